"""Movement of the Dynamic AI: the rungs of each stance of a Battle Royal."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.core.question import keep_if_possible, lowest, prefer
from opfor.games.tactics2gm.bot.movement.ground import is_controlled
from opfor.games.tactics2gm.bot.movement.preferences import (
    BESIDE_FRIEND,
    TO_AIM,
    TO_MIDDLE,
    Spaces,
    assault,
    keeps_supply_there,
    regroup,
    supply,
    three_quarters,
)
from opfor.games.tactics2gm.bot.sight.danger import most_dangerous, weapons_of
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import AI
from opfor.games.tactics2gm.values.stances import BY_CODE


@measure("space from it|spaces from it", brief="the place nearest the most dangerous enemy")
def to_most_dangerous(battle: Battle, cell: int) -> int:
    """Distance to the most dangerous Player unit."""
    most_dangerous(battle)
    away = battle.distance[cell]
    return min((away[battle.cell[battle.top[i]]] for i in range(battle.tops)), default=0)


@fact("it can damage the most dangerous unit")
@cite("V-31")
def can_damage_most_dangerous(battle: Battle) -> bool:
    """The acting unit's penetration is enough for it."""
    return can_damage_top(battle)


@cite("V-31")
def can_damage_top(battle: Battle) -> bool:
    most_dangerous(battle)
    for i in range(battle.tops):
        if pierces_card(battle, battle.acting, battle.card[battle.top[i]]):
            return True
    return False


def pierces_card(battle: Battle, unit: int, card: int) -> bool:
    """Whether some weapon of a unit is enough for a card's defence."""
    defence = battle.defence[card]
    return any(battle.penetration[arm] >= defence for arm in weapons_of(battle, unit))


@fact("it cannot damage the most dangerous unit, and nothing can be won")
def cannot_damage_most_dangerous(battle: Battle) -> bool:
    return not battle.may_win_now and not can_damage_top(battle)


@cite("2GM-BR-TD-M")
def total_defense() -> Spaces:
    """Towards the most dangerous enemy if it can be damaged, else regroup towards the HQ."""
    row, case = "2GM-BR-TD-M", BY_CODE["BR-TD"].case
    near = lowest(row, to_most_dangerous, when=can_damage_most_dangerous, by="V-31", case=case)
    return (near, *regroup(row, case, cannot_damage_most_dangerous))


@measure(silent=True, brief="the line to fall back to")
@cite("Q2-30")
def rear_line(battle: Battle, cell: int) -> int:
    """Lines away from where Defense sends the unit: line 2 from the front, line 1 from line 2.
    Lines behind it come before all those in front of it."""
    is_ahead = battle.line[battle.cell[battle.acting]] > battle.rear_lines
    goal = battle.rear_lines if is_ahead else 1
    ahead = battle.line[cell] - goal
    return -ahead if ahead <= 0 else ahead + goal - 1


@measure("space from the HQ|spaces from the HQ", brief="the place nearest its HQ")
def to_home(battle: Battle, cell: int) -> int:
    return battle.distance[cell][battle.size + AI]


@cite("2GM-BR-DE-M")
def defense() -> Spaces:
    """To the rear: line 2 for those in front of it, line 1 for those on it. The row asks for
    no supply line, so one is kept only where the lines are equal."""
    row, case = "2GM-BR-DE-M", BY_CODE["BR-DE"].case
    return (
        lowest(row, rear_line, by="Q2-30", case=case),
        keep_if_possible(row, keeps_supply_there, by="V-14", case=case),
        keep_if_possible(row, BESIDE_FRIEND, by="V-23", case=case),
    )


@measure(brief="a line not yet controlled")
def takes_control(battle: Battle, cell: int) -> bool:
    """The line of the space is not controlled without this unit."""
    return not is_controlled(battle, battle.line[cell])


@cite("2GM-BR-RE-M")
def reinforce() -> Spaces:
    """Into the middle, without a gap behind; lines not yet controlled first."""
    row, case = "2GM-BR-RE-M", BY_CODE["BR-RE"].case
    return (
        supply(row, case),
        lowest(row, TO_MIDDLE, by="V-16", case=case),
        keep_if_possible(row, takes_control, by="V-16", case=case),
    )


@cite("2GM-BR-AD-M")
def advance() -> Spaces:
    """Forward up to three quarters of the field, no gap behind."""
    row, case = "2GM-BR-AD-M", BY_CODE["BR-AD"].case
    return (supply(row, case), prefer(row, three_quarters, by="V-16", case=case))


@cite("2GM-BR-FA-M")
def full_assault() -> Spaces:
    """Forward to the HQ."""
    return assault("2GM-BR-FA-M", BY_CODE["BR-FA"].case)


DYNAMIC: Spaces = (*total_defense(), *defense(), *reinforce(), *advance(), *full_assault())
DYNAMIC_LAST: Spaces = (
    lowest("2GM-BR-DE-M", to_home, case=BY_CODE["BR-DE"].case),
    lowest("2GM-BR-AD-M", TO_AIM, case=BY_CODE["BR-AD"].case),
)
"""Looked at when even the goals of the AI leave a choice."""
