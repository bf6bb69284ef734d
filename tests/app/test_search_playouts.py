"""Lines that a compiled engine plays on: from the first step that holds no choice of the search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.coach.puzzles import set_up, shipped
from opfor.app.fork import fork
from opfor.app.registry import load_game
from opfor.app.search import Budget, search
from opfor.app.search.playouts import Playouts
from opfor.app.search.tree import Node
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.columns import Overflowed
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose, is_chance
from opfor.core.series import DRAW
from tests.app.test_search import FORESIGHT, at_choice, foreseeing_race
from tests.toy_game.values import State


class Oracle:
    """An engine that says what it is told to, and remembers where it was asked."""

    def __init__(self, wins: Counter[str] | None) -> None:
        self.wins = wins
        self.asked: list[tuple[State, Sequence[int]]] = []

    def wins_from(self, state: State, seeds: Sequence[int]) -> Counter[str]:
        self.asked.append((state, seeds))
        if self.wins is None:
            raise Overflowed("too long for the tables")
        return self.wins


def with_engine(monkeypatch: pytest.MonkeyPatch, wins: Counter[str] | None) -> Oracle:
    oracle = Oracle(wins)
    monkeypatch.setattr("opfor.app.search.playouts.engine", lambda _setting, _players: oracle)
    return oracle


def test_every_line_goes_on_from_the_opponents_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The opponent's turn is not played here, and later own acts are not searched."""
    oracle = with_engine(monkeypatch, Counter(tortoise=6, hare=2))
    play = at_choice(foreseeing_race(), (4, 4))
    found = search(play, 1, Budget(20))
    assert len(oracle.asked) == 20
    assert {state.mover for state, _ in oracle.asked} == {0}
    assert {act.chance for act in found} == {6 / 8}
    luck = [tuple(seeds) for _, seeds in oracle.asked]
    assert luck[0] == luck[1] != luck[2], "the luck of the first try is the same for both acts"


def test_every_game_of_a_try_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten tries of eight games, all lost, leave less doubt than ten games."""
    with_engine(monkeypatch, Counter(hare=8))
    found = search(at_choice(foreseeing_race(), (4, 4)), 1, Budget(20))
    assert {(act.chance, act.tries) for act in found} == {(0.0, 10)}
    assert {round(act.error, 3) for act in found} == {0.012}
    alone = Node()
    for _ in range(10):
        alone.add(0.0)
    assert round(alone.error, 3) == 0.092


def test_a_draw_is_half_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    with_engine(monkeypatch, Counter({"tortoise": 2, DRAW: 4, "hare": 2}))
    game = foreseeing_race()
    playouts = Playouts(game, game.prepare(game.options(), {}))
    assert playouts.chance(None, frozenset({"tortoise"}), 1) == 4 / 8


def test_what_the_engine_refuses_is_played_on_here(monkeypatch: pytest.MonkeyPatch) -> None:
    with_engine(monkeypatch, None)
    found = search(at_choice(foreseeing_race(), (4, 4)), 1, Budget(20))
    monkeypatch.undo()
    assert sum(act.tries for act in found) == 20
    assert any(0.0 < act.chance < 1.0 for act in found)


def test_without_an_engine_nothing_is_said() -> None:
    game = foreseeing_race()
    playouts = Playouts(game, game.prepare(game.options(), {}))
    assert not playouts.are_there
    assert playouts.chance(None, frozenset({"tortoise"}), 1) is None


def in_mid_turn(game: Game[Any]) -> Play[Any, Any]:
    """A question that is asked while a turn is under way: after some act of the first puzzle."""
    play = set_up(game, shipped(game)[0]).session.play
    request, chance = play.pending, Seeded(1)
    assert isinstance(request, Choose)
    for option in request.options:
        other = fork(play)
        other.answer(option)
        while other.pending is not None and is_chance(other.pending):
            other.answer(chance(other.pending))
        if other.step_answers and isinstance(other.pending, Choose):
            return other
    raise AssertionError("no act of the first puzzle leads to a question inside the turn")


@pytest.mark.parametrize("name", ["blitzkrieg", "2gm", "coh"])
def test_no_line_is_handed_over_in_mid_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a turn is broken off, the rest of it is played by its own rules. Nothing hidden is
    dealt anew here: a turn that begins otherwise would be told apart by that alone."""
    monkeypatch.setattr("opfor.app.search.deal.fork", lambda play, _: fork(play, lambda s: s))
    play = in_mid_turn(load_game(name))
    oracle = with_engine(monkeypatch, Counter(player=1))
    search(play, 1, Budget(6))
    assert oracle.asked
    assert all(state != play.step_start for state, _ in oracle.asked)


def test_a_game_that_wants_no_games_is_appraised(monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = with_engine(monkeypatch, Counter(tortoise=8))
    game = foreseeing_race(replace(FORESIGHT, playouts=0))
    search(at_choice(game, (4, 4)), 1, Budget(10))
    assert not oracle.asked


@pytest.mark.parametrize("game_id", ["blitzkrieg", "coh", "2gm"])
def test_nothing_is_played_out_where_nothing_is_compiled(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain, rules over numbers are too slow for it: the position is looked at instead."""
    monkeypatch.setattr("opfor.fast.is_compiled", lambda _setting: False)
    session = Session.new(load_game(game_id), Start(seed=5))
    assert not Playouts(session.game, session.setting).are_there
