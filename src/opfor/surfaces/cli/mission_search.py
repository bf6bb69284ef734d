"""Looking for a mission of a wished difficulty: seed by seed, each candidate simulated.

A candidate is played a few times first; only one that may still fit is played to the full number.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from opfor.app.arguments import Arguments, Parser, seed_of
from opfor.core.chance import derived_seed
from opfor.core.door import one_line
from opfor.core.errors import OpforError
from opfor.core.game import Generating
from opfor.kit.shares import Rate, wilson

if TYPE_CHECKING:
    from opfor.lab.variant import Variant

FIRST_GAMES = 20
"""So many games show that a candidate is far from the wish."""
SEEDS = 1_000_000
PERSON, BASELINE = "player", "baseline"


class Wish(NamedTuple):
    """How often the player should win, from ``low`` to ``high``, and how hard to look."""

    low: float
    high: float
    games: int
    jobs: int
    candidates: int

    def miss(self, rate: Rate) -> float:
        """How far a rate lies outside; 0 inside."""
        return max(self.low - rate.value, rate.value - self.high, 0.0)

    def excludes(self, rate: Rate) -> bool:
        """Whether even the interval of a rate lies outside."""
        return rate.high < self.low or rate.low > self.high


class Candidate(NamedTuple):
    """A mission that was tried."""

    seed: int
    generation: Any
    rate: Rate
    games: int

    def __str__(self) -> str:
        rate = self.rate
        interval = f"95 % interval {100 * rate.low:.1f} to {100 * rate.high:.1f}"
        return f"seed {self.seed}: {100 * rate.value:.1f} % wins in {self.games} games ({interval})"


def declare_search(parser: Parser) -> None:
    group = parser.add_argument_group("looking for a difficulty (with --solo)")
    group.add_argument("--target", type=float, metavar="PERCENT", help="how often you should win")
    group.add_argument("--tolerance", type=float, default=10, metavar="PERCENT", help="default 10")
    group.add_argument("--games", type=int, default=100, metavar="N", help="each; default 100")
    group.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    group.add_argument("--candidates", type=int, default=40, metavar="N", help="default 40")


def wish_of(arguments: Arguments, options: Mapping[str, Any]) -> Wish:
    """What is looked for; refused if it cannot be found."""
    if str(options.get("solo", "false")) != "true":
        raise OpforError("--target is for solo missions; add --solo")
    target, tolerance = arguments.target, arguments.tolerance
    if not 0 <= target <= 100:
        raise OpforError(f"--target {target:g}: a share of games won, from 0 to 100")
    if not 0 <= tolerance <= 100:
        raise OpforError(f"--tolerance {tolerance:g}: from 0 to 100")
    for name in ("games", "candidates", "jobs"):
        if getattr(arguments, name) is not None and getattr(arguments, name) < 1:
            raise OpforError(f"--{name} {getattr(arguments, name)}: at least 1")
    jobs = arguments.jobs or os.cpu_count() or 1
    low, high = max(0, target - tolerance) / 100, min(100, target + tolerance) / 100
    return Wish(low, high, arguments.games, jobs, arguments.candidates)


def searched(
    arguments: Arguments,
    generating: Generating,
    options: Mapping[str, Any],
    rulings: Mapping[str, str],
) -> tuple[Any, dict[str, Any]]:
    """The first mission that fits, with its rate; ``None`` (and a line) if none does."""
    wish, first = wish_of(arguments, options), seed_of(arguments)
    nearest: Candidate | None = None
    for number in range(wish.candidates):
        seed = derived_seed(first, number) % SEEDS
        generation = generating.automatic(options, rulings, seed)
        try:
            text = generating.mission(generation, "fight")
        except OpforError as error:
            if number + 1 == wish.candidates and nearest is None:
                raise
            print(f"seed {seed}: {one_line(error)}", file=sys.stderr)
            continue
        rate, games = _tried(generating.makes, text, rulings, seed, wish, arguments.pack)
        found = Candidate(seed, generation, rate, games)
        print(f"candidate {number + 1}, {found}", file=sys.stderr)
        if games == wish.games and not wish.miss(rate):
            return generation, _note(found, number + 1)
        if nearest is None or wish.miss(rate) < wish.miss(nearest.rate):
            nearest = found
    wished = f"{100 * wish.low:g} to {100 * wish.high:g} %"
    print(
        f"opfor: none of {wish.candidates} candidates lies in {wished}; the nearest is {nearest}",
        file=sys.stderr,
    )
    return None, {}


def _note(found: Candidate, candidates: int) -> dict[str, Any]:
    rate = msgspec.to_builtins(found.rate)
    search = {"seed": found.seed, "candidates": candidates, "games": found.games, "win_rate": rate}
    return {"search": search}


def _tried(
    game_id: str,
    text: str,
    rulings: Mapping[str, str],
    seed: int,
    wish: Wish,
    packs: Sequence[str] = (),
) -> tuple[Rate, int]:
    """Play a candidate with the baseline player: a few times, then often enough."""
    from opfor.app.registry import load_game
    from opfor.lab.variant import make_variant

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fight.toml"
        path.write_text(text, encoding="utf-8")
        first = load_game(game_id).options.__struct_fields__[0]
        mission = {first: str(path)}
        variant = make_variant(
            "candidate", game_id, mission, rulings, {PERSON: BASELINE}, tuple(packs)
        )
        rate = Rate(0.0, 0.0, 1.0)
        for games in sorted({min(FIRST_GAMES, wish.games), wish.games}):
            rate = _rate(variant, seed, games, wish.jobs if games > FIRST_GAMES else 1)
            if wish.excludes(rate):
                break
    return rate, games


def _rate(variant: Variant, seed: int, games: int, jobs: int) -> Rate:
    from opfor.lab.series import run_series

    with _bar(seed, games) as progress:
        finished = run_series(variant, seed, games, jobs, told=progress)
    if finished.interrupted:
        raise KeyboardInterrupt
    return wilson(finished.tally.winners.get(PERSON, 0), finished.tally.games)


@contextmanager
def _bar(seed: int, games: int) -> Iterator[Callable[[int], object]]:
    """A bar on standard error while somebody is watching."""
    if not sys.stderr.isatty():
        yield lambda _games: None
        return
    from tqdm import tqdm

    told = f"seed {seed}"
    with tqdm(total=games, desc=told, unit="game", leave=False, file=sys.stderr) as bar:
        yield bar.update
