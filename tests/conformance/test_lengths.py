"""Reasons in three lengths: short enough, and true to the trace when they are read back."""

from __future__ import annotations

import re
from typing import Any

from opfor.app.explain import Explainer
from opfor.app.plain import compared_with, settling
from opfor.core.language import speaking
from opfor.core.phrasebook import Thing
from opfor.core.question import LOWEST, MEASURING
from opfor.core.reasons import reason_words
from opfor.core.trace import Decision
from tests.conformance.cases import Case, setting_of
from tests.conformance.test_reasons import decisions_of

BRIEF, PLAIN, SHARE = 90, 220, 0.95
READ = {
    "en": ("than", "against", "as .+ wants", "the only one that"),
    "es": ("que", "frente a", "como quiere .+", "es (?:la única|el único) [^ ]+ que"),
    "de": ("als", "gegen", "wie .+ es will", "Nur"),
}
"""How a language compares: than, against, whose wish, the only one."""


def compared(language: str, how: str) -> re.Pattern[str]:
    """``it: closer than S02, 2 hexes against 4, as For the Glory wants (RACE-3).``"""
    than, against, wish, _ = READ[language]
    return re.compile(
        rf"^it: (?P<how>{re.escape(how)}) {than} (?P<other>.+?)"
        rf"(?:, (?P<margin>.+ {against} .+?))?(?:, {wish})? \([^()]*\)\.$"
    )


def test_brief_and_plain_reasons_are_short(case: Case) -> None:
    explainer = Explainer(case.game, setting_of(case))
    found = decisions_of(case, 5)
    for length, most in ((explainer.brief, BRIEF), (explainer.short, PLAIN)):
        told = [length(decision) for decision in found]
        assert sum(len(each) <= most for each in told) >= SHARE * len(told)
        assert not [each for each in told if "ruled out" in each or "comes first" in each]


def test_a_plain_reason_read_back_is_what_the_trace_says(case: Case) -> None:
    """Who was chosen, with whom it is compared, and by what amount, in every language it is told
    in."""
    explainer = Explainer(case.game, setting_of(case))
    told_in = [
        name for name in READ if name == "en" or (case.game.folder / "words" / name).exists()
    ]
    decisions = [each for each in decisions_of(case, 6) if each.chosen is not None]
    for language in told_in:
        with speaking(language):
            for decision in decisions:
                if not explainer.because(decision):
                    _read_back(explainer, decision, language)


def _read_back(explainer: Explainer, decision: Decision, language: str) -> None:
    said = explainer.short(decision)
    assert said.startswith(explainer.clause(decision))
    rest, step = said.removeprefix(explainer.clause(decision)), settling(decision)
    if re.match(f": {READ[language][-1]} ", rest):
        assert step is not None
        assert step.kept == (decision.chosen,)
        words = reason_words(explainer.folder)
        assert any(name.partition("/")[0] == step.measure for name in words.has)
    elif decision.chance is None and (how := _worded(explainer, decision)):
        read = compared(language, how).match(f"it{rest}")
        assert read is not None, rest
        _check_comparison(explainer, decision, read)


def _worded(explainer: Explainer, decision: Decision) -> str:
    """What goes before "than" by the trace; empty where nothing is compared by a measure."""
    step, other = settling(decision), compared_with(decision)
    if step is None or other is None or not step.kept:
        return ""
    ours, theirs = (step.values.get(str(name)) for name in (decision.chosen, other))
    if not isinstance(ours, int | float) or not isinstance(theirs, int | float):
        return ""
    if explainer.is_rank(decision, step, decision.chosen or 0):
        return ""
    words = reason_words(explainer.folder)
    return explainer.phrase((words.lower if ours < theirs else words.higher).get(step.measure, ""))


def _check_comparison(explainer: Explainer, decision: Decision, read: re.Match[str]) -> None:
    step, other = settling(decision), compared_with(decision)
    assert step is not None
    assert other is not None
    named = explainer.again(decision, other)
    assert read["other"] == (named.form("the") if isinstance(named, Thing) else named)
    if read["margin"]:
        assert explainer.value(decision, step, decision.chosen or 0) in read["margin"]


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
