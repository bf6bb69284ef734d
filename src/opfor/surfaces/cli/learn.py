"""The course of a game: lessons one after the other, each step done by doing it."""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, fresh_seed, game_of
from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.opening import begun
from opfor.app.course.lessons import (
    FIRST,
    allowed,
    first_options,
    goal_card,
    is_question,
    judged,
    learned,
    lesson_named,
    lessons,
    put,
    remember,
    set_up,
)
from opfor.app.course.words import SAY
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.kit.lessons import Lesson, LessonStep
from opfor.surfaces.cli.puzzle import list_answers, show_position
from opfor.surfaces.terminal.commands import find
from opfor.surfaces.terminal.led import Led
from opfor.surfaces.terminal.reasons import forecast_told, topic_told, why_told
from opfor.surfaces.terminal.screen import Screen

LEFT, SKIPPED, DONE = "left", "skipped", "done"


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    about = f"its number or name; the next one; {FIRST}: a first game with the coach beside it"
    parser.add_argument("lesson", nargs="?", default="", help=about)
    parser.add_argument("--list", action="store_true", help="only list the lessons")


def run(arguments: Arguments) -> int:
    game, screen = game_of(arguments), Screen()
    if arguments.lesson == FIRST:
        return led_game(game, screen)
    course, known = lessons(game), learned(game)
    if arguments.lesson:
        first = course.index(lesson_named(game, arguments.lesson))
    else:
        _list(game, course, screen)
        fresh = [n for n, each in enumerate(course) if each.id not in known]
        first = fresh[0] if fresh else 0
    if arguments.list:
        return 0
    for lesson in course[first:]:
        if _taught(game, lesson, screen) == LEFT:
            screen.say(SAY("left", game=game.id))
            return 0
    screen.say(SAY("course-over", game=game.id))
    return 0


def led_game(game: Game[Any], screen: Screen, seed: int | None = None) -> int:
    """How one wins; then a game with the coach beside it for some turns."""
    for line in goal_card(game):
        screen.say(line)
    start = Start(seed=fresh_seed() if seed is None else seed, options=first_options(game))
    table = begun(game, start)
    try:
        return Led(table, screen).run()
    finally:
        table.close()


def _list(game: Game[Any], course: tuple[Lesson, ...], screen: Screen) -> None:
    known = learned(game)
    screen.say(SAY("course", title=game.title, n=len(course)), "strong")
    for line in goal_card(game):
        screen.say(line)
    for number, lesson in enumerate(course, start=1):
        screen.say(f"  {number:>2} {'x' if lesson.id in known else ' '} {lesson.title}")
    screen.say(f"  {SAY('led-listed', game=game.id)}")


def _taught(game: Game[Any], lesson: Lesson, screen: Screen) -> str:
    """One lesson, step by step; how it ended."""
    number = lessons(game).index(lesson) + 1
    screen.say(f"\n{SAY('lesson', n=number, title=lesson.title)}", "strong")
    screen.say(SAY("help"))
    for place, step in enumerate(lesson.steps):
        ended = _Try(game, lesson, place, screen).until_done()
        if ended != DONE:
            return ended
        screen.say(step.done)
    remember(game, lesson)
    return DONE


def _in_english(text: str) -> str:
    """A question as the course knows it: ``why not western`` for ``porqué no western``."""
    word, _, rest = text.partition(" ")
    command = find(word.casefold(), whole=True)
    if command is None or command.name not in ("why", "forecast", "card", "board"):
        return text
    return f"{command.name} {command.in_english(rest)}".rstrip()


class _Try:
    """A step being learnt: tried again from its beginning until it is done."""

    def __init__(self, game: Game[Any], lesson: Lesson, place: int, screen: Screen) -> None:
        self._game, self._lesson, self._place, self._screen = game, lesson, place, screen
        self._step: LessonStep = lesson.steps[place]
        self._begin()

    def _begin(self) -> None:
        self._eyes: Eyes = set_up(self._game, self._lesson, self._place).seen_by()
        self._since = self._told = self._eyes.table.moment
        self._asked: list[str] = []

    def until_done(self) -> str:
        show_position(self._eyes, self._screen)
        self._screen.say(self._step.text, "strong")
        while (text := self._screen.ask("> ")) is not None:
            text = text.strip()
            if text in ("quit", "q"):
                return LEFT
            if text == "skip":
                return SKIPPED
            try:
                if self._answered(text):
                    return DONE
            except OpforError as error:
                self._screen.say(f"{error}")
        return LEFT

    def _answered(self, text: str) -> bool:
        """Whether what was typed reaches the goal."""
        text = _in_english(text)
        match text:
            case "":
                self._screen.say(self._step.text)
            case "?":
                list_answers(self._eyes, self._screen, allowed(self._step, self._eyes))
            case "show":
                self._screen.say(SAY("shown", answer="; ".join(self._step.answer)))
            case "board":
                self._screen.say(self._eyes.board_text())
            case _:
                self._ask(text) if is_question(text) else self._play(text)
                return self._is_done()
        return False

    def _ask(self, text: str) -> None:
        eyes = self._eyes
        self._asked.append(put(eyes, text))
        if text.startswith("why not "):
            lines = list(eyes.why_not(text.removeprefix("why not ")).lines)
        elif text.startswith("card "):
            found = eyes.table.reference.named(text.removeprefix("card "))
            lines = [line for topic in found for line in topic_told(topic)]
        elif text == "why":
            lines = why_told(eyes.why(), full=False)
        else:
            lines = forecast_told(eyes.forecast())
        self._screen.say("\n".join(lines))

    def _play(self, text: str) -> None:
        path = self._eyes.typed(text, usual=True).path
        if path[0] not in {offer.number for offer in allowed(self._step, self._eyes)}:
            raise OpforError(SAY("not-now", text=text))
        self._eyes.enter(text, sure=True)
        story = self._eyes.story(self._told)
        self._told = story.until
        told = [each.text for each in story.told if each.kind == "event" and each.text]
        self._screen.say(" ".join(told))

    def _is_done(self) -> bool:
        found = judged(self._eyes, self._step, self._since, self._asked)
        if not found.done and not found.goes_on:
            self._screen.say(f"{found.said} {SAY('again')}")
            self._begin()
        return found.done
