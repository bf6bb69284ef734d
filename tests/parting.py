"""Where two engines part, in words: the first field that differs, what each has there, and the rule
it belongs to with its title from the book."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from opfor.core.book import load_book
from opfor.core.game import Game

ROW = re.compile(r"[A-Z0-9]+(?:-[A-Za-z0-9.]+)+")
LONGEST = 300


def parting(game: Game[Any], got: Any, wanted: Any, what: str = "") -> str:
    """``state.tracks[2]: 3, readable 4``; nothing where they are equal."""
    found = next(_partings(got, wanted, what, ()), None)
    if found is None:
        return ""
    path, ours, theirs, above = found
    rows = load_book(game.folder).rules
    named = dict.fromkeys(row for text in above for row in ROW.findall(text) if row in rows)
    said = "".join(f"\n  {row}: {rows[row].title}" for row in named)
    return f"{path}: {_short(ours)}, readable {_short(theirs)}{said}"


def _partings(
    got: Any, wanted: Any, path: str, above: tuple[str, ...]
) -> Iterator[tuple[str, Any, Any, tuple[str, ...]]]:
    """Every smallest difference, with the rows named by what it lies in, from the inside out."""
    if got == wanted:
        return
    parts = _parts(got), _parts(wanted)
    if type(got) is not type(wanted) or not (parts[0] or parts[1]):
        yield path, got, wanted, above
        return
    rows = tuple(str(part[name]) for part in parts for name in (".rule", ".by") if name in part)
    for name in dict.fromkeys((*parts[0], *parts[1])):
        ours, theirs = parts[0].get(name, "nothing"), parts[1].get(name, "nothing")
        yield from _partings(ours, theirs, f"{path}{name}".lstrip("."), (name, *rows, *above))


def _parts(value: Any) -> dict[str, Any]:
    """What a value is made of, by how one writes it."""
    if isinstance(value, Struct):
        return {f".{name}": getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {f".{name}": part for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, Mapping):
        return {f"[{name}]": part for name, part in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return {f"[{number}]": part for number, part in enumerate(value)}
    return {}


def _short(value: Any) -> str:
    said = repr(value)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]} …"
