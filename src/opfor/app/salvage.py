"""What can be saved of a damaged game: everything before the first line that is wrong.

It goes on as a branch: a save of its own with the good lines, signed anew. The damaged one stays.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from opfor.app.save_lines import HEADER, checked, header_of, line_of, whole_lines
from opfor.app.soundness import first_fault
from opfor.app.store import SaveFile, as_played, as_written_today
from opfor.core.errors import BadSave
from opfor.core.record import Answered, Header, Line


class Salvage(NamedTuple):
    """The good lines of a damaged game."""

    header: Header
    lines: list[Line]

    @property
    def last(self) -> int:
        """The number of the last good line."""
        return HEADER + len(self.lines)

    @property
    def answers(self) -> int:
        return sum(isinstance(line, Answered) for line in self.lines)

    def branch(self) -> Path:
        """A save of its own that holds them."""
        file = SaveFile.create(self.header)
        try:
            file.append(*self.lines)
        finally:
            file.close()
        return file.path


def salvaged(path: Path) -> Salvage | None:
    """The lines of a file up to the first that is wrong; nothing without a good beginning."""
    found = _read_good(path)
    if found is None:
        return None
    header, lines = found
    while fault := first_fault(header, lines):  # a shorter record may count other lines
        if fault.line <= HEADER + 1:
            return None
        lines = lines[: fault.line - 2]
    return Salvage(header, lines) if lines else None


def _read_good(path: Path) -> tuple[Header, list[Line]] | None:
    """Header and lines up to the first that cannot be read; nothing without a header."""
    rows: list[dict[str, Any]] = []
    lines: list[Line] = []
    check = ""
    with suppress(BadSave):
        for raw in whole_lines(path)[0]:
            row, check = checked(raw, check)
            rows.append(row)
    header = None
    with suppress(BadSave):
        header = as_played(header_of(path, rows[0])) if rows else None
        for row in rows[1:]:
            lines.append(line_of(path, lines, row))
    return None if header is None else (header, as_written_today(header, lines))
