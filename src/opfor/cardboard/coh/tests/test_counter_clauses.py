"""Counters and numbers to the last clause, and what is refused of an owner's."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.counters.action_cards import deck_of, numbers_between
from opfor.cardboard.coh.counters.numbers import hit_counters, numbers, work_kinds
from opfor.cardboard.coh.counters.units import UnitTable, _faults, kind_numbered, unit_kinds
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.errors import OpforError


def rifles(**changes: Any) -> UnitTable:
    kinds = unit_kinds()
    units = (replace(kinds["german-rifle"], **changes), kinds["german-lmg"], kinds["german-wagon"])
    return UnitTable(provenance="original", side="german", units=units)


@each_case(
    ("changes", "fault"),
    [
        ({}, ""),
        ({"id": "german-lmg"}, "is listed twice"),
        ({"id": "soviet-rifle"}, "id must begin with german-"),
        ({"red": None}, "needs red and blue"),
        ({"blue": None}, "needs red and blue"),
        ({"numbers": (1, 9)}, "9 is already the number of"),
        ({"numbers": (1, 8)}, ""),
    ],
)
def test_faults_of_a_table_of_units(changes: dict[str, Any], fault: str) -> None:
    found = [*_faults(rifles(**changes))]
    assert bool(found) == bool(fault)
    assert all(fault in line for line in found)


@pytest.mark.parametrize("nation", ["german", "soviet"])
def test_counters_are_known_by_their_numbers(nation: str) -> None:
    last = max(n for k in unit_kinds().values() if k.nation == nation for n in k.numbers)
    assert kind_numbered(nation, 1).id == f"{nation}-rifle"
    assert kind_numbered(nation, last).nation == nation
    with pytest.raises(OpforError, match=f"numbers run from 1 to {last}"):
        kind_numbered(nation, last + 1)


@each_case(
    ("unit", "effective", "poor", "round_"),
    [
        ("german-rifle", True, False, False), ("german-truck", False, True, False),
        ("german-wagon", False, False, False), ("german-pz-ii-f", True, False, True),
        ("german-flak18", True, True, True), ("soviet-ot-26", True, False, True),
        ("german-tank-hunters", True, True, False), ("rumored-enemy", False, False, False),
    ],
)  # fmt: skip
def test_what_a_counter_is(unit: str, effective: bool, poor: bool, round_: bool) -> None:
    kind = unit_kinds()[unit]
    assert kind.is_combat_effective == effective
    assert kind.is_poor_in_close_combat == poor
    assert kind.fires_all_round == round_


@each_case(
    ("hit", "red", "blue", "no_red", "no_blue"),
    [
        ("pinned", 0, 0, False, False), ("suppressed", -2, -2, False, False),
        ("stunned", 0, 0, True, True), ("panicked", 0, 0, True, True),
        ("vehicle-suppressed", -3, -5, False, False), ("red-gun-damaged", 0, 0, True, False),
        ("blue-gun-damaged", 0, 0, False, True), ("berserk", 1, 1, False, False),
    ],
)  # fmt: skip
def test_what_a_hit_does_to_a_weapon(
    hit: str, red: int, blue: int, no_red: bool, no_blue: bool
) -> None:
    counter = hit_counters()[hit]
    assert (counter.change("red"), counter.change("blue")) == (red, blue)
    assert (counter.silences("red"), counter.silences("blue")) == (no_red, no_blue)


@each_case(
    ("text", "found"),
    [("02-07", [2, 3, 4, 5, 6, 7]), ("20", [20]), ("07-02", []), ("", []), ("2x", []),
     ("002", []), ("02-100", []), ("-3", [])],
)  # fmt: skip
def test_numbers_as_they_are_written(text: str, found: list[int]) -> None:
    assert list(numbers_between(text)) == found
    if not found:
        with pytest.raises(OpforError):
            deck_of([text])


def test_the_numbers_of_the_rules() -> None:
    """Facts 3.3, 6, 9, 10, 11 and 12."""
    n = numbers()
    assert (n.activation_aps, n.rally_cost, n.hide_cost, n.dig_in_cost, n.turret_cost) == (
        7, 5, 5, 5, 2
    )  # fmt: skip
    assert (n.long_range, n.short_range, n.close_combat, n.close_combat_boxed) == (-2, 3, 4, -2)
    assert (n.kill_margin, n.mines_hit, n.find_hidden, n.hidden_in_open) == (4, 8, 6, 2)
    assert (n.artillery_red, n.artillery_blue, n.drift) == (5, 7, {"german": 3, "soviet": 4})
    assert n.spent_numbers == (1, 1, 2, 3, 3, 4, 5, 5, 6, 7)
    drs = {kind.id: (kind.dr, kind.dm_front, kind.dm_flank) for kind in work_kinds().values()}
    assert drs["bunker"] == (16, 5, 3)
    assert drs["trench"] == (16, 2, 2)
    assert drs["hasty-defence"] == (13, 1, 1)
