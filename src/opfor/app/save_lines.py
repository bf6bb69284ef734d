"""The lines of a saved game as they stand in its file: each JSON, each signed after the one before.

What is wrong is told by its line, with what can be saved of the game.
"""

from __future__ import annotations

import hashlib
import json
from codecs import BOM_UTF8
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from opfor.core.codec import convert, sharing
from opfor.core.door import misfit
from opfor.core.errors import BadSave
from opfor.core.record import FORMAT, Answered, Header, Line, Redone, Returned, Undone

HEADER = 1
"""The number of the first line."""


def checked_rows(path: Path) -> tuple[list[dict[str, Any]], str, str]:
    whole, torn = whole_lines(path)
    rows: list[dict[str, Any]] = []
    check = ""
    if whole:
        _refuse_newer(path, whole[0])
    for number, raw in enumerate(whole, start=HEADER):
        try:
            row, check = checked(raw, check)
        except BadSave as error:
            answers = sum(row.get("type") == "answer" for row in rows)
            raise BadSave(f"{path}: line {number} {error}{can_be_saved(number, answers)}") from None
        rows.append(row)
    notice = f"line {len(whole) + 1} was cut off and set aside" if torn else ""
    return rows, check, notice


def can_be_saved(line: int, answers: int) -> str:
    """What is left of a game whose first bad line is this one, for the end of an error."""
    if line <= HEADER + 1:
        return "; nothing of it can be saved, restore a copy"
    count = f"{answers} answer{'' if answers == 1 else 's'}"
    return f"; up to line {line - 1} ({count}) it can be saved: opfor play --resume offers to"


def whole_lines(path: Path) -> tuple[list[bytes], bytes]:
    """The lines that were written whole, and what is left of one cut off in the middle (of a
    letter perhaps)."""
    try:
        *whole, torn = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        raise BadSave(f"{path}: no such file") from None
    except OSError as error:
        raise BadSave(f"{path}: cannot be read ({error.strerror})") from None
    return [as_written(line) for line in whole], torn


def as_written(line: bytes) -> bytes:
    """A line without what other programs put around lines: the mark of UTF-8 before the first, the
    carriage return of Windows at the end."""
    return line.removeprefix(BOM_UTF8).removesuffix(b"\r")


def checked(raw: bytes, before: str) -> tuple[dict[str, Any], str]:
    """One line and its check value; else what is wrong with it."""
    try:
        text = raw.decode()
        row: Any = json.loads(text)
        if "\\ud" in text.lower():
            json.dumps(row, ensure_ascii=False).encode()  # half a letter is a ValueError
    except (ValueError, RecursionError):  # no UTF-8 is a ValueError, too
        raise BadSave("is not JSON; the file is damaged there") from None
    body, mark, tail = text.rpartition(',"check":"')
    check = check_of(before, body + "}")
    if not isinstance(row, dict) or not mark or tail != f'{check}"}}':
        raise BadSave("was changed after it was saved")
    row.pop("check")
    return row, check


def _refuse_newer(path: Path, first: bytes) -> None:
    """Before anything else: a newer format may even be signed in another way."""
    try:
        row = json.loads(first)
    except (ValueError, RecursionError):
        return
    version = row.get("opfor") if isinstance(row, dict) else None
    if isinstance(version, int) and version > FORMAT:
        raise BadSave(
            f"{path}: saved by a newer opfor (format {version}, version {row.get('version')}); "
            f"this one reads up to format {FORMAT}: update opfor"
        )


def header_of(path: Path, row: dict[str, Any]) -> Header:
    try:
        return convert(row, Header)
    except msgspec.ValidationError as error:
        where = misfit(error)[1]
        raise BadSave(
            f"{path}: line 1 is not the header of a saved game{f' (see {where})' if where else ''}"
        ) from None


def line_of(path: Path, before: Sequence[Line], row: dict[str, Any]) -> Line:
    try:
        line: Line = convert(sharing(row), Line)
        if 0 <= _place(line) <= len(before):
            return line
        said = "goes back to where the game never was"
    except msgspec.ValidationError as error:
        where = misfit(error)[1]
        said = f"is not part of a saved game{f' (see {where})' if where else ''}"
    answers, number = sum(isinstance(each, Answered) for each in before), len(before) + 2
    raise BadSave(f"{path}: line {number} {said}{can_be_saved(number, answers)}")


def _place(line: Line) -> int:
    """The place in the record that a line goes to, if it goes to one."""
    match line:
        case Undone(keep=place) | Redone(keep=place) | Returned(line=place):
            return place
    return 0


def check_of(before: str, body: str) -> str:
    return hashlib.sha256((before + body).encode()).hexdigest()[:8]
