"""A game under way over numbers: its chance, the answers given from outside, what it tells.

Chance is that of ``opfor.core.chance``, bit for bit. Where a run ``asks``, answers come from
outside, one for each request in the order they are asked; where one is missing, the run notes the
request and is left (``waits``), to be run again from the
same start with one answer more. What happens and why is noted in ``log`` as rows of numbers, as
far as it is ``kept``: nothing in simulations, events, or events and every rung of a ladder.
"""

from __future__ import annotations

from opfor.core.chance import FIRST_STIR, GOLDEN, MASK, SECOND_STIR, SEEDS
from opfor.core.memory import Bits, Memory, field, stop

STREAMS = 16
CANDIDATES = 96
RULES = 48
RULINGS = 96
QUESTIONS = 64
ANSWERS = 1024
LOGGED = 65536

NOTHING_KEPT, EVENTS_KEPT, ALL_KEPT = range(3)
ASKED, RUNG, SETTLED, REQUEST = range(4)
FIRST_EVENT = 8
"""Rows below are those of questions and requests; a game numbers its events from here."""
DRAW, ROLL, TIE_BREAK, CHOOSE, JUDGE = range(5)
NO_CHANCE, ROLLED, DRAWN_EVENLY = range(3)
KEPT_BACK = -1
"""The answer to a draw that whoever drew keeps to himself."""


class Run(Memory):
    """Games one after the other: how often each stream was used, which rules settled what.

    ``hashes`` are those of the streams' names, ``series`` is where the seeds of the games begin.
    ``candidates`` (the first ``left`` of them) are what a question has not dropped so far,
    ``measured`` what the criterion at hand makes of them, ``settled_by`` the rule that dropped
    the last one; ``tie_rule`` is the row of a question that leaves it to chance. ``is_thought``:
    what happens is only tried, and asks no chance. ``overflowed``: something found no room.
    """

    series: Bits = field()
    hashes: list[Bits] = field(STREAMS)
    starts: list[Bits] = field(STREAMS)
    counters: list[Bits] = field(STREAMS)
    candidates: list[int] = field(CANDIDATES)
    measured: list[int] = field(CANDIDATES)
    left: int = field()
    settled_by: int = field()
    tie_rule: list[int] = field(QUESTIONS)
    ruling: list[int] = field(RULINGS)
    is_thought: int = field()
    overflowed: int = field()
    asks: int = field()
    waits: int = field()
    given: int = field()
    answered: int = field()
    answers: list[int] = field(ANSWERS)
    keeps: int = field()
    logged: int = field()
    log: list[int] = field(LOGGED)


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
    run.waits = 0
    run.given = 0
    run.answered = 0
    run.keeps = keeps
    run.logged = 0
    run.overflowed = 0


def give(run: Run, number: int) -> None:
    """One more answer."""
    run.answers[run.given] = number
    run.given += 1


def pick(run: Run, stream: int, sides: int) -> int:
    """The next outcome of a stream, 0 to ``sides - 1``; in thought always the first."""
    if run.is_thought:
        return 0
    if run.asks:
        return answer(run)
    counter: Bits = run.counters[stream]
    run.counters[stream] = counter + 1
    return nth_outcome(run.starts[stream], counter, sides)


def answer(run: Run) -> int:
    """The answer from outside that comes next; where there is none, the run waits for it."""
    if run.answered < run.given:
        run.answered += 1
        return run.answers[run.answered - 1]
    run.waits = 1
    run.keeps = NOTHING_KEPT
    stop(run)
    return 0


def is_asked(run: Run) -> bool:
    """Whether the next request will wait: then whoever makes it notes what it is about."""
    is_out = run.answered == run.given and not run.waits
    return run.asks == 1 and is_out and not run.is_thought


def request(run: Run, kind: int, why: int, side: int) -> None:
    """Note a request; what can be answered is noted after it."""
    note(run, REQUEST)
    note(run, kind)
    note(run, why)
    note(run, side)


def note(run: Run, number: int) -> None:
    """One more number of the log."""
    if run.logged == LOGGED:
        run.overflowed = 1
        return
    run.log[run.logged] = number
    run.logged += 1


def tell(run: Run, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Something happened: its kind, and the numbers that kind has."""
    if run.keeps and not run.is_thought:
        note_event(run, kind, a, b, c, d, e)


def note_event(run: Run, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    note(run, kind)
    note(run, a)
    note(run, b)
    note(run, c)
    note(run, d)
    note(run, e)
