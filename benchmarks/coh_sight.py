"""How long the sight tables of Conflict of Heroes take, cold: one board, and four joined."""

from __future__ import annotations

import time

from opfor.cardboard.coh.board.battlefield import battlefield
from opfor.cardboard.coh.board.layout import Layout, Placed, settle
from opfor.cardboard.coh.board.sight import sight_table
from opfor.kit.hexmap import hexmap
from opfor.kit.lines import crossed

ONE = settle(["3"])
FOUR = settle([Placed("1"), Placed("2", (1, 0), True), Placed("3", (0, 1)), Placed("4", (1, 1))])


def milliseconds(layout: Layout) -> tuple[float, float, float]:
    """Cold table, the same again from the cache, and the map itself."""
    for cache in (crossed, hexmap, sight_table):
        cache.cache_clear()
    start = time.perf_counter()
    field = battlefield(layout)
    made = time.perf_counter()
    sight_table(field.ground)
    cold = time.perf_counter()
    sight_table(battlefield(layout).ground)
    return (cold - made) * 1e3, (time.perf_counter() - cold) * 1e3, (made - start) * 1e3


def main() -> None:
    battlefield(FOUR)  # reads the board files, which are not what is measured
    for label, layout, goal in (("one board", ONE, 60), ("four boards", FOUR, 1000)):
        cold, again, made = min(milliseconds(layout) for _ in range(3))
        print(
            f"{label}: sight tables {cold:.1f} ms cold (goal {goal} ms), "
            f"map {made:.1f} ms, map and tables again {again:.1f} ms"
        )


if __name__ == "__main__":
    main()
