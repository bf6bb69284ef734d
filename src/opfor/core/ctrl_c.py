"""Who hears Ctrl-C: the process that gathers, not those that work for it.

On a terminal it goes to all of them, and one that is still starting would be broken off with a
traceback. A process inherits what the thread that starts it does not hear.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


def hear_nothing() -> None:
    """This thread, and what it starts from now on, does not hear Ctrl-C; the main thread does."""
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # whoever starts it hears again
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


@contextmanager
def children_hear_nothing() -> Iterator[None]:
    """What is started in here does not hear Ctrl-C; one that comes meanwhile is heard after it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    hear_nothing()
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
