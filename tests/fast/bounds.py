"""Play a build that stops at the first index out of its bounds: ``python -m tests.fast.bounds``.

The process dies where the compiled engine leaves an array, shifts too far or overflows; a build of
another compiler than gcc or clang knows no such check, and is left alone.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
from array import array
from pathlib import Path
from typing import Any

import build_fast
from opfor.fast.blitzkrieg.series import COLUMNS
from opfor.fast.blitzkrieg.tables import fill
from tests.fast.blitzkrieg_positions import OPTIONS, Case, cases, differences

POSITIONS = 2000
GAMES = 500


def main() -> int:
    if os.name == "nt":
        return 0
    with tempfile.TemporaryDirectory() as folder:
        try:
            (path,) = build_fast.build(Path(folder), bounds=True)
        except (Exception, SystemExit) as error:
            print(f"not compiled ({error}): nothing to check", file=sys.stderr)
            return int(os.environ.get("OPFOR_FAST") == "yes")
        module = loaded(path)
        for options in OPTIONS:
            found = list(cases(options, POSITIONS, seed=3))
            found += cases(options, 60, 3, 10, ("look-ahead",))
            if next(differences(module, found), None) is not None:
                print(f"{options}: a position is played otherwise than by the readable engine")
                return 1
            for case in (found[0], found[len(found) // 2]):
                play(module, case)
    print(f"{len(OPTIONS)} settings stay within their bounds")
    return 0


def loaded(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.name.split(".")[0], path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def play(module: Any, case: Case) -> None:
    war = module.War()
    fill(war, case.setting, case.players)
    rows, seeds = array("i", bytes(4 * COLUMNS * GAMES)), array("Q", bytes(8 * GAMES))
    module.play_block(war, rows, seeds, 0, GAMES)


if __name__ == "__main__":
    sys.exit(main())
