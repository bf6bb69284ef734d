"""A miss: is it rolled again by a card?"""

from __future__ import annotations

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, must
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import Unit
from tests.oracle.tactics2gm.bot.sight.danger import is_particularly_dangerous
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.shots import Again, luck_cards
from tests.oracle.tactics2gm.rules.targets import TargetMet

NO_DANGER = Shortfall("no-danger")
Miss = tuple[Survey, int]
"""The situation: whose danger is known, and what was missed."""


@measure(words={"no-danger": "the target is not the most dangerous"}, brief="a shot worth it")
@cite("2GM-CE-8")
def is_worth_it(miss: Miss, _card: str) -> bool | Shortfall:
    """The shot that missed was at a particularly dangerous target."""
    survey, target = miss
    return is_particularly_dangerous(survey, target) or NO_DANGER


LUCK: Question[Miss, str] = Question(
    "luck",
    "Is a miss rolled again by a card?",
    "the cards of its hand that allow it",
    (must("2GM-CE-8", is_worth_it),),
    named=lambda _miss, card: card,
    tie=by_die("which card is played"),
)


@cite("2GM-CE-8")
def after_a_miss(survey: Survey) -> Again:
    """Luck is played when the shot that missed was at a particularly dangerous target."""

    def again(play: TacticsPlay, shooter: Unit, at: TargetMet) -> Procedure[str]:
        cards = luck_cards(play.setting, play.state, shooter.side)
        if not cards:
            return ""
        name = survey.unit_name(shooter)
        card = yield from decide(play, LUCK, (survey, at.target), cards, lambda: {"unit": name})
        return card or ""

    return again
