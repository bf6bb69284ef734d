"""Why one act is better than another, as a cause that can be tested (``carried.py``).

The replies to both acts are compared, luck for luck. Where the opponent does something likelier
after one act than after the other, and that carries the difference, the criterion of its ladder is
told that made it do so, with its row. Else the part of the position is told that carries it: points
that were won, units that were kept, what is within reach. Of a difference that luck explains, and
of what carries less than half of it, nothing is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from opfor.app.coach.carried import Looked, Values, by_deed, by_part, is_sure
from opfor.app.coach.replies import Deed, Reply
from opfor.app.explain import Explainer
from opfor.app.phrases import FAILED, runner_up
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import percent
from opfor.core.trace import Decision, Name, Sieve

SAY = PhraseBook.of_the_program("inquiry")
IT, DEED = "It ", "deed"
NEARLY = 0.6
"""Of deeds that matter nearly as much as the one that matters most the first decided is told: the
others mostly follow from it."""


class Cause(Struct, frozen=True):
    """What the opponent does (``deed``) more often after one act than after the other, how often
    after each, and by which of its criteria (``because``), which stand on these ``rules``;
    ``holds`` is 0 where that is said of the better act, 1 where it is said of the other.

    Where a part of the position carries the difference (``kind``), the opponent is not spoken of.
    ``share`` is what vanishes of the difference with it."""

    deed: str
    after: float
    otherwise: float
    because: str
    rules: tuple[str, ...]
    holds: int
    question: str = ""
    kind: str = DEED
    share: float = 0.0

    def told(self, better: str, other: str) -> str:
        """In one or two sentences; the acts are called so: ``the first``, ``Pass``."""
        if self.kind != DEED:
            part, share = SAY(f"cause-by-{self.kind}"), percent(min(1.0, self.share))
            return SAY("cause-by-part", part=part, better=better, other=other, share=share)
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
    """What carries the difference; none where the replies hardly differ."""
    values = _values(pairs)
    if not is_sure(values) or fmean(one - two for one, two in values) <= 0:
        return None
    told = [tuple(_deeds(explainer, hear, reply) for reply in pair) for pair in pairs]
    deeds = dict.fromkeys(deed for pair in told for side in pair for deed in side)
    shares = {deed: by_deed(values, _done(told, deed)) for deed in deeds}
    carrying = {deed: looked.share for deed, looked in shares.items() if looked.carries}
    enough = NEARLY * max(carrying.values(), default=0.0)
    for deed, share in carrying.items():
        if share >= enough and (found := _cause(explainer, deed, told)) is not None:
            return replace(found, share=share)
    return _by_part(pairs)


def looked_into(explainer: Explainer, hear: Hear, why: Cause, pairs: Sequence[Pair]) -> Looked:
    """How much of the difference a cause carries in other replies."""
    if why.kind != DEED:
        return by_part(_values(pairs), _part(pairs, why.kind))
    told = [tuple(_deeds(explainer, hear, reply) for reply in pair) for pair in pairs]
    return by_deed(_values(pairs), _done(told, Deed(why.question, why.deed)))


def _by_part(pairs: Sequence[Pair]) -> Cause | None:
    """The part of the position that carries most."""
    names = dict.fromkeys(name for pair in pairs for reply in pair for name in reply.parts)
    looked = {name: by_part(_values(pairs), _part(pairs, name)) for name in names}
    carrying = {name: each.share for name, each in looked.items() if each.carries}
    if not carrying:
        return None
    name = min(carrying, key=lambda name: abs(1 - carrying[name]))
    return Cause("", 0.0, 0.0, "", (), 0, kind=name, share=carrying[name])


def _values(pairs: Sequence[Pair]) -> Values:
    return [(first.value, other.value) for first, other in pairs]


def _part(pairs: Sequence[Pair], name: str) -> Values:
    """A part after both acts; where one of them ended the game nothing is exchanged."""
    both = [(first.parts.get(name), other.parts.get(name)) for first, other in pairs]
    return [(0.0, 0.0) if a is None or b is None else (a, b) for a, b in both]


Told = Sequence[tuple[dict[Deed, Decision], ...]]
"""What was decided in replies to both acts."""


def _done(told: Told, deed: Deed) -> Values:
    return [(float(deed in first), float(deed in other)) for first, other in told]


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


def _cause(explainer: Explainer, deed: Deed, told: Told) -> Cause | None:
    """The criterion behind it: where the other line of the same luck had the same choice, what
    took it away there; else what led to it here."""
    shares = [fmean(side) for side in zip(*_done(told, deed), strict=True)]
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
