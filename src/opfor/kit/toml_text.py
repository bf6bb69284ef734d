"""Plain values as readable TOML text, such as it is read back from a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

Row = dict[str, Any]


def toml_text(fields: Mapping[str, Any], shortened: Callable[[Row], Row] = dict) -> str:
    """Plain fields first, then lists of tables as ``[[…]]`` entries; what is ``None`` is left out,
    and of each entry whatever ``shortened`` leaves out."""
    return "\n".join(_table(dict(fields), "", shortened)) + "\n"


def _table(fields: Row, path: str, shortened: Callable[[Row], Row]) -> list[str]:
    lines, later = [], []
    for name, value in fields.items():
        if value is None or value == {}:
            continue
        if _is_rows(value):
            later.append((name, value))
        else:
            lines.append(f"{_key(name)} = {_value(value)}")
    for name, rows in later:
        for row in rows:
            head = f"{path}.{_key(name)}" if path else _key(name)
            lines += ["", f"[[{head}]]", *_table(shortened(row), head, shortened)]
    return lines


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _key(name: str) -> str:
    plain = name.replace("-", "").replace("_", "")
    return name if plain.isascii() and plain.isalnum() else json.dumps(name)


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list() if any(isinstance(each, str) and len(each) > 20 for each in value):
            return "[\n" + "".join(f"    {_value(each)},\n" for each in value) + "]"
        case list():
            return "[" + ", ".join(_value(each) for each in value) + "]"
        case dict():
            inner = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items() if v is not None)
            return "{ " + inner + " }"
    return str(value)
