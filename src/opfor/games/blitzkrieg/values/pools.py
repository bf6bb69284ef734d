"""Bags, pile, cup and reserves as tuples: one thing more, one fewer, one changed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.state import State


def swapped(pair: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one entry replaced."""
    return pair[:index] + (value,) + pair[index + 1 :]  # noqa: RUF005 (faster than unpacking)


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """A tuple with the first occurrence of an item taken out; gaps close to the left."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


def with_sorted(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """An unordered pool with one more item."""
    return tuple(sorted((*items, item)))


def out_of_bag(state: State, side: int, unit: str) -> State:
    """A known unit leaves a bag; one that is not listed there was an untold weapon."""
    bag = state.bags[side]
    if unit in bag:
        bags: Any = swapped(state.bags, side, without(bag, unit))
        return replace(state, bags=bags)
    bags = swapped(state.bags, side, without(bag, UNTOLD))
    return replace(state, bags=bags, pile=without(state.pile, unit))
