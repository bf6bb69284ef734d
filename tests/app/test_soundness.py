"""A save that was changed and signed again is refused in one line; a fault of ours stays one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from opfor.app.soundness import doubted_file, first_fault
from opfor.app.store import read_save
from opfor.core.errors import BadSave
from tests.conftest import Opfor


def saved(opfor: Opfor, data_folder: Path) -> Path:
    assert opfor("play", "blitzkrieg", "--seed", "3", typed="1\n1\n1\nquit\n").code == 0
    (path,) = (data_folder / "saves").iterdir()
    return path


def forge(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """Change the rows of a save and sign them again."""
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    for row in rows:
        row.pop("check")
    change(rows)
    text = check = ""
    for row in rows:
        body = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
        check = hashlib.sha256((check + body).encode()).hexdigest()[:8]
        text += f'{body[:-1]},"check":"{check}"}}\n'
    path.write_text(text)


def spoil_start(rows: list[dict[str, Any]]) -> None:
    rows[0]["start"]["vp"] = ["many", 1]


def spoil_event(rows: list[dict[str, Any]]) -> None:
    """A space that is not there, wherever one is named."""
    for row in rows:
        for item in row.get("log", ()):
            if isinstance(item, dict) and "space" in item:
                item["space"] = 9999


def spoil_reason(rows: list[dict[str, Any]]) -> None:
    """Candidates that are none, though they equal those that were: true for 1."""
    for row in rows:
        for item in row.get("log", ()):
            if isinstance(item, dict) and item.get("type") == "decision":
                item["candidates"] = [True if each == 1 else each for each in item["candidates"]]


def take_back_too_much(rows: list[dict[str, Any]]) -> None:
    rows.append({"type": "undo", "keep": 1})
    rows.append({"type": "return", "line": -7})


@pytest.mark.rule("X-6")
@pytest.mark.parametrize("change", [spoil_event, take_back_too_much])
def test_whoever_wants_to_goes_on_from_the_last_good_line(
    opfor: Opfor, data_folder: Path, change: Any
) -> None:
    path = saved(opfor, data_folder)
    forge(path, change)
    before = path.read_bytes()
    ran = opfor("play", "--resume", str(path), typed="yes\nlog\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "as a branch, and leave this one as it is?" in ran.out
    assert path.read_bytes() == before
    (branch,) = (each for each in path.parent.iterdir() if each != path)
    good, _ = read_save(branch, repair=False)
    assert first_fault(good.header, good.lines) is None
    assert opfor("verify", str(branch)).code == 0


@pytest.mark.rule("X-6")
@pytest.mark.parametrize("typed", ["", "\n", "no\n"])
def test_whoever_does_not_is_told_and_nothing_is_written(
    opfor: Opfor, data_folder: Path, typed: str
) -> None:
    path = saved(opfor, data_folder)
    path.write_bytes(path.read_bytes().replace(b'"by":"seed"', b'"by":"fate"', 1))
    ran = opfor("play", "--resume", str(path), typed=typed)
    assert ran.code == 2
    assert "was changed after it was saved; up to line" in ran.err
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.rule("X-6")
def test_of_a_game_with_a_bad_beginning_nothing_can_be_saved(
    opfor: Opfor, data_folder: Path
) -> None:
    path = saved(opfor, data_folder)
    forge(path, spoil_start)
    ran = opfor("play", "--resume", str(path), typed="yes\n")
    assert (ran.code, ran.out) == (2, "")
    assert "line 1: it begins with no state of Blitzkrieg!; nothing of it can be saved" in ran.err


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(
    ("command", "change"),
    [
        (["play", "--resume"], spoil_reason),
        (["why"], spoil_reason),
        (["replay", "--why"], spoil_reason),
        (["play", "--resume"], spoil_start),
        (["play", "--resume"], spoil_event),
        (["why"], spoil_start),
        (["forecast"], spoil_start),
        (["replay"], spoil_start),
        (["replay"], spoil_event),
        (["verify"], spoil_start),
        (["verify"], spoil_event),
    ],
)
def test_a_forged_save_is_refused_in_one_line_and_left_alone(
    opfor: Opfor, data_folder: Path, command: list[str], change: Any
) -> None:
    path = saved(opfor, data_folder)
    forge(path, change)
    before = path.read_bytes()
    ran = opfor(*command, str(path))
    assert ran.code in (1, 2)
    assert ran.err.count("\n") <= 1
    assert "fault of ours" not in ran.err
    assert path.read_bytes() == before


def test_a_fault_with_a_sound_save_is_ours(opfor: Opfor, data_folder: Path) -> None:
    path = saved(opfor, data_folder)
    with pytest.raises(KeyError), doubted_file(path):
        raise KeyError("planted")
    forge(path, spoil_event)
    said = r"line \d+: it is not what the rules give there; up to line \d+ \(\d+ answers?\) it can"
    with pytest.raises(BadSave, match=said), doubted_file(path):
        raise KeyError("planted")


def test_a_game_from_a_position_is_sound(opfor: Opfor, data_folder: Path, tmp_path: Path) -> None:
    path = saved(opfor, data_folder)
    place = tmp_path / "p.json"
    opfor("play", "--resume", str(path), typed=f"position {place}\nquit\n")
    path.unlink()
    opfor("play", "blitzkrieg", "--position", str(place), typed="1\nquit\n")
    (begun,) = (data_folder / "saves").iterdir()
    read, _ = read_save(begun, repair=False)
    assert first_fault(read.header, read.lines) is None


def test_reasons_that_cannot_be_read_are_a_fault_of_the_save(
    opfor: Opfor, data_folder: Path
) -> None:
    path = saved(opfor, data_folder)
    forge(path, spoil_reason)
    found, _ = read_save(path)
    fault = first_fault(found.header, found.lines)
    assert fault is not None
    assert fault.what == "it gives reasons that cannot be read"


def test_half_a_letter_is_refused_as_a_damaged_line(opfor: Opfor, data_folder: Path) -> None:
    """It could be read, but never be written again."""
    path = saved(opfor, data_folder)
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    body = json.dumps({k: v for k, v in rows[0].items() if k != "check"} | {"mode": "\ud800"})
    check = hashlib.sha256(body.encode()).hexdigest()[:8]
    path.write_text(f'{body[:-1]},"check":"{check}"}}\n')
    with pytest.raises(BadSave, match="line 1 is not JSON"):
        read_save(path)
