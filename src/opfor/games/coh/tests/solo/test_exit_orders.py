"""Orders off the map: where, by whom, and what it scores; and the roads of trucks."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Exit, Force, SideRow
from opfor.cardboard.coh.missions.solo_mission import DriveRoute, SoloMission
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.tests.solo.test_mission_effects import did, names, stand
from opfor.games.coh.tests.solo.test_turns import table_with
from opfor.games.coh.values import events as base

UNIT = stand(1, "K09")
ROAD = ("C05", "D05", "D06", "E07", "E08", "F09", "F10", "G11", "G12")


def leaving(*ai: Force, hexes: tuple[str, ...] = ("south",), **more: Any) -> SoloMission:
    """A mission whose AI may leave by these hexes, 2 VPs each."""
    units = more.pop("units", (UNIT,))
    own = {"exit": Exit(hexes=hexes, vp=2), **more.pop("own", {})}
    sides = (
        SideRow(nation="german", task="", caps=5, forces=units),
        SideRow(nation="soviet", task="", caps=0, forces=ai, **own),
    )
    return mission(sides=sides, **more)


@pytest.mark.rule("COH-4.1.4-b")
@pytest.mark.parametrize("line", ["AI closest to south edge: Exit", "Each AI: Exit"])
@pytest.mark.parametrize(
    ("where", "hit", "unit", "gone"),
    [
        ("L12", "", "K03", True),
        ("C09", "", "K03", False),
        ("L12", "pinned", "K03", False),
        ("L12", "unnerved", "K03", True),
        ("L12", "", "L12", False),
    ],
    ids=["at the edge", "elsewhere", "pinned", "hit but mobile", "in close combat"],
)
def test_who_stands_where_ai_may_leave_leaves(
    line: str, where: str, hit: str, unit: str, gone: bool
) -> None:
    table = Table(leaving(stand(1, where), stand(2, "B03"), units=(stand(1, unit),)))
    if hit:
        table.play.emit(base.UnitHit(1, hit))
    did(table, line)
    assert (table.counter("S01").place != "map") == gone
    assert [(e.side, e.points) for e in table.happened(base.PointsScored)] == [(1, 2)] * gone
    assert table.counter("S02").place == "map"


@pytest.mark.parametrize("line", ["AI closest to south edge: Exit", "Each AI: Exit"])
def test_a_rumor_leaves_by_no_edge_and_nobody_by_another_one(line: str) -> None:
    rumored = Table(leaving(stand(1, "B03"), rumors=("L16",), units=(stand(1, "A02"),)))
    did(rumored, line)
    assert rumored.counter("RE1").place == "map"
    north = Table(leaving(stand(1, "L12"), hexes=("north",)))
    did(north, line)
    assert north.counter("S01").place == "map"


@pytest.mark.rule("COH-4.1.4-b")
def test_an_ai_that_left_makes_no_check() -> None:
    played = leaving(stand(1, "L12"), stand(2, "B03"), mission_orders=("AI: Exit",))
    table = table_with(card(1, "Execute Mission Orders"), first="01", played=played)
    table.run(ai_turn(table.play))
    assert table.counter("S01").place != "map"
    assert table.happened(base.SpentChecked) == []
    assert table.state.passes == 0


@pytest.mark.rule("GEN-3.2-a")
@pytest.mark.parametrize(
    ("every", "alone", "riders", "points"),
    [(2, None, 0, 2), (2, None, 1, 4), (2, 3, 1, 4 + 3), (0, 3, 1, 3)],
)
def test_what_a_unit_off_the_map_scores(
    every: int, alone: int | None, riders: int, points: int
) -> None:
    """What is given for every unit its riders score too; what is given for it alone they do not."""
    truck, rider = stand(35, "L12"), Force(numbers=(3,), rides=35)
    own: dict[str, Any] = {"exit": Exit(hexes=("south",), vp=every)}
    if alone is not None:
        own["exit_of"] = {"35": Exit(hexes=("south",), vp=alone)}
    forces = (truck, *[rider] * riders, stand(1, "B03"))
    table = Table(leaving(*forces, own=own))
    assert did(table, "Each Vehicle AI: Exit")
    assert sum(e.points for e in table.happened(base.PointsScored)) == points
    left = {c.id for c in table.state.counters if c.place == "left"}
    assert left == ({"S35", "S03"} if riders else {"S35"})


def driving(*more: Force, start: str = "C05", **changes: Any) -> Table:
    truck = Force(numbers=(35,), hex=start, facing="N") if start else None
    waits = Force(numbers=(35,), enters=1, by=("north",))
    routes = (DriveRoute(number=36, road=("A02",)), DriveRoute(number=35, road=ROAD))
    ai = (truck or waits, stand(1, "K17"))
    return Table(mission(units=more or (stand(1, "A18"),), ai=ai, routes=routes), **changes)


def way(table: Table) -> list[str]:
    return names(table, [e.cell for e in table.happened(base.UnitMoved)])


@pytest.mark.rule("SOLO-6.2-f", "V-9")
@pytest.mark.parametrize(
    ("start", "unit", "driven"),
    [
        ("C05", "A18", list(ROAD[1:8])),
        ("", "A18", list(ROAD[:7])),
        ("E07", "A18", list(ROAD[4:])),
        ("C05", "D06", ["D05"]),
        ("C05", "D05", []),
    ],
    ids=["seven hexes", "from off the map", "to its end and off", "up to a Unit", "not at all"],
)
def test_a_truck_drives_seven_hexes_of_its_own_road(
    start: str, unit: str, driven: list[str]
) -> None:
    table = driving(stand(1, unit), start=start)
    did(table, "Drive truck-35 along the road")
    assert way(table) == driven
    place = {"E07": "left"}.get(start, "map")
    assert table.counter("S35").place == place


@pytest.mark.rule("SOLO-6.2-f", "V-9")
def test_a_truck_that_cannot_move_stays_and_one_that_is_gone_drives_no_more() -> None:
    table = driving()
    table.play.emit(base.UnitHit(1, "pinned"))
    assert did(table, "Drive truck-35 along the road")
    assert way(table) == []
    table.play.emit(base.UnitDestroyed(1, False, table.counter("S35").cell))
    assert not did(table, "Drive truck-35 along the road")


@pytest.mark.rule("SOLO-6.2-f", "V-9")
def test_a_truck_without_a_road_stays_where_it_is() -> None:
    table = Table(mission(ai=(stand(35, "C05"), stand(1, "K17"))))
    did(table, "Drive truck-35 along the road")
    assert table.counter("S35").place == "map"
    assert way(table) == []
