"""After Shooting: who is promoted?"""

from __future__ import annotations

from functools import partial

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, must, prefer
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import AI, Unit, unit_of
from tests.oracle.tactics2gm.bot.sight.danger import danger_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.support_cards import support_plays
from tests.oracle.tactics2gm.rules.support_effects import play_support

ROW = "2GM-CE-2"


@measure(
    words={"severely-damaged": "severely damaged, {} wounds and {} hit points left"},
    brief="a unit not severely damaged",
)
@cite("V-21")
def is_fit(survey: Survey, unit: Unit) -> bool | Shortfall:
    """Not severely damaged: fewer than two wounds and more than half its hit points."""
    phrases = survey.numbers.phrases
    hp = survey.card(unit).hp
    left = (hp - unit.wounds) / hp
    hurt = unit.wounds > 0 and left <= phrases.severe_share
    if unit.wounds < phrases.severe_wounds and not hurt:
        return True
    return Shortfall("severely-damaged", (unit.wounds, hp - unit.wounds))


@measure(said="danger {}", brief="the most powerful unit")
@cite("V-24")
def power(survey: Survey, unit: Unit) -> float:
    """How dangerous the unit is to the Player."""
    return danger_of(survey, unit)


@measure(said="worth {} AP", brief="the dearest unit")
def cost(survey: Survey, unit: Unit) -> int:
    return survey.card(unit).cost


PROMOTE: Question[Survey, Unit] = Question(
    "promote",
    "Who is promoted?",
    "the units that destroyed an enemy this turn",
    (must(ROW, is_fit, by="V-21"), prefer(ROW, power, by="V-24"), prefer(ROW, cost)),
    named=lambda survey, unit: survey.unit_name(unit),
    tie=by_die("who is promoted"),
)


@cite("2GM-CE-2")
def promote(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """The strongest unit that destroyed an enemy this turn and is not severely damaged."""
    ways = support_plays(survey.setting, play.state, AI, "after-shooting")
    while ways:
        by_unit = {way.unit: way for way in ways}
        units = [unit_of(play.state, unit_id) for unit_id in by_unit]
        details = {"card": ways[0].card}
        unit = yield from decide(play, PROMOTE, survey, units, partial(dict, details))
        if unit is None:
            return
        yield from play_support(play, AI, by_unit[unit.id])
        survey.refresh(play.state)
        ways = support_plays(survey.setting, play.state, AI, "after-shooting")
