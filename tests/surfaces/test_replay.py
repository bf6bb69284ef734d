"""Watching a saved game again, and checking it against today's rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from opfor.core.cascade import lowest
from opfor.surfaces.cli import replay
from opfor.surfaces.terminal.screen import Screen
from tests.conftest import Opfor
from tests.toy_game import CARD, CARDS, GAME


@pytest.fixture
def saved(opfor: Opfor, data_folder: Path) -> str:
    opfor("play", "race", "--seed", "1", "--no-wind", typed="hop\nundo\nskip\nadjust hare 5\n")
    return str(next((data_folder / "saves").iterdir()))


def test_every_entry_is_told_with_what_followed(opfor: Opfor, saved: str) -> None:
    out = opfor("replay", saved).out
    assert "   0  the game begins" in out
    assert "   1  deck (seed)\n      The hare draws stroll." in out
    assert "tortoise decides\n      The tortoise plays skip and runs 2." in out
    assert "adjusted: hare 5\n      The hare is put on square 5." in out
    assert "plays hop and runs 2." not in out.split("tortoise decides")[0]
    assert out.endswith("The game is not over.\n")


def test_what_was_asked_and_written_beside_the_game_is_told_as_what_it_is(
    opfor: Opfor, data_folder: Path
) -> None:
    typed = "hint\n1\ntable cup on\n"
    opfor("play", "blitzkrieg", "--seed", "3", typed=typed)
    path = next((data_folder / "saves").iterdir())
    out = opfor("replay", str(path), "--undone").out
    assert out.count("the game begins") == 1
    assert "asks the coach" in out
    assert "who rolls and draws is settled anew" in out


def test_the_end_of_a_finished_game(opfor: Opfor, data_folder: Path) -> None:
    opfor("play", "race", "--seed", "1", "--player", "greedy")
    path = next((data_folder / "saves").iterdir())
    assert " is at the goal.\nScore: Hare " in opfor("replay", str(path)).out


def test_what_was_taken_back_can_be_seen(opfor: Opfor, saved: str) -> None:
    out = opfor("replay", saved, "--undone").out
    assert "The tortoise plays hop and runs 2." in out
    assert "undone: back to entry 4" in out


def test_up_to_an_entry_with_the_board_there(opfor: Opfor, saved: str) -> None:
    out = opfor("replay", saved, "--to", "2").out
    assert out.endswith(
        "The hare: square 2, holds stroll\nThe tortoise: square 0, holds no cards\n"
    )
    assert "--to 99: the entries go from 0 to" in opfor("replay", saved, "--to", "99").err


def test_reasons_along_the_way(opfor: Opfor, saved: str) -> None:
    assert "        The hare plays Skip: the longest stride" in opfor("replay", saved, "--why").out


def test_replay_as_json(opfor: Opfor, saved: str) -> None:
    document = json.loads(opfor("replay", saved, "--json").out)
    assert [entry["number"] for entry in document["entries"]] == list(
        range(len(document["entries"]))
    )
    assert document["entries"][1]["story"] == ["The hare draws stroll."]
    assert document["outcome"] is None


def test_stepping_through(opfor: Opfor, saved: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "is_typed", True, raising=False)
    monkeypatch.setattr(Screen, "_prepare_line_editing", lambda self: None)
    monkeypatch.setattr(replay, "Screen", TypedScreen)
    typed = "\n\nb\nboard\n3\nwhy\nt 2\n/hare plays\nmap\n999\nend\n\nfly\nhelp\nq\n"
    out = opfor("replay", saved, typed=typed).out
    assert "[turn 1 of" in out
    assert "The hare: square" in out
    assert "entry: '999' is not a whole number from 0 to" in out
    assert "The game is not over." in out
    assert "'fly': Enter goes on; help says what else can be typed" in out
    assert "Enter shows the next turn" in out


def test_a_turn_is_shown_whole_and_words_are_found(
    opfor: Opfor, saved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "_prepare_line_editing", lambda self: None)
    monkeypatch.setattr(replay, "Screen", TypedScreen)
    out = opfor("replay", saved, typed="/tortoise plays\n/nobody says this\nq\n").out
    assert "The tortoise plays" in out
    assert "'nobody says this' was never told" in out


def test_many_draws_in_a_row_are_one_line(
    opfor: Opfor, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opfor("play", "2gm", "--seed", "7", typed="0\n")
    (save,) = (data_folder / "saves").glob("2gm*")
    monkeypatch.setattr(Screen, "_prepare_line_editing", lambda self: None)
    monkeypatch.setattr(replay, "Screen", TypedScreen)
    out = opfor("replay", str(save), typed="\n?\nq\n").out
    assert "ai army: 49 times, up to entry 50" in out
    assert "medic" not in out
    assert "Enter shows the next turn" in out


class TypedScreen(Screen):
    """A screen that thinks somebody types."""

    def __init__(self) -> None:
        super().__init__()
        self.is_typed = True


def test_verify_says_that_nothing_changed(opfor: Opfor, saved: str) -> None:
    ran = opfor("verify", saved)
    assert ran.code == 0
    assert "the same under today's rules" in ran.out
    assert json.loads(opfor("verify", saved, "--json").out)["same"] is True


def test_verify_names_the_first_entry_that_differs(
    opfor: Opfor, saved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortest = (lowest("RACE-3", lambda _play, card: CARDS[card]),)
    monkeypatch.setattr("tests.toy_game.CARD", replace(CARD, criteria=shortest))
    ran = opfor("verify", saved, "--json")
    assert ran.code == 1
    difference = json.loads(ran.out)["difference"]
    assert difference["entry"] == 2
    assert "entry 2 differs" in opfor("verify", saved).out
    assert GAME.title in opfor("verify", saved).out


def test_a_record_under_older_rules_can_still_be_watched(
    opfor: Opfor, saved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = opfor("replay", saved).out
    monkeypatch.setattr("tests.toy_game.CARD", replace(CARD, criteria=()))
    assert opfor("replay", saved).out == before


def test_a_game_under_way_does_not_tell_the_opponents_draws(
    opfor: Opfor, data_folder: Path
) -> None:
    """The cards of the AI's deck in 2GM Tactics are drawn by the program and lie face down."""
    opfor("play", "2gm", "--seed", "7", typed="0\n")
    out = opfor("replay", str(next((data_folder / "saves").iterdir()))).out
    assert "ai army (seed)" in out
    assert "ai army:" not in out
