"""Chances from weights that were fitted to how games ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

from msgspec import Struct, toml

SUREST = 30.0
"""Odds beyond this make no difference."""


class Weights(Struct, frozen=True):
    """What each number of a position counts, in log odds; and by mission, what one side has
    beside."""

    numbers: Mapping[str, float]
    missions: Mapping[str, float]

    def chance(self, numbers: Sequence[float], beside: float) -> float:
        """The chance to win that the numbers of a position amount to, in the order of the file."""
        odds = beside + sum(a * b for a, b in zip(numbers, self.numbers.values(), strict=True))
        return 1.0 / (1.0 + exp(-max(-SUREST, min(SUREST, odds))))

    def parts(
        self, numbers: Sequence[float], named: Mapping[str, Sequence[str]]
    ) -> dict[str, float]:
        """The log odds by part: each has some of the numbers, by their names in the file."""
        odds = {
            name: number * weight
            for number, (name, weight) in zip(numbers, self.numbers.items(), strict=True)
        }
        return {part: sum(odds[name] for name in names) for part, names in named.items()}


@cache
def weights_in(path: Path) -> Weights:
    """The weights as they were fitted."""
    found: dict[str, Any] = toml.decode(path.read_text(encoding="utf-8"))
    return Weights(found["weights"], found.get("missions", {}))
