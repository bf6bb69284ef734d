"""What the AI sees of a map, mask by mask and counter by counter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force, WorkRow
from opfor.cardboard.coh.orders.lines import StandingRule
from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.tests.solo.position import Position
from opfor.games.coh.tests.solo.table import Table, marker, mission
from opfor.games.coh.tests.solo.test_mission_effects import stand
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.objectives import objectives_now
from opfor.games.coh.values.standing_rules import bound
from opfor.games.coh.values.state import OFF, Smoke, Work
from opfor.kit.hexes import FACINGS


def covers(at: Position, name: str, least: int, most: int) -> set[str]:
    """Sight, arc and range, hex by hex."""
    counter, field = at.state.counters[at.n(name)], at.field
    return {
        field.name(cell)
        for cell in range(len(field))
        if at.survey.look.sight[counter.cell] >> cell & 1
        and field.is_in_front(counter.cell, FACINGS[counter.facing], cell)
        and least <= field.distance(counter.cell, cell) <= most
    }


@pytest.mark.rule("COH-5.2-c", "V-5", "COH-5.3.2-b")
def test_fire_zones_hex_by_hex() -> None:
    counters = [
        "a1 german-rifle C05 S", "a2 german-hmg B12 S", "a3 rumored-enemy A18",
        "p1 soviet-rifle I09 N", "p2 soviet-mortar-50 J14 NW", "p3 soviet-wagon L02 N",
    ]  # fmt: skip
    at = Position(counters, heavy_woods="F09 G12 D06")
    rifle, mortar = covers(at, "p1", 1, 5), covers(at, "p2", 2, 10)
    assert at.hexes(at.survey.danger) == rifle | mortar
    assert rifle - mortar, "each counts"
    assert mortar - rifle
    near = {name for name in rifle if at.field.distance(at.cell(name), at.cell("I09")) == 1}
    assert at.hexes(at.survey.short_danger) == near, "a mortar has no zone next door"
    assert at.hexes(at.survey.covered) == covers(at, "a1", 1, 5) | covers(at, "a2", 1, 12)
    for cell in range(len(at.field)):
        count = (at.field.name(cell) in rifle) + (at.field.name(cell) in mortar)
        assert at.survey.covering(cell) == count
    seen = set()
    for ai in ("a1", "a2", "a3"):
        seen |= at.hexes(at.survey.look.sight[at.state.counters[at.n(ai)].cell])
    assert at.hexes(at.survey.seen_by_ai) == seen


@pytest.mark.rule("whose-fire-zones", "fire-zone-projectors")
@each_case(
    ("unit", "rulings", "zone"),
    [
        ("soviet-rifle I09 N spent", {}, True),
        ("soviet-rifle I09 N spent", {"whose-fire-zones": "fresh-units"}, False),
        ("soviet-rifle I09 N", {"whose-fire-zones": "fresh-units"}, True),
        ("soviet-rifle I09 N stunned", {}, True),
        ("soviet-rifle I09 N stunned", {"fire-zone-projectors": "able-to-fire"}, False),
        ("soviet-rifle I09 N panicked", {"fire-zone-projectors": "able-to-fire"}, False),
        ("soviet-rifle I09 N pinned", {"fire-zone-projectors": "able-to-fire"}, True),
        ("soviet-rifle C05 N", {"fire-zone-projectors": "able-to-fire"}, False),
    ],
)
def test_who_projects_a_fire_zone(unit: str, rulings: dict[str, str], zone: bool) -> None:
    """By the text everybody with an AR does, spent, stunned or locked."""
    at = Position(["a1 german-rifle C05 S", f"p1 {unit}"], rulings=rulings)
    found = at.survey.zone(at.n("p1"))
    assert bool(found) == zone
    assert at.survey.danger == found


@pytest.mark.rule("COH-5.0-a", "COH-5.0-b")
@each_case(
    ("work", "unit", "dm"),
    [
        ({}, 1, 2),
        ({}, 2, 0),
        ({"hidden": True}, 1, 0),
        ({"holder": 0}, 1, 0),
        ({"holder": 1}, 1, 2),
        ({"kind": "hasty-defence", "builder": 2}, 1, 0),
        ({"kind": "barbed-wire"}, 1, 0),
    ],
    ids=["empty", "a tank", "hidden", "the enemy's", "a friend's", "another's", "wire"],
)
def test_what_shelter_an_ai_would_find(work: dict[str, object], unit: int, dm: int) -> None:
    table = Table(mission(ai=(stand(1, "C09", "S"), stand(41, "B03"))))
    cell = table.setting.field.cell("G03")
    lies = replace(Work("trench", cell, side=1, builder=OFF), **work)
    state = replace(table.state, works=(lies,))
    survey = Survey(look(table.setting, state), 1, outlook_now(table.setting, state))
    assert survey.ground_dm(cell) == 0
    assert survey.dm_on_entering(unit, cell) == dm


@pytest.mark.rule("COH-5.0-a", "COH-5.0-b")
def test_the_shelter_an_ai_is_in_counts_for_it_alone() -> None:
    trench = WorkRow(kind="trench", hex="C09", owner="soviet")
    table = Table(mission(ai=(stand(1, "C09", "S"), stand(41, "B03")), works=(trench,)))
    held = tuple(replace(work, holder=1) for work in table.state.works)
    table.play.state = replace(table.state, works=held)
    survey = survey_now(table.play)
    assert survey.dm(1) == survey.ground_dm(survey.cell(1)) + 2
    assert survey.dm(2) == survey.ground_dm(survey.cell(2))


@pytest.mark.rule("COH-5.1-d", "V-8")
@each_case(
    ("unit", "shuns"),
    [
        ("german-rifle", False), ("german-hmg", True), ("german-mortar-50", True),
        ("german-pak38", True), ("german-pz-ii-f", False), ("german-truck", True),
        ("german-wagon", True), ("rumored-enemy", False),
    ],
)  # fmt: skip
def test_who_never_enters_close_combat(unit: str, shuns: bool) -> None:
    at = Position([f"a1 {unit} C05" + (" S" if unit != "rumored-enemy" else "")])
    assert at.survey.shuns_close_combat(0) == shuns
    assert at.survey.enters_close_combat(0) != shuns


@pytest.mark.rule("COH-4.1.1-a", "COH-4.0-b", "COH-4.3-a")
@pytest.mark.parametrize(
    ("spent", "command", "may"),
    [("", False, True), (" spent", False, False), (" spent", True, True), ("", True, True)],
)
def test_spent_ai_take_command_orders_only(spent: str, command: bool, may: bool) -> None:
    at = Position([f"a1 german-rifle C05 S{spent}"], command=command)
    assert at.survey.may_act(0) == may


def test_who_stands_beside_and_with_an_ai() -> None:
    units = ["p1 soviet-rifle D05 N", "p2 soviet-rifle C05 N", "p3 soviet-rifle E05 N"]
    at = Position(["a1 german-rifle C05 S", *units])
    assert at.ids(at.survey.beside(0)) == ["p1"]
    assert at.ids(at.survey.with_it(0)) == ["p2"]
    assert at.survey.is_locked(0)
    assert not Position(["a1 german-rifle C05 S", units[0]]).survey.is_locked(0)


# -- what the mission says -------------------------------------------------------------------------

LINES = {
    StandingRule.NO_ORDERS: "Always: rifle-02 take no orders",
    StandingRule.ONLY_LOW_RISK_MOVES: "Always: Chosen AI make only Low Risk Moves",
    StandingRule.MAY_STACK: "Always: AI may stack",
}


@pytest.mark.rule("SOLO-6.1-a", "SOLO-6.1-b", "SOLO-6.2-e")
@pytest.mark.parametrize(
    ("rule", "who"),
    [
        (StandingRule.NO_ORDERS, {"S02"}),
        (StandingRule.ONLY_LOW_RISK_MOVES, {"S03"}),
        (StandingRule.MAY_STACK, {"S01", "S02", "S03"}),
        (StandingRule.HOLD_POSITION, set()),
    ],
)
def test_whom_a_standing_line_binds(rule: StandingRule, who: set[str]) -> None:
    """By number, as chosen, or all AI; a Unit with the same number is nobody's business."""
    ai = tuple(stand(n, hex_, "S") for n, hex_ in ((1, "C09"), (2, "C11"), (3, "C13")))
    played = mission(
        units=(stand(2, "K09"), stand(3, "K11")), ai=ai, standing=tuple(LINES.values()),
        chosen=("S03",),
    )  # fmt: skip
    table = Table(played)
    found = bound(table.setting, table.state, rule)
    names = {table.state.counters[unit].id for unit in found}
    assert {name for name in names if not name.startswith("RE")} == who
    assert survey_now(table.play).may_act(table.state.counters.index(table.counter("S01")))
    assert not survey_now(table.play).may_act(table.state.counters.index(table.counter("S02")))


