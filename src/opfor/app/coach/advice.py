"""Advice at a question: the best acts, the chance to win after each, what the opponent answers.

It is worked out from what the seat may see and no more, by the search; the opponent's answer comes
from the forecast, and why an act is better from replies tried out with their reasons, so every rule
cited is one the opponent would really go by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from opfor.app.coach.appraised import appraised
from opfor.app.coach.cause import Cause, Pair, cause
from opfor.app.coach.replies import Replies, Reply
from opfor.app.search import Budget, Weighed
from opfor.app.search.clock import Clock
from opfor.app.search.learned import learned_for
from opfor.app.search.search import ranked, tries
from opfor.app.search.tree import Node
from opfor.core.errors import OpforError
from opfor.core.phrasebook import PhraseBook
from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

MOST = 3
"""Acts that are told."""
SAY = PhraseBook.of_the_program("inquiry")
PLACES = ("cause-first", "cause-second", "cause-third")
TRIES, LEAST_TRIES, WIDE = 4000, 3, 0.125
"""Tries of a hint; with fewer of one act, or a wider error, nobody is sure of its chance to win."""
WHOSE = (
    "The chances are those of somebody who goes on like the baseline player, fast and sensible; "
    "who plays better has more."
)
"""For whom every chance of the coach is told."""
SEARCHED = 0.8
"""The part of the time that the search gets; the rest goes to the replies."""
GOOD_LOOKS = 4
"""Tries by which a net says what a good player has after an act."""
REPLIES, LEAST_REPLIES = 16, 5
"""Replies tried to each act that is told, and how few say anything."""


class Advised(Struct, frozen=True):
    """An act by the number of its offer; ``chance`` to win after it, give or take ``error``;
    ``reply`` is what the opponent does then most likely, ``because`` of these rules. It is not
    ``is_rated`` where it was tried too seldom to be sure of the chance.

    ``reason`` says what makes the first act better, in terms of the opponent's rules (``why``): of
    the first act against one of the others, of the others against the first."""

    offer: int
    typed: str
    label: str
    chance: float
    error: float
    tries: int
    reply: str = ""
    likely: float = 0.0
    because: tuple[str, ...] = ()
    reason: str = ""
    why: Cause | None = None
    is_rated: bool = True
    good: float | None = None
    """The chance of somebody who goes on like the net that learned, where one fits."""


def advise(eyes: Eyes, budget: Budget | None = None, most: int = MOST) -> tuple[Advised, ...]:
    """The acts the search trusts most, in the order of their chances; none where nobody thinks
    ahead."""
    session = eyes.table.session
    request, foresight = session.pending, session.game.foresight
    if foresight is None or not isinstance(request, Choose) or request.seat != eyes.seat:
        return ()
    if len(request.options) < 2:
        return ()
    budget = budget or Budget(TRIES, foresight.patience)
    seed = session.header.seed + len(session.history.entries)
    clock = Clock(budget.seconds)
    searched = _searched(eyes, seed, Budget(budget.tries, SEARCHED * budget.seconds))
    found = searched[:most]
    if not all(map(_is_sure, found)):
        found = appraised(session.play, request.seat, seed, searched)[:most]
    in_order = sorted(found, key=lambda act: -act.chance)
    return explained(eyes, request, in_order, seed, clock)


def _searched(eyes: Eyes, seed: int, budget: Budget) -> list[Weighed]:
    """What the search finds; stopped by hand it tells what it has found so far."""
    root = Node()
    try:
        for _ in tries(eyes.table.session.play, root, seed, budget):
            pass
    except KeyboardInterrupt:
        if not root.visits:
            raise
    return ranked(root)


def explained(
    eyes: Eyes,
    request: Choose,
    found: Sequence[Weighed],
    seed: int,
    clock: Clock = Clock(),  # noqa: B008 - without a limit it says nothing
    called: Sequence[str] = (),
) -> tuple[Advised, ...]:
    """Acts with what the opponent answers, and what makes the first of them better; ``called`` is
    what the reason calls them, else the first, the second, the third."""
    told = with_good([_told(eyes, request, each) for each in found], eyes, request, seed)
    called = called or [SAY(place) for place in PLACES]
    try:
        for number, each in enumerate(told):
            told[number] = _with_reply(eyes, each)
        for number, why in reversed(_causes(eyes, request, found, seed, clock).items()):
            reason = why.told(called[0], called[number])
            told[number] = replace(told[number], why=why, reason=reason)
            told[0] = replace(told[0], why=why, reason=reason)
    except KeyboardInterrupt:
        pass  # stopped by hand: the acts are told without what was not found yet
    return tuple(told)


def _told(eyes: Eyes, request: Choose, weighed: Weighed) -> Advised:
    number = request.options.index(weighed.option)
    offer = next(each for each in eyes.offers() if each.number == number)
    return Advised(
        offer=number,
        typed=offer.typed,
        label=offer.label,
        chance=weighed.chance,
        error=weighed.error,
        tries=weighed.tries,
        is_rated=_is_sure(weighed),
    )


def with_good(told: Sequence[Advised], eyes: Eyes, request: Choose, seed: int) -> list[Advised]:
    """Acts with the chance of a good player after them beside that of the usual one; the order
    stays. No number is told where no net fits, or what is hidden cannot be dealt."""
    session = eyes.table.session
    learned = learned_for(session.game, session.setting)
    if learned is None:
        return list(told)
    acts = [request.options[each.offer] for each in told]
    try:
        chances = learned.chances(session.play, request, acts, seed, GOOD_LOOKS)
    except OpforError:
        return list(told)
    return [replace(each, good=good) for each, good in zip(told, chances, strict=True)]


def _is_sure(weighed: Weighed) -> bool:
    return weighed.tries >= LEAST_TRIES and weighed.error <= WIDE


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


def _causes(
    eyes: Eyes, request: Choose, found: Sequence[Weighed], seed: int, clock: Clock
) -> dict[int, Cause]:
    """For each act but the first: what the opponent does otherwise after the first, and why."""
    replies = Replies(eyes.table.session.play, request.seat, seed)
    rows: list[list[Reply | None]] = []
    for number in range(REPLIES):
        if number >= LEAST_REPLIES and clock.used() >= 1:
            break
        rows.append([replies.after(each.option, number) for each in found])
    causes: dict[int, Cause] = {}
    for number in range(1, len(found)):
        pairs: list[Pair] = [
            (first, other)
            for first, other in ((row[0], row[number]) for row in rows)
            if first is not None and other is not None
        ]
        why = cause(eyes.table.explainer, eyes.sight.decision, pairs)
        if why is not None and len(pairs) >= LEAST_REPLIES:
            causes[number] = why
    return causes
