"""A TOML file that is edited. ``Document.of(text)`` reads it, ``set``, ``remove``, ``insert`` and
``update`` change it, ``text`` writes it; comments stay with what they stood before or behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.door import toml_of
from opfor.core.errors import BadPack, OpforError
from opfor.kit.documents.changing import changed, put
from opfor.kit.documents.nodes import (
    Array,
    Field,
    Node,
    Notes,
    Path,
    Section,
    Sections,
    made,
    plain,
)
from opfor.kit.documents.reading import Reader
from opfor.kit.documents.writing import written


class Document:
    """``order`` are names of fields in the order in which new ones are put between others."""

    def __init__(self, root: Section, end: Sequence[str] = (), order: Sequence[str] = ()) -> None:
        self.root = root
        self.end = list(end)
        self.order = {name: n for n, name in enumerate(order)}

    @classmethod
    def of(cls, text: str, where: str = "text", order: Sequence[str] = ()) -> Document:
        """A text as a document; what is not TOML is refused in one line."""
        wanted = toml_of(text.encode(), where, BadPack)
        root, end = Reader(text.removeprefix("\ufeff").replace("\r\n", "\n")).read()
        if plain(root) != wanted:
            raise BadPack(f"{where}: written in a way that opfor reads but does not edit")
        return cls(root, end, order)

    @classmethod
    def made(cls, values: dict[str, Any], order: Sequence[str] = ()) -> Document:
        """A document of plain values that nobody has written yet."""
        root = made(values, "header")
        assert isinstance(root, Section)
        return cls(root, (), order)

    @property
    def text(self) -> str:
        """The file: the same values and comments, in the one form that all files have."""
        return written(self.root, self.end)

    @property
    def values(self) -> dict[str, Any]:
        """The values alone."""
        found: dict[str, Any] = plain(self.root)
        return found

    def get(self, path: Path) -> Any:
        """The value that stands there."""
        return plain(self._node(path))

    def has(self, path: Path) -> bool:
        try:
            self._node(path)
        except OpforError:
            return False
        return True

    def set(self, path: Path, value: Any) -> None:
        """Put a value in its place; what inside it is the same keeps its comments."""
        holder, last = self._holder(path)
        if isinstance(holder, Section):
            put(holder, str(last), value, self.order)
        else:
            rows = holder.rows if isinstance(holder, Sections) else holder.items
            row = rows[_number(path, last, len(rows))]
            row.node = changed(row.node, value, self.order)

    def remove(self, path: Path) -> None:
        """Take out an entry with its comments."""
        holder, last = self._holder(path)
        if isinstance(holder, Section):
            self._node(path)
            del holder.entries[str(last)]
        else:
            rows = holder.rows if isinstance(holder, Sections) else holder.items
            del rows[_number(path, last, len(rows))]

    def insert(self, path: Path, value: Any) -> None:
        """Put one more entry into a list, before the one that stands there."""
        holder, last = self._holder(path)
        values = plain(holder)
        if not isinstance(values, list):
            raise OpforError(f"{said(path)}: entries are put into a list")
        values.insert(_number(path, last, len(values) + 1), value)
        changed(holder, values, self.order)

    def update(self, values: dict[str, Any]) -> None:
        """Make the values these; only what differs is touched."""
        changed(self.root, values, self.order)

    def line_of(self, path: Path) -> tuple[int, int]:
        """Line and column of an entry, or of the nearest thing above it that has been written."""
        node, line, column = self.root, 1, 1
        for step in path:
            found = _inside(node, step)
            if found is None:
                break
            inner, notes = found
            if notes.line:
                line, column = notes.line, notes.column
            node = inner  # type: ignore[assignment]
        return line, column

    def _node(self, path: Path) -> Node:
        node: Node = self.root
        for n, step in enumerate(path):
            found = _inside(node, step)
            if found is None:
                raise OpforError(f"{said(path[: n + 1])}: there is nothing of that name")
            node = found[0]
        return node

    def _holder(self, path: Path) -> tuple[Section | Array | Sections, str | int]:
        node = self._node(path[:-1])
        if not path or not isinstance(node, Section | Array | Sections):
            raise OpforError(f"{said(path)}: there is nothing to be put there")
        return node, path[-1]


def toml_text(values: dict[str, Any]) -> str:
    """Plain values as the text of a file."""
    return Document.made(values).text


def _inside(node: Node, step: str | int) -> tuple[Node, Notes] | None:
    if isinstance(node, Section):
        entry = node.entries.get(str(step))
        return None if entry is None else (entry.node, entry.notes)
    rows: Sequence[Any] = ()
    if isinstance(node, Sections | Array):
        rows = node.rows if isinstance(node, Sections) else node.items
    if not isinstance(step, int) or not -len(rows) <= step < len(rows):
        return None
    row: Field = rows[step]
    return row.node, row.notes


def _number(path: Path, last: str | int, among: int) -> int:
    if not isinstance(last, int) or not 0 <= last < among:
        raise OpforError(f"{said(path)}: there are {among} of them")
    return last


def said(path: Path) -> str:
    """``sides[0].forces[2].hex``."""
    parts = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(parts).removeprefix(".")
