"""Results game by game as a file: .csv, .json, or .parquet with the extra ``lab``.

Rows are written block by block; nothing but the block is held in memory.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

from opfor.app.program import how_to_get
from opfor.core.errors import MissingExtra, OpforError, one_of
from opfor.lab.block import Rows
from opfor.lab.extra import need

ENDINGS = (".csv", ".json", ".parquet")


def check_out(path: Path) -> None:
    """Refuse a file that could not be written before hours are spent on filling it."""
    if path.suffix not in ENDINGS:
        raise OpforError(one_of(f"--out {path}: ending", path.suffix, ENDINGS))
    if not path.parent.is_dir():
        raise OpforError(f"--out {path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise OpforError(f"--out {path}: cannot write in {path.parent}")
    if path.suffix == ".parquet" and find_spec("polars") is None:
        raise MissingExtra(f"--out {path}: parquet needs polars: {how_to_get('lab')}")


class ResultsFile:
    """A file that is written beside its place and put there when it is whole."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._part = path.with_name(path.name + ".part")
        self._blocks: list[Path] = []
        self._rows = 0
        self._file: Any = None

    def __enter__(self) -> ResultsFile:
        with self._refusing():
            self._file = self._part.open("w", encoding="utf-8", newline="")
        return self

    def add(self, rows: Rows) -> None:
        columns = rows.games
        with self._refusing():
            match self.path.suffix:
                case ".csv":
                    writer = csv.writer(self._file)
                    if not self._rows:
                        writer.writerow(columns)
                    writer.writerows(zip(*columns.values(), strict=True))
                case ".json":
                    for row in zip(*columns.values(), strict=True):
                        self._file.write("[\n" if not self._rows else ",\n")
                        self._file.write(json.dumps(dict(zip(columns, row, strict=True))))
                        self._rows += 1
                case _:
                    self._add_parquet(columns)
        self._rows += len(columns["game"]) * (self.path.suffix != ".json")

    def _add_parquet(self, columns: dict[str, list[Any]]) -> None:
        block = self._part.with_name(f"{self._part.name}{len(self._blocks)}")
        self._blocks.append(block)
        need("polars").DataFrame(columns).write_parquet(block)

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _at: TracebackType | None,
    ) -> None:
        with self._refusing():
            if self.path.suffix == ".json":
                self._file.write("\n]\n" if self._rows else "[]\n")
            self._file.close()
            if self._blocks:
                need("polars").scan_parquet(self._blocks).sink_parquet(self._part)
            for block in self._blocks:
                with suppress(OSError):
                    block.unlink()
            if error is None:
                os.replace(self._part, self.path)
            else:
                self._part.unlink(missing_ok=True)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """What the disk refuses, in one line."""
        try:
            yield
        except OSError as error:
            raise OpforError(f"--out {self.path}: cannot write ({error.strerror})") from None
