"""Laying, adding and switching maps, and what moves with them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES, LONG_EDGES
from opfor.cardboard.coh.board.layout import MOST_BOARDS, Placed, add, beside
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.play import Procedure
from opfor.core.requests import Choose, TieBreak
from opfor.games.coh_generator.rules.trucks import routes
from opfor.games.coh_generator.values.actions import LayMap, MoveCounter, RouteTruck, SwitchTo
from opfor.games.coh_generator.values.events import CounterMoved, MapLaid, MapSwitched, TruckRouted
from opfor.games.coh_generator.values.ground import BEYOND, can_hold, field_of, key
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import Segment, Site, State


def unused(setting_boards: tuple[str, ...], state: State) -> tuple[str, ...]:
    """Boards not on the table."""
    used = {placed.board for placed in state.layout}
    return tuple(board for board in setting_boards if board not in used)


@cite("GEN-2.1-f", "GEN-3.8-a", "QG-17")
def layable(setting_boards: tuple[str, ...], state: State) -> tuple[LayMap, ...]:
    """Every way to lay one more map: the first anywhere, others along an edge of equal length."""
    free = unused(setting_boards, state)
    if not state.layout:
        return tuple(LayMap(Placed(board)) for board in free)
    if len(state.layout) >= MOST_BOARDS:
        return ()
    found: dict[LayMap, None] = {}
    for board in free:
        for placed in state.layout:
            for laid in _along(state, placed, board):
                found[LayMap(laid)] = None
    return tuple(found)


def _along(state: State, placed: Placed, board: str) -> Iterator[Placed]:
    for edge in EDGES:
        for own in EDGES:
            if (edge in LONG_EDGES) != (own in LONG_EDGES):
                continue
            laid = beside(placed, edge, board, own)
            try:
                add(state.layout, laid)
            except OpforError:
                continue
            yield laid


@cite("GEN-3.8-b")
def moved_edges(state: State, laid: Placed) -> dict[str, tuple[Segment, ...]]:
    """Entry edges covered by a new map: their Units now enter one map farther out."""
    changed: dict[str, tuple[Segment, ...]] = {}
    at = {placed.board: placed.at for placed in state.layout}
    for role, segments in state.edges.items():
        new = tuple(
            (laid.board, edge)
            if (at[board][0] + BEYOND[edge][0], at[board][1] + BEYOND[edge][1]) == laid.at
            else (board, edge)
            for board, edge in segments
        )
        if new != segments:
            changed[role] = new
    return changed


def lay_map(play: GeneratorPlay, player: str, question: str) -> Procedure[None]:
    """Let a player lay one more map."""
    options = layable(play.setting.boards, play.state)
    answer: LayMap = yield Choose(player, question, options, rule="GEN-2.1-f")
    play.emit(MapLaid(answer.placed, moved_edges(play.state, answer.placed)))
    yield from reroute_trucks(play)


@cite("GEN-3.8.1-a")
def switch_map(play: GeneratorPlay, player: str) -> Procedure[None]:
    """Another map takes the place and turn of one in use; counters keep their hex numbers."""
    free = unused(play.setting.boards, play.state)
    options = tuple(SwitchTo(p.board, new) for p in play.state.layout for new in free)
    question = "Which map is switched for which?"
    answer: SwitchTo = yield Choose(player, question, options, rule="GEN-3.8.1-a")
    play.emit(MapSwitched(answer.old, answer.new))
    yield from settle_counters(play)
    yield from reroute_trucks(play)


@cite("GEN-3.8.1-b", "V-30", "QG-17")
def settle_counters(play: GeneratorPlay) -> Procedure[None]:
    """Counters whose hex cannot hold them go to the nearest that can; the owner breaks ties."""
    for what, index, hex_, role, kinds in _counters(play.state):
        field = field_of(play.state)
        cell = field.cell(hex_)
        if _can_hold_all(field, cell, kinds):
            continue
        nearest = nearest_hexes(play.state, field, what, cell, kinds)
        chosen = yield from _one_of(play, role, nearest)
        play.emit(CounterMoved(what, index, chosen))


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


def nearest_hexes(
    state: State, field: Battlefield, what: str, cell: int, kinds: Kinds
) -> tuple[str, ...]:
    """The nearest hexes that can hold a counter; one Defense Counter, one marker and one hiding
    place per hex."""
    taken = {
        "unit": set(),
        "marker": {marker.hex for marker in state.markers},
        "work": {work.hex for work in state.works},
        "site": {work.hex for work in state.works} | {hex_ for _, hex_ in state.hiding_places()},
    }[what]
    able = [
        other
        for other in range(len(field))
        if _can_hold_all(field, other, kinds) and key(field, other) not in taken
    ]
    least = min(field.distance(cell, other) for other in able)
    return tuple(key(field, other) for other in able if field.distance(cell, other) == least)


def _one_of(play: GeneratorPlay, role: str, hexes: tuple[str, ...]) -> Procedure[str]:
    if len(hexes) == 1:
        return hexes[0]
    why = "Equally near hexes for a counter that cannot stay"
    if play.setting.rulings.nearest_hex_tie == "random":
        drawn: str = yield TieBreak(hexes, why, "QG-17")
        return drawn
    options = tuple(MoveCounter(hex_) for hex_ in hexes)
    answer: MoveCounter = yield Choose(play.state.roles[role], f"{why}: which?", options)
    return answer.hex


@cite("SOLO-6.2-g")
def reroute_trucks(play: GeneratorPlay) -> Procedure[None]:
    """A truck whose road or edges a new map changed gets another way, picked by its player; where
    no road joins any edges it has none, and waits with the others of its side."""
    ways = {RouteTruck(a, b): way for a, b, way in routes(field_of(play.state))}
    for route in play.state.trucks:
        kept = ways.get(RouteTruck(route.entrance, route.exit), None if ways else ())
        if kept == route.road:
            continue
        if not ways:
            play.emit(TruckRouted(replace(route, road=())))
            continue
        answer = RouteTruck(route.entrance, route.exit)
        if kept is None:
            role = play.state.unit(route.side, route.unit).role
            question = f"By which edges does {route.unit} enter and leave now?"
            answer = yield Choose(play.state.roles[role], question, tuple(ways))
        changed = replace(route, entrance=answer.entrance, exit=answer.exit, road=ways[answer])
        play.emit(TruckRouted(changed))
