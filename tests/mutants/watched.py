"""Watching a test: which functions and lines it runs, and that it does not take too long."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import CodeType, FrameType, MappingProxyType
from typing import Any


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


@contextmanager
def profiled(
    root: str, wanted: Mapping[str, set[int]] = MappingProxyType({})
) -> Iterator[tuple[set[tuple[str, str]], set[tuple[str, int]]]]:
    """The functions of the checkout that are called meanwhile, and which wanted lines are run.

    A function whose wanted lines have all been seen is not watched any more."""
    reached: set[tuple[str, str]] = set()
    lines: set[tuple[str, int]] = set()
    open_lines: dict[CodeType, set[int]] = {}

    def note(frame: FrameType, _event: str, _argument: object) -> Any:
        code = frame.f_code
        missing = open_lines.get(code)
        if missing is None:
            missing = open_lines[code] = lines_of(code) & wanted.get(code.co_filename, set())
            if code.co_filename.startswith(root):
                outer = code.co_qualname.partition(".<locals>")[0]
                reached.add((code.co_filename, outer))
        return watch if missing else None

    def watch(frame: FrameType, event: str, _argument: object) -> Any:
        code = frame.f_code
        if event == "line" and frame.f_lineno in open_lines[code]:
            open_lines[code].discard(frame.f_lineno)
            lines.add((code.co_filename, frame.f_lineno))
        return watch if open_lines[code] else None

    sys.settrace(note)
    try:
        yield reached, lines
    finally:
        sys.settrace(None)


def lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line is not None}
