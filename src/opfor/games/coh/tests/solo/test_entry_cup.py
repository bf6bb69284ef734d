"""The entry cup: AI that wait at an edge and come in by move orders or by events."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.solo_mission import solo_faults
from opfor.core.requests import TieBreak
from opfor.games.coh.bot import entry as entry_cup
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.mission_end import has_fighters
from opfor.games.coh.tests.solo.table import Table, card, mission, spaces
from opfor.games.coh.tests.solo.test_turns import ATTACK, MOVE, table_with
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.kit.hexes import FACINGS

LOW_RISK = "AI closest to Unit: Low Risk Move"
UNIT = (Force(numbers=(1,), hex="K09", facing="N"),)
CUP = (Force(numbers=(1, 2), enters=1, by=("north",)),)


def turn_of(*lines: str, ai: tuple[Force, ...] = CUP, drawn: str = "S01", **more: Any) -> Table:
    """The AI's turn with a card of these lines; ``drawn`` is what comes out of the cup."""
    colour, rulings = more.pop("colour", "green"), more.pop("rulings", None)
    played = mission(units=more.pop("units", UNIT), ai=ai, **more)
    first, second = card(1, *lines, colour=colour, track=(1, 99)), card(2, MOVE)
    table = table_with(first, second, first="01", played=played, rulings=rulings)
    table.draws["entry-cup"] = [drawn]
    table.run(ai_turn(table.play))
    return table


def in_the_cup(table: Table) -> list[str]:
    return [table.state.counters[unit].id for unit in entry_cup.waiting(survey_now(table.play))]


@pytest.mark.rule("SOLO-5.6-a", "SOLO-5.6-b", "QS-8")
def test_a_move_order_for_nobody_brings_somebody_in() -> None:
    """The one above it is skipped: attacks do not draw from the cup."""
    table = turn_of(ATTACK, MOVE)
    entered, waiting = table.counter("S01"), table.counter("S02")
    assert (entered.place, waiting.place) == ("map", "reserve")
    assert in_the_cup(table) == ["S02"]
    assert entered.cell in table.setting.field.edge("north")
    assert len(table.happened(base.SpentChecked)) == 1


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
def test_it_comes_in_closest_to_its_target_and_faces_it() -> None:
    table = turn_of(MOVE)
    field, entered = table.setting.field, table.counter("S01")
    unit = table.counter("G01").cell
    nearest = min(field.distance(cell, unit) for cell in field.edge("north"))
    assert field.distance(entered.cell, unit) == nearest
    assert field.is_in_front(entered.cell, FACINGS[entered.facing], unit)


@pytest.mark.rule("SOLO-5.6-b")
def test_an_ai_on_the_map_that_can_move_does_so_instead() -> None:
    on_map = Force(numbers=(3,), hex="C09", facing="S")
    table = turn_of(MOVE, ai=(on_map, *CUP))
    assert table.happened(ev.EntryDrawn) == []
    assert [table.counter(name).place for name in ("S01", "S02")] == ["reserve", "reserve"]


@pytest.mark.rule("SOLO-5.6-c", "QS-8")
def test_whoever_cannot_come_in_goes_back_and_the_ai_passes() -> None:
    """A rifle is no answer to an order for mortars; nothing further on the card is tried."""
    rulings = {"entry-cup-turn": "first-move-order"}
    table = turn_of("Mortar or Inf Gun closest to Unit: Move", MOVE, rulings=rulings)
    assert [e.unit for e in table.happened(ev.EntryRefused)] == [1]
    assert table.counter("S01").place == "reserve"
    assert len(table.happened(base.SidePassed)) == 1
    assert table.happened(base.SpentChecked) == []


@pytest.mark.rule("SOLO-5.6-c")
def test_an_edge_full_of_ai_turns_newcomers_back() -> None:
    door = Force(numbers=(1, 2), enters=1, by=("B09",))
    stuck = Force(numbers=(3,), hex="B09", facing="S", spent=True)
    table = turn_of(MOVE, ai=(door, stuck), rulings={"entry-cup-turn": "first-move-order"})
    assert [e.why for e in table.happened(ev.EntryRefused)] == ["edge-closed"]
    assert table.state.passes == 1


