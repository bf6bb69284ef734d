"""Decisions carry citations that resolve, and the bot looks only at what it may see."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.explain import Explainer
from opfor.core.book import load_book
from opfor.core.fold import recorded_play
from opfor.core.play import Play
from opfor.core.record import STEP
from opfor.core.requests import Choose, Draw
from opfor.core.trace import Decision
from tests.conformance.cases import Case, at_random, played, setting_of, watched_playout


def decisions_of(case: Case, seed: int) -> list[Decision]:
    log = watched_playout(case, seed, explain=True).log
    return [item for item in log if isinstance(item, Decision)]


@pytest.mark.rule("X-3")
def test_every_citation_resolves(case: Case) -> None:
    book = load_book(case.game.folder)
    for decision in decisions_of(case, 2):
        for step in decision.steps:
            assert book.knows(step.rule), step
            assert not step.by or book.knows(step.by), step


@pytest.mark.rule("X-3")
def test_a_decision_is_a_narrowing(case: Case) -> None:
    """Each step keeps part of what the one before left; what is chosen is a survivor."""
    for decision in decisions_of(case, 3):
        left = set(decision.candidates)
        for step in decision.steps:
            assert set(step.kept) | set(step.dropped) == left
            assert not set(step.kept) & set(step.dropped)
            assert step.applied or not step.dropped
            left = set(step.kept)
        assert set(decision.survivors) == left
        assert decision.chosen in decision.survivors or not decision.survivors
        assert decision.chance is None or len(decision.survivors) > 1


def test_every_decision_can_be_told(case: Case) -> None:
    explainer = Explainer(case.game, setting_of(case))
    for decision in decisions_of(case, 4)[:200]:
        assert explainer.short(decision).endswith(".")
        assert len(explainer.full(decision)) >= 2
        for candidate in decision.candidates:
            assert explainer.why_not([decision], str(candidate))


def test_a_step_with_a_decision_emits_an_event(case: Case) -> None:
    step: list[Any] = []
    for item in [*played(case, 1).history.log(), STEP]:
        if item == STEP:
            if any(isinstance(i, dict) and i.get("type") == "decision" for i in step):
                assert any(isinstance(i, dict) and i.get("type") != "decision" for i in step)
            step = []
        else:
            step.append(item)


def test_the_bot_decides_the_same_on_what_it_may_see(case: Case) -> None:
    setting = setting_of(case)
    bots = [seat.id for seat in case.game.seats(setting) if seat.bot]
    if not bots:
        return
    for state in _step_starts(case, setting)[::3]:
        full = Play(case.game, setting, state, explain=True)
        seen = Play(case.game, setting, case.game.view(setting, state, bots[0]), explain=True)
        assert _decisions_in_step(full, seen)


def _step_starts(case: Case, setting: Any) -> list[Any]:
    states: list[Any] = []
    play = recorded_play(case.game, setting, case.game.new(setting))
    play.on_step = lambda p: states.append(p.state)
    respond = at_random(12)
    request = play.begin()
    while request is not None and len(states) < 90:
        request = play.answer(respond(request))
    return states


def _decisions_in_step(full: Play[Any, Any], seen: Play[Any, Any]) -> bool:
    """Run both in step with the same answers until something hidden or the next step."""
    respond = at_random(13)
    a, b = full.begin(), seen.begin()
    for _ in range(40):
        mine = [d for d in full.log if isinstance(d, Decision)]
        theirs = [d for d in seen.log if isinstance(d, Decision)]
        shared = min(len(mine), len(theirs))
        assert mine[:shared] == theirs[:shared]
        if a is None or b is None or type(a) is not type(b):
            return True
        if isinstance(a, Choose) or (isinstance(a, Draw) and a != b):
            return True
        answer = respond(a)
        a, b = full.answer(answer), seen.answer(answer)
    return True
