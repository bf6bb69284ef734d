"""Blitzkrieg! over numbers is the readable game: position by position, game by game."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.chance import derived_seed, mix, nth_outcome
from opfor.fast import run
from opfor.fast.blitzkrieg.engine import Engine
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from tests.fast.blitzkrieg_positions import OPTIONS
from tests.fast.compare import parted
from tests.fast.engines import assert_readable_games, named, needs_compiled, positions
from tests.fast.far_draws import far
from tests.fast.proofs import PROOFS

OTHERS: tuple[dict[str, Any], ...] = ({}, {"board": "nippon"}, {"mode": "two-player"})


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_a_step_from_any_position_is_the_readable_one(options: dict[str, Any]) -> None:
    assert not parted(options, positions(20000, 500), "blitzkrieg", 1)


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_the_plain_run_takes_the_same_steps(options: dict[str, Any]) -> None:
    proof = PROOFS["blitzkrieg"]
    found = proof.differences(proof.series, proof.cases(options, 500, 2, 250))
    assert next(found, None) is None


def seated(setting: Setting, player: str) -> dict[str, Any]:
    return {seat: GAME.players[player] for seat in setting.seats if seat != "bot"}


@pytest.mark.parametrize(("player", "last"), [("random", 45), ("greedy", 45), ("look-ahead", 8)])
@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_whole_games_end_as_the_readable_ones(
    options: dict[str, Any], player: str, last: int
) -> None:
    setting = prepare(Options(**options), {})
    assert_readable_games(GAME, Engine, setting, seated(setting, player), range(5, last))


@needs_compiled
@pytest.mark.parametrize("options", OTHERS, ids=named)
def test_compiled_games_are_those_of_the_plain_run(options: dict[str, Any]) -> None:
    setting = prepare(Options(**options), {})
    for player in ("random", "greedy", "look-ahead"):
        fast, plain = (Engine(setting, seated(setting, player), plain=p) for p in (False, True))
        assert fast.play(3, 0, 30) == plain.play(3, 0, 30)


def test_a_block_goes_on_where_the_one_before_ends() -> None:
    setting = prepare(Options(), {})
    engine = Engine(setting, seated(setting, "random"))
    whole, parts = engine.play(1, 0, 30), [engine.play(1, 0, 10), engine.play(1, 10, 30)]
    for name, column in whole.games.items():
        assert column == parts[0].games[name] + parts[1].games[name]


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 40, 1 << 62])
def test_numbers_beyond_the_last_full_round_are_drawn_again(sides: int) -> None:
    for z in (run.MASK, run.MASK - sides, run.MASK - 1, run.MASK - sides // 2):
        start = far(z)
        assert mix(start) == z
        assert run.nth_outcome(start, 0, sides) == nth_outcome(start, 0, sides)


def test_every_series_has_its_seeds() -> None:
    setting = prepare(Options(), {})
    engine = Engine(setting, seated(setting, "random"))
    seeds = engine.play(99, 0, 5).games["seed"]
    assert seeds == [derived_seed(99, index) for index in range(5)]
