"""A scripted person who types lines beside a scripted table, as few as a person would.

An act of the person goes on one line with everything rolled and drawn for it. For the opponent's
turn a person does what every such turn takes (``HABITS``) before typing: a die that turns out not
to be needed is typed all the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from opfor.app.conversation import Table
from opfor.app.entered import PERSON
from opfor.core.codec import to_plain
from opfor.core.errors import BadAnswer
from opfor.core.record import Answered
from opfor.core.requests import Answer, Choose, Request, Roll, kind_of, source_of
from tests.scripted_table import Cardboard, beside, is_not_asked, is_same

HABITS: dict[str, tuple[str, ...]] = {"blitzkrieg": ("cup", "die", "bot-bag")}
"""Sources that every turn of the opponent begins and ends with, in the order they are typed."""
TOGETHER = {("d10", "ai deck")}
"""What is always drawn right behind a roll: the AI of 2GM Tactics has its cards with its stance."""
OWN = ("player", "player deck")
"""What one draws and decides oneself: the program has nothing to say in between."""
DIE, SPARE = "die", "1"


class Told(NamedTuple):
    """Something decided on the cardboard, how it is typed, and the step it belongs to."""

    request: Request
    answer: Answer
    typed: str
    step: Any


class Line(NamedTuple):
    """What was typed, and what the program had asked for."""

    text: str
    asked: Request
    answers: int
    turn: int
    """Nought during the set-up."""


class Person:
    """Types what the program asks for until the game is over."""

    def __init__(self, table: Table, cardboard: Cardboard) -> None:
        self.table, self.cardboard = table, cardboard
        self.habit = HABITS.get(table.session.game.id, ()) if table.session.sources.untold else ()
        self.lines: list[Line] = []
        self._ahead: list[Told] = []

    def play(self) -> None:
        session = self.table.session
        while (asked := session.pending) is not None:
            self._look_ahead()
            self._skip_hidden()
            if self._ahead and is_same(asked, self._ahead[0].request):
                if not self._type(asked, self._line()):  # something else came up between
                    told = self._ahead.pop(0)
                    self.lines.append(Line(told.typed, asked, 1, session.state.turn))
                    session.answer(told.answer)
            else:
                answer = beside(asked, self.cardboard)
                self.lines.append(Line(str(answer), asked, 1, session.state.turn))
                session.answer(answer)

        while is_not_asked(self.cardboard.pending, session.sources):
            self.cardboard.go_on()

    def _skip_hidden(self) -> None:
        """Pass over what nobody has to tell."""
        at = self.table.session.sources
        while self._ahead and is_not_asked(self._ahead[0].request, at):
            self._ahead.pop(0)

    def _look_ahead(self) -> None:
        """Everything on the cardboard up to the next act of the person, and that."""
        while self.cardboard.pending is not None:
            last = self._ahead[-1] if self._ahead else None
            is_act = last is not None and isinstance(last.request, Choose)
            if is_act and not self._goes_on_with(last) and not _is_own(self.cardboard.pending):
                return
            self._ahead.append(self._done())

    def _goes_on_with(self, last: Told | None) -> bool:
        """Whether the act is not over: its follow-up questions, its dice and draws."""
        return last is not None and self.cardboard.play.step_start is last.step

    def _done(self) -> Told:
        play, request = self.cardboard.play, self.cardboard.pending
        assert request is not None
        state, step = play.state, play.step_start
        answer = self.cardboard.go_on()
        typed = _typed(play.game, play.setting, state, request, answer)
        return Told(request, answer, typed, step)

    def _line(self) -> str:
        first, at = self._ahead[0], self.table.session.sources
        if self.habit and source_of(first.request) == self.habit[0]:
            return " ".join(self._habitual())
        words, last = [first.typed], first
        for told in self._ahead[1:]:
            if is_not_asked(told.request, at):
                continue
            if not self._is_seen_at_once(first, last, told):
                break
            words.append(told.typed)
            last = told
        return " ".join(words)

    def _is_seen_at_once(self, first: Told, last: Told, told: Told) -> bool:
        """Acts of one's own, up to the dice of one of them; of chance what comes from the same
        place."""
        if _is_own(first.request):
            is_rolled = isinstance(told.request, Roll) and told.step is last.step
            return is_rolled or (_is_own(told.request) and _is_own(last.request))
        ways = source_of(last.request), source_of(told.request)
        return told.step is first.step and (ways[0] == ways[1] or ways in TOGETHER)

    def _habitual(self) -> list[str]:
        known: dict[str, str] = {}
        for told in self._ahead:
            if told.step is self._ahead[0].step:
                known.setdefault(source_of(told.request), told.typed)
        wanted = [source for source in self.habit if source in known or source == DIE]
        return [known.get(source, SPARE) for source in wanted]

    def _type(self, asked: Request, text: str) -> bool:
        """Enter a line; False if it was refused, or taken back because its words went elsewhere."""
        session, eyes = self.table.session, self.table.seen_by()
        before, turn = len(session.history.entries), session.state.turn
        try:
            eyes.enter(text, sure=True)
        except BadAnswer:
            self.lines.append(Line("refused", asked, 0, turn))
            return False
        told = [e for e in session.history.entries[before:] if isinstance(e, Answered)]
        given = [(entry.ask, entry.source, entry.answer) for entry in told if entry.by == PERSON]
        self.lines.append(Line(text, asked, len(given), turn))
        meant = [each for each in self._ahead if not is_not_asked(each.request, session.sources)]
        if given != [_entry(each) for each in meant[: len(given)]]:
            eyes.undo()
            self.lines.append(Line("undo", asked, 0, turn))
            return False
        for _ in given:
            self._skip_hidden()
            self._ahead.pop(0)
        return True


def _is_own(request: Request | None) -> bool:
    return request is not None and source_of(request) in OWN


def _entry(told: Told) -> tuple[str, str, Any]:
    """As the record has it."""
    return kind_of(told.request), source_of(told.request), to_plain(told.answer)


def _typed(game: Any, setting: Any, state: Any, request: Request, answer: Answer) -> str:
    if isinstance(request, Choose):
        return str(game.words.action_key(setting, state, answer))
    if isinstance(request, Roll):
        return " ".join(map(str, answer))
    return str(answer)
