"""Which order of the card is carried out? The first one that can be; those above it are skipped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from opfor.core.cite import cite
from opfor.core.measure import Measure, Shortfall, measure
from opfor.core.question import Criterion, Question, lowest, must
from opfor.core.trace import Decision
from opfor.games.coh.bot.words.eligibility import TESTS
from opfor.games.coh.bot.words.rungs import TRUE_OF, name_of

PASS = "pass"


class Skipped(NamedTuple):
    """A line that could not be carried out: the row that says so, why, and the narrowings that
    left nobody."""

    line: str
    rule: str
    short: Shortfall
    tried: list[Decision]


class CardRead(NamedTuple):
    """A card read down to the first line that can be carried out; below it nothing is looked at."""

    lines: tuple[str, ...]
    skipped: dict[str, Skipped]


def nobody(tried: Sequence[Decision]) -> Shortfall:
    """What a skipped line lacked: the rung at which the last AI fell, if all its actions agree."""
    fell = {_last_rung(decision) for decision in tried}
    return fell.pop() if len(fell) == 1 else Shortfall("no-action-possible")


def _last_rung(decision: Decision) -> Shortfall:
    """``nobody-`` and the test that nobody passed."""
    fell = next((step for step in decision.steps if step.dropped and not step.kept), None)
    return Shortfall("no-ai" if fell is None else f"nobody-{fell.measure}")


WORDS = {
    "no-ai": "no AI is on the map",
    "nobody-may-act": "no AI may act",
    "nobody-in-a-units-hex": "no AI that may act shares a hex with a unit of yours",
    "nobody-next-to-a-unit": "no AI that may act is next to a unit of yours",
    "nobody-is-meant": "the line speaks to no AI any more",
    "nobody-is-of-the-kind": "no AI is of the kind the line names",
    **{f"nobody-{name_of('ai', word)}": f"no AI that may act is {TRUE_OF[word]}" for word in TESTS},
    "nobody-has-matching-goal": "nothing on the map is what it aims at",
    "nobody-can-do-it": "no AI can do it",
    "no-action-possible": "no AI can do any of its actions",
    "does-not-pass": "with {} Fresh AI and {} Fresh Units the AI does not pass",
    "no-counteraction": "no Counteraction can be carried out",
    "no-mission-order": "no Mission Order can be carried out",
}
"""What a skipped line lacked, in words."""


def _only(rule: str, name: str, brief: str) -> Criterion[CardRead, str]:
    """The lines that a row does not skip."""

    def not_skipped(read: CardRead, line: str) -> bool | Shortfall:
        skipped = read.skipped.get(line)
        return True if skipped is None or skipped.rule != rule else skipped.short

    return must(rule, Measure(name, not_skipped, words=WORDS, brief=brief))


@measure(silent=True, brief="the first from the top that fits")
@cite("COH-4.1-a", "COH-4.1-b")
def place_on_card(read: CardRead, line: str) -> int:
    return read.lines.index(line)


def _at_work(
    read: CardRead, ladder: Sequence[Criterion[CardRead, str]]
) -> Sequence[Criterion[CardRead, str]]:
    """The rungs that skipped a line, and the last. Of the others nothing can be said: whether the
    lines below the first possible one would have stayed was not looked at."""
    rows = {skipped.rule for skipped in read.skipped.values()}
    return [rung for rung in ladder if rung.rule in rows or rung.measure is place_on_card]


ORDER: Question[CardRead, str] = Question(
    "order",
    "Which order is carried out?",
    "the lines of the card from the top, and a pass",
    (
        _only(
            "COH-4.1.2-a",
            "somebody-in-close-combat",
            "CC lines with an AI that may act in a Unit's hex",
        ),
        _only(
            "COH-4.1.2-h",
            "somebody-at-short-range",
            "Short Range lines with one next to a Unit",
        ),
        _only(
            "COH-4.1.2-b",
            "a-priority-action-is-possible",
            "CC and Short Range lines with an action that some AI can do",
        ),
        _only("COH-4.1.2-p", "the-ai-passes", "“AI passes if …” while it is true"),
        _only(
            "COH-7.0-a",
            "a-counteraction-is-possible",
            "Counteractions of which one can be executed",
        ),
        _only("COH-5.0.1-h", "a-tactical-order-is-possible", "tactical orders that some AI can do"),
        _only(
            "COH-7.1-a",
            "a-mission-order-is-possible",
            "Mission Orders of which one can be executed",
        ),
        lowest("COH-4.1-b", place_on_card),
    ),
    named=lambda _read, line: line,
    select=_at_work,
)
