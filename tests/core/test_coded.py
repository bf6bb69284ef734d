"""Values as numbers and back, by the types of their fields."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct

from opfor.core.coded import Named, Told, read, written

NAMES = SimpleNamespace(units=["army", "navy", "spy"])
Unit = Annotated[str, Named("units")]


class Hit(Struct, frozen=True):
    unit: Unit
    is_lost: bool = False


class Shot(Struct, frozen=True, tag="shot"):
    side: int
    unit: Unit
    how: Literal["fire", "assault"]
    winner: int | None
    dice: tuple[int, ...]
    hits: tuple[Hit, ...]
    copied: Annotated[str, Named("units", "")] = ""


class Moved(Struct, frozen=True, tag="moved"):
    unit: Unit
    cell: int
    cover: int = 0


def test_a_value_is_read_back_from_its_numbers() -> None:
    shot = Shot(1, "navy", "assault", None, (3, 6), (Hit("spy", True), Hit("army")))
    numbers = written(Shot, NAMES, shot)
    assert numbers == [1, 1, 1, -1, 2, 3, 6, 2, 2, 1, 0, 0, -1]
    assert read(Shot, NAMES, numbers) == shot


def test_empty_rows_and_given_names_are_numbers_too() -> None:
    shot = Shot(0, "army", "fire", 1, (), (), "spy")
    assert read(Shot, NAMES, written(Shot, NAMES, shot)) == shot


def test_fields_at_the_end_may_be_missing() -> None:
    assert read(Moved, NAMES, [2, 7]) == Moved("spy", 7)
    assert read(Moved, NAMES, [2, 7, 1]) == Moved("spy", 7, 1)


def test_two_functions_say_what_no_type_does() -> None:
    def name(_names: Any, following: Any) -> str:
        number = following()
        return f"unit:{number}" if number > 0 else f"hex:{-number}"

    def number(_names: Any, value: str) -> list[int]:
        kind, _, of = value.partition(":")
        return [int(of) if kind == "unit" else -int(of)]

    class Aimed(Struct, frozen=True):
        at: Annotated[str, Told(name, number)]

    Aimed.__annotations__["at"] = Annotated[str, Told(name, number)]
    for value in (Aimed("unit:4"), Aimed("hex:9")):
        assert read(Aimed, None, written(Aimed, None, value)) == value


def test_a_type_that_no_number_stands_for_is_named() -> None:
    class Said(Struct, frozen=True):
        words: str

    with pytest.raises(TypeError, match="no number stands for <class 'str'>"):
        read(Said, None, [1])
