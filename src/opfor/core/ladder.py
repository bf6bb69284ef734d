"""The rungs of a ladder over numbers: each measures the candidates left and keeps the best of them.

``must`` drops what fails, even all; ``keep_if_possible`` drops it unless that leaves nothing;
``prefer`` and ``lowest`` keep the greatest and the least. With one candidate left only ``must``
still looks at it: a preference has nothing to prefer, a legality test may still say no. A test
passes with 1; any other number says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from opfor.core.asking import TIE_BREAK, is_new, pick
from opfor.core.rows import ABOUT, ASKED, IN_VAIN, REQUEST, RUNG, SETTLED, SHORT, note, row
from opfor.core.run import (
    ALL_KEPT,
    DRAWN_EVENLY,
    NO_CANDIDATE,
    NO_CHANCE,
    NOT_COUNTED,
    Counted,
    Run,
)

Mind = TypeVar("Mind", bound=Counted)
Measured = Callable[[Mind, int], int]
NO_RUNG = -1
EQUALS = 1000
"""Why a tie among equals is broken: for the question with this number, counted from here."""


def is_explained(run: Run) -> bool:
    """Whether every rung is kept for somebody."""
    return run.keeps == ALL_KEPT and not run.is_thought


def about(run: Run, a: int, b: int = 0, c: int = 0, d: int = 0) -> None:
    """What the decision at hand is about: numbers that are told beside its ladder."""
    if is_explained(run):
        note(run, ABOUT, a, b, c, d)


def short(run: Run, why: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Why a test fails, with its numbers; returns the reason, which counts as no."""
    if is_explained(run):
        run.is_short = 1
        run.shortfall[0] = a
        run.shortfall[1] = b
        run.shortfall[2] = c
        run.shortfall[3] = d
    return why


def ask(run: Run) -> None:
    """A new question: nothing in it yet, nothing settled."""
    run.left = 0
    run.settled_by = 0


def propose(run: Run, candidate: int) -> None:
    """One more candidate."""
    run.candidates[run.left] = candidate
    run.left += 1


def is_proposed(run: Run, candidate: int) -> bool:
    """Whether something is among the candidates already."""
    for i in range(run.left):
        if run.candidates[i] == candidate:
            return True
    return False


def propose_once(run: Run, candidate: int) -> None:
    """One more candidate, unless it is there already."""
    if not is_proposed(run, candidate):
        propose(run, candidate)


def name_candidates(run: Any, question: int) -> int:
    """Name the candidates of a question whose numbers do not say what they are; how many. Compiled,
    this is written from the questions."""
    noted = run.questions[question].noted
    if noted is None:
        return 0
    for i in range(run.left):
        run.names[i] = noted(run, run.candidates[i])
    return int(run.left)


def first_left(run: Run) -> int:
    """The first of the candidates left; for facts that are the same of all of them."""
    return run.candidates[0]


def begin(mind: Mind, question: int) -> None:
    """All candidates are there."""
    if is_explained(mind):
        mind.rung_at = NO_RUNG
        named = name_candidates(mind, question)
        note(mind, ASKED, question, row(mind.candidates, mind.left), row(mind.names, named))


def measure(mind: Mind, of: Measured[Mind]) -> None:
    """Measure every candidate left."""
    mind.is_short = 0
    for i in range(mind.left):
        mind.measured[i] = of(mind, mind.candidates[i])
        if mind.is_short:
            note_short(mind, mind.candidates[i])


def note_short(run: Run, candidate: int) -> None:
    """The numbers of a shortfall."""
    run.is_short = 0
    said = run.shortfall
    note(run, SHORT, candidate, said[0], said[1], said[2], said[3])


def keep(run: Run, rung: int, rule: int, value: int, applies: bool) -> None:
    """Drop the candidates measured otherwise; a rule that drops any settles the question so far."""
    if is_explained(run):
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
    left = run.left
    run.rung_at = rung
    note(run, RUNG, rung, value, applies, row(run.candidates, left), row(run.measured, left))


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


def in_vain(run: Run) -> None:
    """What was just narrowed has left nothing: it is told with the decision that comes next."""
    note(run, IN_VAIN)


def settled(run: Counted) -> int:
    """The one that is left, or none: count the rule that settled it, and say so."""
    chosen = first_left(run) if run.left else NO_CANDIDATE
    settle(run, run.settled_by, chosen, NO_CHANCE, 0)
    return chosen


def one_of_equals(mind: Mind, question: int, stream: int) -> int:
    """The one that is left, one of equals by a fair pick, or none."""
    return one_by_row(mind, question, stream, mind.tie_rule[question])


def one_by_row(mind: Mind, question: int, stream: int, tie_rule: int) -> int:
    """The same, where the row that leaves a tie to chance depends on the situation."""
    left = mind.left
    if left < 2:
        return settled(mind)
    if is_new(mind):
        named, why = name_candidates(mind, question), EQUALS + question
        other = int(tie_rule != mind.tie_rule[question])
        equals, names = row(mind.candidates, left), row(mind.names, named)
        note(mind, REQUEST, TIE_BREAK, why, other, 1, equals, names)
    chosen = mind.candidates[pick(mind, stream, left)]
    settle(mind, tie_rule, chosen, DRAWN_EVENLY, 0)
    return chosen


def settled_by_chance(run: Counted, question: int, chosen: int, chance: int, rolled: int) -> int:
    """What chance picked among several that were left."""
    settle(run, run.tie_rule[question], chosen, chance, rolled)
    return chosen


def settle(run: Counted, rule: int, chosen: int, chance: int, rolled: int) -> None:
    if rule != NOT_COUNTED:
        run.settled[rule] += 1
    if run.keeps and not run.is_thought:
        note(run, SETTLED, rule, chosen, chance, rolled, row(run.candidates, run.left))
