"""TOML that comes with the package, kept in parsed form beside Python's own bytecode.

A parser of TOML in Python takes a tenth of a start. What is kept begins with a hash of the text it
was parsed from and counts only while that is the text of the file: it cannot be out of date. Where
Python may not keep its bytecode, nothing is kept.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib.util import cache_from_source, source_hash
from pathlib import Path
from typing import Any

import msgspec

from opfor.core.codec import decode
from opfor.core.door import read_file, toml_of
from opfor.core.errors import OpforError

PACKAGE = Path(__file__).parent.parent
HASH = 8
"""Bytes of the hash of a text."""


def toml_at(path: Path, problem: type[OpforError] = OpforError) -> dict[str, Any]:
    """The plain values of a TOML file."""
    raw = read_file(path, problem)
    if not path.is_relative_to(PACKAGE):
        return toml_of(raw, str(path), problem)
    place, mark = _place(path), source_hash(raw)
    found = _kept(place, mark)
    if found is None:
        found = toml_of(raw, str(path), problem)
        _keep(place, mark, found)
    return found


def _place(path: Path) -> Path:
    return Path(cache_from_source(str(path))).with_name(f"{path.name}.json")


def _kept(place: Path, mark: bytes) -> dict[str, Any] | None:
    try:
        raw = place.read_bytes()
        return decode(raw[HASH:], dict) if raw[:HASH] == mark else None
    except (OSError, msgspec.DecodeError):
        return None


def _keep(place: Path, mark: bytes, found: dict[str, Any]) -> None:
    """Written whole or not at all; a table that JSON cannot say (it has dates) is not kept."""
    encoded = msgspec.json.encode(found)
    if sys.dont_write_bytecode or msgspec.json.decode(encoded) != found:
        return
    written = place.with_name(f"{place.name}.{os.getpid()}")
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(mark + encoded)
        written.replace(place)
