"""Letters on a grid, each with a style, made into lines of runs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from opfor.core.sketch import Run


class Canvas:
    """Starts blank and grows to the right and down; what is written later lies on top."""

    def __init__(self) -> None:
        self._letters: dict[int, dict[int, tuple[str, str]]] = {}

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        row = self._letters.setdefault(line, {})
        for offset, letter in enumerate(text):
            row[column + offset] = (letter, style)

    def lines(self) -> tuple[tuple[Run, ...], ...]:
        """From the first line written to the last; blanks at the end are left out."""
        if not self._letters:
            return ()
        first, last = min(self._letters), max(self._letters)
        return tuple(tuple(_runs(self._letters.get(n, {}))) for n in range(first, last + 1))


def _runs(row: dict[int, tuple[str, str]]) -> Iterator[Run]:
    written = [column for column, (letter, _) in row.items() if letter != " "]
    cells = [row.get(column, (" ", "")) for column in range(max(written, default=-1) + 1)]
    for style, run in groupby(cells, key=lambda cell: cell[1]):
        yield Run("".join(letter for letter, _ in run), style)
