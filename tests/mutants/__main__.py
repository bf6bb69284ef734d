"""The command: sample mutants of a game, run them, and write down who survived."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.mutants.fresh import play_plainly
from tests.mutants.server import Server
from tests.mutants.tokens import Mutant, mutants_of
from tests.records.changes import KEPT

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
ROOMS = ("rules", "bot", "course")
GAMES: dict[str, tuple[list[str], list[str]]] = {
    "blitzkrieg": (["games/blitzkrieg"], ["games/blitzkrieg/tests"]),
    "2gm": (["games/tactics2gm"], ["games/tactics2gm/tests"]),
    "coh": (["games/coh"], ["games/coh/tests", "cardboard/coh/tests"]),
    "coh-generator": (["games/coh_generator"], ["games/coh_generator/tests"]),
    "coh-cardboard": (
        ["cardboard/coh"],
        ["cardboard/coh/tests", "games/coh/tests", "games/coh_generator/tests"],
    ),
}
"""For each: where its code lies (the rooms of a game, all of the cardboard) and its tests."""
JUDGES = {
    "blitzkrieg": [
        *("oracle/test_blitzkrieg.py", "app/test_search.py"),
        *("envs/test_steps.py", "envs/test_nets.py", "envs/test_kept_numbers.py"),
    ],
    "2gm": [
        *("oracle/test_tactics2gm_measures.py", "oracle/test_kept_games.py"),
        *("oracle/test_tactics2gm.py", "envs/test_steps_2gm.py"),
    ],
}
"""Tests elsewhere that judge a game: by the readable engine, by many games at once, by its net."""
MODULES = {
    "blitzkrieg": "blitzkrieg",
    "2gm": "tactics2gm",
    "coh": "coh",
    "coh-generator": "coh_generator",
    "coh-cardboard": "coh",
}
LEFT_OUT = {
    *("tests", "__init__", "players", "drafter", "appraisal", "foresight", "prospects", "pictures")
}
"""Players of the lab, the drafter and what a search guesses are judged by how well they play,
drawings by eye; none of them is a rule."""
EQUIVALENT: dict[str, str] = tomllib.loads((HERE / "equivalent.toml").read_text("utf-8"))
"""Survivors that change nothing anybody could see, by name, each with its reason."""


class Result(NamedTuple):
    """What became of a sample: how many were killed, and the verdict on each that was not, by
    the tests that cite its rows; the name of a test is one that killed it without citing them."""

    game: str
    killed: int
    left: list[tuple[Mutant, str]]

    @property
    def equal(self) -> int:
        return sum(mutant.name in EQUIVALENT for mutant, _ in self.left)

    @property
    def elsewhere(self) -> int:
        return sum("::" in verdict for _, verdict in self.left)

    @property
    def counted(self) -> int:
        """Mutants that change something."""
        return self.killed + len(self.left) - self.equal

    @property
    def share(self) -> float:
        """Percent that some test killed."""
        return 100 * (self.killed + self.elsewhere) / max(1, self.counted)


def every_mutant(game: str) -> list[Mutant]:
    """All mutants of a game, in the order of files and lines."""
    folders, _ = GAMES[game]
    package = ROOT / "src" / "opfor"
    paths = [path for folder in folders for path in sorted((package / folder).rglob("*.py"))]
    found = []
    for path in paths:
        inside = path.relative_to(package).parts
        is_room = inside[0] == "cardboard" or inside[2] in ROOMS
        if is_room and not LEFT_OUT & {*inside, path.stem}:
            found += mutants_of(path, ROOT)
    return found


def kept_games(game: str) -> list[str]:
    """The tests of the finished games in ``tests/records``: they cite no row of the code they run,
    but change when it does."""
    test = "test_a_kept_game_opens_at_its_end_and_changes_only_where_a_rule_did"
    begins = "coh-" if game == "coh-cardboard" else f"{game}-"
    names = [name for name in KEPT if name.startswith(begins)]
    if game == "coh":
        names = [name for name in names if not name.startswith("coh-generator-")]
    return [f"{ROOT / 'tests' / 'app' / 'test_kept_games.py'}::{test}[{name}]" for name in names]


def built(game: str) -> set[tuple[str, str]]:
    """The functions that run while the game is imported, asked of a process of its own."""
    module = f"opfor.games.{MODULES[game]}"
    words = [sys.executable, "-m", "tests.mutants.fresh", "--built", module, str(ROOT)]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {(path, name) for path, _, name in (line.partition("\t") for line in told.splitlines())}


def main(words: Sequence[str]) -> int:
    """Exit code 1 if fewer are killed than should be."""
    options = _options(words)
    play_plainly()
    is_good = True
    for game in options.games or GAMES:
        result = _run(game, options)
        is_good = is_good and result.share >= options.least
    for name in gone():
        print(f"equivalent.toml: no such mutant any more: {name}")
    return int(not is_good)


def gone() -> list[str]:
    """Mutants called equivalent whose line has changed since."""
    names = {mutant.name for game in GAMES for mutant in every_mutant(game)}
    return [name for name in EQUIVALENT if name not in names]


def _run(game: str, options: argparse.Namespace) -> Result:
    every = every_mutant(game)
    number = min(options.sample or len(every), len(every))
    sample = Random(f"{options.seed} {game}").sample(every, number)
    if options.again:
        told = Path(options.again).read_text(encoding="utf-8")
        sample = [mutant for mutant in every if mutant.name in told]
    sample = [mutant for mutant in sample if options.only in mutant.path]
    sample.sort(key=lambda mutant: (mutant.path, mutant.line))
    result = Result(game, 0, [])

    def work(server: Server) -> None:
        nonlocal result
        start = time.monotonic()
        tests = server.learn(sample)
        took = time.monotonic() - start
        print(f"{game}: {len(server.usual)} of {tests} tests, {took:.0f} s", flush=True)
        for mutant, verdict in server.verdicts(sample, options.jobs):
            if verdict == "killed":
                result = result._replace(killed=result.killed + 1)
                continue
            result.left.append((mutant, verdict))
            print(f"{EQUIVALENT.get(mutant.name, verdict)}  {mutant.name}", flush=True)
        took = time.monotonic() - start
        print(f"{_summary(result, len(every), options.seed)} ({took:.0f} s)", flush=True)

    folders = [str(ROOT / "src" / "opfor" / folder) for folder in GAMES[game][1]]
    judges = [str(ROOT / "tests" / path) for path in JUDGES.get(game, ())]
    folders = options.tests or [*folders, *judges, *kept_games(game)]
    quiet = ["-q", "-q", "-p", "no:cacheprovider"]
    server = Server(ROOT, built(game), work)
    pytest.main([*quiet, "--rootdir", str(ROOT), *folders], plugins=[server])
    if options.keep:
        _keep(result, len(every), options.seed)
    return result


def _summary(result: Result, every: int, seed: int) -> str:
    cited = 100 * result.killed / max(1, result.counted)
    return (
        f"{result.game}: {result.killed + len(result.left)} of {every} mutants (seed {seed}), "
        f"{result.share:.1f} % killed, {cited:.1f} % by a test that cites the rows, "
        f"{result.equal} equivalent"
    )


def _keep(result: Result, every: int, seed: int) -> None:
    """The list of survivors, for the next who looks."""
    lines = [_summary(result, every, seed), ""]
    for mutant, verdict in sorted(result.left):
        if "::" not in verdict:
            lines.append(f"{mutant.name}\n    {EQUIVALENT.get(mutant.name, verdict)}")
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / f"{result.game}.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _options(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="check.py mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of: {', '.join(GAMES)}")
    parser.add_argument("--sample", type=int, metavar="N", help="so many of each game; else all")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), metavar="N")
    parser.add_argument("--least", type=float, default=95.0, metavar="PERCENT")
    parser.add_argument("--only", default="", metavar="TEXT", help="files whose path has this")
    parser.add_argument("--again", metavar="FILE", help="those that a list of survivors names")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="these in place of the game's")
    parser.add_argument("--keep", action="store_true", help="write the list of survivors")
    options = parser.parse_args(words)
    if unknown := set(options.games) - set(GAMES):
        parser.error(f"unknown game: {', '.join(sorted(unknown))}; there are: {', '.join(GAMES)}")
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
