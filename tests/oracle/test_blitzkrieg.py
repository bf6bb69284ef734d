"""The one source of Blitzkrieg! plays, asks, tells and explains as the readable engine did."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from opfor.core import run
from opfor.core.chance import derived_seed, mix, nth_outcome
from opfor.core.columns import Overflowed
from opfor.core.compiled.module import compiled_source
from opfor.core.compiled.sources import fingerprint, functions, modules
from opfor.core.errors import OpforError
from opfor.core.memory import Memory, field, lay
from opfor.core.series import MANY
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.bot.questions import QUESTIONS
from opfor.games.blitzkrieg.course.rooms import Rooms
from opfor.games.blitzkrieg.values import numbers
from opfor.games.blitzkrieg.values.memory import Position
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from tests.fast.engines import assert_readable_games, named, needs_compiled, positions
from tests.fast.far_draws import far
from tests.oracle.blitzkrieg import ORACLE
from tests.oracle.blitzkrieg_positions import OPTIONS, cases
from tests.oracle.compare import parted

OTHERS: tuple[dict[str, Any], ...] = ({}, {"board": "nippon"}, {"mode": "two-player"})


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_a_step_from_any_position_is_the_readable_one(options: dict[str, Any]) -> None:
    assert not parted("blitzkrieg", options, positions(1000, 150), 1)


@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_the_plain_run_takes_the_same_steps(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rooms, "compiled", classmethod(lambda _: None))
    assert not parted("blitzkrieg", options, 150, 2, 30)


def seated(setting: Setting, player: str, game: Any = GAME) -> dict[str, Any]:
    return {seat: game.players[player] for seat in setting.seats if seat != "bot"}


@pytest.mark.parametrize(("player", "last"), [("random", 45), ("greedy", 45), ("look-ahead", 8)])
@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_whole_games_end_as_the_readable_ones(
    options: dict[str, Any], player: str, last: int
) -> None:
    setting = prepare(Options(**options), {})
    engine = Rooms(setting, seated(setting, player))
    readable = seated(setting, player, ORACLE)
    assert_readable_games(ORACLE, lambda *_: engine, setting, readable, range(5, last))


@needs_compiled
@pytest.mark.parametrize("options", OTHERS, ids=named)
def test_compiled_games_are_those_of_the_plain_run(options: dict[str, Any]) -> None:
    setting = prepare(Options(**options), {})
    for player in ("random", "greedy", "look-ahead"):
        fast, plain = (Rooms(setting, seated(setting, player), plain=p) for p in (False, True))
        assert fast.play(3, 0, 30) == plain.play(3, 0, 30)


def test_games_written_out_are_those_of_the_plain_run() -> None:
    """After many plain games the functions are written out; the games stay what they are."""
    setting = prepare(Options(), {})
    for player in ("random", "greedy", "look-ahead"):
        plain, written = (Rooms(setting, seated(setting, player), plain=True) for _ in range(2))
        written.count(MANY)
        assert written.module is not plain.module
        assert written.play(3, 0, 6) == plain.play(3, 0, 6)


@needs_compiled
def test_compiled_positions_are_those_of_the_plain_run() -> None:
    """Number by number, wherever a step leads."""
    for options in OPTIONS[:3]:
        for case in cases(options, 200, 4, 40):
            both = [Rooms(case.setting, case.players, plain=plain) for plain in (False, True)]
            for rooms in both:
                rooms.lay(case.state)
                rooms.module.play_step(rooms.memory, case.seed)
            fast, plain = (rooms.memory for rooms in both)
            for name in Position.own:
                assert getattr(fast, name) == getattr(plain, name), name


def test_a_block_goes_on_where_the_one_before_ends() -> None:
    setting = prepare(Options(), {})
    engine = Rooms(setting, seated(setting, "random"))
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
    engine = Rooms(setting, seated(setting, "random"))
    seeds = engine.play(99, 0, 5).games["seed"]
    assert seeds == [derived_seed(99, index) for index in range(5)]


def test_questions_have_their_numbers() -> None:
    asked = ("theatre", "space", "unit", "strategic-advantage", "leftover-effect")
    which = numbers.Which
    by_number = (which.THEATRE, which.SPACE, which.UNIT, which.ADVANTAGE, which.LEFTOVER)
    assert tuple(QUESTIONS[number].name for number in by_number) == asked


def test_what_is_compiled_has_types_and_no_words() -> None:
    text, types = compiled_source("blitzkrieg")
    names = [node.name for node in functions("blitzkrieg")]
    assert len(names) == len(set(names)) > 100
    assert not [name for name in names if f" {name}(" not in types]
    assert "@" not in text
    assert fingerprint("blitzkrieg") in text
    assert "opfor.games.blitzkrieg.rules.placement" in modules("blitzkrieg")
    assert not [name for name in modules("blitzkrieg") if ".told." in name]


def test_a_field_says_where_it_lies_and_how_much_fits() -> None:
    class Small(Memory, position=True):
        row: list[int] = field(3, lies=lambda given: given)

    small = Small()
    lay(small, Small, [4, 5])
    assert (small.row, Small.copied) == ([4, 5, 0], ("row",))
    with pytest.raises(OpforError, match="row: there is room for 3"):
        lay(small, Small, [1, 2, 3, 4])


def test_a_number_that_a_compiled_memory_cannot_hold_is_refused_in_a_line() -> None:
    class Small(Memory):
        losses_for: int = field(lies=lambda given: given)

    class Compiled:
        def __setattr__(self, _name: str, value: int) -> None:
            array("i", [value])

    lay(Compiled(), Small, 4)
    with pytest.raises(OpforError, match="losses for: a number is too large to be played with"):
        lay(Compiled(), Small, 1 << 63)


def test_a_log_that_finds_no_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block of games whose memory overflowed is not told."""
    engine = Rooms(prepare(Options(), {}), {}, plain=True)

    def overflow(memory: Any, _rows: array[int], _seeds: array[int], _a: int, _b: int) -> None:
        memory.overflowed = 1

    monkeypatch.setattr(engine.module, "play_block", overflow)
    with pytest.raises(Overflowed):
        engine.play(1, 0, 2)
