"""Driving on: bonus moves of wheels and tracks, and the card that adds a hex."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.rules.movement_steps import can_move, may_go, step
from opfor.games.coh.rules.rolls import cards_for, play_card
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Done, DriveOn, PlayBonus
from opfor.games.coh.values.book_numbers import HEAVY_SMOKE
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.kit.hexes import FACINGS


def drive_on(play: CohPlay, unit: int, origin: int, first: Stride) -> Procedure[None]:
    """Bonus moves, one symbol after the other; a first step into something difficult forfeits
    them all."""
    left: list[str] = list(play.setting.kind(play.state.counters[unit]).bonus_moves)
    if not _may_drive_on(look(play.setting, play.state), unit, origin, first):
        return
    while left and play.state.counters[unit].place == "map":
        sight = look(play.setting, play.state)
        ways = bonus_strides(sight, unit, play.state.counters[unit].cell, left)
        if not ways:
            return
        seat = play.setting.seat(play.state, play.state.counters[unit].side)
        options = (Done(), *(DriveOn(stride.to) for stride, _ in ways))
        answer = yield Choose(seat, "drive-on", options, "a bonus move is left")
        if not isinstance(answer, DriveOn):
            return
        stride, symbol = next(way for way in ways if way[0].to == answer.to)
        left.remove(symbol)
        play.emit(ev.UnitTurned(unit, stride.direction))
        yield from step(play, unit, stride)


def _may_drive_on(look: Deployment, unit: int, origin: int, first: Stride) -> bool:
    """Whether a first step leaves the bonus moves open."""
    if look.setting.play_rule("no-bonus-moves", look.state.counters[unit].side):
        return False
    return first.easy and not _stops(look, origin, first.to)


def bonus_strides(
    look: Deployment, unit: int, cell: int, left: list[str]
) -> list[tuple[Stride, str]]:
    """The steps out of a cell that a symbol still allows: wheels along a road into a hex without
    a vehicle, tracks along a road or into open ground."""
    found = []
    for stride in look.setting.tables.strides(look.kind(unit))[cell]:
        if _stops(look, cell, stride.to) or not may_go(look, unit, stride.to, cell):
            continue
        vehicle = any(look.kind(i).kind == "vehicle" for i in look.at.get(stride.to, ()))
        if "wheel" in left and stride.on_road and not vehicle:
            found.append((stride, "wheel"))
        elif "track" in left and stride.easy:
            found.append((stride, "track"))
    return found


Route = tuple[int, ...]
"""The hexes of one move action, in the order in which they are entered."""


@cite("COH-2.0-b")
def routes(look: Deployment, unit: int, steps: Iterable[int], halts: int) -> dict[int, list[Route]]:
    """Every way one move action can go, by the hex it ends in: the steps themselves, then with
    bonus moves. Nothing goes on out of a hex of the mask ``halts``, or comes back where it was."""
    counter, kind = look.state.counters[unit], look.kind(unit)
    found: dict[int, list[Route]] = {to: [(to,)] for to in steps}
    if not kind.bonus_moves:
        return found
    ahead = FACINGS[counter.facing].front
    for to in tuple(found):
        first = look.setting.tables.stride(kind, counter.cell, to)
        assert first is not None, "only steps that can be taken lead on"
        if first.direction in ahead and _may_drive_on(look, unit, counter.cell, first):
            _lead_on(look, unit, (to,), list(kind.bonus_moves), halts, found)
    return found


def _lead_on(
    look: Deployment,
    unit: int,
    so_far: Route,
    left: list[str],
    halts: int,
    found: dict[int, list[Route]],
) -> None:
    here = so_far[-1]
    if not left or halts >> here & 1:
        return
    for stride, symbol in bonus_strides(look, unit, here, left):
        if stride.to in so_far or stride.to == look.state.counters[unit].cell:
            continue
        route = (*so_far, stride.to)
        found.setdefault(stride.to, []).append(route)
        rest = left.copy()
        rest.remove(symbol)
        _lead_on(look, unit, route, rest, halts, found)


def _stops(look: Deployment, a: int, b: int) -> bool:
    """Heavy smoke at either end, or an obstacle in the hex entered, ends bonus moves."""
    smoke = look.smoke
    if smoke and HEAVY_SMOKE in (smoke.get(a), smoke.get(b)):
        return True
    work = look.work_at.get(b)
    return work is not None and look.setting.works[work.kind].stops_bonus_moves


def move_on(play: CohPlay, unit: int) -> Procedure[None]:
    """The card that lets a unit go one hex further after its move."""
    side = play.state.counters[unit].side
    cards = cards_for(play, side, "move-on") if play.state.hands[side] else []
    if not cards or play.state.counters[unit].place != "map":
        return
    sight = look(play.setting, play.state)
    if sight.is_locked(unit) or not can_move(sight, unit):
        return
    options = (Done(), *map(PlayBonus, cards))
    answer = yield Choose(
        play.setting.seat(play.state, side), "after-move", options, "go one hex further?"
    )
    if not isinstance(answer, PlayBonus):
        return
    play_card(play, side, answer.card)
    cell = play.state.counters[unit].cell
    strides = [
        s for s in play.setting.tables.strides(sight.kind(unit))[cell] if may_go(sight, unit, s.to)
    ]
    steps = (Done(), *(DriveOn(s.to) for s in strides))
    where = yield Choose(play.setting.seat(play.state, side), "drive-on", steps, "one hex further")
    if isinstance(where, DriveOn):
        stride = next(s for s in strides if s.to == where.to)
        play.emit(ev.UnitTurned(unit, stride.direction))
        yield from step(play, unit, stride)