@pytest.mark.rule("QS-8")
def test_with_an_empty_cup_the_order_is_skipped() -> None:
    table = turn_of(MOVE, ai=(Force(numbers=(1,), hex="C09", facing="S", spent=True),))
    assert table.happened(ev.EntryDrawn) == []
    assert len(table.happened(base.SidePassed)) == 1


@pytest.mark.rule("QS-17")
def test_scheduled_ai_join_the_cup_on_their_round() -> None:
    later = (Force(numbers=(1,), enters=2, by=("north",)),)
    table = turn_of(MOVE, ai=later)
    assert table.happened(ev.EntryDrawn) == []
    table = table_with(card(1, MOVE), first="01", played=mission(ai=later), round=2)
    table.run(ai_turn(table.play))
    assert table.counter("S01").place == "map"


def by_door(line: str, unit: str, *doors: str) -> str:
    """The hex an AI comes in by, nothing left to chance, when these are open to it and a Unit
    looks north from a hex; empty if it cannot come in."""
    cup = (Force(numbers=(1,), enters=1, by=doors),)
    table = turn_of(line, ai=cup, units=(Force(numbers=(1,), hex=unit, facing="N"),))
    entered = table.counter("S01")
    ties = [asked.why for asked in table.asked if isinstance(asked, TieBreak)]
    assert "hex to come in by" not in ties
    return table.setting.field.name(entered.cell) if entered.place == "map" else ""


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
@pytest.mark.parametrize(
    ("unit", "door", "enters"),
    [
        ("F09", "B09", False),
        ("E05", "B05", True),
        ("C05", "B05", False),
        ("F09", "A18", True),
    ],
    ids=["open ground under fire", "cover under fire", "short range", "out of harm's way"],
)
def test_a_low_risk_move_comes_in_only_where_a_low_risk_move_may_go(
    unit: str, door: str, enters: bool
) -> None:
    assert by_door(LOW_RISK, unit, door) == (door if enters else "")
    assert by_door(MOVE, unit, door) == door


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
@pytest.mark.parametrize(
    ("unit", "doors", "best"),
    [
        ("K09", ("B05", "B09"), "B09"),
        ("E09", ("B05", "B09"), "B09"),
        ("F09", ("B07", "B11"), "B11"),
        ("K09", ("A04", "A14"), "A14"),
        ("G09", ("B13", "L12"), "L12"),
    ],
    ids=["nearest", "nearest though under fire", "out of fire zones", "cover", "the flank"],
)
def test_of_several_entry_hexes_the_ladder_of_moves_takes_one(
    unit: str, doors: tuple[str, ...], best: str
) -> None:
    assert by_door(MOVE, unit, *doors) == best


@pytest.mark.rule("SOLO-5.6-b", "SOLO-5.3.3-b")
def test_a_mission_order_to_move_draws_from_the_cup_too() -> None:
    orders = ("AI closest to Unit: Attack", "AI closest to Unit: Move then Attack")
    table = turn_of("Execute Mission Orders", mission_orders=orders)
    assert [e.number for e in table.happened(ev.MissionOrderBegun)] == [2]
    assert table.counter("S01").place == "map"


@pytest.mark.rule("SOLO-5.3.2-b")
def test_of_several_counteractions_only_the_first_possible_is_done() -> None:
    lines = ("AI closest to Unit: Attack", "AI scores 1 VP", "AI scores 2 VPs")
    table = turn_of("Execute Counteractions", counteractions=lines)
    assert [e.points for e in table.happened(base.PointsScored)] == [1]


@pytest.mark.rule("SOLO-5.3.3-b")
def test_of_several_mission_orders_only_the_first_possible_is_done() -> None:
    lines = ("AI closest to Unit: Attack", "AI scores 1 VP", "AI scores 2 VPs")
    table = turn_of("Execute Mission Orders", mission_orders=lines)
    assert [e.points for e in table.happened(base.PointsScored)] == [1]


