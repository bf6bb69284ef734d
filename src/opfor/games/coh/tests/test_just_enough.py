"""With just enough APs an action is offered, with one less it is not: every kind of action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Exit, WorkRow
from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.course.offers import _own, turn_options
from opfor.games.coh.rules.aps_and_caps import budget, payments
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, ground
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as ev

WIRE = WorkRow(kind="barbed-wire", hex="C09", owner="soviet")


def left(table: Table, aps: int, unit: str = "G01") -> list[Any]:
    """The turn's actions of an activated unit with so many APs and no CAPs."""
    activated = ((table.n(unit),), ())
    table.play.state = replace(table.state, activated=activated, aps=(aps, 0), caps=(0, 0))
    return [o for o in turn_options(table.play, GERMAN) if getattr(o, "unit", -1) == table.n(unit)]


@pytest.mark.rule("COH-2.1-b", "COH-2.1-c")
@each_case(
    ("units", "more", "kind", "cost"),
    [
        ({"G01": "E09 N", "S01": "C09 S"}, {}, do.Fire, 3),
        ({"G01": "E09 N", "S01": "C09 S"}, {"hits": {"G01": "suppressed"}}, do.Fire, 4),
        ({"G01": "E09 N", "S01": "E09 S"}, {}, do.Assault, 3),
        ({"G01": "E09 N"}, {"works": (WIRE,)}, do.Fire, 3),
        ({"G01": "E09 N"}, {}, do.Pivot, 1),
        ({"G01": "E09 N"}, {"hits": {"G01": "cowering"}}, do.Pivot, 2),
        ({"G01": "E09 N"}, {}, do.Stall, 1),
        ({"G01": "E09 N"}, {}, do.DigIn, 5),
        ({"G01": "E09 N"}, {"hits": {"G01": "pinned"}}, do.Rally, 5),
        (
            {"G01": "E09 N", "G02": "D09 N"},
            {"hits": {"G01": "pinned", "G02": "pinned"}}, do.GroupRally, 5,
        ),
        ({"G01": "E09 N", "G02": "D09 N"}, {}, do.GroupMove, 1),
        ({"G01": "E09 N", "G38": "E09 N"}, {}, do.Load, 1),
        ({"G38": "E09 N", "G01": "on G38"}, {}, do.Unload, 1),
        (
            {"G01": "L09 N"},
            {"sides": {"german": {"exit": Exit(hexes=("south",), vp=1)}}}, do.Leave, 1,
        ),
        ({"G01": "E09 N", "G02": "L18 N hidden"}, {}, do.Hide, 5),
        ({"G01": "E09 N hidden"}, {}, do.Sneak, 5),
    ],
)  # fmt: skip
def test_just_enough_and_one_too_few(
    units: Mapping[str, str], more: dict[str, Any], kind: type, cost: int
) -> None:
    """Somebody of the Soviets stands behind woods, out of everybody's sight."""
    field = ground({"B03": "heavy-woods", "B02": "heavy-woods", "A04": "heavy-woods"})
    sides = {"sides": more.pop("sides")} if "sides" in more else {}
    table = Table({"S20": "A02 S", **units}, field, **sides, **more)
    assert any(isinstance(o, kind) for o in left(table, cost))
    if cost > 1:
        assert not any(isinstance(o, kind) for o in left(table, cost - 1))
    else:
        assert left(table, 0) == []


@pytest.mark.parametrize(
    ("terrain", "facing", "cost"),
    [("open", "N", 1), ("heavy-woods", "N", 2), ("open", "S", 2), ("heavy-woods", "S", 3)],
)
def test_a_step_with_just_enough(terrain: str, facing: str, cost: int) -> None:
    """The woods cost foot 1 more, and so does going backwards."""
    field = ground({} if terrain == "open" else {"D09": terrain})
    table = Table({"G01": f"E09 {facing}", "S20": "A02 S"}, field)
    step = do.Move(table.n("G01"), table.cell("D09"))
    assert step in left(table, cost)
    assert step not in left(table, cost - 1)


