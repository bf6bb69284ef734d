"""One at a time at each table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, RLock


class Turns:
    """Whose turn it is at every table that somebody is at or waits for. Who holds ``lock`` finds
    that nobody comes meanwhile."""

    def __init__(self, lock: Lock) -> None:
        self._lock = lock
        self._turns: dict[str, _Turn] = {}

    @contextmanager
    def at(self, table: str) -> Iterator[None]:
        """Those who come meanwhile wait for the same turn, and it is forgotten only with the last
        of them: a second one made beside it would let two answer at once."""
        with self._lock:
            turn = self._turns.setdefault(table, _Turn())
            turn.wanted += 1
        try:
            with turn.lock:
                yield
        finally:
            with self._lock:
                turn.wanted -= 1
                if not turn.wanted:
                    del self._turns[table]

    def wanted(self, table: str) -> int:
        """How many are at a table or wait for it."""
        turn = self._turns.get(table)
        return turn.wanted if turn is not None else 0


class _Turn:
    def __init__(self) -> None:
        self.lock = RLock()
        self.wanted = 0
