"""Lines that add, execute and remove cards, fill cups, and bring the Player's own Units."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.solo_mission import Group
from opfor.core.requests import Choose
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.tests.solo.test_mission_effects import did, names, stand
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev


def test_a_command_card_from_the_box_joins_the_deck() -> None:
    table = Table(mission(orders=("01-20",)))
    before = table.solo.orders
    assert did(table, "Add 1 Command Card")
    (new,) = set(table.solo.orders) - set(before)
    assert table.setting.cards[new].is_command
    assert int(new) > 20


def test_a_removed_command_card_can_come_back_and_then_none_is_left() -> None:
    table = Table(mission(orders=("01-55",)))
    assert not did(table, "Add 1 Command Card"), "all of them are in the deck"
    assert did(table, "Remove 1 Command Card")
    (gone,) = table.solo.removed
    assert did(table, "Add 2 Command Cards")
    assert gone in table.solo.orders
    assert table.solo.removed == ()


@pytest.mark.rule("COH-2.2-a")
def test_an_event_carries_out_an_order_card_like_a_turn() -> None:
    """The card's order is done, its check is made, it goes to the discards."""
    order = card(1, "AI closest to Unit: Move")
    table = Table(
        mission(ai=(stand(1, "C09", "S"),)), cards=(order, card(2, "AI closest to Unit: Attack"))
    )
    table.draws = {"orders": ["01", "02"]}
    assert did(table, "Execute 1 Order Card")
    assert [e.purpose for e in table.happened(ev.OrderDrawn)] == ["event", "check"]
    assert table.happened(base.UnitMoved)
    assert "01" in table.solo.used


@pytest.mark.rule("COH-2.2-a")
def test_cards_that_call_for_cards_come_to_an_end() -> None:
    """Two cards that execute mission orders, whose order executes two cards: each card is out of
    the deck while it is carried out, so both are played once and the rest falls flat."""
    cards = (card(1, "Execute Mission Orders"), card(2, "Execute Mission Orders"))
    table = Table(mission(mission_orders=("Execute 2 Order Cards",)), cards=cards)
    assert did(table, "Execute 2 Order Cards")
    drawn = [e for e in table.happened(ev.OrderDrawn) if e.purpose == "event"]
    assert 2 <= len(drawn) <= 20


@pytest.mark.rule("COH-7.1-a")
def test_a_line_calls_the_first_mission_order_that_can_be_done() -> None:
    own = ("If 1D6 >= 9: AI scores 5 VPs", "AI scores 2 VPs")
    table = Table(mission(mission_orders=own))
    assert did(table, "Execute Mission Orders then AI scores 1 VP")
    assert table.state.vp[1] == 3
    assert not did(Table(mission()), "Execute Counteractions")


def test_cups_are_filled() -> None:
    groups = (Group(name="Kept", numbers=(5,)),)
    table = Table(mission(groups=groups))
    assert did(table, "Put rifle-05, 2 No Enemy, 1 Mine in the RE cup")
    assert table.solo.cup == ("S05", "mine", "no-enemy", "no-enemy")
    assert not did(table, "Put rifle-05 in the RE cup"), "it is in it"
    waiting = Table(mission(groups=groups))
    assert did(waiting, "Put rifle-05 in the cup")
    assert (waiting.counter("S05").place, waiting.counter("S05").due) == ("reserve", 1)
    assert did(waiting, "Bring 1 AI from the cup at B10")
    assert waiting.counter("S05").place == "map"


def test_the_player_puts_a_group_of_his_own_down() -> None:
    groups = (Group(name="Relief", numbers=(2,), facing="S", player=True),)
    table = Table(mission(groups=groups, ai=(stand(1, "C09", "S"),)))
    asked: list[Choose] = []

    def last(request: Choose) -> object:
        asked.append(request)
        return request.options[-1]

    table.choose = last
    assert did(table, 'Bring Player group "Relief" at B10 or C09')
    assert names(table, [option.cell for option in asked[0].options]) == ["B10"], "an AI is at C09"
    assert (asked[0].seat, table.counter("G02").place) == ("player", "map")
    assert not did(table, 'Bring Player group "Relief"'), "it has come"


def test_the_player_chooses_which_card_to_discard() -> None:
    table = Table(mission(), hands=(("01", "02"), ()))
    table.choose = lambda request: request.options[-1]
    assert did(table, "Player discards 1 Action Card")
    assert table.state.hands[0] == ("01",)
    assert table.state.discard == ("02",)
    assert did(table, "Player discards 3 Action Cards")
    assert not did(table, "Player discards 1 Action Card")


def test_a_random_defense_counter_is_taken_off_but_no_hasty_defence() -> None:
    table = Table(mission())
    assert not did(table, "Remove 1 random Defense Counter")
    assert did(table, "Place 1 Mine at E10 then Remove 1 random Defense Counter")
    assert table.state.works == ()
