"""One turn: a side picks one action and it is carried out, paid and settled."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import spend_activated
from opfor.fast.coh.apply_acts import act_alone, act_with_nobody, begin_turn, pass_by, spend_caps
from opfor.fast.coh.choices import ON_TURN, choose
from opfor.fast.coh.course.offers import offer_turn
from opfor.fast.coh.deployment import spokesman
from opfor.fast.coh.rules.action_cards import interfere, once_more, play_action_card
from opfor.fast.coh.rules.aps_and_caps import pay, settle_up
from opfor.fast.coh.rules.control_and_fieldworks import take_control, update_holders
from opfor.fast.coh.rules.entry_and_exit import leave_map
from opfor.fast.coh.rules.fire_and_close_combat import assault, fire
from opfor.fast.coh.rules.groups import begin_group, enter, group_move, group_rally
from opfor.fast.coh.rules.hasty_defenses import dig_in
from opfor.fast.coh.rules.hidden_actions import hide, search_by_fire, sneak
from opfor.fast.coh.rules.hidden_units import find_exposed
from opfor.fast.coh.rules.movement import move, pivot
from opfor.fast.coh.rules.rally import rally_group
from opfor.fast.coh.rules.smoke import lay_smoke
from opfor.fast.coh.rules.transport import load, unload
from opfor.fast.coh.values import (
    ASSAULT,
    BURN,
    DIG_IN,
    ENTER,
    FIRE,
    FLAME,
    GROUP_MOVE,
    GROUP_RALLY,
    HIDE,
    INDIRECT,
    LAY_SMOKE,
    LEAVE,
    LOAD,
    MOVE,
    NOBODY,
    ON_MAP,
    PASS,
    PIVOT,
    PLAY_CARD,
    RALLIED,
    RALLY,
    RESERVE,
    SEARCH,
    SNEAK,
    STALL,
    STALLED,
    UNLOAD,
    Battle,
)
from opfor.fast.coh.whys import Caps


@cite("COH-2.0-a", "COH-2.1-a", "QC-37")
def take_turn(battle: Battle, side: int, speaker: int) -> None:
    """Ask for one action; a side that can only pass does so unasked."""
    begin_turn(battle, side, speaker)
    offer_turn(battle, side)
    chosen = choose(battle, side, ON_TURN) if battle.offered > 1 else 0
    act, unit, at = battle.offer_act[chosen], battle.offer_unit[chosen], battle.offer_at[chosen]
    if act == PASS:
        pass_turn(battle, side)
    elif act == STALL:
        stall(battle, side, unit)
    else:
        begin_group(battle, unit)
        carry_out_action(battle, side, act, unit, at)
        interfere(battle)
        settle_up(battle)
        once_more(battle)
    tidy(battle)


def carry_out_action(battle: Battle, side: int, act: int, unit: int, at: int) -> None:
    """Carry out an ordinary action."""
    if act == MOVE:
        move(battle, unit, at, False)
    elif act == PIVOT:
        pivot(battle, unit, at)
    elif act in (FIRE, FLAME, INDIRECT):
        fire(battle, act, unit, at, False)
    elif act in (ASSAULT, BURN):
        assault(battle, act, unit, at, False)
    elif act == GROUP_MOVE:
        group_move(battle, unit)
    elif act == PLAY_CARD:
        play_action_card(battle, side, at)
    elif act == LAY_SMOKE:
        lay_smoke(battle, unit)
    elif act == DIG_IN:
        dig_in(battle, unit)
    elif act == RALLY:
        rally_alone(battle, unit)
    elif act == GROUP_RALLY:
        group_rally(battle, unit)
    elif act == ENTER:
        enter(battle, unit, at)
    elif act == LOAD:
        load(battle, unit, at)
    elif act == UNLOAD:
        unload(battle, unit, at)
    elif act == LEAVE:
        leave_map(battle, unit)
    elif act == SEARCH:
        search_by_fire(battle, unit)
    elif act == HIDE:
        hide(battle, unit)
    elif act == SNEAK:
        sneak(battle, unit, at)


def rally_alone(battle: Battle, unit: int) -> None:
    pay(battle, unit, battle.rally_cost)
    act_alone(battle, unit, RALLIED)
    rally_group(battle)


@cite("COH-2.1-f", "COH-2.4-a", "passing-with-aps")
def pass_turn(battle: Battle, side: int) -> None:
    """Do nothing; an activated unit loses what APs it had left."""
    pass_by(battle, side)
    if battle.aps_are_lost:
        spend_activated(battle, spokesman(battle, side))


@cite("COH-2.1-e", "QC-16")
def stall(battle: Battle, side: int, unit: int) -> None:
    """Pay 1 and do nothing; it is no pass."""
    if unit == NOBODY:
        act_with_nobody(battle, side, STALLED)
        spend_caps(battle, side, battle.stall_cost, Caps.STALL)
        return
    pay(battle, unit, battle.stall_cost)
    if battle.stallers_acted:
        act_alone(battle, unit, STALLED)
    else:
        act_with_nobody(battle, side, STALLED)
    if battle.stalls_unchecked and not battle.activates:
        return
    begin_group(battle, unit)
    settle_up(battle)


def tidy(battle: Battle) -> None:
    """What follows from any action: hidden units noticed, markers and fortifications held."""
    find_exposed(battle)
    for marker in range(battle.markers):
        take_control(battle, marker)
    update_holders(battle)


def combat_effective(battle: Battle, side: int) -> bool:
    """Whether a side still has, or may yet get, a unit that can fight."""
    for unit in range(battle.units):
        if battle.side_of[unit] == side and battle.place[unit] in (ON_MAP, RESERVE):
            if battle.is_effective[unit]:
                return True
    return False
