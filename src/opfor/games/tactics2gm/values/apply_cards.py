"""How decks, hands and terrain cards follow an event."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.changes import added, with_deck, with_unit
from opfor.games.tactics2gm.values.state import Box, State, TerrainPiece
from opfor.kit.tuples import swapped, without


def army_built(state: State, v: e.ArmyBuilt) -> State:
    deck = replace(state.decks[v.side], draw=tuple(sorted((*state.decks[v.side].draw, *v.cards))))
    name = state.armies[v.side]
    boxes = tuple(
        Box(box.army, without(box.cards, *v.cards)) if box.army == name else box
        for box in state.boxes
    )
    return replace(state, boxes=boxes, decks=with_deck(state, v.side, deck))


def card_exchanged(state: State, v: e.CardExchanged) -> State:
    deck = state.decks[v.side]
    draw = tuple(sorted((*without(deck.draw, v.instead), v.card)))
    name = state.armies[v.side]
    boxes = tuple(
        Box(box.army, tuple(sorted((*_less(box.cards, v.card), v.instead))))
        if box.army == name
        else box
        for box in state.boxes
    )
    return replace(state, boxes=boxes, decks=with_deck(state, v.side, replace(deck, draw=draw)))


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A box without a card; one that was typed in at the table was in none."""
    return without(cards, card) if card in cards else cards


def terrain_placed(state: State, v: e.TerrainPlaced) -> State:
    return replace(
        state,
        terrain=swapped(state.terrain, v.cell, TerrainPiece(v.card)),
        terrain_deck=without(state.terrain_deck, v.card),
        placed=added(state.placed, v.side, v.cost),
        ap=added(state.ap, v.side, -v.paid),
    )


def cards_drawn(state: State, v: e.CardsDrawn) -> State:
    deck = state.decks[v.side]
    deck = replace(deck, draw=without(deck.draw, *v.cards), hand=(*deck.hand, *v.cards))
    return replace(
        state,
        decks=with_deck(state, v.side, deck),
        short_draw=added(state.short_draw, v.side, -state.short_draw[v.side]),
    )


def card_taken(state: State, v: e.CardTaken) -> State:
    deck = state.decks[v.side]
    deck = replace(deck, draw=without(deck.draw, v.card), hand=(*deck.hand, v.card))
    return replace(state, decks=with_deck(state, v.side, deck))


def cards_discarded(state: State, v: e.CardsDiscarded) -> State:
    deck = state.decks[v.side]
    deck = replace(deck, hand=without(deck.hand, *v.cards), discard=(*deck.discard, *v.cards))
    return replace(
        state,
        decks=with_deck(state, v.side, deck),
        short_draw=added(state.short_draw, v.side, v.short),
    )


def deck_reshuffled(state: State, v: e.DeckReshuffled) -> State:
    deck = state.decks[v.side]
    deck = replace(deck, draw=tuple(sorted((*deck.draw, *deck.discard))), discard=())
    return replace(state, decks=with_deck(state, v.side, deck))


def support_played(state: State, v: e.SupportPlayed) -> State:
    deck = state.decks[v.side]
    hand = without(deck.hand, v.card)
    if v.stays:
        deck = replace(deck, hand=hand, in_play=(*deck.in_play, v.card))
    else:
        deck = replace(deck, hand=hand, discard=(*deck.discard, v.card))
    return replace(state, ap=added(state.ap, v.side, -v.cost), decks=with_deck(state, v.side, deck))


def plane_shot_at(state: State, v: e.PlaneShotAt) -> State:
    if v.unit:
        return replace(state, units=with_unit(state, v.unit, hidden=False))
    defender = 1 - v.side
    deck = state.decks[defender]
    deck = replace(
        deck, in_play=without(deck.in_play, v.fighter), discard=(*deck.discard, v.fighter)
    )
    return replace(state, decks=with_deck(state, defender, deck))
