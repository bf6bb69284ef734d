"""Corrections by hand in words; records of earlier versions bring their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.events import Corrected, StratagemCorrected, TokensCorrected
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State


def field_corrected(setting: Setting, _state: State, event: Corrected) -> str:
    """``Corrected: the Pacific Ocean marker stands at 3.``"""
    tell = _FIELDS.get(event.field)
    hidden = event.value is None and event.field in ("reserves", "bags", "pile")
    told = event.field if tell is None or hidden else tell(setting, event.index, event.value)
    return SAY("corrected", what=event.said or told)


def tokens_corrected(setting: Setting, _state: State, event: TokensCorrected) -> str:
    """``Corrected: the bot's bag +spy.``"""
    changed = [f"+{unit}" for unit in event.put_in] + [f"-{unit}" for unit in event.taken_out]
    if event.pool == "bag" and changed:
        where = SAY("corrected-bag", who=say.side(setting, event.side))
    else:
        where = SAY("corrected-pool", pool=event.pool)
    return SAY("corrected", what=event.said or " ".join([where, *changed]))


def stratagem_corrected(_setting: Setting, _state: State, event: StratagemCorrected) -> str:
    told = SAY("corrected-stratagem", stratagem=say.stratagem(event.stratagem))
    return SAY("corrected", what=event.said or told)


def _track(setting: Setting, theatre: int, to: Any) -> str:
    return SAY("corrected-track", theatre=say.theatre(setting, theatre), n=to)


def _vp(setting: Setting, side: int, points: Any) -> str:
    return SAY("corrected-points", who=say.side(setting, side), n=points)


def _held(setting: Setting, side: int, units: Any) -> str:
    held = say.listed([str(say.unit(setting, unit)) for unit in units])
    return SAY("corrected-held", who=say.side(setting, side), units=held)


def _space(setting: Setting, space: int, there: Any) -> str:
    where = setting.board.spaces[space]
    told = {
        "theatre": say.theatre(setting, where.theatre),
        "campaign": where.campaign + 1,
        "n": where.position,
    }
    if there is None:
        return SAY("corrected-empty", **told)
    return SAY("corrected-space", unit=say.owned(setting, *there), **told)


def _open(setting: Setting, theatre: int, campaign: Any) -> str:
    named = say.theatre(setting, theatre)
    if campaign in (CLOSED, NOT_OPENED):
        name = "corrected-closed" if campaign == CLOSED else "corrected-unopened"
        return SAY(name, theatre=named)
    return SAY("corrected-open", theatre=named, campaign=campaign + 1)


def _last_of_side(setting: Setting, side: int, unit: Any) -> str:
    who = say.side(setting, side)
    return SAY("corrected-last-of-side", who=who, unit=_unit_or_none(setting, unit))


def _unit_or_none(setting: Setting, unit: Any) -> Any:
    return SAY("no-unit") if unit is None else say.unit(setting, unit)


_FIELDS: dict[str, Callable[[Setting, int, Any], str]] = {
    "tracks": _track,
    "vp": _vp,
    "reserves": _held,
    "placed": _space,
    "campaigns": _open,
    "in_force": lambda _setting, _index, name: SAY(
        "corrected-in-force", stratagem=say.stratagem(name)
    ),
    "mover": lambda setting, _index, side: SAY("to-move", who=say.side(setting, side)),
    "last_unit": lambda setting, _index, unit: SAY(
        "corrected-last-unit", unit=_unit_or_none(setting, unit)
    ),
    "last_units": _last_of_side,
}
