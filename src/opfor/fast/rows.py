"""Rows of numbers as the tables of a compiled game have them: full length, with zeros or another
filler at the end; and piles of named pieces as counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence


def padded(row: Iterable[int], length: int, filler: int = 0) -> list[int]:
    """A row of numbers, filled up to its full length."""
    found = [*map(int, row)]
    return found + [filler] * (length - len(found))


def rows_padded(
    rows: Sequence[Iterable[int]], height: int, width: int, filler: int = 0
) -> list[list[int]]:
    """Rows of full length, with filled ones up to their full number; no two are one list."""
    found = [padded(row, width, filler) for row in rows]
    return found + [[filler] * width for _ in range(height - len(rows))]


def counted(pieces: Sequence[str], names: Sequence[str], length: int = 0) -> list[int]:
    """How many of each name a pile holds, in the order of the names, with zeros after them."""
    count = Counter(pieces)
    return padded((count[name] for name in names), length)


def spread(counts: Sequence[int], names: Sequence[str]) -> tuple[str, ...]:
    """The pile with these counts, in the order of the names."""
    pairs = zip(names, counts, strict=False)
    return tuple([name for name, count in pairs if count for _ in range(count)])
