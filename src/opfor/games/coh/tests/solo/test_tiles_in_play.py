"""What AI tiles do in play: standing lines, Defense Counters, mines, the truck, drawn hexes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Artillery, Exit, Force, SideRow
from opfor.cardboard.coh.missions.solo_mission import DriveRoute, SoloMission, Space, solo_faults
from opfor.core.errors import OpforError
from opfor.games.coh.bot.rumored_enemies import reveal
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.course.solo_rounds import before_round
from opfor.games.coh.tests.solo.table import Table, card, marker, mission, spaces
from opfor.games.coh.tests.solo.test_turns import MOVE, table_with
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.state import Work

UNIT = (Force(numbers=(1,), hex="F09", facing="N"),)
CAREFUL = "Always: Chosen AI make only Low Risk Moves"
DEFENCE = "Place 1 random Defense Counter"
NO_PLOT = "Always: AI plot no artillery"
TILE_20 = "Artillery on Lowest DV Unit closest to AI"


def guns(standing: tuple[str, ...], event: str) -> SoloMission:
    """A mission with a strike for each side before every round."""
    strike = Artillery(rounds=(2, 3), strikes=1)
    ai = (Force(numbers=(1,), hex="C09", facing="S"),)
    sides = (
        SideRow(nation="german", task="", caps=5, forces=UNIT, artillery=strike),
        SideRow(nation="soviet", task="", caps=0, forces=ai, artillery=strike),
    )
    return mission(sides=sides, standing=standing, track=spaces(y2=event))


def moved(chosen: tuple[str, ...]) -> bool:
    """Whether the AI at D09, two hexes before a Unit's rifles, moves when ordered to."""
    ai = (Force(numbers=(1,), hex="D09", facing="S"),)
    played = mission(units=UNIT, ai=ai, standing=(CAREFUL,), chosen=chosen)
    table = table_with(card(1, MOVE), card(2, MOVE), first="01", played=played)
    table.run(ai_turn(table.play))
    return bool(table.happened(base.UnitMoved))


@pytest.mark.rule("SOLO-6.1-a", "SOLO-6.1-b", "GT-SOLO-6")
def test_chosen_ai_make_only_low_risk_moves() -> None:
    """The hex between is open and under fire: a chosen AI does not go there, another does."""
    assert not moved(chosen=("S01",))
    assert moved(chosen=())


@pytest.mark.rule("COH-5.5-a", "QC-13")
@pytest.mark.parametrize(("standing", "stacked"), [((), False), (("Always: AI may stack",), True)])
def test_ai_join_each_other_only_where_the_mission_lets_them(
    standing: tuple[str, ...], stacked: bool
) -> None:
    """S02 fills the only hex of the Objective that S01, beside it, is sent to."""
    ai = (Force(numbers=(1,), hex="C09", facing="S"), Force(numbers=(2,), hex="D09", spent=True))
    played = mission(
        units=(Force(numbers=(1,), hex="K09", facing="N"),),
        ai=ai,
        standing=standing,
        control=(marker("D09", "german"),),
    )
    order = "Fresh AI closest to Objective: Move"
    table = table_with(card(1, order), card(2, order), first="01", played=played)
    table.run(ai_turn(table.play))
    assert (table.counter("S01").cell == table.setting.field.cell("D09")) == stacked


def convoy(*road: str, units: tuple[Force, ...] = UNIT) -> Table:
    truck = (
        Force(numbers=(36,), enters=1, by=(road[0],)),
        Force(numbers=(1,), hex="B03", facing="S", spent=True),
    )
    sides = (
        SideRow(nation="german", task="", caps=5, forces=units),
        SideRow(nation="soviet", task="", caps=0, forces=truck, exit=Exit(hexes=road[-1:], vp=4)),
    )
    lines = (
        "Always: truck-36 take no orders",
        "When the marker advances: Drive truck-36 along the road",
    )
    route = (DriveRoute(number=36, road=road),)
    played = mission(sides=sides, standing=lines, routes=route)
    assert list(solo_faults(played, "story")) == []
    return table_with(card(1, MOVE), card(2, MOVE), first="01", played=played)


LONG = tuple(f"K{column:02d}" for column in range(2, 18))
FAR = (Force(numbers=(1,), hex="C15", facing="N"),)


