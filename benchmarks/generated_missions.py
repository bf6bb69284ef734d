"""Generate solo missions and play each to its end with the baseline player.

    python benchmarks/generated_missions.py --games 1000 [--seed 1] [--jobs 2]

Every mission is written as a file, read back with all its checks, and played once. A generation
or mission that is refused or fails is printed with the guideline and seed that make it again; the
exit code is then 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import NamedTuple

from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.cardboard.coh.missions.mission_text import mission_toml
from opfor.core.chance import derived_seed
from opfor.core.errors import OpforError
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from opfor.lab.playout import play_one

GUIDELINES = 6
"""Guidelines 7 and 8 are for three and four players."""


class Played(NamedTuple):
    """One mission: how it ended, in how many rounds, or what went wrong."""

    guideline: int
    seed: int
    winner: str
    rounds: float
    seconds: float
    fault: str = ""


def play_generated(number: int, seed: int) -> Played:
    """Generate, write, read and play mission ``number`` of a series."""
    guideline, own = number % GUIDELINES + 1, derived_seed(seed, number) % 1_000_000
    began = time.perf_counter()
    try:
        winner, rounds = _played(guideline, own)
    except OpforError as error:
        return Played(guideline, own, "", 0, time.perf_counter() - began, f"refused: {error}")
    except Exception:  # what is looked for
        fault = traceback.format_exc(limit=-4)
        return Played(guideline, own, "", 0, time.perf_counter() - began, fault)
    return Played(guideline, own, winner, rounds, time.perf_counter() - began)


def _played(guideline: int, seed: int) -> tuple[str, float]:
    mission = solo_mission_of(generate_auto(guideline, seed, solo=True), "fight")
    game = load_game("coh")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fight.toml"
        path.write_text(mission_toml(mission), encoding="utf-8")
        setting, _, _ = prepared(game, {"mission": str(path)}, {})
    result = play_one(game, setting, {"player": game.players["baseline"]}, 0, seed)
    return result.winner or "draw", result.aspects["rounds"]


def _one(job: tuple[int, int]) -> Played:
    return play_generated(*job)


def _all(games: int, seed: int, jobs: int) -> Iterator[Played]:
    work = [(number, seed) for number in range(games)]
    if jobs == 1:
        yield from map(_one, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_one, work, chunksize=4)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    began, played = time.perf_counter(), []
    for one in _all(given.games, given.seed, given.jobs):
        played.append(one)
        if one.fault:
            print(f"guideline {one.guideline} seed {one.seed}: {one.fault}", file=sys.stderr)
    ends = Counter(one.winner for one in played if not one.fault)
    faults = sum(bool(one.fault) for one in played)
    lengths = [one.rounds for one in played if one.rounds]
    print(f"{len(played)} missions, {faults} with faults: {dict(ends)}")
    if lengths:
        slowest = max(played, key=lambda one: one.seconds)
        print(f"rounds: median {median(lengths):g}, most {max(lengths):g}")
        print(f"slowest: {slowest.seconds:.1f} s, guideline {slowest.guideline} {slowest.seed}")
    print(f"{time.perf_counter() - began:.1f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
