"""Over many positions: which decisions another ruling, card or code changes, and the first one."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import decode, to_plain
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.trace import Decision, decision_json
from opfor.lab.block import at_table
from opfor.lab.redo import Changed, Differences, Turn, first_change, redone, turns_of
from opfor.lab.variant import Variant

TRIES = 20
"""Seeds with which ``opfor decide`` is tried until the position shows the difference."""


class Comparison(Struct, frozen=True):
    """Games ``first`` to ``last`` of the base, every turn redone under the other variant."""

    base: Variant
    other: Variant
    seed: int
    first: int
    last: int

    def __str__(self) -> str:
        return f"positions of {self.other.name!r} (games {self.first} to {self.last - 1})"


class Example(Struct, frozen=True):
    """A position where it mattered. ``question`` is empty where no decision differs but what comes
    of it. ``position`` is a file for ``opfor decide`` and ``decide_seed`` a seed that shows the
    difference there, if the game has position files and one does."""

    game: int
    seed: int
    turn: int
    question: str
    before: dict[str, Any] | None
    now: dict[str, Any] | None
    position: dict[str, Any] | None = None
    decide_seed: int | None = None


class Found(Struct):
    """The differences of some games, and the first example."""

    differences: Differences
    example: Example | None = None

    def add(self, other: Found) -> None:
        self.differences.add(other.differences)
        if other.example is not None and (
            self.example is None or _place(other.example) < _place(self.example)
        ):
            self.example = other.example


def _place(example: Example) -> tuple[bool, bool, int, int]:
    """Those that ``opfor decide`` can show come first, then other decisions, then early games."""
    return example.decide_seed is None, not example.question, example.game, example.turn


def compared(comparison: Comparison) -> bytes:
    """What a worker sends back."""
    return msgspec.json.encode(compare(comparison))


def unpacked_found(raw: bytes) -> Found:
    return decode(raw, Found)


def compare(comparison: Comparison) -> Found:
    """Every turn of the base's games, redone under the other variant."""
    game, setting, players = at_table(msgspec.json.encode(comparison.base))
    _, other, _ = at_table(msgspec.json.encode(comparison.other))
    found = Found(Differences())
    for index in range(comparison.first, comparison.last):
        seed = derived_seed(comparison.seed, index)
        for turn in turns_of(game, setting, players, seed):
            change, differs = _count(game, other, turn, seed, found.differences)
            if differs and (found.example is None or found.example.decide_seed is None):
                example = _example(game, setting, comparison, index, seed, turn, change)
                found.add(Found(Differences(), example))
    return found


def _count(
    game: Game[Any], other: Any, turn: Turn, seed: int, counts: Differences
) -> tuple[Changed | None, bool]:
    """The first decision that differs, if one does, and whether anything does."""
    counts.turns += 1
    try:
        decisions, events = redone(game, other, turn, seed)
    except Exception:  # the other rules cannot stand in this position at all
        counts.failed += 1
        counts.turns_changed += 1
        counts.decisions += len(turn.decisions)
        return None, True
    change = first_change(turn.decisions, decisions)
    differs = change is not None or events != turn.events
    counts.turns_changed += differs
    counts.decisions += len(turn.decisions) if change is None else change.number + 1
    if change is not None:
        counts.changed += 1
        counts.rules[change.rule] = counts.rules.get(change.rule, 0) + 1
    return change, differs


def _example(
    game: Game[Any],
    setting: Any,
    comparison: Comparison,
    index: int,
    seed: int,
    turn: Turn,
    change: Changed | None,
) -> Example:
    position = position_of(game, setting, turn.start)
    rulings = comparison.base.rulings, comparison.other.rulings
    return Example(
        index,
        seed,
        turn.number,
        "" if change is None else change.question,
        None if change is None else _json(change.before),
        None if change is None else _json(change.now),
        position,
        None if position is None else telling_seed(game, position, *rulings),
    )


def position_of(game: Game[Any], setting: Any, state: Any) -> dict[str, Any] | None:
    """The state as a position file; ``None`` where none can say it (before set-up is over)."""
    if game.positions is None:
        return None
    try:
        return dict(to_plain(game.positions.write(setting, state)))
    except Exception:  # a state between things, which no position describes
        return None


def telling_seed(
    game: Game[Any], position: dict[str, Any], one: dict[str, str], other: dict[str, str]
) -> int | None:
    """A seed under which ``opfor decide`` answers differently by the two rulings."""
    from opfor.core.book import load_book, resolve

    book = load_book(game.folder)
    raw = msgspec.json.encode(position)
    assert game.positions is not None
    for seed in range(TRIES):
        try:
            answers = [
                game.positions.decide(resolve(book, rulings), raw, Seeded(seed)).actions
                for rulings in (one, other)
            ]
        except (OpforError, KeyError, IndexError, TypeError):
            return None
        if answers[0] != answers[1]:
            return seed
    return None


def _json(decision: Decision | None) -> dict[str, Any] | None:
    return None if decision is None else decision_json(decision)
