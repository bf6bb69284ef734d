"""One decision for a position, or one per line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Opfor

GOOD = {"game": "race", "at": [4, 3], "hand": ["stroll", "hop"]}
TIED = {"game": "race", "at": [4, 3], "hand": ["skip", "hop"]}
BAD = {"game": "race", "at": [4, 3], "hand": ["sprint"]}


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(GOOD, indent=2))
    return str(path)


def test_the_decision_as_the_contract_has_it(opfor: Opfor, position: str) -> None:
    ran = opfor("decide", "race", position, "--json")
    assert (ran.code, ran.err) == (0, "")
    document = json.loads(ran.out)
    assert list(document) == ["game", "decisions", "actions", "summary"]
    (decision,) = document["decisions"]
    assert decision["question"] == "card"
    assert decision["candidates"] == ["hop", "stroll"]
    assert decision["steps"][0] == {
        "rule": "RACE-2", "kept": ["hop", "stroll"], "dropped": [], "applied": False,
    }  # fmt: skip
    assert decision["survivors"] == ["hop"]
    assert decision["chance"] is None
    assert document["actions"] == [{"do": "play", "card": "hop"}]


def test_the_decision_in_words(opfor: Opfor, position: str) -> None:
    out = opfor("decide", "race", position).out
    assert out.startswith("The hare plays hop.\n")
    assert "The longest stride (RACE-3) keeps Hop" in out


def test_a_position_from_standard_input(opfor: Opfor) -> None:
    ran = opfor("decide", "race", "-", "--json", typed=json.dumps(GOOD, indent=2))
    assert json.loads(ran.out)["actions"] == [{"do": "play", "card": "hop"}]


def test_a_seed_settles_what_chance_decides(opfor: Opfor) -> None:
    chosen = {
        json.loads(
            opfor("decide", "race", "-", "--json", "--seed", seed, typed=json.dumps(TIED)).out
        )["actions"][0]["card"]
        for seed in ("4", "4", "4")
    }
    assert len(chosen) == 1
    lines = opfor("decide", "race", "-", "--seed", "1", typed=(json.dumps(TIED) + "\n") * 20).out
    assert {json.loads(line)["actions"][0]["card"] for line in lines.splitlines()} == {
        "hop",
        "skip",
    }


@pytest.mark.parametrize("ending", ["jsonl", "-"])
def test_json_lines_give_a_line_each_and_bad_ones_keep_their_place(
    opfor: Opfor, tmp_path: Path, ending: str
) -> None:
    text = "\n".join([json.dumps(GOOD), "", json.dumps(BAD), "nonsense", json.dumps(GOOD)]) + "\n"
    path = tmp_path / "positions.jsonl"
    path.write_text(text)
    ran = opfor("decide", "race", str(path) if ending == "jsonl" else "-", typed=text)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 1
    assert [answer.get("line") for answer in answers] == [None, 3, 4, None]
    assert "'sprint' is no card" in answers[1]["error"]
    assert answers[0]["actions"] == answers[3]["actions"]
    assert ran.err == "opfor: 2 of 4 positions were bad\n"


def test_good_lines_end_with_zero(opfor: Opfor) -> None:
    ran = opfor("decide", "race", "-", typed=f"{json.dumps(GOOD)}\n{json.dumps(TIED)}")
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 2


def test_documents_over_several_lines_one_after_the_other(opfor: Opfor) -> None:
    good, bad = json.dumps(GOOD, indent=1), json.dumps(BAD, indent=1)
    ran = opfor("decide", "race", "-", typed=f"{good}\n{bad}\n{good}\n")
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [answer.get("line") for answer in answers] == [None, 12, None]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "position: Input data was truncated"),
        ("{\n", "position: Input data was truncated"),
        ("[]", "Expected `object`, got `array`"),
        pytest.param("[" * 100_000, "Expected `object`, got `array`", id="deep"),
        (json.dumps(BAD), "hand: 'sprint' is no card; cards are: hop, jump"),
        (json.dumps({**GOOD, "wings": 2}), "unknown field `wings`"),
        (json.dumps({"game": "race", "at": [1, 2]}), "missing required field `hand`"),
    ],
)
def test_a_bad_position_is_one_line_and_exit_code_2(opfor: Opfor, typed: str, said: str) -> None:
    ran = opfor("decide", "race", "-", "--json", typed=typed)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_missing_file_is_named(opfor: Opfor) -> None:
    ran = opfor("decide", "race", "nowhere.json")
    assert ran.code == 2
    assert "nowhere.json: no such file" in ran.err


def test_a_game_without_a_position_is_told_so(opfor: Opfor) -> None:
    ran = opfor("decide", "race")
    assert ran.code == 2
    assert "no position given: opfor decide race FILE" in ran.err


def test_a_line_for_every_line_until_the_input_ends(opfor: Opfor) -> None:
    lines = [
        {"game": "race", "position": GOOD, "seed": 1},
        {"game": "race", "position": BAD, "seed": 1},
        {"game": "chess", "position": GOOD},
        {"position": GOOD},
        {"game": "race", "position": [GOOD, BAD], "rulings": {}, "seed": 1},
    ]
    typed = "\n".join(map(json.dumps, lines)) + "\n\nhello\n"
    ran = opfor("decide", "--serve", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    good, bad, unknown, nameless, both, hello = map(json.loads, ran.out.splitlines())
    assert good["actions"] == [{"do": "play", "card": "hop"}]
    assert "'sprint' is no card" in bad["error"]
    assert "'chess' is not known" in unknown["error"]
    assert "missing required field `game`" in nameless["error"]
    assert [("error" in each) for each in both] == [False, True]
    assert hello["error"].startswith('a line is {"game": …, "position": …}')
