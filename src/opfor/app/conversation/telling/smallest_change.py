"""Why not, and what would have to be different: the smallest change that makes the opponent choose
it. Each change is a correction by hand; the turn is played again with it, and it counts only if the
same question is then answered so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from opfor.app.phrases import SAY
from opfor.app.search.clock import Clock
from opfor.core.chance import Seeded
from opfor.core.codec import answer_from_plain, from_plain
from opfor.core.errors import OpforError
from opfor.core.fold import recorded_play
from opfor.core.phrases import capital
from opfor.core.record import STEP, Adjusted, Answered, is_decision
from opfor.core.requests import Choose, Judge, Request, check_answer
from opfor.core.trace import Decision, Name

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

SECONDS = 2.0
SINGLES, PAIRED, FURTHER = 80, 14, 12
"""Changes that are tried alone, those that are tried in pairs, and rolls beyond the recorded."""


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


def kind_of(decision: Decision) -> tuple[Any, ...]:
    """What was asked, and for whom."""
    details = decision.details
    return decision.question, details.get("unit"), details.get("card"), details.get("token")


def smallest_change(eyes: Eyes, wanted: str, seconds: float = SECONDS) -> str:
    """A sentence with one or two facts, or that nothing small would do; empty where the thing was
    chosen, equal, or no candidate."""
    meant = _meant(eyes, wanted)
    if meant is None:
        return ""
    moment, name = meant
    session = eyes.table.session
    said = session.game.words.candidate(session.setting, moment.decision, name)
    found = _found(eyes, moment, name, Clock(seconds))
    if not found:
        return SAY("unless-nothing", said=capital(said))
    if len(found) == 1:
        return SAY("unless-one", change=found[0], said=said)
    return SAY("unless-two", first=found[0], second=found[1], said=said)


def _meant(eyes: Eyes, wanted: str) -> tuple[Moment, Name] | None:
    """The last decision of the last turn that dropped the thing."""
    explainer = eyes.table.explainer
    for moment in reversed(list(_moments(eyes))):
        decision = moment.decision
        for name in decision.candidates:
            is_meant = explainer.means(decision, name, wanted.strip().casefold())
            if is_meant and name != decision.chosen and name not in decision.survivors:
                return moment, name
    return None


def _moments(eyes: Eyes) -> Iterator[Moment]:
    """The decisions of the last step that had any, each with its turn up to there."""
    session = eyes.table.session
    game, history = session.game, session.history
    found: list[Moment] = []
    state = start = session.states.start
    answers: list[Answered] = []
    before: list[tuple[Any, ...]] = []
    fresh = True
    for number, line in enumerate(history.path):
        entry: Any = history.lines[line]
        if isinstance(entry, Adjusted):  # a corrected turn is not played again
            state = session.states.after(history, history.path[: number + 1]).state
            start, answers, before, found = state, [], [], []
            continue
        if isinstance(entry, Answered):
            answers.append(entry)
        for item in entry.log:
            if item == STEP:
                start, answers, before, fresh = state, [], [], True
            elif is_decision(item):
                decision = eyes.sight.decision(from_plain(item, Decision))
                if decision is not None:
                    found = [] if fresh else found
                    fresh = False
                    kind = kind_of(decision)
                    place = sum(each[:-1] == kind for each in before)
                    found.append(Moment(start, tuple(answers), place, tuple(before), decision))
                    before.append((*kind, decision.chosen))
            else:
                state = game.apply(state, from_plain(item, game.events))
    yield from found


def _found(eyes: Eyes, moment: Moment, name: Name, clock: Clock) -> tuple[str, ...]:
    """The words of the first change, or pair of changes, that does it."""
    session, sight = eyes.table.session, eyes.sight
    hook, setting = session.game.shown.small_changes, session.setting
    view = sight.state(moment.state)
    singles: list[tuple[str, str]] = []
    otherwise: tuple[str, ...] = ()
    for typed, said in hook(setting, view, moment.decision, name):
        if clock.used() >= 1 or len(singles) >= SINGLES:
            break
        singles.append((typed, said))
        match _chooses(eyes, moment, name, (typed,)):
            case Course.SAME:
                return (said,)
            case Course.ANOTHER:
                otherwise = otherwise or (said,)
    for one, other in combinations(singles[:PAIRED], 2):
        if clock.used() >= 1 or otherwise:
            break
        if _chooses(eyes, moment, name, (one[0], other[0])) is not Course.NEITHER:
            return one[1], other[1]
    return otherwise


def _chooses(eyes: Eyes, moment: Moment, name: Name, changes: Sequence[str]) -> Course:
    """Whether the thing is chosen now, and whether all before it is decided as it was."""
    session = eyes.table.session
    game, setting, state = session.game, session.setting, moment.state
    if game.adjust is None:
        return Course.NEITHER
    try:
        for typed in changes:
            state = game.apply(state, game.adjust(setting, state, typed))
        made = _decided(eyes, moment, state)
    except OpforError:
        return Course.NEITHER
    if not made or made[-1].chosen != name:
        return Course.NEITHER
    before = tuple((*kind_of(each), each.chosen) for each in made[:-1])
    return Course.SAME if before == moment.before else Course.ANOTHER


def _decided(eyes: Eyes, moment: Moment, state: Any) -> list[Decision]:
    """What is decided now, up to the same place; nothing where it does not come to it."""
    session = eyes.table.session
    play, chance = recorded_play(session.game, session.setting, state), Seeded(0)
    play.begin()
    recorded, wanted = list(moment.answers), kind_of(moment.decision)
    for _ in range(len(recorded) + FURTHER):
        made = [each for each in play.log if isinstance(each, Decision)]
        same = [each for each in made if kind_of(each) == wanted]
        if len(same) > moment.place:
            return made[: made.index(same[moment.place]) + 1]
        request = play.pending
        if request is None or (isinstance(request, Choose | Judge) and not recorded):
            return []
        play.answer(_answer(eyes, request, recorded, chance))
    return []


def _answer(eyes: Eyes, request: Request, recorded: list[Answered], chance: Seeded) -> Any:
    """As it is on record where that still fits, else by chance."""
    if recorded:
        try:
            entry = recorded.pop(0)
            answer = answer_from_plain(request, entry.answer, eyes.table.session.game.actions)
            check_answer(request, answer)
            return answer
        except (OpforError, TypeError, ValueError, AttributeError):
            pass
    if isinstance(request, Choose | Judge):
        raise OpforError("another course")
    return chance(request)
