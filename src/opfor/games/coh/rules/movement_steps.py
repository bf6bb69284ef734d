"""Single steps: which ones a unit may take, what they cost, and taking one."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.core.play import Procedure
from opfor.games.coh.rules.aps_and_caps import Paid, player_of
from opfor.games.coh.rules.control_and_fieldworks import come_in
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.rules.hits import abandon
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Move
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.kit.hexes import FACINGS


def can_move(look: Deployment, unit: int) -> bool:
    """Whether a unit may move or pivot at all."""
    return look.can_move(unit)


def moves(look: Deployment, unit: int) -> Iterable[tuple[int, Move]]:
    """Every step a unit may take, with its cost."""
    counter = look.state.counters[unit]
    offered = look.setting.offered
    key = ("moves", unit, counter.unit, counter.cell, counter.facing, counter.hit)
    found: tuple[tuple[int, Move], ...] | None = offered.get(key)
    if found is None:
        found = offered[key] = tuple(_moves(look, unit))
    works, intrusion = look.work_at, look.state.intrusion
    hemmed = intrusion is not None and intrusion.cell == counter.cell
    if hemmed or (works and any(move.to in works for _, move in found)):
        return [(cost, move) for cost, move in found if may_go(look, unit, move.to)]
    return found


def _moves(look: Deployment, unit: int) -> Iterable[tuple[int, Move]]:
    counter = look.state.counters[unit]
    for stride in look.setting.tables.strides(look.kind(unit))[counter.cell]:
        yield stride_cost(look, unit, stride), Move(unit, stride.to)


def stride_cost(look: Deployment, unit: int, stride: Stride) -> int:
    """Move cost, hit effects, the step's surcharge, and 1 for going backwards: a Rumored Enemy
    has no back."""
    facing = FACINGS[look.state.counters[unit].facing]
    ahead = stride.direction in facing.front or look.kind(unit).has("rumored")
    backwards = 0 if ahead else look.setting.numbers.backwards_cost
    return look.move_cost(unit) + stride.extra + backwards


def may_go(look: Deployment, unit: int, to: int, out_of: int | None = None) -> bool:
    """Obstacles bar some; a withdrawing unit may not go where its enemy has just come from.
    ``out_of`` is the cell it would step out of, if not the one it stands in."""
    work = look.work_at.get(to)
    if work is not None and not work.hidden:
        kind = look.setting.works[work.kind]
        mover = look.kind(unit)
        if mover.movement in kind.bars:
            return False
    stands = out_of is None or out_of == look.state.counters[unit].cell
    return not (stands and _cuts_off(look, unit, to))


def _cuts_off(look: Deployment, unit: int, to: int) -> bool:
    intrusion, counter = look.state.intrusion, look.state.counters[unit]
    if intrusion is None or intrusion.cell != counter.cell:
        return False
    if look.state.turn != intrusion.turn + 1 or not look.is_locked(unit):
        return False
    return to == intrusion.origin or look.field.distance(to, intrusion.origin) == 1


def step(play: CohPlay, unit: int, stride: Stride) -> Procedure[int]:
    """Put the unit into the next hex and let the hex do what it does to it."""
    counter = play.state.counters[unit]
    forward = stride.direction in FACINGS[counter.facing].front
    abandon(play, unit)
    facing = stride.direction if forward else counter.facing
    play.emit(ev.UnitMoved(unit, stride.to, facing))
    find_exposed(play)
    if look(play.setting, play.state).is_locked(unit):
        play.emit(ev.Intruded(unit, stride.to, counter.cell))
    extra = yield from come_in(play, unit, stride.to)
    return extra


def charge(play: CohPlay, unit: int, paid: Paid, extra: int) -> Paid:
    """Barbed wire costs more than was paid: what is there is taken, a check counts it whole."""
    side = play.state.counters[unit].side
    if not extra or paid.mode == "free":
        return paid
    if paid.mode == "caps":
        short = min(extra, play.state.caps[side])
        if short:
            play.emit(ev.CapsSpent(side, short, "wire"))
    elif paid.mode == "ap" and play.setting.economy == "activation":
        player = player_of(play, unit)
        short = min(extra, play.state.aps[player])
        if short:
            play.emit(ev.ApsSpent(player, short))
    return Paid(paid.mode, paid.aps + extra, paid.opens)
