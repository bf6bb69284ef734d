"""One place of a mission file to be filled in: what kind of thing stands there, and what holds
where nothing does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from opfor.cardboard.coh.missions.choices import HEXES, LINES, choices, type_at
from opfor.cardboard.coh.orders.meaning import describe
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.drawing import Field, FieldKind, Path
from opfor.core.errors import OpforError

LONG = frozenset(("briefing", "task", "happened"))
NOTHING: dict[str, Any] = {"text": "", "long": "", "number": 0, "switch": False, "word": ""}


def fields(values: Mapping[str, Any], path: Path, names: Sequence[str]) -> tuple[Field, ...]:
    """The fields of one entry, in this order."""
    return tuple(field(values, (*path, *name.split("."))) for name in names)


def field(values: Mapping[str, Any], path: Path) -> Field:
    name = str(path[-1])
    kind, usual = kind_of(path)
    value = _value(values, path)
    value = usual if value is None else value
    return Field(
        path=path,
        label=SAY(f"field-{name.replace('_', '-')}"),
        kind=kind,
        value=NOTHING.get(kind, []) if value is None else value,
        usual=usual,
        could_be=tuple(choices(values, path)) if kind == "word" else (),
        said=tuple(map(read_back, value or ())) if kind == "lines" else (),
    )


def kind_of(path: Path) -> tuple[FieldKind, Any]:
    """What stands at a place, and its default; none where something has to."""
    name = str(path[-1])
    kind, usual = type_at(tuple(step for step in path if isinstance(step, str)))
    if name in LINES:
        return "lines", usual
    if name in LONG:
        return "long", usual
    if name in ("hex", "maps", "hit") or isinstance(kind, msgspec.inspect.LiteralType):
        return "word", usual
    if isinstance(kind, msgspec.inspect.VarTupleType | msgspec.inspect.TupleType):
        is_counted = isinstance(getattr(kind, "item_type", None), msgspec.inspect.IntType)
        return ("places" if name in HEXES else "numbers" if is_counted else "list"), usual
    match kind:
        case msgspec.inspect.BoolType():
            return "switch", usual
        case msgspec.inspect.IntType():
            return "number", usual
    return "text", usual


def _value(values: Any, path: Path) -> Any:
    for step in path:
        try:
            values = values[step]
        except (KeyError, IndexError, TypeError):
            return None
    return values


def read_back(text: str) -> str:
    """What the AI understands of a line; nothing where it cannot be read."""
    try:
        return "\n".join(f"{said}." for said in describe(parse_line(text)))
    except OpforError:
        return ""
