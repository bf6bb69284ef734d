"""A mission as readable TOML text, such as it is read back from a file."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from opfor.cardboard.coh.missions.mission import Mission
from opfor.core.codec import to_plain


def mission_toml(mission: Mission) -> str:
    """The text of a mission file: plain fields first, then tables; defaults are left out."""
    plain = to_plain(mission)
    default = _defaults(type(mission))
    fields = {k: v for k, v in plain.items() if k not in default or default[k] != v}
    return "\n".join(_table(fields, "")) + "\n"


def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    found = {}
    for field in msgspec.structs.fields(kind):
        if field.default is not msgspec.NODEFAULT:
            found[field.name] = to_plain(field.default)
        elif field.default_factory is not msgspec.NODEFAULT:
            found[field.name] = to_plain(field.default_factory())
    return found


def _table(fields: dict[str, Any], path: str) -> list[str]:
    """Fields of one table; lists of tables become ``[[…]]`` entries after them."""
    lines, later = [], []
    for name, value in fields.items():
        if value is None or value == "" or value == {}:
            continue
        if _is_rows(value):
            later.append((name, value))
        else:
            lines.append(f"{name} = {_value(value)}")
    for name, rows in later:
        for row in rows:
            head = f"{path}.{name}" if path else name
            lines += ["", f"[[{head}]]", *_table(_short(row), head)]
    return lines


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _short(row: dict[str, Any]) -> dict[str, Any]:
    """A row less what says nothing."""
    return {k: v for k, v in row.items() if v not in (None, "", [], {}, 0, False) or k in ("caps",)}


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return "[" + ", ".join(_value(v) for v in value) + "]"
        case dict():
            inner = ", ".join(
                f"{json.dumps(k)} = {_value(v)}" for k, v in value.items() if v is not None
            )
            return "{ " + inner + " }"
    return str(value)
