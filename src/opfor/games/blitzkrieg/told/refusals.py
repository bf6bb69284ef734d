"""Why what a person typed is not legal: the reason with its rule."""

from __future__ import annotations

from opfor.core.requests import Choose
from opfor.games.blitzkrieg.course.rooms import looked_at
from opfor.games.blitzkrieg.rules.legality import may_hold
from opfor.games.blitzkrieg.rules.strength import as_unit
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.mentions import thing_meant
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.actions import (
    BombUnit,
    OpenTheatre,
    PickTheatre,
    Place,
)
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import NOTHING
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
    number = names_of(setting).number.get(token.name, NOTHING)
    if number == NOTHING or not may_hold(looked_at(setting, state), side, number):
        unit_meant = say.unit(setting, token.name)
        return SAY("refused-held", who=say.side(setting, side), unit=unit_meant)
    return _space(setting, state, request, token.name, where.number)


def _space(setting: Setting, state: State, request: Choose, unit: str, space: int) -> str:
    """Closed, not open, taken, outside the blitz unit's theatre, or the wrong ground."""
    where = setting.board.spaces[space]
    name = say.space_name(setting, space, campaign=True)
    if state.placed[space] is not None:
        return SAY("refused-taken", where=name)
    campaign = state.campaigns[where.theatre]
    if campaign < 0:
        return _not_open(setting, where.theatre, campaign)
    others = {setting.board.spaces[o.space].theatre for o in request.options if _places(o)}
    is_follow_up = not all(_places(option) for option in request.options)
    if is_follow_up and where.theatre not in others:
        return SAY("refused-blitz", where=name)
    if where.campaign != campaign:
        return SAY("refused-campaign", where=name, n=campaign + 1)
    names, side = names_of(setting), setting.seats.index(request.seat)
    row = names.rows[as_unit(looked_at(setting, state), side, names.number[unit])]
    title = say.unit(setting, unit)
    if row.kind == "agent":
        return SAY("refused-copy", unit=title)
    kind = SAY.thing(f"kind-{row.kind}")
    return SAY("refused-ground", unit=title, where=name, terrain=say.terrain(where), kind=kind)


def _places(option: object) -> bool:
    return isinstance(option, Place)


def _not_open(setting: Setting, theatre: int, campaign: int) -> str:
    name = "refused-closed" if campaign == CLOSED else "refused-unopened"
    return SAY(name, theatre=say.theatre(setting, theatre))


def _theatre(setting: Setting, state: State, text: str, *, opens: bool) -> str:
    meant = thing_meant(setting, state, text)
    if meant is None or meant.kind != "theatre":
        return ""
    theatre = say.theatre(setting, meant.number)
    campaign = state.campaigns[meant.number]
    if opens:
        is_waiting = campaign == NOT_OPENED
        return "" if is_waiting else SAY("refused-opened", theatre=theatre)
    if campaign < 0:
        return _not_open(setting, meant.number, campaign)
    return SAY("refused-advantage", theatre=theatre)


def _bombed(setting: Setting, state: State, text: str) -> str:
    meant = thing_meant(setting, state, text)
    if meant is None or meant.kind != "unit" or meant.name == HIDDEN:
        return ""
    name = "refused-special" if meant.name in state.reserves[0] else "refused-not-in-row"
    return SAY(name, unit=say.unit(setting, meant.name))
