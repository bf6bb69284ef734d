"""Where games are kept: made, added to, read and listed. Files here; a database elsewhere.

A game is a header and numbered lines. Whoever adds says after which number; who comes second with
the same number is refused, so that nothing is ever lost or written twice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import NamedTuple, Protocol

from opfor.app.store import SUFFIX, SaveFile, cannot_save, list_saves, read_save
from opfor.core.errors import OpforError
from opfor.core.record import Header, Line

NAMES, AWAY = "names.json", "removed"
"""Beside the saves: what their owner calls them, and those that were put away."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")


class Taken(OpforError):
    """Somebody else was faster: the game has gone on meanwhile."""


class Kept(NamedTuple):
    """A game on the shelf."""

    table: str
    header: Header
    modified: datetime
    name: str = ""


class Found(NamedTuple):
    """A game taken down from the shelf; ``notice`` says what was wrong with it."""

    header: Header
    lines: list[Line]
    notice: str = ""


class Shelf(Protocol):
    """What a place for games must offer."""

    def create(self, header: Header, owner: str = "") -> str:
        """Begin a game; gives its name."""

    def append(self, table: str, after: int, lines: Sequence[Line]) -> None:
        """Add lines after the first ``after``, all or none; ``Taken`` if there are more."""

    def read(self, table: str) -> Found: ...

    def count(self, table: str) -> int:
        """How many lines there are."""

    def owner(self, table: str) -> str:
        """Whose game it is; empty where all belong to one person."""

    def close(self, table: str) -> None:
        """Nobody here plays it any more for now."""

    def kept(self, owner: str = "") -> Iterator[Kept]:
        """The games of an owner, newest first."""

    def rename(self, table: str, name: str) -> None:
        """What its owner calls a game; empty for no name."""

    def remove(self, table: str, *, back: bool = False) -> None:
        """Put a game away, or back."""


def checked(table: str) -> str:
    """A name, never a path."""
    if not NAME.fullmatch(table):
        raise OpforError("there is no such game here")
    return table


class Files:
    """The same files as the terminal's, in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open: dict[str, SaveFile] = {}
        self._count: dict[str, int] = {}
        self._naming = Lock()

    def create(self, header: Header, owner: str = "") -> str:  # noqa: ARG002 - of one owner
        file = SaveFile.create(header, self.folder)
        table = file.path.name.removesuffix(SUFFIX)
        self._open[table], self._count[table] = file, 0
        return table

    def append(self, table: str, after: int, lines: Sequence[Line]) -> None:
        file = self._open.get(checked(table))
        if file is None or self._count[table] != after:
            raise Taken("the game has gone on meanwhile; look again")
        try:
            file.append(*lines)
        except OpforError:
            self.close(table)
            raise
        self._count[table] = after + len(lines)

    def read(self, table: str) -> Found:
        path = self.folder / f"{checked(table)}{SUFFIX}"
        if not path.is_file():
            raise OpforError("there is no such game here; it may have been removed")
        self.close(table)
        saved, file = read_save(path)
        self._open[table], self._count[table] = file, len(saved.lines)
        return Found(saved.header, saved.lines, saved.notice)

    def owner(self, table: str) -> str:  # noqa: ARG002
        return ""

    def count(self, table: str) -> int:
        return self._count.get(checked(table), -1)

    def close(self, table: str) -> None:
        file = self._open.pop(table, None)
        self._count.pop(table, None)
        if file is not None:
            file.close()

    def kept(self, owner: str = "") -> Iterator[Kept]:  # noqa: ARG002
        names = self._names()
        for save in list_saves(self.folder):
            table = save.path.name.removesuffix(SUFFIX)
            if NAME.fullmatch(table):
                name = names.get(table, "")
                yield Kept(table, save.header, save.modified.astimezone(UTC), name)

    def rename(self, table: str, name: str) -> None:
        with self._naming, self._writing():
            names = {**self._names(), checked(table): name}
            body = json.dumps({known: said for known, said in names.items() if said})
            whole = self.folder / f"{NAMES}.part"
            whole.write_text(body, encoding="utf-8")
            whole.replace(self.folder / NAMES)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise cannot_save(self.folder, error) from None

    def _names(self) -> dict[str, str]:
        """What games are called; a file that cannot be read names none."""
        try:
            found = json.loads((self.folder / NAMES).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def remove(self, table: str, *, back: bool = False) -> None:
        self.close(checked(table))
        kept, away = self.folder / f"{table}{SUFFIX}", self.folder / AWAY / f"{table}{SUFFIX}"
        start, end = (away, kept) if back else (kept, away)
        if not start.is_file():
            raise OpforError("there is no such game here; it may have been removed")
        with self._writing():
            end.parent.mkdir(exist_ok=True)
            start.replace(end)
