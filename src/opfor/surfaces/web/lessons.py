"""What the page asks of somebody who learns: the reference, the course, a step of a lesson."""

from __future__ import annotations

from msgspec import Struct

from opfor.app.conversation import Eyes
from opfor.app.conversation.drawing import pictures
from opfor.app.conversation.telling.reference import ReferencePage, pages_of
from opfor.app.course.lessons import (
    TryTold,
    first_options,
    goal_card,
    judged,
    lesson_named,
    lessons,
    set_up,
)
from opfor.app.course.words import SAY
from opfor.surfaces.web.asks import Text
from opfor.surfaces.web.visitor import Visitor


class ReferenceAsked(Struct, frozen=True):
    """All pages of a game, or of one under way as it is played."""

    game: str = ""
    table: str = ""
    seat: str = ""


class CourseAsked(Struct, frozen=True):
    game: str


class LessonListed(Struct, frozen=True):
    id: str
    title: str
    steps: int


class CourseTold(Struct, frozen=True):
    """How one wins, the lessons, what is said beside a first game that is led, and its options."""

    game: str
    title: str
    goal: tuple[str, ...]
    lessons: tuple[LessonListed, ...]
    led: tuple[str, ...]
    first: dict[str, str]


class LessonAsked(Struct, frozen=True):
    """A step of a lesson, from 0; with a table where it lies already."""

    game: str
    lesson: str
    step: int = 0
    table: str = ""


class LessonSet(Struct, frozen=True):
    """A table where a step begins, at the moment ``since``; ``following`` is the next lesson."""

    table: str
    lesson: str
    title: str
    text: str
    step: int
    steps: int
    since: int
    answer: str
    following: str = ""


class Tried(Struct, frozen=True):
    """What was done at a table since a step began, and which questions were asked."""

    table: str
    game: str
    lesson: str
    step: int
    since: int
    asked: tuple[str, ...] = ()
    seat: str = ""


def reference(visitor: Visitor, asked: ReferenceAsked) -> ReferencePage:
    """Everything that can be asked about."""
    if not asked.table:
        return pages_of(pictures.first_table(visitor.desk.game(asked.game)))
    with visitor.at(asked.table) as table:
        return pages_of(table)


def course(visitor: Visitor, asked: CourseAsked) -> CourseTold:
    """What there is to learn of a game."""
    game = visitor.desk.game(asked.game)
    listed = (LessonListed(each.id, each.title, len(each.steps)) for each in lessons(game))
    led = (SAY("led-begin"), SAY("led-act"), SAY("led-why"), SAY("led-over"))
    return CourseTold(game.id, game.title, goal_card(game), tuple(listed), led, first_options(game))


def lesson(visitor: Visitor, asked: LessonAsked) -> LessonSet:
    """Set a step up at a table of its own, unless it lies there already."""
    game = visitor.desk.game(asked.game)
    found = lesson_named(game, asked.lesson)
    number = min(max(asked.step, 0), len(found.steps) - 1)
    step, table = found.steps[number], set_up(game, found, number)
    name = asked.table or visitor.open(Text(table.save(), asked.game)).table
    course = lessons(game)
    after = course[course.index(found) + 1 :]
    return LessonSet(
        name,
        found.id,
        found.title,
        step.text,
        number,
        len(found.steps),
        table.moment,
        "; ".join(step.answer),
        after[0].id if after else "",
    )


def tried(eyes: Eyes, asked: Tried) -> TryTold:
    """Whether a try has reached its goal."""
    found = lesson_named(eyes.table.session.game, asked.lesson)
    number = min(max(asked.step, 0), len(found.steps) - 1)
    return judged(eyes, found.steps[number], asked.since, asked.asked)
