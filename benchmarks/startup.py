"""How long a person waits: ``opfor --help``, a first question, 1,000 decisions, a mission, a sheet.

Run it with ``python benchmarks/startup.py``; the best of a few runs is what counts, because
everything else on the machine only ever adds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

SRC = Path(__file__).parent.parent / "src"
RUNS = 7
SOLO = ("--option", "mission=first-light")


def main() -> int:
    """Print each time beside its limit; 1 if one is missed."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPATH": str(SRC), "OPFOR_DATA": folder}
        env["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "bytecode")
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        positions = Path(folder) / "positions.jsonl"
        position = exported_position(env, Path(folder) / "position.json")
        positions.write_text((json.dumps(position) + "\n") * 1000, encoding="utf-8")
        decide = opfor("decide", "blitzkrieg", str(positions))
        fight = Path(folder) / "fight.toml"
        generate = opfor("generate", "coh", "--guideline", "5", "--seed", "3", "--auto")
        command = [*generate, "--solo", "--out", str(fight)]
        subprocess.run(command, env=env, capture_output=True, check=True)
        plain = [*generate, "--out", str(Path(folder) / "plain.toml")]
        sheet = opfor("sheet", str(fight), "-o", str(fight.with_suffix(".pdf")))
        rows = [
            ("python, doing nothing", None, best([sys.executable, "-c", "pass"], env)),
            ("opfor --help", 0.15, best(opfor("--help"), env)),
            ("opfor play, to the first question", None, best(opfor("play", "blitzkrieg"), env)),
            ("  of that processor time", 0.15, processor(opfor("play", "blitzkrieg"), env)),
            ("  2GM Tactics", 0.15, processor(opfor("play", "2gm"), env)),
            ("  Conflict of Heroes, a firefight", 0.15, processor(opfor("play", "coh"), env)),
            ("  a solo mission", 0.15, processor(opfor("play", "coh", *SOLO), env)),
            ("opfor decide, 1000 positions", 5.0, best(decide, env, 2)),
            ("opfor generate coh, guideline 5", 1.0, best(plain, env)),
            ("  of that the generation", 0.3, generation(env)),
        ]  # fmt: skip
        if find_spec("typst") is not None:
            rows.append(("opfor sheet, a complete solo mission", 2.0, best(sheet, env, 3)))
    for name, limit, seconds in rows:
        said = f"limit {limit:.2f} s" if limit else ""
        print(f"{name:<46} {seconds:6.3f} s  {said}".rstrip())
    return int(any(limit is not None and seconds > limit for _, limit, seconds in rows))


def opfor(*words: str) -> list[str]:
    return [sys.executable, "-m", "opfor", *words]


def best(command: list[str], env: dict[str, str], runs: int = RUNS) -> float:
    """The shortest time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        began = time.perf_counter()
        subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, check=True)
        times.append(time.perf_counter() - began)
    return min(times)


def processor(command: list[str], env: dict[str, str], runs: int = RUNS) -> float:
    """The least processor time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        before = os.times()
        subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, check=True)
        after = os.times()
        spent = after.children_user + after.children_system
        times.append(spent - before.children_user - before.children_system)
    return min(times)


GENERATION = """
import time
from opfor.games.coh_generator.told import missions_made as made
times = []
for seed in range(8):
    began = time.perf_counter()
    made.mission(made.automatic({"guideline": 5}, {}, seed), "fight")
    times.append(time.perf_counter() - began)
print(max(times[1:]))
"""


def generation(env: dict[str, str]) -> float:
    """A guideline-5 firefight drafted and written, the slowest of several, imports aside."""
    command = [sys.executable, "-c", GENERATION]
    return float(subprocess.run(command, env=env, capture_output=True, check=True).stdout)


def exported_position(env: dict[str, str], path: Path) -> object:
    """A position from a game under way."""
    typed = f"1\n?\n1\n?\n2\nposition {path}\n"
    subprocess.run(
        opfor("play", "blitzkrieg", "--seed", "1", "--no-save"),
        input=typed, text=True, env=env, capture_output=True, check=True,
    )  # fmt: skip
    document = json.loads(path.read_text(encoding="utf-8"))
    document.setdefault("stratagem", None)
    return document


if __name__ == "__main__":
    sys.exit(main())
