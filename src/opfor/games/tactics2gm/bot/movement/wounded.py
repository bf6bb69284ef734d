"""Wounded units fall back or hold by a die; those who can help them go to them."""

from __future__ import annotations

from typing import Any

from opfor.core.cascade import keep_if_possible, lowest, must, narrow
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.movement import ground
from opfor.games.tactics2gm.bot.movement.preferences import Spaces, is_here, left_open
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.equipment import is_tended_by
from opfor.games.tactics2gm.rules.supply import own_lines, run_length
from opfor.games.tactics2gm.values.state import TacticsPlay, Unit


def skills_of(survey: Survey, unit: Unit) -> list[str]:
    """The ways a unit can heal or repair, by its card or by a token."""
    traits = survey.card(unit).traits
    if not (traits or unit.tokens):
        return []
    found = [skill for skill in ("medic", "mechanic") if skill in traits]
    uses = (survey.cards.tokens[t.kind].use for t in unit.tokens)
    return found + [use for use in uses if use in ("heal", "repair")]


def can_help(survey: Survey, healer: Unit, unit: Unit) -> bool:
    """Whether one unit could heal or repair another."""
    return healer.id != unit.id and any(
        is_tended_by(survey.setting, unit, skill) for skill in skills_of(survey, healer)
    )


@cite("V-38")
def defends_key_target(survey: Survey, unit: Unit) -> bool:
    """On the mission target, beside the HQ, or the only unit on a line of the supply line."""
    if unit.cell == survey.setting.mission.target:
        return True
    if survey.distance[unit.cell][survey.board.hq(AI)] == 1:
        return True
    run = run_length(own_lines(survey.setting, survey.state, AI))
    return survey.line(unit.cell) <= run and ground.holds_line_alone(survey, unit)


def is_no_key_target(survey: Survey, cell: int) -> bool:
    """Staying is always allowed; leaving only where nothing of importance is defended."""
    return is_here(survey, cell) or not defends_key_target(survey, survey.unit)


@cite("2GM-WND-2", "V-22")
def is_no_worse(survey: Survey, cell: int) -> bool:
    """Not less cover than now, nor in range of the Player where the present space is not."""
    here = survey.unit.cell
    if ground.cover(survey, cell) < ground.cover(survey, here):
        return False
    return ground.shooters_at(survey, here) > 0 or ground.shooters_at(survey, cell) == 0


def to_help(survey: Survey, cell: int) -> int:
    """Distance to the HQ or to the nearest unit that can heal or repair the acting one."""
    unit = survey.unit
    row = survey.distance[cell]
    spots = [u.cell for u in survey.mine if can_help(survey, u, unit)]
    return min(row[spot] for spot in (*spots, survey.board.hq(AI)))


RETREAT: Spaces = (
    must("2GM-WND-2", is_no_key_target, by="V-38"),
    must("2GM-WND-2", is_no_worse, by="V-22"),
    lowest("2GM-WND-1", to_help),
    *left_open("2GM-WND-1"),
)
HOLD: Spaces = (must("2GM-WND-1", is_here),)


@cite("2GM-WND-1")
def retreat_or_hold(play: TacticsPlay, survey: Survey) -> Procedure[int]:
    """A D10: up to 5 the unit falls back to the HQ or a healer unless that is barred, else it
    stays where it is."""
    title = survey.card(survey.unit).title
    why = f"does the wounded {title} {survey.unit.id} fall back (on 1 to 5)?"
    rolled = yield from roll_d10(survey.setting, why, "2GM-WND-1")
    falls_back = rolled <= survey.numbers.phrases.wounded_retreat_up_to
    criteria = RETREAT if falls_back else HOLD
    narrowed = narrow(play, "move", criteria, survey, survey.reach, survey.space)
    details: dict[str, Any] = {}
    if play.explain:
        details = {"unit": survey.unit_name(survey.unit), "first": "2GM-WND-1", "rolled": rolled}
    return (yield from settled(play, narrowed, "where the wounded unit falls back", **details))


def patients(survey: Survey, healer: Unit) -> list[Unit]:
    """Wounded AI units near a unit that can help them."""
    near = survey.numbers.phrases.nearby
    row = survey.distance[healer.cell]
    return [
        u for u in survey.mine if u.wounds and row[u.cell] <= near and can_help(survey, healer, u)
    ]


def is_called(survey: Survey, unit: Unit) -> bool:
    """Whether a unit that can heal or repair has somebody to help near it."""
    return bool(skills_of(survey, unit)) and bool(patients(survey, unit))


def to_patient(survey: Survey, cell: int) -> int:
    row = survey.distance[cell]
    return min(max(row[u.cell], 1) for u in patients(survey, survey.unit))


TO_PATIENT: Spaces = (
    lowest("2GM-WND-3", to_patient),
    keep_if_possible("2GM-WND-3", is_here),
    *left_open("2GM-WND-3"),
)


@cite("2GM-WND-3")
def to_the_wounded(play: TacticsPlay, survey: Survey) -> Procedure[int]:
    """As close to the nearest wounded unit as possible."""
    narrowed = narrow(play, "move", TO_PATIENT, survey, survey.reach, survey.space)
    details = {"unit": survey.unit_name(survey.unit), "first": "2GM-WND-3"} if play.explain else {}
    return (yield from settled(play, narrowed, "where the healer goes", **details))
