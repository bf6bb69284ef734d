"""The types of the page's scripts, written from the messages: ``python -m …web.page_types``."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from opfor.surfaces.web.calls import CALLS

FILE = Path(__file__).parent / "page" / "messages.d.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typings() -> str:
    """An interface for every message that a call takes or gives, and one for the calls."""
    found: dict[str, type[Struct]] = {}
    for call in CALLS.values():
        _gather(call.takes, found)
        _gather(call.gives, found)
    taken = {call.takes.__name__ for call in CALLS.values()}
    head = "/** Written from the messages by opfor.surfaces.web.page_types; do not edit. */\n"
    body = "".join(_interface(found[name], name in taken) for name in sorted(found))
    calls = "".join(
        f"  {name}: [{call.takes.__name__}, {call.gives.__name__}];\n"
        for name, call in CALLS.items()
    )
    return f"{head}{body}export interface Calls {{\n{calls}}}\n"


def _gather(kind: Any, found: dict[str, type[Struct]]) -> None:
    if isinstance(kind, type) and issubclass(kind, Struct) and kind.__name__ not in found:
        found[kind.__name__] = kind
        for hint in get_type_hints(kind).values():
            _gather(hint, found)
    for inner in get_args(kind):
        _gather(inner, found)


def _interface(kind: type[Struct], taken: bool) -> str:
    """What is sent may leave out what has a default; what comes is complete."""
    hints = get_type_hints(kind)
    spared = {field.name for field in fields(kind) if taken and not field.required}
    lines = "".join(
        f"  {name}{'?' if name in spared else ''}: {_said(hints[name])};\n"
        for name in kind.__struct_fields__
    )
    return f"export interface {kind.__name__} {{\n{lines}}}\n"


def _said(kind: Any) -> str:
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin in (Union, types.UnionType):
        return " | ".join(_said(each) for each in inner)
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in inner)
    if origin in (tuple, list, Sequence) or kind in (tuple, list):
        return f"readonly ({_said(inner[0])})[]" if inner else "readonly unknown[]"
    if origin in (dict, Mapping):
        return f"Record<string, {_said(inner[1])}>"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    return "unknown"


if __name__ == "__main__":
    FILE.write_text(typings(), encoding="utf-8")
