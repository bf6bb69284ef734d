"""Small changes of frozen values, used where events are applied."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.games.tactics2gm.values.state import Deck, State, Unit


def added(pair: tuple[int, int], side: int, amount: int) -> tuple[int, int]:
    """A pair with something added to one side's number."""
    return (pair[0] + amount, pair[1]) if side == 0 else (pair[0], pair[1] + amount)


def with_deck(state: State, side: int, deck: Deck) -> tuple[Deck, Deck]:
    return (deck, state.decks[1]) if side == 0 else (state.decks[0], deck)


def with_unit(state: State, unit_id: int, **changes: Any) -> tuple[Unit, ...]:
    units = state.units
    for place, unit in enumerate(units):
        if unit.id == unit_id:
            return (*units[:place], replace(unit, **changes), *units[place + 1 :])
    return units
