"""Every question of Conflict of Heroes stands beside the functions over numbers that measure it:
with the rows, the words and the rulings that the readable engine's has."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.narrow import Asked
from opfor.core.question import MUST, Criterion
from opfor.fast.coh.bot.questions import QUESTIONS
from opfor.games.coh.course.questions import QUESTIONS as SAID

PAIRS = list(zip(QUESTIONS, SAID, strict=True))


@pytest.mark.parametrize(("here", "there"), PAIRS, ids=[asked.name for asked in SAID])
def test_a_question_is_that_of_the_readable_engine(here: Asked, there: Asked) -> None:
    assert head(here) == head(there)
    own = [rung(here.name, each) for each in here.criteria]
    assert own == [rung(there.name, each) for each in there.criteria]


def head(asked: Asked) -> Any:
    tie = asked.tie
    told = asked.name, asked.title, asked.candidates, asked.chosen
    return told, (tie.kind, tie.rule, tie.why, tie.other)


def rung(question: str, said: Criterion[Any, Any]) -> Any:
    """What a rung says. Over numbers, tests of lines and of own orders are cases of their own: only
    those that stopped any are told."""
    measure, when = said.measure, said.when
    told = measure.unit, measure.said, dict(measure.words), measure.unknown_said, measure.brief
    is_own = said.operator is MUST and question in ("order", "own-order")
    follows = ("", False) if is_own else (said.case, said.as_said)
    return (
        (said.rule, said.operator, said.by, said.ruled, follows),
        (measure.id, told, str(measure.unknown), measure.silent, measure.rulings),
        None if when is None else (when.said, when.stands),
    )
