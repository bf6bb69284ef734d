"""What a placement would bring, what a thing is, and what a forecast takes for granted."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Choose, Draw, Request
from opfor.games.blitzkrieg.course.rooms import carry_out, looked_at
from opfor.games.blitzkrieg.rules.strength import as_unit, strength
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.board_text import there
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.pictures.board import space_ref, theatre_ref
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.events import CampaignClosed, PointsScored, TheatreWon
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import NOTHING
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
    war, unit = looked_at(setting, state), names_of(setting).number[action.unit]
    steps = strength(war, side, as_unit(war, side, unit), theatre)
    return say.lead(setting, state.tracks[theatre] + (steps if side == 0 else -steps))


def warned(setting: Setting, state: State, actions: Sequence[a.Action]) -> list[str]:
    """What a placement gives away."""
    first = actions[0]
    if not isinstance(first, a.Place):
        return []
    points = _gained(setting, state, first)[1]
    won = won_by(setting, state, first) if points[1 - state.mover] else ""
    return [SAY("warned", brings=won)] if won else []


def _may_close(setting: Setting, state: State, space: int) -> bool:
    """Whether the last space of a campaign is filled or the marker is near its end."""
    theatre = setting.board.spaces[space].theatre
    campaign = state.campaigns[theatre]
    rows = setting.board.theatres[theatre].campaigns
    left = [s for s in rows[campaign].spaces if state.placed[s] is None] if campaign >= 0 else []
    return (
        len(left) <= 1 or abs(state.tracks[theatre]) + NEAR >= setting.board.theatres[theatre].steps
    )


def won_by(setting: Setting, state: State, action: a.Place) -> str:
    """``wins Africa: 11 VP``: what a placement of the mover closes at once; empty if nothing."""
    closed, points = _gained(setting, state, action)
    if not closed:
        return ""
    theatre = say.theatre(setting, setting.board.spaces[action.space].theatre)
    is_campaign = isinstance(closed[-1], CampaignClosed)
    what = SAY("brings-campaign", theatre=theatre) if is_campaign else str(theatre)
    said = [_scored(setting, state.mover, side, what, points[side]) for side in (0, 1)]
    return "; ".join(each for each in said if each) or SAY("brings-closes", what=what)


def _gained(
    setting: Setting, state: State, action: a.Place
) -> tuple[list[TheatreWon | CampaignClosed], list[int]]:
    """What a placement closes in its theatre, and the points of both sides for it."""
    if not _may_close(setting, state, action.space):
        return [], [0, 0]
    play = apart(apply, setting, state)
    unit = names_of(setting).number[action.unit]
    procedure = carry_out(play, "place", state.mover, unit, action.space, NOTHING)
    try:
        drive(procedure, _anyhow)
    except (LookupError, ValueError):  # what is drawn may be hidden from who asks
        return [], [0, 0]
    return _closed(play.log, setting.board.spaces[action.space].theatre)


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
    if side == mover:
        return SAY("brings-wins", what=what, n=points)
    return SAY("brings-gives", who=say.side(setting, side), what=what, n=points)


def details(setting: Setting, state: State, _seat: str, ref: str) -> list[str]:
    """A theatre by its lead, a space by what it does and who stands there."""
    for theatre in setting.board.theatres:
        if theatre_ref(setting, theatre.index) == ref:
            return [f"{say.capital(say.lead(setting, state.tracks[theatre.index]))}."]
    kind, _, name = ref.partition(":")
    for space in setting.board.spaces if kind in ("space", "unit") else ():
        if space_ref(setting, space.index) == f"space:{name}":
            said = say.space_name(setting, space.index, campaign=True)
            holder = say.capital(there(setting, state, space.index))
            terrain = say.terrain(space)
            return [
                SAY("details-space", where=said, terrain=terrain),
                SAY("details-there", unit=holder),
            ]
    return []


def assumptions(_setting: Setting, _state: State, action: a.Action | None) -> list[str]:
    """What a forecast takes for granted about the person."""
    if action is None:
        return [SAY("assumes-now")]
    return [SAY("assumes-first")]
