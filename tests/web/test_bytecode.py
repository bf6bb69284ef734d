"""What is left out of the code of the page, and what is not."""

from __future__ import annotations

import traceback
import zipfile
from pathlib import Path
from typing import Any

import pytest

from build_bytecode import archived, compiled, translate

SOURCE = b'''
"""A module."""

class Card:
    value: int

def worth(card: Card, *more: int, sure: bool = False, **rest: int) -> int:
    """How much."""
    assert card, "left out"
    def inner(number: int) -> int:
        return 1 // number
    return inner(card)

def is_worth(card: Card) -> bool:
    return True
'''


def ran(name: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "made"}
    exec(compiled(name, SOURCE), names)
    return names


def test_ours_keeps_the_types_of_fields_and_whether_it_says_yes_or_no() -> None:
    names = ran("opfor/made.py")
    assert names["Card"].__annotations__ == {"value": int}
    assert names["worth"].__annotations__ == {}
    assert names["is_worth"].__annotations__ == {"return": bool}
    assert names["worth"].__doc__ is None


@pytest.mark.parametrize(("name", "lines"), [("opfor/made.py", [12, 11]), ("lark/made.py", [])])
def test_a_fault_in_ours_tells_its_line(name: str, lines: list[int]) -> None:
    with pytest.raises(ZeroDivisionError) as fault:
        ran(name)["worth"](0)
    frames = traceback.extract_tb(fault.value.__traceback__)[1:]
    assert [frame.lineno for frame in frames if frame.filename == name and frame.lineno] == lines


def test_an_archive_of_sources_becomes_one_of_code(tmp_path: Path) -> None:
    (tmp_path / "in.zip").write_bytes(archived({"opfor/made.py": SOURCE}))
    translate(str(tmp_path / "in.zip"), str(tmp_path / "out.zip"))
    with zipfile.ZipFile(tmp_path / "out.zip") as made:
        assert made.namelist() == ["opfor/made.pyc"]
