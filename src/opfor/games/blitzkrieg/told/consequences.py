"""What a placement would bring, what a thing is, and what a forecast takes for granted."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.play import apart
from opfor.games.blitzkrieg.bot.choices import BOT_CHOICES
from opfor.games.blitzkrieg.rules.placement import place, takes_effect
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.board_text import there
from opfor.games.blitzkrieg.told.pictures.board import space_ref, theatre_ref
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.events import CampaignClosed, PointsScored, TheatreWon
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State

NEAR = 8
"""No single placement moves a marker further."""


def consequence(setting: Setting, state: State, action: a.Action) -> str:
    """What a placement wins or gives away before anything is drawn, else its effect."""
    if not isinstance(action, a.Place):
        return ""
    if _may_close(setting, state, action.space) and (won := _won(setting, state, action)):
        return won
    space = setting.board.spaces[action.space]
    row = setting.units.by_id.get(action.unit)
    works = row is not None and takes_effect(setting, row) and space.effect != "none"
    return say.effect_name(space) if works else ""


def _may_close(setting: Setting, state: State, space: int) -> bool:
    """Whether the last space of a campaign is filled or the marker is near its end."""
    theatre = setting.board.spaces[space].theatre
    campaign = state.campaigns[theatre]
    rows = setting.board.theatres[theatre].campaigns
    left = [s for s in rows[campaign].spaces if state.placed[s] is None] if campaign >= 0 else []
    return len(left) <= 1 or abs(state.tracks[theatre]) + NEAR >= setting.lookup.steps[theatre]


def _won(setting: Setting, state: State, action: a.Place) -> str:
    play = apart(apply, setting, state)
    procedure = place(play, state.mover, action.unit, action.space, BOT_CHOICES)
    next(procedure, None)  # up to the first thing that must be asked or drawn
    closed = [e for e in play.log if isinstance(e, TheatreWon | CampaignClosed)]
    if not closed:
        return ""
    scored = [e for e in play.log if isinstance(e, PointsScored)]
    said = [_scored(setting, state.mover, side, closed, scored) for side in (0, 1)]
    name = say.theatre_name(setting, closed[0].theatre)
    return "; ".join(each for each in said if each) or f"closes {name}"


def _scored(
    setting: Setting,
    mover: int,
    side: int,
    closed: Sequence[TheatreWon | CampaignClosed],
    scored: Sequence[PointsScored],
) -> str:
    """``wins Africa: 11 VP``, ``gives the bot a campaign of Africa: 5 VP``."""
    points = sum(event.points for event in scored if event.side == side)
    if not points:
        return ""
    name = say.theatre_name(setting, closed[0].theatre)
    what = name if any(isinstance(e, TheatreWon) for e in closed) else f"a campaign of {name}"
    who = "wins" if side == mover else f"gives {say.side_name(setting, side)}"
    return f"{who} {what}: {points} VP"


def details(setting: Setting, state: State, _seat: str, ref: str) -> list[str]:
    """A theatre by its lead, a space by what it does and who stands there."""
    for theatre in setting.board.theatres:
        if theatre_ref(setting, theatre.index) == ref:
            return [f"{say.capital(say.lead(setting, state.tracks[theatre.index]))}."]
    kind, _, name = ref.partition(":")
    for space in setting.board.spaces if kind in ("space", "unit") else ():
        if space_ref(setting, space.index) == f"space:{name}":
            said = say.space_name(setting, space.index, campaign=True)
            terrain = say.TERRAIN_WORDS[space.terrain]
            holder = say.capital(there(setting, state, space.index))
            return [f"{said}, {terrain}.", f"{holder}."]
    return []


def assumptions(_setting: Setting, _state: State, action: a.Action | None) -> list[str]:
    """What a forecast takes for granted about the person."""
    if action is None:
        return ["That is how it would be if the bot moved now."]
    return [
        "What you have not said takes the first answer offered, and a blitz unit is followed by "
        "no other; what you draw does not matter to the bot."
    ]
