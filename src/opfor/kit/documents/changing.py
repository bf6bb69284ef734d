"""New values for old ones: what is the same keeps its comments and its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from opfor.kit.documents.nodes import (
    Array,
    Field,
    Item,
    Node,
    Notes,
    Scalar,
    Section,
    Sections,
    made,
    plain,
)

Order = Mapping[str, int]
"""Names of fields, the first ones with the least numbers."""


def changed(node: Node, value: Any, order: Order) -> Node:
    """The node with this value; changed in place where its kind stays the same."""
    if plain(node) == value and type(plain(node)) is type(value):
        return node
    if isinstance(node, Section) and isinstance(value, dict):
        for name in [name for name in node.entries if name not in value]:
            del node.entries[name]
        for name, each in value.items():
            put(node, name, each, order)
        return node
    is_list = isinstance(value, list | tuple)
    if isinstance(node, Sections) and is_list and all(isinstance(each, dict) for each in value):
        node.rows[:] = _aligned(node.rows, list(value), order, "header")
        return node
    if isinstance(node, Array) and is_list and value:
        node.items[:] = _aligned(node.items, list(value), order, "inline")
        _break_rows(node)
        return node
    is_table = isinstance(node, Sections) or (isinstance(node, Section) and node.form == "header")
    return made(value, "header" if is_table else "inline")


def put(table: Section, name: str, value: Any, order: Order) -> None:
    """A value under its name; a new one between its neighbours in the order of fields."""
    if name in table.entries:
        entry = table.entries[name]
        entry.node = changed(entry.node, value, order)
        return
    fresh = Field(made(value, "header" if table.form == "header" else "inline"), Notes())
    rank = order.get(name, len(order))
    later = [n for n, other in enumerate(table.entries) if order.get(other, -1) > rank]
    at = later[0] if later else len(table.entries)
    names = list(table.entries.items())
    table.entries.clear()
    table.entries.update([*names[:at], (name, fresh), *names[at:]])


def _aligned(rows: list[Any], values: list[Any], order: Order, form: Any) -> list[Any]:
    """Rows for new values: equal ones are found again, changed ones changed, new ones made."""
    from difflib import SequenceMatcher  # nobody waits for it who only reads

    keys = [_key(plain(row.node)) for row in rows]
    wanted = [_key(value) for value in values]
    found: list[Any] = []
    matcher = SequenceMatcher(None, keys, wanted, autojunk=False)
    for how, a, b, c, d in matcher.get_opcodes():
        if how == "equal":
            found += rows[a:b]
            continue
        for n, value in enumerate(values[c:d]):
            row = rows[a + n] if a + n < b else _fresh(value, form)
            row.node = changed(row.node, value, order)
            found.append(row)
    return found


def _key(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _fresh(value: Any, form: Any) -> Any:
    node = made(value, form)
    return Field(node, Notes()) if form == "header" else Item(node, Notes())


def _break_rows(array: Array) -> None:
    """New items get a line of their own where the others have one."""
    alone = made([item.node.value for item in array.items if isinstance(item.node, Scalar)])
    is_new = all(not item.notes.line for item in array.items)
    if is_new and isinstance(alone, Array):
        array.has_rows = alone.has_rows
    own = [item.begins_row for item in array.items if item.notes.line]
    for item in array.items:
        if not item.notes.line:
            item.begins_row = array.has_rows and all(own)
