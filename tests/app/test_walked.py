"""Exact values by a walk over the rooms: the same fractions as the readable walk comes to."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from opfor.app.registry import load_game
from opfor.app.search.exact import (
    Exact,
    TooLarge,
    known_missions,
    known_values,
    mission_file,
)
from opfor.app.search.walked import Walked, Way
from opfor.app.setting_up import prepared
from opfor.core.asking import pick_token, pick_two, roll_for
from opfor.core.chance import Seeded
from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.run import Run
from opfor.core.ways import (
    End,
    begin_way,
    begin_ways,
    begins_again,
    chance_begins,
    even_way,
    next_way,
    own_way,
    tell_way,
)
from opfor.fast import is_compiled

Step = Callable[[Run], int]
QUICK = ("two-rifles",)


def worth_of(step: Step) -> Fraction:
    """What a step of nothing but branches is worth; it says how it ends."""
    run, walked = Run(), object.__new__(Walked)
    room = [0] * 100_000
    run.ways = room
    walked.engine = SimpleNamespace(memory=run)
    begin_ways(run)
    ways, is_more = list[Way](), True
    while is_more:
        run.told_to = 0
        begin_way(run)
        ended = step(run)
        tell_way(run)
        walked._told, walked._ends = memoryview(array("i", room)), memoryview(array("i", [ended]))
        walked._rows, walked._wide, walked._empty = memoryview(bytearray(2)), 1, memoryview(b"0")
        ways += walked._read(1)
        is_more = next_way(run)
    return Fraction(walked._folded(ways).given())


def won_if(is_won: bool) -> int:
    return End.WON if is_won else End.LOST


def test_equal_outcomes_are_one_branch_with_their_weight() -> None:
    kinds = [2, 0, 3]
    assert worth_of(lambda r: won_if(pick_token(r, 0, kinds, 3, 5) < 2)) == Fraction(2, 5)
    assert worth_of(lambda r: won_if(sum(divmod(pick_two(r, 0, 6), 6)) >= 5)) == Fraction(21, 36)
    assert worth_of(lambda r: won_if(roll_for(r, 0, 6, [0] * 4, 4, 0, 0) == 1)) == Fraction(2, 6)
    assert worth_of(lambda r: won_if(roll_for(r, 0, 6, [0] * 4, 4, 0, 0) == 2)) == Fraction(1, 6)


def test_a_choice_takes_the_best_and_a_draw_counts_half() -> None:
    def step(run: Run) -> int:
        if own_way(run, 2):
            return End.DRAWN if even_way(run, 4) else End.WON
        return won_if(even_way(run, 2) == 0)

    assert worth_of(step) == Fraction(5, 8)


def rolled_off(run: Run) -> int:
    """Both roll till it differs; only ahead by two or more is won."""
    while True:
        chance_begins(run)
        lead = even_way(run, 6) - even_way(run, 6)
        if lead:
            return won_if(lead > 1)
        if begins_again(run):
            return End.NONE


def test_chance_that_begins_again_is_asked_under_the_condition_that_it_does_not() -> None:
    assert worth_of(rolled_off) == Fraction(10, 30)
    assert worth_of(lambda run: rolled_off(run) if even_way(run, 2) else End.WON) == Fraction(2, 3)


CHEAP = [known for known in known_values(load_game("blitzkrieg")) if known.tried < 20_000]


@pytest.mark.parametrize("known", CHEAP, ids=lambda each: each.name)
def test_positions_are_worth_what_the_readable_walk_says(known: Any) -> None:
    game = load_game("blitzkrieg")
    setting = prepared(game, {}, {})[0]
    plain = not is_compiled(setting)
    if plain and known.tried > 1000:
        pytest.skip("takes long where nothing is compiled")
    walked = Walked(setting, known.seat, plain=plain)
    values = walked.values(convert(known.state, game.state))
    assert [str(value) for value in values] == [value for _, value in known.acts]


def duel(folder: Path) -> dict[str, Any]:
    """Two guns that look at each other, for one round."""
    text = mission_file(load_game("coh"), "doorstep").read_text(encoding="utf-8")
    text = text.replace('"11", "20", "28"', '"11", "20"').replace('"doorstep"', '"duel"')
    text = text.replace('first = "german"', 'first = "soviet"')
    text = text.replace('numbers = [1]\nhex = "F10"', 'numbers = [32]\nhex = "F10"')
    text = text.replace('numbers = [1]\nhex = "F09"', 'numbers = [31]\nhex = "F09"')
    text = text.removesuffix("[[track]]\n")
    (folder / "duel.toml").write_text(text, encoding="utf-8")
    return {"mission": str(folder / "duel.toml")}


def test_a_mission_is_worth_what_the_readable_walk_says(tmp_path: Path) -> None:
    """From its first turn on: the readable walk is slow."""
    game = load_game("coh")
    setting = prepared(game, duel(tmp_path), {})[0]
    chance, states = Seeded(7), list[Any]()
    play = Play(game, setting, game.new(setting), on_step=lambda p: states.append(p.state))
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            request = play.answer(request.options[7 % len(request.options)])
        else:
            request = play.answer(chance(request))
    state = next(each for each in states if each.turn == 1)
    value = Walked(setting, "player", plain=not is_compiled(setting)).value(state)
    assert 0 < value < 1
    assert value == Exact(game, setting, "player").value(state)


def test_what_is_too_large_or_cannot_be_walked_is_said() -> None:
    game = load_game("coh")
    setting = prepared(game, {"mission": "first-light"}, {})[0]
    walked = Walked(setting, "player", most=2000, plain=not is_compiled(setting))
    with pytest.raises(TooLarge, match="more than 2000 ways"):
        walked.value(game.new(setting))
    tactics = prepared(load_game("2gm"), {}, {})[0]
    with pytest.raises(OpforError, match="no engine walks the ways"):
        Walked(tactics, "player", plain=True)


SMALL = known_missions(load_game("coh"))


def test_ten_small_missions_are_shipped_with_their_values() -> None:
    assert len(SMALL) >= 10
    for known in SMALL:
        assert 0 <= Fraction(known.baseline) <= Fraction(known.value) < 1
        assert Fraction(known.value) > 0
    assert sum(Fraction(k.value) - Fraction(k.baseline) > Fraction(1, 5) for k in SMALL) > 4


@pytest.mark.parametrize("known", SMALL, ids=lambda each: each.name)
def test_small_missions_are_still_worth_that(known: Any) -> None:
    """The quickest again and, compiled, those of a second and the baseline's of all;
    ``benchmarks/exact.py missions`` works out all of them."""
    game = load_game("coh")
    setting = prepared(game, {"mission": str(mission_file(game, known.name))}, {})[0]
    plain = not is_compiled(setting)
    if plain and known.name not in QUICK:
        pytest.skip("takes long where nothing is compiled")
    if known.tried < 30_000:
        value = Walked(setting, "player", plain=plain).value(game.new(setting))
        assert value == Fraction(known.value)
    policy = {"player": game.players["baseline"]}
    baseline = Walked(setting, "player", policy, plain=plain).value(game.new(setting))
    assert baseline == Fraction(known.baseline)
