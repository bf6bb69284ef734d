"""Documents in and out of the commands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from opfor.core.errors import OpforError

STDIN = "-"


def print_json(document: Any) -> None:
    """One document on one line of standard output."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


def read_bytes(given: str) -> bytes:
    """The content of a file, or of standard input for ``-``."""
    try:
        if given == STDIN:
            return sys.stdin.buffer.read() if sys.stdin is not None else b""
        return Path(given).read_bytes()
    except OSError as error:
        raise OpforError(f"{given}: cannot be read ({error.strerror})") from None
