"""Corrections by hand: ``g03 f09 ne``, ``g03 spent``, ``g03 hit pinned``, ``caps german 4`` …

Names must exist; a hit counter that is put on or taken off changes places with its pile.
"""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from opfor.core.compared import NONE
from opfor.core.door import whole_number
from opfor.core.errors import OpforError, one_of
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.events import Corrected
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, State
from opfor.kit.hexes import Facing

MOST_POINTS, MOST_ROUNDS = 999, 99
DENSITIES = {NONE: 0, "light": 1, "heavy": 2}


def adjust(setting: Setting, state: State, text: str) -> Corrected:
    """The event a typed correction amounts to, or one line saying what is wrong."""
    words = text.split()
    if not words:
        raise OpforError(SAY("adjust-nothing"))
    unit = next((i for i, c in enumerate(state.counters) if c.id.lower() == words[0].lower()), OFF)
    if unit != OFF:
        values = _unit_change(setting, words[1:])
        return Corrected(unit, values, _hits_exchanged(setting, state, unit, values))
    return Corrected(OFF, _state_change(setting, state, words))


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
        case ["destroyed"]:
            return {"place": "destroyed", "cell": OFF, "hit": "", "carrier": OFF}
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


def _state_change(setting: Setting, state: State, words: list[str]) -> dict[str, Any]:
    match [word.lower() for word in words]:
        case ["caps" | "vp" as what, side, number]:
            pair = list(getattr(state, what))
            pair[_side(setting, side)] = whole_number(number, what, 0, MOST_POINTS)
            return {what: pair}
        case ["round", number]:
            return {"round": whole_number(number, "round", 1, MOST_ROUNDS)}
        case ["control", place, side]:
            cell = setting.field.cell(place.upper())
            markers = [{"cell": m.cell, "side": m.side} for m in state.markers if m.cell != cell]
            if side != NONE:
                markers.append({"cell": cell, "side": _side(setting, side)})
            return {"markers": markers}
        case ["smoke", place, density]:
            return {"smoke": _smoke(setting, state, place, density)}
        case ["marker", number] if state.solo is not None:
            return {"solo.marker": whole_number(number, "marker", 1, MOST_ROUNDS)}
    raise OpforError(SAY("adjust-unknown", given=repr(" ".join(words))))


def _smoke(setting: Setting, state: State, place: str, density: str) -> list[Any]:
    if density not in DENSITIES:
        raise OpforError(one_of("smoke", density, DENSITIES))
    cell, thick = setting.field.cell(place.upper()), DENSITIES[density]
    there = [to_builtins(each) for each in state.smoke if each.cell != cell]
    return [*there, *([{"cell": cell, "density": thick}] if thick else [])]


def _side(setting: Setting, name: str) -> int:
    nations = [setting.nation(0), setting.nation(1)]
    found = [i for i, n in enumerate(nations) if n.startswith(name)]
    found += [i for i, seat in enumerate(setting.seats) if seat == name]
    if not found:
        raise OpforError(one_of("side", name, nations))
    return found[0]
