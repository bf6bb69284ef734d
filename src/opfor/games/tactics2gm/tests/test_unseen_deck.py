"""The AI's deck at a table: cards of its army that may turn up in place of those dealt."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.tactics2gm.tests.asked import unseen_cards
from opfor.games.tactics2gm.tests.deeds import draw_cards
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values import removed_cards
from opfor.games.tactics2gm.values.events import CardExchanged
from opfor.games.tactics2gm.values.state import Box


@pytest.fixture
def field() -> Field:
    """Two boxes; the AI has the Germans."""
    field = Field(mode="solo")
    field.change(
        boxes=(
            Box("germans", ("pak40", "panzer-iv", "stuka", "tiger")),
            Box("americans", ("m3-37mm", "sherman")),
        )
    )
    return field


def unseen(field: Field, *pool: str, side: int = NORTH) -> tuple[str, ...]:
    deck = replace(field.state.decks[side], draw=tuple(sorted(pool)))
    decks = (deck, field.state.decks[1]) if side == NORTH else (field.state.decks[0], deck)
    return unseen_cards(field.setting, replace(field.state, decks=decks), side)


def test_cards_of_a_pile_that_has_one_left_may_turn_up(field: Field) -> None:
    assert unseen(field, "panzer-iii") == ("panzer-iv", "tiger")
    assert unseen(field, "panzer-iii", "flak38") == ("pak40", "panzer-iv", "tiger")
    assert unseen(field, "luck") == ("stuka",), "airplanes lie with the support cards"
    assert unseen(field, "tiger") == ("panzer-iv",), "one that was dealt is no other"
    assert unseen(field) == ()


def test_the_players_deck_is_dealt_by_himself(field: Field) -> None:
    assert unseen(field, "panzer-iii", side=SOUTH) == ()


def test_each_army_has_its_own_box(field: Field) -> None:
    assert unseen(field, "panzer-iii") == ("panzer-iv", "tiger")
    field.change(armies=("americans", "germans"))
    assert unseen(field, "panzer-iii") == ("sherman",)
    assert unseen(field, "flak38") == ("m3-37mm",)


def test_boxes_that_changed_are_looked_into_again(field: Field) -> None:
    assert unseen(field, "panzer-iii") == ("panzer-iv", "tiger")
    field.change(boxes=(Box("germans", ("tiger",)),))
    assert unseen(field, "panzer-iii") == ("tiger",)


def test_a_card_that_turns_up_is_exchanged_for_one_of_its_pile(field: Field) -> None:
    pool = ["flak38", "luck", "panzer-iii", "panzer-iii"]
    field.stack(NORTH, *pool)
    field.do(draw_cards(field.play, NORTH, 1), answers=("tiger",))
    assert field.events(CardExchanged) == [CardExchanged(NORTH, "tiger", "panzer-iii")]
    assert field.state.decks[NORTH].draw == ("flak38", "luck", "panzer-iii")
    field.do(draw_cards(field.play, NORTH, 1), answers=("stuka",))
    assert field.events(CardExchanged)[1] == CardExchanged(NORTH, "stuka", "luck")
    assert field.state.decks[NORTH].hand == ("tiger", "stuka")


def test_a_card_that_was_dealt_is_not_exchanged(field: Field) -> None:
    field.stack(NORTH, "flak38", "luck")
    field.do(draw_cards(field.play, NORTH, 1), answers=("luck",))
    assert field.state.decks[NORTH].draw == ("flak38",)
    assert field.events(CardExchanged) == []


def test_a_card_that_no_army_lists_may_turn_up_once_it_is_typed_in(
    field: Field, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tank and a support card of the owner's; what an army lists or the AI does without is none,
    nor is a row without a name."""
    cards = field.setting.cards
    units = {**cards.units, "maus": replace(cards.units["tiger"], id="maus")}
    supports = {**cards.supports, "rain": replace(cards.supports["luck"], id="rain")}
    more = replace(cards, units=units, supports=supports)
    field.setting = field.play.setting = replace(field.setting, cards=more)
    typed = {
        "units": ({"id": "maus"}, {"id": "sherman"}, {"title": "no name"}),
        "supports": ({"id": "rain"}, {"id": "general"}),
    }
    monkeypatch.setattr(removed_cards, "own_rows", lambda table, _key: typed[table])
    assert unseen(field, "panzer-iii") == ("maus", "panzer-iv", "tiger")
    assert unseen(field, "luck") == ("rain", "stuka")
    assert unseen(field, "maus") == ("panzer-iv", "tiger"), "one that was dealt is no other"
    assert unseen(field, "flak38") == ("pak40",)
