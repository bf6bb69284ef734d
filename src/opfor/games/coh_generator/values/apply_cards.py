"""How decks, hands and record boards follow the events. No rules live here."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.state import RecordBoard, State
from opfor.kit.tuples import without


def decks_built(state: State, event: e.DecksBuilt) -> State:
    empty: dict[str, tuple[str, ...]] = dict.fromkeys(event.decks, ())
    return replace(state, decks=event.decks, tops=empty, hands=empty, discards=empty)


def card_dealt(state: State, event: e.CardDealt) -> State:
    role, card = event.role, event.card
    tops, decks = state.tops, state.decks
    if card in tops[role]:
        tops = tops | {role: without(tops[role], card)}
    else:
        decks = {
            other: tuple(c for c in deck if c != card) if _is_mate(other, role) else deck
            for other, deck in decks.items()
        }
    hands = state.hands | {role: (*state.hands[role], card)}
    return replace(state, decks=decks, tops=tops, hands=hands)


def _is_mate(role: str, other: str) -> bool:
    """Teammates draw from one set of cards: what one has, the other cannot get."""
    return role.partition("-")[0] == other.partition("-")[0]


def action_card_drawn(state: State, event: e.ActionCardDrawn) -> State:
    held = (*state.action_hands.get(event.role, ()), event.card)
    deck = without(state.action_deck, event.card)
    return replace(state, action_deck=deck, action_hands=state.action_hands | {event.role: held})


def card_returned(state: State, event: e.CardReturned) -> State:
    hands = state.hands | {event.role: without(state.hands[event.role], event.card)}
    tops = state.tops | {event.role: (event.card, *state.tops[event.role])}
    return replace(state, hands=hands, tops=tops)


def card_played(state: State, event: e.CardPlayed) -> State:
    play = event.play
    hands = state.hands | {play.role: without(state.hands[play.role], play.card)}
    changed = replace(state, hands=hands, log=(*state.log, play))
    if not event.section:
        discard = (*state.discards[play.role], play.card)
        return replace(changed, discards=state.discards | {play.role: discard})
    return filed(changed, play.side, event.section, play.card)


def filed(state: State, side: str, section: str, card: str) -> State:
    record = state.records.get(side, RecordBoard())
    filed = replace(record, **{section: (*getattr(record, section), card)})
    return replace(state, records=state.records | {side: filed})


def condition_drawn(state: State, event: e.ConditionDrawn) -> State:
    deck = without(state.condition_deck, event.card)
    return replace(state, condition_deck=deck, condition_hand=(*state.condition_hand, event.card))


def condition_played(state: State, event: e.ConditionPlayed) -> State:
    held = without(state.condition_hand, event.card)
    if event.kept:
        return filed(replace(state, condition_hand=held), event.side, event.kept, event.card)
    discard = (*state.condition_discard, event.card)
    return replace(state, condition_hand=held, condition_discard=discard)


def pools_discarded(state: State, _event: e.PoolsDiscarded) -> State:
    gone: dict[str, tuple[str, ...]] = {}
    for role, deck in state.decks.items():
        aside = {card for other in gone if _is_mate(other, role) for card in gone[other]}
        own = (*state.discards[role], *state.hands[role], *state.tops[role])
        gone[role] = (*own, *(card for card in deck if card not in aside))
    empty: dict[str, tuple[str, ...]] = dict.fromkeys(state.decks, ())
    return replace(
        state,
        discards=gone,
        decks=empty,
        hands=empty,
        tops=empty,
        condition_deck=(),
        condition_discard=(*state.condition_discard, *state.condition_deck),
        pool=(),
        pool_discard=(*state.pool_discard, *state.pool),
        round=1,
    )
