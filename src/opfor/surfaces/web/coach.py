"""The coach in the page: a game looked at again piece by piece, a warning, puzzles."""

from __future__ import annotations

from time import time_ns

from msgspec import Struct

from opfor.app.coach.judgement import choices, judged_on, person, reviewed, taken_apart
from opfor.app.coach.puzzles import Puzzle, set_up, shipped
from opfor.app.coach.review import Judged, Review
from opfor.app.coach.solution import solution, task
from opfor.app.coach.wheels import thrown_away
from opfor.app.conversation import Eyes
from opfor.app.conversation.telling.hints import Hint, hint
from opfor.app.search import Budget
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.fast import is_compiled
from opfor.surfaces.web.asks import Path, Text, Who, Words
from opfor.surfaces.web.visitor import Visitor

TRIES = Budget(60)
AT_ONCE = 0.8
"""Seconds of judging before the page hears of it and may stop."""


class Reviewing(Struct, frozen=True):
    """Go on with a review from entry ``since``; ``curve`` is what was judged so far."""

    table: str
    seat: str = ""
    since: int = 0
    curve: tuple[Judged, ...] = ()


class ReviewTold(Struct, frozen=True):
    """The review so far (none before the first weighty choice), where to go on, and how much of
    the choices is done; ``costs`` are those of the worst acts."""

    review: Review | None
    next: int
    done: int
    total: int
    costs: tuple[float, ...] = ()


class HintAsked(Struct, frozen=True):
    """A hint; ``coached`` says that whoever asks has switched the coach on, where persons play each
    other."""

    table: str
    moment: int
    seat: str = ""
    coached: bool = False


class PuzzleAsked(Struct, frozen=True):
    """A puzzle of a game by its number, or any; at a ``table`` where it lies already."""

    game: str
    number: int = 0
    table: str = ""


class PuzzleSet(Struct, frozen=True):
    """A table at which a puzzle is set up, and what is to be found there."""

    table: str
    number: int
    count: int
    task: str


class Solving(Struct, frozen=True):
    """An act as the answer to a puzzle; no path gives up."""

    table: str
    game: str
    number: int
    path: tuple[int, ...] = ()
    seat: str = ""


class Solved(Struct, frozen=True):
    """Whether it was right; the solution once it was, or when somebody gives up."""

    right: bool
    lines: tuple[str, ...] = ()
    best: int = -1


def strength(eyes: Eyes, _asked: Who) -> Words:
    """What the coach thinks with in this game: an engine that is ``compiled``, or ``readable``."""
    return Words("compiled" if is_compiled(eyes.table.session.setting) else "readable")


def review_on(eyes: Eyes, asked: Reviewing) -> ReviewTold:
    """Judge some more choices of a game that is over, or that one person plays alone."""
    session = eyes.table.session
    foresight_of(session.game)
    if not eyes.table.may_be_reviewed():
        raise OpforError("a game of several persons is reviewed when it is over")
    seat = eyes.seat or person(session)
    more, place = judged_on(session, seat, asked.since, TRIES, AT_ONCE)
    curve = (*asked.curve, *more)
    told = reviewed(session, seat, curve) if curve else None
    if told is not None and place >= len(session.history.entries):
        told = taken_apart(session, told, TRIES)
    entries = choices(session, seat)
    done = sum(number < place for number in entries)
    costs = tuple(each.cost for each in told.worst) if told is not None else ()
    return ReviewTold(told, place, done, len(entries), costs)


def warned(eyes: Eyes, asked: Path) -> Words:
    """What an act throws away, in a sentence; empty where that is little. Who asks wants it."""
    is_now = eyes.table.moment == asked.moment
    return Words(thrown_away(eyes, asked.path) if is_now else "")


def hinted(eyes: Eyes, asked: HintAsked) -> Hint:
    """What one might answer."""
    return hint(eyes, wanted=asked.coached)


def puzzle(visitor: Visitor, asked: PuzzleAsked) -> PuzzleSet:
    """Set a puzzle up at a table of its own, unless it lies there already."""
    game = visitor.desk.game(asked.game)
    count = len(shipped(game))
    if not count:
        raise OpforError(f"{game.title}: there are no puzzles")
    number = asked.number or 1 + time_ns() // 1000 % count
    found = _puzzle(visitor, asked.game, number)
    table = asked.table
    if not table:
        table = visitor.open(Text(set_up(game, found).save(), asked.game)).table
    return PuzzleSet(table, number, count, task(found))


def solved(visitor: Visitor, asked: Solving) -> Solved:
    """Check an answer; the solution is told once it is right, or on wish."""
    game, found = visitor.desk.game(asked.game), _puzzle(visitor, asked.game, asked.number)
    with visitor.eyes(asked.table, asked.seat):
        pass  # whoever may sit there
    told = solution(game, found, set_up(game, found).seen_by())
    right = bool(asked.path) and asked.path[0] in told.right
    if not right and asked.path:
        return Solved(False)
    return Solved(right, told.lines, told.right[0])


def _puzzle(visitor: Visitor, game: str, number: int) -> Puzzle:
    found = shipped(visitor.desk.game(game))
    if not 1 <= number <= len(found):
        raise OpforError(f"puzzle {number}: there are 1 to {len(found)}")
    return found[number - 1]
