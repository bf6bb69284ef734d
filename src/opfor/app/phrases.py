"""Small turns of phrase that explanations are made of."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.declared import PLAIN, Declared
from opfor.core.measure import Shortfall
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital, listed
from opfor.core.trace import Decision, Name, Sieve

SAY = PhraseBook.of_the_program("reasons")

FAILED = (list, tuple, Shortfall)
"""What a test that was failed leaves as its value, fresh or read back from a record."""


def short(label: str) -> str:
    """An act without its sums; a bracket that is cut is closed."""
    cut = label.partition(". ")[0].partition("; ")[0]
    return cut + ")" * (cut.count("(") - cut.count(")"))


def cited(rule: str) -> str:
    return f" ({rule})" if rule else ""


def against(best: str, worse: str) -> str:
    """``4 empty spaces against 1``, ``cost 3 AP against 2``: what is measured is said once."""
    ours, theirs = best.split(), worse.split()
    if len(ours) == len(theirs) and best != worse and " then " not in best:
        theirs = [b for a, b in zip(ours, theirs, strict=True) if not _is_same_word(a, b)]
    return SAY("against", best=best, worse=" ".join(theirs))


def _is_same_word(one: str, other: str) -> bool:
    """The same, or one and many of it: ``space`` and ``spaces``, ``enemy`` and ``enemies``."""
    single, many = sorted((one, other), key=len)
    return many in (single, f"{single}s", f"{single}es", f"{single[:-1]}ies")


def begins_a_word(wanted: str, said: str) -> bool:
    """``pacific`` or ``ocean`` for Pacific Ocean: the start of any word of the name."""
    return bool(wanted) and any(
        said[i:].startswith(wanted) for i in range(len(said)) if i == 0 or said[i - 1] in " -("
    )


def by_value(names: Sequence[Name], values: Sequence[str]) -> list[tuple[list[Name], str]]:
    """Those of the same value together, in the order of the first of them."""
    same: dict[str, list[Name]] = {}
    for name, value in zip(names, values, strict=True):
        same.setdefault(value, []).append(name)
    return [(each, value) for value, each in same.items()]


def ids(step: Sieve) -> str:
    """The rows of a step: ``RACE-3, R-1``."""
    return f"{step.rule}, {step.by}" if step.by else step.rule


def asked(decision: Decision, words: Declared = PLAIN) -> str:
    """What a decision was about."""
    return capital(words(decision.question.replace("-", " ")))


def runner_up(step: Sieve) -> Name:
    """The dropped candidate that came nearest; of values that cannot be compared, the first."""
    best = step.values.get(str(step.kept[0]))
    measured = [(step.values.get(str(name)), name) for name in step.dropped]
    try:
        nearest = max if best > measured[0][0] else min  # type: ignore[operator]
        return nearest(measured, key=lambda pair: pair[0])[1]  # type: ignore[arg-type,return-value]
    except TypeError:
        return step.dropped[0]


DIE = "die"
"""The kind of chance whose rows give each face a meaning of its own: nothing is left over."""


def by_chance(decision: Decision, tie: str) -> str:
    """How chance picked; ``tie`` is the row of the question's ties."""
    chance = decision.chance or {}
    rolled = chance.get("rolled")
    rule = chance.get("rule", "") or decision.details.get("tie", "") or tie
    left = len(decision.survivors)
    if rolled is None:
        return SAY("chance", n=left, cited=cited(rule))
    if chance["kind"] == DIE:
        return SAY("chance-face", rolled=rolled, cited=cited(rule))
    return SAY("chance-die", n=left, rolled=rolled, cited=cited(rule))


def not_asked_about(decisions: Sequence[Decision], ref: str, words: Declared) -> str:
    """A thing of the table that no rule chooses among: the trace says what was asked for."""
    about = listed(dict.fromkeys(asked(each, words).lower() for each in decisions))
    thing = capital(ref.replace(":", " ").replace("-", " "))
    return SAY("not-asked", thing=thing, about=about)
