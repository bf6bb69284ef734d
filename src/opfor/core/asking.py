"""What a run asks for: dice, draws, picks among equals, a person's choices and words.

In simulations a seed answers, inside the run. Where a run ``asks``, answers come from outside, in
the order they are asked for; where one is missing, the run waits: it is left, to be run again from
the same start with one answer more. Chance that a seed will answer is foreseen, and so is what was
answered before, in a fork: the run takes it, notes it and goes on; whoever hands out the requests
compares. So a run is repeated only for what nobody could know.
"""

from __future__ import annotations

from opfor.core.memory import Bits, Pool, stop
from opfor.core.rows import ANSWER, REQUEST, note, row, tokens
from opfor.core.run import NOTHING_KEPT, Run, nth_outcome
from opfor.core.ways import even_way, remainder_way, sum_way, token_way

DRAW, ROLL, TIE_BREAK, CHOOSE, JUDGE = range(5)
"""The kinds of requests."""
KEPT_BACK = -1
"""The answer to a draw that whoever drew keeps to himself."""
WORDS = 100
"""More than a person's word is ever chosen from."""


def pick(run: Run, stream: int, sides: int) -> int:
    """The next outcome of a stream, 0 to ``sides - 1``; in thought always the first."""
    return taken(run, stream, sides, 0, sides)


def taken(run: Run, stream: int, sides: int, least: int, end: int) -> int:
    """The same; an answer from outside may be ``least`` (``KEPT_BACK``) to ``end - 1``."""
    if run.is_thought:
        return 0
    if run.walks:
        return even_way(run, sides)
    if run.asks and (run.answered < run.expected or not run.foresees):
        return answer(run, least, end)
    counter: Bits = run.counters[stream]
    run.counters[stream] = counter + 1
    outcome = nth_outcome(run.starts[stream], counter, sides)
    if run.asks and not run.waits:
        note(run, ANSWER, outcome)
    return outcome


def pick_token(run: Run, stream: int, counts: Pool, kinds: int, size: int) -> int:
    """The number of a token in a sorted pool in which each kind has its count."""
    if run.walks and not run.is_thought:
        return token_way(run, counts, kinds, size)
    return taken(run, stream, size, KEPT_BACK, size)


def pick_two(run: Run, stream: int, sides: int) -> int:
    """Two dice whose sum is all that matters: the first and, ``sides`` times, the second."""
    if run.walks and not run.is_thought:
        return sum_way(run, sides)
    first = pick(run, stream, sides)
    return first + sides * pick(run, stream, sides)


def answer(run: Run, least: int, end: int) -> int:
    """The answer from outside that comes next, from ``least`` to ``end - 1``; where there is
    none, the run waits for it. One that is expected from before a correction may not fit any more:
    it is asked for again."""
    if run.answered < run.expected:
        number = run.answers[run.answered]
        if least <= number < end:
            run.answered += 1
            note(run, ANSWER, number)
            return number
        run.expected = run.answered
    run.waits = 1
    run.keeps = NOTHING_KEPT
    stop(run)
    return 0


def is_new(run: Run) -> bool:
    """Whether the next request is one that nobody has heard of yet; a row is kept for it if not.

    Whoever makes a request notes it then: ``note(run, REQUEST, kind, why, side, answers, …)``.
    """
    if not run.asks or run.waits or run.is_thought:
        return False
    if run.answered < run.given:
        note(run, REQUEST)
        return False
    return True


def roll(run: Run, stream: int, sides: int, why: int, side: int) -> int:
    """A die, counted from 0."""
    if is_new(run):
        note(run, REQUEST, ROLL, why, side, 1, sides)
    return pick(run, stream, sides)


def roll_for(
    run: Run, stream: int, sides: int, items: Pool, count: int, why: int, side: int
) -> int:
    """A die, counted from 0, that decides between items, counted round and round."""
    if is_new(run):
        note(run, REQUEST, ROLL, why, side, 1, sides, row(items, count))
    if run.walks and not run.is_thought:
        return remainder_way(run, sides, count)
    return pick(run, stream, sides)


def roll_two(run: Run, stream: int, sides: int, why: int, side: int) -> int:
    """Two dice thrown together, each counted from 0: the first and, ``sides`` times, the second."""
    if is_new(run):
        note(run, REQUEST, ROLL, why, side, 2, sides)
    return pick_two(run, stream, sides)


def draw(run: Run, stream: int, items: Pool, count: int, why: int, side: int) -> int:
    """The place of one of the items; ``KEPT_BACK`` where it is not told."""
    if is_new(run):
        note(run, REQUEST, DRAW, why, side, 1, row(items, count))
    return taken(run, stream, count, KEPT_BACK, count)


def draw_token(
    run: Run, stream: int, counts: Pool, kinds: int, size: int, why: int, side: int
) -> int:
    """The kind of a token out of a pool in which each kind has its count, ``size`` in all;
    ``KEPT_BACK`` where it is not told."""
    if is_new(run):
        note(run, REQUEST, DRAW, why, side, 1, tokens(counts, kinds))
    number = pick_token(run, stream, counts, kinds, size)
    return number if number < 0 else kind_of_token(counts, number)


def kind_of_token(counts: Pool, number: int) -> int:
    """The kind of the token with this number (from 0) in a sorted pool."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    return kind


def tie_break(run: Run, stream: int, items: Pool, count: int, why: int, side: int) -> int:
    """The place of one of the items that are equal."""
    if is_new(run):
        note(run, REQUEST, TIE_BREAK, why, side, 1, row(items, count))
    return pick(run, stream, count)


def judge(run: Run, why: int, side: int) -> int:
    """The place of a person's word among those that can be said."""
    if is_new(run):
        note(run, REQUEST, JUDGE, why, side, 1)
    return answer(run, 0, WORDS)
