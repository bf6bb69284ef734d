"""Soviet cards that score by leaving the map: 14 Break Out and 22 Vital Cargo."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.faults import faults
from opfor.cardboard.coh.missions.mission import Exit
from opfor.cardboard.coh.missions.solo_mission import DriveRoute
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.tests.solo.table import Table as SoloTable
from opfor.games.coh.values import events as base
from opfor.games.coh.values.actions import Enter, Leave
from opfor.games.coh_generator.tests.card_story import SOVIET, Fight, solo_of, steps
from opfor.games.coh_generator.tests.story import german, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission

BREAK_OUT = soviet("14", "top")
EASTWARDS = soviet("22", "top", truck={"entrance": "west", "exit": "east"})
SOUTHWARDS = soviet("22", "top", truck={"entrance": "west", "exit": "south"})
AI_SOVIET, AI_GERMAN = {"side_die": 1, "sheet_die": 6}, {"side_die": 6, "sheet_die": 6}


def fight(*tops: dict[str, Any], at: dict[str, str], **more: Any) -> Fight:
    """A fight in which the Soviets have card 02's Units and these tops."""
    plays = [soviet("02"), german("01")]
    for card, top in zip(("02", "04"), tops, strict=False):
        plays += [top, german(card)]
    done = told(*plays, options={"hand": 1 + len(tops)})
    return Fight(done, at, mover=SOVIET, **more)


def leaves(table: Fight, name: str) -> int:
    """A counter leaves; the VPs the Soviets score for it."""
    before = table.state.vp[SOVIET]
    table.act(Leave(table.n(name)))
    assert table.unit(name).place == "left"
    return table.state.vp[SOVIET] - before


# -- 14 Break Out -------------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.2-a", "GEN-3.0-d")
def test_break_out_lies_under_victory_points_and_gives_a_cap() -> None:
    before, after = steps(BREAK_OUT)
    assert after.records["soviet"].victory == ("14",)
    assert (after.caps, after.units) == (before.caps | {"soviet": 4 + 1}, ())


@pytest.mark.rule("GEN-3.2-a")
def test_each_unit_that_leaves_by_the_enemys_edge_scores_3() -> None:
    assert leaves(fight(BREAK_OUT, at={"S03": "L05"}), "S03") == 3
    assert leaves(fight(BREAK_OUT, at={"S20": "L18"}), "S20") == 3


@pytest.mark.rule("GEN-3.2-a")
def test_nobody_leaves_elsewhere_nor_without_the_card() -> None:
    assert fight(BREAK_OUT, at={"S03": "A04", "S20": "H18"}).offered(Leave) == []
    assert fight(soviet("01"), at={"S03": "L05"}).offered(Leave) == []


@pytest.mark.rule("GEN-3.2-a")
def test_the_enemy_does_not_break_out() -> None:
    table = fight(BREAK_OUT, at={"G01": "A04", "S03": "C09"})
    table.reach_turn("german")
    assert table.offered(Leave) == []


@pytest.mark.rule("GEN-3.8-b")
def test_a_new_map_behind_the_enemy_is_one_more_to_cross() -> None:
    south = {"board": "3", "edge": "north", "to": "1", "to_edge": "south"}
    added = german("08", "top", add_map=south)
    done = told(soviet("02"), german("01"), BREAK_OUT, added, options={"hand": 2})
    table = Fight(done, {"S03": "1-L05", "S20": "3-L05"}, mover=SOVIET)
    assert [o.unit for o in table.offered(Leave)] == [table.n("S20")]


@pytest.mark.parametrize("dice", [AI_SOVIET, AI_GERMAN])
def test_break_out_in_solo(dice: dict[str, int]) -> None:
    mission = solo_of(told(soviet("02"), german("01"), BREAK_OUT, solo=dice))
    assert mission.sides[1].exit == Exit(hexes=("south",), vp=3)
    assert mission.sides[0].exit is None


# -- 22 Vital Cargo -----------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.2-a", "SOLO-6.2-g")
def test_vital_cargo_brings_its_truck_and_its_road() -> None:
    before, after = steps(EASTWARDS)
    assert after.records["soviet"].victory == ("22",)
    assert [(u.unit, u.where) for u in after.units] == [("truck-36", "edge")]
    (route,) = after.trucks
    assert (route.road[0], route.road[-1], len(route.road)) == ("1-F02", "1-G18", 24)
    assert after.caps == before.caps


@pytest.mark.rule("GEN-3.2-a")
def test_the_truck_enters_where_the_road_begins() -> None:
    table = fight(EASTWARDS, at={"G01": "A02"})
    doors = [o for o in table.offered(Enter) if o.unit == table.n("S36")]
    assert [table.setting.field.name(o.to) for o in doors] == ["F02"]


