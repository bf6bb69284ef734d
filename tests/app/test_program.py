"""Hints print the command that this person really has."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from opfor.app import program
from opfor.app.program import TOLD, as_typed, how_to_get, program_name
from tests.conftest import Opfor


@pytest.mark.parametrize(
    ("started", "said"),
    [
        ("/usr/bin/opfor", "opfor"),
        ("C:/Scripts/opfor.exe", "opfor"),
        ("/site-packages/opfor/__main__.py", f"{Path(sys.executable).stem} -m opfor"),
        ("/site-packages/pytest/__main__.py", "opfor"),
        ("", "opfor"),
    ],
)
def test_as_it_was_started(started: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TOLD, raising=False)
    monkeypatch.setattr(sys, "argv", [started, "play"])
    assert program_name() == said


def test_whoever_starts_it_otherwise_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOLD, "python3 run.py")
    assert program_name() == "python3 run.py"


@pytest.fixture
def clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has a clone and nothing installed."""
    monkeypatch.setenv(TOLD, "python3 run.py")


@pytest.mark.usefixtures("clone")
@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["cards", "--help"],
        ["generate", "--help"],
        ["coh-generator", "balance", "--help"],
        ["lab"],
        ["lab", "report"],
        ["coh"],
        ["play", "coh", "--no-such-flag"],
        ["rules", "blitzkrieg", "--ruling", "x=y"],
        ["lab", "report", "nowhere"],
        ["decide", "blitzkrieg"],
    ],
)
def test_in_a_clone_no_hint_names_a_command_that_is_not_there(
    opfor: Opfor, words: list[str]
) -> None:
    ran = opfor(*words)
    said = ran.out + ran.err.removeprefix("opfor: ")
    assert "python3 run.py" in said
    assert "opfor " not in said


@pytest.mark.usefixtures("clone")
def test_only_commands_become_what_is_typed() -> None:
    assert as_typed("opfor says why: opfor why FILE") == "opfor says why: python3 run.py why FILE"
    assert as_typed("/usr/bin/opfor play") == "/usr/bin/opfor play"
    assert as_typed("python -m opfor play") == "python -m opfor play"


def test_what_is_missing_is_brought_by_what_this_person_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(TOLD, raising=False)
    monkeypatch.chdir(tmp_path)
    assert how_to_get("lab") == f"python3 {program.CLONE} lab --help"
    assert how_to_get("sheets").endswith("run.py sheet --help")
    assert how_to_get("envs").endswith(f'-m pip install "{program.CLONE.parent}[envs]"')
    monkeypatch.setenv(TOLD, "python3 run.py")
    assert how_to_get("web") == "python3 run.py web --help"
    monkeypatch.setattr(program, "CLONE", tmp_path / "run.py")
    assert how_to_get("web").endswith('-m pip install "opfor[web]"')
