"""Movement of the Dynamic AI: the rungs of each stance of a Battle Royal."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import keep_if_possible, lowest, prefer
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.ladder import BR_AD_M, BR_DE_M, BR_FA_M, BR_RE_M, BR_TD_M
from opfor.fast.tactics2gm.bot.movement.ground import (
    is_beside_friend,
    is_controlled,
    keeps_supply,
    lines_to_middle,
    to_aim,
)
from opfor.fast.tactics2gm.bot.movement.preferences import (
    assault_aim,
    regroup,
    supply,
    three_quarters,
)
from opfor.fast.tactics2gm.bot.sight.danger import is_armed, most_dangerous
from opfor.fast.tactics2gm.names import AI
from opfor.fast.tactics2gm.rules.targets import weapon
from opfor.fast.tactics2gm.sight import BR_AD, BR_DE, BR_FA, BR_RE, BR_TD


def to_most_dangerous(battle: Battle, cell: int) -> int:
    """Distance to the most dangerous Player unit."""
    most_dangerous(battle)
    nearest = battle.distance[cell][battle.cell[battle.top[0]]]
    for i in range(1, battle.tops):
        nearest = min(nearest, battle.distance[cell][battle.cell[battle.top[i]]])
    return nearest


@cite("V-31")
def can_damage_top(battle: Battle) -> bool:
    """Whether the acting unit's penetration is enough for the most dangerous Player unit."""
    most_dangerous(battle)
    for i in range(battle.tops):
        if pierces_card(battle, battle.acting, battle.card[battle.top[i]]):
            return True
    return False


def pierces_card(battle: Battle, unit: int, card: int) -> bool:
    """Whether some weapon of a unit is enough for a card's defence."""
    for slot in range(battle.carried[unit] + 1):
        if is_armed(battle, unit, slot):
            if battle.penetration[weapon(battle, unit, slot)] >= battle.defence[card]:
                return True
    return False


@cite("2GM-BR-TD-M")
def move_in_total_defense(battle: Battle) -> None:
    """Towards the most dangerous enemy if it can be damaged, else regroup towards the HQ."""
    if battle.left > 1 and can_damage_top(battle):
        lowest(battle, BR_TD_M, to_most_dangerous)
    if not battle.may_win_now and not can_damage_top(battle):
        regroup(battle, BR_TD_M)


@cite("Q2-30")
def rear_line(battle: Battle, cell: int) -> int:
    """Lines away from where Defense sends the unit: line 2 from the front, line 1 from line 2.
    Lines behind it come before all those in front of it."""
    is_ahead = battle.line[battle.cell[battle.acting]] > battle.rear_lines
    goal = battle.rear_lines if is_ahead else 1
    ahead = battle.line[cell] - goal
    return -ahead if ahead <= 0 else ahead + goal - 1


def to_home(battle: Battle, cell: int) -> int:
    return battle.distance[cell][battle.size + AI]


@cite("2GM-BR-DE-M")
def move_in_defense(battle: Battle) -> None:
    """To the rear: line 2 for those in front of it, line 1 for those on it. The row asks for
    no supply line, so one is kept only where the lines are equal."""
    lowest(battle, BR_DE_M, rear_line)
    keep_if_possible(battle, BR_DE_M, keeps_supply)
    keep_if_possible(battle, BR_DE_M, is_beside_friend)


def takes_control(battle: Battle, cell: int) -> bool:
    """The line of the space is not controlled without this unit."""
    return not is_controlled(battle, battle.line[cell])


@cite("2GM-BR-RE-M")
def move_in_reinforce(battle: Battle) -> None:
    """Into the middle, without a gap behind; lines not yet controlled first."""
    supply(battle, BR_RE_M)
    lowest(battle, BR_RE_M, lines_to_middle)
    keep_if_possible(battle, BR_RE_M, takes_control)


@cite("2GM-BR-AD-M")
def move_in_advance(battle: Battle) -> None:
    """Forward up to three quarters of the field, no gap behind."""
    supply(battle, BR_AD_M)
    prefer(battle, BR_AD_M, three_quarters)


@cite("2GM-BR-FA-M")
def dynamic_moves(battle: Battle) -> None:
    """What the stance says; Full Assault: forward to the HQ."""
    if battle.code == BR_TD:
        move_in_total_defense(battle)
    elif battle.code == BR_DE:
        move_in_defense(battle)
    elif battle.code == BR_RE:
        move_in_reinforce(battle)
    elif battle.code == BR_AD:
        move_in_advance(battle)
    elif battle.code == BR_FA:
        assault_aim(battle, BR_FA_M)


def dynamic_last(battle: Battle) -> None:
    """Looked at when even the goals of the AI leave a choice."""
    if battle.code == BR_DE:
        lowest(battle, BR_DE_M, to_home)
    elif battle.code == BR_AD:
        lowest(battle, BR_AD_M, to_aim)
