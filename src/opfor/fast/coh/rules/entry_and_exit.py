"""Coming onto the map and leaving it."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import leave_with_all, move_to
from opfor.fast.coh.apply_acts import act_alone, score
from opfor.fast.coh.deployment import move_cost
from opfor.fast.coh.rules.aps_and_caps import pay
from opfor.fast.coh.rules.bonus_moves import drive_on, is_stopped
from opfor.fast.coh.rules.control_and_fieldworks import come_in, update_holders
from opfor.fast.coh.rules.hits import abandon
from opfor.fast.coh.rules.movement import choose_facing
from opfor.fast.coh.rules.movement_steps import charge
from opfor.fast.coh.values import BARRED, DEPARTED, LEFT_SCORES, OFF, RESERVE, Battle


@cite("entering-the-map")
def entry_cost(battle: Battle, unit: int, cell: int) -> int:
    """What coming onto the map at a cell costs; ``BARRED`` if the ground there is."""
    extra = battle.entry_extra[battle.gait[unit]][cell]
    if extra == BARRED:
        return BARRED
    return 0 if battle.enters_free else move_cost(battle, unit) + extra


def is_due(battle: Battle, unit: int) -> bool:
    """Whether a reinforcement waits to come on by itself."""
    if battle.carrier[unit] != OFF:
        return False
    return battle.place[unit] == RESERVE and 0 < battle.due[unit] <= battle.round


def has_way_in(battle: Battle, unit: int) -> bool:
    """Whether any of the entry hexes is not full of enemies."""
    for place in range(battle.ways_in[unit]):
        if may_come_at(battle, unit, battle.way_in[unit][place]):
            return True
    return False


def may_come_at(battle: Battle, unit: int, cell: int) -> bool:
    return battle.manned[1 - battle.side_of[unit]][cell] == 0


def may_leave(battle: Battle, unit: int) -> bool:
    """Whether a unit stands where it may leave the map."""
    cell = battle.cell[unit]
    if battle.exits_shut:
        return False
    return battle.is_exit[battle.side_of[unit]][cell] + battle.is_way_out[unit][cell] > 0


def leave_map(battle: Battle, unit: int) -> None:
    """Leave the map where the mission allows it, at the cost of a move, and score for it."""
    pay(battle, unit, move_cost(battle, unit))
    act_alone(battle, unit, DEPARTED)
    abandon(battle, unit)
    go_off(battle, unit)
    update_holders(battle)


@cite("GEN-3.2-a")
def go_off(battle: Battle, unit: int) -> None:
    """A unit is gone with all it carries. What every unit scores there they all score; what is
    given for this one alone its riders do not."""
    side, cell = battle.side_of[unit], battle.cell[unit]
    is_own_way = battle.is_way_out[unit][cell] == 1
    gone, points = leave_with_all(battle, unit), 0
    if battle.is_exit[side][cell]:
        points = battle.exit_vp[side] * gone
    if is_own_way:
        points += battle.way_out_vp[unit]
    score(battle, side, points, LEFT_SCORES, unit)


@cite("bonus-moves-on-entry")
def come_on(battle: Battle, unit: int, cell: int) -> None:
    """Put a reinforcement on the map, facing away from the edge; it drives on with its bonus
    moves, then turns as it likes. Barbed wire at the edge costs more than was paid."""
    move_to(battle, unit, cell, battle.inwards[cell])
    charge(battle, unit, come_in(battle, unit, cell))
    if battle.is_easy[cell] and not battle.no_bonus_moves[battle.side_of[unit]]:
        if not is_stopped(battle, cell, cell):
            drive_on(battle, unit)
    choose_facing(battle, unit)
