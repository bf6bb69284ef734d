"""Action cards of random positions that their owner has not told."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from opfor.core.requests import UNTOLD


class Cards(NamedTuple):
    """A hand, and what is listed in the deck."""

    hand: tuple[str, ...]
    deck: tuple[str, ...]


def kept_back(rng: Random, hand: tuple[str, ...], deck: tuple[str, ...]) -> Cards:
    """Now and then some of the hand are untold: they are listed in the deck."""
    if rng.random() < 0.7:
        return Cards(hand, deck)
    own = rng.sample(hand, rng.randint(0, len(hand)))
    told, listed = list(hand), list(deck)
    for card in own:
        told.remove(card)
        listed.append(card)
    return Cards((*sorted(told), *(UNTOLD,) * len(own)), tuple(sorted(listed)))
