"""What a seat may see: hands, draw piles and face-down cards of the other side are hidden."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.content import HIDDEN
from opfor.games.tactics2gm.options import Setting
from opfor.games.tactics2gm.state import Box, Deck, State


def side_of(setting: Setting, seat: str) -> int:
    """The side a seat plays."""
    if seat not in setting.seats:
        raise OpforError(one_of("seat", seat, setting.seats))
    return setting.seats.index(seat)


def view(setting: Setting, state: State, seat: str) -> State:
    """The state as a seat may see it.

    The AI plays with open cards, so its hand stays visible; bids are hidden until both are made.
    """
    side = side_of(setting, seat)
    other = 1 - side
    decks = list(state.decks)
    decks[other] = hidden_deck(state.decks[other], open_hand=other == setting.ai)
    units = state.units
    if setting.night and any(u.hidden and u.side == other for u in units):
        units = tuple(
            replace(u, card=HIDDEN, tokens=()) if u.hidden and u.side == other else u for u in units
        )
    bids = state.bids
    if bids[other] >= 0 and bids[side] < 0:
        bids = (-1, bids[1]) if other == 0 else (bids[0], -1)
    return replace(
        state,
        decks=(decks[0], decks[1]),
        units=units,
        bids=bids,
        boxes=hidden_boxes(state, state.armies[other]),
    )


def hidden_deck(deck: Deck, *, open_hand: bool) -> Deck:
    """A deck with what lies face down replaced, numbers kept."""
    return replace(
        deck,
        draw=(HIDDEN,) * len(deck.draw),
        hand=deck.hand if open_hand else (HIDDEN,) * len(deck.hand),
    )


def hidden_boxes(state: State, army: str) -> tuple[Box, ...]:
    """The other army's box would tell its deck, so it is closed."""
    return tuple(
        Box(box.army, (HIDDEN,) * len(box.cards)) if box.army == army else box
        for box in state.boxes
    )
