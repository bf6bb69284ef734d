"""Wounded units fall back or hold by a die; those who can help them go to them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import keep_if_possible, lowest, must
from opfor.games.tactics2gm.values.state import AI, Unit
from tests.oracle.tactics2gm.bot.movement import ground
from tests.oracle.tactics2gm.bot.movement.preferences import HERE, Spaces, is_here
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import roll_d10
from tests.oracle.tactics2gm.rules.equipment import is_tended_by
from tests.oracle.tactics2gm.rules.supply import lone_links


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
    return unit.id in lone_links(survey.setting, survey.state, AI)


KEY_TARGET, LESS_COVER, UNDER_FIRE = map(Shortfall, ("key-target", "less-cover", "under-fire"))


@measure(words={"key-target": "it defends a key target"}, brief="no key target left")
def is_no_key_target(survey: Survey, cell: int) -> bool | Shortfall:
    """Staying is always allowed; leaving only where nothing of importance is defended."""
    return is_here(survey, cell) or not defends_key_target(survey, survey.unit) or KEY_TARGET


@measure(
    words={"less-cover": "there is less cover", "under-fire": "it comes under fire there"},
    brief="no worse place than now",
)
@cite("2GM-WND-2", "V-22")
def is_no_worse(survey: Survey, cell: int) -> bool | Shortfall:
    """Not less cover than now, nor in range of the Player where the present space is not."""
    here = survey.unit.cell
    if ground.cover(survey, cell) < ground.cover(survey, here):
        return LESS_COVER
    is_safe = ground.shooters_at(survey, here) > 0 or ground.shooters_at(survey, cell) == 0
    return is_safe or UNDER_FIRE


@measure("space from help|spaces from help", brief="the shortest way to help")
def to_help(survey: Survey, cell: int) -> int:
    """Distance to the HQ or to the nearest unit that can heal or repair the acting one."""
    unit = survey.unit
    row = survey.distance[cell]
    spots = [u.cell for u in survey.mine if can_help(survey, u, unit)]
    return min(row[spot] for spot in (*spots, survey.board.hq(AI)))


FALLS_BACK, HOLDS = "it is wounded and falls back", "it is wounded and holds"
RETREAT: Spaces = (
    must("2GM-WND-2", is_no_key_target, by="V-38", case=FALLS_BACK),
    must("2GM-WND-2", is_no_worse, by="V-22", case=FALLS_BACK),
    lowest("2GM-WND-1", to_help, case=FALLS_BACK),
    must("2GM-WND-1", HERE, case=HOLDS),
)


@cite("2GM-WND-1")
def fall_back_or_hold(survey: Survey) -> Procedure[int]:
    """A D10: up to 5 the unit falls back to the HQ or a healer unless that is barred, else it
    stays where it is; the roll."""
    title = survey.card(survey.unit).title
    why = f"does the wounded {title} {survey.unit.id} fall back (on 1 to 5)?"
    rolled = yield from roll_d10(survey.setting, why, "2GM-WND-1")
    falls_back = rolled <= survey.numbers.phrases.wounded_retreat_up_to
    survey.case = FALLS_BACK if falls_back else HOLDS
    return rolled


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


@measure("space from the wounded|spaces from the wounded", brief="the shortest way to the wounded")
@cite("2GM-WND-3")
def to_patient(survey: Survey, cell: int) -> int:
    row = survey.distance[cell]
    return min(max(row[u.cell], 1) for u in patients(survey, survey.unit))


HELPS = "it can help a wounded unit nearby"
TO_PATIENT: Spaces = (
    lowest("2GM-WND-3", to_patient, case=HELPS),
    keep_if_possible("2GM-WND-3", HERE, case=HELPS),
)
"""As close to the nearest wounded unit as possible."""
