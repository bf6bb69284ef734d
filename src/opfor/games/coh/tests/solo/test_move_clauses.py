"""Where AI move: flanks, ways out, refuges, close combat (5.2, 5.3, 5.3.2, V-4)."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.bot.ability import disengagement as out
from opfor.games.coh.bot.ability import low_risk_moves as low
from opfor.games.coh.bot.ability.close_combat import entry_refusal, may_meet
from opfor.games.coh.bot.ability.move_limits import (
    enters_cover,
    enters_flank,
    flank_rank,
    flank_units,
    instead,
)
from opfor.games.coh.bot.hex import Way
from opfor.games.coh.tests.solo.position import Position


@pytest.mark.rule("V-4")
def test_the_flank_of_one_of_the_nearest_is_enough() -> None:
    units = ["p1 soviet-rifle H09 N", "p2 soviet-rifle F12 NW"]
    at = Position(["a1 german-rifle E09 S", *units])
    way = Way(at.survey, 0)
    assert len(at.survey.nearest(at.cell("E09"), at.survey.units)) == 2
    assert out.in_nearest_flank.of(way, at.cell("F13"))
    assert out.in_nearest_flank.of(way, at.cell("I09"))
    assert not out.in_nearest_flank.of(way, at.cell("E10"))


@pytest.mark.rule("whose-flank")
def test_whose_flank_counts() -> None:
    units = ["p1 soviet-rifle H09 N", "p2 soviet-rifle F12 N"]
    at = Position([*units, "a1 german-rifle E09 S", "a2 german-rifle B02 S"], objectives=["A18"])
    ai = at.n("a1")
    assert at.ids(flank_units(at.survey, ai, at.n("p2"))) == ["p2"], "the Target's"
    assert at.ids(flank_units(at.survey, ai, 0)) == ["p1"]
    nearest = at.ids(at.survey.nearest(at.cell("E09"), at.survey.units))
    assert at.ids(flank_units(at.survey, ai, -1)) == nearest == ["p1", "p2"]
    assert at.ids(flank_units(at.survey, ai, at.n("a2"))) == nearest, "an AI has no flank to enter"


@pytest.mark.rule("COH-5.3-d", "V-3")
@pytest.mark.parametrize(
    ("cell", "rank"), [("I09", 0), ("H08", 0), ("G09", 2), ("F09", 3), ("G08", 1), ("G10", 1)]
)
def test_how_far_it_is_to_the_flank(cell: str, rank: int) -> None:
    """The Unit in H09 looks north: its flank hexes next to it are H08, H10 and I09."""
    at = Position(["a1 german-rifle D09 S", "p1 soviet-rifle H09 N"])
    front = {"G09", "G08", "G10"}
    assert cell not in front or rank
    assert flank_rank(at.survey, 0, at.n("p1"), at.cell(cell)) == rank


@pytest.mark.rule("COH-5.2-b", "flank-and-cover-entry", "blocked-move-order")
@each_case(
    ("ai", "cell", "rulings", "flank", "cover", "worth"),
    [
        ("G09", "H10", {}, True, False, 2),
        ("I09", "H10", {}, False, False, 0),
        ("I09", "H10", {"flank-and-cover-entry": "any-such-hex"}, True, False, 2),
        ("F09", "F10", {}, False, True, 1),
        ("F11", "F10", {}, False, False, 0),
        ("F11", "F10", {"flank-and-cover-entry": "any-such-hex"}, False, True, 1),
        ("F09", "F10", {"blocked-move-order": "cover-first"}, False, True, 2),
        ("G09", "H10", {"blocked-move-order": "cover-first"}, True, False, 1),
    ],
)
def test_a_way_out_is_into_the_flank_or_into_more_cover(
    ai: str, cell: str, rulings: dict[str, str], flank: bool, cover: bool, worth: int
) -> None:
    at = Position([f"a1 german-rifle {ai} S", "p1 soviet-rifle H09 N"], light_woods="F10 F11",
                  rulings=rulings)  # fmt: skip
    unit, there = at.n("p1"), at.cell(cell)
    assert enters_flank(at.survey, 0, unit, there) == flank
    assert enters_cover(at.survey, 0, there) == cover
    assert instead(at.survey, 0, unit, there) == worth


@pytest.mark.rule("V-4", "COH-4.1.2-g", "COH-5.3.2-d", "COH-5.3.2-f")
@pytest.mark.parametrize(
    ("cell", "safe", "covering", "beside", "flank", "objective"),
    [
        ("G09", False, 1, False, False, 5),
        ("I09", True, 0, False, True, 3),
        ("E09", False, 1, True, False, 7),
        ("G07", False, 2, True, False, 6),
        ("K09", True, 0, True, True, 1),
    ],
)
def test_what_a_refuge_is_judged_by(
    cell: str, safe: bool, covering: int, beside: bool, flank: bool, objective: int
) -> None:
    """p1 in H09 looks north, p2 in H04 too; the Objective is L09."""
    counters = ["a1 german-rifle F09 S", "p1 soviet-rifle H09 N", "p2 soviet-rifle H04 N"]
    at = Position(counters, objectives=["L09"])
    way, there = Way(at.survey, 0), at.cell(cell)
    assert out.outside_zones.of(way, there) == safe
    assert out.units_covering.of(way, there) == covering
    assert out.beside_nobody.of(way, there) == beside
    assert out.in_nearest_flank.of(way, there) == flank
    assert out.hexes_to_objective.of(way, there) == objective


@pytest.mark.rule("COH-5.3.2-d", "COH-5.3.2-f")
@each_case(
    ("ai", "cell", "enough"),
    [
        ("C09", "E09", False), ("C09", "E10", True), ("F09", "E09", True),
        ("E10", "E09", False), ("E10", "E08", True), ("E10", "F12", True), ("F12", "E10", False),
    ],
)  # fmt: skip
def test_cover_enough_for_a_low_risk_move(ai: str, cell: str, enough: bool) -> None:
    """A Unit in I09 covers five hexes: from outside any DM will do, from inside as much as now."""
    counters = [f"a1 german-rifle {ai} S", "p1 soviet-rifle I09 N"]
    at = Position(counters, light_woods="E10 E08", heavy_woods="F12")
    assert low.has_cover_enough(at.survey, 0, at.cell(cell)) == enough
    assert low.starts_in_danger(at.survey, 0) == (ai != "C09")


@pytest.mark.rule("COH-5.1-d", "move-onto-target", "COH-5.3.2-a")
@pytest.mark.parametrize(
    ("ai", "cell", "careful", "rulings", "may"),
    [
        ("german-rifle", "F09", False, {}, True),
        ("german-rifle", "E10", False, {}, False),
        ("german-rifle", "E08", True, {}, True),
        ("german-rifle", "F09", True, {}, False),
        ("german-hmg", "F09", False, {}, False),
        ("german-rifle", "F09", False, {"move-onto-target": "stops-adjacent"}, False),
    ],
    ids=["its target", "another Unit", "nobody", "at low risk", "a machine gun", "by ruling"],
)
def test_whose_hex_a_move_may_enter(
    ai: str, cell: str, careful: bool, rulings: dict[str, str], may: bool
) -> None:
    units = ["p1 soviet-rifle F09 N", "p2 soviet-rifle E10 N"]
    at = Position([f"a1 {ai} E09 S", *units], rulings=rulings)
    assert may_meet(at.survey, 0, at.cell(cell), at.n("p1"), careful) == may


@pytest.mark.rule("COH-4.1.2-m", "COH-5.1-d")
@pytest.mark.parametrize(
    ("counters", "said"),
    [
        (["a1 german-rifle E09 S"], ""),
        (["a1 german-hmg E09 S"], "shuns-close-combat"),
        (["a1 german-rifle E09 S", "p2 soviet-rifle E09 N"], "locked-in-close-combat"),
        (["a1 german-rifle D09 S"], "not-adjacent"),
        (["a1 german-rifle E09 S pinned"], "cannot-move"),
        (["a1 german-rifle E09 S", "a2 german-rifle F09 S"], "another-ai-is-there"),
    ],
)
def test_who_may_move_into_close_combat(counters: list[str], said: str) -> None:
    at = Position([*counters, "p1 soviet-rifle F09 N"], objectives=["A02"])
    reading = at.reading(OrderAction.MOVE_INTO_CC)
    found = entry_refusal(reading, 0, at.n("p1"))
    assert ("" if found is None else found.why) == said
    on_objective = entry_refusal(reading, 0, -1)
    assert on_objective is not None
    assert on_objective.why == "units-only"


@pytest.mark.rule("COH-4.1.2-g", "COH-5.3.2-b")
@pytest.mark.parametrize(
    ("woods", "free", "refuge"), [("D08 D09 D10", "", False), ("", "F09", True)]
)
def test_cover_at_short_range_is_no_refuge(woods: str, free: str, refuge: bool) -> None:
    """The Unit in its hex covers the three hexes ahead; AI stand in the others but one."""
    others = [cell for cell in ("E08", "E10", "F09") if cell != free]
    friends = [f"a{n} german-rifle {cell} S" for n, cell in enumerate(others, 2)]
    at = Position(["a1 german-rifle E09 S", *friends, "p1 soviet-rifle E09 N"],
                  heavy_woods=woods or "A02")  # fmt: skip
    assert (out.disengage_refusal(at.survey, 0) is None) == refuge
