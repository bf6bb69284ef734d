"""Hidden things dealt anew in a vector: what the agent saw stays, what it cannot see does not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from opfor.core.errors import OpforError
from opfor.envs.match import Match
from opfor.envs.steps import StepsVector
from opfor.fast import is_compiled

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("blitzkrieg", {"mode": "two-player"}),
    ("blitzkrieg", {}),
    ("2gm", {"mode": "two-player"}),
    ("2gm", {}),
    ("coh", {"mission": "ridge"}),
    ("coh", {"mission": "first-light"}),
]
HIDES = [GAMES[0], GAMES[2], GAMES[3], GAMES[4]]
"""In these something lies hidden from the agent."""


def begun(game: str, options: dict[str, Any]) -> tuple[Match, StepsVector]:
    """A single game, and the same as a vector."""
    match = Match(game, options, {}, "random", alone=True)
    match.begin(3)
    many = StepsVector(game, 1, plain=not is_compiled(match.setting), **options)
    many.reset(seed=[3])
    return match, many


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_dealt_anew_a_game_is_seen_as_before(game: str, options: dict[str, Any]) -> None:
    match, many = begun(game, options)
    is_moved = False
    for number in range(12):
        assert match.asked is not None
        taken, told = many.taken(), [many.decode(0, k) for k in range(many.counts[0])]
        state = many.engine.state_at(many._rows[0].tolist())
        assert state == match.play.step_start or state == match.play.state
        if number % 3 == 0:
            seen = many.put(taken, luck="dealt")
            assert np.array_equal(seen["observation"], taken.planes)
            assert [many.decode(0, k) for k in range(many.counts[0])] == told
            dealt = many.engine.state_at(many._rows[0].tolist())
            is_moved |= dealt != state
            view = match.game.view
            assert view(match.setting, dealt, many.seat) == view(match.setting, state, many.seat)
            many.put(taken)
        answer = number % len(match.asked.options)
        match.answer(answer)
        _, _, over, _, _ = many.step(np.array([answer]))
        if over[0]:
            break
    assert is_moved == ((game, options) in HIDES)


def test_many_are_dealt_each_for_itself_and_their_source_is_left_alone() -> None:
    _, many = begun("blitzkrieg", {"mode": "two-player"})
    options = {"plain": many._given[1]["plain"], "mode": "two-player"}
    other = StepsVector("blitzkrieg", 6, **options)
    other.reset(seed=1)
    taken = many.taken(np.zeros(6, int))
    other.put(taken, luck="dealt")
    first = many.engine.position_at
    hands = {row[first : first + many.engine.position_width].tobytes() for row in other._rows}
    assert len(hands) > 3
    assert np.array_equal(taken.rows, many.taken(np.zeros(6, int)).rows)


def test_the_agent_may_sit_in_the_other_seat() -> None:
    plain = begun("coh", {"mission": "ridge"})[1]._given[1]["plain"]
    many = StepsVector("coh", 2, plain=plain, mission="ridge", seat="soviet")
    many.reset(seed=1)
    sides = set[int]()
    for _ in range(6):
        counters = many.engine.state_at(many._rows[0].tolist()).counters
        acts = [many.decode(0, k) for k in range(many.counts[0])]
        sides |= {counters[act.unit].side for act in acts if hasattr(act, "unit")}
        many.step(many.counts - 1)
    assert sides == {1}
    with pytest.raises(OpforError, match="seat: 'player' is not known; choose one of: german"):
        StepsVector("coh", 1, plain=plain, mission="ridge", seat="player")


def test_another_luck_is_refused() -> None:
    _, many = begun("blitzkrieg", {})
    with pytest.raises(OpforError, match="luck: 'good' is not known; choose one of: same, fresh"):
        many.put(many.taken(), luck="good")
