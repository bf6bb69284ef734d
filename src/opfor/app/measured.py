"""What was asked, measured and chosen, in the words of one game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

from opfor.app.phrases import by_chance, ids
from opfor.core.book import Book, load_book
from opfor.core.declared import declared
from opfor.core.game import Game
from opfor.core.language import ENGLISH, IDS, PSEUDO, language
from opfor.core.measure import Measure
from opfor.core.phrasebook import Said
from opfor.core.phrases import SAY as COMMON
from opfor.core.phrases import listed
from opfor.core.question import Criterion, Operator, Question
from opfor.core.trace import Decision, Name, Sieve


class Measured:
    """Names what reasons are made of."""

    def __init__(self, game: Game[Any], setting: Any) -> None:
        self._words = game.words
        self._ref_of = game.shown.ref_of_candidate
        self._setting = setting
        self._book: Book = load_book(game.folder)
        self._game = game
        self._declared = declared(game.folder)

    @cached_property
    def _questions(self) -> dict[str, Question[Any, Any]]:
        """By name; a game loads them when the first decision is told."""
        return {question.name: question for question in self._game.questions}

    def tells(self, setting: Any) -> bool:
        """Whether it is a game of this setting that it tells of."""
        return self._setting is setting

    def _rule(self, step: Sieve) -> str:
        """What a step is called, with its ids: of a stratagem behind it, the stratagem."""
        return f"{self._book.title(self._named(step))} ({ids(step)})"

    def _named(self, step: Sieve) -> str:
        return step.by if step.by in self._book.rules else step.rule

    def _brief(self, decision: Decision, step: Sieve) -> str:
        """The wish of a step in a few words, where its measure says it."""
        found = self._measure_of(decision, step)
        return self._declared(found.brief) if found is not None else ""

    def value(self, decision: Decision, step: Sieve, name: Name) -> str:
        """What was measured for a candidate, in words; empty if it says nothing to a person."""
        value = step.values.get(str(name))
        if value is None:
            return ""
        found = self._measure_of(decision, step)
        if found is not None:
            return found.tell(value, self._declared)
        return self._words.measure(self._setting, step, value)

    def _measure_of(self, decision: Decision, step: Sieve) -> Measure[Any, Any] | None:
        return rung.measure if (rung := self._rung_of(decision, step)) is not None else None

    def _rung_of(self, decision: Decision, step: Sieve) -> Criterion[Any, Any] | None:
        question = self._questions.get(decision.question)
        return question.rung_of(step.rule, step.by, step.measure) if question else None

    def _chance(self, decision: Decision) -> str:
        question = self._questions.get(decision.question)
        return by_chance(decision, question.tie.rule if question is not None else "")

    def chosen(self, decision: Decision) -> Said:
        if decision.chosen is None:
            return listed(())
        return self._words.candidate(self._setting, decision, decision.chosen)

    def names(self, decision: Decision, names: Iterable[Name]) -> Said | list[Said]:
        """As they are called; in full in the list of all candidates only."""
        say = (names is not decision.candidates and self._words.again) or self._words.candidate
        return [say(self._setting, decision, name) for name in names] or COMMON("none")

    @property
    def folder(self) -> Path:
        """Where the books of its game lie."""
        return self._game.folder

    def clause(self, decision: Decision) -> str:
        """What was chosen, without the reason and the full stop."""
        return self._clause(decision, self.chosen(decision))

    def brief_clause(self, decision: Decision) -> str:
        """The same, its candidate named as shortly as can be."""
        if decision.chosen is None:
            return self.clause(decision)
        return self._clause(decision, self.again(decision, decision.chosen))

    def _clause(self, decision: Decision, said: Said) -> str:
        question = self._questions.get(decision.question)
        if question is not None and question.chosen:
            return self._declared(question.chosen, said)
        return self._words.chosen(self._setting, decision, said)

    def because(self, decision: Decision) -> str:
        """The game's own words for a reason, where it has some."""
        return self._words.because(self._setting, decision)

    def tie_rule(self, decision: Decision) -> str:
        """The row by which chance decided."""
        question = self._questions.get(decision.question)
        tie = question.tie.rule if question is not None else ""
        return (decision.chance or {}).get("rule", "") or decision.details.get("tie", "") or tie

    def again(self, decision: Decision, name: Name) -> Said:
        """A candidate in few words."""
        return (self._words.again or self._words.candidate)(self._setting, decision, name)

    def is_rank(self, decision: Decision, step: Sieve, name: Name) -> bool:
        """Whether what was measured is a rank with a name."""
        found = self._measure_of(decision, step)
        return found is not None and found.names(step.values.get(str(name)))

    def operator(self, decision: Decision, step: Sieve) -> Operator | None:
        """How a step chose."""
        rung = self._rung_of(decision, step)
        return rung.operator if rung is not None else None

    def wish(self, decision: Decision, step: Sieve) -> str:
        """What a step wanted, as its ladder prints it."""
        return self._brief(decision, step) or self._book.title(self._named(step))

    def phrase(self, text: str) -> str:
        """A phrase of a reason in the language in force; empty where nobody has written it."""
        said = self._declared(text) if text else ""
        is_foreign = language() not in (ENGLISH, PSEUDO, IDS)
        return "" if is_foreign and said == text else said
