"""Everything one seat sees at one moment, put together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from opfor.app.conversation.messages import OVER, Ended, View
from opfor.app.conversation.telling.last_step import last_step
from opfor.app.conversation.telling.outcome import ended
from opfor.app.entered import is_entered
from opfor.app.session import Session
from opfor.core.declared import declared
from opfor.core.errors import OpforError
from opfor.core.shown import Facts, Mark, Piece, Score

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes


def view(eyes: Eyes, moment: int, within: int | None = None) -> View:
    """The view at a moment, or ``within`` its line; the question is there only at the newest."""
    table, session, sight = eyes.table, eyes.table.session, eyes.sight
    if not 1 <= moment <= table.moment:
        raise OpforError(f"moment {moment}: they go from 1 to {table.moment}")
    is_now = moment == table.moment and within is None
    state = session.state if is_now else _state_at(session, moment, within)
    seen = sight.state(state)
    game, setting, shown = session.game, session.setting, session.game.shown
    seat = sight.stands_at
    over = ended_at(eyes, state)
    facts = facts_at(eyes, moment, seen)
    return View(
        moment=moment,
        latest=table.moment,
        seat=eyes.seat,
        turn=OVER if over is not None else eyes.turn,
        title=game.title,
        subtitle=table.about().subtitle,
        ground=table.ground_at(seen).key,
        pieces=tuple(shown.pieces(setting, seen, seat)),
        marks=(*shown.marks(setting, seen, seat), *_last_marks(eyes, moment)),
        facts=facts if facts.scores or over is None else _with_scores(facts, over, eyes),
        question=eyes.question() if is_now else None,
        board_text=game.words.board(setting, seen, seat).rstrip(),
        outcome=over,
        seats=table.seats,
        notices=tuple(session.notices),
        can_undo=is_now and any(map(is_entered, session.history.entries[1:])),
        can_redo=is_now and bool(session.history.ahead),
        within=within,
        is_red=shown.is_red(setting, seat),
    )


def _state_at(session: Session, moment: int, within: int | None = None) -> Any:
    history = session.history
    path = history.path_at(moment)
    if within is None or not path:
        return session.states.after(history, path).state
    entry: Any = history.lines[path[-1]]
    if not 0 <= within <= len(entry.log):
        raise OpforError(f"within {within}: line {moment} holds {len(entry.log)}")
    return session.states.within(history, path, within)


def seen_at(eyes: Eyes, moment: int) -> tuple[Sequence[Piece], Facts]:
    """What lies on the board at a moment, and what stands beside it."""
    session, shown = eyes.table.session, eyes.table.session.game.shown
    seen, seat = eyes.sight.state(_state_at(session, moment)), eyes.sight.stands_at
    return shown.pieces(session.setting, seen, seat), shown.facts(session.setting, seen, seat)


def standing(facts: Facts) -> str:
    """How it stands, in a few words: the turn, the score."""
    headline = " · ".join(re.split(r"\. (?=[A-Z])", facts.headline.rstrip("."))[:2])
    score = " : ".join(str(each.value) for each in facts.scores)
    return " · ".join(each for each in (headline, score) if each)


def ended_at(eyes: Eyes, state: Any) -> Ended | None:
    """How it ended; at one screen for two nobody is spoken to."""
    session, table = eyes.table.session, eyes.table
    is_now = state is session.state
    outcome = session.outcome if is_now else session.game.outcome(session.setting, state)
    reader = eyes.seat if eyes.seat in table.people and len(table.people) == 1 else ""
    seats, words = session.game.seats(session.setting), declared(session.game.folder)
    return None if outcome is None else ended(outcome, seats, reader, words)


def facts_at(eyes: Eyes, moment: int, seen: Any) -> Facts:
    """The facts with the cards that lie open because of what the opponent did last."""
    session = eyes.table.session
    facts = session.game.shown.facts(session.setting, seen, eyes.sight.stands_at)
    opened = session.game.shown.open_cards
    if opened is None:
        return facts
    events, decisions = last_step(session.history, session.history.path_at(moment), eyes.sight)
    return replace(facts, cards=(*facts.cards, *opened(session.setting, seen, events, decisions)))


def _with_scores(facts: Facts, over: Ended, eyes: Eyes) -> Facts:
    titles = {seat.id: seat.title for seat in eyes.table.seats}
    scores = tuple(Score(s, titles.get(s, s), n) for s, n in over.scores.items())
    return replace(facts, scores=scores)


def _last_marks(eyes: Eyes, moment: int) -> list[Mark]:
    """What the last thing that happened was about."""
    path = eyes.table.session.history.path_at(moment)
    if not path:
        return []
    before = path[-2] + 1 if len(path) > 1 else 0
    told = eyes.story(before, moment).told
    about = [each.refs for each in told if each.kind == "event" and each.refs]
    return [Mark(ref, "last") for ref in dict.fromkeys(ref for refs in about for ref in refs)]
