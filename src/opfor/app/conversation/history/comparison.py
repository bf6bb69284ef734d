"""The guard against drift: what to compare with the cardboard, and which fact to doubt first.

A fact is the likelier to be wrong the oftener it has changed of late: every change is one that
somebody had to carry out on the table. First comes what would change the opponent's next choice if
its last change had been forgotten.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from opfor.app.entered import is_entered
from opfor.core.compared import Compared, Fact
from opfor.core.errors import OpforError
from opfor.core.record import STEP

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes
    from opfor.app.conversation.table import Table

SECONDS = 0.5
"""How long what would change the next choice is looked for, beside a table."""
EVERY, SIDES = 8, 2
"""Turns after which one fact is asked about; a person is asked in every second of them."""


class Comparison(Struct, frozen=True):
    """The line at the end of a turn; from time to time with the fact most likely to be wrong."""

    line: str
    doubt: Fact | None = None


def comparison(eyes: Eyes) -> Comparison:
    """What a person at a table compares now."""
    now = as_seen(eyes)
    turns = len(_turns(eyes))
    is_due = turns > EVERY and turns % EVERY < SIDES and bool(now.facts)
    return Comparison(now.line, facts_in_doubt(eyes)[0] if is_due else None)


def facts_in_doubt(eyes: Eyes) -> list[Fact]:
    """Every fact as it stands, the likeliest to be wrong first: those that the next choice hangs
    on, others that the opponent goes by, then what lies there besides."""
    session = eyes.table.session
    history, states = session.history, session.states
    places = [*_turns(eyes)[-EVERY:], len(history.path)]
    found = [_compared(eyes, states.after(history, history.path[:n]).state) for n in places]
    changes: Counter[str] = Counter()
    was: dict[str, str] = {}
    for before, after in pairwise(found):
        old = {fact.what: fact.value for fact in before.all}
        changed = [fact.what for fact in after.all if old.get(fact.what) != fact.value]
        changes.update(changed)
        was |= {what: old[what] for what in changed if what in old}
    now = found[-1]
    by_change = [
        fact
        for kind in (now.facts, now.lying)
        for fact in sorted(kind, key=lambda fact: -changes[fact.what])
    ]
    weighty = _weighty(eyes, [(fact, was[fact.what]) for fact in by_change if fact.what in was])
    return sorted(by_change, key=lambda fact: fact.what not in weighty)


def _weighty(eyes: Eyes, changed: list[tuple[Fact, str]]) -> set[str]:
    """What would have the opponent choose otherwise next if it still lay as it did before."""
    from opfor.app.search.clock import Clock  # the search is loaded when it is asked

    session, clock = eyes.table.session, Clock(SECONDS)
    game, setting, state = session.game, session.setting, eyes.sight.state(session.state)
    if game.adjust is None or (now := _next(eyes, state)) is None:
        return set()
    found: set[str] = set()
    for fact, before in changed:
        if clock.used() >= 1:
            break
        try:
            forgotten = game.apply(state, game.adjust(setting, state, fact.mended(before)))
        except OpforError:
            continue
        if _next(eyes, forgotten) not in (None, now):
            found.add(fact.what)
    return found


def _next(eyes: Eyes, state: Any) -> dict[str, float] | None:
    """How likely each thing is that the opponent may do next; nothing where nobody can say."""
    try:
        outcomes = eyes.table.session.forecast(None, state)
    except (OpforError, LookupError, ValueError, TypeError, AttributeError):
        return None
    return {each.key: round(each.probability, 9) for each in outcomes} or None


def as_it_lies(table: Table) -> Compared:
    """Everything on the table as all who sit there see it; ``put_back`` says what to do when
    something is taken back."""
    return as_seen(table.seen_by())


def as_seen(eyes: Eyes) -> Compared:
    """Everything on the table as one seat sees it."""
    return _compared(eyes, eyes.table.session.state)


def laid_out(eyes: Eyes) -> list[str]:
    """What to lay out before the first step, an instruction each; once something has been entered,
    everything lies there."""
    session = eyes.table.session
    if any(is_entered(entry) for entry in session.history.entries):
        return []
    start = eyes.sight.state(session.states.start)
    found = session.game.shown.laid_out(session.setting, start)
    steps = [("", each) if isinstance(each, str) else each for each in found]
    table = session.sources.table
    return [step for source, step in steps if not (source and table) or source in table]


def _turns(eyes: Eyes) -> list[int]:
    """How many entries counted when each turn began."""
    entries = eyes.table.session.history.entries
    return [number for number, entry in enumerate(entries, start=1) if STEP in entry.log]


def _compared(eyes: Eyes, state: object) -> Compared:
    session, sight = eyes.table.session, eyes.sight
    shown = session.game.shown
    found = shown.compared(session.setting, sight.state(state), sight.stands_at)
    return found.lying_with(session.sources.table)
