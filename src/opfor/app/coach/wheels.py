"""Training wheels: a word of warning before an act that throws the game away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opfor.app.phrases import short
from opfor.app.search import Budget, is_weighed, search
from opfor.core.foresight import foresight_of
from opfor.core.phrases import percent
from opfor.core.record import Hinted
from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

TRIES = 60
MUCH = 0.2
"""So much less than the best act is worth a warning."""


def thrown_away(eyes: Eyes, path: Sequence[int], tries: int = TRIES) -> str:
    """What an act gives away, as a sentence; empty where that is little, or may be noise."""
    session = eyes.table.session
    request = session.pending
    if not path or not is_weighed(session.game, request, eyes.seat):
        return ""
    assert isinstance(request, Choose)
    done = request.options[path[0]]
    seed = session.header.seed + len(session.history.entries)
    found = search(
        session.play, seed, Budget(tries, foresight_of(session.game).patience), wanted=(done,)
    )
    own = next(each for each in found if each.option == done)
    best = max(found, key=lambda each: each.chance - each.error)
    if best.chance - own.chance < MUCH or not best.is_better(own, 2):
        return ""
    session.note(Hinted(eyes.table.moment, eyes.seat))  # it names the better act
    number = request.options.index(best.option)
    label = next(short(each.label) for each in eyes.offers() if each.number == number)
    return (
        f"The coach: that leaves {percent(own.chance)} to win, and there is an act that leaves "
        f"{percent(best.chance)} ({label})."
    )
