"""How what happens in Conflict of Heroes is played on the map."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.pictures.battle_map import hex_ref
from opfor.core.cues import FOLLOWS, QUIET, Cue
from opfor.games.coh.told.counters import unit_ref
from opfor.games.coh.told.refs import HEXES, card_ref, order_ref, refs_of_event
from opfor.games.coh.values import events as ev
from opfor.games.coh.values import round_events
from opfor.games.coh.values import solo_events as solo
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State

_NOTHING = Cue(part=QUIET)

CUES: dict[type, Cue] = {
    # rounds and turns
    ev.RoundBegun: Cue("light"),
    ev.CountersFreshened: Cue("turn", FOLLOWS),
    ev.SmokeThinned: Cue("light", FOLLOWS),
    ev.CapsSet: Cue("light", FOLLOWS),
    ev.CapsSpent: Cue("light", FOLLOWS),
    ev.InitiativeRolled: Cue("roll", FOLLOWS),
    ev.InitiativeWon: Cue("light", FOLLOWS),
    ev.TurnBegun: _NOTHING,
    ev.TurnRepeated: Cue("light", FOLLOWS),
    round_events.LastActRecalled: _NOTHING,
    ev.ActionTaken: _NOTHING,
    ev.SidePassed: Cue("light"),
    ev.RoundEnded: Cue("light"),
    ev.GameEnded: Cue("light"),
    ev.UnitsActivated: Cue("light", FOLLOWS, at="units"),
    ev.ApsSpent: _NOTHING,
    # cards
    ev.CardDealt: Cue("card", at="card"),
    ev.DeckReshuffled: _NOTHING,
    ev.CardPlayed: Cue("card", at="card"),
    ev.CardDropped: _NOTHING,
    ev.DieChanged: Cue("light", FOLLOWS),
    solo.OrderDrawn: Cue("card", at="card", follows="purpose=check"),
    solo.OrderDiscarded: _NOTHING,
    solo.OrderRemoved: Cue("light", FOLLOWS),
    solo.OrderAdded: Cue("light", FOLLOWS),
    solo.OrdersReshuffled: _NOTHING,
    solo.LossCounted: _NOTHING,
    # counters
    ev.UnitPlaced: Cue("place", by="unit", at="cell"),
    ev.UnitMoved: Cue("move", by="unit", at="cell"),
    ev.UnitTurned: Cue("turn", by="unit"),
    ev.UnitLeft: Cue("gone", by="unit"),
    ev.Intruded: Cue("move", by="unit", at="cell"),
    ev.UnitLoaded: Cue("move", by="unit", at="carrier"),
    ev.UnitUnloaded: Cue("move", by="unit", at="cell"),
    ev.UnitHidden: Cue("gone", by="unit"),
    ev.HiddenMoved: _NOTHING,
    ev.UnitRevealed: Cue("place", by="unit", at="cell"),
    ev.NothingFound: Cue("light", FOLLOWS, at="cell"),
    ev.UnitsSpent: Cue("turn", FOLLOWS, at="units"),
    ev.UnitsFreshened: Cue("turn", FOLLOWS, at="units"),
    ev.SpentChecked: Cue("light", FOLLOWS, at="units"),
    ev.AttackRolled: Cue("shot", by="attacker", at="target", dice="dice", word="result"),
    ev.UnitHit: Cue("turn", FOLLOWS, at="unit", word="hit"),
    ev.UnitUnhit: Cue("turn", FOLLOWS, at="unit"),
    ev.RallyRolled: Cue("roll", by="unit", at="unit", dice="dice"),
    ev.UnitDestroyed: Cue("gone", FOLLOWS, at="unit"),
    ev.PointsScored: Cue("light", FOLLOWS),
    # the ground
    ev.MarkerTaken: Cue("turn", FOLLOWS, at="cell"),
    ev.SmokeLaid: Cue("place", FOLLOWS, at="cells"),
    ev.WorkBuilt: Cue("place", FOLLOWS),
    ev.WorkDestroyed: Cue("gone", FOLLOWS, at="cell"),
    ev.WorkRevealed: Cue("place", FOLLOWS, at="cell"),
    ev.WorkHeld: _NOTHING,
    ev.WireCrossed: Cue("light", FOLLOWS, at="unit"),
    ev.BarrageAimed: Cue("light", at="cell"),
    ev.BarrageFell: Cue("light", at="cell"),
    ev.Corrected: Cue("light"),
    # what the mission does
    solo.SetUpStepTaken: _NOTHING,
    solo.CupFilled: _NOTHING,
    solo.TrackAdvanced: Cue("track", FOLLOWS),
    solo.MissionEventBegun: Cue("track"),
    solo.MissionOrderBegun: Cue("light", FOLLOWS),
    solo.RumorPlaced: Cue("place", by="unit", at="cell"),
    solo.RumorRevealed: Cue("turn", by="unit"),
    solo.EntryDrawn: Cue("light", by="unit"),
    solo.EntryRefused: Cue("light", FOLLOWS),
    solo.DefencePlaced: Cue("place", FOLLOWS, at="cell"),
    solo.RumorRemoved: Cue("gone", by="unit"),
    solo.SmokeRemoved: Cue("gone", FOLLOWS, at="cell"),
    solo.MarkerPlaced: Cue("place", FOLLOWS, at="cell"),
    solo.MarkerRemoved: Cue("gone", FOLLOWS, at="cell"),
    solo.RoundCalledOff: Cue("light"),
}
"""A check of what an action cost, hits and points belong to the act; what stands in the header or
lies in piles is no step."""


def ref_of_field(setting: Setting, state: State, event: Any, field: str) -> str:
    """The counter, hex or card; nothing of a counter that nobody sees."""
    value = getattr(event, field)
    value = value[0] if isinstance(value, tuple) and value else value
    if isinstance(event, solo.OrderDrawn):
        return order_ref(event.card) if event.purpose != "check" else ""
    if isinstance(value, str):
        return card_ref(value)
    if not isinstance(value, int) or value == OFF:
        return ""
    is_place = field in HEXES or field == "cells"
    found = hex_ref(setting.field, value) if is_place else unit_ref(state, value)
    return found if found in refs_of_event(setting, state, event) else ""
