"""Shooting by stance: the rungs each stance adds between the goals of the AI."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.measure import condition, measure
from opfor.core.question import keep_if_possible, lowest, must, prefer
from opfor.games.tactics2gm.values.stances import BY_CODE
from opfor.games.tactics2gm.values.state import HQ, Unit
from tests.oracle.tactics2gm.bot.shooting.goals import DISTANCE, Targets, distance_to
from tests.oracle.tactics2gm.bot.sight.danger import is_threat, weapons_of
from tests.oracle.tactics2gm.bot.sight.shot import Shot
from tests.oracle.tactics2gm.bot.sight.survey import Survey


@measure(said="danger {}", brief="the most dangerous target")
def danger(survey: Survey, shot: Shot) -> float:
    return survey.danger(shot.target)


@measure(brief="a unit nearby")
@cite("V-15")
def is_nearby(survey: Survey, shot: Shot) -> bool:
    """Close to the shooter."""
    return shot.target > HQ and distance_to(survey, shot) <= survey.numbers.phrases.nearby


@measure(brief="a unit on the middle lines")
@cite("V-16")
def is_in_middle(survey: Survey, shot: Shot) -> bool:
    """A Player unit on the middle lines."""
    return shot.target > HQ and survey.line(shot.spot) in survey.numbers.phrases.middle_lines


NAMED = {0: "a link of the supply line", 1: "a Command Group", 2: "the HQ", 3: "another target"}


@measure(words=NAMED, brief="supply line, then Command Groups, then the HQ")
def supply_command_hq(survey: Survey, shot: Shot) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then the HQ, then others."""
    return 2 if shot.target == HQ else named_rank(survey, shot)


@measure(words=NAMED, brief="supply line, then Command Groups")
def supply_command(survey: Survey, shot: Shot) -> int:
    return named_rank(survey, shot)


def named_rank(survey: Survey, shot: Shot) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then others."""
    if survey.is_breaker(shot.target):
        return 0
    foe = survey.foe(shot.target)
    return 1 if foe is not None and "command-group" in survey.card(foe).traits else 3


@measure(brief="what must be destroyed")
def is_aim(survey: Survey, shot: Shot) -> bool:
    """What must be destroyed."""
    return shot.target == survey.aim.destroy


@measure(brief="a defender of the target")
@cite("V-15")
def defends(survey: Survey, shot: Shot) -> bool:
    """A Player unit on or near the target."""
    return defends_aim(survey, shot.target)


def defends_aim(survey: Survey, target: int) -> bool:
    """A Player unit on or near the mission target."""
    foe = survey.foe(target)
    if foe is None:
        return False
    return survey.distance[foe.cell][survey.aim.spot] <= survey.numbers.phrases.nearby


def best_units(survey: Survey) -> list[Unit]:
    """The AI's best units: the dearest ones."""
    found = sorted(survey.mine, key=lambda u: (-survey.card(u).cost, u.id))
    return found[: survey.numbers.phrases.best_units]


@measure(brief="whoever can damage the AI's best units")
def hurts_the_best(survey: Survey, shot: Shot) -> bool:
    """A Player unit that could damage one of the AI's best units from where it stands."""
    foe = survey.foe(shot.target)
    if foe is None:
        return False
    row = survey.distance[foe.cell]
    return any(
        arm.penetration >= survey.card(unit).defence
        and arm.min_range <= row[unit.cell] <= arm.range
        for unit in best_units(survey)
        for arm in weapons_of(survey, foe)
    )


HQ_ONLY = ("full-assault-fire", "hq-only")
"""Ruling: in a Full Assault nobody shoots at anything else."""


@condition("the target must be destroyed and is in range")
def must_fall_and_is_there(survey: Survey, left: Sequence[Shot]) -> bool:
    return any(is_aim(survey, shot) and shot.hurts for shot in left)


@cite("2GM-BR-TD-S")
def most_dangerous() -> Targets:
    """The most dangerous unit, with every weapon."""
    return (prefer("2GM-BR-TD-S", danger, by="V-10", case=BY_CODE["BR-TD"].case),)


def nearby(row: str, code: str) -> Targets:
    """Units nearby, the closest first."""
    case = BY_CODE[code].case
    return (
        keep_if_possible(row, is_nearby, by="V-15", case=case),
        lowest(row, DISTANCE, when=are_units, case=case),
    )


@condition("there are only units left")
def are_units(_survey: Survey, left: Sequence[Shot]) -> bool:
    return all(shot.target > HQ for shot in left)


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
def threatens_nearby(survey: Survey, shot: Shot) -> bool:
    return is_nearby(survey, shot) and is_threat(survey, shot.target)


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
        prefer(row, danger, by="V-10", case=case),
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
