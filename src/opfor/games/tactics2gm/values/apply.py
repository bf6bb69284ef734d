"""How the state follows an event. No rules live here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from opfor.games.tactics2gm.values import apply_cards as cards
from opfor.games.tactics2gm.values import apply_shots as fire
from opfor.games.tactics2gm.values import apply_units as units
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.apply_corrections import corrected
from opfor.games.tactics2gm.values.changes import added, with_unit
from opfor.games.tactics2gm.values.state import Ending, State
from opfor.kit.tuples import swapped


def apply(state: State, event: e.Event) -> State:
    """The state after an event."""
    return _APPLY[type(event)](state, event)


def _stage_begun(state: State, v: e.StageBegun) -> State:
    """Units placed before the game are not newly deployed when the turns begin."""
    if v.stage != "turn" or not state.units:
        return replace(state, stage=v.stage)
    settled = tuple(replace(u, fresh=False) for u in state.units)
    return replace(state, stage=v.stage, units=settled)


def _turn_begun(state: State, v: e.TurnBegun) -> State:
    standing = state.units
    if any(u.cover and u.side == v.side for u in standing):
        standing = tuple(replace(u, cover=0) if u.side == v.side else u for u in standing)
    return replace(
        state,
        turn=state.turn + 1,
        turns=added(state.turns, v.side, 1),
        mover=v.side,
        phase="start",
        units=standing,
    )


def _turn_ended(state: State, v: e.TurnEnded) -> State:
    after = []
    for u in state.units:
        if u.side == v.side:
            if u.moved or u.fired or u.fresh or u.aim or u.halted or u.extra or u.kills:
                u = replace(
                    u, moved=False, fired=0, fresh=False, aim=0, halted=0, extra=0, kills=0,
                    assaulted=False,
                )  # fmt: skip
        elif u.shot_by:
            u = replace(u, shot_by=())
        after.append(u)
    owed = state.extra_shots
    if owed:  # only shots the other side may still take stay open
        other = {u.id for u in after if u.side != v.side}
        owed = tuple(pair for pair in owed if pair[0] in other)
    return replace(state, units=tuple(after), extra_shots=owed, mover=1 - v.side, phase="start")


_APPLY: dict[type, Callable[[State, Any], State]] = {
    e.ArmiesAssigned: lambda s, v: replace(s, armies=v.armies),
    e.ArmyBuilt: cards.army_built,
    e.CardExchanged: cards.card_exchanged,
    e.StageBegun: _stage_begun,
    e.BidMade: lambda s, v: replace(
        s, bids=added(s.bids, v.side, v.ap + 1), ap=added(s.ap, v.side, -v.ap)
    ),
    e.FirstDecided: lambda s, v: replace(s, first=v.side, mover=v.side),
    e.TerrainPlaced: cards.terrain_placed,
    e.TerrainEnded: lambda s, v: replace(s, passed=swapped(s.passed, v.side, True)),
    e.TurnBegun: _turn_begun,
    e.StanceSet: lambda s, v: replace(s, stance=v.stance, stance_total=v.total),
    e.ApGained: lambda s, v: replace(
        s, ap=added(s.ap, v.side, v.hq + v.supply + v.command + v.other)
    ),
    e.ApLost: lambda s, v: replace(s, ap=added(s.ap, v.side, -v.amount)),
    e.CardsDrawn: cards.cards_drawn,
    e.CardTaken: cards.card_taken,
    e.CardsDiscarded: cards.cards_discarded,
    e.DeckReshuffled: cards.deck_reshuffled,
    e.PhaseBegun: lambda s, v: replace(s, phase=v.phase),
    e.UnitMoved: units.unit_moved,
    e.UnitsSwapped: units.units_swapped,
    e.UnitLoaded: units.unit_loaded,
    e.UnitUnloaded: units.unit_unloaded,
    e.UnitDeployed: units.unit_deployed,
    e.EquipmentBought: units.equipment_bought,
    e.EquipmentUsed: units.equipment_used,
    e.UnitHealed: units.unit_healed,
    e.ShotFired: fire.shot_fired,
    e.Missed: lambda s, _v: s,
    e.UnitDamaged: fire.unit_damaged,
    e.TerrainDamaged: lambda s, v: fire.terrain_hit(s, v.cell, v.damage, v.destroyed),
    e.HqDamaged: lambda s, v: replace(s, hq=added(s.hq, v.side, v.damage)),
    e.UnitAffected: fire.unit_affected,
    e.UnitRevealed: lambda s, v: replace(s, units=with_unit(s, v.unit, hidden=False)),
    e.SupportPlayed: cards.support_played,
    e.PlaneShotAt: cards.plane_shot_at,
    e.BombsFell: lambda s, _v: s,
    e.TokensFlipped: units.tokens_flipped,
    e.TargetHeld: lambda s, v: replace(s, held=added(s.held, v.side, 1)),
    e.TurnEnded: _turn_ended,
    e.GameEnded: lambda s, v: replace(s, stage="over", result=Ending(v.winner, v.why, v.rule)),
    e.Corrected: corrected,
}
