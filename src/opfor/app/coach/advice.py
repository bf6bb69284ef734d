"""Advice at a question: the best acts, the chance to win after each, what the opponent answers.

It is worked out from what the seat may see and no more, by the search; the opponent's answer and
its reasons come from the forecast, so every rule cited is one the opponent would really go by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from opfor.app.search import Budget, Weighed, search
from opfor.core.errors import OpforError
from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

MOST = 3
"""Acts that are told."""
TRIES = 4000


class Advised(Struct, frozen=True):
    """An act by the number of its offer; ``chance`` to win after it, give or take ``error``;
    ``reply`` is what the opponent does then most likely, ``because`` of these rules."""

    offer: int
    typed: str
    label: str
    chance: float
    error: float
    tries: int
    reply: str = ""
    likely: float = 0.0
    because: tuple[str, ...] = ()


def advise(eyes: Eyes, budget: Budget | None = None, most: int = MOST) -> tuple[Advised, ...]:
    """The acts the search trusts most, best first; none where nobody thinks ahead."""
    session = eyes.table.session
    request, foresight = session.pending, session.game.foresight
    if foresight is None or not isinstance(request, Choose) or request.seat != eyes.seat:
        return ()
    if len(request.options) < 2:
        return ()
    budget = budget or Budget(TRIES, foresight.patience)
    found = search(session.play, session.header.seed + eyes.table.moment, budget)
    return tuple(_told(eyes, request, each) for each in found[:most])


def _told(eyes: Eyes, request: Choose, weighed: Weighed) -> Advised:
    number = request.options.index(weighed.option)
    offer = next(each for each in eyes.offers() if each.number == number)
    advised = Advised(
        offer=number,
        typed=offer.typed,
        label=offer.label,
        chance=weighed.chance,
        error=weighed.error,
        tries=weighed.tries,
    )
    return _with_reply(eyes, advised)


def _with_reply(eyes: Eyes, advised: Advised) -> Advised:
    """What the opponent most likely does after it, if that can be foreseen."""
    try:
        outcomes = eyes.forecast((advised.offer,)).outcomes
    except OpforError:
        return advised
    if not outcomes:
        return advised
    first = outcomes[0]
    return replace(advised, reply=first.label, likely=first.probability, because=first.because)
