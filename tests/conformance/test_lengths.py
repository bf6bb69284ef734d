"""Reasons in three lengths: short enough, and true to the trace when they are read back."""

from __future__ import annotations

import re
from typing import Any

from opfor.app.explain import Explainer
from opfor.app.plain import compared_with, settling
from opfor.core.question import LOWEST, MEASURING
from opfor.core.reasons import reason_words
from opfor.core.trace import Decision
from tests.conformance.cases import Case, setting_of
from tests.conformance.test_reasons import decisions_of

BRIEF, PLAIN, SHARE = 90, 220, 0.95
COMPARED = re.compile(
    r"^it: (?P<how>(?!the only).+?) than (?P<other>.+?)"
    r"(?:, (?P<margin>.+ against .+?))?(?:, as .+ wants)? \([^()]*\)\.$"
)
ONLY = re.compile(r": the only one that (?P<has>.+?)(?:, as .+ wants)? \(")


def test_brief_and_plain_reasons_are_short(case: Case) -> None:
    explainer = Explainer(case.game, setting_of(case))
    found = decisions_of(case, 5)
    for length, most in ((explainer.brief, BRIEF), (explainer.short, PLAIN)):
        told = [length(decision) for decision in found]
        assert sum(len(each) <= most for each in told) >= SHARE * len(told)
        assert not [each for each in told if "ruled out" in each or "comes first" in each]


def test_a_plain_reason_read_back_is_what_the_trace_says(case: Case) -> None:
    """Who was chosen, with whom it is compared, and by what amount."""
    explainer = Explainer(case.game, setting_of(case))
    words = reason_words(case.game.folder)
    for decision in decisions_of(case, 6):
        said = explainer.short(decision)
        if explainer.because(decision) or decision.chosen is None:
            continue
        assert said.startswith(explainer.clause(decision))
        rest = said.removeprefix(explainer.clause(decision))
        if (read := COMPARED.match(f"it{rest}")) and decision.chance is None:
            _check_comparison(explainer, decision, read)
        elif read := ONLY.search(rest):
            step = settling(decision)
            assert step is not None
            assert step.kept == (decision.chosen,)
            assert any(name.partition("/")[0] == step.measure for name in words.has)


def _check_comparison(explainer: Explainer, decision: Decision, read: re.Match[str]) -> None:
    step, other = settling(decision), compared_with(decision)
    assert step is not None
    assert other is not None
    assert read["other"] == explainer.again(decision, other)
    ours, theirs = (step.values[str(name)] for name in (decision.chosen, other))
    if isinstance(ours, int | float) and isinstance(theirs, int | float):
        words = reason_words(explainer.folder)
        said = (words.lower if ours < theirs else words.higher)[step.measure]
        assert read["how"] == said
    if read["margin"]:
        value = explainer.value(decision, step, decision.chosen or 0)
        assert value in read["margin"]


def test_every_measure_has_words_where_a_game_writes_any(case: Case) -> None:
    words = reason_words(case.game.folder)
    if not words.has:
        return
    missing = [
        (question.name, rung.measure.id)
        for question in case.game.questions
        for rung in question.criteria
        if not _is_worded(words, rung) and question.name not in OWN
    ]
    assert missing == []


OWN = ("order", "army")
"""Questions whose reasons a game tells by itself."""


def _is_worded(words: Any, rung: Any) -> bool:
    if rung.operator in MEASURING:
        book = words.lower if rung.operator is LOWEST else words.higher
        return bool(rung.measure.words) or rung.measure.id in (*book, *words.has)
    return rung.measure.id in words.has
