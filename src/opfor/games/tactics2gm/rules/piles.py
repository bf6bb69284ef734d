"""Cards go from pile to pile: drawn, taken, discarded, paid for."""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, pick, taken
from opfor.core.memory import Pool
from opfor.core.rows import REQUEST, note, row, tell, tokens
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import AI, NOTHING, For, Stream
from opfor.games.tactics2gm.values.events import (
    CardExchanged,
    CardsDiscarded,
    CardTaken,
    DeckReshuffled,
    SupportPlayed,
)

# -- hands and discards ----------------------------------------------------------------------------


def nth_card(pool: Pool, number: int) -> int:
    """The card with this number (from 0) in a sorted pile, given as counts."""
    card = 0
    while number >= pool[card]:
        number -= pool[card]
        card += 1
    return card


def to_discard(battle: Battle, side: int, card: int) -> None:
    battle.discard[side][battle.discards[side]] = card
    battle.discards[side] += 1


def to_hand(battle: Battle, side: int, card: int) -> None:
    battle.hand[side][battle.hands[side]] = card
    battle.hands[side] += 1


def out_of_hand(battle: Battle, side: int, card: int) -> None:
    """The first card of this kind leaves the hand; gaps close."""
    place = 0
    while battle.hand[side][place] != card:
        place += 1
    battle.hands[side] -= 1
    for i in range(place, battle.hands[side]):
        battle.hand[side][i] = battle.hand[side][i + 1]


def out_of_play(battle: Battle, side: int, card: int) -> None:
    """A fighter on patrol is put away."""
    place = 0
    while battle.in_play[side][place] != card:
        place += 1
    battle.in_plays[side] -= 1
    for i in range(place, battle.in_plays[side]):
        battle.in_play[side][i] = battle.in_play[side][i + 1]
    to_discard(battle, side, card)


def is_first_in_hand(battle: Battle, side: int, place: int) -> bool:
    """Whether no equal card comes before it in the hand."""
    card = battle.hand[side][place]
    return all(battle.hand[side][earlier] != card for earlier in range(place))


def copies_held(battle: Battle, side: int, card: int) -> int:
    """How many of a card a hand holds."""
    return sum(1 for place in range(battle.hands[side]) if battle.hand[side][place] == card)


def is_held(battle: Battle, side: int, card: int) -> bool:
    return copies_held(battle, side, card) > 0


def discard_card(battle: Battle, side: int, card: int) -> None:
    """One card leaves the hand for the discards."""
    out_of_hand(battle, side, card)
    to_discard(battle, side, card)
    tell(battle, CardsDiscarded, side, 1, card, 0)


def discard_hand(battle: Battle, side: int) -> None:
    """All of them do."""
    if battle.hands[side]:
        tell(battle, CardsDiscarded, side, row(battle.hand[side], battle.hands[side]), 0)
    for place in range(battle.hands[side]):
        to_discard(battle, side, battle.hand[side][place])
    battle.hands[side] = 0


def draw_one_fewer(battle: Battle, side: int) -> None:
    """An empty hand loses a card that it will not draw."""
    battle.short_draw[side] += 1
    tell(battle, CardsDiscarded, side, 0, 1)


def pay_for_card(battle: Battle, side: int, card: int, stays: bool) -> None:
    """A support card or airplane is paid and put away, or beside the HQ."""
    battle.ap[side] -= battle.cost[card]
    out_of_hand(battle, side, card)
    if stays:
        battle.in_play[side][battle.in_plays[side]] = card
        battle.in_plays[side] += 1
    else:
        to_discard(battle, side, card)
    tell(battle, SupportPlayed, side, card, battle.cost[card], stays)


# -- draw piles ------------------------------------------------------------------------------------


def out_of_pile(battle: Battle, side: int, card: int) -> None:
    battle.draw[side][card] -= 1
    battle.draw_pile[side] -= 1


def take_card(battle: Battle, side: int, card: int) -> None:
    """A card of the draw pile that is looked for, or drawn by itself, into the hand."""
    out_of_pile(battle, side, card)
    to_hand(battle, side, card)
    tell(battle, CardTaken, side, card)


def next_card(battle: Battle, side: int, why: int, card: int = 0) -> int:
    """The next card of a draw pile, not taken out yet; ``card`` is what makes a side draw."""
    known = battle.draw_pile[side]
    end = known
    if battle.asks:
        find_unseen(battle, side)
        end += battle.unseens
    if is_new(battle):
        pool = tokens(battle.draw[side], battle.cards)
        note(battle, REQUEST, DRAW, why, side, 1, pool, row(battle.unseen, battle.unseens), card)
    number = taken(battle, Stream.DECK + side, known, 0, end)
    if number < known:
        return nth_card(battle.draw[side], number)
    turned_up = battle.unseen[number - known]
    exchange(battle, side, turned_up)
    return turned_up


def lost_card(battle: Battle, side: int, card: int) -> int:
    """A card of a hand by chance: it is lost through a card."""
    for each in range(battle.cards):
        battle.tally[each] = copies_held(battle, side, each)
    if is_new(battle):
        hand = tokens(battle.tally, battle.cards)
        note(battle, REQUEST, DRAW, For.A_LOSS, side, 1, hand, 0, card)
    return nth_card(battle.tally, pick(battle, Stream.HAND + side, battle.hands[side]))


def reshuffle(battle: Battle, side: int) -> None:
    """The discards become the draw pile again."""
    for i in range(battle.discards[side]):
        battle.draw[side][battle.discard[side][i]] += 1
    battle.draw_pile[side] += battle.discards[side]
    battle.discards[side] = 0
    tell(battle, DeckReshuffled, side)


# -- the AI's deck at a table ----------------------------------------------------------------------
# It is dealt face down, so nobody knows which cards of a pile are in it. The program deals it in
# secret to have something to draw from. Whoever draws from the real one may turn over any other
# card of the army that lies in no deck, as long as a card of its pile is left: then the two are
# exchanged. So may a card come up that no army lists, once it has been typed in.


def find_unseen(battle: Battle, side: int) -> None:
    """Cards that may turn up in the AI's deck beside those dealt: of its army, of a pile with a
    card left in the draw pile."""
    battle.unseens = 0
    if not battle.is_solo or side != AI:
        return
    left = 0
    for card in range(battle.cards):
        if battle.draw[side][card]:
            left |= 1 << battle.pile[card]
    for card in range(battle.cards):
        if may_turn_up(battle, side, card) and left >> battle.pile[card] & 1:
            battle.unseen[battle.unseens] = card
            battle.unseens += 1


def may_turn_up(battle: Battle, side: int, card: int) -> bool:
    """Whether a card that was not dealt may be in the deck after all."""
    if battle.draw[side][card] or battle.barred[card]:
        return False
    army = battle.armies[side]
    return (army != NOTHING and battle.box[army][card] > 0) or battle.is_stranger[card] == 1


def exchange(battle: Battle, side: int, card: int) -> None:
    """A card was drawn that was thought to lie in the box: one of its pile lies there instead."""
    instead = 0
    while not battle.draw[side][instead] or battle.pile[instead] != battle.pile[card]:
        instead += 1
    army = battle.armies[side]
    battle.draw[side][instead] -= 1
    battle.draw[side][card] += 1
    if army != NOTHING:
        battle.box[army][instead] += 1
        if battle.box[army][card]:
            battle.box[army][card] -= 1
    tell(battle, CardExchanged, side, card, instead)
