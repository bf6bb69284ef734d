"""Events as instructions to the person who moves the cardboard.

What the person did with their own hands (placing their own unit) needs no instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.sentences import drawn
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, State


def instruct(setting: Setting, state: State, happened: e.Event) -> str:
    """What to do with the pieces; ``state`` is the state before the event."""
    told = _INSTRUCTIONS.get(type(happened))
    return "" if told is None else told(setting, state, happened)


def _place_of(setting: Setting, space: int) -> str:
    """``the first space of Western Europe's second campaign``."""
    where = setting.board.spaces[space]
    told = {"theatre": say.theatre(setting, where.theatre), "n": say.ordinal(where.position)}
    if len(setting.board.theatres[where.theatre].campaigns) == 1:
        return SAY("place", **told)
    return SAY("place-of-campaign", campaign=say.ordinal(where.campaign + 1), **told)


def _unit_placed(setting: Setting, _state: State, event: e.UnitPlaced) -> str:
    if event.side != setting.bot:
        return ""
    unit = say.owned(setting, event.side, event.unit)
    return SAY("do-place", unit=unit, place=_place_of(setting, event.space))


def _unit_drawn(setting: Setting, _state: State, event: e.UnitDrawn) -> str:
    return SAY(
        "do-draw",
        unit=drawn(setting, event.unit, SAY("a-unit")),
        origin=event.origin,
        who=say.side(setting, event.side),
        to="row" if event.side == setting.bot else "reserve",
    )


def _weapon_researched(setting: Setting, _state: State, event: e.WeaponResearched) -> str:
    unit = drawn(setting, event.unit, SAY("a-weapon"))
    return SAY("do-research", unit=unit, who=say.side(setting, event.side))


def _stratagem_drawn(_setting: Setting, state: State, event: e.StratagemDrawn) -> str:
    out = say.stratagem(event.stratagem)
    if state.stratagem is None:
        return SAY("do-stratagem-first", stratagem=out)
    return SAY("do-stratagem", stratagem=out, before=say.stratagem(state.stratagem))


def _track_moved(setting: Setting, state: State, event: e.TrackMoved) -> str:
    moved = event.to - state.tracks[event.theatre]
    return SAY(
        "do-track",
        theatre=say.theatre(setting, event.theatre),
        n=abs(moved),
        towards=say.end(setting, 0 if moved > 0 else 1),
        stands=_stand(setting, event.to),
    )


def _stand(setting: Setting, track: int) -> str:
    if track == 0:
        return SAY("stands-centre")
    return SAY("stands-at", n=abs(track), who=say.end(setting, 0 if track > 0 else 1))


def _points_scored(setting: Setting, state: State, event: e.PointsScored) -> str:
    total, who = state.vp[event.side] + event.points, say.side(setting, event.side)
    return SAY("do-points", who=who, n=event.points, total=total)


def _unit_bombed(setting: Setting, _state: State, event: e.UnitBombed) -> str:
    told = {"who": say.side(setting, event.side), "to": event.to}
    if event.unit in say.NAMELESS:
        return SAY("do-bombed", **told)
    name = "do-bombed-row" if event.side == setting.bot else "do-bombed-unit"
    return SAY(name, unit=say.owned(setting, event.side, event.unit), **told)


def _campaign_closed(setting: Setting, _state: State, event: e.CampaignClosed) -> str:
    theatre = say.theatre(setting, event.theatre)
    if event.following == CLOSED:
        return SAY("do-closed", theatre=theatre)
    return SAY("do-next-campaign", theatre=theatre, n=say.ordinal(event.following + 1))


_INSTRUCTIONS: dict[type, Callable[[Setting, State, Any], str]] = {
    e.UnitPlaced: _unit_placed,
    e.UnitDrawn: _unit_drawn,
    e.WeaponResearched: _weapon_researched,
    e.StratagemsPrepared: lambda _s, _st, ev: SAY("do-stratagems", out=say.stratagem(ev.out)),
    e.StratagemDrawn: _stratagem_drawn,
    e.TrackMoved: _track_moved,
    e.PointsScored: _points_scored,
    e.UnitBombed: _unit_bombed,
    e.CampaignClosed: _campaign_closed,
    e.TheatreWon: lambda s, _st, ev: SAY("do-closed", theatre=say.theatre(s, ev.theatre)),
    e.TheatreOpened: lambda s, _st, ev: SAY("do-open", theatre=say.theatre(s, ev.theatre)),
}
