"""The AI's attack: one roll against everybody in the hex, the CAP bonus on the first."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply_acts import act_as_group, pass_by
from opfor.fast.coh.bot.ability.attack_limits import can_attack
from opfor.fast.coh.bot.rumored_enemies import reveal
from opfor.fast.coh.choices import Throw
from opfor.fast.coh.rules.ar_and_dv import (
    defence_value,
    is_close,
    is_spared,
    rating_against,
    struck_colour,
)
from opfor.fast.coh.rules.fire_and_close_combat import at_fortification
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.hits import suffer, tell_attack
from opfor.fast.coh.rules.rolls import sum_of, thrown
from opfor.fast.coh.rules.targets import find_targets, price_of_shot
from opfor.fast.coh.values import (
    ATTACKED,
    FOUGHT,
    NOBODY,
    NOTHING,
    ON_MAP,
    Battle,
)
from opfor.fast.coh.whys import For, Seen, Source, Turned


def ai_passes(battle: Battle) -> None:
    """The AI does nothing this turn."""
    pass_by(battle, battle.bot)
    clear_upshot(battle)


def turn_back(battle: Battle) -> None:
    """Whoever was to attack did not: the AI passes; in a mission's line that is settled later."""
    if battle.is_in_line:
        clear_upshot(battle)
        battle.has_turned_back[battle.depth - 1] = 1
    else:
        ai_passes(battle)


def clear_upshot(battle: Battle) -> None:
    """Nobody has acted yet, at no cost."""
    battle.dids = 0
    battle.did_cost = 0
    battle.has_baulked = 0


def act_for(battle: Battle, unit: int, cost: int) -> None:
    """One AI has acted."""
    battle.did[0] = unit
    battle.dids = 1
    battle.did_cost = cost
    battle.has_baulked = 0


@cite("COH-4.1.2-c", "COH-4.1.2-i", "COH-6.2-c", "COH-6.2.1-a", "COH-6.2.1-b")
@cite("revealed-without-shot")
def ai_attack(battle: Battle) -> None:
    """The attack; an RE shows first who it is, and attacks only if it turns out to be somebody who
    can; else the AI passes, or by ruling tries its next order."""
    attacker, goal = battle.acting, battle.plan_goal
    if battle.is_rumored[attacker]:
        attacker = reveal(battle, attacker, Turned.OPENS_FIRE, False)
        if attacker == NOBODY:
            turn_back(battle)
            return
    is_far, is_group = battle.plan_is_far == 1, battle.plan_is_group == 1
    if can_attack(battle, attacker, goal, is_far, battle.plan_cap, is_group):
        ai_volley(battle, goal, battle.plan_cap)
    elif battle.tries_next_order:
        clear_upshot(battle)
        battle.has_baulked = 1
    else:
        turn_back(battle)


@cite("COH-4.3.1-a", "COH-4.3.1-b", "COH-4.3.1-c", "QC-17")
def ai_volley(battle: Battle, goal: int, cap: int) -> None:
    """One roll against everybody in the hex, the target first; the bonus counts for the first."""
    gather_attackers(battle)
    cost = price_of_shot(battle)
    is_in_hex = is_close(battle)
    act_as_group(battle, FOUGHT if is_in_hex else ATTACKED)
    for place in range(battle.grouped):
        come_into_view(battle, battle.group[place], Seen.AI_FIRED, NOTHING)
    find_targets(battle, battle.shot_cell)  # before a vehicle is lost under its riders
    strike(battle, goal, cap)
    if not is_in_hex:
        for place in range(battle.targets):
            if battle.target[place] != goal:
                strike(battle, battle.target[place], 0)
        at_fortification(battle)
    battle.did_cost = cost


def gather_attackers(battle: Battle) -> None:
    """The leader first, then its supporters: all of them have acted."""
    battle.group[0] = battle.shooter
    battle.grouped = 1
    for place in range(battle.helpers):
        battle.group[battle.grouped] = battle.helper[place]
        battle.grouped += 1
    battle.dids = battle.grouped
    battle.has_baulked = 0
    for place in range(battle.grouped):
        battle.did[place] = battle.group[place]


def strike(battle: Battle, target: int, cap: int) -> None:
    """One roll against one target; the AI has no CAPs but those of its card."""
    if battle.place[target] == ON_MAP and not is_spared(battle, target):
        colour = struck_colour(battle, target)
        needed = defence_value(battle, target) - rating_against(battle, colour)
        throw = Throw(For.AN_ATTACK, needed, battle.shooter, target, cap)
        dice = thrown(battle, throw, cap, 0)
        tell_attack(battle, battle.shooter, target, needed, dice, battle.shot_cell, Source.UNIT)
        suffer(battle, target, needed, sum_of(dice), colour)
