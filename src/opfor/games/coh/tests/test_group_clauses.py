"""Who may act together: moving, rallying, digging in and entering as a group."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.requests import Choose
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.rules.action_cards import playable
from opfor.games.coh.rules.aps_and_caps import Paid, may_join
from opfor.games.coh.rules.groups import _parts, could_group, neighbours_of
from opfor.games.coh.rules.hasty_defenses import can_dig_in
from opfor.games.coh.tests.bench import GERMAN, Table, ground, happened
from opfor.games.coh.tests.test_teams import begun
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as ev


@each_case(
    ("units", "hits", "may"),
    [
        ({}, {}, False),
        ({"G02": "E09 N"}, {}, True),
        ({"G02": "D09 N"}, {}, True),
        ({"G02": "C09 N"}, {}, False),
        ({"G02": "D09 N"}, {"G02": "pinned"}, False),
        ({"G02": "E09 N"}, {"G02": "pinned"}, False),
        ({"S01": "D09 S"}, {}, False),
        ({"S01": "E09 S"}, {}, False),
    ],
    ids=["alone", "same hex", "next hex", "apart", "pinned", "pinned here", "enemy", "enemy here"],
)
def test_a_group_moves_with_somebody_near_who_can_move(
    units: dict[str, str], hits: dict[str, str], may: bool
) -> None:
    table = Table({"G01": "E09 N", "S20": "A02 S", **units}, hits=hits)
    assert could_group(table.look, table.n("G01"), 7) == may


@pytest.mark.parametrize(("means", "may"), [(0, False), (1, True)])
def test_the_leader_must_pay_for_a_step_or_a_turn(means: int, may: bool) -> None:
    table = Table({"G01": "E09 N", "G02": "E09 N", "S20": "A02 S"})
    assert could_group(table.look, table.n("G01"), means) == may


@pytest.mark.parametrize(("means", "may"), [(1, False), (2, True)])
def test_in_close_combat_nobody_turns_and_the_way_out_costs_more(means: int, may: bool) -> None:
    """Woods all around cost 2; a turn for 1 would not get it out."""
    around = ground(dict.fromkeys(("D09", "F09", "D08", "E08", "D10", "E10"), "heavy-woods"))
    table = Table({"G01": "E09 N", "G02": "E09 N", "S01": "E09 S"}, around)
    assert could_group(table.look, table.n("G01"), means) == may


def test_neighbours_are_in_the_same_hexes_or_next_to_them() -> None:
    units = {"G01": "E09 N", "G02": "E09 N", "G03": "D09 N", "G04": "B09 N", "G05": "C09 N"}
    table = Table({**units, "S01": "F09 N", "G06": "enters south"})
    one = [table.n("G01")]
    assert {table.state.counters[u].id for u in neighbours_of(table.look, one)} == {"G02", "G03"}
    two = [table.n("G01"), table.n("G03")]
    assert {table.state.counters[u].id for u in neighbours_of(table.look, two)} == {"G02", "G05"}


@pytest.mark.rule("COH-3.1.1-c")
def test_a_rider_lost_on_mines_does_not_go_along_any_more() -> None:
    """The lorry is missed, its rider is killed; G02 beside it could still go, and does not."""
    units = {"G35": "E09 N", "G01": "on G35", "G02": "E10 N", "S20": "A02 S"}
    mines = WorkRow(kind="mines", hex="D09", owner="soviet")
    table = Table(units, ground(roads=[("E09", "D09")]), works=[mines])
    leads = do.StepTo(table.n("G35"), table.cell("D09"))
    table.act(do.GroupMove(table.n("G35")), dice=[(1, 1), (6, 6)], says=[leads, do.Done()])
    assert (table.at("G35"), table.unit("G01").place) == ("D09", "destroyed")
    assert _parts(table.look, table.n("G01"), 7) == []
    assert _parts(table.look, table.n("G02"), 7)


def group(table: Table, *says: Any) -> list[Any]:
    return table.act(do.GroupMove(table.n("G01")), says=list(says))


@pytest.mark.rule("QC-17")
def test_those_beside_a_member_before_it_moved_may_follow_one_after_the_other() -> None:
    """G03 stands beside G02 only; G04 beside nobody."""
    units = {"G01": "E09 N", "G02": "F09 N", "G03": "G09 N", "G04": "J09 N", "S20": "A02 S"}
    table = Table(units)
    step = [do.StepTo(table.n(u), table.cell(c)) for u, c in
            (("G01", "D09"), ("G02", "E09"), ("G03", "F09"))]  # fmt: skip
    log = group(table, step[0], step[1], step[2])
    assert [table.at(u) for u in units] == ["D09", "E09", "F09", "J09", "A02"]
    acted = [len(e.units) for e in happened(log, ev.ActionTaken)]
    assert acted == [1, 2, 3]
    assert table.state.aps[0] == 6, "one cost for all"


@pytest.mark.rule("QC-17")
def test_nobody_goes_a_dearer_way_than_was_paid() -> None:
    table = Table({"G01": "E09 N", "G02": "F09 N", "S20": "A02 S"}, ground({"E10": "heavy-woods"}))
    table.play.answer(do.GroupMove(table.n("G01")))
    request = table.play.answer(do.StepTo(table.n("G01"), table.cell("D09")))
    while isinstance(request, Choose) and request.question != "group-step":
        request = table.play.answer(request.options[0])
    assert isinstance(request, Choose)
    ways = {o.to for o in request.options if isinstance(o, do.StepTo)}
    assert table.cell("E09") in ways
    assert table.cell("F09") in ways, "a turn in place"
    assert table.cell("E10") not in ways
    assert table.cell("G09") not in ways, "backwards costs 2"


@pytest.mark.rule("COH-2.1-b", "COH-2.1-c")
@each_case(
    ("mode", "opens", "spent", "shares", "economy", "may"),
    [
        ("caps", False, True, False, "activation", True),
        ("free", False, True, False, "activation", True),
        ("ap", True, False, False, "activation", True),
        ("ap", True, True, False, "activation", False),
        ("ap", False, False, False, "activation", False),
        ("ap", False, False, True, "activation", True),
        ("opportunity", False, False, False, "activation", True),
        ("opportunity", False, False, True, "activation", False),
        ("ap", False, False, False, "solo", True),
        ("ap", False, True, False, "solo", False),
    ],
)
def test_who_may_share_an_action_paid_in_a_way(
    mode: Any, opens: bool, spent: bool, shares: bool, economy: str, may: bool
) -> None:
    table = Table({"G01": "E09 N", "G02": "E09 N", "S20": "A02 S"}, economy=economy)
    leader, unit = table.n("G01"), table.n("G02")
    counters = list(table.state.counters)
    counters[unit] = replace(counters[unit], spent=spent)
    group_ = (leader, unit) if shares else (leader,)
    table.play.state = replace(table.state, counters=tuple(counters), activated=(group_, ()))
    assert may_join(table.play, leader, unit, Paid(mode, 3, opens)) == may


def test_a_partners_units_are_his_own() -> None:
    setting, play = begun(4)
    owners, side = setting.teams.owners, play.state.counters
    mine = [u for u in range(len(side)) if owners[u] == 0]
    his = [u for u in range(len(side)) if owners[u] == 2]
    assert may_join(play, mine[0], mine[1], Paid("free", 0))
    assert not may_join(play, mine[0], his[0], Paid("free", 0))


@each_case(
    ("unit", "where", "hit", "may"),
    [
        ("G01", "E09 N", "", True),
        ("G01", "A02 S", "", True),
        ("G01", "E09 N", "pinned", True),
        ("G01", "E09 N", "stunned", False),
        ("G01", "F09 N", "", False),
        ("G01", "on G38", "", False),
        ("G01", "enters south", "", False),
        ("G45", "E09 N", "", False),
        ("G27", "E09 N", "", False),
        ("G01", "H09 N", "", False),
    ],
    ids=["foot", "in the first hex", "pinned", "stunned", "in close combat",
         "riding", "off the map", "a tank", "a gun", "in water"],
)  # fmt: skip
def test_foot_digs_in_where_it_can(unit: str, where: str, hit: str, may: bool) -> None:
    units = {"G38": "K09 N", "S01": "F09 S", unit: where}
    table = Table(units, ground({"H09": "water"}), hits={unit: hit})
    assert can_dig_in(table.look, table.n(unit)) == may
    if unit == "G45":
        assert can_dig_in(table.look, table.n(unit), vehicles=True)


def test_one_fortification_to_a_hex() -> None:
    table = Table({"G01": "E09 N", "G02": "E09 N", "S20": "A02 S"})
    table.act(do.DigIn(table.n("G01")))
    assert not can_dig_in(table.look, table.n("G02"))


def test_seek_cover_is_for_the_neighbours_of_whoever_dug_in() -> None:
    """Card 09: a unit or group; a vehicle too, nobody twice."""
    units = {"G01": "E09 N", "G45": "D09 N", "G02": "C09 N", "G03": "H09 N", "S20": "A02 S"}
    table = Table(units, hands=(("09",), ()))
    assert do.PlayCard("09") in playable(table.play, GERMAN)
    one = do.PickUnit(table.n("G01"))
    log = table.act(do.PlayCard("09"), says=[one, do.Join(table.n("G45")), do.Join(table.n("G02"))])
    built = [table.state.counters[e.work.builder].id for e in happened(log, ev.WorkBuilt)]
    assert built == ["G01", "G45", "G02"]
    assert [len(e.units) for e in happened(log, ev.ActionTaken) if e.units] == [1, 2, 3]


def test_who_cannot_move_leads_no_group_and_nobody_turns_in_close_combat() -> None:
    pinned = Table({"G01": "E09 N", "G02": "E09 N", "S20": "A02 S"}, hits={"G01": "pinned"})
    groups = [o.unit for o in turn_options(pinned.play, GERMAN) if isinstance(o, do.GroupMove)]
    assert groups == []
    locked = Table({"G01": "E09 N", "G02": "E09 N", "S20": "E09 S"})
    stays = do.StepTo(locked.n("G01"), locked.cell("E09"))
    assert stays not in [part for _, part in _parts(locked.look, locked.n("G01"), 7)]
    free = Table({"G01": "E09 N", "G02": "E09 N", "S20": "A02 S"})
    assert [cost for cost, part in _parts(free.look, free.n("G01"), 1) if part == stays] == [1]
    assert _parts(free.look, free.n("G01"), 0) == []


def test_the_second_hex_of_the_map_is_a_hex_like_any_other() -> None:
    """It has the number 1; who is off the map has none."""
    table = Table({"G01": "B02 N", "G02": "A02 N", "G03": "enters south", "S20": "L18 N"})
    assert table.cell("B02") == 1
    assert neighbours_of(table.look, [table.n("G01")]) == [table.n("G02")]
    assert neighbours_of(table.look, [table.n("G03")]) == []
