"""How units on the board follow an event that is not fire."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.apply_shots import spent
from opfor.games.tactics2gm.values.changes import added, with_deck, with_unit
from opfor.games.tactics2gm.values.state import ABOARD, State, Token, Unit, unit_of
from opfor.kit.tuples import without


def unit_moved(state: State, v: e.UnitMoved) -> State:
    cover = unit_of(state, v.unit).cover + v.cover
    return replace(state, units=with_unit(state, v.unit, cell=v.cell, moved=True, cover=cover))


def units_swapped(state: State, v: e.UnitsSwapped) -> State:
    places = {v.unit: unit_of(state, v.other).cell, v.other: unit_of(state, v.unit).cell}
    units = tuple(
        replace(u, cell=places[u.id], moved=True) if u.id in places else u for u in state.units
    )
    return replace(state, units=units)


def unit_loaded(state: State, v: e.UnitLoaded) -> State:
    changes: dict[int, dict[str, Any]] = {
        v.unit: {"cell": ABOARD, "aboard": v.transport, "moved": True},
        v.transport: {"cargo": v.unit},
    }
    units = tuple(replace(u, **changes[u.id]) if u.id in changes else u for u in state.units)
    return replace(state, units=units)


def unit_unloaded(state: State, v: e.UnitUnloaded) -> State:
    changes: dict[int, dict[str, Any]] = {
        v.unit: {"cell": v.cell, "aboard": 0, "moved": True},
        unit_of(state, v.unit).aboard: {"cargo": 0},
    }
    units = tuple(replace(u, **changes[u.id]) if u.id in changes else u for u in state.units)
    return replace(state, units=units)


def unit_deployed(state: State, v: e.UnitDeployed) -> State:
    deck = state.decks[v.side]
    unit = Unit(
        id=state.next_id, side=v.side, card=v.card, cell=v.cell, aboard=v.aboard, fresh=True,
        hidden=v.hidden,
    )  # fmt: skip
    units = with_unit(state, v.aboard, cargo=unit.id) if v.aboard else state.units
    return replace(
        state,
        units=(*units, unit),
        next_id=state.next_id + 1,
        ap=added(state.ap, v.side, -v.cost),
        decks=with_deck(state, v.side, replace(deck, hand=without(deck.hand, v.card))),
    )


def equipment_bought(state: State, v: e.EquipmentBought) -> State:
    unit = unit_of(state, v.unit)
    return replace(
        state,
        units=with_unit(state, v.unit, tokens=(*unit.tokens, Token(v.token))),
        ap=added(state.ap, unit.side, -v.cost),
    )


def equipment_used(state: State, v: e.EquipmentUsed) -> State:
    user = unit_of(state, v.unit)
    units = with_unit(state, v.unit, **spent(state, user, v.slot))
    units = tuple(
        replace(
            u, cover=u.cover + v.cover, aim=u.aim + v.aim, wounds=u.wounds - v.healed
        ) if u.id == v.target else u
        for u in units
    )  # fmt: skip
    return replace(state, units=units)


def unit_healed(state: State, v: e.UnitHealed) -> State:
    wounds = unit_of(state, v.unit).wounds - v.amount
    after = replace(state, units=with_unit(state, v.unit, wounds=wounds))
    if not v.by:
        return after
    return replace(after, units=with_unit(after, v.by, fired=unit_of(after, v.by).fired | 1))


def tokens_flipped(state: State, v: e.TokensFlipped) -> State:
    def ready(token: Token) -> Token:
        return Token(token.kind) if token.used and token.used < state.turn else token

    units = tuple(
        replace(u, tokens=tuple(map(ready, u.tokens))) if u.side == v.side and u.tokens else u
        for u in state.units
    )
    return replace(state, units=units)
