"""From a typed line to the path of an act: its words answer one question after the other.

Words with a plus sign (``+g03 +1``) are added to the act wherever a question of it takes them.
"""

from __future__ import annotations

from opfor.app.conversation.asking.answers import Offered, offered, some
from opfor.app.conversation.asking.questions import titled
from opfor.app.conversation.asking.tongues import understand
from opfor.app.conversation.asking.whole import OPEN, Asked, Tried, WholeActs
from opfor.app.conversation.messages import Typed
from opfor.app.conversation.sight import Sight
from opfor.app.session import Session
from opfor.core.declared import declared
from opfor.core.echo import shortened
from opfor.core.errors import BadAnswer, Unfit
from opfor.core.phrases import small
from opfor.core.requests import Answer, Choose, Draw, Request, Roll

PLUS = "+"


def meant(
    session: Session,
    sight: Sight,
    acts: WholeActs,
    text: str,
    *,
    numbered: bool = False,
    usual: bool = False,
) -> Typed:
    """The path that the words mean; with ``usual``, what is not said takes its usual answer.

    Words beyond the act (after a roll at the table, for the next question) are left over.
    ``numbered`` says that the answers were listed, so that a number picks one.
    """
    request = session.pending
    if request is None:
        raise BadAnswer("the game is over; undo takes it back, quit leaves")
    known = offered(session.game, session.setting, sight.state(session.state), request)
    if not isinstance(request, Choose):
        found = understand(request, known, text, numbered)
        return Typed(_numbers(request, found.answer), found.rest)
    words = text.split()
    plain = " ".join(word for word in words if not _is_added(word))
    found = understand(request, known, plain, numbered)
    added = [word.casefold() for word in words if _is_added(word)]
    line = _Line(session, acts, request.options.index(found.answer), found.rest, added)
    line.follow(usual)
    return line.understood()


def _is_added(word: str) -> bool:
    return len(word) > 1 and word.startswith(PLUS)


class _Line:
    """An act under way, with the words not yet used."""

    def __init__(
        self, session: Session, acts: WholeActs, first: int, left: str, added: list[str]
    ) -> None:
        self._session, self._acts = session, acts
        self._path, self._left, self._added = [first], left, added
        self._taken: list[str] = []
        self._addable: list[str] = []

    def follow(self, usual: bool) -> None:
        """Answer the follow-up questions as long as words or usual answers do."""
        while self._left or self._added or usual:
            asked = self._tried().asked[-1]
            if asked.chosen != OPEN:
                return
            number = self._said(asked)
            if number is None and usual:
                number = self._usual(asked)
            if number is None:
                return
            self._path.append(number)

    def _tried(self) -> Tried:
        return self._acts.tried(self._path, usual=False)

    def _said(self, asked: Asked) -> int | None:
        """The option that a word names: one added with a plus sign, or the next words."""
        known = self._offered(asked)
        names = [name.casefold() for each in known for name in each.names if _is_added(name)]
        self._addable += [name for name in names if name not in self._addable]
        for word in self._added:
            found = [n for n, each in enumerate(known) if word in map(str.casefold, each.names)]
            if len(found) == 1:
                self._added.remove(word)
                return found[0]
        return self._next_words(asked, known) if self._left else None

    def _next_words(self, asked: Asked, known: list[Offered]) -> int | None:
        try:
            found = understand(asked.request, known, self._left)
        except BadAnswer:
            return None
        self._left = found.rest
        return asked.request.options.index(found.answer)

    def _usual(self, asked: Asked) -> int | None:
        session = self._session
        number = session.game.shown.usual(session.setting, asked.view, asked.request)
        if number is not None:
            label = self._offered(asked)[number].label
            words = declared(session.game.folder)
            title = titled(asked.request.question, "", words)
            self._taken.append(f"{small(title)}: {small(label[:1])}{label[1:]}")
        return number

    def _offered(self, asked: Asked) -> list[Offered]:
        session = self._session
        return offered(session.game, session.setting, asked.view, asked.request)

    def understood(self) -> Typed:
        """The act; words that are left are for what comes after it."""
        tried = self._tried()
        if self._added:
            can = f"; {some(self._addable)} can" if self._addable else ""
            raise Unfit(f"{shortened(self._added[0])!r} cannot be added to this act{can}")
        session, first = self._session, tried.asked[0]
        warned = session.game.shown.warned(session.setting, first.view, tried.actions)
        return Typed(tuple(self._path), self._left, tuple(self._taken), tuple(warned))


def _numbers(request: Request, answer: Answer) -> tuple[int, ...]:
    """An answer as the numbers a client would send."""
    match request:
        case Roll():
            return tuple(answer)
        case Draw():
            return (request.nameable.index(answer),)
    known = getattr(request, "candidates", None) or request.options  # type: ignore[union-attr]
    return (known.index(answer),)
