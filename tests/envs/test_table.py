"""What a program is told in lines, as numbers: the same that a vector shows to learners."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from opfor.app.program_player import new_line, told_by_line
from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.envs.match import Match
from opfor.envs.steps import StepsVector
from opfor.envs.table import AtTable
from opfor.fast import is_compiled

SETTINGS: list[dict[str, Any]] = [{"difficulty": "hard", "extra_vp": 3}, {"mode": "two-player"}]


def by_line(message: dict[str, Any]) -> dict[str, Any]:
    return dict(json.loads(json.dumps(message)))


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_what_comes_by_line_is_what_a_vector_shows(options: dict[str, Any]) -> None:
    match = Match("blitzkrieg", options, {}, "random", alone=True)
    match.begin(5)
    many = StepsVector(
        "blitzkrieg", 1, advised=True, plain=not is_compiled(match.setting), **options
    )
    many.reset(seed=[5])
    table = AtTable(by_line(new_line(match.play, match.seats[0])))
    many._luck, table._luck = np.random.default_rng(1), np.random.default_rng(1)
    assert table.planes == many.planes
    tried = alike = 0
    for _ in range(10):
        assert match.asked is not None
        choose = by_line(told_by_line(match.play, match.asked))
        shown, known = table.afterstates(choose), many.afterstates()
        assert np.array_equal(shown.actions, known.actions)
        assert np.array_equal(shown.ended, known.ended)
        alike += int((shown.planes == known.planes).all(axis=1).sum())
        taken = table.baseline(choose)
        assert taken == many.baseline[0]
        tried += len(shown.actions)
        match.answer(taken)
        many.step(np.array([taken]))
    assert tried > 100
    hidden = options.get("mode") == "two-player"
    assert alike > 0.4 * tried if hidden else alike == tried


OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("2gm", {}),
    ("coh", {"mission": "first-light"}),
    ("coh", {"mission": "ridge"}),
]


@pytest.mark.parametrize(("game", "options"), OTHERS, ids=str)
def test_the_other_games_show_the_same_where_a_step_or_a_phase_begins(
    game: str, options: dict[str, Any]
) -> None:
    match = Match(game, options, {}, "random", alone=True)
    match.begin(5)
    many = StepsVector(game, 1, plain=not is_compiled(match.setting), **options)
    many.reset(seed=[5])
    table = AtTable(by_line(new_line(match.play, match.seats[0])))
    shown = alike = 0
    for number in range(30):
        assert match.asked is not None
        choose = by_line(told_by_line(match.play, match.asked))
        luck = np.random.default_rng(number)
        table._luck, many._luck = luck, np.random.default_rng(number)
        told, known = table.afterstates(choose), many.afterstates()
        if len(told.actions):
            assert np.array_equal(told.actions, known.actions)
            assert told.planes.shape == known.planes.shape
            shown += len(told.actions)
            alike += int((told.planes == known.planes).all(axis=1).sum())
        match.answer(number % len(match.asked.options))
        _, _, over, _, _ = many.step(np.array([number % many.counts[0]]))
        if over[0]:
            break
    assert shown > 30
    assert alike > 0.8 * shown


def test_it_can_be_won_with_the_next_placement() -> None:
    """The end is told as a vector tells it."""
    match = Match("blitzkrieg", {}, {}, "random", alone=True)
    table = AtTable(by_line(new_line(match.play, match.seats[0])))
    ends, seed = set[int](), 0
    while ends != {-1, 0, 1}:
        match.begin(seed := seed + 1)
        while match.asked is not None:
            choose = by_line(told_by_line(match.play, match.asked))
            if match.play.state.turn > 20:
                ends |= set(table.afterstates(choose).ended.tolist())
            match.answer(table.baseline(choose))
    assert seed < 60


def test_what_cannot_be_made_of_lines_is_said() -> None:
    with pytest.raises(OpforError, match="no afterstates can be made"):
        AtTable({"game": "coh-generator"})
    match = Match("blitzkrieg", {}, {}, "random", alone=True)
    assert match.asked is not None
    choose = by_line(told_by_line(match.play, match.asked))
    choose["view"]["placed"] = "masked"
    with pytest.raises(OpforError, match="these lines tell no Blitzkrieg!"):
        AtTable({"game": "blitzkrieg"}).afterstates(choose)
    assert load_game("blitzkrieg")
