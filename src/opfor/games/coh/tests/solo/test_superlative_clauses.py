"""Superlatives measured counter by counter: AR, DV and groups (COH-5.0-c, -d, -i)."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.counters.units import Colour
from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.nouns import TargetKind
from opfor.cardboard.coh.orders.trees import Target
from opfor.cardboard.coh.orders.words import Word
from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.bot.line_picks import Picking, away, front_dv, greatest_ar, only_superlatives
from opfor.games.coh.bot.words.superlatives import (
    LOWEST_AR,
    NO_DV,
    ar_against,
    ar_of_unit,
    current_ar,
    goal_superlative,
    group_around,
    plain_dv,
    seen_dv,
)
from opfor.games.coh.tests.solo.position import Position

TANK = "german-pz-iii-h C05 S"
"""Red 3, blue 8."""


@pytest.mark.rule("COH-5.0-d", "COH-6.1-c", "highest-ar-value")
@each_case(
    ("ai", "units", "rulings", "ar"),
    [
        (TANK, ["soviet-rifle K05 N"], {}, 3),
        (TANK, ["soviet-t-26 K05 N"], {}, 8),
        (TANK, ["soviet-rifle K05 N", "soviet-t-26 K07 N"], {}, 8),
        (TANK, [], {}, 8),
        (f"{TANK} vehicle-suppressed", ["soviet-rifle K05 N"], {}, 0),
        (f"{TANK} vehicle-suppressed", ["soviet-t-26 K05 N"], {}, 3),
        (f"{TANK} vehicle-suppressed", ["soviet-t-26 K05 N"], {"highest-ar-value": "printed"}, 8),
        ("rumored-enemy C05", ["soviet-rifle K05 N"], {}, LOWEST_AR),
        ("german-wagon C05 S", ["soviet-rifle K05 N"], {}, LOWEST_AR),
        ("german-hmg C05 S", ["soviet-t-26 K05 N"], {}, 1),
    ],
)
def test_the_ar_that_can_be_used(
    ai: str, units: list[str], rulings: dict[str, str], ar: int
) -> None:
    counters = [f"a1 {ai}", *(f"p{n} {unit}" for n, unit in enumerate(units))]
    at = Position(counters, rulings=rulings)
    assert ar_against(at.survey, 0, list(at.survey.units)) == ar
    if units and "rumored" not in ai:
        colour: Colour = "blue" if all("t-26" in unit for unit in units) else "red"
        if len(units) == 1:
            assert current_ar(at.survey, 0, colour) == ar


@pytest.mark.rule("unit-ar")
def test_a_units_ar_is_that_against_somebody_on_the_map() -> None:
    """A T-26 has red 4 and blue 6: against riflemen the red one counts, whatever the rumor is."""
    counters = ["a1 german-rifle C05 S", "a2 rumored-enemy A18", "p1 soviet-t-26 K05 N"]
    at = Position(counters)
    assert ar_of_unit(at.survey, at.n("p1"), []) == 4
    tank = Position([*counters, "a3 german-pz-ii-f C09 S"])
    assert ar_of_unit(tank.survey, tank.n("p1"), []) == 6
    ruled = Position([*counters, "a3 german-pz-ii-f C09 S"], rulings={"unit-ar": "acting-ai"})
    assert ar_of_unit(ruled.survey, ruled.n("p1"), [ruled.n("a1")]) == 4
    assert ar_of_unit(ruled.survey, ruled.n("p1"), [ruled.n("a3")]) == 6


@pytest.mark.rule("COH-5.0-c", "lowest-dv-view")
@each_case(
    ("unit", "front", "seen"),
    [
        ("soviet-rifle E05 N", 12, 12),
        ("soviet-rifle E05 S", 12, 11),
        ("soviet-rifle E07 N", 13, 13),
        ("soviet-rifle E05 N panicked", 10, 10),
        ("soviet-rifle E05 S panicked", 10, 12),
    ],
)
def test_dv_from_the_front_and_as_the_attacker_sees_it(unit: str, front: int, seen: int) -> None:
    """E07 is light woods; a rifle looks south from C05."""
    at = Position(["a1 german-rifle C05 S", f"p1 {unit}"], light_woods="E07")
    unit_ = at.n("p1")
    assert plain_dv(at.survey, unit_) == front
    attack = at.reading(OrderAction.ATTACK)
    assert seen_dv(attack, 0, unit_) == seen
    assert seen_dv(at.reading(OrderAction.MOVE), 0, unit_) == front
    ruled = Position(["a1 german-rifle C05 S", f"p1 {unit}"], light_woods="E07",
                     rulings={"lowest-dv-view": "front"})  # fmt: skip
    assert seen_dv(ruled.reading(OrderAction.ATTACK), 0, unit_) == front


@pytest.mark.rule("COH-5.0-i", "largest-group-members")
@pytest.mark.parametrize(("ruling", "sizes"), [("with", [3, 3, 3, 1]), ("without", [2, 2, 3, 1])])
def test_how_many_stand_side_by_side(ruling: str, sizes: list[int]) -> None:
    """Two rifles and a rumor in a row, a third rifle apart; the rumor itself always counts."""
    counters = ["a1 german-rifle C05 S", "a2 german-rifle D05 S", "a3 rumored-enemy E05",
                "a4 german-rifle G05 S", "p1 soviet-rifle F05 N"]  # fmt: skip
    rulings = {"largest-group-members": ruling} if ruling == "without" else {}
    at = Position(counters, rulings=rulings)
    assert [group_around(at.survey, ai) for ai in range(4)] == sizes


@pytest.mark.rule("several-superlatives", "unit-words-and-objectives")
def test_a_targets_superlative_keeps_the_best_and_every_objective() -> None:
    units = ["p0 soviet-rifle K05 N", "p1 soviet-nkvd K07 N", "p2 soviet-smg K09 N"]
    at = Position([*units, "a1 german-rifle C05 S"], objectives=["A18"])
    ai = at.n("a1")
    reading = at.reading(OrderAction.MOVE, target=Target(TargetKind.TARGET))
    goals = [0, 1, 2, -1]
    values, kept = goal_superlative(reading, ai, Word.LOWEST_DV, goals)
    assert (values, at.ids(kept)) == ({0: 12, 1: 13, 2: 12, -1: 12}, ["p0", "p2", "A18"])
    values, kept = goal_superlative(reading, ai, Word.HIGHEST_AR, goals)
    assert (values, at.ids(kept)) == ({0: 3, 1: 3, 2: 4, -1: 4}, ["p2", "A18"])


@pytest.mark.rule("COH-5.0.1-d", "COH-5.0.1-e", "COH-5.0-c", "COH-5.0-d")
def test_what_a_line_measures() -> None:
    counters = ["p0 soviet-t-26 K05 N", "a1 german-rifle C05 S", "a2 rumored-enemy A18"]
    at = Position(counters, objectives=["L09"])
    anchors = frozenset({(None, at.cell("K09")), (0, at.cell("K05")), (None, at.cell("A02"))})
    picking = Picking(at.survey, anchors=anchors)
    assert away.of(picking, 0) == at.field.distance(at.cell("K05"), at.cell("K09")), "not itself"
    assert away.of(picking, at.n("a1")) == at.field.distance(at.cell("C05"), at.cell("A02"))
    assert [front_dv.of(picking, goal) for goal in (0, 1, 2, -1)] == [14, 12, NO_DV, NO_DV]
    assert [greatest_ar.of(picking, goal) for goal in (0, 1, 2, -1)] == [4, 2, LOWEST_AR, LOWEST_AR]
    words = (Word.HIT, Word.LOWEST_DV, Word.IN_COVER, Word.LARGEST_GROUP, Word.HIGHEST_AR)
    assert only_superlatives(words) == (Word.LOWEST_DV, Word.LARGEST_GROUP, Word.HIGHEST_AR)
