"""The weight of every ruling: how many decisions and games it changes, and what that does to the
chance of winning.

Two measurements, each paired: every turn of some games is redone with the ruling the other way
(same position, same chance), and whole games are played both ways from the same seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.core.book import Book, load_book
from opfor.core.game import Game
from opfor.kit.shares import Rate, wilson
from opfor.lab.block import ASPECTS, COURSE
from opfor.lab.compare import Effect, effects
from opfor.lab.execution import carry_out, manifest_of
from opfor.lab.experiment import Experiment, Part
from opfor.lab.folder import RunFolder
from opfor.lab.positions import Comparison, Example, Found, compared, unpacked_found
from opfor.lab.redo import Differences
from opfor.lab.stop import Stop
from opfor.lab.variant import own_folders
from opfor.lab.workers import in_any_order, workers

GAMES_AT_ONCE = 5
"""Games of a worker's task when positions are compared."""


class Weight(Struct, frozen=True, kw_only=True):
    """What a ruling's other value does. ``decisions`` is the share of the opponent's decisions that
    it changes, ``turns`` of turns, ``games`` of games; ``win`` the change of the win rate."""

    ruling: str
    id: str
    value: str
    default: str
    decisions: Rate
    turns: Rate
    games: Rate
    played: int
    win: Rate
    narrower: float
    holm: float
    example: Example | None = None


def alternatives(book: Book, only: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Every ruling with each value it is not played by."""
    rulings = [book.ruling(name) for name in only] if only else list(book.rulings.values())
    return [(r.name, value) for r in rulings for value in r.choices if value != r.default]


def experiment_for(
    game: Game[Any], options: Mapping[str, Any], player: str, games: int, seed: int,
    only: tuple[str, ...], *, endings: bool = False,
) -> Experiment:  # fmt: skip
    """The base by default rulings, and each ruling the other way. By their ``endings`` alone games
    are compared that an engine over numbers plays, by the thousand."""
    book = load_book(game.folder)
    return Experiment(
        name=f"rulings-{game.id}",
        game=game.id,
        seed=seed,
        measure=(ASPECTS,) if endings else (ASPECTS, COURSE),
        base=Part(options=dict(options), players=player, packs=own_folders(game)),
        variants=tuple(
            Part(name=f"{name}={value}", rulings={name: value})
            for name, value in alternatives(book, only)
        ),
        stop=Stop(games=games),
    )


def weigh(
    experiment: Experiment,
    out: Path,
    positions: int,
    jobs: int | None = None,
    cluster: str = "",
    progress: Callable[[int, int], object] = lambda _games, _of: None,
) -> tuple[RunFolder, list[Weight]]:
    """Play the experiment and redo the turns of ``positions`` of its games; both are kept."""
    run = RunFolder.create(out, manifest_of(experiment, "lab rulings"))
    carry_out(run, jobs, cluster, progress)
    with workers(jobs, cluster) as (executor, count):
        found = redo_positions(run, min(positions, experiment.stop.games), executor, count)
    return run, weights_of(run, found)


def redo_positions(run: RunFolder, games: int, executor: Executor, count: int) -> dict[str, Found]:
    """The differences of every variant on the base's positions; what is known is not redone."""
    base, *others = run.manifest.variants
    known = {other.name: run.path / f"positions-{games}-{n:03d}.json"
             for n, other in enumerate(others, 1)}  # fmt: skip
    missing = [other for other in others if _known_found(known[other.name]) is None]
    found = {other.name: Found(Differences()) for other in missing}
    tasks = (
        Comparison(base, other, run.manifest.seed, first, min(first + GAMES_AT_ONCE, games))
        for other in missing
        for first in range(0, games, GAMES_AT_ONCE)
    )
    for task, raw in in_any_order(executor, count, compared, tasks):
        found[task.other.name].add(unpacked_found(raw))
    for name, differences in found.items():
        known[name].write_bytes(msgspec.json.encode(differences))
    return {name: unpacked_found(path.read_bytes()) for name, path in known.items()}


def _known_found(path: Path) -> Found | None:
    """What was found before; nothing where it was not looked for, or can no longer be read."""
    try:
        return unpacked_found(path.read_bytes())
    except (OSError, msgspec.DecodeError, ValueError):
        return None


def weights_of(run: RunFolder, found: Mapping[str, Found]) -> list[Weight]:
    """The heaviest first: by what it does to the win rate, then by games and decisions changed."""
    book = load_book(_game(run).folder)
    weights = [_weight(book, effect, found[effect.variant]) for effect in effects(run)]
    return sorted(weights, key=lambda w: (-abs(w.win.value), -w.games.value, -w.decisions.value))


def _game(run: RunFolder) -> Game[Any]:
    from opfor.app.registry import load_game

    return load_game(run.manifest.variants[0].game)


def _weight(book: Book, effect: Effect, found: Found) -> Weight:
    name, _, value = effect.variant.partition("=")
    ruling, counts = book.ruling(name), found.differences
    wide, narrow = (r.high - r.low for r in (effect.unpaired, effect.win))
    return Weight(
        ruling=name,
        id=ruling.id,
        value=value,
        default=ruling.default,
        decisions=wilson(counts.changed, counts.decisions),
        turns=wilson(counts.turns_changed, counts.turns),
        games=effect.changed,
        played=effect.games,
        win=effect.win,
        narrower=wide / narrow if narrow else 1.0,
        holm=effect.holm,
        example=found.example,
    )
