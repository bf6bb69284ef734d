"""Results game by game as a file: .csv, .json, or .parquet with the extra ``lab``."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from opfor.core.errors import MissingExtra, OpforError, one_of
from opfor.lab.simulate import Result
from opfor.lab.summary import DRAW


def check_out(path: Path) -> None:
    """Refuse a file that could not be written before hours are spent on filling it."""
    if path.suffix not in WRITERS:
        raise OpforError(one_of(f"--out {path}: ending", path.suffix, WRITERS))
    if not path.parent.is_dir():
        raise OpforError(f"--out {path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise OpforError(f"--out {path}: cannot write in {path.parent}")
    if path.suffix == ".parquet" and find_spec("polars") is None:
        raise MissingExtra(f'--out {path}: parquet needs polars: pip install "opfor[lab]"')


def write_results(results: Sequence[Result], path: Path) -> None:
    """Written whole, then put in place."""
    rows = [_row(result) for result in results]
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(WRITERS[path.suffix](rows))
        os.replace(part, path)
    except OSError as error:
        raise OpforError(f"--out {path}: cannot write ({error.strerror})") from None


def _row(result: Result) -> dict[str, Any]:
    row: dict[str, Any] = {
        "game": result.index,
        "seed": result.seed,
        "winner": result.winner or (DRAW if result.contest else ""),
        "why": result.why,
        "length": result.length,
    }
    return row | result.aspects


def _csv(rows: Sequence[dict[str, Any]]) -> bytes:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, columns)
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def _json(rows: Sequence[dict[str, Any]]) -> bytes:
    return (json.dumps(rows, indent=1) + "\n").encode()


def _parquet(rows: Sequence[dict[str, Any]]) -> bytes:
    import polars

    data = io.BytesIO()
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(data)
    return data.getvalue()


WRITERS: dict[str, Callable[[Sequence[dict[str, Any]]], bytes]] = {
    ".csv": _csv,
    ".json": _json,
    ".parquet": _parquet,
}
