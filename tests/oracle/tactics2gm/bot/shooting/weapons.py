"""Shooting: every weapon in order, each at the target the stance and the goals prefer."""

from __future__ import annotations

from typing import Any

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.order import ranked_by, tell_first
from opfor.core.play import Procedure
from opfor.core.question import Question, must, selected
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import AI, HQ, unit_alive
from tests.oracle.tactics2gm.bot.acting_order import SHOOTS_NEXT, ActingOrder, order_row
from tests.oracle.tactics2gm.bot.cards.luck import after_a_miss
from tests.oracle.tactics2gm.bot.shooting.goals import FIRST, THEN
from tests.oracle.tactics2gm.bot.shooting.healers import tend_wounded
from tests.oracle.tactics2gm.bot.shooting.stance_targets import BY_STANCE
from tests.oracle.tactics2gm.bot.sight.shot import Shot
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.assault import extra_shots
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.shots import shoot
from tests.oracle.tactics2gm.rules.targets import ready_weapons


@cite("2GM-PH-6")
def shoot_all(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Units in order; healers tend first, then every weapon that has a target fires."""
    acts = ActingOrder(survey, moving=False, keep=play.explain)
    order = ranked_by(play, SHOOTS_NEXT, acts, survey.mine)
    for place, unit in enumerate(order):
        if play.explain and survey.shots(unit):
            tell_first(play, SHOOTS_NEXT, acts, order[place:])
        yield from tend_wounded(play, survey, unit.id)
        yield from fire_weapons(play, survey, unit.id)
        if play.state.result is not None:
            return
    yield from answer_assaults(play, survey)


@cite("2GM-CON-3")
def answer_assaults(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Units that were assaulted take the extra shot they are owed."""
    while play.state.result is None:
        owed = extra_shots(survey.setting, play.state, AI)
        if not owed:
            return
        shot = owed[0]
        yield from shoot(play, shot.unit, 0, shot.target, "extra", after_a_miss(survey))
        survey.refresh(play.state)


def fire_weapons(play: TacticsPlay, survey: Survey, unit_id: int) -> Procedure[None]:
    """Each weapon of a unit in turn; a unit with extra ammunition fires its own twice."""
    idle: set[int] = set()
    while play.state.result is None:
        unit = unit_alive(play.state, unit_id)
        if unit is None:
            return
        slots = [slot for slot in ready_weapons(survey.setting, unit) if slot not in idle]
        if not slots:
            return
        survey.unit = unit
        shot = yield from choose_target(play, survey, slots[0])
        if shot is None:
            idle.add(slots[0])
            continue
        again = after_a_miss(survey)
        yield from shoot(play, unit_id, shot.slot, shot.target, again=again)
        survey.refresh(play.state)


NO_HARM = Shortfall("no-harm")


@measure(words={"no-harm": "it cannot be damaged"}, brief="a target worth a shot")
def is_worth_a_shot(_survey: Survey, shot: Shot) -> bool | Shortfall:
    """Something it can damage, or a unit that a lucky 10 would destroy."""
    return shot.hurts or shot.target > HQ or NO_HARM


SHOOT: Question[Survey, Shot] = Question(
    "shoot",
    "Whom does a weapon shoot at?",
    "what it has in range",
    (must("2GM-GOAL-1", is_worth_a_shot, by="V-31"), *FIRST, *BY_STANCE, *THEN),
    named=lambda survey, shot: survey.name(shot.target),
    tie=by_die("whom the AI's unit shoots at"),
    select=selected(lambda survey: (survey.stance.case,)),
)


def choose_target(play: TacticsPlay, survey: Survey, slot: int) -> Procedure[Shot | None]:
    """The target of one weapon; ``None`` if nothing in range is worth a shot."""
    shots = survey.shots_from(survey.unit, survey.unit.cell)
    candidates = [shot for shot in shots if shot.slot == slot]
    if not candidates:
        return None
    return (yield from decide(play, SHOOT, survey, candidates, lambda: acting(survey, slot)))


def acting(survey: Survey, slot: int) -> dict[str, Any]:
    """Who shoots with what, for the record of a shot."""
    unit = survey.unit
    arm = unit.tokens[slot - 1].kind if slot else unit.card.removeprefix("own:")
    return {"unit": survey.unit_name(unit), "weapon": arm, "first": order_row(survey)}
