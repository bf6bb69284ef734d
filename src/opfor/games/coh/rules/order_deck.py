"""The order deck: drawing, discarding, checks, and what destroyed AI cost it."""

from __future__ import annotations

from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.order_draws import PART, WHY
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_events import Purpose
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.solo_state import SoloState


@cite("COH-2.4-b", "called-off-round")
def is_called_off(play: CohPlay) -> bool:
    """Whether the round was ended by an order or event, so that nothing more of it happens."""
    at_once = play.setting.rulings.called_off_round == "at-once"
    return at_once and solo_of(play).called_off == play.state.round


def solo_of(play: CohPlay) -> SoloState:
    solo = play.state.solo
    assert solo is not None, "only solo games have an order deck"
    return solo


def setting_of(play: CohPlay) -> SoloSetting:
    setting = play.setting
    assert isinstance(setting, SoloSetting), "only solo games have an order deck"
    return setting


def bot_of(play: CohPlay) -> int:
    """The side of the AI."""
    bot = play.setting.bot
    assert bot is not None, "only solo games have an AI"
    return bot


@cite("COH-3.1.3-b", "SOLO-5.4-e")
def draw(play: CohPlay, purpose: Purpose) -> Procedure[OrderCard]:
    """Turn over an order card; an empty pile is made anew from the discards."""
    if not solo_of(play).orders:
        play.emit(ev.OrdersReshuffled())
    why, rule = WHY[purpose]
    pile, part = solo_of(play).orders, PART.get(purpose, ())
    card = yield Draw("orders", pile, why, rule, part=part)
    play.emit(ev.OrderDrawn(card, purpose))
    return setting_of(play).cards[card]


def key(card: OrderCard) -> str:
    return f"{card.number:02d}"


@cite("COH-3.1.3-a", "COH-3.1.3-c")
def discard(play: CohPlay, card: OrderCard) -> None:
    """A used card goes to the discards before the next one is drawn."""
    play.emit(ev.OrderDiscarded(key(card)))


@cite("COH-7.3.1-a", "COH-7.3.1-d", "deck-loss-timing")
def count_losses(play: CohPlay) -> Procedure[None]:
    """Every destroyed AI costs the deck a Command card, one after the other."""
    bot = play.setting.bot
    dead = sum(c.side == bot and c.place == "destroyed" for c in play.state.counters)
    for _ in range(dead - solo_of(play).fallen):
        play.emit(ev.LossCounted())
        yield from lose_command_card(play)


@cite("COH-7.3.1-a", "COH-7.3.1-b", "COH-7.3.1-c", "last-command-card-count")
def lose_command_card(play: CohPlay) -> Procedure[None]:
    """Turn cards over until a blue one comes and remove it, unless it is the last; shuffle all."""
    while may_lose(play):
        card = yield from draw(play, "loss")
        if card.is_command:
            play.emit(ev.OrderRemoved(key(card)))
            break
        discard(play, card)
    play.emit(ev.OrdersReshuffled())


def may_lose(play: CohPlay) -> bool:
    """Whether more than one Command card is left, and one of them can be turned over."""
    solo, cards = solo_of(play), setting_of(play).cards
    alone = play.setting.rulings.last_command_card_count == "draw-pile"
    pile = solo.orders if alone else (*solo.orders, *solo.used, *filter(None, [solo.card]))
    blue = sum(cards[c].may_be_command for c in pile)
    reachable = any(cards[c].may_be_command for c in (*solo.orders, *solo.used))
    return blue > 1 and reachable
