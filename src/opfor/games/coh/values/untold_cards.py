"""Action cards that their owner drew and has not told: each stands as ``UNTOLD`` in the hand and is
still listed in the deck."""

from __future__ import annotations

from typing import Any

from opfor.core.requests import UNTOLD
from opfor.games.coh.values.state import State


def untold(state: State) -> int:
    """How many cards of all hands are not told."""
    return sum(hand.count(UNTOLD) for hand in state.hands)


def in_deck(state: State) -> int:
    """How many cards are really in the deck."""
    return len(state.deck) - untold(state)


def may_hold(state: State, side: int) -> list[str]:
    """The cards a side may hold, each once: in place of an untold one any that is listed."""
    hand = set(state.hands[side])
    if UNTOLD in hand:
        hand = (hand | set(state.deck)) - {UNTOLD}
    return sorted(hand)


def kept_back(_setting: Any, state: State, source: str) -> int:
    """How many cards are not told that are listed where a source draws from."""
    return untold(state) if source == "action-cards" else 0
