"""Corrections by hand: ``g03 f09 ne``, ``g03 spent``, ``g03 hit pinned``, ``caps german 4`` …

Names must exist; a hit counter that is put on or taken off changes places with its pile.
"""

from __future__ import annotations

from typing import Any

from opfor.core.errors import OpforError, one_of
from opfor.games.coh.told.corrected_state import state_change
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.events import Corrected
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State
from opfor.kit.hexes import Facing


def adjust(setting: Setting, state: State, text: str) -> Corrected:
    """The event a typed correction amounts to, or one line saying what is wrong."""
    words = text.split()
    if not words:
        raise OpforError(SAY("adjust-nothing"))
    unit = next((i for i, c in enumerate(state.counters) if c.id.lower() == words[0].lower()), OFF)
    if unit != OFF:
        values = _unit_change(setting, words[1:])
        return Corrected(unit, values, _hits_exchanged(setting, state, unit, values))
    return Corrected(OFF, state_change(setting, state, words))


def put(_setting: Setting, _state: State, ref: str, to: str) -> str:
    """A unit put into a hex."""
    (what, _, unit), (kind, _, name) = ref.partition(":"), to.partition(":")
    return f"{unit} {name}" if (what, kind) == ("unit", "hex") else ""


def _hits_exchanged(
    setting: Setting, state: State, unit: int, values: dict[str, Any]
) -> tuple[tuple[str, str, int], ...]:
    """The hit counters that go back to their pile or come from it, if one is there."""
    old = state.counters[unit].hit
    new = values.get("hit", old)
    if old == new:
        return ()
    back = [(setting.hits[old].pile, old, 1)] if old else []
    is_there = bool(new) and new in getattr(state, setting.hits[new].pile)
    out = [(setting.hits[new].pile, new, -1)] if is_there else []
    return (*back, *out)


def _unit_change(setting: Setting, words: list[str]) -> dict[str, Any]:
    match [word.lower() for word in words]:
        case ["fresh"]:
            return {"spent": False}
        case ["spent"]:
            return {"spent": True}
        case ["unhit"]:
            return {"hit": ""}
        case ["destroyed" | "reserve" as gone]:
            return {"place": gone, "cell": OFF, "hit": "", "carrier": OFF}
        case ["hit", "none"]:
            return {"hit": ""}
        case ["hit", name]:
            return {"hit": _hit(setting, name)}
        case [place]:
            return {"place": "map", "cell": setting.field.cell(place.upper())}
        case [place, facing]:
            if facing.upper() not in Facing.__members__:
                raise OpforError(one_of("facing", facing, Facing.__members__))
            cell = setting.field.cell(place.upper())
            return {"place": "map", "cell": cell, "facing": int(Facing[facing.upper()])}
    raise OpforError(SAY("adjust-unit", given=repr(" ".join(words))))


def _hit(setting: Setting, name: str) -> str:
    if name not in setting.hits:
        raise OpforError(one_of("hit", name, setting.hits))
    return name
