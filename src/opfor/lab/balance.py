"""The balance sheet of a mission: win rates over the ladder of players, what each dial does, and
which handicap makes it even."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.kit.shares import Rate, wilson
from opfor.lab.block import ASPECTS, Block, played
from opfor.lab.constants import remember_fitting
from opfor.lab.dials import Dial, Mission, dials
from opfor.lab.execution import Progress
from opfor.lab.experiment import Experiment, Part
from opfor.lab.frames import Run
from opfor.lab.series import run_series
from opfor.lab.stop import Stop
from opfor.lab.variant import Variant, make_variant, seat_measured_in
from opfor.lab.workers import in_any_order, workers

MOST_STEPS = 12


class Turned(Struct, frozen=True):
    """A dial at a value, and how often the measured seat wins then."""

    value: int
    rate: Rate
    games: int


class Handicap(Struct, frozen=True):
    """The way of a dial towards a wished win rate; ``best`` is the value that comes nearest."""

    dial: str
    target: float
    tried: tuple[Turned, ...]
    best: Turned


def chosen_dials(mission: Mission, part: Part, only: Sequence[str]) -> list[Dial]:
    """The dials whose name holds one of the words given, all if none is."""
    found = dials(mission, part.options)
    if not only:
        return found
    kept = [dial for dial in found if any(_is_named(dial, word) for word in only)]
    if not kept:
        names = dict.fromkeys(d.name if d.turn else d.name.rpartition(" ")[0] for d in found)
        raise OpforError(one_of("--dial", only[0], names))
    return kept


def _is_named(dial: Dial, word: str) -> bool:
    """By a word of what it does, or of its field in the file."""
    field = dial.turn.dial if dial.turn else ""
    return word in dial.name or word.replace("-", "_") in (dial.name + field)


def balance_experiment(
    mission: Mission,
    base: Part,
    turned: Sequence[Dial],
    players: Sequence[str],
    games: int,
    seed: int,
) -> Experiment:
    """The mission as it is, by every player, and with every dial turned by one."""
    ladder = [Part(name=f"player {name}", players=name) for name in players]
    return Experiment(
        name=f"balance-{Path(next(iter(mission.options.values()), mission.game)).stem}",
        game=mission.game,
        seed=seed,
        measure=(ASPECTS,),
        base=base,
        variants=(*ladder, *(dial.part(base) for dial in turned)),
        stop=Stop(games=games),
    )


def ladder_of(game: Game[Any], usual: str) -> list[str]:
    """The players to compare with the usual one."""
    return [name for name in game.players if name != usual]


def playable(
    mission: Mission,
    base: Part,
    found: Sequence[Dial],
    jobs: int | None,
    cluster: str,
    progress: Progress = lambda _dials, _of: None,
) -> list[Dial]:
    """The dials that the game accepts; a step too far (CAPs below nothing) is left out."""
    parts = {dial.name: dial.part(base) for dial in found}
    good = {name for name, part in parts.items() if not part.constants and _accepted(mission, part)}
    variant = make_variant(
        "base", mission.game, base.options, base.rulings, base.players, base.packs
    )
    tasks = [
        Block(msgspec.structs.replace(variant, name=name, constants=part.constants), 1, 0, 1)
        for name, part in parts.items()
        if part.constants
    ]
    with workers(jobs, cluster) as (executor, count):
        for block, works in in_any_order(executor, count, can_be_played, tasks):
            progress(1, len(tasks))
            if works:
                good.add(block.variant.name)
                remember_fitting(block.variant)
    return [dial for dial in found if dial.name in good]


def can_be_played(block: Block) -> bool:
    """Whether a game of it ends; what the game refuses in words or trips over does not."""
    try:
        played(block)
    except OpforError:
        return False
    return True


def _accepted(mission: Mission, part: Part) -> bool:
    try:
        make_variant("dial", mission.game, part.options, part.rulings, part.players, part.packs)
    except OpforError:
        return False
    return True


def find_handicap(
    mission: Mission,
    base: Part,
    dial: Dial,
    target: float,
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str = "",
    told: Callable[[Turned], object] = lambda _turned: None,
) -> Handicap:
    """Turn a dial step by step, the way that brings the win rate nearer, until it passes the wish.

    All values play the same seeds, so that neighbours are compared fairly.
    """
    now = int(dial.now)

    def at(value: int) -> Turned | None:
        variant = _variant_at(mission, base, replace(dial, value=value))
        if variant is None:
            return None
        tally = run_series(variant, seed, games, jobs, cluster).tally
        wins = tally.winners.get(seat_measured_in(variant), 0)
        found = Turned(value, wilson(wins, tally.games), tally.games)
        told(found)
        return found

    start = at(now)
    assert start is not None
    tried = [start]
    above = start.rate.value > target
    way = _way(at, now, tried, above)
    value = now + way
    while way and len(tried) <= MOST_STEPS and (tried[-1].rate.value > target) == above:
        value += way
        step = at(value)
        if step is None:
            break
        tried.append(step)
    best = min(tried, key=lambda turned: abs(turned.rate.value - target))
    name = dial.name if dial.turn else dial.name.rpartition(" ")[0]
    return Handicap(name, target, tuple(sorted(tried, key=lambda turned: turned.value)), best)


def _way(at: Callable[[int], Turned | None], now: int, tried: list[Turned], above: bool) -> int:
    """Up or down: whichever first step brings the win rate nearer; 0 if neither can be played."""
    start = tried[0].rate.value
    for way in (1, -1):
        step = at(now + way)
        if step is not None and (step.rate.value < start) == above:
            tried.append(step)
            return way
        if step is not None and tried[0].value != step.value:
            tried.insert(1, step)
    return 0


def _variant_at(mission: Mission, base: Part, dial: Dial) -> Variant | None:
    part = dial.part(base)
    try:
        variant = make_variant(
            f"{dial.axis} {dial.value}", mission.game, part.options, base.rulings, base.players,
            base.packs, part.constants,
        )  # fmt: skip
        played(Block(variant, 1, 0, 1))
    except OpforError:
        return None
    return variant


def strongest(run: Run, turned: Sequence[Dial]) -> Dial | None:
    """The number dial with the largest effect in a run, for a search without a dial named."""
    numbers = {dial.name: dial for dial in turned if dial.is_number}
    rows = [row for row in run.effects.iter_rows(named=True) if row["variant"] in numbers]
    best = max(rows, key=lambda row: abs(row["effect"]), default=None)
    return None if best is None else numbers[best["variant"]]
