"""Play builds that stop at the first index out of its bounds: ``python -m tests.fast.bounds``.

The process dies where a compiled engine leaves an array, shifts too far or overflows; a build of
another compiler than gcc or clang knows no such check, and is left alone.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import build_fast
from opfor.core.series import SeriesEngine
from tests.fast.proofs import PROOFS, GameProof
from tests.oracle.compare import compared, parted

POSITIONS = {"coh": 1300}
GAMES = 500
STEPS = {"blitzkrieg": 300, "tactics2gm": 150, "coh": 40}
"""Positions of each setting in which a step is asked and explained."""


def main() -> int:
    if os.name == "nt":
        return 0
    with tempfile.TemporaryDirectory() as folder:
        try:
            made = build_fast.build(Path(folder), bounds=True)
        except (Exception, SystemExit) as error:
            print(f"not compiled ({error}): nothing to check", file=sys.stderr)
            return int(os.environ.get("OPFOR_FAST") == "yes")
        modules = {path.name.split(".")[0].removeprefix("_"): path for path in made}
        SeriesEngine.compiled = classmethod(lambda kind: loaded(modules[kind.game]))  # type: ignore[assignment,method-assign]
        for game, each in STEPS.items():
            if any(parted(game, options, each, 7, 10) for options in compared(game).options):
                print(f"{game}: a position is played otherwise than by the readable engine")
                return 1
        for game, proof in PROOFS.items():
            if not plays_as_read(proof, loaded(modules[game]), POSITIONS[game]):
                print(f"{game}: a position is played otherwise than by the readable engine")
                return 1
    print(f"{', '.join(STEPS)}: stay within their bounds")
    return 0


def plays_as_read(proof: GameProof, module: Any, positions: int) -> bool:
    """Steps from random positions; whole games of the first setting and the last."""
    first, last = (proof.settings[at] for at in (0, -1))
    for setting in (first, last):
        play(proof, module, next(proof.cases(setting, 1, 7, 1)))
    return next(proof.differences(module, proof.shared(positions)), None) is None


@cache
def loaded(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.name.split(".")[0], path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def play(proof: GameProof, module: Any, case: Any) -> None:
    """Whole games of the setting of a case."""
    memory, size = proof.memory_of(module), proof.series.COLUMNS * GAMES
    proof.fill(memory, case.setting, case.players)
    rows, seeds = array("i", bytes(4 * size)), array("Q", bytes(8 * GAMES))
    module.play_block(memory, rows, seeds, 0, GAMES)


if __name__ == "__main__":
    sys.exit(main())
