"""The entry cup to the last clause: who waits, which orders draw, by which hexes one comes in."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.orders.parse import parse_line, parse_tactical
from opfor.cardboard.coh.orders.trees import TacticalOrder
from opfor.cardboard.coh.orders.words import Word
from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.bot import entry
from opfor.games.coh.bot.order.pairs import tactical_reading
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.tests.solo.table import Table, marker, mission
from opfor.games.coh.tests.solo.test_mission_effects import stand

MOVE = "AI closest to Unit: Move"


def edge(*numbers: int, enters: int = 1, by: tuple[str, ...] = ("north",)) -> Force:
    return Force(numbers=numbers, enters=enters, by=by)


def scene(*ai: Force, **more: Any) -> Table:
    units = more.pop("units", (stand(1, "K09"),))
    rulings, round_ = more.pop("rulings", None), more.pop("round", 1)
    return Table(mission(units=units, ai=ai, **more), rulings=rulings, round=round_)


def order_of(text: str) -> TacticalOrder:
    order = parse_tactical(text)
    assert isinstance(order, TacticalOrder)
    return order


def ids(table: Table, units: Any) -> list[str]:
    return [table.state.counters[unit].id for unit in units]


@pytest.mark.rule("SOLO-5.6-a", "QS-17", "SOLO-6.2-e")
@pytest.mark.parametrize(("now", "who"), [(1, ["S05", "S35"]), (2, ["S05", "S07", "S35"])])
def test_who_waits_in_the_cup(now: int, who: list[str]) -> None:
    """Not whoever is on the map, comes later, rides, takes no orders, or is the Player's."""
    ai = (stand(1, "C09", "S"), edge(5), edge(6), edge(7, enters=2), edge(35),
          Force(numbers=(8,), rides=35))  # fmt: skip
    units = (stand(1, "K09"), edge(2, by=("south",)))
    table = scene(*ai, units=units, standing=("Always: rifle-06 take no orders",), round=now)
    assert sorted(ids(table, entry.waiting(survey_now(table.play)))) == who


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
@each_case(
    ("line", "draws"),
    [
        (MOVE, True),
        ("AI closest to Unit: Low Risk Move", True),
        ("AI farthest from Target: Move", True),
        ("AI closest to Objective: Move", False),
        ("AI closest to Unit: Attack", False),
        ("AI closest to Unit: Move into CC", False),
        ("AI closest to E09: Move", False),
        ("rifle-05 closest to Unit: Move", False),
        ("RE closest to Unit: Move", False),
        ("Mortar or Inf Gun closest to Unit: Move", False),
        ("Spent AI closest to Unit: Move", False),
        ("Hit AI closest to Unit: Move", False),
        ("Mobile AI closest to Unit: Move", True),
        ("In Cover AI closest to Unit: Move", True),
        ("AI closest to Hit Unit: Move", False),
        ("AI closest to Fresh Unit: Move", True),
    ],
)
def test_which_orders_draw_from_the_cup(line: str, draws: bool) -> None:
    """A rifle waits, the Player's Unit is Fresh and unhit, and there is no Objective."""
    table = scene(edge(5))
    order = parse_line(line, "x").steps[0]  # type: ignore[union-attr]
    assert entry.may_enter(survey_now(table.play), order) == draws


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
def test_an_empty_cup_draws_nobody_and_by_ruling_a_full_one_whoever_comes() -> None:
    order = order_of("Mortar or Inf Gun closest to Unit: Move")
    ruled = {"entry-cup-turn": "first-move-order"}
    for ai, rulings, draws in ((edge(5), {}, False), (edge(5), ruled, True),
                               (stand(1, "C09", "S"), ruled, False)):  # fmt: skip
        table = scene(ai, rulings=rulings)
        assert entry.may_enter(survey_now(table.play), order) == draws


