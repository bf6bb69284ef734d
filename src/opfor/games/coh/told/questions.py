"""Every question that the solo AI asks, by its name: they stand beside the functions over numbers
that measure them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from msgspec.structs import replace

from opfor.core.later import LaterSequence
from opfor.core.question import MUST, Question

OVER_NUMBERS = "opfor.fast.coh.bot.questions"
LISTED: Mapping[str, Mapping[str, str]] = {
    "order": {},
    "own-order": {
        "COH-7.0-a": "Counteractions are executed",
        "COH-7.1-a": "Mission Orders are executed",
    },
}
"""Questions whose candidates are read one after the other, with the cases their tests are for."""


def _questions() -> Sequence[Question[Any, Any]]:
    return [_as_read(question) for question in import_module(OVER_NUMBERS).QUESTIONS]


def _as_read(question: Question[Any, Any]) -> Question[Any, Any]:
    """A question as people read it: tests of lines and of own orders are cases of their own, of
    which only those are told that stopped any."""
    own = [rung for rung in question.criteria if rung.operator is MUST and rung.case]
    if question.name not in LISTED:
        return question
    read = {
        rung.case: replace(rung, case=LISTED[question.name].get(rung.rule, ""), as_said=False)
        for rung in own
    }
    return replace(question, criteria=[read.get(rung.case, rung) for rung in question.criteria])


QUESTIONS = LaterSequence(_questions)


def question(name: str) -> Question[Any, Any]:
    """The question of that name."""
    return next(each for each in QUESTIONS if each.name == name)
