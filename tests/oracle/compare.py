"""Random positions of a game by its one source and by the readable engine it had before:
``python -m tests.oracle.compare GAME 100000 [--jobs 2] [--plain]``.

One step of each is played by the same chance and the same players, and everything is compared:
what was asked, in which words, with which answers; what happened; every decision with all its
rungs and what they measured; which rules settled it; the state; how often chance was used.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from typing import Any, NamedTuple

from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play, drive
from opfor.core.requests import UNTOLD, Answer, Choose, Draw, Request
from tests.fast.steps import Case
from tests.parting import parting


class Compared(NamedTuple):
    """A game and its readable engine, with settings and positions to compare them in."""

    game: Game[Any]
    oracle: Game[Any]
    rooms: Any
    options: Sequence[Mapping[str, Any]]
    cases: Callable[..., Iterator[Case]]


@cache
def compared(package: str) -> Compared:
    """What is compared of the game in a package."""
    positions = import_module(f"{HERE}.{package}_positions")
    engines = positions.ENGINES if package in BESIDE else _moved(package)
    return Compared(*engines, positions.OPTIONS, positions.cases)


def _moved(package: str) -> tuple[Game[Any], Game[Any], Any]:
    """The engines of a game whose one source stands in its rooms."""
    game, oracle = import_module(f"opfor.games.{package}"), import_module(f"{HERE}.{package}")
    rooms = import_module(f"opfor.games.{package}.course.rooms")
    return game.GAME, oracle.ORACLE, rooms.Rooms


HERE = "tests.oracle"
BESIDE = ("coh",)
"""Games whose one source still stands beside the readable engine."""


class Step(NamedTuple):
    """All that a step leaves."""

    asked: list[Request]
    log: list[Any]
    settled: list[str]
    state: Any
    used: dict[str, int]


def step_of(game: Game[Any], case: Case, players: Mapping[str, str], *, explain: bool) -> Step:
    """Steps from a position; each seat plays by the game's own player of a name."""
    play = Play(game, case.setting, case.state, explain=explain)
    chance, asked = Seeded(case.seed), list[Request]()

    def respond(request: Request) -> Answer:
        asked.append(request)
        if isinstance(request, Draw) and keeps_back(request):
            return UNTOLD
        if not isinstance(request, Choose):
            return chance(request)
        seen = game.view(case.setting, play.state, request.seat)
        pick = partial(chance.pick, f"player:{request.seat}")
        return game.players[players[request.seat]](case.setting, seen, request, pick)

    def keeps_back(request: Draw) -> bool:
        """Who has kept something back does so again every other time."""
        is_usual = game.kept_back(case.setting, play.state, request.source)
        return bool(request.hidden and is_usual and chance.pick("kept-back", 2))

    for taken in range(case.steps):
        if taken and game.outcome(case.setting, play.state) is not None:
            break
        drive(game.step(play), respond)
    return Step(asked, play.log, play.settled, play.state, dict(chance.counters))


def difference(package: str, case: Case, *, explain: bool) -> str:
    """Where the two part, in words: what each has, and what it is about."""
    game, oracle = compared(package)[:2]
    named = {player: name for name, player in game.players.items()}
    players = {seat: named[player] for seat, player in case.players.items()}
    ours = step_of(game, case, players, explain=explain)
    theirs = step_of(oracle, case, players, explain=explain)
    found = parting(game, ours, theirs)
    return found and f"{found}\nseed {case.seed}, {players}\n{case.state}"


def parted(package: str, options: Mapping[str, Any], count: int, seed: int, size: int = 50) -> str:
    """The first difference among so many positions of a setting; nothing if there is none."""
    for number, case in enumerate(compared(package).cases(options, count, seed, size)):
        if found := difference(package, case, explain=number % 2 == 0):
            return f"{dict(options)}, {case.setting.rulings}\n{found}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="not the compiled module")
    options = parser.parse_args()
    rooms, settings = compared(options.game)[2:4]
    if options.plain:
        rooms.compiled = classmethod(lambda _: None)
    each = -(-options.count // len(settings))
    look = partial(parted, options.game, count=each, seed=options.seed)
    with ProcessPoolExecutor(options.jobs) as pool:
        found = list(pool.map(look, settings))
    for setting, said in zip(settings, found, strict=True):
        print(f"{setting}: {said or 'no difference'}", flush=True)
    engine = "compiled" if rooms.compiled() else "plain"
    print(f"{options.count} positions, {engine}: {sum(map(bool, found))} settings differ")
    return int(any(found))


if __name__ == "__main__":
    sys.exit(main())
