"""How likely a roll is."""

from __future__ import annotations

WAYS = (0, 0, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
"""How many of the 36 rolls of two dice show at least so much, up to 12."""


def chance_of(needed: int, dice: int = 2) -> float:
    """The chance that two dice, or a single one, show at least so much."""
    if needed <= dice:
        return 1.0
    if dice == 1:
        return max(0, 7 - needed) / 6
    return WAYS[needed] / 36 if needed <= 12 else 0.0
