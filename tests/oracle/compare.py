"""Random positions of a game by its one source and by the readable engine it had before:
``python -m tests.oracle.compare 100000 [--jobs 2] [--plain]``.

One step of each is played by the same chance and the same players, and everything is compared:
what was asked, in which words, with which answers; what happened; every decision with all its
rungs and what they measured; which rules settled it; the state; how often chance was used.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play, drive
from opfor.core.requests import Answer, Choose, Request
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.rooms import Rooms
from tests.fast.steps import Case
from tests.oracle.blitzkrieg import ORACLE
from tests.oracle.blitzkrieg_positions import OPTIONS, cases


class Step(NamedTuple):
    """All that a step leaves."""

    asked: list[Request]
    log: list[Any]
    settled: list[str]
    state: Any
    used: dict[str, int]


def step_of(game: Game[Any], case: Case, players: Mapping[str, str], *, explain: bool) -> Step:
    """One step from a position; each seat plays by the game's own player of a name."""
    play = Play(game, case.setting, case.state, explain=explain)
    chance, asked = Seeded(case.seed), list[Request]()

    def respond(request: Request) -> Answer:
        asked.append(request)
        if not isinstance(request, Choose):
            return chance(request)
        seen = game.view(case.setting, play.state, request.seat)
        pick = partial(chance.pick, f"player:{request.seat}")
        return game.players[players[request.seat]](case.setting, seen, request, pick)

    drive(game.step(play), respond)
    return Step(asked, play.log, play.settled, play.state, dict(chance.counters))


def difference(case: Case, *, explain: bool) -> str:
    """Where the two part, in words: what each has, and what it is about."""
    named = {player: name for name, player in GAME.players.items()}
    players = {seat: named[player] for seat, player in case.players.items()}
    ours = step_of(GAME, case, players, explain=explain)
    theirs = step_of(ORACLE, case, players, explain=explain)
    for name, got, wanted in zip(Step._fields, ours, theirs, strict=True):
        if got != wanted:
            return f"{name}: {_first(got, wanted)}\nseed {case.seed}, {players}\n{case.state}"
    return ""


def _first(got: Any, wanted: Any) -> str:
    """The first thing that differs, with the rule it names."""
    if isinstance(got, list):
        for ours, theirs in zip(got, wanted, strict=False):
            if ours != theirs:
                return f"{ours}\nreadable: {theirs}"
    return f"{got}\nreadable: {wanted}"


def parted(options: Mapping[str, Any], count: int, seed: int, size: int = 50) -> str:
    """The first difference among so many positions of a setting; nothing if there is none."""
    for number, case in enumerate(cases(options, count, seed, size)):
        if found := difference(case, explain=number % 2 == 0):
            return f"{dict(options)}, {case.setting.rulings}\n{found}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="not the compiled module")
    options = parser.parse_args()
    if options.plain:
        Rooms.compiled = classmethod(lambda _: None)  # type: ignore[assignment,method-assign]
    look = partial(parted, count=-(-options.count // len(OPTIONS)), seed=options.seed)
    with ProcessPoolExecutor(options.jobs) as pool:
        found = list(pool.map(look, OPTIONS))
    for setting, said in zip(OPTIONS, found, strict=True):
        print(f"{setting}: {said or 'no difference'}", flush=True)
    engine = "compiled" if Rooms.compiled() else "plain"
    print(f"{options.count} positions, {engine}: {sum(map(bool, found))} settings differ")
    return int(any(found))


if __name__ == "__main__":
    sys.exit(main())
