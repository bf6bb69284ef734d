"""One series of games without a folder: what ``opfor simulate`` plays.

Only tallies are kept, so memory does not grow with the number of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from opfor.lab.block import ASPECTS, RULES, Block, Rows, block_size, played, unpacked
from opfor.lab.tally import Tally, tallied, tally_of, untallied
from opfor.lab.variant import Variant
from opfor.lab.workers import in_any_order, workers

Told = Callable[[int], object]
Keep = Callable[[Rows], object]


class Finished(NamedTuple):
    """What the finished games come to, and whether somebody stopped the series."""

    tally: Tally
    interrupted: bool


def run_series(
    variant: Variant,
    seed: int,
    games: int,
    jobs: int | None = 1,
    cluster: str = "",
    told: Told = lambda _games: None,
    keep: Keep | None = None,
) -> Finished:
    """Play a series; Ctrl-C ends it early and keeps the blocks that are finished.

    ``told`` hears how many more games are finished, ``keep`` gets their rows, block after block in
    the order of the games; where nobody keeps rows, the workers send tallies only.
    """
    tally = Tally()
    blocks = blocks_of(variant, seed, games)
    try:
        for raw in in_order(blocks, played if keep else tallied, jobs, cluster):
            block = tally_of(unpacked(raw)) if keep else untallied(raw)
            tally.add(block)
            told(block.games)
            if keep is not None:
                keep(unpacked(raw))
    except KeyboardInterrupt:
        return Finished(tally, True)
    return Finished(tally, False)


def blocks_of(variant: Variant, seed: int, games: int) -> list[Block]:
    size = block_size(variant, seed, games)
    firsts = range(0, games, size)
    return [Block(variant, seed, n, min(n + size, games), (ASPECTS, RULES)) for n in firsts]


def in_order(
    blocks: list[Block], play: Callable[[Block], bytes], jobs: int | None, cluster: str
) -> Iterator[bytes]:
    """What the workers send of the blocks, the first games first; a block that is early waits."""
    early: dict[int, bytes] = {}
    coming = 0
    with workers(jobs, cluster) as (executor, count):
        for block, raw in in_any_order(executor, count, play, blocks):
            early[block.first] = raw
            while coming < len(blocks) and blocks[coming].first in early:
                yield early.pop(blocks[coming].first)
                coming += 1
