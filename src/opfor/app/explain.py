"""Reasons in words. A decision is data; these are its renderings for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from opfor.app.measured import Measured
from opfor.app.phrases import (
    FAILED,
    SAY,
    asked,
    begins_a_word,
    by_value,
    ids,
    not_asked_about,
)
from opfor.app.plain import Plain
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.phrasebook import Said
from opfor.core.phrases import capital, folded, listed
from opfor.core.reasons import reason_words
from opfor.core.trace import Decision, Name, Sieve


class Explainer(Measured):
    """Says why, in the words of one game."""

    @cached_property
    def _plain(self) -> Plain:
        return Plain(self, reason_words(self.folder))

    def brief(self, decision: Decision) -> str:
        """A clause for the story."""
        return self._plain.brief(decision)

    def short(self, decision: Decision) -> str:
        """One or two sentences: what was chosen, and what settled it."""
        return self._plain.plain(decision)

    def full(self, decision: Decision) -> list[str]:
        """The whole narrowing, a sentence for every criterion that was looked at."""
        names = self.names(decision, decision.candidates)
        about, count = asked(decision, self._declared), len(decision.candidates)
        lines = [SAY("candidates", asked=about, n=count, names=names)]
        for tried in decision.tried:
            first, *rest = self.full(tried)[:-1]
            lines += [f"  {SAY('tried', trial=self._trial(decision, tried), first=first)}"]
            lines += [f"  {line}" for line in rest]
        lines += [f"  {self._step(decision, step)}" for step in decision.steps]
        if equals := self.equals(decision):
            lines.append(f"  {equals}")
        lines.append(f"  {SAY('chosen', said=self.chosen(decision))}")
        return lines

    def equals(self, decision: Decision) -> str:
        """Those that were still equal, and how chance picked; empty where it had no say."""
        if decision.chance is None:
            return ""
        left = self.names(decision, decision.survivors)
        return SAY("still-equal", names=left, chance=self._chance(decision))

    def _trial(self, decision: Decision, tried: Decision) -> str:
        """Which candidate was tried, and as what, where there are several ways."""
        about, way = tried.details.get("candidate"), tried.details.get("as", "")
        if about is None:
            return ""
        said = (self._words.again or self._words.candidate)(self._setting, decision, about)
        if not way:
            return SAY("trial", said=said)
        return SAY("trial-as", said=said, way=self._declared(way.replace("-", " ")))

    def why_not(self, decisions: Sequence[Decision], text: str, state: Any = None) -> list[str]:
        """For each decision that had such a candidate: the first clause that removed it.

        What was no candidate of any is told by the game, which looks at the ``state`` after them.
        """
        wanted = folded(text.strip())
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
            found = [not_asked_about(decisions, shortened(text), self._declared)]
        if not found and not decisions:
            raise OpforError(SAY("not-decided"))
        if not found:
            had = "; ".join(map(self._list, decisions))
            raise OpforError(SAY("not-here", text=repr(shortened(text, 40)), had=had))
        return list(dict.fromkeys(found))

    def _candidates(self, decisions: Sequence[Decision], wanted: str) -> list[str]:
        return [
            self.why_not_one(decision, name)
            for decision in decisions
            for name in decision.candidates
            if self.means(decision, name, wanted)
        ]

    def _list(self, decision: Decision) -> str:
        say = self._words.candidate
        names = [say(self._setting, decision, name) for name in decision.candidates]
        return f"{self._declared(decision.question)}: {', '.join(map(str, names))}"

    def means(self, decision: Decision, name: Name, wanted: str) -> bool:
        if ":" in wanted:
            return self._ref_of(self._setting, decision, name).casefold() == wanted
        said = folded(str(self._words.candidate(self._setting, decision, name)))
        plain = str(name).casefold()
        return wanted == plain or (
            not wanted.isdigit() and (plain.startswith(wanted) or begins_a_word(wanted, said))
        )

    def why_not_one(self, decision: Decision, name: Name) -> str:
        said = self._words.candidate(self._setting, decision, name)
        if name == decision.chosen:
            return SAY("not-chosen", said=said, why=self.short(decision))
        step = next((s for s in decision.steps if name in s.dropped), None)
        if step is None:
            chance = self._chance(decision)
            return SAY("not-as-good", said=said, chosen=self.chosen(decision), chance=chance)
        failed = isinstance(step.values.get(str(name)), FAILED)
        if failed and (why := self.value(decision, step, name)):
            return SAY("not-ruled-out", said=said, why=why, rows=ids(step))
        if not step.kept:
            return SAY("not-fell", said=said, rule=self._rule(step))
        kept = decision.chosen if decision.chosen in step.kept else step.kept[0]
        return SAY(
            "not-because",
            kept=self.again(decision, kept),
            other=self.again(decision, name),
            reason=self.beaten(decision, step, name),
        )

    def beaten(self, decision: Decision, step: Sieve, name: Name) -> str:
        """By what somebody fell behind at a criterion, in the words of a plain reason."""
        return f"{self._plain.beaten(decision, step, name)} ({ids(step)})"

    def _step(self, decision: Decision, step: Sieve) -> str:
        brief = self._brief(decision, step)
        rule = capital(f"{brief} ({ids(step)})" if brief else self._rule(step))
        if not step.applied:
            return SAY("step-ignored", rule=rule)
        if not step.dropped:
            kept = self.names(decision, step.kept)
            each = self._shared_measure(decision, step, kept)
            return SAY("step-all", rule=rule, each=each, of=kept)
        dropped = self._measured(decision, step, step.dropped)
        if not step.kept:
            return SAY("step-nothing-left", rule=rule, dropped=dropped)
        kept = self._measured(decision, step, step.kept)
        return SAY("step", rule=rule, kept=kept, several=", " in kept, dropped=dropped)

    def _measured(self, decision: Decision, step: Sieve, names: Sequence[Name]) -> str:
        """Candidates with what was measured: ``Pacific Ocean with 4 empty spaces``."""
        values = [self.value(decision, step, name) for name in names]
        if any(isinstance(step.values.get(str(name)), FAILED) for name in names):
            return self._failing(decision, names, values)
        groups = self._grouped(decision, names, values)
        if len(groups) == 1 and len(names) > 1:
            who, value = groups[0]
            each = SAY("each-with", value=value, of=who) if value else ""
            return SAY("with-nothing", who=who) + each
        told = [
            SAY("with", who=who, value=value) if value else SAY("with-nothing", who=who)
            for who, value in groups
        ]
        return listed(told) if len(told) == len(names) else "; ".join(told)

    def _failing(self, decision: Decision, names: Sequence[Name], whys: Sequence[str]) -> str:
        """Those who failed a test, by their reasons: ``A and B: too dear; C: out of range``."""
        groups = self._grouped(decision, names, whys)
        told = [(SAY("with-nothing", who=who), why) for who, why in groups]
        return "; ".join(f"{who}: {why}" if why else who for who, why in told)

    def _grouped(
        self, decision: Decision, names: Sequence[Name], values: Sequence[str]
    ) -> list[tuple[Said | list[Said], str]]:
        return [(self.names(decision, each), value) for each, value in by_value(names, values)]

    def _shared_measure(self, decision: Decision, step: Sieve, kept: Any) -> str:
        value = self.value(decision, step, step.kept[0]) if step.kept else ""
        return SAY("each-with", value=value, of=kept) if value else ""
