"""Carrying out an experiment: look after look, block after block, until the stop rule is content.

A look comes after a fixed number of blocks, so that what is played depends on the experiment only,
never on who played faster.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple

from opfor import __version__
from opfor.app.registry import load_game
from opfor.app.setting_up import pack_hashes
from opfor.core.errors import OpforError
from opfor.lab.block import Block, block_size, played, unpacked
from opfor.lab.compare import BASE, pairs_of
from opfor.lab.experiment import Experiment, variants_of
from opfor.lab.folder import Manifest, RunFolder
from opfor.lab.source import code_hashes
from opfor.lab.statistics import evidence, paired_effect
from opfor.lab.stop import Stop, looks
from opfor.lab.variant import seat_measured_in
from opfor.lab.workers import in_any_order, workers

Progress = Callable[[int, int], object]
"""Told how many games were finished, and of how many."""


class Order(NamedTuple):
    """A block of a variant that is still to be played."""

    variant: int
    number: int
    block: Block

    def __str__(self) -> str:
        games = f"games {self.block.first} to {self.block.last - 1}"
        return f"block {self.number} of {self.block.variant.name!r} ({games})"


def manifest_of(experiment: Experiment, where: str) -> Manifest:
    """What will be run; everything that is wrong with the experiment comes out here."""
    variants = variants_of(experiment, where)
    games = {v.game: load_game(v.game) for v in variants}
    size = experiment.block or block_size(variants[BASE], experiment.seed, experiment.stop.games)
    return Manifest(
        name=experiment.name,
        version=__version__,
        code=code_hashes(games.values()),
        packs={name: dict(pack_hashes(game.folder)) for name, game in games.items()},
        seed=experiment.seed,
        block=size,
        measures=experiment.measure,
        stop=experiment.stop,
        variants=tuple(variants),
        seats=tuple(seat_measured_in(variant) for variant in variants),
    )


def carry_out(
    run: RunFolder,
    jobs: int | None = None,
    cluster: str = "",
    progress: Progress = lambda _games, _of: None,
    blocks: tuple[int, int] | None = None,
) -> RunFolder:
    """Play what is missing; a run that was stopped goes on where it was.

    With ``blocks`` only those from the first number up to the second are played here, and only by
    a number of games: another rule could not be checked on some of them.
    """
    stop = run.manifest.stop
    total = -(-stop.games // run.manifest.block)
    if blocks is not None and (stop.width or stop.error):
        raise OpforError("--blocks: only for experiments that stop after a number of games")
    if blocks is not None and blocks[1] > total:
        raise OpforError(f"--blocks {blocks[0]}:{blocks[1]}: the run has {total} blocks")
    active = list(range(len(run.manifest.variants)))
    with workers(jobs, cluster) as (executor, count):
        for begin, end in looks(stop, run.manifest.block) if blocks is None else [blocks]:
            wanted = [(v, n) for v in active for n in range(begin, end)]
            missing = [(v, n) for v, n in wanted if not run.has(v, n)]
            tell(fault for v, n in missing if run.was_finished(v, n) and (fault := run.fault(v, n)))
            orders = (Order(v, n, run.block(v, n, stop.games)) for v, n in missing)
            games = len(missing) * run.manifest.block
            for order, raw in in_any_order(executor, count, carried_out, orders):
                run.write(order.variant, order.number, unpacked(raw))
                progress(order.block.last - order.block.first, games)
            active = [v for v in active if v == BASE or not is_content(run, v, stop, end)]
            if active == [BASE] and len(run.manifest.variants) > 1:
                break
    return run


def tell(damages: Iterable[str]) -> None:
    """Whoever looks on hears which blocks are played again."""
    for damage in damages:
        print(f"opfor: {damage}; played again", file=sys.stderr)


def carried_out(order: Order) -> bytes:
    """What a worker does: the packed rows of a block."""
    return played(order.block)


def is_content(run: RunFolder, variant: int, stop: Stop, blocks: int) -> bool:
    """Whether enough is known about a variant after so many blocks."""
    if not (stop.width or stop.error):
        return False
    pairs = pairs_of(run, variant, blocks)
    effect = paired_effect(pairs)
    narrow = bool(stop.width) and effect.high - effect.low <= stop.width
    return narrow or (bool(stop.error) and evidence(pairs) >= 1 / stop.error)
