"""Why, why not and forecast from files, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Opfor

POSITION = {"game": "race", "at": [4, 3], "hand": ["stroll", "hop"]}


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    return str(path)


@pytest.fixture
def saved(opfor: Opfor, data_folder: Path) -> str:
    opfor("play", "race", "--seed", "1", typed="hop\n")
    return str(next((data_folder / "saves").iterdir()))


def test_why_over_a_position_looks_at_the_next_decision(opfor: Opfor, position: str) -> None:
    ran = opfor("why", position)
    assert (
        ran.out
        == "The hare plays Hop: the longest stride, 2 squares against 1 of Stroll (RACE-3).\n"
    )


def test_why_over_a_save_looks_at_the_last_decision(opfor: Opfor, saved: str) -> None:
    assert opfor("why", saved, "--full").out.splitlines()[-1] == "  Chosen: Hop."


def test_why_not(opfor: Opfor, position: str) -> None:
    ran = opfor("why", position, "--not", "stroll", "--json")
    document = json.loads(ran.out)
    assert document["why"] == [
        "It took Hop, not Stroll: the longest stride, 2 squares against 1 of Stroll (RACE-3)."
    ]
    assert document["decisions"][0]["chosen"] == "hop"
    assert opfor("why", position, "--not", "fly").code == 2


def test_forecast_adds_up(opfor: Opfor, saved: str, position: str) -> None:
    for file in (saved, position):
        document = json.loads(opfor("forecast", file, "--json").out)
        assert sum(each["probability"] for each in document["forecast"]) == pytest.approx(1)
    assert " %  the hare plays" in opfor("forecast", saved).out


def test_a_game_that_nobody_plays_can_be_asked_for_a_forecast(
    opfor: Opfor, data_folder: Path
) -> None:
    opfor("play", "race", "--seed", "1", "--player", "greedy")
    ran = opfor("forecast", str(next((data_folder / "saves").iterdir())))
    assert (ran.code, ran.out) == (0, "The opponent does nothing next.\n")


def test_forecast_after_an_answer(opfor: Opfor, saved: str, position: str) -> None:
    assert opfor("forecast", saved, "--after", "jump").code == 0
    assert "'sprint' is no answer here" in opfor("forecast", saved, "--after", "sprint").err
    assert "--after: nobody is to choose" in opfor("forecast", position, "--after", "hop").err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("hello", "neither a saved game nor a position"),
        pytest.param("[" * 100_000, "neither a saved game nor a position", id="deep"),
        ("{}", "a position names its game"),
        ('{"game": "chess"}', "game: 'chess' is not known"),
    ],
)
def test_other_files_are_refused(opfor: Opfor, tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "thing"
    path.write_text(content)
    for command in ("why", "forecast"):
        ran = opfor(command, str(path))
        assert ran.code == 2
        assert said in ran.err


def test_looking_changes_nothing(opfor: Opfor, saved: str) -> None:
    before = Path(saved).read_bytes()
    Path(saved).write_bytes(before[:-5])
    for words in (["why", saved], ["forecast", saved], ["replay", saved], ["verify", saved]):
        assert opfor(*words).code == 0
    assert Path(saved).read_bytes() == before[:-5]
