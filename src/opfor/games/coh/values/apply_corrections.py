"""How the state follows from corrections by hand; hit counters change places with their pile."""

from __future__ import annotations

from typing import Any, get_type_hints

from msgspec.structs import replace

from opfor.core.codec import convert
from opfor.games.coh.values.events import Corrected
from opfor.games.coh.values.solo_state import SoloState
from opfor.games.coh.values.state import OFF, State

SOLO = "solo."
"""Before the name of something that only solo play has."""


def corrected(state: State, e: Corrected) -> State:
    if e.unit == OFF:
        values = {k: convert(v, _KINDS[k]) for k, v in e.values.items() if k in _KINDS}
        named = {k.removeprefix(SOLO): v for k, v in e.values.items() if k.startswith(SOLO)}
        if named and state.solo is not None:
            solo = {k: convert(v, _SOLO_KINDS[k]) for k, v in named.items()}
            values["solo"] = replace(state.solo, **solo)
        return replace(state, **values)
    counter = replace(state.counters[e.unit], **e.values)
    counters = (*state.counters[: e.unit], counter, *state.counters[e.unit + 1 :])
    state = replace(state, counters=counters)
    for pile, hit, change in e.piles:
        state = replace(state, **{pile: _changed(getattr(state, pile), hit, change)})
    return state


def _changed(pile: tuple[str, ...], hit: str, change: int) -> tuple[str, ...]:
    if change > 0:
        return tuple(sorted((*pile, hit)))
    at = pile.index(hit)
    return pile[:at] + pile[at + 1 :]


_KINDS: dict[str, Any] = get_type_hints(State)
_SOLO_KINDS: dict[str, Any] = get_type_hints(SoloState)
