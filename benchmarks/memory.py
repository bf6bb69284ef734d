"""How much memory a game takes while it is played: ``python benchmarks/memory.py [GAME …]``.

A whole game is played in a process of its own, with the commands a curious person types; the
peak is what the system says the process has had resident.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SRC = Path(__file__).parent.parent / "src"
LIMIT = 80

PLAY = """
import resource, sys
from opfor.__main__ import main
code = main(["play", *sys.argv[1:], "--seed", "1"])
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(code, peak if sys.platform == "darwin" else peak * 1024, file=sys.stderr)
"""
CURIOUS = "?\n1\nwhy full\nforecast\nboard\nundo\nredo\nlog all\nposition\n"


def main(games: list[str]) -> int:
    """Print the peak of each game; 1 if one is over the limit."""
    peaks = {game: peak_of(game) for game in games or ["blitzkrieg"]}
    for game, peak in peaks.items():
        print(f"{game:<12} {peak:6.1f} MB  limit {LIMIT} MB")
    return int(max(peaks.values()) > LIMIT)


def peak_of(game: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPATH": str(SRC), "OPFOR_DATA": folder}
        run = subprocess.run(
            [sys.executable, "-c", PLAY, game],
            input=CURIOUS * 60, text=True, env=env, cwd=folder, capture_output=True, check=True,
        )  # fmt: skip
    code, peak = run.stderr.split()[-2:]
    assert code == "0", run.stderr
    return int(peak) / 1e6


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
