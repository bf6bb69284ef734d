"""How much of the time for thinking is over."""

from __future__ import annotations

from time import perf_counter, process_time

PATIENCE = 4.0
"""How many times longer a thought may take by the clock on the wall."""


class Clock:
    """Counts the processor's time, so that a busy machine does not make a thought worse, but never
    more than a few times as much by the clock on the wall. Without a limit nothing is ever over."""

    def __init__(self, seconds: float = 0.0) -> None:
        self._seconds = seconds
        self._work, self._wall = process_time(), perf_counter()

    def used(self) -> float:
        """How much of the time is gone: 0 to 1, or more."""
        if not self._seconds:
            return 0.0
        worked, waited = process_time() - self._work, perf_counter() - self._wall
        return max(worked, waited / PATIENCE) / self._seconds
