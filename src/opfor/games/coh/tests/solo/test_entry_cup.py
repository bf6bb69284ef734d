"""The entry cup: AI that wait at an edge and come in by move orders or by events."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.games.coh import events as base
from opfor.games.coh.mission import Force
from opfor.games.coh.solo import events as ev
from opfor.games.coh.solo.ending import has_fighters
from opfor.games.coh.solo.mission import solo_faults
from opfor.games.coh.solo.turn import ai_turn
from opfor.games.coh.tests.solo.table import Table, card, mission, spaces
from opfor.games.coh.tests.solo.test_turns import ATTACK, MOVE, table_with
from opfor.kit.hexes import FACINGS

LOW_RISK = "AI closest to Unit: Low Risk Move"
UNIT = (Force(numbers=(1,), hex="K09", facing="N"),)
CUP = (Force(numbers=(1, 2), enters=1, by=("north",)),)


def turn_of(*lines: str, ai: tuple[Force, ...] = CUP, drawn: str = "S01", **more: Any) -> Table:
    """The AI's turn with a card of these lines; ``drawn`` is what comes out of the cup."""
    colour = more.pop("colour", "green")
    played = mission(units=more.pop("units", UNIT), ai=ai, **more)
    table = table_with(
        card(1, *lines, colour=colour, track=(1, 99)), card(2, MOVE), first="01", played=played
    )
    table.draws["entry-cup"] = [drawn]
    table.run(ai_turn(table.play))
    return table


@pytest.mark.rule("SOLO-5.6-a", "SOLO-5.6-b", "QS-8")
def test_a_move_order_for_nobody_brings_somebody_in() -> None:
    """The one above it is skipped: attacks do not draw from the cup."""
    table = turn_of(ATTACK, MOVE)
    entered, waiting = table.counter("S01"), table.counter("S02")
    assert (entered.place, waiting.place) == ("map", "reserve")
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


@pytest.mark.rule("SOLO-5.6-c")
def test_whoever_cannot_come_in_goes_back_and_the_ai_passes() -> None:
    """A rifle is no answer to an order for mortars; nothing further on the card is tried."""
    table = turn_of("Mortar or Inf Gun closest to Unit: Move", MOVE)
    assert [e.unit for e in table.happened(ev.EntryRefused)] == [1]
    assert table.counter("S01").place == "reserve"
    assert len(table.happened(base.SidePassed)) == 1
    assert table.happened(base.SpentChecked) == []


@pytest.mark.rule("SOLO-5.6-c")
def test_an_edge_full_of_ai_turns_newcomers_back() -> None:
    door = Force(numbers=(1, 2), enters=1, by=("B09",))
    stuck = Force(numbers=(3,), hex="B09", facing="S", spent=True)
    table = turn_of(MOVE, ai=(door, stuck))
    assert [e.why for e in table.happened(ev.EntryRefused)] == ["no hex of its edge is open"]
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


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
def test_a_low_risk_move_comes_in_out_of_harms_way() -> None:
    """Of B09, in the open before a Unit's rifles, and another hex the safe one is taken."""
    unit = (Force(numbers=(1,), hex="F09", facing="N"),)
    table = turn_of(LOW_RISK, units=unit)
    seen = table.setting.field.sight[table.counter("G01").cell]
    cell = table.counter("S01").cell
    assert not seen >> cell & 1 or table.setting.field.terrain[cell].dm > 0


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
def test_on_an_empty_map_the_first_move_order_brings_one_in() -> None:
    coming = (Force(numbers=(1,), enters=1, by=("south",)),)
    assert turn_of(MOVE, units=coming).counter("S01").place == "map"


@pytest.mark.rule("SOLO-5.6-b", "QS-8")
def test_words_about_its_hex_say_nothing_of_an_ai_at_the_edge() -> None:
    table = turn_of("In 0 DM Hex AI closest to Unit: Move")
    assert table.counter("S01").place == "map"


@pytest.mark.rule("SOLO-5.6-c")
def test_an_order_towards_nothing_there_is_cannot_be_completed() -> None:
    table = turn_of("AI closest to Hit Unit: Move", MOVE)
    (refused,) = table.happened(ev.EntryRefused)
    assert refused.why == "nothing there is what the order aims at"
    assert table.state.passes == 1
