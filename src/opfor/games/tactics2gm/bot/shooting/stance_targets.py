"""Shooting by stance: the order of preferences among the targets of a weapon."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cascade import Criterion, keep_if_possible, lowest, must, prefer
from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.shooting.goals import FIRST, THEN, Targets, distance_to
from opfor.games.tactics2gm.bot.sight.danger import is_threat, weapons_of
from opfor.games.tactics2gm.bot.sight.shot import Shot
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.values.state import HQ


def danger(survey: Survey, shot: Shot) -> float:
    return survey.danger(shot.target)


@cite("V-15")
def is_nearby(survey: Survey, shot: Shot) -> bool:
    """Close to the shooter."""
    return shot.target > HQ and distance_to(survey, shot) <= survey.numbers.phrases.nearby


@cite("V-16")
def is_in_middle(survey: Survey, shot: Shot) -> bool:
    """A Player unit on the middle lines."""
    return shot.target > HQ and survey.line(shot.spot) in survey.numbers.phrases.middle_lines


def supply_command_hq(survey: Survey, shot: Shot) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then the HQ, then others."""
    if shot.target == HQ:
        return 2
    return supply_command(survey, shot)


def supply_command(survey: Survey, shot: Shot) -> int:
    """Units whose loss breaks the supply line, then Command Groups, then others."""
    if survey.is_breaker(shot.target):
        return 0
    foe = survey.foe(shot.target)
    return 1 if foe is not None and "command-group" in survey.card(foe).traits else 3


def is_aim(survey: Survey, shot: Shot) -> bool:
    """What must be destroyed."""
    return shot.target == survey.aim.destroy


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


def hurts_the_best(survey: Survey, shot: Shot) -> bool:
    """A Player unit that could damage one of the AI's best units from where it stands."""
    foe = survey.foe(shot.target)
    if foe is None:
        return False
    row = survey.distance[foe.cell]
    return any(
        arm.penetration >= survey.card(unit).defence
        and arm.min_range <= row[unit.cell] <= arm.range
        for unit in survey.best_units()
        for arm in weapons_of(survey, foe)
    )


def is_hq_only(survey: Survey, _left: Sequence[Shot]) -> bool:
    """Ruling: in a Full Assault nobody shoots at anything else."""
    return survey.rulings.get("full-assault-fire") == "hq-only"


def must_fall_and_is_there(survey: Survey, left: Sequence[Shot]) -> bool:
    """The target must be destroyed and is in range."""
    return any(is_aim(survey, shot) and shot.hurts for shot in left)


@cite("2GM-BR-TD-S")
def most_dangerous() -> Targets:
    """The most dangerous unit, with every weapon."""
    return (prefer("2GM-BR-TD-S", danger, by="V-10"),)


def nearby(row: str) -> Targets:
    """Units nearby, the closest first."""
    return (
        keep_if_possible(row, is_nearby, by="V-15"),
        lowest(row, distance_to, when=are_units),
    )


def are_units(_survey: Survey, left: Sequence[Shot]) -> bool:
    """No HQ or terrain among what is left."""
    return all(shot.target > HQ for shot in left)


@cite("2GM-BR-DE-S")
def nearby_for_defense() -> Targets:
    return nearby("2GM-BR-DE-S")


@cite("2GM-BR-RE-S")
def middle_for_reinforce() -> Targets:
    return (keep_if_possible("2GM-BR-RE-S", is_in_middle, by="V-16"),)


@cite("2GM-BR-AD-S")
def supply_for_advance() -> Targets:
    return (lowest("2GM-BR-AD-S", supply_command_hq, by="V-14"),)


@cite("2GM-BR-FA-S", "Q2-10")
def hq_for_assault() -> Targets:
    """The HQ; out of its range the units that can damage the AI's best, unless ruled out."""
    row = "2GM-BR-FA-S"
    return (
        must(row, is_aim, when=is_hq_only),
        keep_if_possible(row, is_aim),
        keep_if_possible(row, hurts_the_best),
    )


@cite("2GM-OF-RL-S")
def anything_in_range() -> Targets:
    """Whatever is in range; the goals decide."""
    return ()


def threatens_nearby(survey: Survey, shot: Shot) -> bool:
    return is_nearby(survey, shot) and is_threat(survey, shot.target)


@cite("2GM-OF-SH-S")
def threats_nearby() -> Targets:
    """Nearby units that threaten the advance."""
    row = "2GM-OF-SH-S"
    return (
        keep_if_possible(row, threatens_nearby, by="V-15"),
        keep_if_possible(row, is_nearby, by="V-15"),
    )


@cite("2GM-OF-AD-S")
def defenders() -> Targets:
    return (keep_if_possible("2GM-OF-AD-S", defends, by="V-15"),)


@cite("2GM-OF-AT-S")
def target_or_defenders() -> Targets:
    """The target if it must be destroyed, else its defenders."""
    row = "2GM-OF-AT-S"
    return (keep_if_possible(row, is_aim), keep_if_possible(row, defends, by="V-15"))


@cite("2GM-OF-FA-S", "Q2-10")
def target_only() -> Targets:
    """Only the target while it is in range; else what can damage the AI's best units."""
    row = "2GM-OF-FA-S"
    return (
        must(row, is_aim, when=must_fall_and_is_there),
        must(row, is_aim, when=is_hq_only),
        keep_if_possible(row, hurts_the_best),
    )


@cite("2GM-DF-TD-S")
def most_dangerous_nearby() -> Targets:
    """Nearby units, the most dangerous first."""
    row = "2GM-DF-TD-S"
    return (
        keep_if_possible(row, is_nearby, by="V-15"),
        prefer(row, danger, by="V-10"),
    )


@cite("2GM-DF-RL-S")
def nearby_for_lines() -> Targets:
    return nearby("2GM-DF-RL-S")


@cite("2GM-DF-HP-S")
def middle_for_position() -> Targets:
    return (keep_if_possible("2GM-DF-HP-S", is_in_middle, by="V-16"),)


@cite("2GM-DF-SH-S")
def nearby_for_seizing() -> Targets:
    return nearby("2GM-DF-SH-S")


@cite("2GM-DF-OD-S")
def supply_for_overcoming() -> Targets:
    return (lowest("2GM-DF-OD-S", supply_command, by="V-14"),)


def _whole(stance: Targets) -> tuple[Criterion[Survey, Shot], ...]:
    return (*FIRST, *stance, *THEN)


FIRE: dict[str, Targets] = {
    "BR-TD": _whole(most_dangerous()),
    "BR-DE": _whole(nearby_for_defense()),
    "BR-RE": _whole(middle_for_reinforce()),
    "BR-AD": _whole(supply_for_advance()),
    "BR-FA": _whole(hq_for_assault()),
    "OF-RL": _whole(anything_in_range()),
    "OF-SH": _whole(threats_nearby()),
    "OF-AD": _whole(defenders()),
    "OF-AT": _whole(target_or_defenders()),
    "OF-FA": _whole(target_only()),
    "DF-TD": _whole(most_dangerous_nearby()),
    "DF-RL": _whole(nearby_for_lines()),
    "DF-HP": _whole(middle_for_position()),
    "DF-SH": _whole(nearby_for_seizing()),
    "DF-OD": _whole(supply_for_overcoming()),
}
