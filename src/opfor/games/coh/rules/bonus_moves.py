"""Driving on: bonus moves of wheels and tracks, and the card that adds a hex."""

from __future__ import annotations

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.rules.movement_steps import can_move, may_go, step
from opfor.games.coh.rules.rolls import cards_for, play_card
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Done, DriveOn, PlayBonus
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay

HEAVY_SMOKE = 2


def drive_on(play: CohPlay, unit: int, origin: int, first: Stride) -> Procedure[None]:
    """Bonus moves, one symbol after the other; a first step into something difficult forfeits
    them all."""
    left = list(play.setting.kind(play.state.counters[unit]).bonus_moves)
    if play.setting.play_rule("no-bonus-moves", play.state.counters[unit].side):
        return
    if not first.easy or _stops(look(play.setting, play.state), origin, first.to):
        return
    while left and play.state.counters[unit].place == "map":
        sight = look(play.setting, play.state)
        ways = bonus_strides(sight, unit, left)
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


def bonus_strides(look: Deployment, unit: int, left: list[str]) -> list[tuple[Stride, str]]:
    """The steps that a symbol still allows: wheels along a road into a hex without a vehicle,
    tracks along a road or into open ground."""
    cell = look.state.counters[unit].cell
    found = []
    for stride in look.setting.tables.strides(look.kind(unit))[cell]:
        if _stops(look, cell, stride.to) or not may_go(look, unit, stride.to):
            continue
        vehicle = any(look.kind(i).kind == "vehicle" for i in look.at.get(stride.to, ()))
        if "wheel" in left and stride.on_road and not vehicle:
            found.append((stride, "wheel"))
        elif "track" in left and stride.easy:
            found.append((stride, "track"))
    return found


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
