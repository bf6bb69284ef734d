"""What games over numbers give back: columns and totals."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from opfor.core.errors import OpforError


class Overflowed(OpforError):
    """A game did not fit into the tables of numbers: the readable engine has to play it."""


class Uncovered(NamedTuple):
    """What an engine over numbers does not play: what kind of thing, and which."""

    kind: str
    which: str = ""


class Columns(NamedTuple):
    """Games as columns: a row for each game, and a row for each rule that settled anything in it.

    ``games`` begins with ``game``, ``seed``, ``winner``, ``why``, ``length``, then what the game
    measures. ``rules`` has ``game``, ``name`` and ``n``, the names of a game in their order.
    """

    games: dict[str, list[Any]]
    rules: dict[str, list[Any]]


class Totals(NamedTuple):
    """What many games come to: how often each value was there, and each rule settled anything."""

    games: int
    winners: Counter[str]
    whys: Counter[str]
    numbers: dict[str, Counter[float]]
    rules: dict[str, int]


class Watched(NamedTuple):
    """A game step by step: what it measures at the beginning of each, the end last, as columns; the
    decisions that each rule settled, and the rows that tell what happened."""

    seed: int
    winner: str
    why: str
    steps: dict[str, list[float]]
    settled: dict[str, int]
    told: list[tuple[Any, tuple[int, ...]]]


def counts_of(
    rows: array[int], width: int, at: int, names: Sequence[str], games: range
) -> dict[str, list[Any]]:
    """Which rules settled how much: from rows of ``width`` numbers with counts from ``at`` on."""
    order = sorted(range(len(names)), key=lambda rule: names[rule])
    found: dict[str, list[Any]] = {"game": [], "name": [], "n": []}
    numbers, rules, counts = found["game"], found["name"], found["n"]
    for place, game in enumerate(games):
        begin = place * width + at
        row = rows[begin : begin + len(names)]
        for rule in order:
            if row[rule]:
                numbers.append(game)
                rules.append(names[rule])
                counts.append(row[rule])
    return found


def sums_of(rows: array[int], width: int, at: int, names: Sequence[str]) -> dict[str, int]:
    """How much each rule settled in all games together."""
    sums = {name: sum(rows[at + rule :: width]) for rule, name in enumerate(names)}
    return {name: total for name, total in sums.items() if total}
