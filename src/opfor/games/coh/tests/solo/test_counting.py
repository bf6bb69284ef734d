"""What conditions of mission lines count, exactly; and what lines find to take away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.orders.nouns import Source
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.course.mission_lines.arrivals import in_cup
from opfor.games.coh.course.mission_lines.defense_counters import is_on_the_way
from opfor.games.coh.tests.solo.table import Table, marker, mission
from opfor.games.coh.tests.solo.test_mission_effects import did, names, stand
from opfor.games.coh.values import events as base
from opfor.games.coh.values.campaign import begun_with, lead_after
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.state import Smoke


@pytest.fixture
def table() -> Table:
    """Three Units, one of them lost; four AI, two lost, one rumored; three markers."""
    units = (stand(1, "K09"), stand(2, "K11"), stand(3, "K05"))
    ai = (stand(1, "C09", "S"), stand(2, "C11", "S"), stand(3, "C05", "S"), stand(4, "C07", "S"))
    later = Force(numbers=(5, 6), enters=3, by=("north",))
    control = (marker("E09"), marker("F05", "soviet"), marker("G07", "soviet"))
    table = Table(mission(units=units, ai=(*ai, later), rumors=("A04",), control=control, cup=(7,)))
    lost = ("G03", "S03", "S04")
    counters = tuple(
        replace(each, place="destroyed", cell=-1) if each.id in lost else each
        for each in table.state.counters
    )
    table.play.state = replace(table.state, counters=counters)
    return table


def holds(table: Table, condition: str) -> bool:
    return did(table, f"If {condition}: AI scores 1 VP")


@pytest.mark.parametrize(
    ("counted", "number"),
    [
        ("Units", 2),
        ("Destroyed Units", 1),
        ("Destroyed AI", 2),
        ("REs", 1),
        ("AI", 3),
        ("Objectives", 1),
        ("AI Control Markers", 2),
        ("AI Control Markers within 1 of F05", 1),
        ("Units within 1 of K09", 1),
        ("Units within 2 of K10", 2),
        ("Hit AI", 0),
        ("AI in the reserve", 2),
    ],
)
def test_how_many_there_are(table: Table, counted: str, number: int) -> None:
    assert holds(table, f"{counted} = {number}")
    assert not holds(table, f"{counted} > {number}")
    assert not holds(table, f"{counted} < {number}")


def test_any_and_no(table: Table) -> None:
    assert holds(table, "no Hit AI")
    assert not holds(table, "any Hit AI")
    table.play.emit(base.UnitHit(3, "pinned"))
    assert holds(table, "any Hit AI")
    assert not holds(table, "no Hit AI")


def test_who_controls_a_marker(table: Table) -> None:
    assert holds(table, "AI controls F05")
    assert holds(table, "AI controls F05, G07")
    assert not holds(table, "AI controls E09, F05")
    assert holds(table, "Player controls E09")
    assert not holds(table, "Player controls F05")
    assert not holds(table, "AI controls every Objective")
    assert did(table, "AI takes control of E09")
    assert holds(table, "AI controls every Objective")
    taken = [names(table, [event.cell]) for event in table.happened(base.MarkerTaken)]
    assert taken == [["E09"]], "those it has stay as they are"


@pytest.mark.parametrize(("action", "passed"), [("pass", True), ("fire", False), ("", False)])
def test_the_player_passed_or_did_not(table: Table, action: str, passed: bool) -> None:
    table.play.state = replace(table.state, action=action)
    assert holds(table, "Player passed") == passed


@pytest.mark.parametrize(("density", "line"), [(1, "Light Smoke"), (2, "Smoke")])
def test_smoke_is_taken_away_by_its_density(table: Table, density: int, line: str) -> None:
    cell = table.setting.field.cell("G09")
    table.play.state = replace(table.state, smoke=(Smoke(cell, density),))
    other = {"Light Smoke": "Smoke", "Smoke": "Light Smoke"}[line]
    assert not did(table, f"Remove 1 {other}")
    assert did(table, f"Remove 1 {line}")
    assert table.state.smoke == ()


@pytest.mark.parametrize(("whose", "left"), [("AI", ["E09"]), ("Player", ["F05", "G07"])])
def test_markers_are_taken_away_by_their_side(table: Table, whose: str, left: list[str]) -> None:
    assert did(table, f"Remove 2 {whose} Control Markers")
    assert names(table, [each.cell for each in table.state.markers]) == left


@pytest.mark.parametrize(("margin", "lead"), [(0, 0), (1, 1), (-1, -1), (99, 2), (-99, -2)])
def test_a_clear_result_is_worth_more_to_the_next_part(margin: int, lead: int) -> None:
    assert lead_after(margin) == lead


@pytest.mark.parametrize(("caps", "lead", "begun"), [(5, 2, 7), (5, -1, 4), (2, -2, 1), (5, 9, 7)])
def test_the_player_begins_a_part_with_more_caps_or_fewer(caps: int, lead: int, begun: int) -> None:
    part = mission(caps=caps, campaign="march")
    after = begun_with(part, lead)
    assert [side.caps for side in after.sides] == [begun, 0]
    assert begun_with(part, 0) == part
    assert begun_with(replace(part, campaign=""), lead).sides[0].caps == caps


@pytest.mark.parametrize(("round_", "inside"), [(2, ["S05", "S06"]), (3, [])])
def test_who_is_due_this_round_is_in_the_reserve_no_more(
    table: Table, round_: int, inside: list[str]
) -> None:
    table.play.state = replace(table.state, round=round_)
    assert in_cup(table.play, Source.RESERVE) == inside


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_an_obstacle_lies_on_a_shortest_way_to_what_is_held() -> None:
    control = (marker("E09", "soviet"),)
    table = Table(mission(units=(stand(1, "K09"),), control=control))
    survey = Survey(look(table.setting, table.state), 1, outlook_now(table.setting, table.state))
    field = table.setting.field
    start, goal = field.cell("K09"), field.cell("E09")
    on_it = {field.name(c) for c in range(len(field)) if is_on_the_way(survey, c)}
    assert {"E09", "H09", "K09"} <= on_it
    assert not {"H11", "D09", "L09"} & on_it
    assert field.distance(start, goal) == 6