@pytest.mark.rule("SOLO-6.2-e")
def test_the_truck_takes_no_orders_and_is_not_in_the_cup() -> None:
    table = convoy(*LONG, units=FAR)
    table.run(ai_turn(table.play))
    assert table.happened(ev.EntryDrawn) == []
    assert table.counter("S36").place == "reserve"


@pytest.mark.rule("SOLO-6.2-f", "V-9")
def test_the_truck_drives_its_full_movement_for_each_space() -> None:
    table = convoy(*LONG, units=FAR)
    table.run(advance(table.play, 1))
    first = LONG.index(table.setting.field.name(table.counter("S36").cell))
    table.run(advance(table.play, 1))
    second = LONG.index(table.setting.field.name(table.counter("S36").cell))
    assert (first, second) == (6, 13)
    table.run(advance(table.play, 1))
    assert table.counter("S36").place == "left"
    assert [e.points for e in table.happened(base.PointsScored)] == [4]


@pytest.mark.rule("SOLO-6.2-f")
def test_two_spaces_at_once_are_two_full_movements() -> None:
    table = convoy(*LONG, units=FAR)
    table.run(advance(table.play, 2))
    assert table.setting.field.name(table.counter("S36").cell) == LONG[13]


def test_the_truck_halts_before_a_unit() -> None:
    table = convoy(*LONG, units=(Force(numbers=(1,), hex="K05", facing="N"),))
    table.run(advance(table.play, 2))
    assert table.setting.field.name(table.counter("S36").cell) == "K04"


@pytest.mark.rule("SOLO-6.2-f")
@pytest.mark.parametrize("kind", ["road-block", "barbed-wire", "trench"])
def test_the_truck_halts_before_what_it_may_not_enter(kind: str) -> None:
    table = convoy(*LONG, units=FAR)
    barrier = Work(kind, table.setting.field.cell("K05"))
    table.play.state = replace(table.state, works=(barrier,))
    table.run(advance(table.play, 2))
    assert table.setting.field.name(table.counter("S36").cell) == "K04"


@pytest.mark.rule("SOLO-6.2-f")
def test_the_truck_does_not_leave_the_road_it_was_given_for_ground_it_may_not_enter() -> None:
    """A line of hexes that is no road, with heavy woods on it, ends where the woods begin."""
    table = convoy("D09", "D10", "D11", "D12", units=FAR)
    table.run(advance(table.play, 1))
    assert table.setting.field.terrain[table.setting.field.cell("D11")].id == "heavy-woods"
    assert table.setting.field.name(table.counter("S36").cell) == "D10"


@pytest.mark.rule("GEN-3.7.3-f", "SOLO-6.0-a")
def test_a_shelter_goes_to_an_ai_without_cover() -> None:
    ai = (Force(numbers=(1,), hex="C09", facing="S"),)
    played = mission(units=FAR, ai=ai, track=spaces(s2=DEFENCE), defences=("mines/trench",))
    table = Table(played)
    table.run(advance(table.play, 1))
    (work,) = table.state.works
    assert (work.kind, table.setting.field.name(work.cell), work.holder) == ("trench", "C09", 1)
    assert table.solo.defences == ()


@pytest.mark.rule("GEN-3.7.3-f", "SOLO-6.0-a")
def test_an_obstacle_lies_between_the_unit_and_what_the_ai_holds() -> None:
    played = mission(
        units=(Force(numbers=(1,), hex="K09", facing="N"),),
        ai=(Force(numbers=(1,), hex="C03", facing="S"),),
        control=(marker("C09", "soviet"),),
        track=spaces(s2=DEFENCE),
        defences=("mines/road-block",),
    )
    table = Table(played)
    table.run(advance(table.play, 1))
    (work,) = table.state.works
    field = table.setting.field
    start, goal = field.cell("K09"), field.cell("C09")
    assert field.distance(start, work.cell) + field.distance(work.cell, goal) == field.distance(
        start, goal
    )
    assert field.distance(work.cell, goal) == 0


