"""Healers at work in the Shooting phase: the most damaged unit they can reach."""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Procedure
from opfor.core.question import Question, lowest, prefer
from opfor.games.tactics2gm.values.actions import Heal, UseToken
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import Unit, unit_alive, unit_of
from tests.oracle.tactics2gm.bot.acting_order import health
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.equipment import (
    IN_SHOOTING,
    tend,
    tending,
    token_uses,
    use_token,
)

HEALTH = measure(said="{:.0%} of its hit points left", brief="the most damaged unit")(health)


@measure(said="worth {} AP", brief="the dearest unit")
def cost_of(survey: Survey, unit: Unit) -> int:
    return survey.card(unit).cost


HEAL: Question[Survey, Unit] = Question(
    "heal",
    "Whom does a healer tend?",
    "the wounded units it can reach",
    (lowest("2GM-WND-3", HEALTH), prefer("2GM-WND-3", cost_of)),
    named=lambda survey, unit: survey.unit_name(unit),
    tie=by_die("whom the healer tends"),
)


@cite("2GM-WND-3")
def tend_wounded(play: TacticsPlay, survey: Survey, unit_id: int) -> Procedure[None]:
    """A medic or mechanic, or a unit with their bag, takes wounds off the most damaged unit."""
    unit = unit_alive(play.state, unit_id)
    if unit is None:
        return
    heals: list[Heal | UseToken] = [*tending(survey.setting, play.state, unit)]
    if unit.tokens:
        heals += token_uses(survey.setting, play.state, unit, IN_SHOOTING)
    if not heals:
        return
    wounded = {heal.target: unit_of(play.state, heal.target) for heal in heals}
    patients = list(wounded.values())
    details = {"unit": survey.unit_name(unit)}
    patient = yield from decide(play, HEAL, survey, patients, lambda: details)
    assert patient is not None
    heal = next(heal for heal in heals if heal.target == patient.id)
    if isinstance(heal, Heal):
        tend(play, heal)
    else:
        use_token(play, heal)
    survey.refresh(play.state)
