"""Why what a person typed is not legal: the reason with its rule."""

from __future__ import annotations

from opfor.core.requests import Choose
from opfor.games.blitzkrieg.rules.legality import open_spaces
from opfor.games.blitzkrieg.rules.strength import as_unit
from opfor.games.blitzkrieg.rules.untold import held
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.mentions import thing_meant
from opfor.games.blitzkrieg.values.actions import (
    BombUnit,
    OpenTheatre,
    PickTheatre,
    Place,
)
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, HIDDEN, NOT_OPENED, State


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """One sentence; empty if the words mean nothing here."""
    first = request.options[0] if request.options else None
    words = text.casefold().split()
    if isinstance(first, Place) and len(words) > 1:
        return _placement(setting, state, request, words[0], " ".join(words[1:]))
    if isinstance(first, PickTheatre | OpenTheatre):
        return _theatre(setting, state, text, opens=isinstance(first, OpenTheatre))
    if isinstance(first, BombUnit):
        return _bombed(setting, state, text)
    return ""


def _placement(setting: Setting, state: State, request: Choose, unit: str, place: str) -> str:
    token = thing_meant(setting, state, unit)
    where = thing_meant(setting, state, place)
    if token is None or token.kind != "unit" or where is None or where.kind != "space":
        return ""
    side = setting.seats.index(request.seat)
    name = say.unit_name(setting, token.name)
    if token.name not in held(state, side):
        return f"{say.does(setting, side, 'have')} no {name} in the reserve (BLZ-3.1)"
    return _space(setting, state, request, token.name, where.number)


def _space(setting: Setting, state: State, request: Choose, unit: str, space: int) -> str:
    """Closed, not open, taken, outside the blitz unit's theatre, or the wrong ground."""
    where = setting.board.spaces[space]
    name = say.space_name(setting, space, campaign=True)
    if state.placed[space] is not None:
        return f"{name} is taken (BLZ-2.2)"
    campaign = state.campaigns[where.theatre]
    if campaign < 0:
        return _not_open(setting, where.theatre, campaign)
    others = {setting.board.spaces[o.space].theatre for o in request.options if _places(o)}
    is_follow_up = not all(_places(option) for option in request.options)
    if is_follow_up and where.theatre not in others:
        return f"after a blitz unit only its own theatre is open to you, not {name} (BLZ-E-8)"
    if space not in open_spaces(setting, state, where.theatre):
        return f"{name}: campaign {campaign + 1} is the open one (BLZ-2.2)"
    row = as_unit(setting, state, setting.seats.index(request.seat), unit)
    title = say.unit_name(setting, unit)
    if row.kind == "agent":
        return f"{title} has nothing to copy, and no ground of its own (R-BLZ-12)"
    terrain = say.TERRAIN_WORDS[where.terrain]
    return f"{title} may not go there: {name} is {terrain}, and no {row.kind} goes there (BLZ-3.1)"


def _places(option: object) -> bool:
    return isinstance(option, Place)


def _not_open(setting: Setting, theatre: int, campaign: int) -> str:
    name = say.theatre_name(setting, theatre)
    if campaign == CLOSED:
        return f"{name} is closed (BLZ-1.3)"
    return f"{name} has not been opened yet (BLZ-N-3)"


def _theatre(setting: Setting, state: State, text: str, *, opens: bool) -> str:
    meant = thing_meant(setting, state, text)
    if meant is None or meant.kind != "theatre":
        return ""
    name = say.theatre_name(setting, meant.number)
    campaign = state.campaigns[meant.number]
    if opens:
        is_waiting = campaign == NOT_OPENED
        return "" if is_waiting else f"{name} has been opened already (BLZ-N-3)"
    if campaign < 0:
        return _not_open(setting, meant.number, campaign)
    return f"{name} is where the advantage comes from: it goes to another theatre (QB-20)"


def _bombed(setting: Setting, state: State, text: str) -> str:
    meant = thing_meant(setting, state, text)
    if meant is None or meant.kind != "unit" or meant.name == HIDDEN:
        return ""
    name = say.unit_name(setting, meant.name)
    if meant.name not in state.reserves[0]:
        return f"there is no {name} in the bot's row (BLZ-E-10)"
    return f"{name} is a special weapon: regular units are bombed first (BLZ-E-10)"
