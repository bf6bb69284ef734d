"""How many balanced drafts are fair on seeds that their tuning never saw.

    python benchmarks/fair_drafts.py [--drafts 100] [--games 1000] [--seed 1] [--solo] [--plain]

Every draft is one of ``opfor generate coh-generator --auto --target 50``: drawn, turned, drawn
again where that did not help. It is then played on seeds of its own. ``--plain`` measures drafts
that follow the draws instead. Draws count half between two persons, as they do for the generator.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import time
from collections.abc import Iterator
from statistics import mean
from types import SimpleNamespace
from typing import Any, NamedTuple

from opfor.app.registry import load_game
from opfor.core.chance import derived_seed
from opfor.core.errors import OpforError
from opfor.core.game import Generating
from opfor.lab.needle import Needle
from opfor.surfaces.cli.mission_search import searched, with_turns

GUIDELINES = 6
"""Guidelines 7 and 8 are for three and four players."""
FRESH = 900_001
"""A stream of seeds that no draft is turned by."""
PATIENCE = 60.0
"""Seconds for the games of one draft."""


class Drafted(NamedTuple):
    """What came of one draft; without a share none was found."""

    guideline: int
    seed: int
    share: float | None
    games: int = 0
    turned: int = 0
    tried: int = 0
    seconds: float = 0.0


def drafted(generating: Generating, number: int, given: argparse.Namespace) -> Drafted:
    """Draft ``number`` of the series, measured."""
    guideline = number % GUIDELINES + 1
    seed = derived_seed(given.seed, number) % 1_000_000
    options, began = {"guideline": guideline, "solo": given.solo}, time.perf_counter()
    text, turned, tried = _text(generating, options, seed, given.plain)
    seconds = time.perf_counter() - began
    if text is None:
        return Drafted(guideline, seed, None, seconds=seconds)
    needle = Needle(generating.makes, text, seed=derived_seed(FRESH, seed), halves=not given.solo)
    reading = needle.play(PATIENCE, given.games)
    share = reading.rate.value
    return Drafted(guideline, seed, share, reading.games, turned, tried, seconds)


def _text(
    generating: Generating, options: dict[str, Any], seed: int, plain: bool
) -> tuple[str | None, int, int]:
    """The mission, how many dials were turned in it and how many drafts were tried."""
    if plain:
        return generating.mission(generating.automatic(options, {}, seed), "fight"), 0, 1
    wish = {"target": 50.0, "tolerance": 10.0, "games": 300, "jobs": 1, "candidates": 40}
    asked: Any = SimpleNamespace(**wish, seed=seed, pack=[])
    with contextlib.redirect_stderr(io.StringIO()):
        generation, found = searched(asked, generating, options, {})
    if found is None:
        return None, 0, 40
    turns = found.candidate.turns
    return with_turns(generating, generation, "fight", turns), len(turns), found.candidates


def _all(given: argparse.Namespace) -> Iterator[Drafted]:
    generating = load_game("coh-generator").generating
    assert generating is not None
    ends = time.monotonic() + given.seconds
    for number in range(given.first, given.first + given.drafts):
        if time.monotonic() >= ends:
            print(f"stopped before draft {number}: {given.seconds:g} s are over")
            return
        try:
            yield drafted(generating, number, given)
        except OpforError as error:
            print(f"draft {number}: {error}", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--drafts", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="begin with draft N")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--plain", action="store_true", help="as drawn, nothing turned")
    parser.add_argument("--each", action="store_true", help="a line for every draft")
    given = parser.parse_args()
    found = []
    for each in _all(given):
        found.append(each)
        if given.each:
            share = "none" if each.share is None else f"{100 * each.share:5.1f} %"
            row = (each.guideline, each.seed, share, each.games, each.turned, each.tried)
            print(*row, f"{each.seconds:.1f} s", flush=True)
    shares = [each.share for each in found if each.share is not None]
    for low, high in ((40, 60), (35, 65), (20, 80)):
        inside = sum(low <= 100 * share <= high for share in shares)
        print(f"{inside} of {len(found)} drafts between {low} and {high} %")
    print(f"mean {100 * mean(shares):.1f} %, {mean(e.seconds for e in found):.1f} s a draft")
    return 0


if __name__ == "__main__":
    sys.exit(main())
