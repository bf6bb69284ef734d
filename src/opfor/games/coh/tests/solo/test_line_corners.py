"""Mission lines to their last clause: who is passed over, what stays, which way it faces."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import Control, Force
from opfor.cardboard.coh.missions.solo_mission import DriveRoute
from opfor.core.requests import Draw
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.bot.seen.survey import Outlook, Survey
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.forecast import forecast
from opfor.games.coh.course.mission_lines.defense_counters import has_no_ai
from opfor.games.coh.course.mission_lines.lines import run
from opfor.games.coh.course.mission_track import in_play
from opfor.games.coh.course.solo_rounds import end_round
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.tests.solo.test_mission_effects import did, line_of, names, stand
from opfor.games.coh.tests.solo.test_turns import MOVE, table_with
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.state import Intrusion
from opfor.kit.hexes import FACINGS

OPEN_TOP = unit_kinds()["german-pzjg-35r"].numbers[0]
CUP = Force(numbers=(7,), enters=1, by=("north",))


def where(table: Table, name: str) -> str:
    return str(table.setting.field.name(table.counter(name).cell))


@pytest.mark.rule("COH-4.1.2-g")
def test_a_plain_order_to_disengage_takes_an_ai_out_of_close_combat() -> None:
    table = Table(mission(units=(stand(1, "F09"),), ai=(stand(1, "F09", "S"), stand(2, "B03"))))
    assert did(table, "Each AI: Disengage")
    assert where(table, "S01") != "F09"
    assert where(table, "S02") == "B03"


@pytest.mark.rule("COH-4.1.2-f")
def test_a_plain_rally_is_not_for_a_hit_that_cannot_be_rallied() -> None:
    """An immobilised tank stays so; only an Auto-Rally mends it."""
    table = Table(mission(ai=(stand(41, "C09", "S"), stand(1, "B03"))))
    table.play.emit(base.UnitHit(1, "immobilised"))
    assert not did(table, "Each Hit AI: Rally")
    table.play.emit(base.UnitHit(2, "pinned"))
    table.rolls = [(6, 6)]
    assert did(table, "Each Hit AI: Rally")
    assert (table.counter("S41").hit, table.counter("S01").hit) == ("immobilised", "")
    assert did(table, "Each Hit AI: Auto-Rally")
    assert table.counter("S41").hit == ""


def test_rumors_and_tanks_do_not_dig_in() -> None:
    ai = (stand(1, "C09", "S"), stand(41, "C11", "S"))
    table = Table(mission(ai=ai, rumors=("A04",)))
    assert did(table, "Each AI: Dig In")
    assert names(table, [work.cell for work in table.state.works]) == ["C09"]


@pytest.mark.rule("COH-5.0-d", "unit-ar")
def test_a_sniper_aims_at_the_unit_the_line_picks_not_at_an_easier_one_beside_it() -> None:
    table = Table(mission(units=(stand(1, "F09"), stand(19, "F09"))))
    table.rolls = [(1, 1)]
    assert did(table, "Sniper Fire on Highest AR Unit")
    (shot,) = table.happened(base.AttackRolled)
    assert table.state.counters[shot.target].id == "G19"


def test_a_sniper_who_finds_armour_fires_at_who_stands_beside_it() -> None:
    table = Table(mission(units=(stand(46, "F09"), stand(1, "F09"))))
    table.rolls = [(1, 1)]
    assert did(table, "Sniper Fire on Vehicle Unit")
    (shot,) = table.happened(base.AttackRolled)
    assert table.state.counters[shot.target].id == "G01"


@pytest.mark.rule("SOLO-6.2-f", "V-9")
def test_a_truck_faces_along_its_road_at_every_hex() -> None:
    """The road bends, and at its end the truck looks the way it came."""
    road = ("C05", "D05", "D06", "E07", "E08")
    truck = Force(numbers=(35,), hex="C05", facing="N")
    table = Table(mission(ai=(truck, stand(1, "K17")), routes=(DriveRoute(number=35, road=road),)))
    field = table.setting.field
    kind = table.setting.kind(table.counter("S35"))
    assert did(table, "Drive truck-35 along the road"), kind
    moved = table.happened(base.UnitMoved)
    assert names(table, [e.cell for e in moved]) == list(road[1:])
    for event, ahead in zip(moved, road[2:], strict=False):
        assert field.neighbour(event.cell, FACINGS[event.facing]) == field.cell(ahead)
    assert moved[-1].facing == moved[-2].facing


@pytest.mark.rule("COH-6.2-e")
def test_a_line_brings_ai_from_the_cup_it_names() -> None:
    """S05 is in the RE cup, S07 in the entry cup."""
    ai = (stand(1, "C09", "S"), CUP, Force(numbers=(5,), hex="A02", facing="S"))
    table = Table(mission(ai=ai[:2], cup=(5,), rumors=("A04",)))
    assert did(table, "Bring 1 AI from the RE cup at E05")
    assert where(table, "S05") == "E05"
    assert table.counter("S07").place == "reserve"
    assert did(table, "Bring 1 AI from the cup at G05")
    assert where(table, "S07") == "G05"


@pytest.mark.rule("SOLO-6.0-a")
def test_a_mine_goes_to_ground_that_holds_it_and_only_once() -> None:
    table = Table(mission())
    assert did(table, "Place 1 Mine at E05")
    assert not did(table, "Place 1 Mine at E05")


@pytest.mark.rule("SOLO-6.0-a")
@pytest.mark.parametrize(("whose", "side"), [("AI", 1), ("Player", 0)])
def test_a_marker_that_a_line_lays_belongs_to_whom_it_names(whose: str, side: int) -> None:
    table = Table(mission())
    assert did(table, f"Place 1 {whose} Control Marker at E05")
    assert [(m.side, table.setting.field.name(m.cell)) for m in table.state.markers] == [
        (side, "E05")
    ]
    assert not did(table, f"Place 1 {whose} Control Marker at E05")


@pytest.mark.rule("SOLO-5.6-b")
def test_a_lines_move_is_for_the_map_before_the_cup() -> None:
    table = Table(mission(ai=(stand(1, "C09", "S"), CUP)))
    assert did(table, "AI closest to Unit: Move")
    assert where(table, "S01") != "C09"
    assert table.counter("S07").place == "reserve"


@pytest.mark.rule("SOLO-5.6-b")
def test_a_lines_order_that_nobody_can_do_leaves_the_cup_alone() -> None:
    table = Table(mission(ai=(stand(1, "C09", "S"), CUP)))
    assert not did(table, "AI closest to Unit: Move into CC")
    assert table.counter("S07").place == "reserve"


@pytest.mark.rule("hidden-ai-count", "COH-2.3.1-c")
@pytest.mark.parametrize(("ruling", "number"), [("counted", 4), ("not-counted", 3)])
def test_hidden_ai_count_by_ruling_and_everybody_behind_them_does(ruling: str, number: int) -> None:
    ai = (stand(1, "C09", "S", hidden=True), stand(2, "C11", "S"), stand(3, "C13", "S"))
    table = Table(mission(ai=ai), rulings={"hidden-ai-count": ruling})
    assert in_play(table.play) == number


@pytest.mark.rule("COH-2.4-c")
def test_markers_that_score_each_round_do_so_at_its_end() -> None:
    held = Control(hex="K09", owner="german", each_round=2)
    never = Control(hex="K11", owner="german", at_end=5)
    table = Table(mission(control=(held, never)))
    table.run(end_round(table.play))
    assert [(e.side, e.points) for e in table.happened(base.PointsScored)] == [(0, 2)]


@pytest.mark.rule("COH-7.1-a", "SOLO-5.6-b", "SOLO-5.6-c")
def test_a_mission_order_whose_ai_cannot_come_in_makes_the_ai_pass() -> None:
    """By the other ruling the first move order draws, here a Rifle that the order is not for."""
    cup = Force(numbers=(7,), enters=1, by=("north",))
    played = mission(
        ai=(stand(1, "C09", "S"), cup), mission_orders=("Gun AI closest to Unit: Move",)
    )
    rulings = {"entry-cup-turn": "first-move-order"}
    table = table_with(
        card(1, "Execute Mission Orders"), first="01", played=played, rulings=rulings
    )
    table.run(ai_turn(table.play))
    assert [e.why for e in table.happened(ev.EntryRefused)] == ["not-for-it"]
    assert table.counter("S07").place == "reserve"
    assert table.state.passes == 1


@pytest.mark.rule("COH-4.1-b")
def test_the_forecast_names_an_ai_that_is_the_first_counter_of_all() -> None:
    """The Player is Soviet, so the German AI is counter number 0."""
    played = mission(player="soviet", units=(stand(1, "C09", "S"),), ai=(stand(1, "K09"),), caps=0)
    table = table_with(card(1, MOVE), first="01", played=played)
    assert table.setting.bot == 0
    keys = [each.key for each in forecast(table.setting, table.state)]
    assert keys == ["move:G01"]


@pytest.mark.rule("COH-2.0-b", "R-COH-30")
def test_a_drive_ends_before_a_unit_that_comes_to_light_in_its_way() -> None:
    """The Unit hides in the second hex of the way and is seen from the first."""
    tank = Force(numbers=(48,), hex="C09", facing="S")
    planned = Table(mission(ai=(tank,)), cards=[card(1, MOVE)], mover=1)
    planned.run(ai_turn(planned.play))
    way = names(planned, [e.cell for e in planned.happened(base.UnitMoved)])
    assert len(way) == 3
    hider = stand(2, way[1], "N", hidden=True)
    table = Table(
        mission(ai=(tank,), units=(stand(1, "K09"), hider)), cards=[card(1, MOVE)], mover=1
    )
    table.run(ai_turn(table.play))
    assert not table.counter("G02").hidden
    assert names(table, [e.cell for e in table.happened(base.UnitMoved)]) == way[:1]


def test_what_was_noted_of_a_withdrawal_holds_for_one_turn() -> None:
    """Cut off from where the enemy came from, but a turn later no more, though nothing moved."""
    table = Table(mission(units=(stand(1, "F09"),), ai=(stand(1, "F09", "S"),)))
    cell, origin = table.counter("S01").cell, table.setting.field.cell("G09")
    state = replace(table.state, intrusion=Intrusion(cell, origin, 3), turn=4)
    cut_off = Survey(look(table.setting, state), 1, Outlook()).steps(1)
    later = Survey(look(table.setting, replace(state, turn=6)), 1, Outlook()).steps(1)
    assert origin not in cut_off
    assert origin in later


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_a_bunker_put_over_an_ai_looks_the_way_the_ai_does() -> None:
    table = Table(mission(ai=(stand(1, "C09", "SW"), stand(2, "B03", "N"))))
    assert did(table, "Place 1 Bunker at C09")
    (work,) = table.state.works
    assert FACINGS[work.facing].name == "SW"
    assert table.setting.field.name(work.cell) == "C09"


def test_a_sniper_finds_a_crew_without_a_roof() -> None:
    """Against him an open top counts as soft: the hit is drawn from that pile."""
    table = Table(mission(units=(stand(OPEN_TOP, "F09"),)))
    table.rolls = [(6, 3)]
    assert did(table, "Sniper Fire on Vehicle Unit with AR 9")
    (shot,) = table.happened(base.AttackRolled)
    assert table.state.counters[shot.target].id == f"G{OPEN_TOP}"
    (hit,) = table.happened(base.UnitHit)
    assert table.setting.hits[hit.hit].pile == "soft"


@pytest.mark.rule("COH-1.0-d")
@pytest.mark.parametrize("line", ["Each AI: Become Hit", "AI closest to Unit: Become Hit"])
@pytest.mark.parametrize(("number", "pile"), [(1, "soft"), (41, "armour")])
def test_a_line_that_hits_draws_from_the_pile_of_its_victim(
    line: str, number: int, pile: str
) -> None:
    table = Table(mission(ai=(stand(number, "C09", "S"),)))
    assert did(table, line)
    (hit,) = table.happened(base.UnitHit)
    assert table.setting.hits[hit.hit].pile == pile
    (drawn,) = [asked for asked in table.asked if isinstance(asked, Draw)]
    assert drawn.source == f"{pile}-hits"


@pytest.mark.rule("COH-1.0-d")
@pytest.mark.parametrize(
    ("line", "victim"),
    [
        ("Each AI: Become Hit", "S01"),
        ("AI closest to Unit: Become Hit", "S01"),
        ("Unit closest to K09: Become Hit", "G01"),
    ],
)
def test_the_killing_counter_kills_whoever_a_line_hits(line: str, victim: str) -> None:
    table = Table(mission())
    table.draws["soft-hits"] = ["killed"]
    assert did(table, line)
    assert table.counter(victim).place == "destroyed"
    assert [table.state.counters[e.unit].id for e in table.happened(base.UnitDestroyed)] == [victim]


@pytest.mark.rule("COH-7.1-b")
@pytest.mark.parametrize("tail", ["", " then Dig In"])
def test_who_supported_an_attack_is_in_the_check_whatever_came_next(tail: str) -> None:
    """S02 supports the attack of S01; that S01 digs in afterwards does not let S02 off."""
    ai = (stand(1, "C09", "N"), stand(2, "B09", "S"))
    table = Table(mission(ai=ai, units=(stand(1, "F09"),)))
    line = line_of(f"AI closest to Unit: Pivot then Group Attack{tail}")
    outlook = outlook_now(table.setting, table.state, command=False)
    done = table.run(run(table.play, line, outlook))
    assert len(table.happened(base.WorkBuilt)) == bool(tail)
    assert {table.state.counters[unit].id for unit in done.units} == {"S01", "S02"}


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_obstacles_go_where_no_ai_stands() -> None:
    table = Table(mission(ai=(stand(1, "C09", "S"), stand(2, "F11", "S"))))
    outlook = outlook_now(table.setting, table.state)
    survey = Survey(look(table.setting, table.state), 1, outlook)
    field = table.setting.field
    taken = [field.name(cell) for cell in range(len(field)) if not has_no_ai(survey, cell)]
    assert taken == ["C09", "F11"]
