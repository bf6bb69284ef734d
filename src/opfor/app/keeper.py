"""Autosave: the lines of one answer go to disk together before anything is shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opfor.app.store import SaveFile
from opfor.core.record import Header, Line


class Keeper:
    """Keeps the lines of one game. Without a file it only remembers them."""

    def __init__(self, lines: Sequence[Line] = (), file: SaveFile | None = None) -> None:
        self.lines = list(lines)
        self.file = file

    def __call__(self, lines: Sequence[Line]) -> None:
        """Session's ``keep``: all of them, or an error and none."""
        if self.file is not None:
            self.file.append(*lines)
        self.lines += lines

    def open(self, header: Header) -> None:
        """Give the game a file; what happened so far goes into it. Raises if it cannot."""
        self._move_to(SaveFile.create(header))

    def copy_to(self, header: Header, path: Path) -> None:
        """Write the whole game into another file and go on there."""
        self._move_to(SaveFile.create_at(header, path))

    def close(self) -> None:
        """Leave the file to others."""
        if self.file is not None:
            self.file.close()

    def _move_to(self, file: SaveFile) -> None:
        file.append(*self.lines)
        if self.file is not None:
            self.file.close()
        self.file = file
