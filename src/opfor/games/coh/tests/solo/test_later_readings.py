"""Readings that were settled late: what wire costs an AI, whom one comes in towards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.coh.bot import entry
from opfor.games.coh.bot.order.pairs import tactical_reading
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.tests.solo.table import Table, card, marker, mission
from opfor.games.coh.tests.solo.test_entry_clauses import edge, order_of, scene
from opfor.games.coh.tests.solo.test_mission_effects import stand
from opfor.games.coh.tests.solo.test_turns import table_with
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
