"""A run as a folder: a manifest, and for each block its rows as Parquet and its tally.

::

    manifest.json               experiment, variants, version, fingerprints of code and packs
    tally/000-000012.json       written last: a block with a tally is finished
    games/000-000012.parquet  a row for each game; 000 is the variant, 000012 the block
    counts/… turns/…            rules and events by game, numbers by turn, where measured

Every file is written whole and then put in place, so that a run can be killed at any moment and
taken up again, and folders of the same experiment can be poured together.
"""

from __future__ import annotations

import io
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from opfor.core.errors import OpforError
from opfor.lab.block import Block, Rows
from opfor.lab.extra import need
from opfor.lab.seal import sealed, table_fault, unsealed
from opfor.lab.stop import Stop
from opfor.lab.tally import Tally, tally_of
from opfor.lab.variant import Variant

FORMAT = 1
TABLES = ("games", "counts", "turns")


class Manifest(Struct, frozen=True, kw_only=True):
    """What was run. Two folders with equal manifests hold parts of the same run. ``seats`` says
    whose wins are compared in each variant."""

    format: int = FORMAT
    name: str
    version: str
    code: dict[str, str]
    packs: dict[str, dict[str, str]]
    seed: int
    block: int
    measures: tuple[str, ...]
    stop: Stop
    variants: tuple[Variant, ...]
    seats: tuple[str, ...]


