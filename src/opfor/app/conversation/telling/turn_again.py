"""A turn of the opponent played again with a change: does it come to choose another thing?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from opfor.core.chance import Seeded
from opfor.core.codec import answer_from_plain
from opfor.core.errors import OpforError
from opfor.core.fold import recorded_play
from opfor.core.record import Answered
from opfor.core.requests import Choose, Draw, Judge, Request, Roll, check_answer
from opfor.core.trace import Decision, Name

if TYPE_CHECKING:
    from opfor.app.session import Session
    from opfor.core.play import Play

FURTHER = 12
"""Answers of chance beyond the recorded ones."""


class Course(Enum):
    """How a turn goes with a change: the thing is chosen by the same course, by another, or not."""

    SAME, ANOTHER, NEITHER = range(3)


class Moment(NamedTuple):
    """A turn of the opponent up to a decision: where it began, what was answered; the decision is
    the so-maniest (``place``) of its kind."""

    state: Any
    answers: tuple[Answered, ...]
    place: int
    before: tuple[tuple[Any, ...], ...]
    decision: Decision


class Change(NamedTuple):
    """What is changed, as it is said after "if": a correction as it is ``typed``, or what chance
    gave as the answer at a place (``at``)."""

    said: str
    typed: str = ""
    at: int = -1
    answer: Any = None


class Gone(NamedTuple):
    """How the turn went then, and what was decided. ``near`` is how far down the ladder the thing
    came, and how few were still ahead of it there."""

    course: Course
    near: tuple[int, int] = (-1, 0)
    decision: Decision | None = None


def kind_of(decision: Decision) -> tuple[Any, ...]:
    """What was asked, and for whom."""
    details = decision.details
    return decision.question, details.get("unit"), details.get("card"), details.get("token")


def gone_with(session: Session, moment: Moment, name: Name, changes: Sequence[Change]) -> Gone:
    """Whether the thing is chosen now, and whether all before it is decided as it was."""
    game, setting, state = session.game, session.setting, moment.state
    luck = {each.at: each.answer for each in changes if each.at >= 0}
    try:
        for each in changes:
            if each.typed and game.adjust is not None:
                state = game.apply(state, game.adjust(setting, state, each.typed))
        made = _decided(session, moment, state, luck)
    except OpforError:
        return Gone(Course.NEITHER)
    if not made:
        return Gone(Course.NEITHER)
    now = made[-1]
    found = named_now(moment.decision, name, now)
    if found is None or now.chosen != found:
        return Gone(Course.NEITHER, (-1, 0) if found is None else _nearness(now, found), now)
    before = tuple((*kind_of(each), each.chosen) for each in made[:-1])
    return Gone(Course.SAME if before == moment.before else Course.ANOTHER, decision=now)


def named_now(asked: Decision, name: Name, now: Decision) -> Name | None:
    """What a thing is called among the candidates now: where a name is a place in a row, another
    thing may have come to stand there."""
    before, after = asked.details.get("names"), now.details.get("names")
    if not before or not after:
        return name if name in now.candidates else None
    meant = before.get(str(name))
    alike = [each for each in now.candidates if after.get(str(each)) == meant]
    return now.chosen if now.chosen in alike else next(iter(alike), None)


def is_alike(decision: Decision, one: Name, other: Name | None) -> bool:
    """Two names of the same kind of thing: armies of strength 2 in two places of a row."""
    names = decision.details.get("names") or {}
    return str(one) in names and names[str(one)] == names.get(str(other))


def _nearness(decision: Decision, name: Name) -> tuple[int, int]:
    for number, step in enumerate(decision.steps):
        if name in step.dropped:
            return number, -len(step.kept)
    return len(decision.steps), -len(decision.survivors)


def _decided(session: Session, moment: Moment, state: Any, luck: dict[int, Any]) -> list[Decision]:
    """What is decided now, up to the same place; nothing where it does not come to it."""
    play, chance = recorded_play(session.game, session.setting, state), Seeded(0)
    play.begin()
    wanted, recorded = kind_of(moment.decision), moment.answers
    for number in range(len(recorded) + FURTHER):
        made = [each for each in play.log if isinstance(each, Decision)]
        same = [each for each in made if kind_of(each) == wanted]
        if len(same) > moment.place:
            return made[: made.index(same[moment.place]) + 1]
        request = play.pending
        if request is None:
            return []
        entry = recorded[number] if number < len(recorded) else None
        play.answer(_answer(session, request, entry, luck.get(number), chance))
    return []


def _answer(
    session: Session, request: Request, entry: Answered | None, other: Any, chance: Seeded
) -> Any:
    """What chance gives otherwise; else as it is on record where that fits, else by chance."""
    if other is not None:
        check_answer(request, other)
        return other
    if entry is not None:
        try:
            answer = answer_from_plain(request, entry.answer, session.game.actions)
            check_answer(request, answer)
            return answer
        except (OpforError, TypeError, ValueError, AttributeError):
            pass
    if isinstance(request, Choose | Judge):
        raise OpforError("another course")
    return chance(request)


def other_luck(session: Session, moment: Moment) -> Iterator[tuple[int, Request, Any]]:
    """What open chance could have given instead, request by request: a die, a card of a pile that
    everybody knows."""
    play: Play[Any, Any] = recorded_play(session.game, session.setting, moment.state)
    play.begin()
    known = session.game.shown.open_chance
    for number, entry in enumerate(moment.answers):
        request = play.pending
        if request is None:
            return
        answer = answer_from_plain(request, entry.answer, session.game.actions)
        if isinstance(request, Draw | Roll) and request.source in known:
            for other in _outcomes(request):
                if other != answer:
                    yield number, request, other
        play.answer(answer)


def _outcomes(request: Draw | Roll) -> list[Any]:
    if isinstance(request, Draw):
        return [] if request.hidden else sorted(set(request.pool))
    return [(face,) for face in range(1, request.sides + 1)] if request.dice == 1 else []
