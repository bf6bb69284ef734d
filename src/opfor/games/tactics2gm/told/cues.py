"""How what happens in 2GM Tactics is played on the board."""

from __future__ import annotations

from opfor.core.cues import FOLLOWS, QUIET, Cue
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.told.refs import hq_ref, target_ref, unit_ref
from opfor.games.tactics2gm.values import army_events as army
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, unit_alive

_NOTHING = Cue(part=QUIET)

CUES: dict[type, Cue] = {
    army.ArmiesAssigned: _NOTHING,
    army.ArmyBuilt: _NOTHING,
    army.CardExchanged: _NOTHING,
    # the course of a game
    e.StageBegun: _NOTHING,
    e.PhaseBegun: _NOTHING,
    e.TurnBegun: _NOTHING,
    e.TurnEnded: _NOTHING,
    e.BidMade: Cue("light"),
    e.FirstDecided: Cue("light", FOLLOWS),
    e.TerrainPlaced: Cue("place", at="cell"),
    e.TerrainEnded: _NOTHING,
    e.StanceSet: Cue("roll", dice="rolled"),
    e.ApGained: Cue("light", FOLLOWS, at="side"),
    e.ApLost: Cue("light", FOLLOWS, at="side"),
    e.GameEnded: Cue("light"),
    e.Corrected: Cue("light"),
    # cards
    e.CardsDrawn: Cue("card", FOLLOWS),
    e.CardTaken: Cue("card"),
    e.CardsDiscarded: _NOTHING,
    e.DeckReshuffled: _NOTHING,
    e.SupportPlayed: Cue("card"),
    # units
    e.UnitMoved: Cue("move", by="unit", at="cell"),
    e.UnitsSwapped: Cue("move", by="unit", at="other"),
    e.UnitLoaded: Cue("move", by="unit", at="transport"),
    e.UnitUnloaded: Cue("move", by="unit", at="cell"),
    e.UnitDeployed: Cue("place", at="cell"),
    e.UnitRevealed: Cue("turn", by="unit"),
    e.EquipmentBought: Cue("turn", by="unit"),
    e.EquipmentUsed: Cue("turn", by="unit"),
    e.UnitHealed: Cue("turn", by="by", at="unit"),
    e.UnitAffected: Cue("turn", FOLLOWS, at="unit"),
    e.TokensFlipped: _NOTHING,
    e.TargetHeld: Cue("light"),
    # fire
    e.ShotFired: Cue("shot", by="unit", at="target", dice="rolled"),
    e.Missed: Cue("shot", by="unit", at="target", dice="rolled"),
    e.UnitDamaged: Cue("turn", FOLLOWS, at="unit"),
    e.TerrainDamaged: Cue("turn", FOLLOWS, at="cell"),
    e.HqDamaged: Cue("turn", FOLLOWS, at="side"),
    e.PlaneShotAt: Cue("roll", at="unit", dice="rolled"),
    e.BombsFell: Cue("shot", at="target", dice="rolled"),
}
"""Income, draws and what a card does to a unit belong to what is going on; phases and piles are no
steps."""


def ref_of_field(setting: Setting, state: State, event: e.Event, field: str) -> str:
    """The unit, target, space or headquarters."""
    value = getattr(event, field)
    match field:
        case "cell":
            return space_ref(setting, value) if value >= 0 else ""
        case "side":
            return hq_ref(setting, value)
        case "target":
            shooter = unit_alive(state, getattr(event, "unit", 0))
            return target_ref(setting, state, shooter.side if shooter else state.mover, value)
    return unit_ref(state, value)
