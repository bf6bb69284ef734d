"""What a block comes to in whole numbers. Tallies add up, in any order, to that of the run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec
from msgspec import Struct

from opfor import fast
from opfor.core.codec import unpack
from opfor.core.columns import Overflowed
from opfor.lab.block import (
    Block,
    Rows,
    at_table,
    is_over_numbers,
    is_watched,
    play_block,
    readable_rows,
    with_constants,
)

GIVEN = ("game", "seed", "winner", "why")


class Spread(Struct, frozen=True):
    """Where a number lies over many games."""

    mean: float
    median: float
    p10: float
    p90: float


class Tally(Struct):
    """How many games ended how. ``numbers`` counts the values of every measured number (as text:
    a value is a key), so that means and medians need no game again; ``counts`` are those of rules,
    events, content and places, by what they count."""

    games: int = 0
    winners: dict[str, int] = {}
    endings: dict[str, int] = {}
    numbers: dict[str, dict[str, int]] = {}
    counts: dict[str, dict[str, int]] = {}

    @property
    def contest(self) -> bool:
        """Whether anybody can win."""
        return not self.games or any(self.winners)

    @property
    def rules(self) -> dict[str, int]:
        """How many decisions each rule settled."""
        return self.counts.get("rule", {})

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.winners = _sum(self.winners, other.winners)
        self.endings = _sum(self.endings, other.endings)
        self.numbers = _sums(self.numbers, other.numbers)
        self.counts = _sums(self.counts, other.counts)

    def spread(self, name: str) -> Spread:
        return spread({float(value): n for value, n in self.numbers.get(name, {}).items()})


def tally_of(rows: Rows) -> Tally:
    counts: dict[str, Counter[str]] = {}
    columns = (rows.counts.get(name, []) for name in ("what", "name", "n"))
    for what, name, n in zip(*columns, strict=True):
        counts.setdefault(what, Counter())[name] += n
    return Tally(
        games=len(rows.games["game"]),
        winners=_counted(rows.games["winner"]),
        endings=_counted(rows.games["why"]),
        numbers={
            name: {repr(value): n for value, n in sorted(Counter(column).items())}
            for name, column in rows.games.items()
            if name not in GIVEN
        },
        counts={what: dict(sorted(counts[what].items())) for what in sorted(counts)},
    )


def play_tally(block: Block) -> Tally:
    """What a block comes to; the compiled engine counts by itself."""
    if is_watched(block) or not is_over_numbers(block):
        return tally_of(play_block(block))
    _, setting, players = at_table(msgspec.json.encode(block.variant))
    try:
        found = fast.play_totals(setting, players, block.seed, block.first, block.last)
    except Overflowed:
        return tally_of(readable_rows(block))
    return Tally(
        games=found.games,
        winners=dict(sorted(found.winners.items())),
        endings=dict(sorted(found.whys.items())),
        numbers={name: _as_text(counts) for name, counts in found.numbers.items()},
        counts={"rule": dict(sorted(found.rules.items()))},
    )


def tallied(block: Block) -> bytes:
    """What a worker sends back where nobody wants the rows."""
    return msgspec.msgpack.encode(with_constants(play_tally, block))


def untallied(raw: bytes) -> Tally:
    return unpack(raw, Tally)


def _as_text(counts: Mapping[float, int]) -> dict[str, int]:
    return dict(sorted((repr(value), n) for value, n in counts.items()))


def _counted(values: Sequence[str]) -> dict[str, int]:
    return dict(sorted(Counter(values).items()))


def _sum(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted((Counter(one) + Counter(other)).items()))


def _sums(
    one: Mapping[str, Mapping[str, int]], other: Mapping[str, Mapping[str, int]]
) -> dict[str, dict[str, int]]:
    names = dict.fromkeys((*one, *other))
    return {name: _sum(one.get(name, {}), other.get(name, {})) for name in names}


def spread(counts: Mapping[float, int]) -> Spread:
    """Mean, median and tenths of the values counted; between two values the line is straight."""
    n = sum(counts.values())
    if n == 0:
        return Spread(0.0, 0.0, 0.0, 0.0)
    values = sorted(counts)
    mean = fmean(values, [counts[value] for value in values])
    return Spread(mean, *(_at(values, counts, share * (n - 1)) for share in (0.5, 0.1, 0.9)))


def _at(values: Sequence[float], counts: Mapping[float, int], place: float) -> float:
    """The value at a place of the sorted list, which may lie between two."""
    low, rest = int(place), place - int(place)
    seen, first = 0, None
    for value in values:
        seen += counts[value]
        if first is None and seen > low:
            first = value
        if first is not None and (rest == 0 or seen > low + 1):
            return first + rest * (value - first) if rest else first
    return values[-1] if first is None else first
