"""A series on one or several processes; the results come out the same either way."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import NamedTuple

from opfor.lab.simulate import Result, Series, play_games, play_part

LARGEST_PART = 50
PARTS_PER_JOB = 16

Progress = Callable[[int], object]


class Finished(NamedTuple):
    """The results in the order of their numbers, and whether somebody stopped the series."""

    results: list[Result]
    interrupted: bool


def run_series(series: Series, jobs: int, progress: Progress = lambda _games: None) -> Finished:
    """Play a series; Ctrl-C ends it early and keeps what is finished."""
    results: list[Result] = []
    interrupted = False
    try:
        if jobs == 1:
            _run_here(series, results, progress)
        else:
            _run_in_processes(series, jobs, results, progress)
    except KeyboardInterrupt:
        interrupted = True
    return Finished(sorted(results, key=lambda result: result.index), interrupted)


def _run_here(series: Series, results: list[Result], progress: Progress) -> None:
    for result in play_games(series, 0, series.games):
        results.append(result)
        progress(1)


def _run_in_processes(series: Series, jobs: int, results: list[Result], progress: Progress) -> None:
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        parts = [pool.submit(play_part, series, *part) for part in parts_of(series.games, jobs)]
        gathered: set[Future[list[Result]]] = set()
        try:
            for part in as_completed(parts):
                _gather(part, gathered, results, progress)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            for part in parts:
                if part.done() and not part.cancelled() and part.exception() is None:
                    _gather(part, gathered, results, progress)
            raise


def _gather(
    part: Future[list[Result]],
    gathered: set[Future[list[Result]]],
    results: list[Result],
    progress: Progress,
) -> None:
    if part not in gathered:
        found = part.result()
        gathered.add(part)
        results.extend(found)
        progress(len(found))


def parts_of(games: int, jobs: int) -> list[tuple[int, int]]:
    """Parts small enough to share the work fairly and to stop soon."""
    size = max(1, min(LARGEST_PART, games // (jobs * PARTS_PER_JOB)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that gathers; the others finish their part."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
