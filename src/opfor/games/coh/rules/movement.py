"""Moves and pivots as whole actions."""

from __future__ import annotations

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.rules.aps_and_caps import Paid, pay
from opfor.games.coh.rules.bonus_moves import drive_on, move_on
from opfor.games.coh.rules.control_and_fieldworks import set_off
from opfor.games.coh.rules.hidden_units import reveal
from opfor.games.coh.rules.hits import abandon
from opfor.games.coh.rules.movement_steps import charge, step, stride_cost
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Face, Move
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.kit.hexes import FACINGS


@cite("COH-2.0-b")
def move(
    play: CohPlay, action: Move, free: Paid | None = None
) -> Procedure[tuple[Paid, list[int]]]:
    """Go one hex, drive on with bonus moves, then turn as you like."""
    sight = look(play.setting, play.state)
    stride = play.setting.tables.stride(
        sight.kind(action.unit), play.state.counters[action.unit].cell, action.to
    )
    assert stride is not None, "only steps that can be taken are offered"
    cost = stride_cost(sight, action.unit, stride)
    paid = free or (yield from pay(play, action.unit, cost))
    side = play.state.counters[action.unit].side
    play.emit(ev.ActionTaken(side, (action.unit,), "move"))
    reveal(play, action.unit, "moved")
    paid = yield from go(play, action.unit, stride, paid)
    return paid, [action.unit]


def go(play: CohPlay, unit: int, stride: Stride, paid: Paid) -> Procedure[Paid]:
    """One unit's whole movement in an action: the step, bonus moves, a card, the facing."""
    origin = play.state.counters[unit].cell
    forward = stride.direction in FACINGS[play.state.counters[unit].facing].front
    extra = yield from step(play, unit, stride)
    paid = charge(play, unit, paid, extra)
    if play.setting.kind(play.state.counters[unit]).bonus_moves and forward:
        yield from drive_on(play, unit, origin, stride)
    yield from move_on(play, unit)
    yield from choose_facing(play, unit)
    return paid


def choose_facing(play: CohPlay, unit: int) -> Procedure[None]:
    """After a move a unit turns as it likes; in close combat facing does not matter."""
    counter = play.state.counters[unit]
    if counter.place != "map" or look(play.setting, play.state).is_locked(unit):
        return
    seat = play.setting.seat(play.state, counter.side)
    options = tuple(Face((counter.facing + turn) % 6) for turn in range(6))
    answer = yield Choose(seat, "facing", options, counter.id)
    if answer.facing != counter.facing:
        play.emit(ev.UnitTurned(unit, answer.facing))


def pivot_cost(look: Deployment, unit: int) -> int:
    return look.setting.numbers.pivot_cost + look.hit(unit).move_cost


def pivot(
    play: CohPlay, unit: int, facing: int, free: Paid | None = None
) -> Procedure[tuple[Paid, list[int]]]:
    """Turn in place; mines do not like it."""
    cost = pivot_cost(look(play.setting, play.state), unit)
    paid = free or (yield from pay(play, unit, cost))
    play.emit(ev.ActionTaken(play.state.counters[unit].side, (unit,), "pivot"))
    reveal(play, unit, "turned")
    abandon(play, unit)
    play.emit(ev.UnitTurned(unit, facing))
    yield from set_off(play, unit)
    return paid, [unit]
