"""Shooting by stance: the rungs each stance adds between the goals of the AI."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.core.question import keep_if_possible, lowest, must, prefer
from opfor.games.tactics2gm.bot.shooting.goals import Targets, could_damage, distance_to
from opfor.games.tactics2gm.bot.sight.danger import danger, has_trait, is_threat
from opfor.games.tactics2gm.bot.sight.open_board import is_foe, own_units
from opfor.games.tactics2gm.bot.sight.survey import is_breaker
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import HQ, Trait
from opfor.games.tactics2gm.values.stances import BY_CODE


@measure(id="danger", said="danger {}", brief="the most dangerous target", per=10)
def danger_of_target(battle: Battle, shot: int) -> int:
    return danger(battle, battle.shot_target[shot])


@measure(brief="a unit nearby")
@cite("V-15")
def is_nearby(battle: Battle, shot: int) -> bool:
    """Close to the shooter."""
    return battle.shot_target[shot] > HQ and distance_to(battle, shot) <= battle.nearby


@measure(brief="a unit on the middle lines")
@cite("V-16")
def is_in_middle(battle: Battle, shot: int) -> bool:
    """A Player unit on the middle lines."""
    line = battle.line[battle.shot_spot[shot]]
    return battle.shot_target[shot] > HQ and battle.is_middle_line[line] == 1


NAMED = {0: "a link of the supply line", 1: "a Command Group", 2: "the HQ", 3: "another target"}


@measure(words=NAMED, brief="supply line, then Command Groups, then the HQ")
def supply_command_hq(battle: Battle, shot: int) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then the HQ, then others."""
    return 2 if battle.shot_target[shot] == HQ else supply_command(battle, shot)


@measure(words=NAMED, brief="supply line, then Command Groups")
def supply_command(battle: Battle, shot: int) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then others."""
    target = battle.shot_target[shot]
    if is_breaker(battle, target):
        return 0
    if is_foe(battle, target) and has_trait(battle, target, Trait.COMMAND_GROUP):
        return 1
    return 3


@measure(brief="what must be destroyed")
def is_aim(battle: Battle, shot: int) -> bool:
    """What must be destroyed."""
    return battle.shot_target[shot] == battle.aim_destroy


@measure(brief="a defender of the target")
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
    dearer = sum(1 for other in own_units(battle) if is_dearer(battle, other, unit))
    return dearer < battle.best_units


def is_dearer(battle: Battle, other: int, unit: int) -> bool:
    ahead = battle.cost[battle.card[other]] - battle.cost[battle.card[unit]]
    return ahead > 0 or (ahead == 0 and battle.id[other] < battle.id[unit])


@measure(brief="whoever can damage the AI's best units")
def hurts_the_best(battle: Battle, shot: int) -> bool:
    """A Player unit that could damage one of the AI's best units from where it stands."""
    foe = battle.shot_target[shot]
    if not is_foe(battle, foe):
        return False
    return any(
        could_damage(battle, foe, unit) and is_one_of_the_best(battle, unit)
        for unit in own_units(battle)
    )


HQ_ONLY = ("full-assault-fire", "hq-only")
"""Ruling: in a Full Assault nobody shoots at anything else."""


@fact("the target must be destroyed and is in range", of_left=True)
def must_fall_and_is_there(battle: Battle) -> bool:
    return any(is_shot_at_aim(battle, battle.candidates[i]) for i in range(battle.left))


def is_shot_at_aim(battle: Battle, shot: int) -> bool:
    return is_aim(battle, shot) and battle.shot_hurts[shot] == 1


@cite("2GM-BR-TD-S")
def most_dangerous() -> Targets:
    """The most dangerous unit, with every weapon."""
    return (prefer("2GM-BR-TD-S", danger_of_target, by="V-10", case=BY_CODE["BR-TD"].case),)


def nearby(row: str, code: str) -> Targets:
    """Units nearby, the closest first."""
    case = BY_CODE[code].case
    return (
        keep_if_possible(row, is_nearby, by="V-15", case=case),
        lowest(row, distance_to, when=are_units, case=case),
    )


@fact("there are only units left", of_left=True)
def are_units(battle: Battle) -> bool:
    return all(battle.shot_target[battle.candidates[i]] > HQ for i in range(battle.left))


