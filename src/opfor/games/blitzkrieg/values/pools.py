"""Bags, pile, cup and reserves as tuples: one thing more, one fewer, one changed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.options import Setting
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


def in_bag(state: State, side: int) -> int:
    """How many units are really in a bag: an untold unit of a reserve is still listed there."""
    return len(state.bags[side]) - state.reserves[side].count(UNTOLD)


def in_pile(state: State) -> int:
    """How many weapons are really in the research pile: an untold one of a bag is still listed."""
    return len(state.pile) - sum(bag.count(UNTOLD) for bag in state.bags)


def kept_back(setting: Setting, state: State, source: str) -> int:
    """How many units or weapons are not told that are listed where a source draws from."""
    bags = [f"{seat}-bag" for seat in setting.seats]
    if source in bags:
        side = bags.index(source)
        return state.reserves[side].count(UNTOLD) + state.bags[side].count(UNTOLD)
    return sum(bag.count(UNTOLD) for bag in state.bags) if source == "pile" else 0
