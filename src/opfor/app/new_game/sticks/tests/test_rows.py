"""A story for each row."""

from __future__ import annotations

import pytest

from opfor.app.new_game.sticks import GAME
from opfor.app.new_game.sticks.rules.heap import counts
from opfor.app.new_game.sticks.values.state import State, Take
from opfor.app.session import Session
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.core.play import Play
from opfor.core.requests import Choose


@pytest.mark.rule("STK-1")
@pytest.mark.parametrize(("rolled", "mover"), [(3, 0), (4, 1)])
def test_a_die_says_who_begins(rolled: int, mover: int) -> None:
    session = Session.new(
        GAME, Start(options={"mode": "two-player"}, seed=1, table_sources=["die"])
    )
    session.answer((rolled,))
    assert session.state.mover == mover


@pytest.mark.rule("STK-2")
def test_no_more_than_there_are() -> None:
    assert counts(State(9)) == (1, 2, 3)
    assert counts(State(2)) == (1, 2)


@pytest.mark.rule("STK-3", "STK-4")
def test_the_opponent_leaves_four_and_wins() -> None:
    setting, _, _ = prepared(GAME, {}, {})
    play = Play(GAME, setting, State(6, mover=0))
    assert isinstance(play.begin(), Choose)
    assert play.state.heap == 4
    assert play.answer(Take(1)) is None
    assert play.state.taken == (5, 1)
    ended = GAME.outcome(setting, play.state)
    assert ended is not None
    assert ended.winner == "bot"


@pytest.mark.rule("STK-5")
@pytest.mark.parametrize(("ruling", "left"), [("few", 7), ("many", 5)])
def test_a_losing_heap_is_drawn_out_unless_ruled_otherwise(ruling: str, left: int) -> None:
    setting, _, _ = prepared(GAME, {}, {"losing-heap": ruling})
    play = Play(GAME, setting, State(8, mover=0))
    play.begin()
    assert play.state.heap == left
