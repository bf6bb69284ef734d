"""Events as instructions to the person who moves the cardboard.

What the person did with their own hands (placing their own unit) needs no instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.blitzkrieg.told import names as say
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
    theatre = setting.board.theatres[where.theatre]
    position = say.ordinal(where.position)
    if len(theatre.campaigns) == 1:
        return f"the {position} space of {theatre.title}"
    owner = f"{theatre.title}'" if theatre.title.endswith("s") else f"{theatre.title}'s"
    return f"the {position} space of {owner} {say.ordinal(where.campaign + 1)} campaign"


def _token(setting: Setting, side: int, unit: str) -> str:
    return f"{say.possessive(setting, side)} {say.unit_name(setting, unit)}"


def _unit_placed(setting: Setting, _state: State, event: e.UnitPlaced) -> str:
    if event.side != setting.bot:
        return ""
    token = _token(setting, event.side, event.unit)
    return f"Put {token} on {_place_of(setting, event.space)}; close the gap in the row."


def _unit_drawn(setting: Setting, _state: State, event: e.UnitDrawn) -> str:
    unit = "a unit" if event.unit in say.NAMELESS else say.unit_name(setting, event.unit)
    own = say.possessive(setting, event.side)
    origin = "the research pile" if event.origin == "pile" else f"{own} bag"
    where = "the right end of its row" if event.side == setting.bot else f"{own} reserve"
    return f"Take {unit} from {origin} to {where}."


def _weapon_researched(setting: Setting, _state: State, event: e.WeaponResearched) -> str:
    unit = "a special weapon" if event.unit in say.NAMELESS else say.unit_name(setting, event.unit)
    return f"Put {unit} from the research pile into {say.possessive(setting, event.side)} bag."


def _stratagems_prepared(_setting: Setting, _state: State, event: e.StratagemsPrepared) -> str:
    out = say.stratagem_name(event.out)
    return f"Put all stratagems but {out} into the cup and lay {out} beside it."


def _stratagem_drawn(_setting: Setting, state: State, event: e.StratagemDrawn) -> str:
    said = f"Lay out {say.stratagem_name(event.stratagem)} as the bot's stratagem"
    if state.stratagem is None:
        return f"{said}."
    return f"{said} and put {say.stratagem_name(state.stratagem)} back into the cup."


def _track_moved(setting: Setting, state: State, event: e.TrackMoved) -> str:
    moved = event.to - state.tracks[event.theatre]
    towards = say.end_name(setting, 0 if moved > 0 else 1)
    theatre = say.theatre_name(setting, event.theatre)
    return (
        f"Move the {theatre} marker {say.steps(abs(moved))} towards {towards}: "
        f"it now stands {_stand(setting, event.to)}."
    )


def _stand(setting: Setting, track: int) -> str:
    if track == 0:
        return "on the centre"
    return f"at {abs(track)} for {say.end_name(setting, 0 if track > 0 else 1)}"


def _points_scored(setting: Setting, state: State, event: e.PointsScored) -> str:
    total = state.vp[event.side] + event.points
    own = say.possessive(setting, event.side)
    return f"Move {own} victory marker forward by {event.points}, to {total}."


def _unit_bombed(setting: Setting, _state: State, event: e.UnitBombed) -> str:
    own = say.possessive(setting, event.side)
    to = f"{own} bag" if event.to == "bag" else "the research pile"
    if event.unit in say.NAMELESS:
        return f"Put the unit that was picked from {own} reserve back into {to}."
    if event.side == setting.bot:
        unit = _token(setting, event.side, event.unit)
        return f"Take {unit} out of the row and put it into {to}; close the gap."
    return f"Put {_token(setting, event.side, event.unit)} from {own} reserve back into {to}."


def _campaign_closed(setting: Setting, _state: State, event: e.CampaignClosed) -> str:
    theatre = say.theatre_name(setting, event.theatre)
    if event.following == CLOSED:
        return f"{theatre} is closed: nothing is placed there any more."
    return f"In {theatre} the {say.ordinal(event.following + 1)} campaign is now open."


def _theatre_won(setting: Setting, _state: State, event: e.TheatreWon) -> str:
    return (
        f"{say.theatre_name(setting, event.theatre)} is closed: nothing is placed there any more."
    )


def _theatre_opened(setting: Setting, _state: State, event: e.TheatreOpened) -> str:
    return f"Put a marker on the centre of {say.theatre_name(setting, event.theatre)}'s track."


_INSTRUCTIONS: dict[type, Callable[[Setting, State, Any], str]] = {
    e.UnitPlaced: _unit_placed,
    e.UnitDrawn: _unit_drawn,
    e.WeaponResearched: _weapon_researched,
    e.StratagemsPrepared: _stratagems_prepared,
    e.StratagemDrawn: _stratagem_drawn,
    e.TrackMoved: _track_moved,
    e.PointsScored: _points_scored,
    e.UnitBombed: _unit_bombed,
    e.CampaignClosed: _campaign_closed,
    e.TheatreWon: _theatre_won,
    e.TheatreOpened: _theatre_opened,
}
