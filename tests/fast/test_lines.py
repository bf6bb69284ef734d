"""The random positions reach every line of the fast source."""

from __future__ import annotations

import sys
from types import CodeType, FrameType
from typing import Any

from opfor.fast.blitzkrieg.tables import fill
from opfor.fast.sources import FOLDER, MODULES
from tests.fast.blitzkrieg_positions import OPTIONS, cases, fast_step
from tests.fast.engines import PLAIN

LISTED = {
    "run.py": {"numbers", "grid", "fractions", "seed_of", "nth_outcome"},
    "blitzkrieg/series.py": {"play_game", "play_on", "play_block", "note", "winner", "placements"},
    "blitzkrieg/setup.py": {"new", "new_side"},
}
"""What a war is made of, what only whole games call; and ``nth_outcome``, which draws again about
once in 2 ** 60 times and has a test of its own."""


def reachable() -> set[tuple[str, int]]:
    """Every line of a function, but for those listed and for what only the class bodies hold."""
    found: set[tuple[str, int]] = set()
    for name in MODULES["blitzkrieg"]:
        path = FOLDER / f"{name}.py"
        code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
        for function in (c for c in code.co_consts if isinstance(c, CodeType)):
            skipped = function.co_name in LISTED.get(f"{name}.py", set())
            if not skipped and not function.co_name[0].isupper():
                first = function.co_firstlineno
                lines = {line for _, _, line in function.co_lines() if line and line > first}
                found |= {(str(path), line) for line in lines}
    return found


def test_every_line_is_reached(request: Any) -> None:
    reached: set[tuple[str, int]] = set()
    folder = str(FOLDER)

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        if not frame.f_code.co_filename.startswith(folder):
            return None
        if event == "line":
            reached.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    war, filled = PLAIN.War(), None
    before = sys.gettrace()
    request.addfinalizer(lambda: sys.settrace(before))
    for options in OPTIONS:
        for case in cases(options, 1000, 5, 20, ("random", "greedy", "look-ahead")):
            if case.setting is not filled:
                fill(war, case.setting, case.players)
                filled = case.setting
            sys.settrace(trace)
            fast_step(PLAIN, war, case.setting, case.state, case.seed)
            sys.settrace(before)
    missed = sorted(f"{path[len(folder) :]}:{line}" for path, line in reachable() - reached)
    assert missed == []
