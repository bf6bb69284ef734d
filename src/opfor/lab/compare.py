"""Two variants of a run, game by game: pairs of the same seed, block by block.

Nothing larger than a block is held in memory.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from opfor.kit.shares import Rate, wilson
from opfor.lab.block import MARGIN
from opfor.lab.extra import need
from opfor.lab.folder import RunFolder
from opfor.lab.statistics import (
    Pairs,
    bootstrap_mean,
    holm,
    mcnemar,
    paired_effect,
    unpaired_effect,
)

BASE = 0


class Effect(Struct, frozen=True, kw_only=True):
    """What a variant changes against the base.

    ``changed`` is the share of games that went differently, ``win`` the change of the win rate
    with its paired interval (``unpaired``: what it would be without pairing), ``p`` McNemar's and
    ``holm`` the same corrected for the number of comparisons, ``margin`` the change of margin.
    """

    variant: str
    games: int
    rate: Rate
    base: Rate
    changed: Rate
    win: Rate
    unpaired: Rate
    margin: Rate | None
    p: float
    holm: float
    paired: bool = True


def effects(run: RunFolder) -> list[Effect]:
    """Every variant against the base; one that changes no game is no comparison."""
    found = {v: pairs_of(run, v) for v in range(1, len(run.manifest.variants))}
    tested = {v: mcnemar(pairs) for v, pairs in found.items() if pairs.changed}
    corrected = dict(zip(tested, holm(list(tested.values())), strict=True))
    return [_effect(run, v, pairs, corrected.get(v, 1.0)) for v, pairs in found.items()]


def _effect(run: RunFolder, variant: int, pairs: Pairs, corrected: float) -> Effect:
    margins = {float(value): n for value, n in pairs.margins.items()}
    paired = is_paired(run, variant)
    return Effect(
        variant=run.manifest.variants[variant].name,
        games=pairs.games,
        rate=pairs.other_rate,
        base=pairs.base_rate,
        changed=wilson(pairs.changed, pairs.games),
        win=paired_effect(pairs) if paired else unpaired_effect(pairs),
        unpaired=unpaired_effect(pairs),
        margin=bootstrap_mean(margins) if margins else None,
        p=mcnemar(pairs),
        holm=corrected,
        paired=paired,
    )


def is_paired(run: RunFolder, variant: int) -> bool:
    """Whether the same seat of the same game is measured; else seeds have nothing in common."""
    variants, seats = run.manifest.variants, run.manifest.seats
    return variants[variant].game == variants[BASE].game and seats[variant] == seats[BASE]


def pairs_of(run: RunFolder, variant: int, blocks: int | None = None) -> Pairs:
    """All pairs of a variant and the base, or those of the first so many blocks."""
    total = Pairs()
    both = sorted(set(run.blocks(BASE)) & set(run.blocks(variant)))
    for number in both[:blocks]:
        total.add(_pairs_of_block(run, variant, number))
    return total


def _pairs_of_block(run: RunFolder, variant: int, number: int) -> Pairs:
    polars = need("polars")
    seats = run.manifest.seats
    base, other = (
        polars.read_parquet(run.path / "games" / f"{v:03d}-{number:06d}.parquet")
        for v in (BASE, variant)
    )
    won, won_other = (base["winner"] == seats[BASE]), (other["winner"] == seats[variant])
    return Pairs(
        both=int((won & won_other).sum()),
        only_base=int((won & ~won_other).sum()),
        only_other=int((~won & won_other).sum()),
        neither=int((~won & ~won_other).sum()),
        changed=_changed(base, other),
        margins=_margins(base, other),
    )


def _changed(base: Any, other: Any) -> int:
    """Games with another ending or any other number."""
    shared = [c for c in base.columns if c in other.columns and c not in ("game", "seed")]
    differs = base[shared[0]].ne_missing(other[shared[0]])
    for column in shared[1:]:
        differs = differs | base[column].ne_missing(other[column])
    return int(differs.sum())


def _margins(base: Any, other: Any) -> dict[str, int]:
    if MARGIN not in base.columns or MARGIN not in other.columns:
        return {}
    counted = (other[MARGIN] - base[MARGIN]).alias("by").value_counts(sort=False)
    return {repr(value): n for value, n in sorted(counted.iter_rows())}
