"""From a typed line to the path of an act: its words answer one question after the other."""

from __future__ import annotations

from opfor.app.conversation.answers import offered, understand
from opfor.app.conversation.messages import Typed
from opfor.app.conversation.sight import Sight
from opfor.app.conversation.whole import OPEN, WholeActs
from opfor.app.session import Session
from opfor.core.errors import BadAnswer
from opfor.core.requests import Answer, Choose, Draw, Request, Roll


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

    Words beyond the act (after a roll, for the next turn) are left over. ``numbered`` says that
    the answers were listed, so that a number picks one.
    """
    request = session.pending
    if request is None:
        raise BadAnswer("the game is over; undo takes it back, quit leaves")
    seen = sight.state(session.state)
    known = offered(session.game, session.setting, seen, request)
    found = understand(request, known, text, numbered)
    path = list(_numbers(request, found.answer))
    if not isinstance(request, Choose):
        return Typed(tuple(path), found.rest)
    return _followed(session, acts, path, found.rest, usual)


def _followed(session: Session, acts: WholeActs, path: list[int], left: str, usual: bool) -> Typed:
    """Go on with the follow-up questions as long as the words or usual answers answer them."""
    while left or usual:
        asked = acts.tried(path, usual=False).asked[-1]
        if asked.chosen != OPEN:
            break
        number, rest = _said(session, asked.request, asked.view, left)
        if number is None and usual:
            number = session.game.shown.usual(session.setting, asked.view, asked.request)
        if number is None:
            break
        path.append(number)
        left = rest
    return Typed(tuple(path), left)


def _said(session: Session, request: Choose, view: object, left: str) -> tuple[int | None, str]:
    if not left:
        return None, ""
    try:
        known = offered(session.game, session.setting, view, request)
        found = understand(request, known, left)
    except BadAnswer:
        return None, left
    return request.options.index(found.answer), found.rest


def _numbers(request: Request, answer: Answer) -> tuple[int, ...]:
    """An answer as the numbers a client would send."""
    match request:
        case Roll():
            return tuple(answer)
        case Draw():
            return (request.nameable.index(answer),)
        case Choose(options=options):
            return (options.index(answer),)
    known = getattr(request, "candidates", None) or request.options  # type: ignore[union-attr]
    return (known.index(answer),)
