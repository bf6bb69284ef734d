"""What a new firefight can be told, and the setting made from it: what never changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.move_costs import MoveTables
from opfor.cardboard.coh.counters.numbers import (
    Hit,
    Numbers,
    WorkKind,
    hit_counters,
    numbers,
    work_kinds,
)
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered, unit_kinds
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.book import load_book
from opfor.core.cite import cite
from opfor.core.mission_card import REGULAR, Level
from opfor.core.rulings import rulings_from
from opfor.games.coh.values.state import Counter, State
from opfor.games.coh.values.teams import FEWEST, Teams, teams_of


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``mission`` is an id of the game's own or the path of a TOML file.

    ``economy`` overrides the mission's: 7 APs for an activated unit, or one action and a check.
    ``players``: with three or four, partners share a side, each with units of its own; 0: as many
    as the mission is made for.
    ``lead`` is what the part of a campaign before this one was worth, from -2 to 2. ``level`` is
    one of those the mission knows; ``extra_vp`` are VPs that the AI begins with besides, or the
    Player if it is negative.
    """

    mission: str = "crossroads"
    economy: Literal["mission", "activation", "solo"] = "mission"
    players: int = 0
    lead: int = 0
    level: Level = REGULAR
    extra_vp: int = 0


SpentNumbers = Callable[[Any], Any]
"""``numbers(play)`` is a procedure that gives one AP Spent Number (see ``economy``)."""
RumorFire = Callable[[Any, Any, int, Any], Any]
"""``fire(play, shot, rumor, roll)`` is a procedure: what becomes of a Rumored Enemy fired at."""
RumorShell = Callable[[Any, int], Any]
"""``reveal(play, rumor)`` is a procedure: who was behind it when a shell fell there."""


