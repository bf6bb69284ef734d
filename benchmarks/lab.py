"""How much the lab costs: efficiency on two processes, overhead and size of rows, resuming, report.

Times are processor times where several things run, because they say the same on a busy machine:
*efficiency* is what the games alone take, over what all processes take together, times how evenly
the work is shared.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from opfor import lab
from opfor.lab.block import Block, play_block, play_games
from opfor.lab.execution import carry_out
from opfor.lab.folder import RunFolder
from opfor.lab.variant import make_variant

RULINGS = {"ruling.first-turn": ["player"]}


def spent() -> float:
    """Processor seconds of this process and of those it has waited for."""
    own, others = os.times(), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.user + own.system + others.ru_utime + others.ru_stime


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds on the clock, and of processors."""
    clock, before = time.perf_counter(), spent()
    work()
    return time.perf_counter() - clock, spent() - before


def efficiency(folder: Path, games: int) -> None:
    """The same run by one process and by two."""
    times = {}
    for jobs in (1, 2):
        where = folder / f"by-{jobs}"
        times[jobs] = timed(
            lambda where=where, jobs=jobs: lab.run(  # type: ignore[misc]
                "blitzkrieg",
                games=games,
                out=where,
                jobs=jobs,
                measure=["aspects", "rules", "course"],
            )
        )
    (one, cpu_one), (two, cpu_two) = times[1], times[2]
    clock, processor = one / (2 * two), cpu_one / cpu_two
    print(f"{games} games: one process {one:.1f} s, two {two:.1f} s by the clock")
    print(f"  efficiency by the clock {clock:.2f}, by processor time {processor:.2f}")


def overhead(folder: Path, games: int) -> None:
    """Rows, tallies and Parquet against the games alone."""
    variant = make_variant("base", "blitzkrieg", {}, {})
    _, alone = timed(lambda: [None for _ in play_games(Block(variant, 1, 0, games))])
    _, rows = timed(lambda: play_block(Block(variant, 1, 0, games, ("aspects", "rules", "course"))))
    everything = ["aspects", "rules", "course"]
    out = folder / "overhead"
    _, whole = timed(lambda: lab.run("blitzkrieg", games=games, out=out, measure=everything))
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{games} games alone {alone:.2f} s, as rows {rows:.2f} s, as a run {whole:.2f} s")
    print(f"  overhead {100 * (whole / alone - 1):.1f} %, {size / games:.0f} bytes a game")
    print(f"  ten thousand games: {size / games * 1e4 / 1e6:.1f} MB")


def resuming(folder: Path) -> None:
    """A finished run, taken up again: what is lost is what finding out takes."""
    run = RunFolder.open(folder / "overhead")
    _, again = timed(lambda: carry_out(run, 1))
    one = sorted((run.path / "tally").glob("000-*.json"))[-1]
    one.unlink()
    _, last = timed(lambda: carry_out(run, 1))
    print(f"resuming: nothing to do {again * 1000:.0f} ms, one block {last * 1000:.0f} ms")


def reporting(folder: Path) -> None:
    run = lab.run(
        "blitzkrieg", axes=RULINGS, games=200, out=folder / "report",
        measure=["aspects", "rules", "events", "lead", "turns"],
    )  # fmt: skip
    clock, processor = timed(run.report)
    print(f"report: {clock:.1f} s by the clock, {processor:.1f} s of processors")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    try:
        efficiency(folder, arguments.games)
        overhead(folder, min(arguments.games, 1000))
        resuming(folder)
        reporting(folder)
    finally:
        shutil.rmtree(folder)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory of this process {peak:.0f} MB")


if __name__ == "__main__":
    main()