@pytest.mark.rule("GEN-3.2-a")
def test_the_truck_scores_5_where_its_road_ends_and_nobody_else_may_leave_there() -> None:
    table = fight(EASTWARDS, at={"S36": "G18", "S03": "G18", "S20": "F02"})
    assert [o.unit for o in table.offered(Leave)] == [table.n("S36")]
    assert leaves(table, "S36") == 5


@pytest.mark.rule("GEN-3.2-a")
def test_what_the_truck_carries_leaves_with_it_for_nothing() -> None:
    table = fight(EASTWARDS, at={"S36": "G18", "S03": "G18"})
    riding = next(i for i, c in enumerate(table.state.counters) if c.id == "S36")
    table.play.emit(base.UnitLoaded(table.n("S03"), riding))
    assert leaves(table, "S36") == 5
    assert table.unit("S03").place == "left"


@pytest.mark.rule("GEN-3.2-a")
def test_with_break_out_both_cards_score_for_what_each_says() -> None:
    """The truck's 5 at the end of its road, 3 for every Unit at the enemy's edge."""
    aside = fight(EASTWARDS, BREAK_OUT, at={"S36": "G18", "S03": "L05", "S20": "G18"})
    assert {o.unit for o in aside.offered(Leave)} == {aside.n("S36"), aside.n("S03")}
    assert leaves(aside, "S36") == 5
    assert leaves(fight(EASTWARDS, BREAK_OUT, at={"S03": "L05"}), "S03") == 3
    assert leaves(fight(EASTWARDS, BREAK_OUT, at={"S36": "L05"}), "S36") == 3
    both = fight(SOUTHWARDS, BREAK_OUT, at={"S36": "L09"})
    assert leaves(both, "S36") == 5 + 3


def test_a_way_out_of_a_counter_that_is_not_there_is_refused() -> None:
    from msgspec.structs import replace

    mission = to_mission(told(soviet("02"), german("01"), options={"hand": 1}))
    rows = mission.sides
    wrong = replace(rows[1], exit_of={"36": Exit(hexes=("Z99",), vp=3)})
    found = list(faults(replace(mission, sides=(rows[0], wrong)), "fight"))
    assert found[0] == "sides.soviet.exit_of.36: no counter of the side has that number"
    assert found[1].startswith("sides.soviet.exit_of.36.hexes: hex Z99")


@pytest.mark.rule("SOLO-6.2-e", "SOLO-6.2-f")
def test_the_ais_truck_drives_with_the_marker_and_scores_5() -> None:
    """24 hexes of road, 7 for each space: off the map with the fourth."""
    done = told(soviet("02"), german("01"), EASTWARDS, german("02"), solo=AI_SOVIET)
    mission = solo_of(done)
    assert [r.number for r in mission.routes] == [36]
    assert done.state.solo is not None
    assert "truck-36" not in done.state.solo.entry_cup
    table = SoloTable(mission)
    for hex_ in ("F08", "D13", "E17"):
        table.run(advance(table.play, 1))
        assert table.setting.field.name(table.counter("S36").cell) == hex_
    table.run(advance(table.play, 1))
    assert table.counter("S36").place == "left"
    assert [(e.side, e.points) for e in table.happened(base.PointsScored)] == [(SOVIET, 5)]


@pytest.mark.rule("SOLO-6.2-e")
def test_the_players_truck_is_driven_by_the_player() -> None:
    mission = solo_of(told(soviet("02"), german("01"), EASTWARDS, solo=AI_GERMAN))
    assert mission.routes == ()
    assert mission.standing == ("When the round ends: Move the marker forward 4",)
    assert mission.sides[1].exit_of == {"36": Exit(hexes=("G18",), vp=5)}
    (force,) = [f for f in mission.sides[1].forces if 36 in f.numbers]
    assert (force.numbers, force.enters, force.by) == ((36,), 1, ("F02",))


def test_a_route_is_the_road_hex_by_hex() -> None:
    mission = solo_of(told(SOUTHWARDS, german("01"), soviet("02"), solo=AI_SOVIET))
    road = "F02 F03 E04 F05 F06 F07 F08 G08 H08 I07 J07 K07 K08 L09"
    assert mission.routes == (DriveRoute(number=36, road=tuple(road.split())),)


def test_the_baseline_player_drives_the_truck_off_and_keeps_the_others() -> None:
    from opfor.games.coh.course.players.appraisal import Appraisal

    table = fight(EASTWARDS, at={"S36": "F17 SE", "S03": "F17 SE", "G01": "K05 N"})
    assert table.play.pending is not None
    thoughts = Appraisal(table.setting, table.state, SOVIET)
    truck, rifle = thoughts.row_of(table.n("S36")), thoughts.row_of(table.n("S03"))
    assert (truck[table.cell("G18")], truck[table.cell("F17")]) == (0, 2)
    assert (rifle[table.cell("K05")], rifle[table.cell("G18")] > 0) == (0, True)
