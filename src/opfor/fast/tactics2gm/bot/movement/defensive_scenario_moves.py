"""Movement of the Defensive AI: the rungs of each stance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.movement.battle_royal_moves import pierces_card
from opfor.fast.tactics2gm.bot.movement.ground import to_aim
from opfor.fast.tactics2gm.bot.movement.preferences import is_covered, is_here
from opfor.fast.tactics2gm.bot.sight.danger import danger
from opfor.fast.tactics2gm.bot.sight.survey import is_breaker, is_shot_from, look_for_shots


def can_damage_attackers(battle: Battle) -> bool:
    """It can damage some attacker of the target: a unit near it, or dangerous in some degree."""
    found = 0
    for i in range(battle.foes):
        unit = battle.foe[i]
        is_near = battle.distance[battle.aim_spot][battle.cell[unit]] <= battle.nearby
        if is_near or danger(battle, unit) > 0:
            found |= pierces_card(battle, battle.acting, battle.card[unit])
    return found > 0


def lines_to_zone(battle: Battle, cell: int) -> int:
    """Lines away from the target's line and the ones just before and after it."""
    away = battle.line[cell] - battle.aim_line
    return max(max(away, -away) - 1, 0)


def line_of_space(battle: Battle, cell: int) -> int:
    return battle.line[cell]


@cite("V-19", "2GM-DF-OD-M")
def destroys_easily(battle: Battle, cell: int) -> bool:
    """Staying, or a space from which a unit of the Player's supply line is destroyed with an
    even chance or better."""
    return is_here(battle, cell) or chance_to_cut(battle, cell) >= battle.sure_kill_from


def chance_to_cut(battle: Battle, cell: int) -> int:
    """The best chance to destroy a unit of the Player's supply line from a space."""
    look_for_shots(battle, battle.acting)
    best = 0
    for shot in range(battle.shots):
        if is_shot_from(battle, shot, cell) and is_breaker(battle, battle.shot_target[shot]):
            best = max(best, battle.shot_kill[shot])
    return best


def holds_terrain_near_aim(battle: Battle) -> bool:
    """It stands in cover near the target, and nothing can be won."""
    here = battle.cell[battle.acting]
    is_near_aim = to_aim(battle, here) <= battle.nearby
    return not battle.may_win_now and is_near_aim and is_covered(battle, here)
