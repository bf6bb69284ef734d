"""The rungs of a ladder over numbers: each measures the candidates left and keeps the best of them.

``must`` drops what fails, even all; ``keep_if_possible`` drops it unless that leaves nothing;
``prefer`` and ``lowest`` keep the greatest and the least. With one candidate left only ``must``
still looks at it: a preference has nothing to prefer, a legality test may still say no. A test
passes with 1; any other number says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from opfor.core.run import (
    ALL_KEPT,
    ASKED,
    NO_CHANCE,
    RUNG,
    SETTLED,
    Counted,
    Run,
    note,
)

Mind = TypeVar("Mind", bound=Run)
Measured = Callable[[Mind, int], int]


def ask(run: Run) -> None:
    """A new question: nothing in it yet, nothing settled."""
    run.left = 0
    run.settled_by = 0


def propose(run: Run, candidate: int) -> None:
    """One more candidate."""
    run.candidates[run.left] = candidate
    run.left += 1


def begin(run: Run, question: int) -> None:
    """All candidates are there."""
    if run.keeps == ALL_KEPT and not run.is_thought:
        note(run, ASKED)
        note(run, question)
        note_left(run)


def note_left(run: Run) -> None:
    """How many are left, and which."""
    note(run, run.left)
    for i in range(run.left):
        note(run, run.candidates[i])


def measure(mind: Mind, of: Measured[Mind]) -> None:
    """Measure every candidate left."""
    for i in range(mind.left):
        mind.measured[i] = of(mind, mind.candidates[i])


def keep(run: Run, rung: int, rule: int, value: int, applies: bool) -> None:
    """Drop the candidates measured otherwise; a rule that drops any settles the question so far."""
    if run.keeps == ALL_KEPT and not run.is_thought:
        note_rung(run, rung, value, applies)
    if not applies:
        return
    kept = 0
    for i in range(run.left):
        if run.measured[i] == value:
            run.candidates[kept] = run.candidates[i]
            kept += 1
    if kept < run.left:
        run.settled_by = rule
    run.left = kept


def note_rung(run: Run, rung: int, value: int, applies: bool) -> None:
    """What a rung kept, and what it measured of each."""
    note(run, RUNG)
    note(run, rung)
    note(run, value)
    note(run, applies)
    note(run, run.left)
    for i in range(run.left):
        note(run, run.candidates[i])
        note(run, run.measured[i])


def is_met(run: Run) -> bool:
    """Whether any candidate passed the test at hand."""
    for i in range(run.left):
        if run.measured[i] == 1:
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


def must(mind: Mind, rung: int, rule: int, test: Measured[Mind]) -> None:
    if mind.left:
        measure(mind, test)
        keep(mind, rung, rule, 1, True)


def keep_if_possible(mind: Mind, rung: int, rule: int, test: Measured[Mind]) -> None:
    if mind.left > 1:
        measure(mind, test)
        keep(mind, rung, rule, 1, is_met(mind))


def prefer(mind: Mind, rung: int, rule: int, key: Measured[Mind]) -> None:
    if mind.left > 1:
        measure(mind, key)
        keep(mind, rung, rule, greatest(mind), True)


def lowest(mind: Mind, rung: int, rule: int, key: Measured[Mind]) -> None:
    if mind.left > 1:
        measure(mind, key)
        keep(mind, rung, rule, least(mind), True)


def settled(run: Counted) -> int:
    """The one that is left: count the rule that settled it, and say so."""
    settle(run, run.settled_by, run.candidates[0], NO_CHANCE, 0)
    return run.candidates[0]


def settled_by_chance(run: Counted, question: int, chosen: int, chance: int, rolled: int) -> int:
    """What chance picked among several that were left."""
    settle(run, run.tie_rule[question], chosen, chance, rolled)
    return chosen


def settle(run: Counted, rule: int, chosen: int, chance: int, rolled: int) -> None:
    run.settled[rule] += 1
    if run.keeps and not run.is_thought:
        note(run, SETTLED)
        note(run, rule)
        note(run, chosen)
        note(run, chance)
        note(run, rolled)
        note_left(run)
