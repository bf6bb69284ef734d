"""Laying, adding and switching maps, and what moves with them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from opfor.cardboard.coh.board.grid import EDGES, LONG_EDGES
from opfor.cardboard.coh.board.layout import Placed, add, beside
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.stray_counters import settle_counters
from opfor.games.coh_generator.rules.trucks import routes
from opfor.games.coh_generator.values.actions import LayMap, RouteTruck, SwitchTo
from opfor.games.coh_generator.values.events import MapLaid, MapSwitched, TruckRouted
from opfor.games.coh_generator.values.ground import BEYOND, field_of
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import Segment, State


def unused(setting_boards: tuple[str, ...], state: State) -> tuple[str, ...]:
    """Boards not on the table."""
    used = {placed.board for placed in state.layout}
    return tuple(board for board in setting_boards if board not in used)


@cite("GEN-2.1-f", "GEN-3.8-a", "QG-17")
def layable(setting_boards: tuple[str, ...], state: State) -> tuple[LayMap, ...]:
    """Every way to lay one more map: the first anywhere, others along an edge of equal length;
    none beside the most that fit."""
    free = unused(setting_boards, state)
    if not state.layout:
        return tuple(LayMap(Placed(board)) for board in free)
    found: dict[LayMap, None] = {}
    for board in free:
        for placed in state.layout:
            for laid in _along(state, placed, board):
                found[LayMap(laid)] = None
    return tuple(found)


def _along(state: State, placed: Placed, board: str) -> Iterator[Placed]:
    for edge in EDGES:
        for own in (each for each in EDGES if (each in LONG_EDGES) == (edge in LONG_EDGES)):
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
    wanted = play.setting.options.first_map
    boards = (wanted,) if wanted and not play.state.layout else play.setting.boards
    options = layable(boards, play.state)
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
