"""Single steps: which ones a unit may take, what they cost, and taking one."""

from __future__ import annotations

from opfor.fast.coh.apply import intrude, move_to
from opfor.fast.coh.apply_acts import spend_caps
from opfor.fast.coh.deployment import is_locked, move_cost
from opfor.fast.coh.rules.aps_and_caps import spend_aps
from opfor.fast.coh.rules.control_and_fieldworks import come_in
from opfor.fast.coh.rules.hidden_units import find_exposed
from opfor.fast.coh.rules.hits import abandon
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import BARRED, FREELY, IN_APS, IN_CAPS, Battle
from opfor.fast.coh.whys import Caps


def is_ahead(facing: int, direction: int) -> bool:
    """Whether a hexside is one of the three of the front."""
    return (direction - facing + FACINGS + 1) % FACINGS < 3


def can_step(battle: Battle, unit: int, direction: int) -> bool:
    """Whether a unit may take the step over a hexside: ground it may enter, a way neither barred
    by an obstacle nor cut off."""
    cell = battle.cell[unit]
    if battle.extra[battle.gait[unit]][cell][direction] == BARRED:
        return False
    to = battle.neighbour[cell][direction]
    return not is_blocked(battle, unit, to) and not is_cut_off(battle, unit, to)


def is_blocked(battle: Battle, unit: int, to: int) -> bool:
    """Whether something is to be seen in a hex that a unit cannot get past."""
    return battle.is_kept_out[battle.work_seen[to]][unit] == 1


def is_cut_off(battle: Battle, unit: int, to: int) -> bool:
    """A withdrawing unit may not go where its enemy has just come from."""
    if battle.intruded != battle.cell[unit] or battle.turn != battle.intruded_turn + 1:
        return False
    return is_locked(battle, unit) and battle.distance[to][battle.intruded_from] <= 1


def stride_cost(battle: Battle, unit: int, direction: int) -> int:
    """Move cost, hit effects, the step's surcharge, and 1 for going backwards: a Rumored Enemy has
    no back."""
    cost = move_cost(battle, unit) + battle.extra[battle.gait[unit]][battle.cell[unit]][direction]
    if not is_ahead(battle.facing[unit], direction) and not battle.is_rumored[unit]:
        cost += battle.backwards_cost
    return cost


def take_step(battle: Battle, unit: int, direction: int) -> int:
    """Put the unit into the next hex and let the hex do what it does to it; gives the APs that
    barbed wire costs."""
    origin = battle.cell[unit]
    to = battle.neighbour[origin][direction]
    abandon(battle, unit)
    is_forward = is_ahead(battle.facing[unit], direction)
    move_to(battle, unit, to, direction if is_forward else battle.facing[unit])
    find_exposed(battle)
    if is_locked(battle, unit):
        intrude(battle, unit, to, origin)
    return come_in(battle, unit, to)


def charge(battle: Battle, unit: int, extra: int) -> None:
    """Barbed wire costs more than was paid: what is there is taken, a check counts it whole."""
    side, player = battle.side_of[unit], battle.owner[unit]
    if battle.paid_mode == FREELY:
        return
    if battle.paid_mode == IN_CAPS:
        spend_caps(battle, side, min(extra, battle.caps[side]), Caps.WIRE)
    elif battle.paid_mode == IN_APS and battle.activates and min(extra, battle.aps[player]):
        spend_aps(battle, player, min(extra, battle.aps[player]))
    battle.paid_aps += extra
