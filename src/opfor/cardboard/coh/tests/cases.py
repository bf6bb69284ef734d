"""Tables of cases that are one test: all of them together say where a clause begins and ends.

For tables of more than six rows: of a test with many cases, mutants meet only a few in time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any


def each_case(
    names: str | tuple[str, ...], rows: Iterable[Any], ids: Sequence[str] = ()
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Run a test with every row of a table; the row that fails is named with the failure."""
    columns = (names,) if isinstance(names, str) else names
    table = [(row,) if isinstance(names, str) else tuple(row) for row in rows]

    def decorated(test: Callable[..., None]) -> Callable[[], None]:
        def every_row() -> None:
            for number, row in enumerate(table):
                try:
                    test(**dict(zip(columns, row, strict=True)))
                except BaseException as fault:
                    fault.add_note(f"case {number + 1}: {ids[number] if ids else row}")
                    raise

        every_row.__name__ = every_row.__qualname__ = test.__name__
        every_row.__doc__, every_row.__module__ = test.__doc__, test.__module__
        return every_row

    return decorated
