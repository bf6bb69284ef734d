"""Watching tests: which functions and lines each runs, and that none takes too long."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType

from coverage import Coverage

from tests.mutants.tokens import codes


class TooLong(BaseException):
    """A test took longer than it is worth."""


@contextmanager
def cut_short(seconds: float) -> Iterator[None]:
    """Whatever runs meanwhile is broken off after so many seconds of the processor."""

    def stop(_signal: int, _frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


class Watch:
    """The lines of some folders that run, noted for whatever is turned to."""

    def __init__(self, *folders: Path) -> None:
        inside = [f"{folder}/*" for folder in folders]
        self.coverage = Coverage(
            data_file=None, config_file=False, include=inside, omit=["*/tests/*"], messages=False
        )
        self.coverage.start()

    def turn_to(self, name: str) -> None:
        self.coverage.switch_context(name)

    def told(self) -> Iterator[tuple[str, str, int]]:
        """Name, file and line of all that ran; then nothing is watched any more."""
        self.coverage.stop()
        data = self.coverage.get_data()
        for file in sorted(data.measured_files()):
            for line, names in data.contexts_by_lineno(file).items():
                yield from ((name, file, line) for name in names if name)


def forget(package: str) -> None:
    """Empty every memory of a package: what was worked out for one test is worked out again for
    the next, so that it can be seen to need it."""
    gc.unfreeze()  # what a start has set aside is looked through too
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            home = str(getattr(thing, "__module__", ""))
            if home.partition(".")[0] == package:
                thing.cache_clear()


def functions_of(path: Path) -> dict[int, str]:
    """The outermost function that each line of a file belongs to."""
    code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
    found: dict[int, str] = {}
    for (name, _), each in codes(code).items():
        found |= dict.fromkeys(lines_of(each), name.partition(".<locals>")[0])
    return found


@contextmanager
def called(root: str) -> Iterator[set[tuple[str, str]]]:
    """The functions of the checkout that are called meanwhile: file and qualified name."""
    reached: set[tuple[str, str]] = set()

    def note(frame: FrameType, _event: str, _argument: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(root):
            reached.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))

    sys.setprofile(note)
    try:
        yield reached
    finally:
        sys.setprofile(None)


def lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line is not None}
