"""Shooting by stance: the rungs each stance adds between the goals of the AI."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import keep_if_possible, lowest, must, prefer
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.ladder import (
    BR_AD_S,
    BR_DE_S,
    BR_FA_S,
    BR_RE_S,
    BR_TD_S,
    DF_HP_S,
    DF_OD_S,
    DF_RL_S,
    DF_SH_S,
    DF_TD_S,
    OF_AD_S,
    OF_AT_S,
    OF_FA_S,
    OF_SH_S,
)
from opfor.fast.tactics2gm.bot.shooting.goals import could_damage, distance_to
from opfor.fast.tactics2gm.bot.sight.danger import danger, has_trait, is_threat
from opfor.fast.tactics2gm.bot.sight.open_board import is_foe
from opfor.fast.tactics2gm.bot.sight.survey import is_breaker
from opfor.fast.tactics2gm.names import COMMAND_GROUP_TRAIT, HQ
from opfor.fast.tactics2gm.sight import (
    BR_AD,
    BR_DE,
    BR_FA,
    BR_RE,
    BR_TD,
    DF_HP,
    DF_OD,
    DF_RL,
    DF_SH,
    DF_TD,
    OF_AD,
    OF_AT,
    OF_FA,
    OF_SH,
)


def danger_of_target(battle: Battle, shot: int) -> int:
    return danger(battle, battle.shot_target[shot])


@cite("V-15")
def is_nearby(battle: Battle, shot: int) -> bool:
    """Close to the shooter."""
    return battle.shot_target[shot] > HQ and distance_to(battle, shot) <= battle.nearby


@cite("V-16")
def is_in_middle(battle: Battle, shot: int) -> bool:
    """A Player unit on the middle lines."""
    line = battle.line[battle.shot_spot[shot]]
    return battle.shot_target[shot] > HQ and battle.is_middle_line[line] == 1


def supply_command_hq(battle: Battle, shot: int) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then the HQ, then others."""
    return 2 if battle.shot_target[shot] == HQ else supply_command(battle, shot)


def supply_command(battle: Battle, shot: int) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then others."""
    target = battle.shot_target[shot]
    if is_breaker(battle, target):
        return 0
    if is_foe(battle, target) and has_trait(battle, target, COMMAND_GROUP_TRAIT):
        return 1
    return 3


def is_aim(battle: Battle, shot: int) -> bool:
    """What must be destroyed."""
    return battle.shot_target[shot] == battle.aim_destroy


@cite("V-15")
def defends(battle: Battle, shot: int) -> bool:
    """A Player unit on or near the target."""
    return defends_aim(battle, battle.shot_target[shot])


def defends_aim(battle: Battle, target: int) -> bool:
    """A Player unit on or near the mission target."""
    if not is_foe(battle, target):
        return False
    return battle.distance[battle.cell[target]][battle.aim_spot] <= battle.nearby


def is_one_of_the_best(battle: Battle, unit: int) -> bool:
    """One of the AI's best units: the dearest ones, of equal ones those that came first."""
    dearer = 0
    for i in range(battle.friends):
        other = battle.friend[i]
        ahead = battle.cost[battle.card[other]] - battle.cost[battle.card[unit]]
        if ahead > 0 or (ahead == 0 and battle.id[other] < battle.id[unit]):
            dearer += 1
    return dearer < battle.best_units


def hurts_the_best(battle: Battle, shot: int) -> bool:
    """A Player unit that could damage one of the AI's best units from where it stands."""
    foe = battle.shot_target[shot]
    if not is_foe(battle, foe):
        return False
    for i in range(battle.friends):
        unit = battle.friend[i]
        if could_damage(battle, foe, unit) and is_one_of_the_best(battle, unit):
            return True
    return False


def threatens_nearby(battle: Battle, shot: int) -> bool:
    return is_nearby(battle, shot) and is_threat(battle, battle.shot_target[shot])


def must_fall_and_is_there(battle: Battle) -> bool:
    """The target must be destroyed and is in range."""
    for i in range(battle.left):
        shot = battle.candidates[i]
        if is_aim(battle, shot) and battle.shot_hurts[shot]:
            return True
    return False


def are_units(battle: Battle) -> bool:
    """There are only units left."""
    for i in range(battle.left):
        if battle.shot_target[battle.candidates[i]] <= HQ:
            return False
    return True


