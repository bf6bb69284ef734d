"""Compiled engines that came into the page are used where they are of the same sources."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import opfor.fast
from opfor.fast.sources import GAMES, fingerprint


def said(folder: Path, marks: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("OPFOR_DATA", str(folder / "data"))
    from opfor.surfaces.web import inside

    (folder / inside.MADE).write_text(json.dumps(marks), encoding="utf-8")
    monkeypatch.setattr(opfor.fast, "__path__", [str(folder)])
    return inside.strengthened()


def test_why_they_are_not_used_is_said_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = {game: fingerprint(game) for game in GAMES}
    assert said(tmp_path, marks, monkeypatch) == ""
    first, second, *_ = GAMES
    other = {**marks, second: "of other sources"}
    told = f"the compiled engine for {second} is of another build"
    assert said(tmp_path, other, monkeypatch) == told
    del other[first]
    assert said(tmp_path, other, monkeypatch) == f"no compiled engine for {first}"
