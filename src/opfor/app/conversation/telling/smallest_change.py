"""Why not, and what would have to be different: the smallest change that makes the opponent choose
it. Each change is a correction by hand, or another roll or card; the turn is played again with it,
and it counts only if the same question is then answered so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from opfor.app.conversation.telling.turn_again import (
    Change,
    Course,
    Gone,
    Moment,
    gone_with,
    is_alike,
    kind_of,
    named_now,
    other_luck,
)
from opfor.app.phrases import SAY
from opfor.app.search.clock import Clock
from opfor.core.codec import convert
from opfor.core.declared import declared
from opfor.core.phrases import capital
from opfor.core.record import STEP, Adjusted, Answered, is_decision
from opfor.core.requests import Draw
from opfor.core.trace import Decision, Name

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

SECONDS = 2.0
SINGLES, PAIRED, FOLLOWED, FOLLOWING = 400, 24, 12, 60
"""Changes that are tried alone; those of them, the most promising, that are tried in pairs; those
behind which changes are thought up anew, and how many of them."""


class Search(NamedTuple):
    """The one or two changes that do it, if any were found, and how many were tried."""

    found: tuple[Change, ...]
    tried: int


def smallest_change(eyes: Eyes, wanted: str, seconds: float = SECONDS) -> str:
    """A sentence with one or two facts, or that nothing small would do; empty where the thing was
    chosen, equal, or no candidate."""
    meant = _meant(eyes, wanted)
    if meant is None:
        return ""
    moment, name = meant
    session = eyes.table.session
    said = session.game.words.candidate(session.setting, moment.decision, name)
    found, tried = searched(eyes, moment, name, Clock(seconds))
    if not found:
        return SAY("unless-nothing", said=capital(said), n=tried)
    if len(found) == 1:
        return SAY("unless-one", change=found[0].said, said=said)
    return SAY("unless-two", first=found[0].said, second=found[1].said, said=said)


def _meant(eyes: Eyes, wanted: str) -> tuple[Moment, Name] | None:
    """The last decision of the last turn that dropped the thing."""
    explainer = eyes.table.explainer
    for moment in reversed(list(moments(eyes))):
        decision = moment.decision
        for name in decision.candidates:
            is_meant = explainer.means(decision, name, wanted.strip().casefold())
            if is_meant and is_dropped(decision, name):
                return moment, name
    return None


def is_dropped(decision: Decision, name: Name) -> bool:
    """Whether a rule put it behind, and not only behind another of its kind."""
    return name not in (decision.chosen, *decision.survivors) and not is_alike(
        decision, name, decision.chosen
    )


def moments(eyes: Eyes) -> Iterator[Moment]:
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
                decision = eyes.sight.decision(convert(item, Decision))
                if decision is not None:
                    found = [] if fresh else found
                    fresh = False
                    kind = kind_of(decision)
                    place = sum(each[:-1] == kind for each in before)
                    found.append(Moment(start, tuple(answers), place, tuple(before), decision))
                    before.append((*kind, decision.chosen))
            else:
                state = game.apply(state, convert(item, game.events))
    yield from found


def searched(eyes: Eyes, moment: Moment, name: Name, clock: Clock) -> Search:
    """The first change, or pair of changes, that does it: one by which everything before goes as
    it went before one that makes the turn another."""
    session = eyes.table.session
    singles: list[tuple[Gone, Change]] = []
    otherwise: tuple[Change, ...] = ()
    for change in islice(_changes(eyes, moment, name), SINGLES):
        if clock.used() >= 1:
            break
        gone = gone_with(session, moment, name, (change,))
        singles.append((gone, change))
        if gone.course is Course.SAME:
            return Search((change,), len(singles))
        if gone.course is Course.ANOTHER:
            otherwise = otherwise or (change,)
    tried = len(singles)
    if otherwise:
        return Search(otherwise, tried)
    singles.sort(key=lambda each: each[0].near, reverse=True)
    for pair in _pairs(eyes, moment, name, singles):
        if clock.used() >= 1:
            break
        tried += 1
        if gone_with(session, moment, name, pair).course is not Course.NEITHER:
            return Search(pair, tried)
    return Search((), tried)


def _pairs(
    eyes: Eyes, moment: Moment, name: Name, singles: list[tuple[Gone, Change]]
) -> Iterator[tuple[Change, Change]]:
    """Behind the most promising, what is thought up for the decision as it is then; after that the
    most promising two by two."""
    for gone, first in singles[:FOLLOWED]:
        if gone.decision is not None and first.typed:
            then = named_now(moment.decision, name, gone.decision)
            if then is not None:
                further = _corrections(eyes, moment, gone.decision, then, first.typed)
                for second in islice(further, FOLLOWING):
                    if not _same_thing(first, second):
                        yield first, second
    for pair in combinations([change for _, change in singles[:PAIRED]], 2):
        if not _same_thing(*pair):
            yield pair


def _same_thing(one: Change, other: Change) -> bool:
    """Two corrections of one thing: the later would undo the earlier."""
    return bool(one.typed) and one.typed.split()[:2] == other.typed.split()[:2]


def _changes(eyes: Eyes, moment: Moment, name: Name) -> Iterator[Change]:
    """What lies on the table, as far as these eyes see it; then what chance gave."""
    session = eyes.table.session
    game, setting = session.game, session.setting
    yield from _corrections(eyes, moment, moment.decision, name)
    words, language = game.words, declared(game.folder)
    for at, request, other in other_luck(session, moment):
        if isinstance(request, Draw):
            item = words.drawn or (lambda given, _source, drawn: words.item(given, drawn))
            said = SAY("change-drawn", item=item(setting, request.source, other))
        else:
            why = language(request.why).partition(":")[0]
            said = SAY("change-rolled", n=other[0], why=why)
        yield Change(said, at=at, answer=other)


def _corrections(
    eyes: Eyes, moment: Moment, decision: Decision, name: Name, before: str = ""
) -> Iterator[Change]:
    """What a game thinks of, where the turn began, or behind a correction. The decision tells it
    what was settled ``earlier`` in the turn: who acts, at whom."""
    session = eyes.table.session
    game, setting, state = session.game, session.setting, moment.state
    if before and game.adjust is not None:
        state = game.apply(state, game.adjust(setting, state, before))
    view = eyes.sight.state(state)
    earlier = {each[0]: each[-1] for each in moment.before}
    asked = replace(decision, details={**decision.details, "earlier": earlier})
    for typed, said in game.shown.small_changes(setting, view, asked, name):
        yield Change(said, typed)
