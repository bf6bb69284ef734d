"""Events in few words for somebody who sees the board."""

from __future__ import annotations

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def brief(setting: Setting, state: State, event: e.Event) -> str | None:
    """Whose turn it is, the stratagem and what the bot holds are shown; markers go by steps."""
    match event:
        case e.TurnBegun(last=False) | e.StratagemsPrepared() | e.StratagemDrawn():
            return ""
        case e.UnitDrawn(side=side) if side == setting.bot:
            return ""
        case e.TrackMoved(theatre=theatre, to=to):
            moved = to - state.tracks[theatre]
            return SAY(
                "event-track-brief",
                theatre=say.theatre(setting, theatre),
                n=abs(moved),
                towards=say.side(setting, 0 if moved > 0 else 1),
                cause=say.cause(event.why),
            )
    return None
