"""A TOML text read with its comments. ``tomllib`` has found it valid before, so that nothing here
has to find faults: what is looked for is where things stand."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from opfor.kit.documents.nodes import Array, Field, Item, Node, Notes, Scalar, Section, Sections

BLANK = re.compile(r"[ \t]*")
KEY = re.compile(r"[A-Za-z0-9_-]+|\"(?:[^\"\\]|\\.)*\"|'[^']*'")
STRINGS = r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\]|\\.)*"|\'[^\']*\''
OTHERS = r"[^\s,\]}#]+(?: \d[^\s,\]}#]*)?"
"""Numbers, truth values, and dates with a time."""
SCALAR = re.compile(f"{STRINGS}|{OTHERS}", re.DOTALL)
HEADER = re.compile(r"\[(\[?)")


class Reader:
    """One text, read from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.root = Section({})
        self.notes: list[str] = []
        """Comments and blank lines since the last thing."""

    def read(self) -> tuple[Section, list[str]]:
        """The whole document, and what is said after its last entry."""
        table = self.root
        while not self._is_over():
            if self._take_note():
                continue
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._entry(table)
        return self.root, self.notes

    # -- lines -------------------------------------------------------------------------------

    def _is_over(self) -> bool:
        return self.at >= len(self.text)

    def _take_note(self) -> bool:
        """A comment on a line of its own, or a blank line."""
        self._skip_blanks()
        if self._is_over():
            return True
        if self.text[self.at] == "\n":
            self.at += 1
            self.notes.append("")
            return True
        if self.text[self.at] != "#":
            return False
        self.notes.append(self._comment())
        self._end_line()
        return True

    def _skip_blanks(self) -> None:
        found = BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _comment(self) -> str:
        end = self.text.find("\n", self.at)
        end = len(self.text) if end < 0 else end
        said, self.at = self.text[self.at : end].rstrip(), end
        return said

    def _rest_of_line(self) -> str:
        """The comment behind a thing."""
        self._skip_blanks()
        is_comment = not self._is_over() and self.text[self.at] == "#"
        said = self._comment() if is_comment else ""
        self._end_line()
        return said

    def _end_line(self) -> None:
        if not self._is_over() and self.text[self.at] == "\n":
            self.at += 1

    def _noted(self, at: int) -> Notes:
        before, self.notes = self.notes, []
        line = self.text.count("\n", 0, at) + 1
        return Notes(before=before, line=line, column=at - self.text.rfind("\n", 0, at))

    # -- tables ------------------------------------------------------------------------------

    def _header(self) -> Section:
        begins, found = self.at, HEADER.match(self.text, self.at)
        is_row = bool(found and found[1])
        self.at += 2 if is_row else 1
        notes, path = self._noted(begins), self._keys()
        self.at += 2 if is_row else 1
        notes.behind = self._rest_of_line()
        *above, name = path
        parent = self._descend(self.root, above, "header")
        table = Section({})
        if is_row:
            entry = parent.entries.setdefault(name, Field(Sections([]), Notes()))
            assert isinstance(entry.node, Sections)
            entry.node.rows.append(Field(table, notes))
            return table
        entry = parent.entries.setdefault(name, Field(table, notes))
        assert isinstance(entry.node, Section)
        entry.notes, entry.node.form = notes, "header"
        return entry.node

    def _descend(self, table: Section, names: list[str], form: Any) -> Section:
        """The table that some names lead to, made where it is not there; of a list its last."""
        for name in names:
            node = table.entries.setdefault(name, Field(Section({}, form), Notes())).node
            node = node.rows[-1].node if isinstance(node, Sections) else node
            assert isinstance(node, Section)
            table = node
        return table

    def _keys(self) -> list[str]:
        names = []
        while True:
            self._skip_blanks()
            found = KEY.match(self.text, self.at)
            assert found is not None
            names.append(_key(found[0]))
            self.at = found.end()
            self._skip_blanks()
            if self.text[self.at] != ".":
                return names
            self.at += 1

    def _entry(self, table: Section) -> None:
        begins = self.at
        *above, name = self._keys()
        self.at += 1
        notes = self._noted(begins)
        table = self._descend(table, above, "dotted")
        node = self._value()
        notes.behind = self._rest_of_line()
        table.entries[name] = Field(node, notes)

    # -- values ------------------------------------------------------------------------------

    def _value(self) -> Node:
        self._skip_blanks()
        if self.text[self.at] == "[":
            return self._array()
        if self.text[self.at] == "{":
            return self._inline()
        found = SCALAR.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        value = tomllib.loads(f"x = {found[0]}")["x"]
        is_kept = not isinstance(value, str | bool) or found[0].startswith(('"""', "'''"))
        return Scalar(value, found[0] if is_kept else "")

    def _inline(self) -> Section:
        table = Section({}, "inline")
        self.at += 1
        while True:
            self._skip_blanks()
            if self.text[self.at] in ",}":
                self.at += 1
                if self.text[self.at - 1] == "}":
                    return table
                continue
            *above, name = self._keys()
            self.at += 1
            within = self._descend(table, above, "dotted")
            within.entries[name] = Field(self._value(), Notes())

    def _array(self) -> Array:
        """The items with their comments; those behind an item stand on its line."""
        array, outside, begins_row = Array([]), self.notes, False
        self.notes = []
        self.at += 1
        while True:
            self._skip_blanks()
            match self.text[self.at]:
                case "]":
                    self.at += 1
                    array.end, self.notes = [said for said in self.notes if said], outside
                    array.has_rows = array.has_rows or bool(array.end)
                    return array
                case "\n":
                    self.at, begins_row = self.at + 1, True
                    array.has_rows = True
                case ",":
                    self.at += 1
                case "#":
                    self._note_in(array, begins_row)
                case _:
                    notes = self._noted(self.at)
                    notes.before = [said for said in notes.before if said]
                    array.items.append(Item(self._value(), notes, begins_row))
                    begins_row = False

    def _note_in(self, array: Array, begins_row: bool) -> None:
        array.has_rows = True
        if array.items and not begins_row:
            array.items[-1].notes.behind = self._comment()
        else:
            self.notes.append(self._comment())


def _key(written: str) -> str:
    return next(iter(tomllib.loads(f"{written} = 0"))) if written[0] in "\"'" else written
