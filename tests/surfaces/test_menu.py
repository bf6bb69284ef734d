"""``opfor`` alone, on a terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest

from opfor.app.game_arguments import option_choices
from opfor.core.errors import OpforError
from opfor.surfaces.cli.menu import flags, menu, pick, run
from opfor.surfaces.terminal.screen import Screen
from tests.conftest import Opfor
from tests.toy_game import GAME

KNOWN = option_choices(GAME)


def choose(typed: str) -> tuple[list[Sequence[str]], str]:
    """What is run for what is typed, and what was said."""
    called: list[Sequence[str]] = []

    def main(words: Sequence[str]) -> int:
        called.append(words)
        return 0

    out = io.StringIO()
    run(main, Screen(out, io.StringIO(typed)))
    return called, out.getvalue()


def test_games_are_offered_by_number_and_by_beginnings(opfor: Opfor) -> None:
    choices = menu()
    assert pick(choices, "pl ra").command == ("play", "race")
    assert pick(choices, "table race").command == ("table", "race")
    assert pick(choices, "1") == choices[0]
    assert pick(choices, "Race").command == ("play", "race")
    with pytest.raises(OpforError, match="'raze' is not on the list; type a number from 1 to"):
        pick(choices, "raze")


def test_a_new_game_asks_for_its_options_once(opfor: Opfor) -> None:
    called, said = choose("play race\ntwo-player; goal 20\n")
    assert called == [["play", "race", "--option", "mode=two-player", "--option", "goal=20"]]
    assert "  mode: solo (solo, two-player)" in said


def test_enter_leaves_the_options_as_they_are(opfor: Opfor) -> None:
    assert choose("play race\n\n")[0] == [["play", "race"]]


def test_wrong_words_are_asked_again(opfor: Opfor) -> None:
    called, said = choose("fly\n99\nplay race\nspeed 5\n\n")
    assert called == [["play", "race"]]
    assert "'fly' is not on the list; type a number from 1 to" in said
    assert "99: the list goes from 1 to" in said
    assert "option: 'speed' is not known; choose one of: mode, goal, wind" in said


def test_a_saved_game_comes_first(opfor: Opfor, data_folder: Path) -> None:
    opfor("play", "race", "--seed", "1", typed="hop\n")
    called, said = choose("1\n")
    (path,) = (data_folder / "saves").iterdir()
    assert called == [["play", "--resume", str(path)]]
    assert "   1  resume race (solo)," in said


def test_a_game_that_is_over_is_not_resumed(opfor: Opfor, data_folder: Path) -> None:
    opfor("play", "race", "--seed", "1", "--no-wind", typed="1\n" * 12)
    assert not any(choice.key.startswith("resume") for choice in menu())
    out = opfor("saves").out
    assert "    over: " in out


def test_a_game_under_way_says_how_it_stands(opfor: Opfor) -> None:
    opfor("play", "race", "--seed", "1", typed="hop\n")
    (first, *_) = menu()
    assert "squares to go" in first.label
    assert "Tortoise" in first.label


def test_rulings_are_listed_and_chosen(opfor: Opfor) -> None:
    called, said = choose("play race\nrulings\nruling finish exact\n")
    assert called == [["play", "race", "--ruling", "finish=exact"]]
    assert "  ruling finish: past (exact)" in said


def test_leaving(opfor: Opfor) -> None:
    assert choose("quit\n")[0] == []
    assert choose("")[0] == []


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        ("wind false", ["--option", "wind=false"]),
        ("mode=two-player", ["--option", "mode=two-player"]),
        ("g 9; m solo", ["--option", "goal=9", "--option", "mode=solo"]),
        ("", []),
    ],
)
def test_options_may_be_shortened(typed: str, given: list[str]) -> None:
    assert flags(typed, KNOWN) == given


def test_a_value_alone_must_belong_to_one_option() -> None:
    with pytest.raises(OpforError, match="'12': write NAME VALUE"):
        flags("12", KNOWN)


def test_the_list_and_the_options_can_be_seen_again_and_left(opfor: Opfor) -> None:
    called, said = choose("?\nplay race\n?\nq\n")
    assert called == []
    assert said.count("play 2GM Tactics") == 3
    assert said.count("  mode: solo (solo, two-player)") == 2


def test_no_more_input_begins_no_game(opfor: Opfor) -> None:
    assert choose("play race\n")[0] == []
