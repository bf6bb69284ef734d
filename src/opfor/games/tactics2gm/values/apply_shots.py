"""How shots and damage change the state."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.changes import added, with_deck, with_unit
from opfor.games.tactics2gm.values.state import State, TerrainPiece, Token, Unit, unit_of
from opfor.kit.tuples import swapped


def spent(state: State, unit: Unit, slot: int) -> dict[str, Any]:
    """The changes that mark a weapon or token of a unit as used this turn."""
    changes: dict[str, Any] = {"fired": unit.fired | 1 << slot, "hidden": False}
    if slot:
        tokens = list(unit.tokens)
        tokens[slot - 1] = Token(tokens[slot - 1].kind, state.turn)
        changes["tokens"] = tuple(tokens)
    return changes


def removed(state: State, unit_id: int) -> State:
    """The state after a unit (and what it still carries) is lost; cards go to the discards."""
    unit = unit_of(state, unit_id)
    gone = [u for u in state.units if u.id == unit_id or u.id == unit.cargo]
    deck = state.decks[unit.side]
    deck = replace(deck, discard=(*deck.discard, *(u.card for u in gone)))
    units = tuple(u for u in state.units if u not in gone)
    if unit.aboard:
        units = tuple(replace(u, cargo=0) if u.id == unit.aboard else u for u in units)
    return replace(
        state,
        units=units,
        losses=added(state.losses, unit.side, len(gone)),
        decks=with_deck(state, unit.side, deck),
    )


def wounded(state: State, unit_id: int, damage: int, destroyed: bool) -> State:
    if destroyed:
        return removed(state, unit_id)
    if not damage:
        return state
    wounds = unit_of(state, unit_id).wounds + damage
    return replace(state, units=with_unit(state, unit_id, wounds=wounds))


def terrain_hit(state: State, cell: int, damage: int, destroyed: bool) -> State:
    piece = state.terrain[cell]
    assert piece is not None
    if not destroyed:
        worn = TerrainPiece(piece.card, piece.damage + damage, piece.printed)
        return replace(state, terrain=swapped(state.terrain, cell, worn))
    out = state.terrain_out if piece.printed else (*state.terrain_out, piece.card)
    return replace(state, terrain=swapped(state.terrain, cell, None), terrain_out=out)


def shot_fired(state: State, v: e.ShotFired) -> State:
    shooter = unit_of(state, v.unit)
    changes = _shooter_after(state, shooter, v)
    units = []
    for unit in state.units:
        if unit.id == v.unit:
            unit = replace(unit, **changes)
        elif unit.id == v.target and v.unit not in unit.shot_by and v.how != "assault":
            unit = replace(unit, shot_by=(*unit.shot_by, v.unit))
        units.append(unit)
    state = replace(state, units=tuple(units))
    if v.how == "assault":
        state = replace(state, extra_shots=(*state.extra_shots, (v.target, v.unit)))
    elif v.how == "extra":
        left = tuple(pair for pair in state.extra_shots if pair != (v.unit, v.target))
        state = replace(state, extra_shots=left)
    return _shot_effect(state, v, 1 - shooter.side)


def _shooter_after(state: State, shooter: Unit, v: e.ShotFired) -> dict[str, Any]:
    kills = shooter.kills + (v.destroyed and v.target > 0)
    if v.how == "assault":
        return {"assaulted": True, "moved": True, "kills": kills, "hidden": False}
    if v.how == "extra":
        return {"kills": kills, "hidden": False}
    if v.slot == 0 and shooter.fired & 1:
        return {"extra": shooter.extra - 1, "kills": kills, "hidden": False}
    return {**spent(state, shooter, v.slot), "kills": kills}


def _shot_effect(state: State, v: e.ShotFired, enemy: int) -> State:
    if v.target > 0:
        return wounded(state, v.target, v.damage, v.destroyed)
    if v.target == 0:
        return replace(state, hq=added(state.hq, enemy, v.damage)) if v.damage else state
    return terrain_hit(state, -1 - v.target, v.damage, v.destroyed) if v.damage else state


def unit_damaged(state: State, v: e.UnitDamaged) -> State:
    if v.touches:
        touched = (*unit_of(state, v.unit).touched, v.card)
        state = replace(state, units=with_unit(state, v.unit, touched=touched))
    return wounded(state, v.unit, v.damage, v.destroyed)


def unit_affected(state: State, v: e.UnitAffected) -> State:
    units = tuple(
        replace(
            u,
            cover=u.cover + v.cover,
            aim=u.aim + v.aim,
            halted=u.halted | v.halted,
            extra=u.extra + v.extra,
            rank=u.rank + v.rank,
            wounds=u.wounds - v.healed,
            touched=(*u.touched, v.card),
        )
        if u.id == v.unit
        else u
        for u in state.units
    )
    return replace(state, units=units)
