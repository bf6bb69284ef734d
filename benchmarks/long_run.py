"""What takes long: ``python benchmarks/long_run.py [records forecasts jobs memory]``.

Loading and verifying a long record, the exact forecast late in a game (95 % and the worst), what
two jobs do that one does not, and the memory of a series that grows. Processor time wherever one
process works; wall time where several do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.app.store import read_save, written
from opfor.core.chance import Seeded
from opfor.core.fold import fold, verify
from opfor.core.requests import Choose

SRC = Path(__file__).parent.parent / "src"
GAMES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("blitzkrieg", {}, "greedy"),
    ("2gm", {}, "baseline"),
    ("coh", {"mission": "river-road-6"}, "baseline"),
)
SERIES = ("simulate", "blitzkrieg", "--player", "random", "--json")
TIMES = 5
PEAK = """
import resource, sys
from opfor.__main__ import main
assert main(sys.argv[1:]) == 0
whom = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
peak = max(resource.getrusage(who).ru_maxrss for who in whom)
print(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), file=sys.stderr)
"""


def played(game_id: str, options: dict[str, Any], player: str) -> Iterator[Session]:
    """A game as a person plays it, before each of their answers."""
    game, chance = load_game(game_id), Seeded(2)
    session = Session.new(game, Start(options=options, seed=2))
    while isinstance(request := session.pending, Choose):
        yield session
        seen = session.view(request.seat)
        setting = session.play.setting
        pick = lambda sides: chance.pick("person", sides)  # noqa: E731
        session.answer(game.players[player](setting, seen, request, pick))


def records() -> None:
    """A whole game read back from its file, folded, verified, undone and redone in the middle."""
    for game_id, options, player in GAMES:
        sessions = list(played(game_id, options, player))
        session, game = sessions[-1], load_game(game_id)
        setting, entries = session.play.setting, session.history.entries
        start = game.new(setting)
        with tempfile.TemporaryDirectory() as folder:
            save = Path(folder) / "long.opfor.jsonl"
            save.write_text(written(session.header, session.history.lines), encoding="utf-8")
            times = {
                "read": timed(partial(read_save, save, repair=False)),
                "folded": timed(partial(fold, game, start, entries)),
                "verified": timed(partial(verify, game, setting, start, entries)),
                "undone": timed(session.undo, 1),
                "redone": timed(session.redo, 1),
            }
        said = ", ".join(f"{what} in {ms:.0f} ms" for what, ms in times.items())
        print(f"{game_id}: {len(entries)} answers {said}")


def timed(work: Callable[[], object], times: int = TIMES) -> float:
    """The median of several runs, in milliseconds of processor time."""
    found = []
    for _ in range(times):
        begin = time.process_time()
        work()
        found.append(1000 * (time.process_time() - begin))
    return median(found)


def forecasts() -> None:
    for game_id, options, player in GAMES:
        times = []
        for session in played(game_id, options, player):
            begin = time.process_time()
            session.forecast()
            times.append(1000 * (time.process_time() - begin))
        worst, tail = max(times), quantiles(times, n=20)[-1]
        print(f"{game_id}: {len(times)} forecasts, median {median(times):.1f} ms, "
              f"95 % under {tail:.1f} ms, worst {worst:.1f} ms")  # fmt: skip


def jobs() -> None:
    """Two jobs against one, the compiled engine and the readable one, paired."""
    readable = ("simulate", "2gm", "--player", "random", "--json")
    for name, series, games in (("compiled", SERIES, "400000"), ("readable", readable, "600")):
        ratios = []
        for _ in range(3):
            one, two = (wall([*series, "--games", games, "--jobs", n]) for n in "12")
            ratios.append(one / two)
        print(f"{name}: two jobs are {median(ratios):.2f} times one "
              f"({min(ratios):.2f} to {max(ratios):.2f})")  # fmt: skip


def wall(words: list[str]) -> float:
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-m", "opfor", *words], env=env, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def memory() -> None:
    """The peak of a series of one process, ten times longer each time."""
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    for games in ("1000", "10000", "100000", "1000000"):
        command = [sys.executable, "-c", PEAK, *SERIES, "--games", games, "--jobs", "1"]
        ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        print(f"{int(games):>9,} games: {float(ran.stderr.split()[-1]):.0f} MB")


PARTS: dict[str, Callable[[], None]] = {
    "records": records,
    "forecasts": forecasts,
    "jobs": jobs,
    "memory": memory,
}


def main(wanted: list[str]) -> int:
    for name in wanted or PARTS:
        PARTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
