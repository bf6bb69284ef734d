"""Carrying out attacks: pay, gather supporters, roll against everybody there, take the hits."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply_acts import act_as_group
from opfor.fast.coh.apply_works import destroy_work
from opfor.fast.coh.bot.rumored_enemies import fire_at_rumor
from opfor.fast.coh.choices import ON_JOINING, Throw, choose, offer
from opfor.fast.coh.deployment import attack_cost, is_with, muster_in
from opfor.fast.coh.rules.aps_and_caps import join, may_join, pay
from opfor.fast.coh.rules.ar_and_dv import defence_value, is_spared, rating_against, struck_colour
from opfor.fast.coh.rules.control_and_fieldworks import set_off
from opfor.fast.coh.rules.groups import add_to_group, strike_off
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.hits import suffer, tell_attack, tell_roll_at_work
from opfor.fast.coh.rules.rolls import rolled, sum_of
from opfor.fast.coh.rules.targets import aim_at, can_support, find_targets, fire_cost
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import (
    ATTACKED,
    BURNT,
    DONE,
    FLAME,
    FOUGHT,
    INDIRECT,
    JOIN,
    NEVER,
    NOTHING,
    OFF,
    ON_MAP,
    RED,
    Battle,
)
from opfor.fast.coh.whys import About, For, Gone, Seen, Source


def fire(battle: Battle, act: int, unit: int, cell: int, is_free: bool) -> None:
    """Attack a hex: one cost, one roll against each unit in it, then the fortification."""
    if not is_free:
        pay(battle, unit, fire_cost(battle, unit, cell, act == INDIRECT))
    aim_at(battle, act, unit, cell)
    gather(battle)
    announce(battle, BURNT if act == FLAME else ATTACKED, cell)
    find_targets(battle, cell)
    volley(battle)
    at_fortification(battle)


def assault(battle: Battle, act: int, unit: int, target: int, is_free: bool) -> None:
    """Close combat: one chosen enemy in the hex; on a minefield the attackers set it off."""
    if not is_free:
        pay(battle, unit, attack_cost(battle, unit))
    aim_at(battle, act, unit, battle.cell[unit])
    gather(battle)
    announce(battle, FOUGHT, NOTHING)
    for place in range(battle.grouped):
        set_off(battle, battle.group[place])
    if battle.place[unit] != ON_MAP:
        return
    battle.target[0] = target
    battle.targets = 1
    volley(battle)


def announce(battle: Battle, action: int, cell: int) -> None:
    """Say who attacks; whoever was hidden is seen now."""
    act_as_group(battle, action)
    for place in range(battle.grouped):
        come_into_view(battle, battle.group[place], Seen.OPENED_FIRE, cell)


@cite("COH-3.1.1-c")
def gather(battle: Battle) -> None:
    """Ask who supports the attack; the leader comes first."""
    side = battle.side_of[battle.shooter]
    find_supporters(battle, side)
    while battle.ables:
        battle.offered = 0
        offer(battle, DONE, NOTHING, NOTHING)
        for place in range(battle.ables):
            offer(battle, JOIN, battle.able[place], NOTHING)
        chosen = choose(battle, side, ON_JOINING, About.SUPPORT)
        if battle.offer_act[chosen] == DONE:
            break
        join(battle, battle.offer_unit[chosen])
        add_to_group(battle, battle.offer_unit[chosen])
        strike_off(battle, battle.offer_unit[chosen])
    battle.supporters = battle.grouped - 1


def find_supporters(battle: Battle, side: int) -> None:
    """Who may support: in the leader's hex first, then in those around it, from the north."""
    own = battle.cell[battle.shooter]
    battle.ables = 0
    find_supporters_in(battle, side, own)
    for direction in range(FACINGS):
        if battle.neighbour[own][direction] != OFF:
            find_supporters_in(battle, side, battle.neighbour[own][direction])


def find_supporters_in(battle: Battle, side: int, cell: int) -> None:
    if muster_in(battle, side, cell) == 0:
        return
    for unit in range(battle.units):
        if battle.cell[unit] == cell and unit != battle.shooter and is_with(battle, unit, side):
            if can_support(battle, unit) and may_join(battle, unit):
                battle.able[battle.ables] = unit
                battle.ables += 1


def volley(battle: Battle) -> None:
    """One roll against each target in turn; CAPs count for one roll."""
    side = battle.side_of[battle.shooter]
    for place in range(battle.targets):
        target = battle.target[place]
        if battle.place[target] != ON_MAP or is_spared(battle, target):
            continue
        if battle.is_rumored[target]:
            throw = Throw(For.A_RUMOR, battle.revealed_on, battle.shooter, target, 0)
            fire_at_rumor(battle, target, rolled(battle, side, throw, NEVER, True, False))
        else:
            fire_at(battle, side, target)


def fire_at(battle: Battle, side: int, target: int) -> None:
    """One roll against one target."""
    colour = struck_colour(battle, target)
    needed = defence_value(battle, target) - rating_against(battle, colour)
    is_secret = battle.hits_are_secret == 1 and battle.hit[target] != 0
    throw = Throw(For.AN_ATTACK, needed, battle.shooter, target, 0)
    dice = rolled(battle, side, throw, needed + battle.kill_margin, True, is_secret)
    tell_attack(battle, battle.shooter, target, needed, dice, battle.shot_cell, Source.UNIT)
    suffer(battle, target, needed, sum_of(dice), colour)


def at_fortification(battle: Battle) -> None:
    """Ranged fire may also wreck the fortification or obstacle in the hex."""
    work = battle.work_in[battle.shot_cell]
    if work == NOTHING or battle.work_hidden[work]:
        return
    if battle.hit_silences[RED][battle.hit[battle.shooter]]:
        return
    kind = battle.work_kind[work]
    needed = battle.work_dr[kind] - rating_against(battle, RED)
    throw = Throw(For.A_WORK, needed, battle.shooter, kind, 0)
    dice = rolled(battle, battle.side_of[battle.shooter], throw, NEVER, True, False)
    tell_roll_at_work(battle, kind, needed, dice)
    if sum_of(dice) >= needed:
        destroy_work(battle, work, Gone.SHOT_UP)
