"""A mission of a wished balance: drafted seed by seed, its open dials turned, then measured.

What is turned is looked for on other seeds than those on which the result is measured.
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
from opfor.core.drawing import Turn
from opfor.core.errors import OpforError
from opfor.core.game import Generating
from opfor.core.phrasebook import PhraseBook
from opfor.kit.shares import Rate, wilson

if TYPE_CHECKING:
    from opfor.lab.variant import Variant

FIRST_GAMES = 20
"""So many games show that a candidate is far from the wish."""
SEEDS = 1_000_000
BASELINE, DRAW = "baseline", "draw"
SAY = PhraseBook.of_the_program("lab")


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
    turns: tuple[Turn, ...] = ()

    def __str__(self) -> str:
        rate = self.rate
        interval = f"95 % interval {100 * rate.low:.1f} to {100 * rate.high:.1f}"
        told = f"seed {self.seed}: {100 * rate.value:.1f} % wins in {self.games} games ({interval})"
        return "; ".join([told, *(turn.words for turn in self.turns)])


class Found(NamedTuple):
    """What was found out about a mission, and which of the candidates it is."""

    candidate: Candidate
    candidates: int
    who: str
    is_alone: bool

    @property
    def said(self) -> str:
        """``Germans 52 % ± 4 by the baseline, 300 games``, for file and sheet."""
        rate = self.candidate.rate
        near = round(50 * (rate.high - rate.low))
        share, games = round(100 * rate.value), self.candidate.games
        said = SAY("measured", who=self.who, share=share, near=near, games=games)
        return said if self.is_alone else f"{said} {SAY('measured-draws')}"

    @property
    def note(self) -> dict[str, Any]:
        """The same as data."""
        tried = self.candidate
        found = {"seed": tried.seed, "candidates": self.candidates, "games": tried.games}
        found |= {"win_rate": msgspec.to_builtins(tried.rate)}
        return {"search": found | {"turned": [turn.words for turn in tried.turns]}}


def declare_search(parser: Parser) -> None:
    group = parser.add_argument_group("how fair it is")
    group.add_argument(
        "--target",
        type=float,
        metavar="PERCENT",
        help="how often you, or the first side, should win",
    )
    group.add_argument("--tolerance", type=float, default=10, metavar="PERCENT", help="default 10")
    group.add_argument("--games", type=int, default=300, metavar="N", help="each; default 300")
    group.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    group.add_argument("--candidates", type=int, default=40, metavar="N", help="default 40")
    group.add_argument(
        "--measure", action="store_true", help="leave the draft as it is and say how fair it is"
    )


def wish_of(arguments: Arguments) -> Wish:
    """What is looked for; refused if it cannot be found."""
    target = 50.0 if arguments.target is None else arguments.target
    tolerance = arguments.tolerance
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
) -> tuple[Any, Found | None]:
    """The first mission that fits, with what was found out; ``None`` (and a line) if none does."""
    wish, first = wish_of(arguments), seed_of(arguments)
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
        stays = arguments.pack or wish.games < FIRST_GAMES  # too few games to turn anything by
        turns = () if stays else _turned(generating, text, rulings, seed, wish)
        found = _tried(generating, generation, turns, rulings, seed, wish, arguments.pack)
        print(f"candidate {number + 1}, {found}", file=sys.stderr)
        if found.games == wish.games and not wish.miss(found.rate):
            return generation, _found(generating, found, number + 1, rulings)
        if nearest is None or wish.miss(found.rate) < wish.miss(nearest.rate):
            nearest = found
    wished = f"{100 * wish.low:g} to {100 * wish.high:g} %"
    print(
        f"opfor: none of {wish.candidates} candidates lies in {wished}; the nearest is {nearest}",
        file=sys.stderr,
    )
    return None, None


def measured(
    arguments: Arguments, generating: Generating, generation: Any, rulings: Mapping[str, str]
) -> Found:
    """How fair a draft is as it stands."""
    wish, seed = wish_of(arguments)._replace(low=0.0, high=1.0), seed_of(arguments)
    found = _tried(generating, generation, (), rulings, seed, wish, arguments.pack)
    return _found(generating, found, 1, rulings)


def _turned(
    generating: Generating, text: str, rulings: Mapping[str, str], seed: int, wish: Wish
) -> tuple[Turn, ...]:
    from opfor.lab.fair_draft import Aim, made_fair

    target, close = (wish.low + wish.high) / 2, (wish.high - wish.low) / 4
    halves = not _is_alone(generating, text)
    aim = Aim(target, close, wish.games, derived_seed(seed, 1), rulings, halves)
    return made_fair(generating.makes, text, aim).turns


def _is_alone(generating: Generating, text: str) -> bool:
    """Whether one person plays against the program: a draw is no win then."""
    from opfor.lab.drawn import drawn_variant

    return len(drawn_variant(generating.makes, text, {}).players) == 1


def _found(
    generating: Generating, tried: Candidate, candidates: int, rulings: Mapping[str, str]
) -> Found:
    from opfor.lab.needle import Needle
    from opfor.lab.verdict import who_wins

    text = generating.mission(tried.generation, "fight")
    needle = Needle(generating.makes, text, rulings=rulings)
    who = who_wins(needle.reading.seat, needle.titles)
    return Found(tried, candidates, who, _is_alone(generating, text))


def _tried(
    generating: Generating,
    generation: Any,
    turns: tuple[Turn, ...],
    rulings: Mapping[str, str],
    seed: int,
    wish: Wish,
    packs: Sequence[str] = (),
) -> Candidate:
    """Play a candidate with the baseline player: a few times, then often enough."""
    from opfor.app.registry import load_game
    from opfor.lab.variant import make_variant

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fight.toml"
        path.write_text(with_turns(generating, generation, "fight", turns), encoding="utf-8")
        first = load_game(generating.makes).options.__struct_fields__[0]
        mission = {first: str(path)}
        variant = make_variant(
            "candidate", generating.makes, mission, rulings, BASELINE, tuple(packs)
        )
        rate = Rate(0.0, 0.0, 1.0)
        for games in sorted({min(FIRST_GAMES, wish.games), wish.games}):
            rate = _rate(variant, seed, games, wish.jobs if games > FIRST_GAMES else 1)
            if wish.excludes(rate):
                break
    return Candidate(seed, generation, rate, games, turns)


def with_turns(
    generating: Generating, generation: Any, name: str, turns: Sequence[Turn], said: str = ""
) -> str:
    """The mission of a generation with what was turned in it, and what was measured."""
    from opfor.app.drawing_board import drawing_of
    from opfor.app.registry import load_game
    from opfor.kit.documents.document import Document
    from opfor.lab.drawn import turned

    text = generating.mission(generation, name)
    if not turns and not said:
        return text
    drawing = drawing_of(load_game(generating.makes))
    for turn in turns:
        text = turned(text, turn, drawing)
    if not said or not drawing.measured:
        return text
    document = Document.of(text, name, drawing.order)
    document.set((drawing.measured,), said)
    return document.text


def _rate(variant: Variant, seed: int, games: int, jobs: int) -> Rate:
    from opfor.lab.series import run_series

    with _bar(seed, games) as progress:
        finished = run_series(variant, seed, games, jobs, told=progress)
    if finished.interrupted:
        raise KeyboardInterrupt
    seats, winners = list(variant.players), finished.tally.winners
    halves = 0 if len(seats) == 1 else winners.get(DRAW, 0) // 2
    return wilson(winners.get(seats[0], 0) + halves, finished.tally.games)


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
