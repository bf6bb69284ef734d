"""How often is a hint sure of its numbers, and how long does it take?

    python benchmarks/sure_hints.py GAME [--positions 100] [--seed N] [--readable] [--compare]

Takes weighty choices of games, far apart, as ``hints.py`` does, and asks for a hint at each.
``--readable`` asks as where nothing is compiled. ``--compare`` asks both ways, and says how much
worse the readable hint is by a compiled search.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from statistics import median
from types import ModuleType

sys.path.insert(0, str(Path(__file__).parent))

import hints

import opfor.fast
from opfor.app.coach.advice import TRIES, Advised, advise
from opfor.app.conversation import Table
from opfor.app.conversation.opening import continued
from opfor.app.registry import load_game
from opfor.app.search import Budget, search
from opfor.core.compiled import compiled
from opfor.core.foresight import foresight_of
from opfor.core.requests import Choose
from opfor.fast.sources import GAMES

LONG = 300
KEPT: dict[str, ModuleType | None] = {}
"""The compiled modules, whether they are in use or not."""


def tables(game_id: str, seed: int) -> Iterator[Table]:
    """Tables that stand at a weighty choice."""
    for session in hints.positions(load_game(game_id), seed):
        yield continued(session.header, list(session.history.lines), lambda _lines: None)


def with_engines(are_there: bool) -> None:
    """From here on with the compiled engines, or as where there are none."""
    for game in GAMES:
        name = f"opfor.fast._{game}"
        KEPT.setdefault(name, find_spec(name) and import_module(name))
        sys.modules[name] = KEPT[name] if are_there else None  # type: ignore[assignment]
    compiled.cache_clear()
    opfor.fast._KEPT.last = (None, {}, None)


def asked(table: Table, is_readable: bool) -> tuple[tuple[Advised, ...], float]:
    """A hint, and how long it took."""
    with_engines(not is_readable)
    patience = foresight_of(table.session.game).patience
    start = time.perf_counter()
    told = advise(table.seen_by(table.awaits), Budget(TRIES, patience))
    return told, time.perf_counter() - start


def worse(table: Table, offer: int) -> float:
    """How much less an act is worth than the best, by a compiled search that tries both."""
    with_engines(True)
    play = table.session.play
    assert isinstance(play.pending, Choose)
    act = play.pending.options[offer]
    found = search(play, 5, Budget(LONG), wanted=(act,))
    return found[0].chance - next(each.chance for each in found if each.option == act)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--readable", action="store_true")
    parser.add_argument("--compare", action="store_true")
    options = parser.parse_args(arguments)
    sure, took, lost = 0, [], []
    for table in islice(tables(options.game, options.seed), options.positions):
        told, seconds = asked(table, options.readable or options.compare)
        if not told:
            continue
        sure += told[0].is_rated
        took.append(seconds)
        if options.compare:
            lost.append(worse(table, told[0].offer))
    print(f"{options.game}: sure in {sure} of {len(took)}")
    print(f"  {median(took):.2f} s, at most {max(took):.2f}")
    if lost:
        print(f"  lost {sum(lost) / len(lost):.3f} on average, {max(lost):.3f} at most")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
