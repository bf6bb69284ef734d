"""How what happens in a generation is played on the map."""

from __future__ import annotations

from opfor.core.cues import FOLLOWS, QUIET, Cue
from opfor.games.coh_generator.values import events as ev

_NOTHING = Cue(part=QUIET)
_FOLLOWS = Cue("light", FOLLOWS)

CUES: dict[type, Cue] = {
    ev.InitiativeWon: Cue("light"),
    ev.SidesTaken: Cue("light"),
    ev.MapLaid: Cue("place"),
    ev.MapSwitched: Cue("place"),
    ev.CounterMoved: Cue("move", FOLLOWS),
    ev.EdgeTaken: _FOLLOWS,
    ev.DecksBuilt: _NOTHING,
    ev.CardDealt: Cue("card", FOLLOWS),
    ev.ActionCardDrawn: Cue("card", FOLLOWS),
    ev.CardReturned: _NOTHING,
    ev.CardPlayed: Cue("card"),
    ev.UnitsGained: _FOLLOWS,
    ev.UnitPlaced: Cue("place", FOLLOWS),
    ev.UnitSheltered: Cue("turn", FOLLOWS),
    ev.UnitTurned: Cue("turn", FOLLOWS),
    ev.UnitsCupped: _FOLLOWS,
    ev.MarkerPlaced: Cue("place", FOLLOWS),
    ev.CapsChanged: _FOLLOWS,
    ev.RateChanged: _FOLLOWS,
    ev.RoundsChanged: _FOLLOWS,
    ev.CounterDrawn: _FOLLOWS,
    ev.CounterKept: _FOLLOWS,
    ev.WorkPlaced: Cue("place", FOLLOWS),
    ev.WorkRemoved: Cue("gone", FOLLOWS),
    ev.ConditionDrawn: Cue("card", FOLLOWS),
    ev.ConditionPlayed: Cue("card", FOLLOWS),
    ev.ScoreAdded: _FOLLOWS,
    ev.PointsGiven: _FOLLOWS,
    ev.RuleAdded: _FOLLOWS,
    ev.SiteRecorded: _FOLLOWS,
    ev.UnitsChosen: _FOLLOWS,
    ev.ArtilleryGained: _FOLLOWS,
    ev.TruckRouted: _FOLLOWS,
    ev.TurnEnded: _NOTHING,
    ev.PoolsDiscarded: _NOTHING,
    ev.StageReached: _NOTHING,
    ev.MissionDeveloped: Cue("light"),
}
"""A card begins an entry; all it brings belongs to it."""
