"""The one door for everything that is read: files, TOML, JSON, numbers, with their limits.

Whatever comes from outside passes here, so that bad bytes, endless nesting, folders in place of
files and numbers of a thousand digits all end in one line that says what, where, and what would
be right.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from opfor.core.codec import decode
from opfor.core.echo import path_said, shortened
from opfor.core.errors import BadPosition, OpforError, one_of

T = TypeVar("T")

MOST_BYTES = 64 * 2**20
"""No save, pack or position comes near it."""
MOST_DIGITS = 9
MOST_ENTRY = 1000
MOST_SAID = 2000
"""Letters of an error line; what was typed is repeated inside it, and may be long."""


def read_file(path: str | Path, problem: type[OpforError] = OpforError) -> bytes:
    """The bytes of a file; a folder, a missing or a huge file is refused in one line."""
    shown = path_said(path)
    try:
        place = Path(path)
        if place.is_dir():
            raise problem(f"{shown}: is a folder; name a file")
        with place.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)  # a device or a pipe has no size to ask for
        if len(raw) > MOST_BYTES:
            raise problem(f"{shown}: larger than {MOST_BYTES // 2**20} MB; not a file of opfor's")
        return raw
    except FileNotFoundError:
        raise problem(f"{shown}: no such file") from None
    except OSError as error:
        raise problem(f"{shown}: cannot be read ({error.strerror})") from None
    except ValueError:  # a NUL in the name, or a name no file system takes
        raise problem(f"{shown!r}: not the name of a file") from None


def write_file(path: Path, content: str | bytes) -> None:
    """Write a file whole, text with plain line ends; where that cannot be done, say so, and what
    was there stays."""
    try:
        raw = content.encode() if isinstance(content, str) else content
    except UnicodeEncodeError:
        raise OpforError(f"{path_said(path)}: a name in it is not UTF-8 text") from None
    try:
        if path.exists():
            path.open("ab").close()  # whoever may not write a file may not replace it, either
        if path.exists() and not path.is_file():  # a pipe, a device
            path.write_bytes(raw)
        else:
            _put_in_place(path.resolve(), raw)
    except OSError as error:
        raise OpforError(f"{path_said(path)}: cannot be written ({error.strerror})") from None


def _put_in_place(path: Path, raw: bytes) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(raw)
        if path.exists():
            part.chmod(path.stat().st_mode)
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def path_of(text: str, problem: type[OpforError] = OpforError) -> Path:
    """A path as typed, ``~`` understood."""
    try:
        if "\0" in text or not text:
            raise ValueError
        os.fsencode(text)
        path = Path(text).expanduser()
        path.exists()  # so that who asks later is not told by an exception
    except (ValueError, RuntimeError):  # nobody of that name, or no name at all
        raise problem(f"{shortened(text)!r}: not the name of a file or folder") from None
    except OSError as error:
        raise problem(f"{path_said(text)}: cannot be reached ({error.strerror})") from None
    return path


def text_of(raw: bytes, where: str, problem: type[OpforError] = OpforError) -> str:
    """UTF-8 text without a byte order mark, its lines ending as ours do."""
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise problem(f"{where}: line {line} is not UTF-8 text; save it as UTF-8") from None


def toml_of(raw: bytes, where: str, problem: type[OpforError] = OpforError) -> dict[str, Any]:
    """A TOML document as plain values."""
    text = text_of(raw, where, problem)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise problem(f"{where}: not valid TOML: {error}") from None
    except ValueError:
        raise problem(f"{where}: a number in it has thousands of digits") from None
    except RecursionError:
        raise problem(f"{where}: nested too deeply; a table of opfor's has a few levels") from None


def json_of(raw: bytes, where: str, kind: Any, problem: type[OpforError] = OpforError) -> Any:
    """A JSON document as ``kind``; raises ``msgspec.ValidationError`` for the caller to word."""
    text = text_of(raw, where, problem)
    try:
        return decode(text, kind)
    except msgspec.ValidationError as error:
        if kind is not Any:
            raise
        raise problem(f"{where}: not valid JSON: {misfit(error)[0]}") from None  # a huge number
    except (msgspec.DecodeError, ValueError) as error:
        raise problem(f"{where}: not valid JSON: {error}") from None
    except RecursionError:
        raise problem(f"{where}: nested too deeply to be a position or a script") from None


def misfit(error: msgspec.ValidationError) -> tuple[str, str]:
    """What does not fit its form, and where: ``units[3].strength``."""
    what, _, where = str(error).partition(" - at ")
    return what, where.strip("`").removeprefix("$").removeprefix(".")


def position_of(
    raw: bytes, kind: type[T], words: Mapping[str, Iterable[str]], parts: Mapping[str, type[Struct]]
) -> T:
    """A position file as ``kind``, or one line: where, what is wrong, what would be right.

    ``words`` are the closed lists some fields take, ``parts`` the forms of fields that have any.
    """
    try:
        form: T = json_of(raw, "position", kind, BadPosition)
        return form
    except msgspec.ValidationError as error:
        what, place = misfit(error)
    field = place.rpartition(".")[2].partition("[")[0]
    if what.startswith("Invalid enum value") and field in words:
        given = what.removeprefix("Invalid enum value ").strip("'")
        raise BadPosition(f"position, {one_of(place, given, words[field])}")
    if "unknown field" in what and field in parts:
        what += f"; known are: {', '.join(parts[field].__struct_fields__)}"
    raise BadPosition(f"position{f', {place}' if place else ''}: {what}")


def is_whole(text: str) -> bool:
    """Whether it is a number as we write them: the ten digits, and not a page of them."""
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


def whole_number(text: str, what: str, least: int, most: int) -> int:
    """A whole number as typed, between two others."""
    if is_whole(text.strip().removeprefix("-")):
        value = int(text)
        if least <= value <= most:
            return value
    raise OpforError(f"{what}: {shortened(text)!r} is not a whole number from {least} to {most}")


def entry(text: str) -> str:
    """Something typed in the course of a game: a few words, not a book."""
    if len(text) > MOST_ENTRY:
        raise OpforError(f"an entry of {len(text)} letters; at most {MOST_ENTRY} are read")
    return text


def one_line(error: Exception) -> str:
    """An error as it is printed: one line, whatever was typed into it."""
    return shortened(str(error), MOST_SAID)
