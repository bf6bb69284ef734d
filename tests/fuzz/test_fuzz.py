"""Bad input of every kind ends in a few short lines; everything ever found does, every time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from opfor.surfaces.web.calls import CALLS
from tests.conftest import ROOT
from tests.fuzz.attempt import (
    MOST_LETTERS,
    Attempt,
    Ran,
    is_changed,
    judged,
    of_json,
    to_json,
    tried,
)
from tests.fuzz.changes import SHALLOW, changed_tree, nested, places
from tests.fuzz.kinds import KINDS

CORPUS = Path(__file__).parent / "corpus"
ATTEMPTS = 60
"""Of each kind: together less than a minute."""


def fuzzed(*words: str) -> str:
    """The command in a process of its own, with its limits; what it says, or the test fails."""
    command = [sys.executable, "-m", "tests.fuzz", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    return done.stdout


@pytest.mark.rule("X-6")
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_spoiled_brings_opfor_down(kind: str, tmp_path: Path) -> None:
    said = fuzzed(kind, "--attempts", str(ATTEMPTS), "--keep", str(tmp_path))
    assert f"{ATTEMPTS} attempts" in said


@pytest.mark.rule("X-6")
def test_what_was_found_once_stays_mended() -> None:
    number = len(list(CORPUS.glob("*.json")))
    assert f"{number} of the corpus: 0 faults" in fuzzed("--corpus", str(CORPUS))
    assert number > 50


@pytest.mark.parametrize(
    ("ran", "said"),
    [
        (Ran(None, "more than 20 s", ()), "no answer"),
        (Ran(3, "", ()), "exit code 3"),
        (Ran(2, "Traceback (most recent call last):", ()), "Traceback"),
        (Ran(2, "opfor: a fault of ours (KeyError)", ()), "a fault of ours"),
        (Ran(2, "\n".join("abcdefghij"), ()), "10 lines of error"),
        (Ran(2, "x" * (MOST_LETTERS + 1), ()), "1 lines of error"),
        (Ran(2, f"opfor: {'y' * 61} is unknown", ()), "repeats too much"),
        (Ran(2, f"opfor: {'y' * 60} … is unknown", ()), ""),
        (Ran(2, "opfor: it cannot be played (IndexError: 3)", ()), "a word of Python: IndexError"),
        (Ran(2, "", ()), "refused without a word"),
        (Ran(2, "opfor: no", ("s.opfor.jsonl",)), "refused, but changed s.opfor.jsonl"),
        (Ran(0, "", ("s.opfor.jsonl",)), ""),
    ],
)
def test_every_promise_is_looked_at(ran: Ran, said: str, tmp_path: Path) -> None:
    found = judged(ran, tmp_path, 6)
    assert found.startswith(said)
    assert bool(found) == bool(said)


def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise KeyError("planted")

    monkeypatch.setattr("opfor.surfaces.cli.saves.run", broken)
    assert "planted" in tried(Attempt(("saves",)))


def test_a_call_that_would_be_a_server_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> object:
        raise KeyError("planted")

    monkeypatch.setitem(CALLS, "games", CALLS["games"]._replace(does=broken))
    assert tried(Attempt(("calls", "0"), typed='[["games", "{}"]]')) == "games: KeyError: 'planted'"
    assert tried(Attempt(("calls", "0"), typed='[["tables", "{}"]]')) == ""


def test_deep_nests_are_not_put_into_each_other() -> None:
    """Of three within each other the attempt itself could not be copied or written down."""
    for number in range(300):
        made = changed_tree(nested(200), Random(number))
        assert max(map(len, places(made)), default=0) <= 200 + 2 * SHALLOW, number


@pytest.mark.parametrize(
    ("name", "after", "changed"),
    [
        ("s.opfor.jsonl", "one\n", False),
        ("s.opfor.jsonl", "one\ntwo\n", False),
        ("s.opfor.jsonl", "on\n", True),
        ("s.opfor.jsonl", "", True),
        ("cards.toml", "one\ntwo\n", True),
    ],
)
def test_a_save_may_grow_and_nothing_else_may_change(
    name: str, after: str, changed: bool, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(after)
    assert is_changed(tmp_path / name, b"one\n") == changed


def test_an_attempt_survives_its_file() -> None:
    attempt = Attempt(("play", "x"), {"a": "text", "b": b"\xff\0"}, b"1\n\xfe", "why")
    again = of_json(to_json(attempt))
    assert (again.words, again.found) == (attempt.words, attempt.found)
    assert again.files == {"a": "text", "b": b"\xff\0"}
    assert again.typed == b"1\n\xfe"
