"""Corrections by hand in words; records of earlier versions bring their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.values.events import Corrected, StratagemCorrected, TokensCorrected
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State


def field_corrected(setting: Setting, _state: State, event: Corrected) -> str:
    """``Corrected: the Pacific Ocean marker stands at 3.``"""
    tell = _FIELDS.get(event.field)
    hidden = event.value is None and event.field in ("reserves", "bags", "pile")
    told = event.field if tell is None or hidden else tell(setting, event.index, event.value)
    return f"Corrected: {event.said or told}."


def tokens_corrected(setting: Setting, _state: State, event: TokensCorrected) -> str:
    """``Corrected: the bot's bag +spy.``"""
    own = f"{say.possessive(setting, event.side)} bag" if event.pool == "bag" else ""
    changed = [f"+{unit}" for unit in event.put_in] + [f"-{unit}" for unit in event.taken_out]
    told = " ".join([own if own and changed else f"the {event.pool}", *changed])
    return f"Corrected: {event.said or told}."


def stratagem_corrected(_setting: Setting, _state: State, event: StratagemCorrected) -> str:
    told = f"the stratagem lying out is {say.stratagem_name(event.stratagem)}"
    return f"Corrected: {event.said or told}."


def _track(setting: Setting, theatre: int, to: Any) -> str:
    return f"the {say.theatre_name(setting, theatre)} marker stands at {to}"


def _vp(setting: Setting, side: int, points: Any) -> str:
    return f"{say.clause(setting, side, 'have')} {points} VP"


def _held(setting: Setting, side: int, units: Any) -> str:
    held = say.listed([say.unit_name(setting, unit) for unit in units])
    return f"{say.clause(setting, side, 'hold')} {held}"


def _space(setting: Setting, space: int, there: Any) -> str:
    where = setting.board.spaces[space]
    name = f"{say.theatre_name(setting, where.theatre)}, campaign {where.campaign + 1}"
    what = "is empty"
    if there is not None:
        side, unit = there
        what = f"holds {say.possessive(setting, side)} {say.unit_name(setting, unit)}"
    return f"{name}, space {where.position} {what}"


def _open(setting: Setting, theatre: int, campaign: Any) -> str:
    special = {CLOSED: "closed", NOT_OPENED: "unopened"}
    said = special.get(campaign, str(campaign + 1))
    return f"{say.theatre_name(setting, theatre)}: open campaign {said}"


def _last_of_side(setting: Setting, side: int, unit: Any) -> str:
    return f"{say.possessive(setting, side)} last unit is {_unit_or_none(setting, unit)}"


def _unit_or_none(setting: Setting, unit: Any) -> str:
    return "none" if unit is None else say.unit_name(setting, unit)


_FIELDS: dict[str, Callable[[Setting, int, Any], str]] = {
    "tracks": _track,
    "vp": _vp,
    "reserves": _held,
    "placed": _space,
    "campaigns": _open,
    "in_force": lambda _setting, _index, name: f"in force is {say.stratagem_name(name)}",
    "mover": lambda setting, _index, side: f"{say.clause(setting, side, 'are')} to move",
    "last_unit": lambda setting, _index, unit: (
        f"the unit placed last is {_unit_or_none(setting, unit)}"
    ),
    "last_units": _last_of_side,
}
