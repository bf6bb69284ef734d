"""The AI's turn to the last clause: who checks, who is asked, what ends it, what comes when."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.core.requests import Choose
from opfor.core.trace import Decision
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.initiative import initiative
from opfor.games.coh.course.solo_rounds import solo_step
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.tests.solo.test_mission_effects import did, stand
from opfor.games.coh.tests.solo.test_turns import ATTACK, MOVE, table_with
from opfor.games.coh.values import events as base

OWN = card(1, "Execute Mission Orders")


def ordered(*orders: str, **more: Any) -> Table:
    """A turn in which the AI carries out its own orders on a green card."""
    cards, hands = more.pop("cards", ()), more.pop("hands", ((), ()))
    played = mission(mission_orders=orders, **more)
    table = table_with(OWN, card(2, MOVE, spent=1), *cards, first="01", played=played, hands=hands)
    table.run(ai_turn(table.play))
    return table


@pytest.mark.rule("COH-4.1-a", "COH-4.1-b", "QC-22")
def test_after_a_revealed_ai_that_cannot_fire_the_card_goes_on_below() -> None:
    """The line above would now be for the gun that came to light; only those below are read."""
    lines = ("Mortar or Inf Gun closest to Unit: Move", ATTACK, "RE closest to Unit: Move")
    played = mission(
        units=(Force(numbers=(50,), hex="H09", facing="S"),),
        ai=(Force(numbers=(1,), hex="A02", facing="N", spent=True),), rumors=("K09",), cup=(27,),
    )  # fmt: skip
    ruled = {"revealed-without-shot": "next-order"}
    table = table_with(card(1, *lines), first="01", played=played, rulings=ruled)
    table.run(ai_turn(table.play))
    assert table.counter("S27").place == "map"
    assert table.happened(base.UnitMoved) == []
    assert table.state.passes == 1


@pytest.mark.rule("COH-7.1-b", "COH-3.1.1-c")
def test_everybody_who_dug_in_by_one_order_is_in_one_check() -> None:
    table = ordered("Each AI: Dig In", ai=(stand(1, "C09", "S"), stand(2, "C11", "S")))
    (check,) = table.happened(base.SpentChecked)
    assert (check.cost, len(check.units)) == (5, 2)
    assert table.counter("S01").spent
    assert table.counter("S02").spent


@pytest.mark.rule("COH-7.1-b", "COH-3.1.1-a")
@pytest.mark.parametrize("line", ["Each AI: Become Spent", "AI closest to Unit: Become Spent"])
def test_what_costs_nothing_is_not_checked_nor_garbled(line: str) -> None:
    """Card 06 makes an action dearer; one that costs nothing has no price to raise."""
    table = ordered(line, hands=(("06",), ()))
    assert table.counter("S01").spent
    assert table.happened(base.SpentChecked) == []
    assert [r.question for r in table.asked if isinstance(r, Choose)] == []
    assert table.state.passes == 0


@pytest.mark.rule("COH-3.1.1-a")
def test_an_action_with_a_price_may_be_garbled() -> None:
    table = ordered(MOVE, hands=(("06",), ()))
    assert "bonus-card" in [r.question for r in table.asked if isinstance(r, Choose)]
    assert [check.cost for check in table.happened(base.SpentChecked)] == [1]


@pytest.mark.rule("COH-2.7-a")
def test_when_the_mission_is_over_nobody_checks() -> None:
    table = ordered(f"{MOVE} then End the mission")
    assert table.happened(base.UnitMoved)
    assert table.state.stage == "over"
    assert table.happened(base.SpentChecked) == []


@pytest.mark.rule("COH-7.1-a")
def test_a_line_stops_where_it_ends_the_mission() -> None:
    table = Table(mission())
    assert did(table, "End the mission then AI scores 3 VPs")
    assert table.happened(base.PointsScored) == []


# -- initiative ------------------------------------------------------------------------------------


@pytest.mark.rule("COH-2.6-a", "QS-18")
@pytest.mark.parametrize(("dice", "first"), [((4, 3), 1), ((4, 4), 0), ((1, 1), 1), ((6, 6), 0)])
@pytest.mark.parametrize("player", ["german", "soviet"])
def test_the_player_begins_on_an_eight(dice: tuple[int, int], first: int, player: str) -> None:
    """Seen from the Player: 0 is his, 1 the AI's."""
    where = {"units": (stand(1, "K09"),), "ai": (stand(1, "C09", "S"),)}
    if player == "soviet":
        where = {"units": where["ai"], "ai": where["units"]}
    table = Table(mission(player=player, caps=0, **where), round=2)
    bot = table.setting.bot
    assert bot == (1 if player == "german" else 0)
    table.play.state = replace(table.state, caps=(0, 0))
    table.rolls = [dice]
    table.run(initiative(table.play))
    (rolled,) = table.happened(base.InitiativeRolled)
    (won,) = table.happened(base.InitiativeWon)
    assert (rolled.side, rolled.total) == (1 - bot, sum(dice))
    assert won.side == (bot if first else 1 - bot)


@pytest.mark.rule("COH-4.1.2-o", "COH-7.0-a", "COH-7.1-a")
@pytest.mark.parametrize(
    ("lines", "points"),
    [
        (("CC: Attack", "Execute Counteractions", MOVE), [1]),
        (("CC: Attack", "RE closest to Unit: Move", "Execute Mission Orders"), [2]),
        (("CC: Attack", MOVE), []),
    ],
)
def test_the_missions_orders_are_called_by_one_line_of_several(
    lines: tuple[str, ...], points: list[int]
) -> None:
    played = mission(counteractions=("AI scores 1 VP",), mission_orders=("AI scores 2 VPs",))
    table = table_with(card(1, *lines), first="01", played=played)
    table.run(ai_turn(table.play))
    assert [e.points for e in table.happened(base.PointsScored)] == points


def test_set_up_leads_to_the_first_round() -> None:
    table = Table(mission(), stage="set-up", round=0)
    table.run(solo_step(table.play))
    assert (table.state.round, table.state.stage) == (1, "before-round")


@pytest.mark.rule("COH-7.0-a", "COH-7.1-a")
@pytest.mark.parametrize(
    ("own", "told"), [((), []), (("If CAPs > 99: AI scores 1 VP",), ["own-order"])]
)
@pytest.mark.parametrize("kind", ["counteractions", "mission_orders"])
def test_why_none_of_the_missions_orders_was_executed_is_told(
    kind: str, own: tuple[str, ...], told: list[str]
) -> None:
    calls = {"counteractions": "Execute Counteractions", "mission_orders": "Execute Mission Orders"}
    played = mission(**{kind: own})
    table = table_with(card(1, calls[kind]), first="01", played=played)
    table.run(ai_turn(table.play))
    (order,) = [d for d in table.play.log if isinstance(d, Decision) and d.question == "order"]
    assert order.chosen == "pass"
    assert [tried.question for tried in order.tried] == told
