"""Positions in short: counters as words, and the decisions they lead to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from opfor.cardboard.coh.counters.numbers import hit_counters
from opfor.core.chance import Seeded
from opfor.core.trace import Decision, Sieve
from opfor.games.coh.bot.acting_ai import ACTING
from opfor.games.coh.bot.order.lines import ORDER
from opfor.games.coh.told.positions.files import decide
from opfor.kit.hexes import Facing

HITS = tuple(hit_counters())
FACINGS = tuple(facing.name for facing in Facing)


def counter(words: str) -> dict[str, Any]:
    """``"a1 german-rifle E09 S spent pinned red=6"``; ids beginning with p are Units."""
    name, unit, place, *more = words.split()
    form: dict[str, Any] = {"id": name, "unit": unit, "hex": place}
    form["side"] = "player" if name.startswith("p") else "ai"
    for word in more:
        if word in FACINGS:
            form["facing"] = word
        elif word in HITS:
            form["hit"] = word
        elif "=" in word:
            key, _, value = word.partition("=")
            form.setdefault("values", {})[key] = None if value == "none" else int(value)
        else:
            form[word] = True
    return form


class Answer:
    """The decisions of one card."""

    def __init__(self, decisions: Sequence[Decision], actions: Sequence[Mapping[str, Any]]) -> None:
        self.decisions = {decision.question: decision for decision in decisions}
        self.questions = [decision.question for decision in decisions]
        self.actions = list(actions)

    def __getattr__(self, question: str) -> Any:
        """What was chosen: ``answer.acting``; None if the question did not arise."""
        decision = self.decisions.get(question)
        return None if decision is None else decision.chosen

    def left(self, question: str) -> set[Any]:
        """What every rule but chance left."""
        return set(self.decisions[question].survivors)

    def step(self, question: str, rule: str) -> Sieve:
        """The first step of a rule."""
        steps = self.decisions[question].steps
        return next(step for step in steps if step.rule == rule)

    def skipped(self, line: str) -> str:
        """Why a line of the card was skipped, in words."""
        (said,) = (
            rung.tell(step.values[line])
            for step in self.decisions["order"].steps
            if line in step.values
            and (rung := ORDER.measure_of(step.rule, step.by, step.measure)) is not None
            and not isinstance(step.values[line], int)
        )
        return said

    def stopped(self, who: str) -> str:
        """What stopped an AI in a line that was skipped, in words."""
        (tried, *_) = self.decisions["order"].tried
        step = next(step for step in tried.steps if who in step.dropped)
        rung = ACTING.measure_of(step.rule, step.by, step.measure)
        assert rung is not None
        return rung.tell(step.values[who])

    def rules(self, question: str) -> list[str]:
        return [step.rule for step in self.decisions[question].steps]

    def settled(self, question: str) -> str:
        return self.decisions[question].settled_by()

    @property
    def did(self) -> list[str]:
        return [str(action["do"]) for action in self.actions]


def ask(
    counters: Sequence[str],
    *lines: str,
    colour: str = "green",
    rulings: Mapping[str, str] | None = None,
    seed: int = 1,
    **more: Any,
) -> Answer:
    """Carry out a card with these lines. ``woods="D11 D12"`` and the like set terrain.

    Units come first, so that one of them is counter number 0, as in missions against Soviet AI.
    """
    counters = sorted(counters, key=lambda words: not words.startswith("p"))
    terrain = {
        kind.replace("_", "-"): more.pop(kind).split()
        for kind in ("light_woods", "heavy_woods", "stone_building", "wood_building", "water")
        if kind in more
    }
    board = {"terrain": terrain, **more.pop("board", {})}
    priority = [t for t in lines if t.startswith(("CC", "Short", "Execute C", "AI passes"))]
    tactical = [t for t in lines if t not in priority]
    position = {
        "game": "coh",
        "board": board,
        "counters": [counter(words) for words in counters],
        "card": {"colour": colour, "priority": priority, "tactical": tactical},
        **more,
    }
    found = decide(rulings or {}, json.dumps(position).encode(), Seeded(seed))
    return Answer(found.decisions, found.actions)
