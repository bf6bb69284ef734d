"""Axes: what an experiment varies, and which parts come of it.

An axis is named for what it sets: ``game``, ``player``, ``player.SEAT``, ``pack``, ``option.NAME``,
``ruling.NAME`` or ``constant.TABLE:KEY``; ``mission`` is short for the option of that name.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from opfor.core.errors import OpforError, one_of

if TYPE_CHECKING:
    from opfor.lab.experiment import Part

AXES = ("game", "mission", "player", "player.SEAT", "pack", "option.…", "ruling.…", "constant.…")


def varied(base: Part, axes: dict[str, list[Any]], how: str) -> list[Part]:
    """The base with one value of one axis each, or with every combination of values."""
    for axis, values in axes.items():
        if not values:
            raise OpforError(f"axes.{axis}: no values; give a list of at least one")
    if how == "grid":
        named = [[(axis, value) for value in values] for axis, values in axes.items()]
        combinations = [list(each) for each in product(*named) if each]
    else:
        combinations = [[(axis, value)] for axis, values in axes.items() for value in values]
    return [_with(base, each) for each in combinations]


def _with(base: Part, settings: list[tuple[str, Any]]) -> Part:
    part = base
    for axis, value in settings:
        part = set_on(part, axis, value)
    name = ", ".join(f"{axis.partition('.')[2] or axis} {value}" for axis, value in settings)
    return replace(part, name=name)


def set_on(part: Part, axis: str, value: Any) -> Part:
    """The part with one thing set."""
    kind, _, name = axis.partition(".")
    match kind, name:
        case "game", "":
            return replace(part, game=str(value))
        case "player", "":
            return replace(part, players=str(value))
        case "player", seat:
            named = {} if isinstance(part.players, str) else part.players
            return replace(part, players={**named, seat: str(value)})
        case "pack", "":
            return replace(part, packs=(str(value),))
        case "mission", "":
            return replace(part, options={**part.options, "mission": value})
        case "option", name if name:
            return replace(part, options={**part.options, name.replace("-", "_"): value})
        case "ruling", name if name:
            return replace(part, rulings={**part.rulings, name: str(value)})
        case "constant", name if name:
            return replace(part, constants={**part.constants, name: value})
    raise OpforError(one_of("axes: axis", axis, AXES))
