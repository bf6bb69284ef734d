"""Reasons in words. A decision is data; these are its renderings for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from opfor.core.book import Book, load_book
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.trace import Decision, Name, Step


class Explainer:
    """Says why, in the words of one game."""

    def __init__(self, game: Game[Any], setting: Any) -> None:
        self._game = game
        self._setting = setting
        self._book: Book = load_book(game.folder)

    def short(self, decision: Decision) -> str:
        """One sentence: what was chosen and the rule that settled it."""
        chosen = self._chosen(decision)
        if decision.chance is not None:
            return f"{_asked(decision)}: {chosen}, {self._chance(decision)}."
        last = next((s for s in reversed(decision.steps) if s.applied and s.dropped), None)
        if last is None:
            only = "the only candidate" if decision.chosen is not None else "no candidate"
            return f"{_asked(decision)}: {chosen}, {only}."
        return f"{_asked(decision)}: {chosen}, because of {self._rule(last)}{self._margin(last)}."

    def full(self, decision: Decision) -> list[str]:
        """The whole narrowing, one line per criterion that was looked at."""
        names = self._names(decision, decision.candidates)
        lines = [f"{_asked(decision)}: candidates {names}."]
        lines += [f"  {self._step(decision, step)}" for step in decision.steps]
        if decision.chance is not None:
            left = self._names(decision, decision.survivors)
            lines.append(f"  Left over: {left}; {self._chance(decision)}.")
        lines.append(f"  Chosen: {self._chosen(decision)}.")
        return lines

    def why_not(self, decisions: Sequence[Decision], text: str) -> list[str]:
        """For each decision that had such a candidate: the first clause that removed it."""
        wanted = text.strip().casefold()
        found = [
            self._why_not_one(decision, name)
            for decision in decisions
            for name in decision.candidates
            if self._means(decision, name, wanted)
        ]
        if not found:
            had = "; ".join(f"{d.question}: {self._names(d, d.candidates)}" for d in decisions)
            raise OpforError(f"{text!r} was not a candidate; there were: {had or 'no decisions'}")
        return found

    def _means(self, decision: Decision, name: Name, wanted: str) -> bool:
        said = self._game.words.candidate(self._setting, decision, name).casefold()
        plain = str(name).casefold()
        return wanted == plain or (
            not wanted.isdigit() and (plain.startswith(wanted) or _word_in(wanted, said))
        )

    def _why_not_one(self, decision: Decision, name: Name) -> str:
        said = self._game.words.candidate(self._setting, decision, name)
        if name == decision.chosen:
            return f"{said} was chosen: {self.short(decision)}"
        step = next((s for s in decision.steps if name in s.dropped), None)
        if step is None:
            return f"{said} was as good as {self._chosen(decision)}; {self._chance(decision)}."
        return f"{said} fell to {self._rule(step)}{self._margin(step, name)}."

    def _step(self, decision: Decision, step: Step) -> str:
        if not step.applied:
            return f"{self._rule(step)}: nothing fits, so it is ignored."
        if not step.dropped:
            return f"{self._rule(step)}: all stay{_measured(step)}."
        kept = self._measures(decision, step, step.kept) if step.kept else "nothing"
        dropped = self._measures(decision, step, step.dropped)
        return f"{self._rule(step)}: keeps {kept}; drops {dropped}."

    def _measures(self, decision: Decision, step: Step, names: Iterable[Name]) -> str:
        """Candidates with what was measured for each: ``Pacific Ocean: 4``."""
        said = []
        for name in names:
            value = step.values.get(str(name))
            told = self._names(decision, (name,))
            said.append(told if value is None else f"{told}: {_value(value)}")
        return ", ".join(said)

    def _rule(self, step: Step) -> str:
        by = f" by {self._book.title(step.by)}, {step.by}" if step.by else ""
        return f"{self._book.title(step.rule)} ({step.rule}{by})"

    def _margin(self, step: Step, name: Name | None = None) -> str:
        if not step.values or not step.kept or not step.dropped:
            return ""
        best = step.values.get(str(step.kept[0]))
        other = name if name is not None else step.dropped[0]
        worse = step.values.get(str(other))
        if len(step.dropped) > 1 and name is None:
            return f" with {_value(best)}"
        return f", {_value(best)} against {_value(worse)}"

    def _chance(self, decision: Decision) -> str:
        chance = decision.chance or {}
        rolled = chance.get("rolled")
        others = len(decision.survivors)
        said = f"the die showed {rolled}" if rolled is not None else "chance decided"
        return f"{said} among {others}"

    def _chosen(self, decision: Decision) -> str:
        if decision.chosen is None:
            return "nothing"
        return self._game.words.candidate(self._setting, decision, decision.chosen)

    def _names(self, decision: Decision, names: Iterable[Name]) -> str:
        say = self._game.words.candidate
        return ", ".join(say(self._setting, decision, name) for name in names)


def _asked(decision: Decision) -> str:
    return decision.question.replace("-", " ").capitalize()


def _measured(step: Step) -> str:
    if not step.values or not step.kept:
        return ""
    return f", each with {_value(step.values.get(str(step.kept[0])))}"


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " then ".join(_value(v) for v in value)
    return str(value)


def _word_in(wanted: str, said: str) -> bool:
    """``pacific`` or ``ocean`` for Pacific Ocean: the start of any word of the name."""
    return bool(wanted) and any(
        said[i:].startswith(wanted) for i in range(len(said)) if i == 0 or said[i - 1] in " -"
    )
