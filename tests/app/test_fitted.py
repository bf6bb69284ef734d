"""Chances from fitted weights: the file says what the code measures, and the two sides agree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from opfor.app.registry import load_game
from opfor.core.chance import Seeded
from opfor.core.foresight import foresight_of
from opfor.core.play import Play, seated
from opfor.games.coh.course import prospects as coh
from opfor.games.tactics2gm.course import prospects as tactics2gm
from opfor.kit.fitted import Weights, weights_in


@pytest.mark.parametrize("numbers", [coh, tactics2gm])
def test_every_number_has_its_weight_in_its_place(numbers: Any) -> None:
    assert tuple(weights_in(numbers.WEIGHTS).numbers) == numbers.Prospects._fields


def test_even_odds_are_half_and_a_lead_is_more() -> None:
    weights = Weights({"lead": 2.0, "force": 1.0}, {})
    assert weights.chance((0.0, 0.0), 0.0) == 0.5
    assert weights.chance((1.0, 0.0), 0.0) > weights.chance((0.0, 1.0), 0.0) > 0.5
    assert weights.chance((1.0, 0.0), -2.0) == 0.5
    assert 0.0 < weights.chance((-1e9, 0.0), 0.0) < 1e-9


def test_weights_are_read_from_their_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("[weights]\nlead = 1.5\n[missions]\nfirst = -0.5\n")
    assert weights_in(path) == Weights({"lead": 1.5}, {"first": -0.5})


@pytest.mark.parametrize("options", [{}, {"scenario": "farmhouse"}, {"scenario": "night-raid"}])
def test_what_one_side_of_a_battle_has_the_other_has_not(options: dict[str, str]) -> None:
    """At every turn of a game against the AI, whatever the scenario."""
    game = load_game("2gm")
    setting = game.prepare(game.options(**options), {})
    appraise, play = foresight_of(game).appraise, Play(game, setting, game.new(setting))
    respond, turn, seen = seated(game.players["baseline"], Seeded(3)), -1, set[float]()
    request = play.begin()
    while request is not None:
        if play.state.turn != turn:
            turn = play.state.turn
            mine, theirs = (appraise(setting, play.state, seat) for seat in ("player", "ai"))
            assert mine + theirs == pytest.approx(1.0)
            seen.add(mine)
        request = play.answer(respond(play, request))
    assert len(seen) > 4
