"""What a placement would bring, what a thing is, and what a forecast takes for granted."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Choose, Draw, Request
from opfor.games.blitzkrieg.bot.choices import BOT_CHOICES
from opfor.games.blitzkrieg.rules.placement import place
from opfor.games.blitzkrieg.rules.strength import strength
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
    """What a placement wins or gives away, else who then leads there by its strength alone."""
    if not isinstance(action, a.Place):
        return ""
    if won := won_by(setting, state, action):
        return won
    side, theatre = state.mover, setting.board.spaces[action.space].theatre
    steps = strength(setting, state, side, action.unit, action.space)
    return say.lead(setting, state.tracks[theatre] + (steps if side == 0 else -steps))


def warned(setting: Setting, state: State, actions: Sequence[a.Action]) -> list[str]:
    """What a placement gives away."""
    first = actions[0]
    won = won_by(setting, state, first) if isinstance(first, a.Place) else ""
    return [f"It {won}."] if "gives " in won else []


def group(_setting: Setting, _state: State, action: a.Action) -> str:
    """The heading of an offered action."""
    return GROUPS.get(type(action), "")


GROUPS: dict[type, str] = {
    a.Place: "Place",
    a.EndTurn: "End the turn",
    a.BombUnit: "Bomb",
    a.TakeEffect: "Take",
    a.KeepWeapon: "Keep",
    a.OpenTheatre: "Open",
}


def _may_close(setting: Setting, state: State, space: int) -> bool:
    """Whether the last space of a campaign is filled or the marker is near its end."""
    theatre = setting.board.spaces[space].theatre
    campaign = state.campaigns[theatre]
    rows = setting.board.theatres[theatre].campaigns
    left = [s for s in rows[campaign].spaces if state.placed[s] is None] if campaign >= 0 else []
    return len(left) <= 1 or abs(state.tracks[theatre]) + NEAR >= setting.lookup.steps[theatre]


def won_by(setting: Setting, state: State, action: a.Place) -> str:
    """``wins Africa: 11 VP``: what a placement of the mover closes at once; empty if nothing."""
    if not _may_close(setting, state, action.space):
        return ""
    play = apart(apply, setting, state)
    procedure = place(play, state.mover, action.unit, action.space, BOT_CHOICES)
    try:
        drive(procedure, _anyhow)
    except (LookupError, ValueError):  # what is drawn may be hidden from who asks
        return ""
    theatre = setting.board.spaces[action.space].theatre
    closed, points = _closed(play.log, theatre)
    if not closed:
        return ""
    name = say.theatre_name(setting, theatre)
    what = f"a campaign of {name}" if isinstance(closed[-1], CampaignClosed) else name
    said = [_scored(setting, state.mover, side, what, points[side]) for side in (0, 1)]
    return "; ".join(each for each in said if each) or f"closes {what}"


def _anyhow(request: Request) -> Answer:
    """Draws and choices on the way do not change who wins the theatre."""
    if isinstance(request, Choose):
        return request.options[0]
    if isinstance(request, Draw):
        return request.pool[0]
    raise ValueError(request)


def _closed(
    log: Sequence[object], theatre: int
) -> tuple[list[TheatreWon | CampaignClosed], list[int]]:
    """What was closed in the theatre, and the points of both sides for it."""
    closed: list[TheatreWon | CampaignClosed] = []
    points, here = [0, 0], False
    for event in log:
        if isinstance(event, TheatreWon | CampaignClosed):
            here = event.theatre == theatre
            closed += [event] if here else []
        elif isinstance(event, PointsScored) and here:
            points[event.side] += event.points
    return closed, points


def _scored(setting: Setting, mover: int, side: int, what: str, points: int) -> str:
    """``wins Africa: 11 VP``, ``gives the bot a campaign of Africa: 5 VP``."""
    if not points:
        return ""
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
