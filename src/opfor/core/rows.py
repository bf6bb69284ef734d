"""What a run notes: rows of numbers, each of one kind.

``tell(war, UnitPlaced, side, unit, space)`` notes an event. Its class is the kind; numbers follow
in the order of its fields, and ``core/coded.py`` makes the event of them again. ``row(path, 3)``
among the numbers is a row of its own, noted with its length. The kernel's rows are those of
questions (what was asked, what each rung kept, what was settled), of requests and their answers.

Compiled, the same calls are written out number by number (``core/compiled/rewritten.py``).
"""

from __future__ import annotations

from itertools import chain, repeat
from typing import Any

from opfor.core.run import Run

ASKED, RUNG, SETTLED, REQUEST, ANSWER, ABOUT, SHORT, IN_VAIN = range(8)
FIRST_EVENT = 8
"""Events are numbered from here, in the order of the game's ``Event``."""


class Row(list[int]):
    """Numbers that are noted with their count before them."""


def row(numbers: list[Any], count: int) -> Row:
    """The first numbers of a row of the memory; of named tuples, all their numbers."""
    found = numbers[:count]
    if found and isinstance(found[0], tuple):
        return Row([number for each in found for number in each])
    return Row(found)


def tokens(counts: list[int], kinds: int) -> Row:
    """The tokens of a pool in which each kind has its count, one after the other."""
    return Row(chain.from_iterable(map(repeat, range(kinds), counts)))


def tell(run: Run, event: type, *numbers: Any) -> None:
    """Something happened: an event, and its numbers in the order of its fields."""
    if run.keeps and not run.is_thought:
        note(run, event, *numbers)


def note(run: Run, kind: Any, *numbers: Any) -> None:
    """One more row of the log."""
    if Row in map(type, numbers):
        flat = list[int]()
        for each in numbers:
            if isinstance(each, Row):
                flat.append(len(each))
                flat += each
            else:
                flat.append(each)
        numbers = tuple(flat)
    run.log.append((kind, numbers))


def mark(run: Run) -> int:
    """How far the log has come."""
    return len(run.log)


def unnote(run: Run, marked: int) -> None:
    """Take back what was noted since."""
    del run.log[marked:]


def logged(run: Run) -> list[tuple[Any, tuple[int, ...]]]:
    """The rows noted so far."""
    return run.log