@pytest.mark.rule("COH-4.1.4-a", "COH-4.1.4-b")
def test_objectives_are_the_missions_and_the_players_markers() -> None:
    control = (marker("E09"), marker("F05", "soviet"), marker("G07"))
    table = Table(mission(control=control, objectives=("G07", "north edge")))
    names = [objective.name for objective in objectives_now(table.setting, table.state)]
    assert names == ["G07", "north edge", "E09"]


@pytest.mark.rule("COH-5.0-h", "V-28")
def test_who_acted_and_who_arrives() -> None:
    ai = (stand(1, "C09", "S"), Force(numbers=(5, 6), enters=2, by=("north",)))
    units = (stand(1, "K09"), Force(numbers=(2,), enters=2, by=("south",)))
    table = Table(mission(units=units, ai=ai))
    counters = [c.id for c in table.state.counters]
    acted = tuple(counters.index(name) for name in ("G01", "S01"))
    state = replace(table.state, acted=acted, action="move", round=2)
    outlook = outlook_now(table.setting, state)
    assert [counters[unit] for unit in outlook.acted] == ["G01"]
    assert (outlook.deed, outlook.arriving) == ("move", (2, 1))
    later = outlook_now(table.setting, replace(state, acted=acted[1:], round=3))
    assert (later.acted, later.deed, later.arriving) == (frozenset(), "", (0, 0))


def test_what_was_noted_of_a_map_holds_for_its_works_and_smoke_too() -> None:
    """The counters stay the same; a wall of smoke, then a road block, changes what is seen."""
    table = Table(mission(units=(stand(1, "K09"),), ai=(stand(35, "H09", "S"),)))
    field, first = table.setting.field, table.state
    wall = ("I09", "J09", "I08", "I10", "J08", "J10")
    clouds = tuple(Smoke(field.cell(name), 2) for name in wall)
    block = Work("road-block", field.cell("G09"), side=0)
    zones, steps = [], []
    for state in (first, replace(first, smoke=clouds), replace(first, works=(block,)), first):
        survey = Survey(look(table.setting, state), 1, outlook_now(table.setting, state))
        zones.append(survey.danger.bit_count())
        steps.append(len(survey.steps(1)))
    assert zones[1] < zones[0] == zones[2] == zones[3]
    assert steps[2] < steps[0] == steps[1] == steps[3]
