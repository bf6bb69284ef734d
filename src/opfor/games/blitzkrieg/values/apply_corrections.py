"""How the state follows from corrections by hand; every token stays somewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_type_hints

from msgspec.structs import replace

from opfor.core.codec import convert
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.events import Corrected, TokensCorrected
from opfor.games.blitzkrieg.values.pools import out_of_bag
from opfor.games.blitzkrieg.values.state import State
from opfor.kit.tuples import swapped, with_sorted, without


def field_corrected(state: State, e: Corrected) -> State:
    """Values come from a record as JSON left it: give them the field's type."""
    value = e.value
    if e.index >= 0:
        value = swapped(getattr(state, e.field), e.index, value)
    after: State = replace(state, **{e.field: convert(value, _FIELDS[e.field])})
    return _exchanged_with_bags(state, after, e) if e.exchanged else after


def _exchanged_with_bags(before: State, after: State, e: Corrected) -> State:
    """What is not there after all goes into its owner's bag, what is there comes out of it."""
    if e.field == "reserves":
        gone = Counter(before.reserves[e.index]) - Counter(after.reserves[e.index])
        come = Counter(after.reserves[e.index]) - Counter(before.reserves[e.index])
        moves = [(e.index, list(gone.elements()), list(come.elements()))]
    else:
        old, new = before.placed[e.index], after.placed[e.index]
        moves = [(old[0], [old[1]], [])] if old is not None else []
        moves += [(new[0], [], [new[1]])] if new is not None else []
    for side, back, out in moves:
        for unit in back:
            after = _into_bag(after, side, unit)
        for unit in out:
            after = _from_anywhere(after, side, unit, is_placed=e.field == "placed")
    return after


def _into_bag(state: State, side: int, unit: str) -> State:
    if unit == UNTOLD:  # it is listed there already
        return state
    bags: Any = swapped(state.bags, side, with_sorted(state.bags[side], unit))
    return replace(state, bags=bags)


def _from_anywhere(state: State, side: int, unit: str, *, is_placed: bool) -> State:
    """Out of the bag, else for the board out of the reserve, else out of the pile; if it is
    nowhere there is one too many, which the inventory tells."""
    bag, reserve = state.bags[side], state.reserves[side]
    if unit in bag or (UNTOLD in bag and unit in state.pile):
        return out_of_bag(state, side, unit)
    if is_placed and unit in reserve:
        reserves: Any = swapped(state.reserves, side, without(reserve, unit))
        return replace(state, reserves=reserves)
    if unit in state.pile:
        return replace(state, pile=without(state.pile, unit))
    return state


def tokens_corrected(state: State, e: TokensCorrected) -> State:
    if e.pool == "bag":
        bags: Any = swapped(state.bags, e.side, _exchanged(state.bags[e.side], e))
        return replace(state, bags=bags)
    if e.pool == "pile":
        return replace(state, pile=_exchanged(state.pile, e))
    return replace(state, cup=_exchanged(state.cup, e))


def _exchanged(pool: tuple[str, ...], e: TokensCorrected) -> tuple[str, ...]:
    for item in e.put_in:
        pool = with_sorted(pool, item)
    for item in e.taken_out:
        pool = without(pool, item)
    return pool


_FIELDS: dict[str, Any] = get_type_hints(State)
