"""A question of the opponent by its answers so far: what is asked next, or what it does and why.

Nothing is kept between two calls: whoever asks holds the answers. So a page, a terminal and a
program can all ask, and going back is leaving the last answer out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from msgspec import Struct

from opfor.app.inquiry.ladder_walk import (
    CANDIDATES,
    CASES,
    CHANCE,
    FACTS,
    RUNG,
    Names,
    Wanted,
    walk,
)
from opfor.app.ladders import title_of
from opfor.app.setting_up import prepared
from opfor.core.book import Book, load_book, resolve
from opfor.core.declared import Declared, declared
from opfor.core.door import entry
from opfor.core.echo import shortened
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital, listed
from opfor.core.question import MEASURING, MUST, Criterion, Question
from opfor.core.trace import Decision, decision_json

SAY = PhraseBook.of_the_program("inquiry")
MOST_ANSWERS, MOST_NAMES = 200, 60
COUNTED = (FACTS, RUNG)


class AskedNext(Struct, frozen=True):
    """What is asked: ``choices`` to tick, or names to give where there are none.

    ``points`` must all hold; ``none`` and ``every`` say what these two answers mean, empty where
    one is no answer.
    """

    kind: str
    text: str
    choices: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    none: str = ""
    every: str = ""


class Inquiry(Struct, frozen=True):
    """Where a question stands: what is asked, or what was chosen, with its reasons."""

    question: str
    title: str
    asked: AskedNext | None
    chosen: str = ""
    lines: tuple[str, ...] = ()
    questions: int = 0
    cases: tuple[str, ...] | None = None
    """What is in force, where it was told: the next question of the turn need not ask."""
    decision: dict[str, Any] = {}


class OpenQuestion(Struct, frozen=True):
    name: str
    title: str


def open_questions(game: Game[Any]) -> list[OpenQuestion]:
    """Everything the opponent decides, in the order of its book."""
    if not game.questions:
        raise OpforError(SAY("no-questions", title=game.title))
    say = declared(game.folder)
    return [OpenQuestion(each.name, say(each.title)) for each in game.questions]


def inquired(
    game: Game[Any],
    name: str,
    answers: Sequence[Sequence[str]] = (),
    *,
    rulings: Mapping[str, str] | None = None,
    cases: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Inquiry:
    """Follow a question along its answers."""
    known = [each.name for each in open_questions(game)]
    if name not in known:
        said = shortened(name)
        raise OpforError(SAY("bad-question", text=repr(said), questions=", ".join(known)))
    asking = _Asking(game, game.questions[known.index(name)], rulings or {}, options or {})
    return asking.followed([tuple(each) for each in answers[:MOST_ANSWERS]], cases)


class _Asking:
    """One question of a game, in its words."""

    def __init__(
        self,
        game: Game[Any],
        question: Question[Any, Any],
        rulings: Mapping[str, str],
        options: Mapping[str, Any],
    ) -> None:
        self.book: Book = load_book(game.folder)
        self.rulings = resolve(self.book, rulings)
        self.say: Declared = declared(game.folder)
        self.question = question
        self.every: tuple[str, ...] = ()
        if question.every is not None:
            self.every = tuple(question.every(prepared(game, options, rulings)[0]))
        self.lines: list[str] = []

    def followed(self, answers: Sequence[Names], cases: Sequence[str] | None) -> Inquiry:
        if not self.question.cases:  # those of a line or a stance are asked for anew
            cases = None
        ladder = self.question.ladder(self.rulings)
        going, told, count = walk(self.question, ladder, known=cases, every=self.every), cases, 0
        try:
            wanted = next(going)
            for given in answers:
                answer = self._checked(wanted, given)
                count += wanted.kind in COUNTED
                told = answer if wanted.kind == CASES else told
                self._note(wanted, answer)
                wanted = going.send(answer)
        except StopIteration as end:
            return self._chosen(end.value, count, told)
        title, kept = self.say(self.question.title), None if told is None else tuple(told)
        asked, lines = self._asked(wanted), tuple(self.lines)
        return Inquiry(self.question.name, title, asked, "", lines, count, kept)

    def _asked(self, wanted: Wanted) -> AskedNext:
        if wanted.kind == CANDIDATES:
            text = SAY("who-is-there", candidates=self.say(self.question.candidates))
            return AskedNext(wanted.kind, text)
        if wanted.kind == CHANCE:
            rows = self.question.tie.rule
            text = SAY("chance-decides", rows=rows) if rows else SAY("chance")
            return AskedNext(wanted.kind, text, wanted.choices)
        if wanted.kind in (CASES, FACTS):
            none = SAY("none-holds")
            return AskedNext(wanted.kind, SAY("what-holds"), wanted.choices, (), none)
        return self._about(wanted)

    def _about(self, wanted: Wanted) -> AskedNext:
        """The question of a rung, or of several that must all be passed."""
        points = tuple(self._wish(rung) for rung in wanted.rungs)
        none = "" if wanted.needs_one else SAY("none-fits")
        if wanted.rungs[0].operator in MEASURING:
            wish = reduce(lambda first, then: SAY("wish-then", first=first, then=then), points)
            text, every, points = SAY("which-most", wish=wish), SAY("all-equal"), ()
        elif len(points) == 1:
            text, every, points = SAY("which-fit", wish=points[0]), SAY("all-fit"), ()
        else:
            text, every = SAY("which-fit-all"), SAY("all-fit")
        if all(rung.when is not None for rung in wanted.rungs):
            every = SAY("not-now")
        return AskedNext(wanted.kind, text, wanted.choices, points, none, every)

    def _wish(self, rung: Criterion[Any, Any]) -> str:
        wish = self._named(rung)
        return (
            wish if rung.when is None else SAY("only-if", wish=wish, when=self.say(rung.when.said))
        )

    def _named(self, rung: Criterion[Any, Any]) -> str:
        """``the most empty spaces in the open campaign (BLZ-1.5)``."""
        wish = self.say(rung.measure.brief) or title_of(self.book, rung)
        rows = f"{rung.rule}, {rung.by}" if rung.by else rung.rule
        return SAY("asked-of", wish=wish, rows=rows)

    def _checked(self, wanted: Wanted, given: Names) -> Names:
        """The answer, if it is one; names as they were given, each once."""
        named = tuple(dict.fromkeys(entry(each.strip()) for each in given if each.strip()))
        text = repr(shortened(", ".join(given)))
        if wanted.kind == CANDIDATES:
            if not named or len(named) > MOST_NAMES:
                raise BadAnswer(SAY("needs-one", text=text))
            return named
        strange = [each for each in named if each not in wanted.choices]
        if strange:
            choices = ", ".join(wanted.choices)
            raise BadAnswer(
                SAY("unknown-choice", text=repr(shortened(strange[0])), choices=choices)
            )
        if wanted.needs_one and not named:
            raise BadAnswer(SAY("needs-one", text=text))
        if wanted.kind == CHANCE and len(named) > 1:
            raise BadAnswer(SAY("one-wanted", text=text))
        return named

    def _note(self, wanted: Wanted, answer: Names) -> None:
        if wanted.kind != RUNG:
            return
        rung = "; ".join(self._named(each) for each in wanted.rungs)
        kept = listed(list(answer)) if answer else ""
        ignored = not answer and wanted.rungs[0].operator is not MUST
        said = (
            SAY("step-none", rung=rung)
            if ignored
            else SAY("step-kept", rung=rung, kept=kept or SAY("none-fits"))
        )
        self.lines.append(capital(said))

    def _chosen(self, decision: Decision, count: int, cases: Sequence[str] | None) -> Inquiry:
        title, kept = self.say(self.question.title), None if cases is None else tuple(cases)
        chosen = "" if decision.chosen is None else str(decision.chosen)
        lines = (self._said(decision, chosen), *self.lines)
        document = decision_json(decision)
        return Inquiry(decision.question, title, None, chosen, lines, count, kept, document)

    def _said(self, decision: Decision, chosen: str) -> str:
        if not chosen:
            return SAY("nothing-left")
        said = self.say(self.question.chosen, chosen) if self.question.chosen else chosen
        if decision.chance is not None:
            left = listed([str(each) for each in decision.survivors])
            return SAY("settled-by-chance", said=said, left=left)
        settled = next((s for s in reversed(decision.steps) if s.applied and s.dropped), None)
        if settled is None:
            return SAY("only-one", said=said)
        rung = self.question.rung_of(settled.rule, settled.by, settled.measure)
        return SAY("settled", said=said, rung=settled.rule if rung is None else self._named(rung))
