"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.correction_sentences import (
    field_corrected,
    stratagem_corrected,
    tokens_corrected,
)
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, STEAMROLL, State


def event(setting: Setting, state: State, happened: e.Event) -> str:
    """One sentence for an event; ``state`` is the state before it."""
    return _EVENTS[type(happened)](setting, state, happened)


def drawn(setting: Setting, unit: str, nameless: str) -> Any:
    """A unit that came out of a bag or the pile, if it may be named."""
    return nameless if unit in say.NAMELESS else say.unit(setting, unit)


def _turn_begun(setting: Setting, state: State, event: e.TurnBegun) -> str:
    name = "event-turn-last" if event.last else "event-turn"
    return SAY(name, n=state.turn + 1, who=say.side(setting, event.side))


def _unit_drawn(setting: Setting, _state: State, event: e.UnitDrawn) -> str:
    who, unit = say.side(setting, event.side), drawn(setting, event.unit, SAY("a-unit"))
    return SAY("event-drawn", who=who, unit=unit, origin=event.origin)


def _weapon_researched(setting: Setting, _state: State, event: e.WeaponResearched) -> str:
    unit = drawn(setting, event.unit, SAY("a-weapon"))
    return SAY("event-researched", who=say.side(setting, event.side), unit=unit)


def _stratagem_drawn(_setting: Setting, _state: State, event: e.StratagemDrawn) -> str:
    told = {"stratagem": say.stratagem(event.stratagem)}
    if event.stratagem != STEAMROLL:
        return SAY("event-stratagem", **told)
    if not event.in_force:
        return SAY("event-steamroll-alone", **told)
    return SAY("event-steamroll", copied=say.stratagem(event.in_force), **told)


def _unit_placed(setting: Setting, state: State, event: e.UnitPlaced) -> str:
    unit: Any = say.unit(setting, event.unit)
    if event.copied:
        unit = SAY("copied-unit", unit=unit, copied=say.unit(setting, event.copied))
    is_open = say.is_open(setting, state, event.space)
    where = say.space_name(setting, event.space, campaign=not is_open)
    return SAY("event-placed", who=say.side(setting, event.side), unit=unit, where=where)


def _track_moved(setting: Setting, state: State, event: e.TrackMoved) -> str:
    moved = event.to - state.tracks[event.theatre]
    return SAY(
        "event-track",
        theatre=say.theatre(setting, event.theatre),
        n=abs(moved),
        towards=say.side(setting, 0 if moved > 0 else 1),
        cause=say.cause(event.why),
        lead=say.lead(setting, event.to),
    )


def _points_scored(setting: Setting, state: State, event: e.PointsScored) -> str:
    total, who = state.vp[event.side] + event.points, say.side(setting, event.side)
    return SAY("event-points", who=who, n=event.points, cause=say.cause(event.why), total=total)


def _unit_bombed(setting: Setting, _state: State, event: e.UnitBombed) -> str:
    unit = drawn(setting, event.unit, SAY("a-unit"))
    return SAY("event-bombed", who=say.side(setting, event.side), unit=unit, to=event.to)


def _campaign_closed(setting: Setting, state: State, event: e.CampaignClosed) -> str:
    theatre, number = say.theatre(setting, event.theatre), state.campaigns[event.theatre] + 1
    how = SAY("tied")
    if event.winner is not None:
        how = SAY("wins-it", who=say.side(setting, event.winner))
    if len(setting.board.theatres[event.theatre].campaigns) > 1:
        said = SAY("event-campaign", n=number, theatre=theatre, how=how)
    else:
        said = SAY("event-city", theatre=theatre, how=how)
    return SAY("event-over", said=said, theatre=theatre) if event.following == CLOSED else said


def _theatre_won(setting: Setting, _state: State, event: e.TheatreWon) -> str:
    who, theatre = say.side(setting, event.side), say.theatre(setting, event.theatre)
    return SAY("event-won", who=who, theatre=theatre)


def _theatre_opened(setting: Setting, _state: State, event: e.TheatreOpened) -> str:
    who, theatre = say.side(setting, event.side), say.theatre(setting, event.theatre)
    return SAY("event-opened", who=who, theatre=theatre, red=_red(setting, event.theatre))


def _red(setting: Setting, theatre: int) -> int:
    return setting.board.theatres[theatre].red


def _effect_taken(setting: Setting, state: State, event: e.EffectTaken) -> str:
    """Said only of an effect taken without a unit, after an outright win."""
    if state.placed[event.space] is not None:
        return ""
    where = say.space_name(setting, event.space)
    return SAY("event-effect", who=say.side(setting, event.side), where=where)


def _nothing_drawn(setting: Setting, _state: State, event: e.NothingDrawn) -> str:
    return SAY("event-nothing-drawn", who=say.side(setting, event.side), origin=event.origin)


_EVENTS: dict[type, Callable[[Setting, State, Any], str]] = {
    e.GameSetUp: lambda s, _st, ev: SAY("event-set-up", who=say.side(s, ev.first)),
    e.TurnBegun: _turn_begun,
    e.UnitDrawn: _unit_drawn,
    e.WeaponResearched: _weapon_researched,
    e.UnitTold: lambda _s, _st, _ev: "",
    e.StratagemsPrepared: lambda _s, _st, ev: SAY(
        "event-stratagems", n=len(ev.cup), out=say.stratagem(ev.out)
    ),
    e.StratagemDrawn: _stratagem_drawn,
    e.UnitPlaced: _unit_placed,
    e.TrackMoved: _track_moved,
    e.PointsScored: _points_scored,
    e.UnitBombed: _unit_bombed,
    e.CampaignClosed: _campaign_closed,
    e.TheatreWon: _theatre_won,
    e.TheatreOpened: _theatre_opened,
    e.EffectTaken: _effect_taken,
    e.NothingDrawn: _nothing_drawn,
    e.CouldNotPlace: lambda s, _st, ev: SAY("event-stuck", who=say.side(s, ev.side)),
    e.GameEnded: lambda _s, _st, _ev: SAY("event-ended"),
    e.Corrected: field_corrected,
    e.TokensCorrected: tokens_corrected,
    e.StratagemCorrected: stratagem_corrected,
}
