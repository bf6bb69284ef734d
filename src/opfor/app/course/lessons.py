"""A course of lessons: set up, judged, remembered. Surfaces ask here and show what is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.messages import Offer
from opfor.app.conversation.table import Table
from opfor.app.data_folder import data_folder
from opfor.app.start import Start
from opfor.core.book import load_book
from opfor.core.codec import convert
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.core.language import ENGLISH, speaking
from opfor.core.owned import playing
from opfor.core.record import STEP, is_decision
from opfor.kit.lessons import LESSONS, Goal, Lesson, LessonStep, LessonTable
from opfor.kit.own_tables import read_table
from opfor.kit.titled import lesson_told

FILE = "lessons.toml"
KEPT = "learned.json"
FIRST = "first"
"""By this name the first game stands in the course, behind its lessons."""
LED_TURNS = 3
"""So many turns of it the coach sits beside."""


class Happened(NamedTuple):
    """An event of a try: its name, its fields, the things it is about."""

    name: str
    fields: dict[str, Any]
    about: tuple[str, ...]


class TryTold(Struct, frozen=True):
    """How a try went: whether the goal is reached, whether more may be tried, what to say."""

    done: bool
    goes_on: bool
    said: str


def _course(game: Game[Any]) -> LessonTable:
    """The course of a game, with what its owner added."""
    path = game.folder / "packs" / LESSONS / FILE
    if not path.exists():
        raise OpforError(f"{game.title}: there are no lessons")
    with playing(game.owned):
        return read_table(path, LessonTable)


def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    """What is taught, one after the other."""
    return tuple(lesson_told(game.folder, lesson) for lesson in _course(game).lessons)


def first_options(game: Game[Any]) -> dict[str, str]:
    """The game that the course leads into."""
    return _course(game).first


def goal_card(game: Game[Any]) -> tuple[str, ...]:
    """How one wins, in a few lines."""
    texts = load_book(game.folder).texts
    return tuple(said for name, said in texts.items() if name.startswith("goal-"))


def lesson_named(game: Game[Any], name: str) -> Lesson:
    """By its id, or its number from 1."""
    course = lessons(game)
    if name.isdecimal() and len(name) < 5 and 1 <= int(name) <= len(course):
        return course[int(name) - 1]
    found = next((each for each in course if each.id == name), None)
    if found is None:
        raise OpforError(one_of("lesson", name, [each.id for each in course]))
    return found


def set_up(game: Game[Any], lesson: Lesson, step: int) -> Table:
    """The table where a step of a lesson begins."""
    table = Table.new(game, Start(options=lesson.options, seed=lesson.seed))
    eyes = table.seen_by()
    with speaking(ENGLISH):  # as lessons are written, whoever learns
        for line in (*lesson.played, *(a for each in lesson.steps[:step] for a in each.answer)):
            if not is_question(line):
                eyes.enter(line, sure=True)
    return table


def is_question(line: str) -> bool:
    """Whether a line asks the opponent instead of answering."""
    return line in ("why", "forecast") or line.startswith(("why not ", "card "))


def allowed(step: LessonStep, eyes: Eyes) -> list[Offer]:
    """The answers that may be tried; a lesson says in English what they begin with."""
    with speaking(ENGLISH):
        typed = {offer.number: offer.typed for offer in eyes.offers()}
    return [
        o for o in eyes.offers() if not step.allowed or typed[o.number].startswith(step.allowed)
    ]


def judged(eyes: Eyes, step: LessonStep, since: int, asked: Sequence[str]) -> TryTold:
    """Whether what was done since a moment reaches the goal."""
    if _is_reached(eyes, step.goal, since, asked):
        return TryTold(True, False, step.done)
    used = sum(getattr(line, "source", "") == eyes.seat for line in _lines(eyes, since))
    if used < step.acts and eyes.table.session.pending is not None:
        return TryTold(False, True, "")
    return TryTold(False, False, step.wrong)


def _is_reached(eyes: Eyes, goal: Goal, since: int, asked: Sequence[str]) -> bool:
    if goal.ask is not None and goal.ask not in asked:
        return False
    if goal.event and not any(_is_meant(goal, each) for each in happened(eyes, since)):
        return False
    if goal.piece and not _says(eyes, goal):
        return False
    scores = {score.seat: score.value for score in eyes.facts().scores}
    return scores.get(eyes.seat, 0) >= goal.points


def _is_meant(goal: Goal, found: Happened) -> bool:
    return (
        found.name == goal.event
        and set(goal.about) <= set(found.about)
        and all(found.fields.get(name) == value for name, value in goal.having.items())
    )


def _says(eyes: Eyes, goal: Goal) -> bool:
    with speaking(ENGLISH):
        pieces = {piece.ref: piece.label for piece in eyes.view().pieces}
    return goal.words in pieces.get(goal.piece, "") and goal.piece in pieces


def _lines(eyes: Eyes, since: int) -> list[Any]:
    history = eyes.table.session.history
    return [history.lines[place] for place in history.path if place >= since]


def happened(eyes: Eyes, since: int) -> Iterator[Happened]:
    """What this seat heard of since a moment, event by event."""
    session, sight = eyes.table.session, eyes.sight
    game, setting, history = session.game, session.setting, session.history
    for number, place in enumerate(history.path):
        if place < since:
            continue
        state = session.states.after(history, history.path[:number]).state
        entry: Any = history.lines[place]
        for item in entry.log:
            if item == STEP or is_decision(item):
                continue
            event = convert(item, game.events)
            heard, view = sight.event(event), sight.state(state)
            if heard is not None:
                about = game.shown.refs_of_event(setting, view, heard)
                yield Happened(item["type"], msgspec.to_builtins(heard), about)
            state = game.apply(state, event)


def learned(game: Game[Any]) -> set[str]:
    """The lessons that were done here."""
    try:
        return set(msgspec.json.decode((data_folder() / KEPT).read_bytes()).get(game.id, ()))
    except (OSError, msgspec.DecodeError, AttributeError):
        return set()


def remember(game: Game[Any], lesson: Lesson) -> None:
    """Keep that a lesson was done; who cannot write just learns it again."""
    path = data_folder() / KEPT
    try:
        kept = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
        kept = kept if isinstance(kept, dict) else {}
        kept[game.id] = sorted({*kept.get(game.id, ()), lesson.id})
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(kept))
    except (OSError, msgspec.DecodeError):
        return


def faults(game: Game[Any]) -> list[str]:
    """What is wrong with a course: every step is played by its own answer."""
    found: list[str] = []
    for lesson in lessons(game):
        eyes = None
        for number, step in enumerate(lesson.steps):
            try:
                eyes = eyes or set_up(game, lesson, number).seen_by()
                said = _fault(eyes, step)
            except OpforError as error:
                said = str(error)
            if said:
                found.append(f"lesson {lesson.id}, step {number + 1}: {said}")
                break  # where the next would begin is not known
    return found


def _fault(eyes: Eyes, step: LessonStep) -> str:
    """What is wrong with a step that begins where the one before it left off."""
    since, asked = eyes.table.moment, []
    acts = [line for line in step.answer if not is_question(line)]
    if len(acts) > step.acts:
        return f"{len(acts)} answers where {step.acts} are allowed"
    if step.goal == Goal():
        return "no goal"
    if judged(eyes, step, since, ()).done:
        return "the goal is reached before anything was done"
    for line in step.answer:
        if is_question(line):
            asked.append(put(eyes, line))
            continue
        path = eyes.typed(line, usual=True).path
        offers = {offer.number for offer in allowed(step, eyes)}
        if path[0] not in offers:
            return f"{line!r} is not allowed"
        eyes.enter(line, sure=True)
    return "" if judged(eyes, step, since, asked).done else "its answer does not reach the goal"


def put(eyes: Eyes, line: str) -> str:
    """Ask the opponent, and tell what was asked for."""
    if line.startswith("why not "):
        eyes.why_not(line.removeprefix("why not "))
        return "why not"
    if line.startswith("card "):
        eyes.table.reference.named(line.removeprefix("card "))
        return "look"
    eyes.why() if line == "why" else eyes.forecast()
    return line
