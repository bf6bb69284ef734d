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
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.core.errors import OpforError
from opfor.lab.block import Block, Rows
from opfor.lab.extra import need
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
            _put(path / "manifest.json", _indented(manifest))
        except OSError as error:
            raise OpforError(f"{path}: cannot write there ({error.strerror})") from None
        return cls(path, manifest)

    @classmethod
    def open(cls, path: Path) -> RunFolder:
        try:
            raw = (path / "manifest.json").read_bytes()
            manifest = msgspec.json.decode(raw, type=Manifest)
        except FileNotFoundError:
            raise OpforError(f"{path}: no run here; opfor lab run makes one") from None
        except msgspec.DecodeError as error:
            raise OpforError(f"{path}: its manifest is damaged: {error}") from None
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
        return self._file("tally", variant, number, "json").is_file()

    def write(self, variant: int, number: int, rows: Rows) -> Tally:
        """The tables first, the tally last."""
        tally = tally_of(rows)
        for table in TABLES:
            columns: Mapping[str, Sequence[Any]] = getattr(rows, table)
            if columns and len(columns[next(iter(columns))]):
                _put(self._file(table, variant, number, "parquet"), parquet(columns))
        _put(self._file("tally", variant, number, "json"), _indented(tally))
        return tally

    def tally(self, variant: int) -> Tally:
        """What the finished blocks of a variant come to."""
        total = Tally()
        for path in self.tallies(variant):
            total.add(msgspec.json.decode(path.read_bytes(), type=Tally))
        return total

    def tallies(self, variant: int) -> list[Path]:
        return sorted((self.path / "tally").glob(f"{variant:03d}-*.json"))

    def blocks(self, variant: int) -> list[int]:
        """Numbers of the finished blocks."""
        return [int(path.stem.partition("-")[2]) for path in self.tallies(variant)]

    def scan(self, table: str, variant: int | None = None) -> Any:
        """A table of the run (of one variant) as a lazy polars frame, with the variant's name."""
        polars = need("polars")
        which = range(len(self.manifest.variants)) if variant is None else [variant]
        frames = []
        for number in which:
            name = polars.lit(self.manifest.variants[number].name).alias("variant")
            for path in sorted((self.path / table).glob(f"{number:03d}-*.parquet")):
                frames.append(polars.scan_parquet(path).select(name, polars.all()))
        if not frames:
            raise OpforError(f"{self.path}: {table} were not measured in this run")
        return polars.concat(frames, how="diagonal")

    def absorb(self, other: RunFolder) -> int:
        """Take over the blocks of another part of the same run; returns how many were new."""
        if other.manifest != self.manifest:
            what = _difference(other.manifest, self.manifest)
            raise OpforError(f"{other.path}: not a part of the run in {self.path} ({what})")
        new = [path for path in _files(other.path) if not (self.path / path).exists()]
        for path in new:
            part = self.path / path.with_name(path.name + ".part")
            shutil.copyfile(other.path / path, part)
            os.replace(part, self.path / path)
        return sum(path.parts[0] == "tally" for path in new)

    def _file(self, table: str, variant: int, number: int, ending: str) -> Path:
        return self.path / table / f"{variant:03d}-{number:06d}.{ending}"


def parquet(columns: Mapping[str, Sequence[Any]]) -> bytes:
    """A table as the bytes of a Parquet file, the same for the same rows."""
    polars = need("polars")
    data = io.BytesIO()
    polars.DataFrame(columns).write_parquet(data, compression="zstd")
    return data.getvalue()


def _files(folder: Path) -> Iterator[Path]:
    """Finished files, tallies last, relative to the folder."""
    for table in (*TABLES, "tally"):
        for path in sorted((folder / table).glob("*-*")):
            if path.suffix != ".part":
                yield path.relative_to(folder)


def _put(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(data)
        os.replace(part, path)
    except BaseException:  # Ctrl-C, a full disk
        part.unlink(missing_ok=True)
        raise


def _indented(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def _difference(one: Manifest, other: Manifest) -> str:
    names = [n for n in Manifest.__struct_fields__ if getattr(one, n) != getattr(other, n)]
    return f"different {', '.join(names)}"
