"""Saved games: JSON Lines files in the platform's data folder, one line per thing that happened.

Every line carries a short check value chained to the line before, so that an edited file is
noticed, and is forced to disk before the next request is shown, so that a killed process loses
nothing that was answered. A last line cut off by a crash is set aside with a notice.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from opfor.app.data_folder import data_folder
from opfor.app.lock import Lock
from opfor.app.registry import load_game
from opfor.app.save_lines import (
    as_written,
    check_of,
    checked,
    checked_rows,
    header_of,
    line_of,
    whole_lines,
)
from opfor.core.book import as_recorded, load_book
from opfor.core.door import MOST_BYTES
from opfor.core.errors import BadSave, OpforError
from opfor.core.record import IDS_FROM, Header, Line, renewed

SUFFIX = ".opfor.jsonl"


def saves_folder() -> Path:
    return data_folder() / "saves"


class Saved(NamedTuple):
    """A save read back; ``notice`` says if a torn last line was set aside."""

    header: Header
    lines: list[Line]
    notice: str


class NameTaken(OpforError):
    """Another save has the name."""


class SaveFile:
    """One saved game, appended to; locked while it is open for that."""

    def __init__(self, path: Path, check: str = "", lock: Lock | None = None) -> None:
        self.path = path
        self._check = check
        self._lock = lock
        self._size = path.stat().st_size if path.exists() else 0

    @classmethod
    def create(cls, header: Header, folder: Path | None = None) -> SaveFile:
        """A new file named after the game and the moment."""
        folder = made(folder or saves_folder())
        for path in _names(folder, header.game):
            with suppress(NameTaken):
                return cls.create_at(header, path)
        raise OpforError(f"{folder}: a thousand saves in one second; wait a moment")

    @classmethod
    def create_at(cls, header: Header, path: Path) -> SaveFile:
        """A new file, written whole, then put in place; who writes its part first has the name."""
        save, part = cls(path), path.with_suffix(".part")
        try:
            _write(part, save._signed(msgspec.to_builtins(header)), "x")
            if path.exists():
                part.unlink()
                raise NameTaken(f"{path}: is there already; choose another name")
            os.replace(part, path)
            save._size = path.stat().st_size
            save._lock = Lock(path)
        except FileExistsError:
            raise NameTaken(f"{part}: is being written; choose another name") from None
        except OSError as error:
            with suppress(OSError):
                part.unlink()
            raise cannot_save(path.parent, error) from None
        return save

    def append(self, *lines: Line) -> None:
        """Add lines and force them to disk together; if that fails the file is left as it was."""
        before = self._check
        try:
            if self.path.stat().st_size != self._size:
                raise OpforError(f"{self.path}: changed by another program; is it open twice?")
            text = "".join(self._signed(msgspec.to_builtins(line)) for line in lines)
            _write(self.path, text, "a")
            self._size = self.path.stat().st_size
        except OSError as error:
            self._check = before
            with suppress(OSError):
                os.truncate(self.path, self._size)
            raise OpforError(f"{self.path}: cannot save ({error.strerror})") from None

    def close(self) -> None:
        """Nothing more will be added: others may."""
        if self._lock is not None:
            self._lock.close()

    def _signed(self, plain: dict[str, Any]) -> str:
        body = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
        self._check = check_of(self._check, body)
        return f'{body[:-1]},"check":"{self._check}"}}\n'


def written(header: Header, lines: Sequence[Line]) -> str:
    """A whole game as the text of its file."""
    save = SaveFile(Path())
    plain = [msgspec.to_builtins(each) for each in (header, *lines)]
    return "".join(map(save._signed, plain))


def made(folder: Path) -> Path:
    """A folder for saves, made where it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_save(folder, error) from None
    return folder


def cannot_save(folder: Path, error: OSError) -> OpforError:
    return OpforError(
        f"{folder}: cannot save here ({error.strerror}); "
        "set OPFOR_DATA to a folder you can write to; in the terminal, --no-save plays without one"
    )


def _write(path: Path, text: str, mode: str) -> None:
    with path.open(mode, encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _names(folder: Path, game: str) -> Iterator[Path]:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1000):
        yield folder / f"{game}-{stamp}{f'-{number}' if number else ''}{SUFFIX}"


def read_save(path: Path, *, repair: bool = True) -> tuple[Saved, SaveFile]:
    """Read a save, and a handle to go on writing it.

    ``repair`` is for who goes on writing: it locks the file and cuts off a torn last line.
    """
    lock = _locked(path) if repair else None
    try:
        rows, check, notice = checked_rows(path)
        if not rows:
            raise BadSave(f"{path}: empty; a save begins with a header line")
        header = as_played(header_of(path, rows[0]))
        lines: list[Line] = []
        for row in rows[1:]:
            lines.append(line_of(path, lines, row))
        lines = as_written_today(header, lines)
        if notice and repair:
            _drop_torn_line(path)
    except BaseException:
        if lock is not None:
            lock.close()
        raise
    return Saved(header, lines, notice), SaveFile(path, check, lock)


def as_played(header: Header) -> Header:
    """The header with every ruling the save is older than at what was played then."""
    with suppress(OpforError):  # who opens a save of an unknown game is told so there
        book = load_book(load_game(header.game).folder)
        return msgspec.structs.replace(header, rulings=as_recorded(book, header.rulings))
    return header


def as_written_today(header: Header, lines: list[Line]) -> list[Line]:
    """The lines of a save; what an old one says in words is brought to ids."""
    if header.opfor >= IDS_FROM:
        return lines
    with suppress(OpforError):
        game = load_game(header.game)
        return renewed(lines, game.renewed, game.renamed)
    return lines


def _locked(path: Path) -> Lock | None:
    """The lock of a file that can be written; what cannot be opened is named when it is read."""
    try:
        return Lock(path)
    except OSError:
        return None


def _drop_torn_line(path: Path) -> None:
    _, torn = whole_lines(path)
    try:
        os.truncate(path, path.stat().st_size - len(torn))
    except OSError as error:
        raise cannot_save(path.parent, error) from None


class SaveListing(NamedTuple):
    """A line of the list of saves."""

    path: Path
    header: Header
    modified: datetime


def list_saves(folder: Path | None = None) -> Iterator[SaveListing]:
    """The saves, newest first; files that are not saves are passed over."""
    folder = folder or saves_folder()
    dated = []
    for path in folder.glob(f"*{SUFFIX}"):
        with suppress(OSError):  # gone meanwhile, or a link to nowhere
            dated.append((path.stat().st_mtime, path))
    for when, path in sorted(dated, reverse=True):
        with suppress(BadSave, OSError), path.open("rb") as file:
            row, _ = checked(as_written(file.readline(MOST_BYTES).rstrip(b"\n")), "")
            yield SaveListing(path, header_of(path, row), datetime.fromtimestamp(when))
