"""Whether the files of a run are as they were written: a block that is not is named, not read.

Readers of Parquet stumble over damaged files in ways of their own, so nothing damaged gets to them:
a tally, written last, holds the fingerprints of its block's tables and of itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from opfor.core.codec import decode

CHECK, TABLES = "check", "tables"
ENDS = b"PAR1"
"""How a Parquet file begins and ends: all that can be asked of runs older than fingerprints."""


def sealed(value: Any, tables: Mapping[str, bytes] | None = None) -> bytes:
    """A value as the JSON of its file, with the fingerprints of tables and of itself."""
    body = dict(msgspec.to_builtins(value))
    if tables is not None:
        body[TABLES] = {name: _print(raw) for name, raw in tables.items()}
    body[CHECK] = _print(msgspec.json.encode(body))
    return msgspec.json.format(msgspec.json.encode(body), indent=1) + b"\n"


def unsealed(path: Path, kind: Any) -> tuple[Any, dict[str, Any], str]:
    """The value in a file, all that stands there, and what is wrong; empty if nothing is."""
    try:
        raw = path.read_bytes()
        body = decode(raw, dict[str, Any])
        value = decode(raw, kind)
    except FileNotFoundError:
        return None, {}, "is missing"
    except OSError as error:
        return None, {}, f"cannot be read ({error.strerror})"
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None, {}, "is damaged"
    check = body.pop(CHECK, None)
    if check is not None and check != _print(msgspec.json.encode(body)):
        return None, {}, "is damaged"
    return value, body, ""


def table_fault(path: Path, fingerprint: str | None) -> str:
    """What is wrong with a table of a block; empty if nothing is."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return "is missing"
    except OSError as error:
        return f"cannot be read ({error.strerror})"
    if fingerprint is None:
        is_whole = raw.startswith(ENDS) and raw.endswith(ENDS)
    else:
        is_whole = _print(raw) == fingerprint
    return "" if is_whole else "is damaged"


def _print(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()[:16]
