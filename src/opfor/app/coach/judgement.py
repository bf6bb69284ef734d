"""The choices of a game weighed one after the other: as much as there is time for, then on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from time import perf_counter
from typing import Any

from msgspec.structs import fields, replace

from opfor.app.coach.fortune import sources
from opfor.app.coach.ledger import worth
from opfor.app.coach.lesson import practice, theme_of, verdict
from opfor.app.coach.review import Judged, Review, summed
from opfor.app.coach.standing import play_before
from opfor.app.conversation.telling.outcome import outcome_lines
from opfor.app.phrases import short
from opfor.app.search import Budget, search
from opfor.app.search.winning import partners, won
from opfor.app.session import Session
from opfor.core.codec import answer_from_plain, to_plain
from opfor.core.declared import Declared, declared
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.record import STEP, Answered, Entry
from opfor.core.requests import Choose

HALF = 2
"""Half as many lines as the search has weigh what a choice was worth."""


def review(session: Session, budget: Budget, seat: str = "", seed: int = 1) -> Review:
    """Look at every choice of a seat; of none given, of the first that chose anything."""
    seat = seat or person(session)
    curve = [judged for _, judged in judgements(session, seat, budget, seed=seed) if judged]
    return taken_apart(session, reviewed(session, seat, curve), budget)


def taken_apart(session: Session, found: Review, budget: Budget) -> Review:
    """A whole review with where luck came from."""
    tries = max(1, budget.tries // HALF)
    return replace(found, sources=sources(session, found.seat, found.curve, found.swings, tries))


def reviewed(session: Session, seat: str, curve: Sequence[Judged]) -> Review:
    """The review of what was judged so far, with how the game ended."""
    outcome, game = session.outcome, session.game
    together = partners(game, session.setting, seat)
    found = summed(game.id, seat, curve, won(outcome, together) if outcome else None)
    seats, words = game.seats(session.setting), declared(game.folder)
    return replace(
        found,
        title=titled(session),
        parts=tuple(replace(part, title=_asked(words, part.title)) for part in found.parts),
        ended=tuple(outcome_lines(outcome, seats, seat, words)) if outcome else (),
        verdict=verdict(found),
        practice=practice(game, session.header.options, found),
    )


def _asked(words: Declared, question: str) -> str:
    """What was asked, where a question has a name and no sentence: ``before roll``."""
    named = words(question)
    return named.replace("-", " ") if question.replace("-", "").isalpha() else named


def titled(session: Session) -> str:
    """What is played: the game, and what was chosen of it otherwise than it is usual."""
    game, chosen = session.game, session.header.options
    usual = {field.name: field.default for field in fields(game.options)}
    said = (each for name, each in chosen.items() if each != usual[name] and isinstance(each, str))
    return ", ".join([game.title, *(shortened(each) for each in said if each)])


def person(session: Session) -> str:
    """The first person who chose anything."""
    entries = session.history.entries
    asked = {e.source for e in entries if isinstance(e, Answered) and e.is_choice}
    seats = [seat.id for seat in session.game.seats(session.setting) if not seat.bot]
    return next((seat for seat in seats if seat in asked), seats[0] if seats else "")


def _is_choice(entry: Entry, seat: str) -> bool:
    return isinstance(entry, Answered) and entry.is_choice and entry.source == seat


def choices(session: Session, seat: str) -> list[int]:
    """The numbers of the entries that are choices of a seat, weighty or not."""
    return [n for n, entry in enumerate(session.history.entries) if _is_choice(entry, seat)]


def judgements(
    session: Session, seat: str, budget: Budget, since: int = 0, seed: int = 1
) -> Iterator[tuple[int, Judged | None]]:
    """Entry after entry from ``since`` on, with the judgement of each choice among several."""
    entries = session.history.entries
    for number in choices(session, seat):
        if number < since:
            continue
        play, entry = play_before(session, number), entries[number]
        assert isinstance(entry, Answered), "a choice is an answer"
        asked = play.pending
        is_one = isinstance(asked, Choose) and len(asked.options) == 1
        yield number, None if is_one else _judged(session, play, entry, number, budget, seed)


def judged_on(
    session: Session, seat: str, since: int, budget: Budget, seconds: float
) -> tuple[list[Judged], int]:
    """What can be judged in so many seconds, and where to go on (beyond the last at the end)."""
    start, found = perf_counter(), list[Judged]()
    for number, judged in judgements(session, seat, budget, since):
        found += [judged] if judged is not None else []
        if perf_counter() - start > seconds:
            return found, number + 1
    return found, len(session.history.entries)


def _judged(
    session: Session,
    play: Play[Any, Any],
    entry: Answered,
    number: int,
    budget: Budget,
    seed: int,
) -> Judged:
    game: Game[Any] = play.game
    request = play.pending
    assert isinstance(request, Choose), "only choices are judged"
    done = answer_from_plain(request, entry.answer, game.actions)
    if done not in request.options:
        raise OpforError(f"entry {number} is no answer under today's rules")
    found = search(play, seed + number, budget, wanted=(done,))
    values = worth(play, done, seed + number, max(1, budget.tries // HALF))
    best, own = found[0], next(each for each in found if each.option == done)
    if own.chance >= best.chance:
        best = own
    label, refs = game.words.action, game.shown.refs_of_action
    history, seen = session.history, game.view(play.setting, play.state, request.seat)
    turn = sum(STEP in each.log for each in history.entries[:number])
    return Judged(
        entry=number,
        turn=turn,
        seat=request.seat,
        question=request.question,
        done=short(label(play.setting, play.state, done)),
        best=short(label(play.setting, play.state, best.option)),
        chance=own.chance,
        best_chance=best.chance,
        error=hypot(own.error, best.error),
        moment=history.path[number],
        when=_when(play, request.seat) or f"Turn {turn}",
        before=values.before,
        after=values.after,
        theme=theme_of(game, entry.answer, to_plain(best.option)),
        done_refs=refs(play.setting, seen, done),
        best_refs=refs(play.setting, seen, best.option),
    )


def _when(play: Play[Any, Any], seat: str) -> str:
    """How far the game is, by its turns and phases and no more."""
    seen = play.game.view(play.setting, play.state, seat)
    return ", ".join(play.game.shown.facts(play.setting, seen, seat).when.split(", ")[:2])
