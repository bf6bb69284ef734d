"""Order cards that a mission's line draws, discards, executes, adds or removes."""

from __future__ import annotations

from opfor.cardboard.coh.orders.effects import OrderCards, ShuffleOrderCards
from opfor.cardboard.coh.orders.nouns import CardDeed
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.coh.course.mission_lines.effect_deeds import does
from opfor.games.coh.rules.order_deck import discard, draw, lose_command_card, setting_of, solo_of
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.play import CohPlay


def can_deal(play: CohPlay, effect: OrderCards) -> bool:
    """Whether there is a card for it: in the deck or its discards, or one left in the box."""
    if effect.deed is CardDeed.ADD:
        return bool(spare(play))
    return bool(solo_of(play).orders or solo_of(play).used)


@does(OrderCards, can=can_deal)
def deal(play: CohPlay, effect: OrderCards) -> Procedure[None]:
    """So many cards, as long as there are any and the mission goes on."""
    for _ in range(effect.count):
        if play.state.stage == "over" or not can_deal(play, effect):
            return
        match effect.deed:
            case CardDeed.ADD:
                yield from _add(play)
            case CardDeed.REMOVE:
                yield from lose_command_card(play)
            case CardDeed.EXECUTE:
                yield from _execute(play)
            case CardDeed.DRAW | CardDeed.DISCARD:
                card = yield from draw(play, "hex")
                discard(play, card)


def spare(play: CohPlay) -> list[str]:
    """Command cards outside the deck: never in it, or removed from it."""
    solo = solo_of(play)
    inside = {*solo.orders, *solo.used, solo.card}
    return sorted({*setting_of(play).spare, *solo.removed} - inside)


def _add(play: CohPlay) -> Procedure[None]:
    """A Command card joins the order deck, which is shuffled."""
    card = yield Draw("command-cards", tuple(spare(play)), "a Command card")
    play.emit(ev.OrderAdded(card))
    play.emit(ev.OrdersReshuffled())


@cite("COH-2.2-a")
def _execute(play: CohPlay) -> Procedure[None]:
    """A card is drawn and carried out at once, like an AI turn. The card that called for it is
    not in the deck meanwhile, so this comes to an end."""
    from opfor.games.coh.course.ai_turn import play_order_card

    yield from play_order_card(play, "event")


@does(ShuffleOrderCards)
def shuffle(play: CohPlay, _effect: ShuffleOrderCards) -> Procedure[None]:
    """Draw pile and discards become one pile."""
    play.emit(ev.OrdersReshuffled())
    yield from ()