@pytest.mark.rule("SOLO-5.6-c")
@each_case(
    ("number", "door", "careful", "open_"),
    [
        (5, "A04", False, True),
        (5, "A06", False, False),
        (28, "A14", False, False),
        (5, "A14", False, True),
        (5, "B09", True, False),
        (5, "B09", False, True),
        (5, "B05", True, True),
        (5, "B11", True, False),
    ],
    ids=["free", "an AI is there", "no ground for a gun", "but for a rifle", "open under fire",
         "if bold", "cover under fire", "next to a Unit"],
)  # fmt: skip
def test_by_which_hexes_one_may_come_in(number: int, door: str, careful: bool, open_: bool) -> None:
    """Units look north from F09, E05 and C11; B05 and A14 are heavy woods."""
    units = tuple(stand(n, cell) for n, cell in ((1, "F09"), (2, "E05"), (3, "C11")))
    table = scene(stand(1, "A06", "S"), edge(number, by=(door,)), units=units)
    survey = survey_now(table.play)
    ai = ids(table, range(len(table.state.counters))).index(f"S{number:02d}")
    found = entry.open_cells(survey, ai, careful)
    assert [table.setting.field.name(cell) for cell in found] == [door] * open_


@pytest.mark.rule("hex-words-at-the-edge")
@pytest.mark.parametrize(("ruling", "words"), [("passed-over", []), ("entry-hex", [Word.IN_COVER])])
def test_words_about_its_hex_count_at_the_edge_only_by_ruling(
    ruling: str, words: list[Word]
) -> None:
    rulings = {"hex-words-at-the-edge": ruling} if ruling == "entry-hex" else {}
    table = scene(edge(5), rulings=rulings)
    order = order_of("Fresh, In Cover AI closest to Unit: Move")
    assert entry.hex_words(tactical_reading(survey_now(table.play), order)) == words


@pytest.mark.rule("SOLO-5.6-c", "COH-5.2.2-a")
@each_case(
    ("line", "why"),
    [
        (MOVE, ""),
        ("RE closest to Unit: Move", "not-for-it"),
        ("Spent AI closest to Unit: Move", "not-for-it"),
        ("AI closest to Spent Unit: Move", "no-goal"),
        ("AI closest to Objective: Move", ""),
    ],
)
def test_why_somebody_drawn_goes_back(line: str, why: str) -> None:
    table = scene(edge(5), control=(marker("E09"),))
    survey = survey_now(table.play)
    reading = tactical_reading(survey, order_of(line))
    reading.acting = entry.waiting(survey)[0]
    assert entry.why_not(reading, [0]) == why
    assert entry.why_not(reading, []) == (why or "edge-closed")


@pytest.mark.rule("COH-5.2.2-a", "COH-5.0.1-f")
@pytest.mark.parametrize(
    ("line", "rulings", "goals"),
    [
        ("AI closest to Unit or Objective: Move", {}, ["G01", "G02"]),
        ("AI closest to Objective or Unit: Move", {}, ["E09"]),
        ("AI closest to Unit or Objective: Move", {"unit-or-objective": "closest"},
         ["G01", "G02", "E09"]),
        ("AI closest to Target: Move", {}, ["G01", "G02", "E09"]),
        ("AI closest to Spent Target: Move", {}, ["G02", "E09"]),
    ],
)  # fmt: skip
def test_what_one_comes_in_towards(line: str, rulings: dict[str, str], goals: list[str]) -> None:
    table = scene(
        edge(5), units=(stand(1, "K09"), stand(2, "K11", spent=True)), control=(marker("E09"),),
        rulings=rulings,
    )  # fmt: skip
    survey = survey_now(table.play)
    reading = tactical_reading(survey, order_of(line))
    assert [survey.name(goal) for goal in entry._goals(reading)] == goals


@pytest.mark.rule("COH-5.3-a", "COH-5.3-b", "COH-5.3-c")
def test_what_an_entry_hex_is_judged_by() -> None:
    table = scene(stand(1, "C09", "S"), edge(5), units=(stand(1, "F09"),))
    survey, field = survey_now(table.play), table.setting.field
    ai, unit = entry.waiting(survey)[0], survey.units[0]
    door = entry.Door(survey, ai, unit, careful=False)
    for name, away, safe, dm in (("B09", 4, False, 0), ("B05", 6, True, 2), ("A18", 9, True, 0)):
        cell = field.cell(name)
        assert entry.hexes_away.of(door, cell) == field.distance(cell, survey.cell(unit)) == away
        assert entry.outside_fire_zones.of(door, cell) == safe
        assert entry.highest_dm.of(door, cell) == dm
    nowhere = entry.Door(survey, ai, None, careful=False)
    assert entry.hexes_away.of(nowhere, field.cell("B09")) == 0
