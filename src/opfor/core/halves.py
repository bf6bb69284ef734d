"""The tests of a question asked alone: whether anything is left at all, before anybody compares.

Its wishes go on from there, so that no test is made twice. Nothing of this is told: whoever wants
to know why asks the whole question again. Compiled, both are written from the same questions.
"""

from __future__ import annotations

from typing import Any

from opfor.core import ladder
from opfor.core.cite import cite
from opfor.core.narrow import case_in, ladder_of, play


@cite("X-3")
def narrow_by_tests(memory: Any, question: int) -> None:
    """Pass the candidates proposed through the tests of a question."""
    _play_half(memory, question, tests=True)


@cite("X-3")
def narrow_by_wishes(memory: Any, question: int) -> None:
    """Pass what the tests have left through the wishes."""
    _play_half(memory, question, tests=False)


def _play_half(memory: Any, question: int, *, tests: bool) -> None:
    asked = memory.questions[question]
    assert asked.is_halved, asked.name
    rungs = ladder_of(memory, question, case_in(asked, memory))
    play(memory, asked, [rung for rung in rungs if (rung.how is ladder.must) == tests])
