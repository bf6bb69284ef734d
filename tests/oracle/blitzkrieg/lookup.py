"""What the rules look up again and again, worked out once per setting.

Rulings become plain switches here and ground becomes lists of spaces, so that a turn compares
no texts and searches no board.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.content import Board, Units
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.rulings import Rulings
from opfor.games.blitzkrieg.values.tables import Constants, Terrain, UnitRow

BySide = tuple[frozenset[str], frozenset[str]]
Said = tuple[str, str]
"""A phrase for each side."""
NO_BOT = -1

TERRAINS: dict[str, tuple[Terrain, ...]] = {
    "army": ("land", "either"),
    "navy": ("sea", "either"),
    "airforce": ("land", "sea", "either"),
    "agent": (),
}
SAID = {
    "turn": "{} unit from the bag at the end of the turn",
    "production": "{} unit from the bag (industrial production)",
    "research": "the special weapon for {} bag",
    "research-industry": "the special weapon for {} reserve",
    "first-weapon": "the first of {} two special weapons",
    "second-weapon": "the second of {} two special weapons",
    "kept-weapon": "which of the two is {} special weapon",
    "bombed": "{} unit that is bombed",
}
"""Why something is drawn; the gap is for whose it is."""
ANYWHERE: tuple[Terrain, ...] = ("land", "sea", "either")


class Lookup(Struct, frozen=True):
    """Tables and switches; spaces, campaigns and theatres by number, units by id.

    ``ground`` gives for a unit, theatre and campaign the spaces its terrain allows, ``stands``
    all of them at once. ``support`` gives the units that add to a general or admiral of each side.
    ``copies`` are the units as a spy copies them. ``said`` are the reasons given for draws.
    ``stop_short`` is how far from a track's end a push stops, ``boost`` the greatest tactical
    advantage on the board. ``own_business`` says for each side whether nobody else ever looks at
    what it draws: a person's, against the bot.
    """

    bot: int
    rows: dict[str, UnitRow]
    steps: tuple[int, ...]
    spaces: tuple[tuple[tuple[int, ...], ...], ...]
    theatre_spaces: tuple[tuple[int, ...], ...]
    theatre_of: tuple[int, ...]
    ground: dict[str, tuple[tuple[tuple[int, ...], ...], ...]]
    stands: dict[str, frozenset[int]]
    places: dict[str, tuple[Place, ...]]
    support: dict[str, BySide]
    copies: dict[str, UnitRow]
    bots_scientist: UnitRow | None
    bag_sources: Said
    reserve_sources: Said
    seats: Said
    owners: Said
    said: dict[str, Said]
    end_points: int
    outright_bonus: int
    backlash: int
    stop_short: int
    boost: int
    spy_copies_enemy: bool
    scientist_roams: bool
    task_force_skips: bool
    keeps_one_weapon: bool
    effect_first: bool
    any_theatre: bool
    bombed_to_bag: bool
    bot_skips: bool
    own_business: tuple[bool, bool]


def look_up(
    board: Board, units: Units, rulings: Rulings, constants: Constants, bot: int | None
) -> Lookup:
    """Work the tables out for a board, its tokens and the rulings in force."""
    seats = board.sides if bot is None else ("bot", "player")
    owners = ("the bot's", "your") if bot is not None else _owners(board)
    scientist = _bots_scientist(units, rulings, constants)
    rows = units.by_id
    ground = {unit: _ground(board, row, rulings) for unit, row in rows.items()}
    return Lookup(
        bot=NO_BOT if bot is None else bot,
        rows=rows,
        steps=tuple(theatre.steps for theatre in board.theatres),
        spaces=tuple(tuple(c.spaces for c in theatre.campaigns) for theatre in board.theatres),
        theatre_spaces=tuple(theatre.spaces for theatre in board.theatres),
        theatre_of=tuple(space.theatre for space in board.spaces),
        ground=ground,
        stands={u: frozenset(s for t in g for c in t for s in c) for u, g in ground.items()},
        places={unit: tuple(Place(unit, s.index) for s in board.spaces) for unit in rows},
        support={u: _support(row, rows, scientist, rulings, bot) for u, row in rows.items()},
        copies={unit: replace(row, special=True) for unit, row in rows.items()},
        bots_scientist=scientist,
        bag_sources=(f"{seats[0]}-bag", f"{seats[1]}-bag"),
        reserve_sources=(f"{seats[0]}-reserve", f"{seats[1]}-reserve"),
        seats=seats,
        owners=owners,
        said={key: (text.format(owners[0]), text.format(owners[1])) for key, text in SAID.items()},
        end_points=constants.end_points,
        outright_bonus=0 if rulings.outright_win_bonus == "0" else constants.outright_bonus,
        backlash=0 if rulings.nuclear_backlash == "0" else constants.backlash,
        stop_short=constants.stop_short if rulings.pushed_marker == "one-short" else 0,
        boost=max((s.amount for s in board.spaces if s.effect == "tactical-advantage"), default=0),
        spy_copies_enemy=rulings.spy_copies == "last-enemy-unit",
        scientist_roams=rulings.players_scientist == "any-campaign",
        task_force_skips=rulings.task_force_effect == "skipped",
        keeps_one_weapon=rulings.improved_research_keeps == "one",
        effect_first=rulings.effect_and_track == "effect-first",
        any_theatre=rulings.strategic_advantage_reach == "any-theatre",
        bombed_to_bag=rulings.bombed_unit == "bag",
        bot_skips=rulings.bot_cannot_place == "bot-skips",
        own_business=(bot == 1, bot == 0),
    )


def _owners(board: Board) -> Said:
    """``the Allies'``, ``Japan's``."""
    first, second = (
        f"{r.title}'" if r.title.endswith("s") else f"{r.title}'s" for r in board.side_rows
    )
    return first, second


def _bots_scientist(units: Units, rulings: Rulings, constants: Constants) -> UnitRow | None:
    """The scientist as the bot plays it: an airforce of fixed strength."""
    for row in units.by_id.values():
        if row.scientist:
            special = rulings.scientist_kind == "special-weapon"
            strength = constants.scientist_strength
            return replace(
                row, kind="airforce", strength=strength, special=special, scientist=False
            )
    return None


def _ground(
    board: Board, row: UnitRow, rulings: Rulings
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The spaces a unit's terrain allows, by theatre and campaign."""
    anywhere = row.scientist or row.roams or (row.nuclear and rulings.nuclear_ground == "any")
    allowed = ANYWHERE if anywhere else TERRAINS[row.kind]
    spaces = board.spaces
    return tuple(
        tuple(
            tuple(s for s in campaign.spaces if spaces[s].terrain in allowed)
            for campaign in theatre.campaigns
        )
        for theatre in board.theatres
    )


def _support(
    leader: UnitRow,
    rows: Mapping[str, UnitRow],
    scientist: UnitRow | None,
    rulings: Rulings,
    bot: int | None,
) -> BySide:
    """The units a general or admiral counts, for each side."""
    all_count = rulings.commander_support == "all-units"

    def counted(side: int) -> frozenset[str]:
        seen = dict(rows)
        if side == bot and scientist is not None:
            seen[scientist.id] = scientist
        return frozenset(
            u for u, r in seen.items() if r.kind in leader.leads and (all_count or not r.special)
        )

    return (counted(0), counted(1))


_KEPT: dict[int, tuple[Setting, Lookup]] = {}


def lookup_of(setting: Setting) -> Lookup:
    """What the rules look up in a setting, worked out once."""
    found = _KEPT.get(id(setting))
    if found is None or found[0] is not setting:
        made = look_up(
            setting.board, setting.units, setting.rulings, setting.constants, setting.bot
        )
        found = _KEPT[id(setting)] = (setting, made)
    return found[1]
