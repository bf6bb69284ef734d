"""Decisions as messages: the short reason, and the ladder with the rung that decided."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from opfor.app.conversation.telling.reasons import Named, Reason, Rung
from opfor.app.explain import Explainer
from opfor.app.phrases import asked
from opfor.core.book import Book, load_book
from opfor.core.declared import declared
from opfor.core.game import Game
from opfor.core.language import language
from opfor.core.question import Question
from opfor.core.trace import Decision, Name, Sieve

REMEMBERED = 64
"""Decisions whose messages are kept: more than a turn has."""


class Ladder:
    """Turns the decisions of one game into messages."""

    def __init__(self, game: Game[Any], setting: Any, explainer: Explainer) -> None:
        self._game, self._setting, self._explainer = game, setting, explainer
        self._book: Book = load_book(game.folder)
        self._declared = declared(game.folder)
        self._told: dict[tuple[int, int, str], tuple[Decision, Reason]] = {}

    @cached_property
    def _questions(self) -> dict[str, Question[Any, Any]]:
        """By name; a game loads them when the first decision is told."""
        return {question.name: question for question in self._game.questions}

    def reason(self, decision: Decision, line: int, number: int) -> Reason:
        """Told once: whoever points at one thing after another asks about the same decisions."""
        key = line, number, language()
        known = self._told.get(key)
        if known is not None and known[0] == decision:
            return known[1]
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        made = self._reason(decision, line, number)
        self._told[key] = decision, made
        return made

    def _reason(self, decision: Decision, line: int, number: int) -> Reason:
        decided = next((s for s in reversed(decision.steps) if s.applied and s.dropped), None)
        chosen = decision.chosen
        return Reason(
            line=line,
            number=number,
            question=decision.question,
            title=asked(decision, self._declared),
            short=self._explainer.short(decision),
            full=tuple(self._explainer.full(decision)),
            rungs=tuple(self._rung(decision, step, decided) for step in decision.steps),
            chosen=None if chosen is None else self._named(decision, None, chosen),
            chance=self._explainer.equals(decision),
            brief=self._explainer.brief(decision),
        )

    def _rung(self, decision: Decision, step: Sieve, decided: Sieve | None) -> Rung:
        named = step.by if step.by in self._book.rules else step.rule
        question = self._questions.get(decision.question)
        found = question.measure_of(step.rule, step.by, step.measure) if question else None
        return Rung(
            rule=step.rule,
            by=step.by,
            title=self._declared(found.brief if found else "") or self._book.title(named),
            kept=tuple(self._named(decision, step, name) for name in step.kept),
            dropped=tuple(self._named(decision, step, name) for name in step.dropped),
            applied=step.applied,
            decided=step is decided and decision.chance is None,
        )

    def _named(self, decision: Decision, step: Sieve | None, name: Name) -> Named:
        said = self._game.words.candidate(self._setting, decision, name)
        ref = self._game.shown.ref_of_candidate(self._setting, decision, name)
        return Named(ref, str(said), "" if step is None else self._value(decision, step, name))

    def _value(self, decision: Decision, step: Sieve, name: Name) -> str:
        """What a rung measured for a candidate, in words."""
        value = step.values.get(str(name))
        if value is None:
            return ""
        question = self._questions.get(decision.question)
        found = question.measure_of(step.rule, step.by, step.measure) if question else None
        if found is not None:
            return found.tell(value, self._declared)
        return self._game.words.measure(self._setting, step, value)

    def names(self, decision: Decision, ref: str) -> bool:
        """Whether a ref stands for one of the candidates."""
        shown = self._game.shown.ref_of_candidate
        return any(shown(self._setting, decision, name) == ref for name in decision.candidates)
