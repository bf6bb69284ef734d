"""Wheels tried out: ``python -m tests.fast.wheel``.

Builds a wheel with the compiler and one as if there were none, installs each into an environment of
its own, and plays there. Both must tell the same numbers, and each which engine played them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = {"blitzkrieg": "50", "2gm": "3", "coh": "3"}
NO_COMPILER = {"CC": "no-compiler", "CXX": "no-compiler", "OPFOR_FAST": ""}


def built(into: Path, environment: Mapping[str, str]) -> Path:
    """A wheel of this checkout, made with the tools that are installed."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=True)
    (wheel,) = into.glob("*.whl")
    return wheel


def told(python: Path, game: str, environment: Mapping[str, str]) -> tuple[list[str], str]:
    """What a simulation says: its numbers, and the engine that played."""
    command = [str(python), "-m", "opfor", "simulate", game, "--games", GAMES[game], "--seed", "4"]
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            command, cwd=elsewhere, env={**bare, **environment},
            capture_output=True, text=True, encoding="utf-8", check=True,
        )  # fmt: skip
    *numbers, pace = done.stdout.splitlines()
    return numbers, pace.rpartition(", ")[2]


def installed(wheel: Path, into: Path) -> Path:
    """The Python of a new environment that has this wheel."""
    venv.create(into, with_pip=True)
    python = into / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    return python


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        pythons = {}
        for name, environment in (("fast", {"OPFOR_FAST": "yes"}), ("plain", NO_COMPILER)):
            wheel = built(Path(folder) / f"{name}-wheel", environment)
            print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
            pythons[name] = installed(wheel, Path(folder) / name)
        data = {"OPFOR_DATA": folder}
        failed = 0
        for game in GAMES:
            (fast, by_fast), (plain, by_plain) = (told(p, game, data) for p in pythons.values())
            failed += fast != plain or by_fast == by_plain
            same = "the same" if fast == plain else "OTHER"
            print(f"{game}: {by_fast} and {by_plain}, {same} numbers")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
