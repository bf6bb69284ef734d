"""Forks: the same game in mid-turn, as it is or with hidden things dealt anew."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.fork import fork
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.errors import OpforError
from tests.toy_game import GAME
from tests.toy_game.values import PlayCard, State, Wager


def midway(**more: Any) -> Session:
    """A session that has chosen a card and is asked for its wager: in the middle of a turn."""
    session = Session.new(
        GAME, Start(**{"seed": 1, "options": {"wager": True, "goal": 30}, **more})
    )
    session.answer(PlayCard("hop"))
    return session


def test_a_fork_stands_where_the_session_stands_and_touches_nothing() -> None:
    session = midway()
    before, asked = session.state, session.pending
    other = fork(session.play)
    assert (other.state, other.pending) == (before, asked)
    other.answer(Wager(True))
    assert (session.state, session.pending) == (before, asked)


def test_what_is_dealt_anew_is_met_by_the_fork() -> None:
    session = midway()

    def other_hand(state: State) -> State:
        return replace(state, hands=(("jump", "jump"), state.hands[1]))

    other = fork(session.play, other_hand)
    assert other.pending == session.pending
    assert other.state.hands[0] == ("jump", "jump")


def test_answers_that_do_not_fit_the_new_deal_are_refused() -> None:
    session = midway()
    with pytest.raises(OpforError):
        fork(session.play, lambda state: replace(state, hands=(state.hands[0], ("jump",) * 2)))


def test_a_finished_game_is_forked_too() -> None:
    session = Session.new(GAME, Start(seed=1, players={"tortoise": "greedy"}))
    assert fork(session.play).pending is None


def test_a_correction_in_the_middle_of_the_turn_holds_in_the_fork() -> None:
    session = midway()
    session.adjust("hare 7")
    assert fork(session.play).state == session.state
