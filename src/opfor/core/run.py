"""A game under way over numbers: its chance, and room for answers and for what is told.

Chance is that of ``opfor.core.chance``, bit for bit. What is asked stands in ``core/asking.py``,
what is told in ``core/rows.py``: nothing in simulations, events, or events and every rung.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.chance import FIRST_STIR, GOLDEN, MASK, SECOND_STIR, SEEDS
from opfor.core.memory import Bits, Log, Long, Memory, Numbers, clear, field

STREAMS = 16
CANDIDATES = 8192
SHORTFALL = 4
RULES = 96
RULINGS = 96
QUESTIONS = 64
ANSWERS = 4096
LOGGED = 262144
BRANCHES = 2048

NOTHING_KEPT, EVENTS_KEPT, ALL_KEPT = range(3)
NO_CHANCE, ROLLED, DRAWN_EVENLY = range(3)
NO_CANDIDATE = -30000
"""What a question leaves that leaves nothing."""
NOT_COUNTED = -1
"""The rule of a choice that is told but settles nothing."""


class Naming(NamedTuple):
    """The numbers that name a candidate."""

    a: int
    b: int
    c: int
    d: int
    e: int
    f: int


class Run(Memory):
    """Games one after the other: how often each stream was used, which rules settled what.

    ``hashes`` are those of the streams' names, ``series`` is where the seeds of the games begin.
    ``candidates`` (the first ``left`` of them) are what a question has not dropped so far,
    ``measured`` what the criterion at hand makes of them, ``settled_by`` the rule that dropped
    the last one; ``tie_rule`` is the row of a question that leaves it to chance. ``is_short``: a
    test has just said why it fails, with the numbers of its ``shortfall``; ``rung_at`` is the rung
    noted last. ``is_thought``: what
    happens is only tried, and asks no chance. ``overflowed``: something found no room.
    Of the ``answers``, the first ``given`` came from outside, up to ``expected`` they are known to
    come, and ``answered`` are in use. Where it ``walks`` (``core/ways.py``), ``branches`` are
    behind it, each with its ``way_kind``, the one ``way_taken`` of so many, its ``way_weight`` in
    the ``way_whole``; the first ``known`` are prescribed, ``shared`` of them stand in the column of
    ``ways``, which is filled as far as ``told_to``. ``is_void``: chance began again.
    """

    series: Bits = field()
    hashes: list[Bits] = field(STREAMS)
    starts: list[Bits] = field(STREAMS)
    counters: list[Bits] = field(STREAMS)
    candidates: list[int] = field(CANDIDATES)
    measured: list[int] = field(CANDIDATES)
    left: int = field()
    settled_by: int = field()
    names: list[Naming] = field(CANDIDATES)
    is_short: int = field()
    rung_at: int = field()
    shortfall: list[int] = field(SHORTFALL)
    tie_rule: list[int] = field(QUESTIONS)
    ruling: list[int] = field(RULINGS)
    is_thought: int = field()
    overflowed: int = field()
    asks: int = field()
    foresees: int = field()
    waits: int = field()
    given: int = field()
    expected: int = field()
    answered: int = field()
    answers: list[int] = field(ANSWERS)
    keeps: int = field()
    logged: int = field()
    row_at: int = field()
    log: Log = field(LOGGED)
    walks: int = field()
    branches: int = field()
    known: int = field()
    shared: int = field()
    is_void: int = field()
    way_kind: list[int] = field(BRANCHES)
    way_taken: list[int] = field(BRANCHES)
    way_count: list[int] = field(BRANCHES)
    way_weight: list[int] = field(BRANCHES)
    way_whole: list[int] = field(BRANCHES)
    told_to: Long = field()
    ways: Numbers = field()


class Counted(Run, position=True):
    """How many decisions each rule has settled: that belongs to the game under way."""

    settled: list[int] = field(RULES)


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


def forget(run: Counted) -> None:
    """No decision was settled yet."""
    for rule in range(RULES):
        run.settled[rule] = 0


def begin_run(run: Run, keeps: int) -> None:
    """A run that is asked from outside, without an answer so far."""
    run.asks = 1
    run.foresees = 0
    run.waits = 0
    run.given = 0
    run.expected = 0
    run.answered = 0
    run.keeps = keeps
    run.overflowed = 0
    clear(run)


def give(run: Run, number: int) -> None:
    """One more answer."""
    expect(run, number)
    run.given = run.expected


def expect(run: Run, number: int) -> None:
    """One more answer that will be given, as far as one knows."""
    if run.expected == ANSWERS:
        run.overflowed = 1
        return
    run.answers[run.expected] = number
    run.expected += 1
