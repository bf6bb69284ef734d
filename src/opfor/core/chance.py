"""Counter-based chance: outcome *n* of stream *s* is an integer mix of seed, stream and counter.

There is no generator state to store, undo cannot re-roll, streams do not disturb each other, and
any other program can reproduce a game bit for bit: the whole recipe is in this file.
"""

from __future__ import annotations

from functools import lru_cache

from opfor.core.cite import cite
from opfor.core.requests import Answer, Draw, Judge, Request, Roll, TieBreak, source_of

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
FIRST_STIR = 0xBF58476D1CE4E5B9
SECOND_STIR = 0x94D049BB133111EB
SEEDS = 1 << 62
"""How many seeds a game of a series can have."""


def mix(z: int) -> int:
    """The SplitMix64 finaliser: a bijection on 64 bits that scrambles well."""
    z &= MASK
    z = ((z ^ (z >> 30)) * FIRST_STIR) & MASK
    z = ((z ^ (z >> 27)) * SECOND_STIR) & MASK
    return z ^ (z >> 31)


@lru_cache(maxsize=4096)
def stream_name_hash(stream: str) -> int:
    """FNV-1a of the stream's name, so that names, not numbers, keep streams apart."""
    h = 0xCBF29CE484222325
    for byte in stream.encode():
        h = ((h ^ byte) * 0x100000001B3) & MASK
    return h


def outcome(seed: int, stream: str, counter: int, sides: int) -> int:
    """A number from 0 to ``sides - 1``, uniform by rejection."""
    return nth_outcome(stream_start(seed, stream), counter, sides)


def stream_start(seed: int, stream: str) -> int:
    """Where the numbers of one stream begin."""
    return mix(seed ^ stream_name_hash(stream))


def nth_outcome(start: int, counter: int, sides: int) -> int:
    """Outcome ``counter`` of the stream that begins at ``start``."""
    z = mix(start + counter * GOLDEN)
    if z > MASK - sides:  # hardly ever: only here can it be beyond the last full round of sides
        limit = MASK + 1 - (MASK + 1) % sides
        while z >= limit:
            z = mix(z + GOLDEN)
    return z % sides


def derived_seed(seed: int, index: int) -> int:
    """The seed of game ``index`` of a series."""
    return outcome(seed, "series", index, SEEDS)


@cite("X-1", "X-4")
class Seeded:
    """Answers chance requests from a seed, and what only a person could see by any of the words;
    remembers only how often each stream was used."""

    def __init__(self, seed: int, counters: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counters = dict(counters or {})
        self._starts: dict[str, int] = {}
        self._row: tuple[tuple[str, ...], list[int]] = ((), [])

    def pick(self, source: str, sides: int) -> int:
        """The next outcome of a stream, 0 to ``sides - 1``."""
        n = self.counters.get(source, 0)
        self.counters[source] = n + 1
        return nth_outcome(self.start(source), n, sides)

    def start(self, source: str) -> int:
        """Where the numbers of a stream begin."""
        start = self._starts.get(source)
        if start is None:
            start = self._starts[source] = stream_start(self.seed, source)
        return start

    def starts(self, sources: tuple[str, ...]) -> list[int]:
        """Where the numbers of streams begin."""
        if self._row[0] is not sources:
            self._row = sources, [self.start(source) for source in sources]
        return self._row[1]

    def __call__(self, request: Request) -> Answer:
        if isinstance(request, Draw):
            return request.pool[self.pick(request.source, len(request.pool))]
        if isinstance(request, Roll):
            return tuple(
                [self.pick(request.source, request.sides) + 1 for _ in range(request.dice)]
            )
        if isinstance(request, TieBreak):
            return request.candidates[self.pick(request.source, len(request.candidates))]
        if isinstance(request, Judge):
            return request.options[self.pick(source_of(request), len(request.options))]
        raise TypeError(f"no seed answers {type(request).__name__}")

    def skip(self, request: Request) -> None:
        """Count an outcome that somebody else supplied, so that later ones stay in step."""
        match request:
            case Draw(source=source) | TieBreak(source=source):
                self.counters[source] = self.counters.get(source, 0) + 1
            case Roll(source=source, dice=dice):
                self.counters[source] = self.counters.get(source, 0) + dice
