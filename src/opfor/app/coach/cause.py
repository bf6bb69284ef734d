"""Why one act is better than another, in terms of the opponent's rules.

The replies to both acts are compared, luck for luck. Of all the opponent may decide the thing is
told that is likelier after one act than after the other and, by what comes of it, matters most;
the reason is the criterion of the opponent's ladder that made the difference, with its row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from opfor.app.coach.replies import Deed, Reply, effect
from opfor.app.explain import Explainer
from opfor.app.phrases import FAILED, runner_up
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import percent
from opfor.core.trace import Decision, Name, Sieve

SAY = PhraseBook.of_the_program("inquiry")
IT = "It "
LEAST = 0.15
"""A deed must be so much likelier after one of the acts to be worth telling."""
WORTH_TELLING = 0.004
"""So much it must change the chance to win, as the positions look."""
NEARLY = 0.6
"""Of deeds that matter nearly as much as the one that matters most the first decided is told: the
others mostly follow from it."""


class Cause(Struct, frozen=True):
    """What the opponent does (``deed``) more often after one act than after the other, how often
    after each, and by which of its criteria (``because``), which stand on these ``rules``;
    ``holds`` is 0 where that is said of the better act, 1 where it is said of the other."""

    deed: str
    after: float
    otherwise: float
    because: str
    rules: tuple[str, ...]
    holds: int
    question: str = ""

    def told(self, better: str, other: str) -> str:
        """In two sentences; the acts are called so: ``the first``, ``Pass``."""
        deed = f"the opponent {self.deed[3:]}" if self.deed.startswith(IT) else self.deed
        return SAY(
            "cause",
            deed=deed,
            after=percent(self.after),
            better=better,
            otherwise=percent(self.otherwise),
            other=other,
            where=better if self.holds == 0 else other,
            because=self.because,
        )


Hear = Callable[[Decision], Decision | None]
"""A decision as a seat may hear of it."""
Pair = tuple[Reply, Reply]
"""Replies to the better act and to the other, with the same luck."""


def cause(explainer: Explainer, hear: Hear, pairs: Sequence[Pair]) -> Cause | None:
    """The difference that matters most; none where the replies hardly differ."""
    told = [tuple(_deeds(explainer, hear, reply) for reply in pair) for pair in pairs]
    if not told:
        return None
    counts = [Counter(deed for pair in told for deed in pair[side]) for side in (0, 1)]
    sides: list[list[tuple[set[Deed], float]]] = [
        [(set(pair[side]), replies[side].value) for pair, replies in zip(told, pairs, strict=True)]
        for side in (0, 1)
    ]
    gains: dict[Deed, float] = {}
    for deed in dict.fromkeys([*counts[0], *counts[1]]):
        lead = (counts[0][deed] - counts[1][deed]) / len(pairs)
        gain = lead * (effect(deed, sides[0]) + effect(deed, sides[1]))
        if abs(lead) >= LEAST and gain >= WORTH_TELLING:
            gains[deed] = gain
    enough = NEARLY * max(gains.values(), default=0.0)
    for deed in (deed for deed, gain in gains.items() if gain >= enough):
        shares = [counts[n][deed] / len(pairs) for n in (0, 1)]
        if (found := _cause(explainer, deed, told, shares)) is not None:
            return found
    return None


def _deeds(explainer: Explainer, hear: Hear, reply: Reply) -> dict[Deed, Decision]:
    """What was decided in a reply, each thing once, in order. Who comes next is left out where
    the next decision says what they do."""
    heard = [each for decision in reply.decisions if (each := hear(decision)) is not None]
    clauses = [explainer.clause(each) for each in heard]
    found: dict[Deed, Decision] = {}
    for place, (decision, clause) in enumerate(zip(heard, clauses, strict=True)):
        following = clauses[place + 1] if place + 1 < len(clauses) else ""
        if decision.chosen is not None and not following.startswith(
            str(explainer.chosen(decision))
        ):
            found.setdefault(Deed(decision.question, clause), decision)
    return found


def _cause(
    explainer: Explainer,
    deed: Deed,
    told: Sequence[tuple[dict[Deed, Decision], ...]],
    shares: list[float],
) -> Cause | None:
    """The criterion behind it: where the other line of the same luck had the same choice, what
    took it away there; else what led to it here."""
    more = 0 if shares[0] > shares[1] else 1
    alone = [pair for pair in told if deed in pair[more] and deed not in pair[1 - more]]
    ways = [_difference(explainer, deed, pair[more], pair[1 - more]) for pair in alone]
    known = [way for way in ways if way is not None]
    if not known:
        return None
    (because, rules, is_here), _ = Counter(known).most_common(1)[0]
    holds = more if is_here else 1 - more
    return Cause(deed.said, shares[0], shares[1], because, rules, holds, deed.question)


Way = tuple[str, tuple[str, ...], bool]
"""A reason, the rows it stands on, and whether it is one for the deed (or against it)."""


def _difference(
    explainer: Explainer,
    deed: Deed,
    here: dict[Deed, Decision],
    there: dict[Deed, Decision],
) -> Way | None:
    """What took the deed away in the other line, or in this one what was done there: rather a test
    that was failed or a measure than a place in an order of reading."""
    decision = here[deed]
    assert decision.chosen is not None, "a deed is something chosen"
    ways: list[tuple[int, Way]] = []
    for other in there.values():
        if other.question != deed.question or other.chosen == decision.chosen:
            continue
        if decision.chosen not in other.candidates:
            continue  # of another card, say, where it may not even be there
        if explainer.clause(replace(other, chosen=decision.chosen)) != deed.said:
            continue
        ways += _against(explainer, other, decision.chosen, False)
        ways += _against(explainer, decision, other.chosen, True)
    if ways:
        return max(ways, key=lambda way: way[0])[1]
    last = next((s for s in reversed(decision.steps) if s.applied and s.dropped), None)
    if last is None or (last.values and not explainer.value(decision, last, decision.chosen)):
        return None  # an order of reading is no reason
    return f": {explainer.beaten(decision, last, runner_up(last))}.", _rows(last), True


def _against(
    explainer: Explainer, decision: Decision, name: Name | None, is_here: bool
) -> list[tuple[int, Way]]:
    """Why something was not chosen, and how much that says."""
    step = next((s for s in decision.steps if name in s.dropped), None)
    if step is None or name is None:
        return []
    value = step.values.get(str(name))
    telling = 2 if isinstance(value, FAILED) else 1 if value is not None else 0
    return [(telling, (f": {explainer.why_not_one(decision, name)}", _rows(step), is_here))]


def _rows(step: Sieve) -> tuple[str, ...]:
    return tuple(row for row in (step.rule, step.by) if row)
