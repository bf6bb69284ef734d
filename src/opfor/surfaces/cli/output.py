"""Documents in and out of the commands."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from opfor.core.door import MOST_BYTES, path_of, read_file
from opfor.core.errors import OpforError

STDIN = "-"


def print_json(document: Any) -> None:
    """One document on one line of standard output."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


def read_bytes(given: str) -> bytes:
    """The content of a file, or of standard input for ``-``."""
    if given != STDIN:
        return read_file(path_of(given))
    if sys.stdin is None:
        return b""
    raw = sys.stdin.buffer.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise OpforError(f"standard input: more than {MOST_BYTES // 2**20} MB")
    return raw
