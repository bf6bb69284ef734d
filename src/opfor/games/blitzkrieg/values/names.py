"""The units of a setting by number, and what each acts as."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN
from opfor.games.blitzkrieg.values.tables import UnitRow


class Names:
    """Units in the order of their names; behind them the bot's scientist, a unit nobody has told,
    and one a seat may not see. ``rows`` are what the rules look at, ``said`` what records hold."""

    def __init__(self, setting: Setting) -> None:
        by_id = setting.units.by_id
        self.ids = sorted(by_id)
        self.bot = setting.bot
        self.scientist = _bots_scientist(setting)
        self.rows: list[UnitRow] = [by_id[unit] for unit in self.ids]
        if self.scientist is not None:
            self.rows.append(self.scientist)
        self.untold = len(self.ids) + 1
        self.number: dict[str | None, int] = {unit: i for i, unit in enumerate(self.ids)}
        self.number |= {UNTOLD: self.untold, HIDDEN: self.untold + 1}
        self.said = [*self.ids, self.scientist.id if self.scientist else "", UNTOLD, HIDDEN]
        seats = setting.seats
        self.bags = [f"{seat}-bag" for seat in seats]
        self.reserves = [f"{seat}-reserve" for seat in seats]
        self.owners = ("the bot's", "your") if setting.bot is not None else _owners(setting)
        players = [f"player:{seat}" for seat in seats]
        self.streams = [
            "die",
            "cup",
            "pile",
            "tie",
            "campaigns",
            *self.bags,
            *self.reserves,
            *players,
        ]

    def counts(self, pool: Sequence[str]) -> list[int]:
        """A pool as counts."""
        found = [0] * len(self.said)
        for unit in pool:
            found[self.number[unit]] += 1
        return found

    @cite("QB-15")
    def as_held(self, unit: str, side: int) -> UnitRow:
        """What a token in a reserve is: the bot's scientist is an airforce of fixed strength."""
        row = self.rows[self.ids.index(unit)]
        return self.scientist if row.scientist and side == self.bot and self.scientist else row

    @cite("players-scientist")
    def roams(self, setting: Setting, row: UnitRow) -> bool:
        """A player's scientist may go to any campaign of an open theatre."""
        return row.scientist and setting.rulings.players_scientist == "any-campaign"

    def ground(self, setting: Setting, row: UnitRow) -> int:
        """The spaces a unit may stand on, a bit for each."""
        everywhere = range(len(setting.board.spaces))
        spaces = everywhere if self.roams(setting, row) else setting.ground(row)
        return sum(1 << space for space in spaces)

    def most_steps(self, setting: Setting, row: UnitRow) -> int:
        """More than a unit can ever move a marker: its strength, everybody who may support it, and
        the greatest tactical advantage."""
        board = setting.board
        sizes = [sum(len(c.spaces) for c in theatre.campaigns) for theatre in board.theatres]
        advantages = [s.amount for s in board.spaces if s.effect == "tactical-advantage"]
        return row.strength + max(sizes) * bool(row.leads) + max(advantages, default=0)

    def acting(self, side: int) -> list[int]:
        """What each unit acts as for a side, when it is placed and when a spy copies it."""
        rows = [self.as_held(unit, side) for unit in self.ids]
        found = [len(self.ids) if row is self.scientist else i for i, row in enumerate(rows)]
        return [*found, *range(len(found), len(self.said))]

    @cite("commander-support")
    def support(self, setting: Setting, side: int) -> list[list[int]]:
        """Which units a general or admiral counts: of the kinds it leads, regular ones (by ruling,
        all)."""
        all_count = setting.rulings.commander_support == "all-units"
        held = [self.as_held(unit, side) for unit in self.ids]
        return [
            [int(each.kind in leader.leads and (all_count or not each.special)) for each in held]
            for leader in self.rows
        ]


@cite("BLZ-E-7", "scientist-kind")
def _bots_scientist(setting: Setting) -> UnitRow | None:
    """The scientist as the bot plays it: an airforce of fixed strength."""
    for row in setting.units.by_id.values():
        if row.scientist:
            special = setting.rulings.scientist_kind == "special-weapon"
            strength = setting.constants.scientist_strength
            return replace(
                row, kind="airforce", strength=strength, special=special, scientist=False
            )
    return None


def _owners(setting: Setting) -> tuple[str, str]:
    """``the Allies'``, ``Japan's``."""
    first, second = (
        f"{row.title}'" if row.title.endswith("s") else f"{row.title}'s"
        for row in setting.board.side_rows
    )
    return first, second


def names_of(setting: Setting) -> Names:
    """The names of a setting, worked out once."""
    found = setting.__dict__.get("names")
    if not isinstance(found, Names):
        found = setting.__dict__["names"] = Names(setting)
    return found
