"""A mission as readable TOML text, such as it is read back from a file."""

from __future__ import annotations

from typing import Any

import msgspec

from opfor.cardboard.coh.missions.mission import Mission
from opfor.core.codec import to_plain
from opfor.kit.documents.document import toml_text

SAID = ("caps", "kill_vp")
"""Numbers of a row that are written though they are 0."""


def mission_toml(mission: Mission) -> str:
    """The text of a mission file: plain fields first, then tables; defaults are left out."""
    plain = to_plain(mission)
    default = _defaults(type(mission))
    fields = {k: v for k, v in plain.items() if k not in default or default[k] != v}
    told = {name: value for name, value in fields.items() if value != ""}
    return toml_text({name: _short(value) for name, value in told.items()})


def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    found = {}
    for field in msgspec.structs.fields(kind):
        if field.default is not msgspec.NODEFAULT:
            found[field.name] = to_plain(field.default)
        elif field.default_factory is not msgspec.NODEFAULT:
            found[field.name] = to_plain(field.default_factory())
    return found


def _short(value: Any) -> Any:
    """A list of rows, each less what says nothing."""
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        return value
    rows = [{k: _short(v) for k, v in row.items()} for row in value]
    nothing: tuple[Any, ...] = (None, "", [], {}, 0, False)
    return [{k: v for k, v in row.items() if v not in nothing or k in SAID} for row in rows]