@pytest.mark.rule("GEN-3.7.3-f", "GEN-3.7.3-d")
def test_no_defence_is_put_next_to_a_unit() -> None:
    ai = (Force(numbers=(1,), hex="E09", facing="S"),)
    played = mission(units=UNIT, ai=ai, track=spaces(s2=DEFENCE), defences=("trench/trench",))
    table = Table(played)
    table.run(advance(table.play, 1))
    (work,) = table.state.works
    unit = table.state.counters[0]
    assert table.setting.field.distance(work.cell, unit.cell) > 1
    assert [e.cell for e in table.happened(ev.DefencePlaced)] == [work.cell]


@pytest.mark.rule("SOLO-6.2-d", "QS-10")
def test_a_mine_behind_a_rumor_stays_on_the_map() -> None:
    played = mission(units=FAR, rumors=("C05",), mines=1)
    table = Table(played)
    rumor = next(i for i, c in enumerate(table.state.counters) if c.id == "RE1")
    assert table.run(reveal(table.play, rumor, "flushed-out")) == -1
    (work,) = table.state.works
    assert (work.kind, work.side, work.hidden) == ("mines", 1, False)
    assert table.setting.field.name(work.cell) == "C05"
    assert (table.counter("RE1").place, table.solo.cup) == ("aside", ())


@pytest.mark.rule("SOLO-6.0-a", "GT-SOLO-5")
def test_a_drawn_hex_is_that_of_any_board_in_play() -> None:
    """Both D14 are open ground: a Unit sees that of map 1, so the RE goes to that of map 3."""
    played = mission(
        maps=("1", "3"),
        units=(Force(numbers=(1,), hex="1-F14", facing="N"),),
        ai=(Force(numbers=(1,), hex="1-C02", facing="S"),),
        track=spaces(s2="Draw 1 Order Card then Place 1 RE at the drawn hex"),
    )
    table = Table(played)
    table.draws["orders"] = ["18"]
    table.run(advance(table.play, 1))
    (placed,) = table.happened(ev.RumorPlaced)
    field = table.setting.field
    assert field.sees(field.cell("1-F14"), field.cell("1-D14"))
    assert field.name(placed.cell) == "3-D14"


@pytest.mark.rule("SOLO-6.2-b")
def test_before_a_round_nobody_is_asked_about_the_ais_artillery() -> None:
    """Both sides have artillery and a target to name: only the Player names one."""
    table = Table(guns(standing=(NO_PLOT,), event=TILE_20), stage="before-round", round=2)
    table.choose = lambda request: request.options[-1]
    table.run(before_round(table.play))
    assert [e.side for e in table.happened(base.BarrageAimed)] == [0]


@pytest.mark.rule("SOLO-6.2-b")
@pytest.mark.parametrize(
    ("standing", "event", "said"),
    [
        ((NO_PLOT,), TILE_20, None),
        ((), TILE_20, "nobody aims for the AI"),
        ((NO_PLOT,), "AI scores 1 VP", "no line fires it"),
    ],
)
def test_artillery_of_the_ai_is_never_plotted_but_fired_by_a_line(
    standing: tuple[str, ...], event: str, said: str | None
) -> None:
    faults = list(solo_faults(guns(standing=standing, event=event), "story"))
    assert len(faults) == (said is not None)
    assert said is None or said in faults[0]


@pytest.mark.rule("SOLO-5.5-d")
@pytest.mark.parametrize(("spaces_on", "points"), [(1, [1, 2]), (2, [1])])
def test_of_two_tiles_on_a_space_only_the_yellow_one_acts_when_passed(
    spaces_on: int, points: list[int]
) -> None:
    both = Space(event=("AI scores 1 VP",), yellow=True, landed=("AI scores 2 VPs",))
    table = Table(mission(track=(Space(), both, Space(), Space())))
    table.run(advance(table.play, spaces_on))
    assert [e.points for e in table.happened(base.PointsScored)] == points


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("AI closest to Unit: Move", 'begin with "Always:"'),
        ("When the mission ends: End the mission", "cannot be ended again"),
        ('When the round ends: Bring group "Relief"', "Relief"),
    ],
)
def test_standing_lines_that_cannot_be_kept_are_refused(line: str, said: str) -> None:
    (fault,) = solo_faults(mission(standing=(line,)), "story")
    assert said in fault


def test_a_standing_line_among_the_orders_is_refused() -> None:
    with pytest.raises(OpforError, match="belong under standing"):
        Table(mission(counteractions=(CAREFUL,)))
