"""Highest AR, Lowest DV, Largest Group: compared among those that can take part in this order."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.attack_limits import aim_as_seen, can_attack
from opfor.fast.coh.bot.order.pairs import is_attack, is_far, is_group, order_cap
from opfor.fast.coh.bot.seen.survey import dm_of, is_ai
from opfor.fast.coh.mind import LOWEST_DV
from opfor.fast.coh.rules.ar_and_dv import defence_value, struck_colour
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import BLUE, NOBODY, OFF, RED, Battle

LOWEST_RATING = -99
UNKNOWN_DV = 99


@cite("highest-ar-value")
def current_ar(battle: Battle, counter: int, colour: int) -> int:
    """The AR of a colour, hit effects included (by ruling as printed), range left out; of an RE,
    and of the unarmed, the lowest."""
    if not battle.is_armed[counter]:
        return LOWEST_RATING
    hit = 0 if battle.printed_ar else battle.hit[counter]
    if colour == RED:
        return battle.red[counter] + battle.hit_red[hit]
    return battle.blue[counter] + battle.hit_blue[hit]


@cite("COH-5.0-d", "COH-6.1-c")
def ar_against(battle: Battle, counter: int, enemy: int) -> int:
    """The AR usable against an enemy: of the colour it would strike from where it stands."""
    aim_as_seen(battle, counter, enemy)
    return current_ar(battle, counter, struck_colour(battle, enemy))


def ar_against_anybody(battle: Battle, counter: int) -> int:
    """Without any enemies the greater of both."""
    return max(current_ar(battle, counter, RED), current_ar(battle, counter, BLUE))


@cite("COH-5.0-d", "COH-5.1.2-d", "unit-ar")
def unit_ar(battle: Battle, unit: int, acting: int) -> int:
    """A Unit's greatest AR usable against some AI on the map, by ruling against that acting."""
    if battle.ar_by_acting:
        if acting == NOBODY:
            return ar_against_anybody(battle, unit)
        return ar_against(battle, unit, acting)
    best, has_ai = LOWEST_RATING, False
    for ai in range(battle.units):
        if is_ai(battle, ai) and not battle.is_rumored[ai]:
            best, has_ai = max(best, ar_against(battle, unit, ai)), True
    return best if has_ai else ar_against_anybody(battle, unit)


@cite("COH-5.0-c", "lowest-dv-view")
def plain_dv(battle: Battle, counter: int) -> int:
    """Front DR, hit effects included, plus the DM where it stands."""
    if battle.is_rumored[counter]:
        return UNKNOWN_DV
    front = battle.front_dr[counter] + battle.hit_front_dr[battle.hit[counter]]
    return front + dm_of(battle, counter)


@cite("lowest-dv-view", "COH-5.1.2-a")
def seen_dv(battle: Battle, ai: int, unit: int) -> int:
    """A Unit's DV: in attack orders as the acting AI sees it, otherwise front DR and DM."""
    if not is_attack(battle) or battle.front_dv:
        return plain_dv(battle, unit)
    if battle.indirect_cost[ai] == 0 or not can_take(battle, ai, unit):
        aim_as_seen(battle, ai, unit)
    return defence_value(battle, unit)


def can_take(battle: Battle, ai: int, unit: int) -> bool:
    """Whether an AI can attack a Unit as the order says; then that is the shot."""
    return can_attack(battle, ai, unit, is_far(battle), order_cap(battle), is_group(battle))


@cite("COH-5.0-i", "largest-group-members", "QC-19")
def group_around(battle: Battle, ai: int) -> int:
    """How many AI stand contiguously adjacent to one another around this one: hexes are marked 1
    if one of them stands there, 2 once they are reached."""
    for cell in range(battle.cells):
        battle.marked[cell] = 0
    for other in range(battle.units):
        if is_in_groups(battle, ai, other):
            battle.marked[battle.cell[other]] = 1
    spread(battle, battle.cell[ai])
    count = 0
    for other in range(battle.units):
        if is_in_groups(battle, ai, other) and battle.marked[battle.cell[other]] == 2:
            count += 1
    return count


def is_in_groups(battle: Battle, ai: int, other: int) -> bool:
    """By ruling Rumored Enemies do not count, but for the one that is asked about."""
    if not is_ai(battle, other):
        return False
    is_left_out = battle.groups_without_rumors and battle.is_rumored[other]
    return other == ai or not is_left_out


def spread(battle: Battle, cell: int) -> None:
    battle.marked[cell] = 2
    for direction in range(FACINGS):
        beside = battle.neighbour[cell][direction]
        if beside != OFF and battle.marked[beside] == 1:
            spread(battle, beside)


@cite("several-superlatives", "COH-5.0-c", "COH-5.0-d", "unit-words-and-objectives")
def keep_best_aims(battle: Battle, ai: int, word: int) -> None:
    """A target's superlative over the aims left; Objectives pass it as if they were as good as the
    best Unit."""
    best, has_unit = 0, False
    for place in range(battle.aims):
        if battle.aim[place] >= 0:
            value = goal_rank(battle, ai, word, battle.aim[place])
            if not has_unit or value > best:
                best, has_unit = value, True
    left = 0
    for place in range(battle.aims):
        goal = battle.aim[place]
        if goal < 0 or goal_rank(battle, ai, word, goal) == best:
            battle.aim[left] = goal
            left += 1
    battle.aims = left


def goal_rank(battle: Battle, ai: int, word: int, unit: int) -> int:
    """What a target's superlative makes of a Unit; more is better."""
    if word == LOWEST_DV:
        return -seen_dv(battle, ai, unit)
    return unit_ar(battle, unit, ai)
