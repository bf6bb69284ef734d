"""Reasons in words. A decision is data; these are its renderings for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from opfor.app.phrases import (
    FAILED,
    against,
    asked,
    begins_a_word,
    by_chance,
    cited,
    ids,
    not_asked_about,
    one_by_one,
    runner_up,
    were,
)
from opfor.core.book import Book, load_book
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.measure import Measure
from opfor.core.phrases import amount, capital, listed
from opfor.core.question import MUST, Criterion, Question
from opfor.core.trace import Decision, Name, Sieve


class Explainer:
    """Says why, in the words of one game."""

    def __init__(self, game: Game[Any], setting: Any) -> None:
        self._words = game.words
        self._ref_of = game.shown.ref_of_candidate
        self._setting = setting
        self._book: Book = load_book(game.folder)
        self._game = game

    @cached_property
    def _questions(self) -> dict[str, Question[Any, Any]]:
        """By name; a game loads them when the first decision is told."""
        return {question.name: question for question in self._game.questions}

    def tells(self, setting: Any) -> bool:
        """Whether it is a game of this setting that it tells of."""
        return self._setting is setting

    def short(self, decision: Decision) -> str:
        """One sentence: what was chosen, and every rule that dropped something on the way."""
        clause = self.clause(decision)
        if because := self._words.because(self._setting, decision):
            last = next((s for s in reversed(decision.steps) if s.applied and s.dropped), None)
            rule = (decision.chance or {}).get("rule") or (last.rule if last else "")
            return f"{clause}, because {because}{cited(rule)}."
        at_work = [step for step in decision.steps if step.applied and step.dropped]
        reasons = [
            self._short_of(decision, step) or self.reason(decision, step, is_first=not n)
            for n, step in enumerate(at_work)
        ]
        if decision.chance is not None:
            picked = self._chance(decision)
            because = f", because {one_by_one(reasons)};" if reasons else ":"
            return f"{clause}{because} {picked}."
        if not reasons:
            return f"{clause}, the only candidate." if decision.candidates else f"{clause}."
        return f"{clause}, because {one_by_one(reasons)}."

    def clause(self, decision: Decision) -> str:
        """What was chosen, without the reason and the full stop."""
        said = self.chosen(decision)
        question = self._questions.get(decision.question)
        if question is not None and question.chosen:
            return question.chosen.format(said)
        return self._words.chosen(self._setting, decision, said)

    def full(self, decision: Decision) -> list[str]:
        """The whole narrowing, a sentence for every criterion that was looked at."""
        names = self._names(decision, decision.candidates)
        lines = [f"{asked(decision)}: {amount(len(decision.candidates), 'candidate')}, {names}."]
        for tried in decision.tried:
            first, *rest = self.full(tried)[:-1]
            lines += [f"  Tried in vain{self._trial(decision, tried)}: {first}"]
            lines += [f"  {line}" for line in rest]
        lines += [f"  {self._step(decision, step)}" for step in decision.steps]
        if decision.chance is not None:
            left = self._names(decision, decision.survivors)
            lines.append(f"  Still equal are {left}: {self._chance(decision)}.")
        lines.append(f"  Chosen: {self.chosen(decision)}.")
        return lines

    def _trial(self, decision: Decision, tried: Decision) -> str:
        """Which candidate was tried, and as what, where there are several ways."""
        about, way = tried.details.get("candidate"), tried.details.get("as", "")
        if about is None:
            return ""
        said = (self._words.again or self._words.candidate)(self._setting, decision, about)
        return f", for {said}" + (f" as {way.replace('-', ' ')}" if way else "")

    def why_not(self, decisions: Sequence[Decision], text: str, state: Any = None) -> list[str]:
        """For each decision that had such a candidate: the first clause that removed it.

        What was no candidate of any is told by the game, which looks at the ``state`` after them.
        """
        wanted = text.strip().casefold()
        found = self._candidates(decisions, wanted)
        if not found:  # of what was tried in vain on the way, the last time it was looked at
            found = [
                f"{said[:-1]}{self._trial(one, tried)}."
                for one in decisions
                for tried in one.tried
                for said in self._candidates([tried], wanted)
            ][-1:]
        if not found and state is not None:
            said = self._words.out_of_question(self._setting, state, decisions, text)
            found = [said] if said else []
        if not found and ":" in text and decisions:
            found = [not_asked_about(decisions, shortened(text))]
        if not found and not decisions:
            raise OpforError("the opponent has decided nothing yet")
        if not found:
            had = "; ".join(map(self._list, decisions))
            said = shortened(text, 40)
            raise OpforError(f"there is no {said!r} here; it was chosen among: {had}")
        return list(dict.fromkeys(found))

    def _candidates(self, decisions: Sequence[Decision], wanted: str) -> list[str]:
        return [
            self.why_not_one(decision, name)
            for decision in decisions
            for name in decision.candidates
            if self._means(decision, name, wanted)
        ]

    def _list(self, decision: Decision) -> str:
        say = self._words.candidate
        names = [say(self._setting, decision, name) for name in decision.candidates]
        return f"{decision.question}: {', '.join(names)}"

    def _means(self, decision: Decision, name: Name, wanted: str) -> bool:
        if ":" in wanted:
            return self._ref_of(self._setting, decision, name).casefold() == wanted
        said = self._words.candidate(self._setting, decision, name).casefold()
        plain = str(name).casefold()
        return wanted == plain or (
            not wanted.isdigit() and (plain.startswith(wanted) or begins_a_word(wanted, said))
        )

    def why_not_one(self, decision: Decision, name: Name) -> str:
        said = capital(self._words.candidate(self._setting, decision, name))
        if name == decision.chosen:
            return f"{said} was chosen: {self.short(decision)}"
        step = next((s for s in decision.steps if name in s.dropped), None)
        if step is None:
            return f"{said} was as good as {self.chosen(decision)}: {self._chance(decision)}."
        failed = isinstance(step.values.get(str(name)), FAILED)
        if failed and (why := self.value(decision, step, name)):
            return f"{said} was ruled out: {why} ({ids(step)})."
        if self._brief(decision, step) or self._is_wish(step):
            return f"{said} fell out, because {self.reason(decision, step, name)}."
        return f"{said} fell to {self._rule(step)}{self._margin(decision, step, name)}."

    def _step(self, decision: Decision, step: Sieve) -> str:
        brief = self._brief(decision, step)
        rule = capital(f"{brief} ({ids(step)})" if brief else self._rule(step))
        if not step.applied:
            return f"{rule}: nothing fits, so it is ignored."
        if not step.dropped:
            return f"{rule}: all stay{self._shared_measure(decision, step)}."
        if not step.kept:
            return f"{rule} leaves nothing of {self._measured(decision, step, step.dropped)}."
        kept = self._measured(decision, step, step.kept)
        dropped = self._measured(decision, step, step.dropped)
        return f"{rule} keeps {kept}{',' * (', ' in kept)} and drops {dropped}."

    def _measured(self, decision: Decision, step: Sieve, names: Sequence[Name]) -> str:
        """Candidates with what was measured: ``Pacific Ocean with 4 empty spaces``."""
        values = [self.value(decision, step, name) for name in names]
        if any(isinstance(step.values.get(str(name)), FAILED) for name in names):
            return self._failing(decision, names, values)
        if len(set(values)) == 1 and len(names) > 1:
            each = f", each with {values[0]}" if values[0] else ""
            return f"{self._names(decision, names)}{each}"
        groups = self._grouped(decision, names, values)
        told = [f"{who} with {value}" if value else who for who, value in groups]
        return listed(told, "none") if len(told) == len(names) else "; ".join(told)

    def _failing(self, decision: Decision, names: Sequence[Name], whys: Sequence[str]) -> str:
        """Those who failed a test, by their reasons: ``A and B: too dear; C: out of range``."""
        groups = self._grouped(decision, names, whys)
        return "; ".join(f"{who}: {why}" if why else who for who, why in groups)

    def _grouped(
        self, decision: Decision, names: Sequence[Name], values: Sequence[str]
    ) -> list[tuple[str, str]]:
        """Those of the same value together, in the order of the first of them."""
        same: dict[str, list[Name]] = {}
        for name, value in zip(names, values, strict=True):
            same.setdefault(value, []).append(name)
        return [(self._names(decision, each), value) for value, each in same.items()]

    def _shared_measure(self, decision: Decision, step: Sieve) -> str:
        value = self.value(decision, step, step.kept[0]) if step.kept else ""
        return f", each with {value}" if value else ""

    def _rule(self, step: Sieve) -> str:
        """What a step is called, with its ids: of a stratagem behind it, the stratagem."""
        named = step.by if step.by in self._book.rules else step.rule
        return f"{self._book.title(named)} ({ids(step)})"

    def _is_wish(self, step: Sieve) -> bool:
        """Whether the step's title is what was wanted, not a measure or a stratagem at work."""
        return not step.values and step.by not in self._book.rules

    def _brief(self, decision: Decision, step: Sieve) -> str:
        """The wish of a step in a few words, where its measure says it."""
        found = self._measure_of(decision, step)
        return found.brief if found is not None else ""

    def reason(
        self, decision: Decision, step: Sieve, name: Name | None = None, *, is_first: bool = True
    ) -> str:
        """``of the longest stride (RACE-3), 3 squares against 2``, ``cover comes first (…)``."""
        margin = self._margin(decision, step, name)
        if ranked := self._ranked(decision, step, name):
            return f"{ranked} ({ids(step)})"
        rung, brief = self._rung_of(decision, step), self._brief(decision, step)
        if brief and rung is not None and rung.operator is MUST:
            return f"it had to be {brief} ({ids(step)}){margin}"
        if brief and step.by in self._book.rules:
            return f"of {self._book.title(step.by)}: {brief} ({ids(step)}){margin}"
        if brief:
            return f"{brief}{' comes first' * is_first} ({ids(step)}){margin}"
        rule = self._rule(step)
        if not self._is_wish(step):
            return f"of {rule}{margin}"
        title, mark, rows = rule.rpartition(" (")
        return f"{title} was wanted{mark}{rows}{margin}"

    def _short_of(self, decision: Decision, step: Sieve) -> str:
        """``priority order 1 was ruled out: no AI may act (…)``: who failed a test, and why."""
        if not any(isinstance(step.values.get(str(n)), FAILED) for n in step.dropped):
            return ""
        first, *others = step.dropped
        said = self._words.candidate(self._setting, decision, first)
        why = self.value(decision, step, first)
        more = f", and so {were(others)}" if others else ""
        return f"{said} was ruled out{f': {why}' if why else ''}{more} ({ids(step)})"

    def _margin(self, decision: Decision, step: Sieve, name: Name | None = None) -> str:
        """``, 4 against 3``: the best against the one asked for, or against the next best."""
        if not step.kept or not step.dropped:
            return ""
        best = self.value(decision, step, step.kept[0])
        worse = self.value(decision, step, runner_up(step) if name is None else name)
        if not best:
            return f": {worse}" if worse and name is not None else ""
        return f", {against(best, worse)}"

    def _ranked(self, decision: Decision, step: Sieve, name: Name | None) -> str:
        """``the rule puts tanks before artillery``, where values are ranks with names."""
        found = self._measure_of(decision, step)
        if found is None or not step.kept:
            return ""
        best = step.values.get(str(step.kept[0]))
        other = step.values.get(str(name if name is not None else runner_up(step)))
        if not (found.names(best) and found.names(other)):
            return ""
        return f"the rule puts {found.tell(best)} before {found.tell(other)}"

    def value(self, decision: Decision, step: Sieve, name: Name) -> str:
        """What was measured for a candidate, in words; empty if it says nothing to a person."""
        value = step.values.get(str(name))
        if value is None:
            return ""
        found = self._measure_of(decision, step)
        return found.tell(value) if found else self._words.measure(self._setting, step, value)

    def _measure_of(self, decision: Decision, step: Sieve) -> Measure[Any, Any] | None:
        return rung.measure if (rung := self._rung_of(decision, step)) is not None else None

    def _rung_of(self, decision: Decision, step: Sieve) -> Criterion[Any, Any] | None:
        question = self._questions.get(decision.question)
        return question.rung_of(step.rule, step.by, step.measure) if question else None

    def _chance(self, decision: Decision) -> str:
        question = self._questions.get(decision.question)
        return by_chance(decision, question.tie.rule if question is not None else "")

    def chosen(self, decision: Decision) -> str:
        if decision.chosen is None:
            return "nothing"
        return self._words.candidate(self._setting, decision, decision.chosen)

    def _names(self, decision: Decision, names: Iterable[Name]) -> str:
        """As they are called; in full in the list of all candidates only."""
        say = (names is not decision.candidates and self._words.again) or self._words.candidate
        return listed([say(self._setting, decision, name) for name in names], "none")
