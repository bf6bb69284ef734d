"""Healers at work in the Shooting phase: the most damaged unit they can reach."""

from __future__ import annotations

from opfor.core.cascade import lowest, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.acting_order import health
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.equipment import IN_SHOOTING, tend, tending, token_uses, use_token
from opfor.games.tactics2gm.values.actions import Heal, UseToken
from opfor.games.tactics2gm.values.state import TacticsPlay, Unit, is_alive, unit_of


def health_of(survey: Survey, unit: Unit) -> float:
    return health(survey, unit)


def cost_of(survey: Survey, unit: Unit) -> int:
    return survey.card(unit).cost


PATIENT = (lowest("2GM-WND-3", health_of), prefer("2GM-WND-3", cost_of))


@cite("2GM-WND-3")
def tend_wounded(play: TacticsPlay, survey: Survey, unit_id: int) -> Procedure[None]:
    """A medic or mechanic, or a unit with their bag, takes wounds off the most damaged unit."""
    if not is_alive(play.state, unit_id):
        return
    unit = unit_of(play.state, unit_id)
    heals: list[Heal | UseToken] = [*tending(survey.setting, play.state, unit)]
    if unit.tokens:
        heals += token_uses(survey.setting, play.state, unit, IN_SHOOTING)
    if not heals:
        return
    wounded = {heal.target: unit_of(play.state, heal.target) for heal in heals}
    patients = list(wounded.values())
    narrowed = narrow(play, "target", PATIENT, survey, patients, survey.unit_name)
    details = {"unit": survey.unit_name(unit)} if play.explain else {}
    patient = yield from settled(play, narrowed, "whom the healer tends", **details)
    heal = next(heal for heal in heals if heal.target == patient.id)
    if isinstance(heal, Heal):
        tend(play, heal)
    else:
        use_token(play, heal)
    survey.refresh(play.state)
