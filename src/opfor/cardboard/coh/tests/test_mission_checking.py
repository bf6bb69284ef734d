"""A mission file while it is written: each fault with its place and what could stand there."""

from __future__ import annotations

import tomllib

import pytest

from opfor.cardboard.coh import PACKS
from opfor.cardboard.coh.missions.checking import check
from opfor.cardboard.coh.missions.choices import choices
from opfor.cardboard.coh.missions.turns import turns
from opfor.core.drawing import Fault
from opfor.kit.documents.document import Document

NAME = "steel-at-noon"
TEXT = (PACKS / "solo" / f"{NAME}.toml").read_text(encoding="utf-8")


def faults(*changes: tuple[str, str]) -> list[Fault]:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return [*check(text, NAME)]


def line_with(words: str, text: str = TEXT) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if words in line)


def test_a_sound_file_has_none() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (
            'rumors = ["F10", "E12"]',
            'rumors = ["F10", "E12"]\nobjectives = ["Z99"]',
            'rumor_counters',
            "objectives[0]: hex Z99 is not on map 1 (A02 to L18)",
        ),
        (
            'rumors = ["F10", "E12"]',
            'rumors = ["F10", "Q12"]',
            "rumors",
            "rumors[1]: hex Q12 is not on map 1 (A02 to L18)",
        ),
        (
            "within 2 of E10",
            "within 2 of 2-E10",
            "within 2 of",
            "track[3].event[0]: hex 2-E10 is not on map 1 (A02 to L18)",
        ),
        ("[3, 11]", "[3, 9]", "cup", "cup: 9 is already used; each counter exists once"),
        (
            'hex = "G08"',
            'hex = "M08"',
            'hex = "G08"',
            "control[0].hex: hex M08 is not on map 1 (A02 to L18)",
        ),
        ("minutes = 45", 'minutes = "long"', "minutes", "minutes: Expected `int`, got `str`"),
    ],
)  # fmt: skip
def test_a_fault_says_where_it_is(old: str, new: str, line: str, said: str) -> None:
    (fault,) = faults((old, new))
    assert (fault.line, str(fault)) == (line_with(line), said)


def test_a_bad_order_is_found_at_its_column() -> None:
    (fault,) = faults(("Player gains 1 CAP", "Player gain 1 CAP"))
    line = TEXT.splitlines()[fault.line - 1]
    assert "Player gains" in line
    assert line[fault.column - 1 :].startswith("gain")


def test_a_group_that_nobody_names_is_found_where_it_is_called() -> None:
    (fault,) = faults(('"Player gains 1 CAP"', "'Bring group \"Oho\" at A10'"))
    assert fault.line == line_with("Player gains 1 CAP")


def test_what_is_no_toml_is_found_by_its_line() -> None:
    (fault,) = faults(("minutes = 45", "minutes = = 45"))
    assert fault.line == line_with("minutes")


def test_an_unknown_word_comes_with_those_that_are_known() -> None:
    (fault,) = faults(('owner = "german"', 'owner = "polish"'))
    assert fault.could_be == ("german", "soviet")


@pytest.mark.parametrize(
    ("path", "some"),
    [
        (("control", 0, "hex"), "A02"),
        (("sides", 1, "forces", 0, "area", 0), "north"),
        (("sides", 1, "forces", 0, "numbers", 0), "43"),
        (("maps", 0), "11"),
        (("works", 0, "kind"), "trench"),
        (("sides", 0, "forces", 0, "facing"), "NW"),
        (("mission_orders", 1), "AI closest to Unit: Pivot"),
    ],
)
def test_what_could_stand_there(path: tuple[str | int, ...], some: str) -> None:
    found = choices(tomllib.loads(TEXT), path)
    assert any(each.startswith(some) for each in found)


def test_a_counter_in_use_is_no_choice() -> None:
    found = choices(tomllib.loads(TEXT), ("sides", 1, "forces", 0, "numbers", 0))
    assert not {"41", "1", "17"} & set(found)


def test_every_turn_leaves_a_sound_file_and_says_what_it_does() -> None:
    words = []
    for turn in turns(tomllib.loads(TEXT)):
        document = Document.of(TEXT)
        if turn.value is None:
            document.remove(turn.path)
        else:
            document.set(turn.path, turn.value)
        assert [*check(document.text, NAME)] == []
        words.append(turn.words)
    assert "one VP more for the Germans at the start" in words
    assert "one German Rifle fewer" in words
    assert len(set(words)) == len(words)
    assert not any("minutes" in each for each in words)
