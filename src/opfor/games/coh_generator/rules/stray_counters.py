"""Counters on a map that was switched: what its hex cannot hold goes to the nearest that can."""

from __future__ import annotations

from typing import NamedTuple

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.cascade import decide, narrowed_by
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, lowest
from opfor.core.requests import Choose
from opfor.games.coh_generator.values.actions import MoveCounter
from opfor.games.coh_generator.values.events import CounterMoved
from opfor.games.coh_generator.values.ground import can_hold, field_of, key
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import Site, State


@cite("GEN-3.8.1-b", "V-30", "QG-17")
def settle_counters(play: GeneratorPlay) -> Procedure[None]:
    """Counters whose hex cannot hold them go to the nearest that can; the owner breaks ties."""
    for what, index, hex_, role, kinds in _counters(play.state):
        field = field_of(play.state)
        cell = field.cell(hex_)
        if _can_hold_all(field, cell, kinds):
            continue
        stray = Stray(field, cell, what, play.state.roles[role])
        able = hexes_for(play.state, field, what, kinds)
        chosen = yield from (
            _by_chance(play, stray, able)
            if play.setting.rulings.nearest_hex_tie == "random"
            else _by_its_owner(play, stray, able)
        )
        play.emit(CounterMoved(what, index, key(field, chosen)))


Kinds = tuple[UnitKind | None, ...]
"""The Units a hex must be able to hold; None for markers and works."""


def _can_hold_all(field: Battlefield, cell: int, kinds: Kinds) -> bool:
    return all(can_hold(field, cell, kind) for kind in kinds)


def _counters(state: State) -> list[tuple[str, int, str, str, Kinds]]:
    """Everything that lies in a hex, with who moves it. What hides is moved by its site, which
    any of its Units may turn out to hold."""
    first = {side: next(r for r in state.roles if r.startswith(side)) for side in NATIONS}
    units = [
        ("unit", n, u.hex, u.role, (unit_of(u.side, u.unit),))
        for n, u in enumerate(state.units)
        if u.where == "map"
    ]
    markers = [("marker", n, m.hex, first[m.owner], (None,)) for n, m in enumerate(state.markers)]
    works = [("work", n, w.hex, w.role, (None,)) for n, w in enumerate(state.works) if not w.hidden]
    sites = [
        ("site", n, hex_, *_hiders(state, state.sites[number]))
        for n, (number, hex_) in enumerate(state.hiding_places())
    ]
    return [*units, *markers, *works, *sites]


def _hiders(state: State, site: Site) -> tuple[str, Kinds]:
    """Whose site it is, and the Units that hide there."""
    role = state.unit(site.side, site.units[0]).role
    return role, tuple(unit_of(site.side, unit) for unit in site.units)


def hexes_for(state: State, field: Battlefield, what: str, kinds: Kinds) -> list[int]:
    """The hexes that can hold a counter; one Defense Counter, one marker and one hiding place per
    hex."""
    taken = {
        "unit": set(),
        "marker": {marker.hex for marker in state.markers},
        "work": {work.hex for work in state.works},
        "site": {work.hex for work in state.works} | {hex_ for _, hex_ in state.hiding_places()},
    }[what]
    return [
        cell
        for cell in range(len(field))
        if _can_hold_all(field, cell, kinds) and key(field, cell) not in taken
    ]


class Stray(NamedTuple):
    """A counter that cannot stay in its cell, and the player who owns it."""

    field: Battlefield
    cell: int
    what: str
    player: str


@measure("hex|hexes", brief="the nearest hex")
def hexes_away(stray: Stray, cell: int) -> int:
    return stray.field.distance(stray.cell, cell)


WHY = "Equally near hexes for a counter that cannot stay"
NEAREST_HEX: Question[Stray, int] = Question(
    "nearest-hex",
    "To which hex does a counter go that cannot stay?",
    "the hexes that can hold it",
    (lowest("GEN-3.8.1-b", hexes_away),),
    named=lambda stray, cell: key(stray.field, cell),
    tie=Tie("uniform", "QG-17", WHY),
    chosen="It goes to {}",
)
"""By ruling chance breaks its ties, else the owner does."""


def _by_chance(play: GeneratorPlay, stray: Stray, able: list[int]) -> Procedure[int]:
    about = {"what": stray.what, "player": stray.player}
    chosen = yield from decide(play, NEAREST_HEX, stray, able, about.copy)
    assert chosen is not None, "some hex can hold it"
    return chosen


def _by_its_owner(play: GeneratorPlay, stray: Stray, able: list[int]) -> Procedure[int]:
    nearest = narrowed_by(play, NEAREST_HEX, stray, able).survivors
    if len(nearest) == 1:
        return nearest[0]
    options = {key(stray.field, cell): cell for cell in nearest}
    offered = tuple(map(MoveCounter, options))
    answer: MoveCounter = yield Choose(stray.player, f"{WHY}: which?", offered)
    return options[answer.hex]
