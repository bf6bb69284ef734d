"""Who acts first? By the mode the AI is in, and by the stance where it says more.

The order is settled when a phase begins: every unit has its keys, the least of them first.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.sight.survey import look_for_shots
from opfor.fast.tactics2gm.bot.sight.victory import winning_chance
from opfor.fast.tactics2gm.names import (
    Type,
)
from opfor.fast.tactics2gm.sight import BR_DE, BR_FA, OF_FA, STANCES_THERE


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
    return battle.type[card] == Type.TRANSPORT and battle.can_fire[card] == 1


@cite("2GM-BR-DE-M")
def is_in_front(battle: Battle, unit: int) -> bool:
    """Defense moves units on line 2 last."""
    return battle.line[battle.cell[unit]] > battle.rear_lines


def may_win_by_moving(battle: Battle, unit: int) -> int:
    return battle.wins_by[unit]


def may_help(battle: Battle, unit: int) -> int:
    return battle.is_called_for[unit]


def to_target(battle: Battle, unit: int) -> int:
    return battle.distance[battle.cell[unit]][battle.aim_spot]


def line_of_unit(battle: Battle, unit: int) -> int:
    return battle.line[battle.cell[unit]]


def space_of(battle: Battle, unit: int) -> int:
    return battle.cell[unit]


def number_of(battle: Battle, unit: int) -> int:
    return battle.id[unit]


@cite("2GM-GOAL-1", "Q2-27")
def chance_to_win(battle: Battle, unit: int) -> int:
    return winning_chance(battle, unit, battle.cell[unit])


def stance_in_force(battle: Battle) -> int:
    return battle.code


def cases_of_order(battle: Battle) -> int:
    """The stance, and which of the AIs acts, the Dynamic one in which of its modes."""
    mode = 0
    if battle.code <= BR_DE:
        mode = 1
    elif battle.code > BR_FA:
        mode = 2 if battle.code <= OF_FA else 3
    return 1 << battle.code | 1 << (STANCES_THERE + mode)
