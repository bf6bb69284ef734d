"""2GM Tactics over numbers is the readable game: position by position, game by game."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from opfor import fast
from opfor.core.chance import Seeded
from opfor.core.columns import Overflowed
from opfor.core.foresight import at_random
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.series import DRAW
from opfor.fast.tactics2gm.engine import Engine
from opfor.fast.tactics2gm.rules import offers
from opfor.fast.tactics2gm.states import row_of
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.lab.block import Block, play_block
from opfor.lab.tally import play_tally
from opfor.lab.variant import Variant
from tests.fast.compare import parted
from tests.fast.engines import assert_readable_games, named, needs_compiled, positions
from tests.fast.proofs import PROOFS, first_difference
from tests.fast.steps import readable
from tests.fast.tactics2gm_steps import OPTIONS, lay, left_by
from tests.fast.tactics2gm_told import state_of


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_a_step_from_any_position_is_the_readable_one(options: dict[str, Any]) -> None:
    """More of them by ``python -m tests.fast.compare N tactics2gm``."""
    assert not parted(options, positions(1000, 40), "tactics2gm", 1, size=100)


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_the_plain_run_takes_the_same_steps(options: dict[str, Any]) -> None:
    proof = PROOFS["tactics2gm"]
    assert not first_difference("tactics2gm", proof.cases(options, 30, 2, 10), proof.series)


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_a_position_comes_back_from_its_numbers(options: dict[str, Any]) -> None:
    """As it is and after steps: nothing of a readable state gets lost on the way."""
    proof = PROOFS["tactics2gm"]
    for case in proof.cases(options, 15, 3, 5):
        for state in (case.state, readable(GAME, case).state):
            assert state_of(case.setting, row_of(case.setting, state)) == state
        battle = proof.memory_of(proof.series)
        proof.fill(battle, case.setting, case.players)
        lay(proof.series, battle, case.setting, case.state)
        left = left_by(proof.series, battle, case.setting)
        assert left.state == row_of(case.setting, case.state)


def seated(setting: Setting, player: str) -> dict[str, Any]:
    return {seat: GAME.players[player] for seat in setting.seats if seat != "ai"}


@pytest.mark.parametrize("player", ["random", "baseline"])
@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_whole_games_end_as_the_readable_ones(options: dict[str, Any], player: str) -> None:
    setting = prepare(Options(**options), {})
    assert_readable_games(GAME, Engine, setting, seated(setting, player), range(5, 9))


@needs_compiled
@pytest.mark.parametrize("player", ["random", "baseline"])
def test_compiled_games_are_those_of_the_plain_run(player: str) -> None:
    for options in ({}, {"mode": "two-player"}, OPTIONS[-1]):
        setting = prepare(Options(**options), {})
        quick, plain = (Engine(setting, seated(setting, player), plain=p) for p in (False, True))
        assert quick.play(3, 0, 4) == plain.play(3, 0, 4)


def test_a_block_goes_on_where_the_one_before_ends_and_totals_are_its_counts() -> None:
    setting = prepare(Options(), {})
    engine = Engine(setting, seated(setting, "baseline"))
    whole, parts = engine.play(1, 0, 8), [engine.play(1, 0, 3), engine.play(1, 3, 8)]
    for name, column in whole.games.items():
        assert column == parts[0].games[name] + parts[1].games[name]
    totals = engine.total(1, 0, 8)
    assert totals.winners == Counter(whole.games["winner"])
    assert totals.whys == Counter(whole.games["why"])
    assert totals.numbers["turns"] == Counter(whole.games["turns"])


def test_playing_on_from_a_position_ends_as_the_readable_engine_ends() -> None:
    setting = prepare(Options(), {})
    players = seated(setting, "baseline")
    engine = Engine(setting, players)
    for seed in range(3):
        play = Play(GAME, setting, GAME.new(setting))
        played_until(play, Seeded(seed), 12)
        start = play.state
        ahead = Play(GAME, setting, start)
        played_until(ahead, Seeded(seed + 100), 1000)
        outcome = GAME.outcome(setting, ahead.state)
        assert outcome is not None
        assert engine.wins_from(start, [seed + 100]) == {outcome.winner or DRAW: 1}


def played_until(play: Play[Setting, Any], chance: Seeded, turn: int) -> None:
    """Play on to the beginning of a step of this turn, or to the end."""
    request = play.begin()
    while request is not None and not (play.state.turn >= turn and not play.step_answers):
        if isinstance(request, Choose):
            seen = GAME.view(play.setting, play.state, request.seat)
            pick = partial(chance.pick, f"player:{request.seat}")
            answer = GAME.players["baseline"](play.setting, seen, request, pick)
        else:
            answer = chance(request)
        request = play.answer(answer)


def test_games_with_more_acts_than_there_is_room_for_are_left_to_the_readable_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(offers, "OFFERS", 30)
    setting = prepare(Options(), {})
    engine = Engine(setting, seated(setting, "random"), plain=True)
    with pytest.raises(Overflowed, match="more acts"):
        engine.play(1, 0, 1)
    with pytest.raises(Overflowed, match="more acts"):
        engine.wins_from(GAME.new(setting), [1])
    monkeypatch.undo()
    assert engine.play(1, 0, 1) == Engine(setting, seated(setting, "random")).play(1, 0, 1)


@needs_compiled
def test_a_block_with_such_a_game_has_the_rows_of_the_readable_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    variant = Variant(name="one", game="2gm", players={"player": "random"})
    wanted = Block(variant, 8, 0, 2, ("aspects", "rules"))
    rows, tally = play_block(wanted), play_tally(wanted)

    def overflows(*_: Any) -> None:
        raise Overflowed

    monkeypatch.setattr(fast, "play_block", overflows)
    monkeypatch.setattr(fast, "play_totals", overflows)
    assert (play_block(wanted), play_tally(wanted)) == (rows, tally)


@needs_compiled
def test_what_it_does_not_know_is_left_to_the_readable_engine() -> None:
    setting = prepare(Options(), {})
    assert fast.supports(setting, {"player": at_random})
    assert not fast.supports(setting, {"player": lambda *_: None})
