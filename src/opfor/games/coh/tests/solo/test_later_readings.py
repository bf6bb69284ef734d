"""Readings that were settled late: what wire costs an AI, whom one comes in towards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Control, Force
from opfor.core.measure import Shortfall
from opfor.games.coh.bot import entry
from opfor.games.coh.bot.order.pairs import tactical_reading
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.mission_lines.lines import ready
from opfor.games.coh.rules.hits import destroy
from opfor.games.coh.tests.solo.table import Table, card, marker, mission
from opfor.games.coh.tests.solo.test_entry_clauses import edge, order_of, scene
from opfor.games.coh.tests.solo.test_mission_effects import line_of, stand
from opfor.games.coh.tests.solo.test_turns import table_with
from opfor.games.coh.told.sentences import story
from opfor.games.coh.values import events as base
from opfor.games.coh.values.state import Work

MOVE = "AI closest to Unit: Move"


def wired(table: Table, *hexes: str) -> Table:
    works = tuple(Work("barbed-wire", table.setting.field.cell(name)) for name in hexes)
    table.play.state = replace(table.state, works=works)
    return table


@pytest.mark.rule("COH-3.1.1-a")
@pytest.mark.parametrize("who", ["rifle", "rumor"])
def test_the_check_of_an_ai_counts_the_wire_it_crossed(who: str) -> None:
    """Wire lies all around: the step costs 1, the wire 6 more. Nobody sees the rumor at A18."""
    rifle = who == "rifle"
    ai = (stand(1, "C09" if rifle else "A02", "S"),)
    played = mission(units=(stand(1, "K02"),), ai=ai, rumors=() if rifle else ("A18",), cup=(2,))
    line = MOVE if rifle else "RE closest to Unit: Move"
    table = table_with(card(1, line, spent=5), first="01", played=played)
    at = table.setting.field.cell("C09" if rifle else "A18")
    table = wired(table, *map(table.setting.field.name, table.setting.field.adjacent(at)))
    table.rolls = [(6,)]
    table.run(ai_turn(table.play))
    assert [e.extra for e in table.happened(base.WireCrossed)] == [6]
    (checked,) = table.happened(base.SpentChecked)
    assert (checked.cost, checked.spent) == (7, True)


@pytest.mark.rule("COH-3.1.1-a", "SOLO-5.6-c")
def test_the_check_of_an_ai_that_comes_in_counts_the_wire_at_the_edge() -> None:
    played = mission(units=(stand(1, "K09"),), ai=(edge(5, by=("A08",)),))
    table = wired(table_with(card(1, MOVE, spent=5), first="01", played=played), "A08")
    table.rolls = [(6,)]
    table.run(ai_turn(table.play))
    (checked,) = table.happened(base.SpentChecked)
    assert (checked.cost, checked.spent) == (7, True)


@pytest.mark.rule("plain-target", "COH-5.0-n", "COH-5.2.2-d", "SOLO-5.6-c")
@pytest.mark.parametrize(
    ("rulings", "goal"), [({}, "G01"), ({"plain-target": "objectives-first"}, "E09")]
)
def test_one_comes_in_towards_a_unit_before_an_objective_as_far_away(
    rulings: dict[str, str], goal: str
) -> None:
    """From A08 both E07 and E09 are four hexes away; the Unit is two from the marker."""
    table = scene(edge(5, by=("A08",)), units=(stand(1, "E07"),), control=(marker("E09"),),
                  rulings=rulings)  # fmt: skip
    survey = survey_now(table.play)
    reading = tactical_reading(survey, order_of("AI closest to Target: Move"))
    reading.acting = entry.waiting(survey)[0]
    cells = [table.setting.field.cell("A08")]
    chosen = table.run(entry.choose_goal(table.play, reading, cells))
    assert survey.name(chosen) == goal


@pytest.mark.rule("unit-or-objective", "SOLO-5.6-c")
def test_where_the_closest_counts_the_kind_named_first_wins_at_the_edge_too() -> None:
    table = scene(edge(5, by=("A08",)), units=(stand(1, "E07"),), control=(marker("E09"),),
                  rulings={"unit-or-objective": "closest"})  # fmt: skip
    survey = survey_now(table.play)
    for line, goal in (("Unit or Objective", "G01"), ("Objective or Unit", "E09")):
        reading = tactical_reading(survey, order_of(f"AI closest to {line}: Move"))
        reading.acting = entry.waiting(survey)[0]
        cells = [table.setting.field.cell("A08")]
        chosen = table.run(entry.choose_goal(table.play, reading, cells))
        assert survey.name(chosen) == goal


@pytest.mark.rule("unit-words-and-objectives", "SOLO-5.6-c")
def test_words_about_a_hex_are_asked_of_objectives_at_the_edge_too() -> None:
    """In front of the edge as on the map: of two Objectives in the open none is in cover."""
    table = scene(edge(5, by=("A08",)), control=(marker("E09"), marker("G09")))
    survey = survey_now(table.play)
    cells = [table.setting.field.cell("A08")]
    for line, goal in (("In 0 DM Hex Objective", "E09"), ("In Cover Objective", None)):
        reading = tactical_reading(survey, order_of(f"AI closest to {line}: Move"))
        reading.acting = entry.waiting(survey)[0]
        chosen = table.run(entry.choose_goal(table.play, reading, cells))
        assert (chosen if chosen is None else survey.name(chosen)) == goal
        assert entry.why_not(reading, cells) == ("" if goal else entry.NO_GOAL)


@pytest.mark.rule("COH-3.1.1-a", "V-39", "auto-rally")
def test_who_is_rallied_before_it_attacks_pays_what_the_unhurt_pay() -> None:
    """Cowering costs 2 more to attack; the same line has taken it off before."""
    line = "Hit AI closest to Unit: Auto-Rally then Attack"
    played = mission(units=(stand(1, "F09"),), ai=(stand(1, "C09", "S"),), mission_orders=(line,))
    table = table_with(card(1, "Execute Mission Orders", spent=9), first="01", played=played)
    cowering = [replace(c, hit="cowering") if c.id == "S01" else c for c in table.state.counters]
    table.play.state = replace(table.state, counters=tuple(cowering))
    table.rolls = [(1, 1)]
    table.run(ai_turn(table.play))
    (checked,) = table.happened(base.SpentChecked)
    assert checked.cost == table.setting.kind(table.counter("S01")).attack_cost


@pytest.mark.rule("COH-5.0-h")
def test_a_unit_that_acted_and_is_gone_has_not_just_acted() -> None:
    """``If no Just Acted Unit`` holds as soon as the Unit that acted is destroyed."""
    table = Table(mission(units=(stand(1, "F09"), stand(2, "K09"))), acted=(0,), action="move")
    line = line_of("If no Just Acted Unit: AI scores 1 VP")
    before = outlook_now(table.setting, table.state)
    assert isinstance(table.run(ready(table.play, line, before)), Shortfall)
    destroy(table.play, 0)
    assert table.run(ready(table.play, line, before)) == line


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
@pytest.mark.parametrize(
    ("units", "control", "waits"),
    [
        ((edge(1, by=("south",)),), (), True),
        ((stand(1, "K09"),), (), False),
        ((edge(1, by=("south",)),), (marker("E09"),), False),
    ],
    ids=["nobody is there", "a Unit is", "an Objective is"],
)
def test_the_story_says_why_nobody_comes_in_while_the_map_is_empty(
    units: tuple[Force, ...], control: tuple[Control, ...], waits: bool
) -> None:
    """A move without a Target cannot be completed, so nobody is drawn for it (G 5.6)."""
    played = mission(units=units, ai=(edge(5),), control=control)
    table = table_with(card(1, "AI closest to Unit or Objective: Move"), first="01", played=played)
    passed = base.SidePassed(1)
    said = "AI at the edge wait there until the map has a Unit or an Objective to move towards"
    assert (said in story(table.setting, table.state, passed)) == waits
    table.run(ai_turn(table.play))
    assert bool(table.happened(base.UnitMoved)) != waits
    assert bool(table.happened(base.SidePassed)) == waits
