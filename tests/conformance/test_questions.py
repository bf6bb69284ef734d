"""Every decision is a walk down a registered ladder, and every ladder can be printed."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from opfor.app.ladders import (
    ladder_lines,
    ladders_json,
    rulings_of,
    rung_json,
    rung_line,
    title_of,
)
from opfor.app.setting_up import prepared
from opfor.core.book import load_book, resolve
from opfor.core.play import Play
from opfor.core.question import ByName, Criterion, Operator, Question
from opfor.core.trace import Decision, Sieve
from tests.conformance.cases import MOST_ANSWERS, Case, at_random, cases, watched_playout


def questions_of(case: Case) -> dict[str, Question[Any, Any]]:
    return {question.name: question for question in case.game.questions}


def test_names_are_used_once_and_citations_resolve(case: Case) -> None:
    questions = questions_of(case)
    assert len(questions) == len(case.game.questions)
    book = load_book(case.game.folder)
    for question in questions.values():
        assert question.title
        assert question.candidates
        for rung in question.criteria:
            assert book.knows(rung.rule), (question.name, rung.rule)
            assert not rung.by or book.knows(rung.by), (question.name, rung.by)
            assert all(value in book.ruling(name).choices for name, value in rung.ruled)
        assert question.tie.kind == "none" or book.knows(question.tie.rule), question.name


def _is_at(rung: Criterion[Any, Any], step: Sieve) -> bool:
    return (rung.rule, rung.by, rung.measure.id) == (step.rule, step.by, step.measure)


def assert_on_its_ladder(
    questions: dict[str, Question[Any, Any]], rulings: ByName, decision: Decision
) -> None:
    """The steps follow the printed ladder in its order, rung for rung."""
    ladder = questions[decision.question].ladder(rulings)
    at = -1
    for step in decision.steps:
        here = [n for n, rung in enumerate(ladder) if _is_at(rung, step)]
        after = [n for n in here if n > at or ladder[n].as_said]
        assert after, f"{decision.question}: {step} is not on its ladder, or too late"
        at = after[0]
    for tried in decision.tried:
        assert_on_its_ladder(questions, rulings, tried)


@pytest.mark.rule("X-3")
def test_decisions_walk_down_their_ladders(case: Case) -> None:
    questions = questions_of(case)
    play = watched_playout(case, 6, explain=True)
    for item in play.log:
        if isinstance(item, Decision):
            assert_on_its_ladder(questions, play.rulings, item)


def ruled_cases() -> list[tuple[Case, str, str]]:
    """The first variant of a game under every value of every ruling its ladders depend on."""
    found: list[tuple[Case, str, str]] = []
    for case in cases():
        book = load_book(case.game.folder)
        rungs = [rung for question in case.game.questions for rung in question.criteria]
        names = {name for rung in rungs for name in rulings_of(rung)}
        found += [(case, n, v) for n in sorted(names) for v in book.rulings[n].choices]
    return found


@pytest.mark.parametrize(("ruled", "name", "value"), ruled_cases())
def test_the_printed_ladder_is_the_played_one(ruled: Case, name: str, value: str) -> None:
    questions = {question.name: question for question in ruled.game.questions}
    setting, _, rulings = prepared(ruled.game, ruled.options, {name: value})
    play = Play(ruled.game, setting, ruled.game.new(setting), explain=True)
    respond = at_random(7)
    request = play.begin()
    for _ in range(MOST_ANSWERS):
        if request is None or sum(isinstance(item, Decision) for item in play.log) > 60:
            break
        request = play.answer(respond(request))
    printed = ladders_json(ruled.game, {name: value})
    book = load_book(ruled.game.folder)
    for question in printed["questions"]:
        ladder = questions[question["name"]].ladder(resolve(book, rulings))
        assert question["criteria"] == [rung_json(book, rung, rulings) for rung in ladder]
    for item in play.log:
        if isinstance(item, Decision):
            assert_on_its_ladder(questions, rulings, item)


A_THING = re.compile(r"(an?|the|no|another|only|whoever|whatever) ")


def test_no_two_rungs_of_a_question_print_alike(case: Case) -> None:
    book = load_book(case.game.folder)
    names = {name for q in case.game.questions for r in q.criteria for name in rulings_of(r)}
    ruled = [{name: value} for name in names for value in book.rulings[name].choices]
    for chosen in [{}, *ruled]:
        rulings = resolve(book, chosen)
        for question in case.game.questions:
            lines = Counter(rung_line(book, rung, rulings) for rung in question.ladder(rulings))
            assert not [line for line, n in lines.items() if n > 1], (question.name, chosen)


def test_what_a_rung_wants_can_be_said_inside_a_sentence(case: Case) -> None:
    """ "… was wanted": of a test without a few words of its own the title is the wish."""
    book = load_book(case.game.folder)
    for question in case.game.questions:
        for rung in question.criteria:
            if rung.operator in (Operator.MUST, Operator.KEEP_IF_POSSIBLE):
                told = rung.measure.brief or title_of(book, rung)
                is_short = bool(rung.measure.brief or rung.measure.words or rung.by in book.rules)
                assert is_short or A_THING.match(told), (question.name, rung.rule, told)


def test_ladders_can_be_read(case: Case) -> None:
    lines = ladder_lines(case.game, {})
    for question in questions_of(case).values():
        assert any(line.startswith(f"{question.name}: ") for line in lines)
