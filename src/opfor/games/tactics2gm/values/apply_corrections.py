"""How the state follows from corrections by hand: whatever is put somewhere comes from where it
lay."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from opfor.games.tactics2gm.values import apply_cards as cards
from opfor.games.tactics2gm.values import apply_shots as fire
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.changes import added, with_deck, with_unit
from opfor.games.tactics2gm.values.state import (
    ABOARD,
    State,
    TerrainPiece,
    Token,
    Unit,
    unit_of,
)
from opfor.kit.tuples import swapped, with_sorted, without

PILES = ("hand", "draw", "discard", "in_play")
"""Where a card is looked for that comes to lie elsewhere, the likeliest first."""


def corrected(state: State, v: e.Corrected) -> State:
    return _CORRECTED[v.what](state, v)


def _moved(state: State, v: e.Corrected) -> State:
    """To another space; whoever was aboard gets off."""
    unit = unit_of(state, v.unit)
    left = with_unit(state, unit.aboard, cargo=0) if unit.aboard else state.units
    state = replace(state, units=left)
    return replace(state, units=with_unit(state, v.unit, cell=v.number, aboard=0))


def _aboard(state: State, v: e.Corrected) -> State:
    state = replace(state, units=with_unit(state, v.number, cargo=v.unit))
    return replace(state, units=with_unit(state, v.unit, cell=ABOARD, aboard=v.number))


def _equipped(state: State, v: e.Corrected) -> State:
    tokens = (*unit_of(state, v.unit).tokens, Token(v.text))
    return replace(state, units=with_unit(state, v.unit, tokens=tokens))


def _stripped(state: State, v: e.Corrected) -> State:
    tokens = unit_of(state, v.unit).tokens
    gone = next(n for n, token in enumerate(tokens) if token.kind == v.text)
    left = (*tokens[:gone], *tokens[gone + 1 :])
    return replace(state, units=with_unit(state, v.unit, tokens=left))


def _put(state: State, v: e.Corrected) -> State:
    """A unit comes to the board from wherever its card lies."""
    unit = Unit(id=state.next_id, side=v.side, card=v.text, cell=v.number)
    state = _taken(state, v.side, v.text)
    return replace(state, units=(*state.units, unit), next_id=unit.id + 1)


def _taken(state: State, side: int, card: str) -> State:
    deck = state.decks[side]
    for name in PILES:
        pile = getattr(deck, name)
        if card in pile:
            deck = replace(deck, **{name: without(pile, card)})
            break
    return replace(state, decks=with_deck(state, side, deck))


def _worn(state: State, v: e.Corrected) -> State:
    piece = state.terrain[v.unit]
    worn = None if piece is None else replace(piece, damage=v.number)
    return replace(state, terrain=swapped(state.terrain, v.unit, worn))


def _laid(state: State, v: e.Corrected) -> State:
    """A terrain card on a space, from those that are left; what lay there goes back to them."""
    before, left = state.terrain[v.unit], state.terrain_deck
    if before is not None and not before.printed:
        left = with_sorted(left, before.card)
    left = without(left, v.text) if v.text in left else left
    now = TerrainPiece(v.text) if v.text else None
    return replace(state, terrain=swapped(state.terrain, v.unit, now), terrain_deck=left)


def _put_back(state: State, v: e.Corrected) -> State:
    deck = state.decks[v.side]
    deck = replace(deck, hand=without(deck.hand, v.text), draw=with_sorted(deck.draw, v.text))
    return replace(state, decks=with_deck(state, v.side, deck))


def _beside(state: State, v: e.Corrected) -> State:
    state = _taken(state, v.side, v.text)
    deck = state.decks[v.side]
    deck = replace(deck, in_play=(*deck.in_play, v.text))
    return replace(state, decks=with_deck(state, v.side, deck))


def _put_away(state: State, v: e.Corrected) -> State:
    deck = state.decks[v.side]
    gone = without(deck.in_play, v.text)
    deck = replace(deck, in_play=gone, discard=(*deck.discard, v.text))
    return replace(state, decks=with_deck(state, v.side, deck))


_CORRECTED: dict[str, Callable[[State, e.Corrected], State]] = {
    "ap": lambda s, v: replace(s, ap=added(s.ap, v.side, v.number - s.ap[v.side])),
    "hq": lambda s, v: replace(s, hq=added(s.hq, v.side, v.number - s.hq[v.side])),
    "wounds": lambda s, v: replace(s, units=with_unit(s, v.unit, wounds=v.number)),
    "cell": _moved,
    "remove": lambda s, v: fire.removed(s, v.unit),
    "hand": lambda s, v: cards.card_taken(s, e.CardTaken(v.side, v.text)),
    "stance": lambda s, v: replace(s, stance=v.text),
    "terrain": _worn,
    "equip": _equipped,
    "strip": _stripped,
    "put": _put,
    "aboard": _aboard,
    "lay": _laid,
    "put-back": _put_back,
    "beside": _beside,
    "put-away": _put_away,
}
