"""What every game over flat integers has: its streams of chance, and the machine that narrows.

Chance is that of ``opfor.core.chance``, bit for bit: outcome *n* of a stream depends on the seed,
the stream and *n* alone. The machine is that of ``opfor.core.cascade``: candidates are measured,
the best are kept, and the last rule that dropped any is the one that settled the question.
"""

from __future__ import annotations

from opfor.core.chance import FIRST_STIR, GOLDEN, MASK, SECOND_STIR, SEEDS
from opfor.core.memory import Bits, Long, Memory, field

STREAMS = 16
CANDIDATES = 96
RULES = 32


class Run(Memory):
    """Games one after the other: how often each stream was used, which rules settled what.

    ``hashes`` are those of the streams' names, ``series`` is where the seeds of the games begin.
    ``candidates`` (the first ``left`` of them) are what a question has not dropped so far,
    ``measured`` what the criterion at hand makes of them, ``settled_by`` the rule that dropped
    the last one. ``is_thought``: what happens is only tried, and asks no chance. ``overflowed``:
    something found no room in its table, and what was played since does not count.
    """

    series: Bits = field()
    hashes: list[Bits] = field(STREAMS)
    starts: list[Bits] = field(STREAMS)
    counters: list[Bits] = field(STREAMS)
    settled: list[Long] = field(RULES)
    candidates: list[int] = field(CANDIDATES)
    measured: list[int] = field(CANDIDATES)
    left: int = field()
    settled_by: int = field()
    is_thought: int = field()
    overflowed: int = field()


def mix(z: Bits) -> Bits:
    """The finaliser of ``core.chance``."""
    z &= MASK
    z = ((z ^ (z >> 30)) * FIRST_STIR) & MASK
    z = ((z ^ (z >> 27)) * SECOND_STIR) & MASK
    return z ^ (z >> 31)


def nth_outcome(start: Bits, counter: Bits, sides: Bits) -> Bits:
    """Outcome ``counter`` of the stream that begins at ``start``, uniform by rejection."""
    z: Bits = mix(start + counter * GOLDEN)
    if z > MASK - sides:
        last: Bits = MASK - (MASK % sides + 1) % sides
        while z > last:
            z = mix(z + GOLDEN)
    return z % sides


def seed_streams(run: Run, seed: Bits) -> None:
    """Begin every stream anew for the game with this seed."""
    for stream in range(STREAMS):
        run.starts[stream] = mix(seed ^ run.hashes[stream])
        run.counters[stream] = 0


def seed_of(run: Run, game: Bits) -> Bits:
    """The seed of a game of the series."""
    return nth_outcome(run.series, game, SEEDS)


def pick(run: Run, stream: int, sides: int) -> int:
    """The next outcome of a stream, 0 to ``sides - 1``; in thought always the first."""
    if run.is_thought:
        return 0
    counter: Bits = run.counters[stream]
    run.counters[stream] = counter + 1
    return nth_outcome(run.starts[stream], counter, sides)


def ask(run: Run) -> None:
    """A new question: nothing in it yet, nothing settled."""
    run.left = 0
    run.settled_by = 0


def propose(run: Run, candidate: int) -> None:
    """One more candidate."""
    run.candidates[run.left] = candidate
    run.left += 1


def keep(run: Run, rule: int, value: int) -> None:
    """Drop the candidates measured otherwise; a rule that drops any settles the question so far."""
    kept = 0
    for i in range(run.left):
        if run.measured[i] == value:
            run.candidates[kept] = run.candidates[i]
            kept += 1
    if kept < run.left:
        run.settled_by = rule
    run.left = kept


def is_met(run: Run) -> bool:
    """Whether any candidate passed the test at hand."""
    for i in range(run.left):
        if run.measured[i]:
            return True
    return False


def greatest(run: Run) -> int:
    """The greatest measure among those left."""
    most = run.measured[0]
    for i in range(1, run.left):
        if run.measured[i] > most:
            most = run.measured[i]
    return most


def least(run: Run) -> int:
    """The least measure among those left."""
    fewest = run.measured[0]
    for i in range(1, run.left):
        if run.measured[i] < fewest:
            fewest = run.measured[i]
    return fewest


def settle(run: Run) -> None:
    """Count the rule that settled the question."""
    run.settled[run.settled_by] += 1
