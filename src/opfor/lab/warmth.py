"""Which rule ever did anything: settled a decision, or dropped a candidate.

A rule that never does is *cold*: nobody knows whether it is right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct

from opfor.app.store import list_saves, read_save
from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.record import is_decision
from opfor.core.trace import Decision


class Warmth(Struct):
    """How often each rule settled, dropped, or was at least looked at: mergeable counts."""

    settled: dict[str, int] = {}
    dropped: dict[str, int] = {}
    looked: dict[str, int] = {}
    ties: dict[str, str] = {}
    """The row by which chance settles a question, by its name."""

    def add(self, other: Warmth) -> None:
        for name in ("settled", "dropped", "looked"):
            setattr(self, name, dict(Counter(getattr(self, name)) + Counter(getattr(other, name))))

    def count(self, decisions: Iterable[Decision]) -> set[str]:
        """Add some decisions; returns the rules that settled or dropped anything in them."""
        hot: set[str] = set()
        for decision in decisions:
            settled = decision.settled_by()
            tie = tie_rule(decision, self.ties)
            for rule in filter(None, (settled, tie)):
                _up(self.settled, rule)
                hot.add(rule)
            for step in decision.steps:
                for rule in filter(None, (step.rule, step.by)):
                    _up(self.looked, rule)
                    if step.applied and step.dropped:
                        _up(self.dropped, rule)
                        hot.add(rule)
        return hot

    def did(self, rule: str) -> int:
        """How often a rule did anything."""
        return max(self.settled.get(rule, 0), self.dropped.get(rule, 0))


def tie_rule(decision: Decision, ties: Mapping[str, str]) -> str:
    """The row that left a choice to chance; nothing where a rung settled it, or no row says so."""
    if decision.chance is None:
        return ""
    told = decision.details.get("tie") or decision.chance.get("rule")
    return str(told or ties.get(decision.question, ""))


def ties_of(game: Game[Any]) -> dict[str, str]:
    """By which row each question of a game leaves equals to chance."""
    return {question.name: question.tie.rule for question in game.questions}


def _up(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def rules_of(game: Game[Any]) -> list[str]:
    """Every rule that stands on a ladder of the game's questions, in their order."""
    found: dict[str, None] = {}
    for question in game.questions:
        for criterion in question.criteria:
            found |= dict.fromkeys(filter(None, (criterion.rule, criterion.by)))
        if question.tie.rule:
            found[question.tie.rule] = None
    return list(found)


def in_saves(game: Game[Any]) -> tuple[Warmth, int]:
    """What decided in this person's saved games of a game, and how many there are."""
    warmth, games = Warmth(ties=ties_of(game)), 0
    for listing in list_saves():
        with suppress(OpforError, OSError):
            saved, file = read_save(listing.path, repair=False)
            file.close()
            if saved.header.game == game.id:
                games += 1
                warmth.count(_decisions(saved.lines))
    return warmth, games


def _decisions(lines: Sequence[Any]) -> Iterable[Decision]:
    for line in lines:
        for item in getattr(line, "log", ()):
            if is_decision(item):
                yield convert(item, Decision)
