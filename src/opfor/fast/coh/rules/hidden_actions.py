"""Actions of stealth: hiding, moving hidden, searching by fire."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import creep_to, hide_unit
from opfor.fast.coh.apply_acts import act_alone, act_with_nobody
from opfor.fast.coh.choices import ON_SUSPECT, choose, offer
from opfor.fast.coh.deployment import attack_cost, can_move, is_locked
from opfor.fast.coh.rules.aps_and_caps import pay
from opfor.fast.coh.rules.control_and_fieldworks import come_in, update_holders
from opfor.fast.coh.rules.fire_and_close_combat import volley
from opfor.fast.coh.rules.hidden_units import (
    come_into_view,
    has_open,
    is_watched,
    probe,
    stays_hidden,
)
from opfor.fast.coh.rules.movement_steps import can_step, charge
from opfor.fast.coh.rules.targets import aim_at, can_burn, can_fire_at, find_targets, may_shoot
from opfor.fast.coh.sizes import FACINGS, NO_LIMIT
from opfor.fast.coh.values import (
    ATTACKED,
    CREPT,
    FIRE,
    FLAME,
    HEX,
    HID,
    HIDE,
    NOTHING,
    OFF,
    SEARCH,
    SNEAK,
    Battle,
)
from opfor.fast.coh.whys import Seen


@cite("who-may-hide")
def offer_stealth(battle: Battle, unit: int, means: int) -> None:
    """Hiding, moving hidden without being noticed, searching by fire."""
    if means >= battle.hide_cost:
        offer_hiding(battle, unit)
    if attack_cost(battle, unit) <= means and can_probe(battle, unit):
        offer(battle, SEARCH, unit, NOTHING)


def offer_hiding(battle: Battle, unit: int) -> None:
    """Hiding needs a place out of every enemy's sight, and a mission in which the side hides."""
    if battle.carrier[unit] != OFF or battle.hit_stuns[battle.hit[unit]]:
        return
    if not battle.hidden[unit]:
        if battle.side_hides[battle.side_of[unit]] and not is_locked(battle, unit):
            if not is_watched(battle, unit, battle.cell[unit], NO_LIMIT):
                offer(battle, HIDE, unit, NOTHING)
        return
    if not can_move(battle, unit):
        return
    for direction in range(FACINGS):
        if can_step(battle, unit, direction):
            if may_sneak(battle, unit, battle.neighbour[battle.cell[unit]][direction]):
                offer(battle, SNEAK, unit, direction)


def may_sneak(battle: Battle, unit: int, to: int) -> bool:
    """Foot and guns go where they stay unnoticed; vehicles only out of every enemy's sight."""
    if battle.is_vehicle[unit] and is_watched(battle, unit, to, NO_LIMIT):
        return False
    return stays_hidden(battle, unit, to)


def hide(battle: Battle, unit: int) -> None:
    """Leave the map's surface: from now on only the owner knows where it is."""
    pay(battle, unit, battle.hide_cost)
    act_alone(battle, unit, HID)
    hide_unit(battle, unit)


@cite("obstacles-find-the-hidden")
def sneak(battle: Battle, unit: int, direction: int) -> None:
    """One hex, unseen, at the cost of hiding; terrain costs nothing extra, wire and mines do."""
    pay(battle, unit, battle.hide_cost)
    act_with_nobody(battle, battle.side_of[unit], CREPT)
    to = battle.neighbour[battle.cell[unit]][direction]
    creep_to(battle, unit, to)
    work = battle.work_in[to]
    if work != NOTHING and battle.work_is_obstacle[battle.work_kind[work]]:
        come_into_view(battle, unit, Seen.OBSTACLE, NOTHING)
        charge(battle, unit, come_in(battle, unit, to))
    update_holders(battle)


def can_probe(battle: Battle, unit: int) -> bool:
    """Searching by fire: only where the enemy may have somebody hidden."""
    if not battle.side_hides[1 - battle.side_of[unit]] or not may_shoot(battle, unit):
        return False
    return not is_locked(battle, unit) and next_suspect(battle, unit, NOTHING) != NOTHING


def next_suspect(battle: Battle, unit: int, after: int) -> int:
    """The next hex behind a cell worth a blind shot: a weapon reaches it, nobody open is in it."""
    for cell in range(after + 1, battle.cells):
        if not has_open(battle, cell):
            if can_fire_at(battle, unit, cell) or can_burn(battle, unit, cell):
                return cell
    return NOTHING


def search_by_fire(battle: Battle, unit: int) -> None:
    """Pick a hex, roll to find whoever hides there, then attack what was found. A flamethrower
    need not roll."""
    battle.offered = 0
    cell = next_suspect(battle, unit, NOTHING)
    while cell != NOTHING:
        offer(battle, HEX, unit, cell)
        cell = next_suspect(battle, unit, cell)
    where = battle.offer_at[choose(battle, battle.side_of[unit], ON_SUSPECT)]
    is_flame = can_burn(battle, unit, where)
    pay(battle, unit, attack_cost(battle, unit))
    act_alone(battle, unit, ATTACKED)
    come_into_view(battle, unit, Seen.OPENED_FIRE, NOTHING)
    if probe(battle, unit, where, is_flame):
        aim_at(battle, FLAME if is_flame else FIRE, unit, where)
        battle.supporters = 0
        find_targets(battle, where)
        volley(battle)
