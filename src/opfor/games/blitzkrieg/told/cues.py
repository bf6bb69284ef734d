"""How what happens in Blitzkrieg! is played on the board."""

from __future__ import annotations

from opfor.core.cues import FOLLOWS, QUIET, Cue
from opfor.games.blitzkrieg.told.pictures.board import space_ref, theatre_ref
from opfor.games.blitzkrieg.told.refs import reserve_ref, stratagem_ref, track_ref
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, State

_NOTHING = Cue(part=QUIET)

CUES: dict[type, Cue] = {
    e.GameSetUp: _NOTHING,
    e.StratagemsPrepared: _NOTHING,
    e.TurnBegun: _NOTHING,
    e.EffectTaken: _NOTHING,
    e.UnitDrawn: Cue("card", FOLLOWS),
    e.UnitTold: _NOTHING,
    e.NothingDrawn: Cue("light", FOLLOWS),
    e.WeaponResearched: Cue("light", FOLLOWS),
    e.StratagemDrawn: Cue("card", at="stratagem"),
    e.UnitPlaced: Cue("place", by="slot", at="space"),
    e.UnitBombed: Cue("gone", FOLLOWS, at="slot"),
    e.CouldNotPlace: Cue("light"),
    e.TrackMoved: Cue("track", FOLLOWS, at="theatre"),
    e.PointsScored: Cue("track", FOLLOWS),
    e.CampaignClosed: Cue("light", FOLLOWS, at="theatre"),
    e.TheatreWon: Cue("light", FOLLOWS, at="theatre"),
    e.TheatreOpened: Cue("light", at="theatre"),
    e.GameEnded: Cue("light"),
    e.Corrected: Cue("light"),
    e.TokensCorrected: Cue("light"),
    e.StratagemCorrected: Cue("light"),
}
"""What a placement brings belongs to it; whose turn it is and what was prepared are no steps."""


def ref_of_field(setting: Setting, _state: State, event: e.Event, field: str) -> str:
    """The token of a row, the space, the track or theatre, the stratagem."""
    value = getattr(event, field)
    match event, field:
        case e.UnitPlaced(side=side) | e.UnitBombed(side=side), "slot":
            return reserve_ref(setting, side, value) if value >= 0 else ""
        case _, "space":
            return space_ref(setting, value)
        case e.TrackMoved(), _:
            return track_ref(setting, value)
        case e.StratagemDrawn(), _:
            return stratagem_ref(value) if value != HIDDEN else ""
    return theatre_ref(setting, value)