class RunFolder:
    """A run on disk."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path = path
        self.manifest = manifest
        self._faults: dict[tuple[int, int], str] = {}

    @classmethod
    def create(cls, path: Path, manifest: Manifest) -> RunFolder:
        """A new folder, or the one that holds a part of the same run already."""
        if (path / "manifest.json").is_file():
            found = cls.open(path)
            if found.manifest != manifest:
                what = _difference(found.manifest, manifest)
                raise OpforError(
                    f"{path}: holds another run ({what}); name another folder with --out"
                )
            return found
        try:
            for name in (*TABLES, "tally"):
                (path / name).mkdir(parents=True, exist_ok=True)
            _put(path / "manifest.json", sealed(manifest))
        except OSError as error:
            raise OpforError(f"{path}: cannot write there ({error.strerror})") from None
        return cls(path, manifest)

    @classmethod
    def open(cls, path: Path) -> RunFolder:
        if not (path / "manifest.json").exists():
            raise OpforError(f"{path}: no run here; opfor lab run makes one")
        manifest, _, fault = unsealed(path / "manifest.json", Manifest)
        if fault:
            raise OpforError(f"{path}: its manifest {fault}; play it again with another --out")
        if manifest.format != FORMAT:
            raise OpforError(f"{path}: written by a newer opfor (format {manifest.format})")
        return cls(path, manifest)

    def block(self, variant: int, number: int, games: int) -> Block:
        """Block ``number`` of a variant, in a run of so many games."""
        size = self.manifest.block
        first = number * size
        chosen = self.manifest.variants[variant]
        last = min(first + size, games)
        return Block(chosen, self.manifest.seed, first, last, self.manifest.measures)

    def has(self, variant: int, number: int) -> bool:
        """Whether a block was finished and is as it was written."""
        return self.was_finished(variant, number) and not self.fault(variant, number)

    def was_finished(self, variant: int, number: int) -> bool:
        """Whether a block was finished once, be it damaged."""
        return self._file("tally", variant, number, "json").is_file()

    def fault(self, variant: int, number: int) -> str:
        """What is wrong with a finished block, with its name; empty if nothing is."""
        if (variant, number) not in self._faults:
            name = f"block {number} of {self.manifest.variants[variant].name!r}"
            fault = self._fault(variant, number)
            self._faults[variant, number] = f"{name}: {fault}" if fault else ""
        return self._faults[variant, number]

    def _fault(self, variant: int, number: int) -> str:
        tally, body, fault = unsealed(self._file("tally", variant, number, "json"), Tally)
        if tally is None:
            return f"its tally {fault}"
        prints = body.get("tables") or {"games": None}
        for table in prints:
            path = self._file(table, variant, number, "parquet")
            if fault := table_fault(path, prints[table]):
                return f"its {table} table {fault}"
        return ""

    def faults(self) -> list[str]:
        """What is wrong with each finished block that is damaged."""
        every = [(v, n) for v in range(len(self.manifest.variants)) for n in self._finished(v)]
        return [fault for variant, number in every if (fault := self.fault(variant, number))]

    def write(self, variant: int, number: int, rows: Rows) -> Tally:
        """The tables first, the tally last."""
        tally, tables = tally_of(rows), {}
        for table in TABLES:
            columns: Mapping[str, Sequence[Any]] = getattr(rows, table)
            if columns and len(columns[next(iter(columns))]):
                tables[table] = parquet(columns)
                _put(self._file(table, variant, number, "parquet"), tables[table])
        _put(self._file("tally", variant, number, "json"), sealed(tally, tables))
        self._faults.pop((variant, number), None)
        return tally

    def tally(self, variant: int) -> Tally:
        """What the finished blocks of a variant come to."""
        total = Tally()
        for number in self.blocks(variant):
            total.add(unsealed(self._file("tally", variant, number, "json"), Tally)[0])
        return total

    def blocks(self, variant: int) -> list[int]:
        """Numbers of the finished blocks, without those that are damaged."""
        return [number for number in self._finished(variant) if not self.fault(variant, number)]

    def _finished(self, variant: int) -> list[int]:
        found = (self.path / "tally").glob(f"{variant:03d}-*.json")
        endings = (path.stem.partition("-")[2] for path in found)
        return sorted(int(ending) for ending in endings if ending.isdecimal())

    def scan(self, table: str, variant: int | None = None) -> Any:
        """A table of the run (of one variant) as a lazy polars frame, with the variant's name."""
        polars = need("polars")
        which = range(len(self.manifest.variants)) if variant is None else [variant]
        frames = []
        for number in which:
            name = polars.lit(self.manifest.variants[number].name).alias("variant")
            for block in self.blocks(number):
                path = self._file(table, number, block, "parquet")
                if path.is_file():
                    frames.append(polars.scan_parquet(path).select(name, polars.all()))
        if not frames:
            raise OpforError(f"{self.path}: {table} were not measured in this run")
        return polars.concat(frames, how="diagonal")

    def absorb(self, other: RunFolder) -> int:
        """Take over the blocks of another part of the same run; returns how many were new."""
        if other.manifest != self.manifest:
            what = _difference(other.manifest, self.manifest)
            raise OpforError(f"{other.path}: not a part of the run in {self.path} ({what})")
        wanted = [
            (variant, number)
            for variant in range(len(self.manifest.variants))
            for number in other.blocks(variant)
            if not self.has(variant, number)
        ]
        for variant, number in wanted:
            for table in (*TABLES, "tally"):
                ending = "json" if table == "tally" else "parquet"
                source = other._file(table, variant, number, ending)
                if source.is_file():
                    _put(self._file(table, variant, number, ending), source.read_bytes())
            self._faults.pop((variant, number), None)
        return len(wanted)

    def _file(self, table: str, variant: int, number: int, ending: str) -> Path:
        return self.path / table / f"{variant:03d}-{number:06d}.{ending}"


def parquet(columns: Mapping[str, Sequence[Any]]) -> bytes:
    """A table as the bytes of a Parquet file, the same for the same rows."""
    polars = need("polars")
    data = io.BytesIO()
    polars.DataFrame(columns).write_parquet(data, compression="zstd")
    return data.getvalue()


def _put(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        part.write_bytes(data)
        os.replace(part, path)
    except BaseException:  # Ctrl-C, a full disk
        part.unlink(missing_ok=True)
        raise


def _difference(one: Manifest, other: Manifest) -> str:
    names = [n for n in Manifest.__struct_fields__ if getattr(one, n) != getattr(other, n)]
    return f"different {', '.join(names)}"
