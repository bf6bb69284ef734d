"""What a TOML document is made of: values with the comments before and behind them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct


class Notes(Struct, kw_only=True):
    """Whole-line comments before a thing (empty: a blank line), one behind it, and where it
    stood in the text."""

    before: list[str] = []
    behind: str = ""
    line: int = 0
    column: int = 0


class Scalar(Struct):
    """A string, number, truth value or date. ``raw`` is how it was written, where that is kept."""

    value: Any
    raw: str = ""


class Item(Struct):
    """An entry of an array; ``begins_row``: it stands at the beginning of a line."""

    node: Node
    notes: Notes
    begins_row: bool = False


class Array(Struct):
    """``[…]`` on one line or, with rows, on several; ``end`` are comments after the last item."""

    items: list[Item]
    has_rows: bool = False
    end: list[str] = []


class Field(Struct):
    """A key's value with what is said about it."""

    node: Node
    notes: Notes


Style = Literal["header", "inline", "dotted"]


class Section(Struct):
    """Keys and values: under a header of its own, in braces, or named by a dotted key."""

    entries: dict[str, Field]
    form: Style = "header"


class Sections(Struct):
    """``[[…]]``: the tables of a list, each with what is said about its header."""

    rows: list[Field]


Node: TypeAlias = Scalar | Array | Section | Sections

Path = tuple[str | int, ...]
"""A way into a document: ``("sides", 0, "forces", 2, "hex")``."""


def plain(node: Node) -> Any:
    """The values alone."""
    match node:
        case Scalar(value):
            return value
        case Array(items):
            return [plain(item.node) for item in items]
        case Sections(rows):
            return [plain(row.node) for row in rows]
        case Section(entries):
            return {name: plain(entry.node) for name, entry in entries.items()}


def made(value: Any, form: Style = "inline") -> Node:
    """A node for a plain value that nobody has written yet; what is nothing is left out. Lists of
    tables get headers where they stand in a table that has one, single tables braces."""
    if isinstance(value, dict):
        told = {key: each for key, each in value.items() if each is not None and each != {}}
        inside = {key: _inside(each, form) for key, each in told.items()}
        return Section({key: Field(node, Notes()) for key, node in inside.items()}, form)
    if not isinstance(value, list | tuple):
        return Scalar(value)
    if form == "header" and value and all(isinstance(each, dict) for each in value):
        return Sections([Field(made(each, form), Notes()) for each in value])
    has_rows = any(isinstance(each, str) and len(each) > LONG for each in value)
    return Array([Item(made(each), Notes(), has_rows) for each in value], has_rows)


def _inside(value: Any, form: Style) -> Node:
    return made(value) if isinstance(value, dict) else made(value, form)


LONG = 20
"""A list with a longer text than this is written line by line."""
