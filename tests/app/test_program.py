"""Hints print the command that this person really has."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from opfor.app.program import TOLD, program_name


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
