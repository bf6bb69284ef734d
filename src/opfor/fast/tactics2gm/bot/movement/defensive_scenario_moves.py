"""Movement of the Defensive AI: the rungs of each stance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import keep_if_possible, lowest, must, prefer
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.ladder import DF_HP_M, DF_OD_M, DF_RL_M, DF_RL_S, DF_SH_M, DF_TD_M
from opfor.fast.tactics2gm.bot.movement.battle_royal_moves import pierces_card
from opfor.fast.tactics2gm.bot.movement.ground import to_aim
from opfor.fast.tactics2gm.bot.movement.preferences import (
    is_covered,
    is_here,
    regroup,
    secures_line,
    supply,
)
from opfor.fast.tactics2gm.bot.sight.danger import danger
from opfor.fast.tactics2gm.bot.sight.survey import is_breaker, is_shot_from, look_for_shots
from opfor.fast.tactics2gm.sight import DF_HP, DF_OD, DF_RL, DF_SH, DF_TD


def can_damage_attackers(battle: Battle) -> bool:
    """It can damage some attacker of the target: a unit near it, or dangerous in some degree."""
    found = 0
    for i in range(battle.foes):
        unit = battle.foe[i]
        is_near = battle.distance[battle.aim_spot][battle.cell[unit]] <= battle.nearby
        if is_near or danger(battle, unit) > 0:
            found |= pierces_card(battle, battle.acting, battle.card[unit])
    return found > 0


@cite("2GM-DF-TD-M")
def defend_target(battle: Battle) -> None:
    """All regroup towards the target; those able to damage attackers go onto it."""
    if battle.left > 1 and can_damage_attackers(battle):
        lowest(battle, DF_TD_M, to_aim)
    if not battle.may_win_now:
        regroup(battle, DF_TD_M)


@cite("2GM-DF-RL-M", "2GM-DF-RL-S")
def gather_at_target(battle: Battle) -> None:
    """Units in cover near the target keep it; the others regroup towards it, no gap behind."""
    if battle.may_win_now:
        return
    here = battle.cell[battle.acting]
    if to_aim(battle, here) <= battle.nearby and is_covered(battle, here):
        must(battle, DF_RL_S, is_here)
    supply(battle, DF_RL_M)
    regroup(battle, DF_RL_M)


def lines_to_zone(battle: Battle, cell: int) -> int:
    """Lines away from the target's line and the ones just before and after it."""
    away = battle.line[cell] - battle.aim_line
    return max(max(away, -away) - 1, 0)


@cite("2GM-DF-HP-M")
def hold_position(battle: Battle) -> None:
    """The target's line and its two neighbours, each with a unit, no gap behind."""
    supply(battle, DF_HP_M)
    lowest(battle, DF_HP_M, lines_to_zone)
    keep_if_possible(battle, DF_HP_M, secures_line)


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


@cite("2GM-DF-OD-M")
def overcome_defense(battle: Battle) -> None:
    """Only where the move lets the unit break the Player's supply line easily."""
    if not battle.may_win_now:
        must(battle, DF_OD_M, destroys_easily)
    prefer(battle, DF_OD_M, chance_to_cut)


@cite("2GM-DF-SH-M")
def defensive_moves(battle: Battle) -> None:
    """What the stance says. Seize and Hold: forward past the target's line, no gap behind."""
    if battle.code == DF_TD:
        defend_target(battle)
    elif battle.code == DF_RL:
        gather_at_target(battle)
    elif battle.code == DF_HP:
        hold_position(battle)
    elif battle.code == DF_SH:
        supply(battle, DF_SH_M)
        prefer(battle, DF_SH_M, line_of_space)
    elif battle.code == DF_OD:
        overcome_defense(battle)


def defensive_last(battle: Battle) -> None:
    """Looked at when even the goals of the AI leave a choice."""
    if battle.code == DF_HP:
        lowest(battle, DF_HP_M, to_aim)
