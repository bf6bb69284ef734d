"""Setting up: nine steps, the track marker, the cup, the decks."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.mission import Force, SideRow
from opfor.games.coh.course.solo_rounds import solo_step
from opfor.games.coh.tests.solo.table import Table, mission
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev


def set_up(**more: object) -> Table:
    table = Table(mission(**more), stage="set-up", round=0)
    table.run(solo_step(table.play))
    return table


@pytest.mark.rule("COH-1.0-a")
def test_set_up_goes_through_nine_steps_in_order() -> None:
    steps = [e.step for e in set_up().happened(ev.SetUpStepTaken)]
    assert steps == list(range(1, 10))


@pytest.mark.rule("COH-1.0-b")
def test_vps_and_caps_come_from_the_mission() -> None:
    sides = (
        SideRow(nation="german", task="", caps=5, vp=2, forces=(Force(numbers=(1,), hex="K09"),)),
        SideRow(nation="soviet", task="", caps=0, forces=(Force(numbers=(1,), hex="C09"),)),
    )
    table = set_up(sides=sides)
    assert (table.state.vp, table.state.caps) == ((2, 0), (5, 0))


@pytest.mark.rule("COH-1.0-c")
def test_the_marker_starts_on_space_1_without_an_event() -> None:
    table = set_up()
    assert table.solo.marker == 1
    assert not table.happened(ev.MissionEventBegun)


@pytest.mark.rule("COH-1.0-e")
def test_the_cup_holds_ai_and_no_enemy_counters() -> None:
    table = set_up(cup=(5, 6, 7), no_enemy=2, rumors=("A02",))
    assert table.solo.cup == ("S05", "S06", "S07", "no-enemy", "no-enemy")
    assert table.counter("S05").place == "aside"


@pytest.mark.rule("COH-1.0-f")
def test_the_hand_is_dealt_from_the_listed_action_cards() -> None:
    table = set_up(cards=("02-07",), hand=2)
    dealt = table.happened(base.CardDealt)
    assert [e.side for e in dealt] == [0, 0]
    assert len(table.state.hands[0]) == 2
    assert not table.state.hands[1]


@pytest.mark.rule("COH-1.0-g")
def test_the_order_deck_is_exactly_the_listed_cards() -> None:
    table = set_up(orders=("13-15", "54"))
    assert table.solo.orders == ("13", "14", "15", "54")
