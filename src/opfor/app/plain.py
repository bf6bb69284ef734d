"""Reasons as a person gives them: brief, a clause; plain, a sentence that compares two.

What settled a choice is chance, or the last criterion that dropped somebody. That one is told by
what the chosen one has, or by how much it is ahead of the runner-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from opfor.app.phrases import DIE, FAILED, SAY, against, cited, ids, runner_up
from opfor.core.measure import shortfall_of
from opfor.core.question import LOWEST
from opfor.core.reasons import ReasonWords
from opfor.core.trace import Decision, Name, Sieve

if TYPE_CHECKING:
    from opfor.app.explain import Explainer

MOST_BRIEF = 90
"""Letters of a brief reason; a margin that would make it longer is left out."""


class Plain:
    """Says in one sentence what settled a choice."""

    def __init__(self, explainer: Explainer, words: ReasonWords) -> None:
        self._explainer, self._words = explainer, words

    def brief(self, decision: Decision) -> str:
        """``S17 acts: the only one that sees G10``: without rules; what would make it too long is
        left out. A thing with two names is told by the longer one, without a reason."""
        clause, whole = self._explainer.brief_clause(decision), self._explainer.clause(decision)
        if clause != whole and len(whole) < MOST_BRIEF:
            return SAY("why-plain", clause=whole)
        reason, margin = self._settled(decision)
        for more in (f"{reason}{margin}", reason, ""):
            said = self._joined(clause, "" if more == SAY("plain-alone") else more)
            if len(said) <= MOST_BRIEF:
                return said
        return said

    def plain(self, decision: Decision) -> str:
        """``S17 acts: closer to its target than S02, 2 hexes against 4 (RACE-3).``"""
        reason, margin = self._settled(decision)
        clause, rows = self._explainer.clause(decision), self._rows(decision)
        step = settling(decision)
        if decision.chance is not None and step is not None and step.kept:
            compared = "".join(self._measured(decision, step))
            if compared:
                equals = self._explainer.names(decision, decision.survivors)
                reason = SAY("plain-equals", chance=reason, compared=compared, of=equals)
        return self._joined(clause, f"{reason}{margin}", rows)

    def _joined(self, clause: str, more: str, rows: str = "") -> str:
        if not more:
            return SAY("why-plain", clause=clause)
        return SAY("why", clause=clause, reason=more, cited=rows)

    def _rows(self, decision: Decision) -> str:
        if decision.chance is not None:
            return cited(self._explainer.tie_rule(decision))
        step = settling(decision)
        return f" ({ids(step)})" if step is not None else ""

    def _settled(self, decision: Decision) -> tuple[str, str]:
        """What settled it, and by how much."""
        if own := self._explainer.because(decision):
            return own, ""
        if decision.chance is not None:
            return self._by_chance(decision), ""
        step = settling(decision)
        if step is None:
            return (SAY("plain-alone") if decision.chosen is not None else ""), ""
        if decision.chosen is None or not step.kept:
            why = self._explainer.value(decision, step, step.dropped[0])
            wish = self._explainer.wish(decision, step)
            return why or SAY("plain-none", wish=wish), ""
        more, margin = self._compared(decision, step)
        by = self._explainer.phrase(self._words.by.get(step.by, ""))
        return more, f"{margin}{SAY('plain-as-wanted', by=by)}" if by else margin

    def beaten(self, decision: Decision, step: Sieve, name: Name) -> str:
        """What the best at a criterion has and somebody lacks, who was named just before:
        ``closer, 2 hexes against 4``."""
        kept = decision.chosen if decision.chosen in step.kept else step.kept[0]
        decision, step = (
            replace(decision, chosen=kept),
            replace(step, kept=(kept,), dropped=(name,)),
        )
        reason = self._compared(decision, step)
        if reason == self._measured(decision, step):
            return f"{self._better(decision, step)}{reason[1]}"
        if reason == self._wished(decision, step) and not reason[1]:
            return self._explainer.wish(decision, step)
        return "".join(reason)

    def _by_chance(self, decision: Decision) -> str:
        rolled, count = (decision.chance or {}).get("rolled"), len(decision.survivors)
        if rolled is None:
            return SAY("plain-chance", n=count)
        if (decision.chance or {}).get("kind") == DIE:
            return SAY("plain-die", rolled=rolled)
        return SAY("plain-die-among", rolled=rolled, n=count)

    def _compared(self, decision: Decision, step: Sieve) -> tuple[str, str]:
        """By a rank, by what it has, by a measure, or by what the ladder wishes."""
        explainer, other = self._explainer, runner_up(step)
        chosen = decision.chosen if decision.chosen is not None else step.kept[0]
        worse = explainer.value(decision, step, other)
        if explainer.is_rank(decision, step, chosen) and worse:
            value = explainer.value(decision, step, chosen)
            return SAY("plain-ranked", best=value, other=worse), ""
        if has := self._has(step):
            return SAY("plain-only", has=has, of=explainer.again(decision, chosen)), ""
        return self._measured(decision, step) or self._wished(decision, step)

    def _wished(self, decision: Decision, step: Sieve) -> tuple[str, str]:
        """By the words of the ladder, where no others are written."""
        explainer, other = self._explainer, runner_up(step)
        wish, named = explainer.wish(decision, step), explainer.again(decision, other)
        worse = explainer.value(decision, step, other)
        value = explainer.value(decision, step, decision.chosen or step.kept[0])
        if value and worse:
            return wish, SAY("margin-of", against=against(value, worse), other=named)
        return SAY("plain-wish", wish=wish, other=named), f": {worse}" if worse else ""

    def _measured(self, decision: Decision, step: Sieve) -> tuple[str, str] | tuple[()]:
        """``closer than S02`` and ``, 2 hexes against 4``; nothing of what cannot be compared."""
        better, other = self._better(decision, step), runner_up(step)
        if not better or self._has(step):
            return ()
        named = self._explainer.again(decision, other)
        return SAY("plain-better", better=better, other=named), self._margin(decision, step)

    def _margin(self, decision: Decision, step: Sieve) -> str:
        """``, 2 hexes against 4``; empty where one of them says nothing."""
        explainer, chosen = self._explainer, decision.chosen
        value = explainer.value(decision, step, step.kept[0] if chosen is None else chosen)
        worse = explainer.value(decision, step, runner_up(step))
        return SAY("margin", against=against(value, worse)) if value and worse else ""

    def _has(self, step: Sieve) -> str:
        """Of a test: what the others lack. A single way to fail is said by itself."""
        failed = [shortfall_of(step.values.get(str(name))) for name in step.dropped]
        known = [each for each in failed if each is not None]
        whys, abouts = {each.why for each in known}, {each.about for each in known}
        if known and len(known) == len(failed) and len(whys) == 1:
            said = self._explainer.phrase(self._words.has.get(f"{step.measure}/{whys.pop()}", ""))
            about = abouts.pop() if len(abouts) == 1 else ""
            if said and (about or "{about}" not in said):
                return said.format(about=about)
        is_measured = any(
            name is not None and not isinstance(name, FAILED) and not isinstance(name, bool)
            for name in step.values.values()
        )
        return "" if is_measured else self._explainer.phrase(self._words.has.get(step.measure, ""))

    def _better(self, decision: Decision, step: Sieve) -> str:
        """By which way the values go: a measure may stand on two rungs."""
        ours, theirs = step.values.get(str(step.kept[0])), step.values.get(str(runner_up(step)))
        if isinstance(ours, int | float) and isinstance(theirs, int | float):
            is_lower = ours < theirs
        else:
            is_lower = self._explainer.operator(decision, step) is LOWEST
        book = self._words.lower if is_lower else self._words.higher
        return self._explainer.phrase(book.get(step.measure, ""))


def settling(decision: Decision) -> Sieve | None:
    """The last criterion that dropped somebody."""
    return next((s for s in reversed(decision.steps) if s.applied and s.dropped), None)


def compared_with(decision: Decision) -> Name | None:
    """Whom the chosen one is compared with: the runner-up of what settled it."""
    step = settling(decision)
    return None if step is None or decision.chance is not None else runner_up(step)
