"""The one source of 2GM Tactics plays, asks, tells and explains as the readable engine did."""

from __future__ import annotations

from array import array
from collections import Counter
from functools import partial
from typing import Any

import pytest

from opfor import fast
from opfor.core.chance import Seeded
from opfor.core.columns import Overflowed
from opfor.core.compiled.module import compiled_source
from opfor.core.compiled.sources import fingerprint, functions, modules
from opfor.core.foresight import at_random
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.series import DRAW, MANY
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.bot.questions import QUESTIONS
from opfor.games.tactics2gm.course.rooms import Rooms, measured
from opfor.games.tactics2gm.rules import offers
from opfor.games.tactics2gm.told.view import aspects
from opfor.games.tactics2gm.values import codes
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.state_row import row_of
from opfor.lab.block import Block, play_block
from opfor.lab.tally import play_tally
from opfor.lab.variant import Variant
from tests.fast.engines import assert_readable_games, named, needs_compiled, positions
from tests.oracle.compare import parted, step_of
from tests.oracle.tactics2gm import ORACLE
from tests.oracle.tactics2gm_phases import PARTS, SOLO, differs
from tests.oracle.tactics2gm_positions import OPTIONS, cases

ROOM = array("i", bytes(4 * codes.ROW))
"""Room for a position."""


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_a_step_from_any_position_is_the_readable_one(options: dict[str, Any]) -> None:
    """More of them by ``python -m tests.oracle.compare tactics2gm N``."""
    assert not parted("tactics2gm", options, positions(1000, 40), 1, 100)


@pytest.mark.parametrize("options", OPTIONS[::3], ids=named)
def test_the_plain_run_takes_the_same_steps(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rooms, "compiled", classmethod(lambda _: None))
    assert not parted("tactics2gm", options, 20, 2, 10)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("options", SOLO, ids=named)
def test_the_ai_does_the_same_in_each_part(options: dict[str, Any], part: str) -> None:
    assert not differs(options, part, 8)


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_the_memory_holds_the_position_that_events_make(options: dict[str, Any]) -> None:
    for case in cases(options, 10, 3, 5):
        players = dict.fromkeys(case.players, "random")
        after = step_of(GAME, case._replace(steps=1), players, explain=False)
        rooms = Rooms(case.setting, {})
        rooms.lay(case.state)
        rooms.module.play_steps(rooms.memory, case.seed, 1)
        length = rooms.module.write_position(rooms.memory, ROOM)
        assert ROOM[:length] == row_of(case.setting, after.state)


def seated(setting: Setting, player: str, game: Any = GAME) -> dict[str, Any]:
    return {seat: game.players[player] for seat in setting.seats if seat != "ai"}


@pytest.mark.parametrize(("player", "last"), [("random", 6), ("baseline", 7)])
@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_whole_games_end_as_the_readable_ones(
    options: dict[str, Any], player: str, last: int
) -> None:
    setting = prepare(Options(**options), {})
    engine = Rooms(setting, seated(setting, player))
    readable = seated(setting, player, ORACLE)
    assert_readable_games(ORACLE, lambda *_: engine, setting, readable, range(5, last))


@needs_compiled
@pytest.mark.parametrize("player", ["random", "baseline"])
def test_compiled_games_are_those_of_the_plain_run(player: str) -> None:
    for options in ({}, {"mode": "two-player"}, OPTIONS[-1]):
        setting = prepare(Options(**options), {})
        quick, plain = (Rooms(setting, seated(setting, player), plain=p) for p in (False, True))
        assert quick.play(3, 0, 3) == plain.play(3, 0, 3)


def test_games_written_out_are_those_of_the_plain_run() -> None:
    """After many plain games the functions are written out; the games stay what they are."""
    for options in ({}, {"mode": "two-player"}):
        setting = prepare(Options(**options), {})
        plain, written = (Rooms(setting, seated(setting, "baseline"), plain=True) for _ in "12")
        written.count(MANY)
        assert written.module is not plain.module
        assert written.play(3, 0, 2) == plain.play(3, 0, 2)


def test_a_block_goes_on_where_the_one_before_ends_and_totals_are_its_counts() -> None:
    setting = prepare(Options(), {})
    engine = Rooms(setting, seated(setting, "baseline"))
    whole, parts = engine.play(1, 0, 8), [engine.play(1, 0, 3), engine.play(1, 3, 8)]
    for name, column in whole.games.items():
        assert column == parts[0].games[name] + parts[1].games[name]
    totals = engine.total(1, 0, 8)
    assert totals.winners == Counter(whole.games["winner"])
    assert totals.whys == Counter(whole.games["why"])
    assert totals.numbers["turns"] == Counter(whole.games["turns"])


def test_what_is_measured_is_what_the_lab_reads_of_a_state() -> None:
    for options in OPTIONS:
        setting = prepare(Options(**options), {})
        assert measured(setting)[1:] == [*aspects(setting, GAME.new(setting))]


def test_playing_on_from_a_position_ends_as_a_play_does() -> None:
    setting = prepare(Options(), {})
    engine = Rooms(setting, seated(setting, "baseline"))
    for seed in range(2):
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


def test_questions_have_their_numbers() -> None:
    which = vars(codes.Which)
    named = {name: at for name, at in which.items() if name.isupper()}
    assert sorted(named.values()) == list(range(len(QUESTIONS)))
    assert QUESTIONS[named["STANCE"]].name == "stance"


def test_what_is_compiled_has_types_and_no_words() -> None:
    text, types = compiled_source("tactics2gm")
    names = [node.name for node in functions("tactics2gm")]
    assert len(names) == len(set(names)) > 400
    assert not [name for name in names if f" {name}(" not in types]
    assert "@" not in text
    assert fingerprint("tactics2gm") in text
    assert not [name for name in modules("tactics2gm") if ".told." in name]


def test_games_with_more_acts_than_there_is_room_for_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(offers, "OFFERS", 30)
    setting = prepare(Options(), {})
    engine = Rooms(setting, seated(setting, "random"), plain=True)
    with pytest.raises(Overflowed, match="more acts"):
        engine.play(1, 0, 1)
    with pytest.raises(Overflowed, match="more acts"):
        engine.wins_from(GAME.new(setting), [1])


@needs_compiled
def test_a_block_that_overflows_has_the_rows_of_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = Variant(name="one", game="2gm", players={"player": "random"})
    wanted = Block(variant, 8, 0, 2, ("aspects", "rules"))
    rows, tally = play_block(wanted), play_tally(wanted)

    def overflows(*_: Any) -> None:
        raise Overflowed

    monkeypatch.setattr(fast, "play_block", overflows)
    monkeypatch.setattr(fast, "play_totals", overflows)
    assert (play_block(wanted), play_tally(wanted)) == (rows, tally)


def test_a_player_it_does_not_know_sits_in_no_series() -> None:
    setting = prepare(Options(), {})
    assert fast.supports(setting, {"player": at_random})
    assert not fast.supports(setting, {"player": lambda *_: None})