@pytest.mark.rule("SOLO-5.6-a")
def test_an_event_brings_ai_from_the_cup_to_the_named_edge() -> None:
    table = turn_of(ATTACK, track=spaces(s2="Bring 1 AI from the cup at north edge"))
    entered = table.counter("S01")
    assert entered.cell in table.setting.field.edge("north")
    assert len(table.happened(ev.EntryDrawn)) == 1


def test_a_side_that_waits_in_the_cup_is_not_beaten() -> None:
    table = Table(mission(ai=CUP))
    assert has_fighters(table.play, 1)


def test_ai_may_wait_in_the_cup_but_places_nothing_itself() -> None:
    assert list(solo_faults(mission(ai=CUP), "story")) == []
    placed = mission(ai=(Force(numbers=(1,), area=("north",)),))
    (fault,) = solo_faults(placed, "story")
    assert "the AI places nothing" in fault


@pytest.mark.rule("SOLO-5.6-b")
@pytest.mark.parametrize(
    ("ruling", "place"), [("one-could-meet-it", "reserve"), ("first-move-order", "map")]
)
def test_without_a_target_on_the_map_a_move_order_brings_one_in_only_by_ruling(
    ruling: str, place: str
) -> None:
    coming = (Force(numbers=(1,), enters=1, by=("south",)),)
    table = turn_of(MOVE, units=coming, rulings={"entry-cup-turn": ruling})
    assert table.counter("S01").place == place


@pytest.mark.rule("SOLO-5.6-b", "QS-8", "hex-words-at-the-edge")
@pytest.mark.parametrize(
    ("ruling", "door", "enters"),
    [
        ("passed-over", "B09", True),
        ("passed-over", "B05", True),
        ("entry-hex", "B09", False),
        ("entry-hex", "B05", True),
    ],
)
def test_words_about_its_hex_are_passed_over_or_asked_of_the_entry_hex(
    ruling: str, door: str, enters: bool
) -> None:
    """B05 is woods, B09 open ground: by ruling only the first is In Cover."""
    cup = (Force(numbers=(1,), enters=1, by=(door,)),)
    rulings = {"hex-words-at-the-edge": ruling, "entry-cup-turn": "first-move-order"}
    table = turn_of("In Cover AI closest to Unit: Move", ai=cup, rulings=rulings)
    assert (table.counter("S01").place == "map") == enters
    assert len(table.happened(ev.EntryRefused)) == (not enters)


@pytest.mark.rule("SOLO-5.6-c")
def test_an_order_towards_nothing_there_is_cannot_be_completed() -> None:
    rulings = {"entry-cup-turn": "first-move-order"}
    table = turn_of("AI closest to Hit Unit: Move", MOVE, rulings=rulings)
    (refused,) = table.happened(ev.EntryRefused)
    assert refused.why == "no-goal"
    assert table.state.passes == 1


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
@pytest.mark.parametrize(
    "passed_over",
    [
        "Mortar or Inf Gun closest to Unit: Move",
        "RE closest to Unit: Move",
        "Spent AI closest to Unit: Move",
        "AI closest to Hit Unit: Move",
        "AI closest to Objective: Move",
    ],
)
def test_an_order_that_nobody_in_the_cup_could_meet_is_read_past(passed_over: str) -> None:
    table = turn_of(passed_over, MOVE)
    assert table.happened(ev.EntryRefused) == []
    assert table.counter("S01").place == "map"


@pytest.mark.rule("SOLO-5.6-b", "SOLO-5.6-c", "QS-8")
def test_an_order_that_one_in_the_cup_could_meet_draws_whoever_comes() -> None:
    """The mortar could have come; the rifle was drawn, goes back, and the AI passes."""
    cup = (Force(numbers=(1, 25), enters=1, by=("north",)),)
    table = turn_of("Mortar or Inf Gun closest to Unit: Move", MOVE, ai=cup)
    assert [e.why for e in table.happened(ev.EntryRefused)] == ["not-for-it"]
    assert len(table.happened(base.SidePassed)) == 1
