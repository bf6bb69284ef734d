"""Which lines of a fast source a run reaches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from types import CodeType, FrameType
from typing import Any

from opfor.fast.sources import FOLDER, modules


def reachable(game: str, listed: Mapping[str, set[str]]) -> set[tuple[str, int]]:
    """Every line of a function, but for those listed and for what only the class bodies hold."""
    found: set[tuple[str, int]] = set()
    for name in modules(game):
        path = FOLDER / f"{name}.py"
        code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
        for function in (c for c in code.co_consts if isinstance(c, CodeType)):
            skipped = function.co_name in listed.get(f"{name}.py", set())
            if not skipped and not function.co_name[0].isupper():
                first = function.co_firstlineno
                lines = {line for _, _, line in function.co_lines() if line and line > first}
                found |= {(str(path), line) for line in lines}
    return found


def missed(
    game: str, listed: Mapping[str, set[str]], run: Callable[[Callable[..., Any]], None]
) -> list[str]:
    """The lines a run never comes to; it is given what calls a function under observation.

    A function is watched until all of its lines were reached.
    """
    left: dict[CodeType, set[int]] = {}
    wanted = reachable(game, listed)
    reached: set[tuple[str, int]] = set()

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        code = frame.f_code
        if code not in left:
            lines = {line for _, _, line in code.co_lines() if line}
            left[code] = {line for line in lines if (code.co_filename, line) in wanted}
        if event == "line":
            left[code].discard(frame.f_lineno)
            reached.add((code.co_filename, frame.f_lineno))
        return trace if left[code] else None

    def watched(function: Callable[..., Any], *arguments: Any) -> Any:
        before = sys.gettrace()
        sys.settrace(trace)
        try:
            return function(*arguments)
        finally:
            sys.settrace(before)

    run(watched)
    return sorted(f"{path[len(str(FOLDER)) :]}:{line}" for path, line in wanted - reached)
