"""Bags, pile, cup and reserves as tuples: one thing more, one fewer, one changed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.state import State
from opfor.kit.tuples import swapped, without


def out_of_bag(state: State, side: int, unit: str) -> State:
    """A known unit leaves a bag; one that is not listed there was an untold weapon."""
    bag = state.bags[side]
    if unit in bag:
        bags: Any = swapped(state.bags, side, without(bag, unit))
        return replace(state, bags=bags)
    bags = swapped(state.bags, side, without(bag, UNTOLD))
    return replace(state, bags=bags, pile=without(state.pile, unit))
