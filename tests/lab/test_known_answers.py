"""Known answers: what the lab measures is what can be worked out exactly."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from opfor.app.setting_up import prepared
from opfor.core.odds import walk
from opfor.core.play import Play
from opfor.core.requests import Choose, Request
from opfor.kit.shares import wilson
from opfor.lab.block import Block, play_block
from opfor.lab.frames import Run
from opfor.lab.variant import make_variant
from tests.toy_game import GAME, longest

SHORT = {"goal": 4, "wind": False}
RUNS, GAMES = 100, 60


def exact() -> Fraction:
    """How often a tortoise with long strides wins a short race: every outcome in turn."""
    setting, _, _ = prepared(GAME, SHORT, {})

    def strides(request: Request) -> Any:
        return longest(setting, None, request, None) if isinstance(request, Choose) else None

    def over(play: Play[Any, Any]) -> bool:
        return play.pending is None

    won = Fraction(0)
    for share, play in walk(lambda: Play(GAME, setting, GAME.new(setting)), over, strides):
        outcome = GAME.outcome(setting, play.state)
        assert outcome is not None
        won += share * (outcome.winner == "tortoise")
    return won


def test_the_exact_answer_lies_in_95_of_100_intervals(toy_installed: Path) -> None:
    """Of 100 runs, from 90 to 99 hold it with a probability of 98 %."""
    truth = float(exact())
    assert 0.05 < truth < 0.95
    variant = make_variant("short", "race", SHORT, {}, "greedy")
    held = 0
    for run in range(RUNS):
        winners = play_block(Block(variant, run, 0, GAMES, ())).games["winner"]
        rate = wilson(winners.count("tortoise"), GAMES)
        held += rate.low <= truth <= rate.high
    assert 90 <= held <= 99


def test_a_mirror_match_is_even(lab_run: Callable[..., Run]) -> None:
    """The base against itself: every pair is equal, and the interval holds nothing much."""
    run = lab_run(games=320, axes={"ruling.finish": ["past"]})
    effect = run.effects.row(0, named=True)
    assert (effect["effect"], effect["changed"], effect["p"]) == (0, 0, 1)
    assert effect["effect_high"] < 0.02


def test_other_seeds_of_the_same_race_hardly_differ(toy_installed: Path) -> None:
    """Unpaired mirror matches: in about 95 of 100 the interval of the difference holds zero."""
    from opfor.kit.shares import difference

    variant = make_variant("short", "race", SHORT, {}, "greedy")
    rates = []
    for run in range(RUNS):
        winners = play_block(Block(variant, 1000 + run, 0, GAMES, ())).games["winner"]
        rates.append(wilson(winners.count("tortoise"), GAMES))
    pairs = zip(rates[::2], rates[1::2], strict=True)
    apart = [difference(one, other) for one, other in pairs]
    assert sum(each.low <= 0 <= each.high for each in apart) >= 44


@pytest.mark.slow
def test_two_equal_armies_of_2gm_win_alike() -> None:
    """The armies are dealt, and the sides bid for who begins: neither place is better."""
    options = {"mode": "two-player", "army": "random", "ai_army": "random"}
    variant = make_variant("mirror", "2gm", options, {}, "baseline")
    winners = play_block(Block(variant, 1, 0, 200, ())).games["winner"]
    rate = wilson(winners.count("north"), len(winners))
    assert rate.low <= 0.5 <= rate.high
