"""The compiled engines against a small fixed loop: ``python benchmarks/yardstick.py [--record]``.

Games for every million rounds of the loop: a number that hardly hangs on the machine, because
both were compiled alike and run side by side. ``--record`` adds it to ``yardstick.jsonl``; a run
that comes out 30 % under the median of the last five records fails.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from opfor import fast
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared

HERE = Path(__file__).parent
HISTORY = HERE / "yardstick.jsonl"
ROUNDS = 20_000_000
PLAYED: dict[str, tuple[str, dict[str, Any], str, int]] = {
    "random": ("blitzkrieg", {}, "random", 5_000),
    "greedy": ("blitzkrieg", {}, "greedy", 5_000),
    "coh random": ("coh", {"mission": str(HERE / "eight-against-eight.toml")}, "random", 500),
    "2gm random": ("2gm", {}, "random", 500),
    "2gm baseline": ("2gm", {}, "baseline", 250),
}
"""What is measured: game, options, player, how many games a round."""
TIMES = 7
LOST = 0.7
"""Below this share of the records something has become slow."""
RECORDS = 5


def fixed_loop() -> Callable[[int], int]:
    """The loop, compiled."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "yardstick_loop.pyx"
        source.write_text((HERE / source.name).read_text(encoding="utf-8"), encoding="utf-8")
        extension = Extension("yardstick_loop", [str(source)], extra_compile_args=["-O2"])
        modules = cythonize([extension], quiet=True)
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        command.run()
        path = Path(folder) / command.get_ext_filename("yardstick_loop")
        spec = importlib.util.spec_from_file_location("yardstick_loop", path)
        assert spec is not None
        assert spec.loader is not None
        module: Any = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    loop: Callable[[int], int] = module.loop
    return loop


def seconds(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def measured() -> dict[str, float]:
    """For each game and player: the median over several rounds of games for a million rounds."""
    loop, found = fixed_loop(), {}
    for name, (game_id, options, player, count) in PLAYED.items():
        game = load_game(game_id)
        setting, _, _ = prepared(game, options, {})
        free = [seat.id for seat in game.seats(setting) if not seat.bot]
        players = dict.fromkeys(free, game.players[player])
        if not fast.supports(setting, players):
            print(f"{name}: not compiled here (python3 build_fast.py)", file=sys.stderr)
            continue
        ratios = []
        for _ in range(TIMES):
            a_million = seconds(lambda: loop(ROUNDS)) / ROUNDS * 1_000_000
            played = partial(fast.play_totals, setting, players, 1, 0, count)
            ratios.append(a_million / (seconds(played) / count))
        found[name] = round(median(ratios[1:]), 2)
    return found


def records() -> list[dict[str, Any]]:
    if not HISTORY.exists():
        return []
    return [json.loads(line) for line in HISTORY.read_text(encoding="utf-8").splitlines()]


def commit() -> str:
    command = ["git", "-C", str(HERE), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--record", action="store_true", help="add the numbers to the history")
    options = parser.parse_args()
    found, kept, slow = measured(), records()[-RECORDS:], False
    if not found:
        raise SystemExit("nothing is compiled here: python3 build_fast.py")
    for name, games in found.items():
        before = median([record[name] for record in kept if name in record] or [games])
        slow |= games < LOST * before
        print(f"{name}: {games} games a million rounds; the records say {before}")
    if options.record:
        today = datetime.now(UTC).date().isoformat()
        line = json.dumps({"date": today, "commit": commit(), **found})
        with HISTORY.open("a", encoding="utf-8") as history:
            history.write(line + "\n")
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
