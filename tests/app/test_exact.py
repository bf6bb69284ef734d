"""Exact values: every way chance can go, the best of own acts, the opponent by its rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from opfor.app.registry import load_game
from opfor.app.search.exact import Exact, Known, TooLarge, known_values, standing
from opfor.app.setting_up import prepared
from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose


@pytest.fixture
def race() -> tuple[Game[Any], Any]:
    game = load_game("race")
    return game, prepared(game, {"goal": 3}, {})[0]


pytestmark = pytest.mark.usefixtures("toy_installed")


def test_a_value_is_what_many_games_of_the_best_play_come_to(race: tuple[Game[Any], Any]) -> None:
    game, setting = race
    exact, start = Exact(game, setting, "tortoise"), game.new(setting)
    value, won = exact.value(start), 0
    assert 0 < value < 1
    for seed in range(400):
        chance = Seeded(seed)
        play = Play(game, setting, start, chance=chance)
        request = play.begin()
        while request is not None:
            if isinstance(request, Choose):
                values = exact.values(play)
                request = play.answer(max(values, key=values.__getitem__))
            else:
                request = play.answer(chance(request))
        ended = game.outcome(setting, play.state)
        won += ended is not None and ended.winner == "tortoise"
    assert abs(won / 400 - float(value)) < 0.08


def test_no_act_is_worth_more_than_the_value_and_one_is(race: tuple[Game[Any], Any]) -> None:
    game, setting = race
    exact, play = Exact(game, setting, "tortoise"), Play(game, setting, game.new(setting))
    request = play.begin()
    chance = Seeded(4)
    while not isinstance(request, Choose):
        assert request is not None
        request = play.answer(chance(request))
    values = exact.values(play)
    assert set(values) == set(request.options)
    assert all(isinstance(each, Fraction) and 0 <= each <= 1 for each in values.values())


def test_what_is_too_large_is_said(race: tuple[Game[Any], Any]) -> None:
    game, setting = race
    with pytest.raises(TooLarge, match="more than 5 answers"):
        Exact(game, setting, "tortoise", most=5).value(game.new(setting))


SHIPPED = known_values(load_game("blitzkrieg"))


def test_some_positions_are_shipped() -> None:
    assert len(SHIPPED) >= 6
    assert sum(known.turns_left == 3 for known in SHIPPED) >= 2
    for known in SHIPPED:
        values = [Fraction(value) for _, value in known.acts]
        assert max(values) == Fraction(known.value)
        assert len(set(values)) > 1


@pytest.mark.parametrize(
    "known", sorted(SHIPPED, key=lambda each: each.tried)[:2], ids=lambda each: each.name
)
def test_shipped_values_are_still_true(known: Known) -> None:
    """The cheapest again; ``benchmarks/exact.py find`` works out all of them."""
    game = load_game("blitzkrieg")
    setting = prepared(game, {}, {})[0]
    play = standing(game, setting, known)
    values = Exact(game, setting, known.seat).values(play)
    told = [(msgspec.to_builtins(act), str(value)) for act, value in values.items()]
    assert told == [(act, value) for act, value in known.acts]
    best = max(values, key=values.__getitem__)
    assert known.regret(best) == 0
    assert max(map(known.regret, values)) > 0