@cite("2GM-BR-DE-S")
def nearby_for_defense() -> Targets:
    return nearby("2GM-BR-DE-S", "BR-DE")


def middle(row: str, code: str) -> Targets:
    return (keep_if_possible(row, is_in_middle, by="V-16", case=BY_CODE[code].case),)


@cite("2GM-BR-RE-S")
def middle_for_reinforce() -> Targets:
    return middle("2GM-BR-RE-S", "BR-RE")


@cite("2GM-BR-AD-S")
def supply_for_advance() -> Targets:
    case = BY_CODE["BR-AD"].case
    return (lowest("2GM-BR-AD-S", supply_command_hq, by="V-14", case=case),)


@cite("2GM-BR-FA-S", "Q2-10")
def hq_for_assault() -> Targets:
    """The HQ; out of its range the units that can damage the AI's best, unless ruled out."""
    row, case = "2GM-BR-FA-S", BY_CODE["BR-FA"].case
    return (
        must(row, is_aim, ruled=HQ_ONLY, case=case),
        keep_if_possible(row, is_aim, case=case),
        keep_if_possible(row, hurts_the_best, case=case),
    )


@cite("2GM-OF-RL-S")
def anything_in_range() -> Targets:
    """Whatever is in range; the goals decide."""
    return ()


@measure(brief="a threat nearby")
def threatens_nearby(battle: Battle, shot: int) -> bool:
    return is_nearby(battle, shot) and is_threat(battle, battle.shot_target[shot])


@cite("2GM-OF-SH-S")
def threats_nearby() -> Targets:
    """Nearby units that threaten the advance."""
    row, case = "2GM-OF-SH-S", BY_CODE["OF-SH"].case
    return (
        keep_if_possible(row, threatens_nearby, by="V-15", case=case),
        keep_if_possible(row, is_nearby, by="V-15", case=case),
    )


@cite("2GM-OF-AD-S")
def defenders() -> Targets:
    case = BY_CODE["OF-AD"].case
    return (keep_if_possible("2GM-OF-AD-S", defends, by="V-15", case=case),)


@cite("2GM-OF-AT-S")
def target_or_defenders() -> Targets:
    """The target if it must be destroyed, else its defenders."""
    row, case = "2GM-OF-AT-S", BY_CODE["OF-AT"].case
    return (
        keep_if_possible(row, is_aim, case=case),
        keep_if_possible(row, defends, by="V-15", case=case),
    )


@cite("2GM-OF-FA-S", "Q2-10")
def target_only() -> Targets:
    """Only the target while it is in range; else what can damage the AI's best units."""
    row, case = "2GM-OF-FA-S", BY_CODE["OF-FA"].case
    return (
        must(row, is_aim, when=must_fall_and_is_there, case=case),
        must(row, is_aim, ruled=HQ_ONLY, case=case),
        keep_if_possible(row, hurts_the_best, case=case),
    )


@cite("2GM-DF-TD-S")
def most_dangerous_nearby() -> Targets:
    """Nearby units, the most dangerous first."""
    row, case = "2GM-DF-TD-S", BY_CODE["DF-TD"].case
    return (
        keep_if_possible(row, is_nearby, by="V-15", case=case),
        prefer(row, danger_of_target, by="V-10", case=case),
    )


@cite("2GM-DF-RL-S")
def nearby_for_lines() -> Targets:
    return nearby("2GM-DF-RL-S", "DF-RL")


@cite("2GM-DF-HP-S")
def middle_for_position() -> Targets:
    return middle("2GM-DF-HP-S", "DF-HP")


@cite("2GM-DF-SH-S")
def nearby_for_seizing() -> Targets:
    return nearby("2GM-DF-SH-S", "DF-SH")


@cite("2GM-DF-OD-S")
def supply_for_overcoming() -> Targets:
    case = BY_CODE["DF-OD"].case
    return (lowest("2GM-DF-OD-S", supply_command, by="V-14", case=case),)


BY_STANCE: Targets = (
    *most_dangerous(), *nearby_for_defense(), *middle_for_reinforce(), *supply_for_advance(),
    *hq_for_assault(), *anything_in_range(), *threats_nearby(), *defenders(),
    *target_or_defenders(), *target_only(), *most_dangerous_nearby(), *nearby_for_lines(),
    *middle_for_position(), *nearby_for_seizing(), *supply_for_overcoming(),
)  # fmt: skip
