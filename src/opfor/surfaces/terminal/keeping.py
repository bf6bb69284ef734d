"""Autosave: every line of the record goes to disk as it is written, or is kept until it can."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opfor.app.store import SaveFile
from opfor.core.errors import OpforError
from opfor.core.record import Header, Line


class Keeper:
    """Keeps the lines of one game. Without a file it only remembers them."""

    def __init__(self, lines: Sequence[Line] = (), file: SaveFile | None = None) -> None:
        self.lines = list(lines)
        self.file = file
        self.problem = ""
        self._unsaved: list[Line] = []

    def __call__(self, line: Line) -> None:
        """Session's ``keep``. A full disk must not stop the game, so it is only noted."""
        self.lines.append(line)
        self._unsaved.append(line)
        if self.file is not None:
            self._write()

    def open(self, header: Header) -> None:
        """Give the game a file; what happened so far goes into it. Raises if it cannot."""
        self.file = SaveFile.create(header)
        self._write()
        if self.problem:
            raise OpforError(self.problem)

    def copy_to(self, header: Header, path: Path) -> None:
        """Write the whole game into another file and go on there."""
        self.file = SaveFile.create_at(header, path)
        self._unsaved = list(self.lines)
        self._write()
        if self.problem:
            raise OpforError(self.problem)

    def _write(self) -> None:
        assert self.file is not None
        try:
            while self._unsaved:
                self.file.append(self._unsaved[0])
                del self._unsaved[0]
            self.problem = ""
        except OpforError as error:
            self.problem = str(error)
