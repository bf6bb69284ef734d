"""What is said of orders and counters to the last word, and what is refused of an owner's."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.counters.action_cards import deck_of, numbers_between
from opfor.cardboard.coh.counters.numbers import hit_counters, numbers, work_kinds
from opfor.cardboard.coh.counters.units import UnitTable, _faults, kind_numbered, unit_kinds
from opfor.cardboard.coh.orders.findings import check_line
from opfor.cardboard.coh.orders.meaning import describe
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.errors import OpforError

HIT_UNIT = "Hit: only Units with a hit marker (COH-5.0-g)"
HIT_AI = "Hit: only AI with a hit marker (COH-5.0-g)"


@each_case(
    ("line", "has", "lacks"),
    [
        ("Hit Unit closest to E09: Become Spent", HIT_UNIT, HIT_AI),
        ("Hit AI closest to Unit: Move", HIT_AI, HIT_UNIT),
        ("AI closest to Hit Target: Move", f"{HIT_UNIT}; Objectives are not asked this", HIT_UNIT),
        ("AI closest to Hit Unit: Move", HIT_UNIT, f"{HIT_UNIT}; Objectives are not asked this"),
        (
            "AI closest to In Cover Target: Move",
            "In Cover: only in a hex with a defence modifier (COH-5.0-a)", "Each: ",
        ),
        ("AI closest to E09: Move", "E09: this place is the target", "within 3"),
        (
            "AI closest to Unit within 3: Move",
            "within 3: no target farther than that from the AI counts", "2: at most 2",
        ),
        (
            "AI closest to Unit: Attack +2CAP",
            "+2CAP: added to the first attack roll against Units (COH-4.3.1-a, COH-4.3.1-b)", "/:",
        ),
        ("AI closest to Unit: Attack", "Unit: a Unit of the Player", "+0CAP"),
        (
            "CC: Attack / Rally",
            "/: only if no AI can do what is left of the slash, what is right of it (COH-4.1.2-b)",
            "Short Range",
        ),
        ("CC: Attack", "CC: an AI sharing a hex with a Unit, by the attack ladder (COH-4.1.2-a)",
         "/:"),
    ],
)  # fmt: skip
def test_what_a_line_says_and_what_it_does_not(line: str, has: str, lacks: str) -> None:
    told = describe(parse_line(line, "x"))
    assert has in told
    assert lacks not in told
    assert not any(each.startswith(lacks) for each in told if len(lacks) < 20)


@each_case(
    "line",
    [
        "Bring 1 AI from the cup", "Bring 2 AI from the RE cup at E09", "Artillery on E09",
        "Artillery on E09 with AR 6", "Unit closest to E09: Become Hit", "AI: Rally then Dig In",
        "2 Hit AI closest to Unit within 5: Move", "Place 1 RE at D14", "Place 2 REs at D14 or E09",
        "If Hit AI within 2 of E09 > 1: AI scores 1 VP", "Player loses 2 CAPs",
        "Move the marker back 1", "Move the marker forward 2",
    ],
)  # fmt: skip
def test_a_line_is_printed_with_what_was_said_and_no_more(line: str) -> None:
    assert order_text(parse_line(line, "x")) == line


def test_a_doubtful_line_is_told_with_its_place() -> None:
    sound = check_line("AI closest to Unit: Move", "line 3", parse_line)
    assert (sound.level, sound.problem) == ("ok", "")
    spent = check_line("Spent AI closest to Unit: Move", "line 4", parse_line, green=True)
    assert spent.level == "warning"
    assert spent.problem.startswith("line 4: ")
    wrong = check_line("AI closest to Nobody: Move", "line 5", parse_line)
    assert (wrong.level, wrong.column) == ("error", 15)


# -- counters --------------------------------------------------------------------------------------


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