@pytest.mark.rule("COH-2.1-b", "COH-2.1-c", "COH-3.2.1-a", "COH-3.2.2-a")
@each_case(
    ("state", "caps", "most", "ways"),
    [
        ("fresh", 0, 7, [("ap", 0)]),
        ("fresh", 2, 9, [("ap", 0), ("ap", 1), ("ap", 2)]),
        ("fresh", 4, 11, [("ap", 0), ("ap", 1), ("ap", 2), ("caps", 3)]),
        ("activated", 0, 2, []),
        ("activated", 1, 3, [("ap", 1)]),
        ("activated", 3, 5, [("ap", 1), ("ap", 2), ("caps", 3)]),
        ("spent", 2, 2, []),
        ("spent", 3, 3, [("caps", 3)]),
        ("another", 1, 8, [("ap", 0), ("ap", 1), ("opportunity", 0), ("opportunity", 1)]),
    ],
)
def test_every_way_to_pay_three(
    state: str, caps: int, most: int, ways: list[tuple[str, int]]
) -> None:
    """Seven APs for a fresh unit, two left of an activation, none for a spent one."""
    table = Table({"G01": "E09 N", "G02": "H09 N", "S20": "A02 S"}, caps=(caps, 0))
    unit, other = table.n("G01"), table.n("G02")
    counters = list(table.state.counters)
    counters[unit] = replace(counters[unit], spent=state == "spent")
    who = {"activated": (unit,), "another": (other,)}.get(state, ())
    table.play.state = replace(
        table.state, counters=tuple(counters), activated=(who, ()), aps=(2 if who else 0, 0)
    )
    assert budget(table.play, unit) == most
    found = [(way.mode, way.caps) for way in payments(table.play, unit, 3)]
    assert found == ways
    assert [way.mode for way in payments(table.play, unit, 0)] == ["free"]


def test_a_side_is_offered_its_own_units_and_what_it_can_pay() -> None:
    table = Table({"G01": "E09 N", "G02": "H09 N spent", "S20": "A02 S"}, caps=(0, 0))
    units = {getattr(o, "unit", -1) for o in turn_options(table.play, GERMAN)}
    assert units == {-1, table.n("G01")}
    units = {getattr(o, "unit", -1) for o in turn_options(table.play, SOVIET)}
    assert units == {-1, table.n("S20")}


@pytest.mark.rule("COH-2.1-e")
@pytest.mark.parametrize(("caps", "stalls"), [(0, False), (1, True)])
def test_a_side_stalls_with_one_cap(caps: int, stalls: bool) -> None:
    table = Table({"G01": "E09 N spent", "S20": "A02 S"}, caps=(caps, 0))
    found = [o for o in turn_options(table.play, GERMAN) if isinstance(o, do.Stall)]
    assert found == [do.Stall(-1)] * stalls


@pytest.mark.parametrize("facing", range(6))
def test_a_pivot_is_to_another_facing(facing: int) -> None:
    table = Table({"G01": "E09 N", "S20": "A02 S"})
    counters = (replace(table.state.counters[0], facing=facing), *table.state.counters[1:])
    table.play.state = replace(table.state, counters=counters)
    pivots = [o.facing for o in turn_options(table.play, GERMAN) if isinstance(o, do.Pivot)]
    assert sorted(pivots) == sorted({*range(6)} - {facing})


def test_what_others_do_counts_where_there_is_transport() -> None:
    """Nothing about the rifle changes, but the truck is full."""
    table = Table({"G01": "E09 N", "G02": "E09 N", "G35": "E09 N", "S20": "A02 S"})
    mount = do.Load(table.n("G01"), table.n("G35"))
    assert mount in turn_options(table.play, GERMAN)
    table.play.emit(ev.UnitLoaded(table.n("G02"), table.n("G35")))
    assert mount not in turn_options(table.play, GERMAN)


@pytest.mark.parametrize(
    ("enemy", "hit", "means", "turns"),
    [("A02", "", 1, 5), ("E09", "", 7, 0), ("A02", "cowering", 1, 0), ("A02", "cowering", 2, 5)],
    ids=["for 1", "not in close combat", "cowering, for 2", "and with 2"],
)
def test_who_may_turn_in_place(enemy: str, hit: str, means: int, turns: int) -> None:
    table = Table({"G01": "E09 N", "S20": f"{enemy} S"}, hits={"G01": hit})
    own = _own(table.look, table.n("G01"), means)
    assert len([action for action in own if isinstance(action, do.Pivot)]) == turns
