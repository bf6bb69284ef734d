"""The guard against drift: what to compare with the cardboard, and which fact to doubt first.

A fact is the likelier to be wrong the oftener it has changed of late: every change is one that
somebody had to carry out on the table.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from opfor.app.entered import is_entered
from opfor.core.compared import Compared, Fact
from opfor.core.record import STEP

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes
    from opfor.app.conversation.table import Table

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
    """Every fact as it stands: first those that the opponent goes by, the likeliest to be wrong
    first; then what lies there besides."""
    session = eyes.table.session
    history, states = session.history, session.states
    places = [*_turns(eyes)[-EVERY:], len(history.path)]
    found = [_compared(eyes, states.after(history, history.path[:n]).state) for n in places]
    changes: Counter[str] = Counter()
    for before, after in pairwise(found):
        old = {fact.what: fact.value for fact in before.all}
        changes.update(fact.what for fact in after.all if old.get(fact.what) != fact.value)
    now = found[-1]
    return [
        fact
        for kind in (now.facts, now.lying)
        for fact in sorted(kind, key=lambda fact: -changes[fact.what])
    ]


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