def those_nearby(battle: Battle, row: int) -> None:
    """Units nearby, the closest first."""
    keep_if_possible(battle, row, is_nearby)
    if are_units(battle):
        lowest(battle, row, distance_to)


@cite("2GM-BR-FA-S", "Q2-10")
def hq_for_assault(battle: Battle) -> None:
    """The HQ; out of its range the units that can damage the AI's best, unless ruled out."""
    if battle.hq_fire_only:
        must(battle, BR_FA_S, is_aim)
    keep_if_possible(battle, BR_FA_S, is_aim)
    keep_if_possible(battle, BR_FA_S, hurts_the_best)


@cite("2GM-OF-SH-S")
def threats_nearby(battle: Battle) -> None:
    """Nearby units that threaten the advance."""
    keep_if_possible(battle, OF_SH_S, threatens_nearby)
    keep_if_possible(battle, OF_SH_S, is_nearby)


@cite("2GM-OF-AT-S")
def target_or_defenders(battle: Battle) -> None:
    """The target if it must be destroyed, else its defenders."""
    keep_if_possible(battle, OF_AT_S, is_aim)
    keep_if_possible(battle, OF_AT_S, defends)


@cite("2GM-OF-FA-S", "Q2-10")
def target_only(battle: Battle) -> None:
    """Only the target while it is in range; else what can damage the AI's best units."""
    if must_fall_and_is_there(battle):
        must(battle, OF_FA_S, is_aim)
    if battle.hq_fire_only:
        must(battle, OF_FA_S, is_aim)
    keep_if_possible(battle, OF_FA_S, hurts_the_best)


@cite("2GM-DF-TD-S")
def most_dangerous_nearby(battle: Battle) -> None:
    """Nearby units, the most dangerous first."""
    keep_if_possible(battle, DF_TD_S, is_nearby)
    prefer(battle, DF_TD_S, danger_of_target)


@cite("2GM-BR-TD-S", "2GM-BR-DE-S", "2GM-BR-RE-S", "2GM-BR-AD-S")
def targets_of_dynamic(battle: Battle) -> None:
    """Total Defense: the most dangerous unit, with every weapon. Defense: units nearby. Reinforce:
    the middle. Advance: the supply line. Full Assault: the HQ."""
    if battle.code == BR_TD:
        prefer(battle, BR_TD_S, danger_of_target)
    elif battle.code == BR_DE:
        those_nearby(battle, BR_DE_S)
    elif battle.code == BR_RE:
        keep_if_possible(battle, BR_RE_S, is_in_middle)
    elif battle.code == BR_AD:
        lowest(battle, BR_AD_S, supply_command_hq)
    elif battle.code == BR_FA:
        hq_for_assault(battle)


@cite("2GM-OF-RL-S", "2GM-OF-AD-S")
def targets_of_offensive(battle: Battle) -> None:
    """Reinforce Lines: whatever is in range; the goals decide. Advance: the target's defenders."""
    if battle.code == OF_SH:
        threats_nearby(battle)
    elif battle.code == OF_AD:
        keep_if_possible(battle, OF_AD_S, defends)
    elif battle.code == OF_AT:
        target_or_defenders(battle)
    elif battle.code == OF_FA:
        target_only(battle)


@cite("2GM-DF-RL-S", "2GM-DF-HP-S", "2GM-DF-SH-S", "2GM-DF-OD-S")
def targets_of_defensive(battle: Battle) -> None:
    """Total Defense: the most dangerous nearby. Reinforce Lines, Seize and Hold: units nearby.
    Hold Position: the middle. Overcome Defense: the supply line."""
    if battle.code == DF_TD:
        most_dangerous_nearby(battle)
    elif battle.code == DF_RL:
        those_nearby(battle, DF_RL_S)
    elif battle.code == DF_HP:
        keep_if_possible(battle, DF_HP_S, is_in_middle)
    elif battle.code == DF_SH:
        those_nearby(battle, DF_SH_S)
    elif battle.code == DF_OD:
        lowest(battle, DF_OD_S, supply_command)


def targets_by_stance(battle: Battle) -> None:
    """What the stance in force says of targets."""
    targets_of_dynamic(battle)
    targets_of_offensive(battle)
    targets_of_defensive(battle)