class Setting(Struct, frozen=True, eq=False):
    """Mission, battlefield, counters' values, numbers and rulings in force.

    ``bot`` is the side the solo AI plays, if any; ``spent_number`` is how an AP Spent Check
    finds its number where a deck of order cards is in play (``None``: a die), and ``at_rumor``
    what fire at a Rumored Enemy does there: the AI chooses how it faces when it is revealed, by
    shells too (``shelled``).
    """

    mission: Mission
    field: Battlefield
    economy: str
    rulings: Rulings
    kinds: Mapping[str, UnitKind]
    hits: Mapping[str, Hit]
    numbers: Numbers
    works: Mapping[str, WorkKind]
    tables: MoveTables
    bot: int | None = None
    spent_number: SpentNumbers | None = None
    at_rumor: RumorFire | None = None
    shelled: RumorShell | None = None
    entries: tuple[Mapping[int, tuple[int, ...]], Mapping[int, tuple[int, ...]]] = ({}, {})
    areas: tuple[Mapping[int, tuple[int, ...]], Mapping[int, tuple[int, ...]]] = ({}, {})
    exits: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    own_exits: tuple[Mapping[int, frozenset[int]], Mapping[int, frozenset[int]]] = ({}, {})
    """Where every unit of a side may leave the map, and where only the counter of a number may."""
    teams: Teams | None = None
    """Who shares a side with whom; ``None`` where every side is one player."""
    opens_later: bool = False
    """Whether nobody leaves the map until a line of the mission opens the exits."""
    sight_limit: int = 0
    """How far anybody sees at first, in hexes; 0: as far as the ground lets them."""
    has_hiders: bool = False
    has_transport: bool = True
    """Whether anything can hide, ride or be towed at all; spares questions where not."""
    cards: Mapping[str, OrderCard] = {}
    """The order cards of a solo game by number; of a position its one card, by no number."""
    options: Options | None = None
    """What it was made of, as programs at the table are told."""
    offered: dict[Any, Any] = {}
    """What was worked out once, such as actions offered again: nothing here depends on a state."""

    @property
    def seats(self) -> tuple[str, str]:
        """Seat ids, side 0 first."""
        if self.bot is None:
            return self.mission.sides[0].nation, self.mission.sides[1].nation
        return ("bot", "player") if self.bot == 0 else ("player", "bot")

    def side_of_seat(self, seat: str) -> int:
        """The side a seat belongs to; partners share one."""
        return self.seats.index(seat) if self.teams is None else self.teams.side_of(seat)

    def player_of(self, unit: int, side: int) -> int:
        """The player who commands a counter: its side's, or one of two partners."""
        return side if self.teams is None else self.teams.owners[unit]

    def seat(self, state: State, side: int) -> str:
        """Who speaks for a side now: of two partners the one who has, or last had, the turn."""
        if self.teams is None:
            return self.seats[side]
        return self.teams.seats[side][state.speaker[side]]

    def owners_seat(self, unit: int, side: int) -> str:
        """Who puts a unit of a side down: its own player."""
        if self.teams is None:
            return self.seats[side]
        return self.teams.seats[side][self.teams.owners[unit] // 2]

    @property
    def hits_are_secret(self) -> bool:
        """Whether a hit counter lies face down before the enemy; the AI's lie open."""
        return self.bot is None and self.rulings.hit_secrecy == "secret"

    @cite("GEN-3.9-a", "GEN-3.9-c")
    def play_rule(self, key: str, side: int) -> int:
        """What the mission's rules of that key add up to for a side."""
        nation = self.mission.sides[side].nation
        rules = self.mission.rules
        return sum(r.value for r in rules if r.key == key and r.side in ("", nation))

    def kind(self, counter: Counter) -> UnitKind:
        return self.kinds[counter.unit]

    def entry_cells(self, counter: Counter) -> tuple[int, ...]:
        """The hexes a reinforcement may enter by."""
        return self.entries[counter.side].get(counter.number, ())

    def way_out(self, counter: Counter) -> frozenset[int]:
        """A way off the map that only this counter may take."""
        return self.own_exits[counter.side].get(counter.number, frozenset())

    def side_of(self, unit: int) -> int:
        """The side of a counter of the mission; counters added later are the AI's."""
        first = sum(len(force.numbers) for force in self.mission.sides[0].forces)
        second = sum(len(force.numbers) for force in self.mission.sides[1].forces)
        if unit >= first + second and self.bot is not None:
            return self.bot
        return 0 if unit < first else 1

    def nation(self, side: int) -> str:
        return self.mission.sides[side].nation


def setting_for(
    chosen: Mission,
    economy: str,
    rulings: Mapping[str, str],
    players: int = FEWEST,
    **more: Any,
) -> Setting:
    """The setting of a mission; ``more`` gives what the solo game adds."""
    ground = chosen.ground
    ruled = rulings_from(Rulings, load_book(FOLDER), rulings)
    return Setting(
        mission=chosen,
        field=ground,
        economy=economy,
        rulings=ruled,
        kinds=unit_kinds(),
        hits=hits_ruled(ruled),
        numbers=numbers(),
        works=work_kinds(),
        tables=MoveTables(ground, ruled, numbers().unburdened_move_cost),
        entries=_places(chosen, ground, "by"),
        areas=_places(chosen, ground, "area"),
        exits=_exits(chosen, ground),
        own_exits=_own_exits(chosen, ground),
        teams=None if players == FEWEST else teams_of(chosen, players),
        sight_limit=min((r.value for r in chosen.rules if r.key == "sight-limit"), default=0),
        has_hiders=any(f.hidden for side in chosen.sides for f in side.forces),
        has_transport=_has_transport(chosen),
        **more,
    )


def hits_ruled(rulings: Rulings) -> Mapping[str, Hit]:
    """The hit counters as this printing has them."""
    from msgspec.structs import replace

    found = dict(hit_counters())
    if rulings.berserk_defence == "both-one":
        found["berserk"] = replace(found["berserk"], front_dr=1, flank_dr=1)
    if rulings.damaged_guns == "all-fire":
        for name in ("red-gun-damaged", "blue-gun-damaged"):
            found[name] = replace(found[name], no_red=True, no_blue=True)
    return found


def _places(chosen: Mission, ground: Battlefield, which: str) -> Any:
    """For each side, the cells of an entry or set-up area by counter number."""
    return tuple(
        {
            number: cells_of(ground, getattr(force, which))
            for force in side.forces
            if getattr(force, which)
            for number in force.numbers
        }
        for side in chosen.sides
    )


def _has_transport(chosen: Mission) -> bool:
    return any(
        kind_numbered(side.nation, number).has("transport")
        for side in chosen.sides
        for force in side.forces
        for number in force.numbers
    )


def _exits(chosen: Mission, ground: Battlefield) -> Any:
    return tuple(
        frozenset(cells_of(ground, side.exit.hexes)) if side.exit else frozenset()
        for side in chosen.sides
    )


def _own_exits(chosen: Mission, ground: Battlefield) -> Any:
    return tuple(
        {int(n): frozenset(cells_of(ground, way.hexes)) for n, way in side.exit_of.items()}
        for side in chosen.sides
    )
