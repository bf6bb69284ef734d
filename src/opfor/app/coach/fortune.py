"""Where luck came from: dice, what was drawn, what the opponent did or took of equals.

Between two choices the position is looked at again before chance changes its kind; what the chance
to win moves meanwhile belongs to that kind. Together they are the swing, exactly. Small swings are
not taken apart: looking costs time, and they are hardly more than the luck of the tries.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any

from opfor.app.coach.review import Judged, LuckSource
from opfor.app.coach.standing import play_before
from opfor.app.search.search import Trials
from opfor.app.session import Session
from opfor.core.errors import OpforError
from opfor.core.phrasebook import PhraseBook
from opfor.core.record import Answered

SAY = PhraseBook.of_the_program("inquiry")
SMALL = 0.05
OPPONENT, REST = "opponent", "rest"
SOURCES = {"roll": "dice", "draw": "draws", "tie": OPPONENT, "choose": OPPONENT}


def sources(
    session: Session, seat: str, curve: Sequence[Judged], swings: Sequence[float], tries: int
) -> tuple[LuckSource, ...]:
    """What luck each kind of chance brought, the largest first; the small swings together."""
    brought: dict[str, float] = defaultdict(float)
    ends = [each.entry for each in curve[1:]] + [len(session.history.entries)]
    for each, end, swing in zip(curve, ends, swings, strict=True):
        if abs(swing) < SMALL:
            brought[REST] += swing
            continue
        values = [each.after]
        kinds = list(_kinds(session, seat, each.entry + 1, end))
        for number, _ in kinds[1:]:
            values.append(_standing(session, seat, number, tries, values[-1]))
        values.append(each.after + swing)
        named = [name for _, name in kinds] or [OPPONENT]
        for name, (before, after) in zip(named, pairwise(values), strict=True):
            brought[name] += after - before
    order = sorted(brought, key=lambda name: (name == REST, -abs(brought[name])))
    return tuple(LuckSource(name, SAY(f"luck-{name}"), brought[name]) for name in order)


def _kinds(session: Session, seat: str, first: int, last: int) -> Iterator[tuple[int, str]]:
    """Where chance changes its kind among these entries: the number of the first of each."""
    before = ""
    for number in range(first, last):
        entry: Any = session.history.entries[number]
        is_other = isinstance(entry, Answered) and entry.source != seat
        name = SOURCES.get(entry.ask, "") if is_other else ""
        if name and name != before:
            yield number, name
            before = name


def _standing(session: Session, seat: str, number: int, tries: int, otherwise: float) -> float:
    """The chance to win as an entry is asked for; where what is hidden cannot be dealt, what it
    was before."""
    trials = Trials(play_before(session, number), seat, number)
    try:
        return fmean(trials.standing(each) for each in range(tries))
    except OpforError:
        return otherwise
