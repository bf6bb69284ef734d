"""Who acts first? By the mode the AI is in, and by the stance where it says more.

The order is settled when a phase begins: every unit has its keys, the least of them first.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.sight.survey import look_for_shots
from opfor.fast.tactics2gm.bot.sight.victory import comes_first, winning_chance
from opfor.fast.tactics2gm.names import TRANSPORT
from opfor.fast.tactics2gm.sight import BR_DE, OF_FA, OF_SH


@cite("V-36")
def chance_of_damage(battle: Battle, unit: int) -> int:
    """The best chance of at least one damage among the targets within range, the spaces it can
    still move included."""
    look_for_shots(battle, unit)
    ahead = battle.pace[battle.card[unit]] if battle.is_moving else 0
    best = 0
    for shot in range(battle.shots):
        away = battle.distance[battle.cell[unit]][battle.shot_spot[shot]]
        if battle.shot_low[shot] - ahead <= away <= battle.shot_high[shot] + ahead:
            best = max(best, battle.shot_hurt[shot])
    return best


def health(battle: Battle, unit: int) -> int:
    """The share of its hit points a unit has left: least for the most damaged."""
    return battle.health[battle.card[unit]][battle.wounds[unit]]


def nearest_foe(battle: Battle, unit: int) -> int:
    """Distance to the closest Player unit."""
    nearest = battle.size + 2
    for i in range(battle.foes):
        nearest = min(nearest, battle.distance[battle.cell[unit]][battle.cell[battle.foe[i]]])
    return nearest


@cite("2GM-OF-SH-M")
def leads(battle: Battle, unit: int) -> bool:
    """Seize and Hold of the Offensive AI moves armour and firing transports first."""
    card = battle.card[unit]
    if battle.armoured[card]:
        return True
    return battle.type[card] == TRANSPORT and battle.can_fire[card] == 1


@cite("2GM-BR-DE-M")
def is_in_front(battle: Battle, unit: int) -> bool:
    """Defense moves units on line 2 last."""
    return battle.line[battle.cell[unit]] > battle.rear_lines


def first_the_least(battle: Battle, unit: int, value: int) -> None:
    """One more key of a unit."""
    battle.key[unit][battle.keys[unit]] = value
    battle.keys[unit] += 1


@cite("2GM-ORD-1", "2GM-ORD-2", "2GM-ORD-3")
def by_mode(battle: Battle, unit: int) -> None:
    """Offensive: the highest chance of causing damage. The Dynamic AI in its defensive mode: the
    most damaged, closest to the enemy. The Defensive AI: closest to the target and to Player
    units, then the most damaged. Equal ones from the front and from the left."""
    cell = battle.cell[unit]
    if battle.code <= BR_DE:
        first_the_least(battle, unit, health(battle, unit))
        first_the_least(battle, unit, nearest_foe(battle, unit))
    elif battle.code <= OF_FA:
        first_the_least(battle, unit, -chance_of_damage(battle, unit))
    else:
        first_the_least(battle, unit, battle.distance[cell][battle.aim_spot])
        first_the_least(battle, unit, nearest_foe(battle, unit))
        first_the_least(battle, unit, health(battle, unit))
    first_the_least(battle, unit, -battle.line[cell])
    first_the_least(battle, unit, cell)
    first_the_least(battle, unit, battle.id[unit])


def key_to_move(battle: Battle, unit: int) -> None:
    """Which unit moves next? A unit whose move may win, one that can help the wounded, what the
    stance says, then by mode."""
    battle.keys[unit] = 0
    first_the_least(battle, unit, -battle.wins_by[unit])
    first_the_least(battle, unit, -battle.is_called_for[unit])
    if battle.code == OF_SH:
        first_the_least(battle, unit, 0 if leads(battle, unit) else 1)
    if battle.code == BR_DE:
        first_the_least(battle, unit, 0 if is_in_front(battle, unit) else 1)
    by_mode(battle, unit)


@cite("2GM-GOAL-1", "Q2-27")
def key_to_shoot(battle: Battle, unit: int) -> None:
    """Which unit shoots next? The shot likeliest to win, then by mode."""
    battle.keys[unit] = 0
    if comes_first(battle):
        chance = winning_chance(battle, unit, battle.cell[unit])
        first_the_least(battle, unit, -chance)
    by_mode(battle, unit)


def goes_before(battle: Battle, unit: int, other: int) -> bool:
    """Whether the keys of a unit come before those of another."""
    i = 0
    while battle.key[unit][i] == battle.key[other][i]:
        i += 1
    return battle.key[unit][i] < battle.key[other][i]


def await_turn(battle: Battle, unit: int) -> None:
    """Put a unit among those waiting, in the order of their keys."""
    place = battle.waits
    while place and goes_before(battle, unit, battle.waiting[place - 1]):
        battle.waiting[place] = battle.waiting[place - 1]
        place -= 1
    battle.waiting[place] = unit
    battle.waits += 1


def stop_waiting(battle: Battle, unit: int) -> None:
    """Take a unit out of those waiting."""
    kept = 0
    for i in range(battle.waits):
        if battle.waiting[i] != unit:
            battle.waiting[kept] = battle.waiting[i]
            kept += 1
    battle.waits = kept
