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
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, State


def event(setting: Setting, state: State, happened: e.Event) -> str:
    """One sentence for an event; ``state`` is the state before it."""
    return _EVENTS[type(happened)](setting, state, happened)


def _turn_begun(setting: Setting, state: State, event: e.TurnBegun) -> str:
    last = " It is the last turn of the game." if event.last else ""
    return f"Turn {state.turn + 1}: {say.clause(setting, event.side, 'are')} to move.{last}"


def _unit_drawn(setting: Setting, _state: State, event: e.UnitDrawn) -> str:
    unit = "a unit" if event.unit in say.NAMELESS else say.unit_name(setting, event.unit)
    origin = "the research pile" if event.origin == "pile" else "the bag"
    return f"{say.does(setting, event.side, 'draw')} {unit} from {origin}."


def _weapon_researched(setting: Setting, _state: State, event: e.WeaponResearched) -> str:
    unit = "a special weapon" if event.unit in say.NAMELESS else say.unit_name(setting, event.unit)
    found = say.does(setting, event.side, "research")
    return f"{found} {unit}: it goes into {say.possessive(setting, event.side)} bag."


def _stratagem_drawn(_setting: Setting, _state: State, event: e.StratagemDrawn) -> str:
    said = f"The bot's stratagem is {say.stratagem_name(event.stratagem)}"
    if event.stratagem == "steamroll":
        copied = (
            say.stratagem_name(event.in_force)
            if event.in_force
            else "nothing, as none was in force"
        )
        return f"{said}: it repeats {copied}."
    return f"{said}."


def _unit_placed(setting: Setting, state: State, event: e.UnitPlaced) -> str:
    unit = say.unit_name(setting, event.unit)
    if event.copied:
        unit += f" (a copy of {say.unit_name(setting, event.copied)})"
    where = say.space_name(
        setting, event.space, campaign=not say.is_open(setting, state, event.space)
    )
    return f"{say.does(setting, event.side, 'place')} {unit} on {where}."


def _track_moved(setting: Setting, state: State, event: e.TrackMoved) -> str:
    moved = event.to - state.tracks[event.theatre]
    towards = say.side_name(setting, 0 if moved > 0 else 1)
    theatre = say.theatre_name(setting, event.theatre)
    return (
        f"{theatre}: the marker moves {say.steps(abs(moved))} towards {towards} "
        f"({say.cause(event.why)}); {say.lead(setting, event.to)}."
    )


def _points_scored(setting: Setting, state: State, event: e.PointsScored) -> str:
    total = state.vp[event.side] + event.points
    scored = f"{say.does(setting, event.side, 'score')} {say.points(event.points)}"
    return f"{scored} ({say.cause(event.why)}), {total} in all."


def _unit_bombed(setting: Setting, _state: State, event: e.UnitBombed) -> str:
    unit = "a unit" if event.unit in say.NAMELESS else say.unit_name(setting, event.unit)
    to = "the bag" if event.to == "bag" else "the research pile"
    return f"{say.does(setting, event.side, 'lose')} {unit} to bombing: it goes back into {to}."


def _campaign_closed(setting: Setting, state: State, event: e.CampaignClosed) -> str:
    theatre = setting.board.theatres[event.theatre]
    number = state.campaigns[event.theatre] + 1
    name = f"campaign {number} of {theatre.title}" if len(theatre.campaigns) > 1 else theatre.title
    how = "tied" if event.winner is None else say.clause(setting, event.winner, "win it")
    said = f"{say.capital(name)} is closed: {how}."
    return f"{said} {theatre.title} is over." if event.following == CLOSED else said


def _theatre_won(setting: Setting, _state: State, event: e.TheatreWon) -> str:
    theatre = say.theatre_name(setting, event.theatre)
    return f"{say.does(setting, event.side, 'win')} {theatre} outright: the theatre is closed."


def _theatre_opened(setting: Setting, _state: State, event: e.TheatreOpened) -> str:
    theatre = setting.board.theatres[event.theatre]
    opened = say.does(setting, event.side, "open")
    return f"{opened} {theatre.title} (red +{theatre.red})."


def _effect_taken(setting: Setting, state: State, event: e.EffectTaken) -> str:
    """Said only of an effect taken without a unit, after an outright win."""
    if state.placed[event.space] is not None:
        return ""
    return f"{say.does(setting, event.side, 'take')} {say.space_name(setting, event.space)}."


def _nothing_drawn(setting: Setting, _state: State, event: e.NothingDrawn) -> str:
    empty = "research pile" if event.origin == "pile" else "bag"
    return f"{say.does(setting, event.side, 'draw')} nothing: the {empty} is empty."


def _game_ended(_setting: Setting, _state: State, _event: e.GameEnded) -> str:
    return "The game is over."


_EVENTS: dict[type, Callable[[Setting, State, Any], str]] = {
    e.GameSetUp: lambda s, _st, ev: f"Turn 1: {say.clause(s, ev.first, 'begin')}.",
    e.TurnBegun: _turn_begun,
    e.UnitDrawn: _unit_drawn,
    e.WeaponResearched: _weapon_researched,
    e.UnitTold: lambda _s, _st, _ev: "",
    e.StratagemsPrepared: lambda _s, _st, ev: (
        f"{len(ev.cup)} stratagems are in the cup; {say.stratagem_name(ev.out)} lies beside it."
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
    e.CouldNotPlace: lambda s, _st, ev: f"{say.does(s, ev.side, 'have')} no unit that fits.",
    e.GameEnded: _game_ended,
    e.Corrected: field_corrected,
    e.TokensCorrected: tokens_corrected,
    e.StratagemCorrected: stratagem_corrected,
}
