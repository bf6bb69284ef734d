"""The bookkeeping phases of a turn, for a person and for the AI alike.

A person: Start, HQ, Cards, Movement, Deployment, Shooting, Flip over, Discard. The AI the same
with other numbers; what it does in between is decided by the ``bot``.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.tactics2gm.values.actions import Discard
from opfor.games.tactics2gm.values.events import (
    ApGained,
    CardsDiscarded,
    CardsDrawn,
    DeckReshuffled,
    TokensFlipped,
    TurnBegun,
    TurnEnded,
)
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.start import hq_income
from tests.oracle.tactics2gm.rules.supply import command_income, supply_income
from tests.oracle.tactics2gm.rules.unseen_deck import turned_up, unseen_cards
from tests.oracle.tactics2gm.rules.victory import check_end_of_turn, deck_ran_out


@cite("2GM-PH-2")
def start(play: TacticsPlay, side: int) -> None:
    """Start: what lasted until now ends."""
    play.emit(TurnBegun(side))


@cite("2GM-PH-3", "Q2-7")
def collect_ap(play: TacticsPlay, side: int) -> None:
    """HQ: add up the income."""
    setting: Setting = play.setting
    hq = hq_income(setting, play.state, side)
    if side == setting.ai and setting.rulings.hq_income == "2-in-all":
        play.emit(ApGained(side, hq))
        return
    state = play.state
    supply = supply_income(setting, state, side)
    play.emit(ApGained(side, hq, supply, command_income(setting, state, side)))


def cards_to_draw(play: TacticsPlay, side: int) -> int:
    """How many cards a side draws in its Cards phase."""
    setting: Setting = play.setting
    counts = setting.numbers.cards
    number = counts.ai_draw if side == setting.ai else counts.draw
    short: int = play.state.short_draw[side]
    return max(number - short, 0)


@cite("2GM-PH-4", "2GM-PH-8", "2GM-PH-9")
def draw_cards(play: TacticsPlay, side: int, number: int) -> Procedure[bool]:
    """Draw cards one by one; False if the game ended because a deck ran out.

    The AI (and a player who chose to) shuffles the discards into a new deck and goes on.
    """
    setting: Setting = play.setting
    source = f"{setting.seats[side]} deck"
    drawn: list[str] = []
    pool = list(play.state.decks[side].draw)
    for _ in range(number):
        if not pool:
            play.emit(CardsDrawn(side, tuple(drawn)))
            drawn = []
            if side != setting.ai and not setting.options.reshuffle:
                deck_ran_out(play, side)
                return False
            if not play.state.decks[side].discard:
                return True
            play.emit(DeckReshuffled(side))
            pool = list(play.state.decks[side].draw)
        beyond = unseen_cards(setting, play.state, side, pool)
        card = yield Draw(source, tuple(pool), "draw a card", "2GM-PH-4", beyond=beyond)
        pool = turned_up(play, side, card, pool)
        pool.remove(card)
        drawn.append(card)
    play.emit(CardsDrawn(side, tuple(drawn)))
    return True


def flip_over(play: TacticsPlay, side: int) -> None:
    """Flip over: arrow tokens used in an earlier turn are ready again."""
    if any(t.used for u in play.state.units if u.side == side for t in u.tokens):
        play.emit(TokensFlipped(side))


@cite("2GM-PH-7", "Q2-1")
def discard_all(play: TacticsPlay, side: int) -> None:
    """The AI discards whatever it holds (or keeps it, by ruling)."""
    hand = play.state.decks[side].hand
    if hand and play.setting.rulings.unplayed_cards != "kept":
        play.emit(CardsDiscarded(side, hand))


def discard_down(play: TacticsPlay, side: int) -> Procedure[None]:
    """A person discards down to the hand limit, one card at a time."""
    limit = play.setting.numbers.cards.hand_limit
    while len(play.state.decks[side].hand) > limit:
        hand = dict.fromkeys(play.state.decks[side].hand)
        over = len(play.state.decks[side].hand) - limit
        answer = yield Choose(
            play.setting.seats[side], "discard", tuple(Discard(card) for card in hand),
            f"the hand has {over} too many",
        )  # fmt: skip
        play.emit(CardsDiscarded(side, (answer.card,)))


def end_turn(play: TacticsPlay, side: int) -> None:
    """End of turn: goals that are judged now, then the other side is on."""
    if not check_end_of_turn(play, side):
        play.emit(TurnEnded(side))
