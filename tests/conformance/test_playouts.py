"""Games end, conserve their pieces, and answer whatever they ask."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from opfor.core.play import Play
from opfor.core.requests import Choose, Judge
from opfor.core.trace import Decision
from tests.conformance.cases import MOST_ANSWERS, Case, at_random, setting_of, watched_playout


@pytest.mark.parametrize("seed", [1, 2])
def test_playouts_end(case: Case, seed: int) -> None:
    play = watched_playout(case, seed, explain=False)
    outcome = case.game.outcome(play.setting, play.state)
    assert outcome is not None
    seats = {seat.id for seat in case.game.seats(play.setting)}
    assert outcome.winner is None or outcome.winner in seats
    assert outcome.why


@pytest.mark.rule("X-8")
def test_pieces_are_conserved(case: Case) -> None:
    inventory = case.game.inventory
    assert inventory is not None, "a game says what must be conserved"
    setting = setting_of(case)
    play = Play(case.game, setting, case.game.new(setting))
    at_start = inventory(setting, play.state)
    respond = at_random(5)
    request = play.begin()
    while request is not None:
        assert inventory(setting, play.state) == at_start
        request = play.answer(respond(request))
    assert inventory(setting, play.state) == at_start


@pytest.mark.rule("X-2")
def test_scripted_chance_is_what_the_rules_see(case: Case) -> None:
    """A queue of outcomes replaces the seed without touching the rules."""
    first = watched_playout(case, 3, explain=False)
    setting = setting_of(case)
    play = Play(case.game, setting, case.game.new(setting))
    script: list[Any] = []
    respond = at_random(3)
    request = play.begin()
    while request is not None:
        script.append(respond(request))
        request = play.answer(script[-1])
    again = Play(case.game, setting, case.game.new(setting))
    again.begin()
    for answer in script:
        again.answer(answer)
    assert again.state == play.state == first.state


def test_explaining_does_not_change_the_game(case: Case) -> None:
    silent = watched_playout(case, 8, explain=False)
    told = watched_playout(case, 8, explain=True)
    assert silent.state == told.state
    assert silent.settled == told.settled
    assert silent.log == [item for item in told.log if not isinstance(item, Decision)]


@pytest.mark.rule("X-5")
@settings(max_examples=4, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_offered_answer_leads_on(case: Case, data: st.DataObject) -> None:
    """Hypothesis answers the requests; nothing may raise, stop or go round for ever."""
    setting = setting_of(case)
    play = Play(case.game, setting, case.game.new(setting), explain=True)
    respond = at_random(data.draw(st.integers(0, 2**32), label="seed"))
    request = play.begin()
    for _ in range(MOST_ANSWERS):
        if request is None:
            break
        if isinstance(request, Choose | Judge):
            assert request.options, f"nothing offered: {request.question}"
            n = data.draw(st.integers(0, len(request.options) - 1)) if _few(data) else None
            answer = respond(request) if n is None else request.options[n]
        else:
            answer = respond(request)
        request = play.answer(answer)
    assert request is None


def _few(data: st.DataObject) -> bool:
    """Hypothesis steers the first decisions, a seed the rest: its choices are costly."""
    data.__dict__.setdefault("_steered", 0)
    data.__dict__["_steered"] += 1
    return bool(data.__dict__["_steered"] <= 30)
