"""How decks, hands and terrain cards change by what happens."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.core.memory import Pool
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import DECK_STREAM


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
    for earlier in range(place):
        if battle.hand[side][earlier] == battle.hand[side][place]:
            return False
    return True


def take_card(battle: Battle, side: int, card: int) -> None:
    """From the draw pile into the hand."""
    battle.draw[side][card] -= 1
    battle.draw_pile[side] -= 1
    to_hand(battle, side, card)


def draw_card(battle: Battle, side: int) -> None:
    """The next card of the draw pile, which chance decides."""
    number = pick(battle, DECK_STREAM + side, battle.draw_pile[side])
    take_card(battle, side, nth_card(battle.draw[side], number))


def discard_card(battle: Battle, side: int, card: int) -> None:
    out_of_hand(battle, side, card)
    to_discard(battle, side, card)


def reshuffle(battle: Battle, side: int) -> None:
    """The discards become the draw pile again."""
    for i in range(battle.discards[side]):
        battle.draw[side][battle.discard[side][i]] += 1
    battle.draw_pile[side] += battle.discards[side]
    battle.discards[side] = 0


def pay_for_card(battle: Battle, side: int, card: int, stays: bool) -> None:
    """A support card or airplane is paid and put away, or beside the HQ."""
    battle.ap[side] -= battle.cost[card]
    out_of_hand(battle, side, card)
    if stays:
        battle.in_play[side][battle.in_plays[side]] = card
        battle.in_plays[side] += 1
    else:
        to_discard(battle, side, card)


def lay_terrain(battle: Battle, side: int, terrain: int, cell: int, paid: int) -> None:
    """A terrain card is placed; its cost counts against the bid, ``paid`` is taken from the AP."""
    battle.ground[cell] = terrain
    battle.rough |= battle.bit[cell]
    battle.worn[cell] = 0
    battle.printed[cell] = 0
    battle.terrain_deck[terrain] -= 1
    battle.placed[side] += battle.terrain_cost[terrain]
    battle.ap[side] -= paid
