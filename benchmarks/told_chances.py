"""Are the chances that hints tell what they say, on every surface?

    python benchmarks/told_chances.py GAME [--positions 60] [--seed 5] [--surface compiled]
                                      [--page FOLDER] [--minutes 4] [--truth 30]

At weighty choices of games, far apart, a hint is asked for as a person gets it: its time, its acts.
``--surface plain`` asks as where nothing is compiled. What it tells of its first act is set against
so many fresh tries of that act by the compiled engine, 32 games each, the baseline playing on.
``--page FOLDER`` (made by ``build_pages.py``) asks in the page instead, run by Node as its worker
runs it. Prints the bands of what was told, how far off it is on average, how often the truth lies
outside the margin told (two errors, and two of the truth's own), how often nobody was sure, and how
long it took.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from statistics import fmean, median, stdev
from typing import NamedTuple

from calibration import bands
from page_hints import answers
from sure_hints import asked, tables, with_engines

from opfor.app.conversation import Table
from opfor.app.search.search import Trials
from opfor.app.store import written
from opfor.core.requests import Choose

FRESH = 424_242


class Told(NamedTuple):
    """What a hint told of its first act, and what is true of it."""

    chance: float
    error: float
    is_sure: bool
    truth: float
    truth_error: float
    seconds: float

    @property
    def is_outside(self) -> bool:
        """Whether more lies between them than both may be off."""
        off = abs(self.chance - self.truth)
        return off > 2 * (self.error**2 + self.truth_error**2) ** 0.5


def truth(table: Table, offer: int, tries: int) -> tuple[float, float]:
    """The chance after an act by fresh luck, and its error."""
    with_engines(True)
    play = table.session.play
    assert isinstance(play.pending, Choose)
    trials = Trials(play, play.pending.seat, FRESH)
    found = [trials.value(play.pending.options[offer], number) for number in range(tries)]
    return fmean(found), stdev(found) / tries**0.5


def told_at(table: Table, is_plain: bool, tries: int) -> Told | None:
    """One position; nothing where only one act is on offer."""
    acts, seconds = asked(table, is_plain)
    if not acts:
        return None
    best = acts[0]
    return Told(best.chance, best.error, best.is_rated, *truth(table, best.offer, tries), seconds)


def told_in_page(page: Path, game: str, count: int, seed: int, tries: int) -> list[Told]:
    """The same positions, asked inside a page."""
    standing = list(islice(tables(game, seed), count))
    kept = [written(t.session.header, t.session.history.lines) for t in standing]
    return [
        Told(chance, error, is_sure, *truth(table, offer, tries), seconds)
        for table, (is_sure, seconds, chance, error, offer) in zip(
            standing, answers(page, kept), strict=True
        )
        if offer >= 0
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--surface", choices=("compiled", "plain"), default="compiled")
    parser.add_argument("--page", type=Path)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--truth", type=int, default=30)
    given = parser.parse_args()
    until, rows = time.perf_counter() + 60 * given.minutes, list[Told]()
    if given.page:
        asked_for = given.page.resolve(), given.game, given.positions, given.seed, given.truth
        return summed(f"{given.game}, page", told_in_page(*asked_for))
    for table in islice(tables(given.game, given.seed), given.positions):
        if time.perf_counter() > until:
            break
        found = told_at(table, given.surface == "plain", given.truth)
        rows += [found] if found is not None else []
    return summed(f"{given.game}, {given.surface}", rows)


def summed(title: str, rows: Sequence[Told]) -> int:
    """The numbers of all positions."""
    sure = [row for row in rows if row.is_sure]
    print(f"{title}: {len(rows)} positions")
    print("| told | positions | said | true |\n| --- | --- | --- | --- |")
    for band, count, said, true in bands([(row.chance, row.truth) for row in sure]):
        print(f"| {10 * band}–{10 * band + 10} % | {count} | {said:.1%} | {true:.1%} |")
    off = fmean(abs(row.chance - row.truth) for row in sure)
    high = fmean(row.chance - row.truth for row in sure)
    print(f"off by {off:.1%} on average, too high by {high:.1%}")
    print(f"outside its margin: {sum(row.is_outside for row in sure)} of {len(sure)}")
    print(f"not sure: {len(rows) - len(sure)} of {len(rows)}")
    print(
        f"{median(row.seconds for row in rows):.2f} s, at most {max(r.seconds for r in rows):.2f}"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
