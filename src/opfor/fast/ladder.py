"""The rungs of a ladder: each measures the candidates left and keeps the best of them.

As in the readable engine: ``must`` drops what fails, even all; ``keep_if_possible`` drops it unless
that leaves nothing; ``prefer`` and ``lowest`` keep the greatest and the least. Preferences look at
a question only while several candidates are left. For the compiler ``Memory`` is that of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from opfor.fast.run import Run, greatest, is_met, keep, least

Memory = TypeVar("Memory", bound=Run)
Measure = Callable[[Memory, int], int]


def measure(memory: Memory, of: Measure[Memory]) -> None:
    """Measure every candidate left."""
    for i in range(memory.left):
        memory.measured[i] = of(memory, memory.candidates[i])


def must(memory: Memory, rule: int, test: Measure[Memory]) -> None:
    measure(memory, test)
    keep(memory, rule, 1)


def keep_if_possible(memory: Memory, rule: int, test: Measure[Memory]) -> None:
    if memory.left > 1:
        measure(memory, test)
        if is_met(memory):
            keep(memory, rule, 1)


def prefer(memory: Memory, rule: int, key: Measure[Memory]) -> None:
    if memory.left > 1:
        measure(memory, key)
        keep(memory, rule, greatest(memory))


def lowest(memory: Memory, rule: int, key: Measure[Memory]) -> None:
    if memory.left > 1:
        measure(memory, key)
        keep(memory, rule, least(memory))
