"""A corpus as a folder: parts in Parquet, each so many games, and a card that says what it is.

A part holds the games with its numbers whatever else is asked for and whoever writes it, so that
the same command gives the same bytes, on one process or on many, at once or in pieces: a part that
is there is not made again. The last part of a corpus of so many rows is cut where they are full.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor import __version__
from opfor.core.chance import derived_seed
from opfor.core.codec import decode
from opfor.core.errors import OpforError
from opfor.core.owned import playing
from opfor.lab.block import at_table
from opfor.lab.corpus.card import readme
from opfor.lab.corpus.rows import DECISIONS, ROWS, Course, Row
from opfor.lab.execution import Progress
from opfor.lab.extra import need
from opfor.lab.source import source_hash
from opfor.lab.variant import Variant

CARD, README = "card.json", "README.md"
GAMES = 64
"""Games in a part."""


class Wanted(Struct, frozen=True, kw_only=True):
    """What a corpus holds: rows of a ``kind`` from games of a variant; so many games, or so many
    rows (0: whatever the games have)."""

    kind: str
    variant: Variant
    seed: int
    games: int
    rows: int = 0


class Part(Struct, frozen=True):
    name: str
    rows: int
    sha256: str


class Card(Struct, frozen=True, kw_only=True):
    """What is in a corpus, by which rules, and the fingerprint of every part."""

    wanted: Wanted
    version: str
    rules: str
    rows: int = 0
    parts: tuple[Part, ...] = ()


def write_corpus(folder: Path, wanted: Wanted, jobs: int, progress: Progress) -> Card:
    """Write what is missing of a corpus; one of other games or rules is left alone."""
    need("polars")
    begun = Card(wanted=wanted, version=__version__, rules=source_hash())
    _refuse_another(folder, begun)
    folder.mkdir(parents=True, exist_ok=True)
    _put(folder / CARD, msgspec.json.format(msgspec.json.encode(begun), indent=1))
    parts, rows = list[Part](), 0
    for path in _made(folder, wanted, jobs):
        count = _rows_in(path)
        if wanted.rows and rows + count > wanted.rows:
            _cut(path, wanted.rows - rows)
            count = wanted.rows - rows
        rows += count
        parts.append(Part(path.name, count, sha256(path.read_bytes()).hexdigest()))
        progress(min(len(parts) * GAMES, wanted.games), wanted.games)
        if wanted.rows and rows == wanted.rows:
            break
    if rows < wanted.rows:
        raise OpforError(f"{rows} rows in {wanted.games} games; say more --games for {wanted.rows}")
    for path in set(folder.glob("part-*.parquet")) - {folder / part.name for part in parts}:
        path.unlink()  # it was begun before the rows were full
    card = msgspec.structs.replace(begun, rows=rows, parts=tuple(parts))
    _put(folder / CARD, msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")
    _put(folder / README, readme(card).encode())
    return card


def _refuse_another(folder: Path, begun: Card) -> None:
    path = folder / CARD
    if not path.exists():
        return
    found = read_card(folder)
    if found.wanted != begun.wanted or found.rules != begun.rules:
        raise OpforError(f"{folder}: another corpus lies there; choose another folder")


def read_card(folder: Path) -> Card:
    try:
        return decode((folder / CARD).read_bytes(), Card)
    except FileNotFoundError:
        raise OpforError(f"{folder}: no corpus lies there") from None
    except msgspec.DecodeError as error:
        raise OpforError(f"{folder / CARD}: not the card of a corpus ({error})") from None


def _made(folder: Path, wanted: Wanted, jobs: int) -> Iterator[Path]:
    """The parts in order, as they are there."""
    numbers = range(-(-wanted.games // GAMES))
    if jobs == 1:
        yield from (make_part(folder, wanted, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = []
        for number in numbers:
            waiting.append(pool.submit(make_part, folder, wanted, number))
            if len(waiting) > 2 * jobs:
                yield waiting.pop(0).result()
        for each in waiting:
            yield each.result()


def make_part(folder: Path, wanted: Wanted, number: int) -> Path:
    """One part; a whole one that is there stays."""
    path = folder / f"part-{number:05}.parquet"
    if not path.exists():
        polars = need("polars")
        rows = list(rows_of(wanted, number))
        frame = polars.DataFrame(rows, schema=_schema(polars, wanted.kind), orient="row")
        unfinished = path.with_suffix(f".{os.getpid()}")
        frame.write_parquet(unfinished, compression="zstd", statistics=False)
        unfinished.replace(path)
    return path


def rows_of(wanted: Wanted, number: int) -> Iterator[Row]:
    game, setting, players = at_table(msgspec.json.encode(wanted.variant))
    for index in range(number * GAMES, min((number + 1) * GAMES, wanted.games)):
        seed = derived_seed(wanted.seed, index)
        with playing(game.owned):
            course = Course(game, setting, players, seed, wanted.kind == DECISIONS)
            for row in ROWS[wanted.kind](course):
                yield {"game": index, "seed": seed} | row


def _schema(polars: Any, kind: str) -> dict[str, Any]:
    """The columns in order, with their types."""
    number, text, texts = polars.Int64, polars.String, polars.List(polars.String)
    first = {"game": number, "seed": number, "number": number}
    if kind == DECISIONS:
        said = ("steps", "chance", "details")
        return first | {
            "question": text, "candidates": texts, "survivors": texts, "chosen": text,
            "settled_by": text, "cited": texts,
        } | dict.fromkeys(said, text)  # fmt: skip
    return first | {
        "seat": text, "question": text, "view": text, "offers": texts, "chosen": number,
        "reward": polars.Float64,
    }  # fmt: skip


def _rows_in(path: Path) -> int:
    found: int = need("polars").scan_parquet(path).select(need("polars").len()).collect().item()
    return found


def _cut(path: Path, rows: int) -> None:
    polars = need("polars")
    frame = polars.read_parquet(path).head(rows)
    frame.write_parquet(path, compression="zstd", statistics=False)


def _put(path: Path, raw: bytes) -> None:
    try:
        path.write_bytes(raw)
    except OSError as error:
        raise OpforError(f"{path}: cannot be written ({error.strerror})") from None
