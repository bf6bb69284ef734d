"""The Player's Action Cards and the AI: bonus cards on its actions, and who has Just Acted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.core.requests import Choose
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.rules.action_cards import play_action_card
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.values import events as base
from opfor.games.coh.values.actions import PlayBonus, PlayCard

MOVE = "AI closest to Unit: Move"
UNITS = (Force(numbers=(1,), hex="F09", facing="N"),)


def table_with(hand: str, *cards: Any, ai: int = 1) -> Table:
    """An AI at C09, a Unit at F09, a card in the Player's hand; the first order card comes up."""
    played = mission(units=UNITS, ai=(Force(numbers=(ai,), hex="C09", facing="S"),))
    table = Table(played, cards=cards, hands=((hand,), ()))
    table.draws["orders"] = ["01"]
    return table


def _lays(number: str) -> Callable[[Choose], Any]:
    """Play that card whenever it is asked for."""

    def answer(request: Choose) -> Any:
        return PlayBonus(number) if PlayBonus(number) in request.options else request.options[0]

    return answer


@pytest.mark.parametrize(("colour", "spent"), [("green", True), ("blue", False)])
def test_garbled_orders_make_the_check_of_an_ai_dearer(colour: str, spent: bool) -> None:
    """A move for 1 counts as 4 against the number 4; a blue card has no check to worsen."""
    table = table_with("06", card(1, MOVE, colour=colour), card(2, MOVE, spent=4))
    table.choose = _lays("06")
    table.run(ai_turn(table.play))
    assert table.counter("S01").spent == spent
    assert table.state.hands[0] == (() if spent else ("06",))


def test_soft_ground_stops_a_vehicle_of_the_ai() -> None:
    table = table_with("40", card(1, MOVE), card(2, MOVE), ai=44)
    table.choose = _lays("40")
    table.rolls = [(4, 4)]
    table.run(ai_turn(table.play))
    assert table.counter("S44").hit == "immobilised"


@pytest.mark.rule("COH-5.0-h")
@pytest.mark.parametrize(
    ("number", "acted"), [("03", (0,)), ("04", (0,)), ("09", (0,)), ("10", ())]
)
def test_units_that_a_card_acts_with_have_just_acted(number: str, acted: tuple[int, ...]) -> None:
    table = table_with(number, card(1, MOVE))
    table.play.emit(base.UnitHit(0, "pinned"))
    table.choose = lambda request: request.options[0]
    table.run(play_action_card(table.play, PlayCard(number), None))
    assert table.state.acted == acted
