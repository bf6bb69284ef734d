"""Moving the markers. Steps count towards a side; positions count from the centre, side 0 plus."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.values.events import TrackMoved
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOBODY


def leader(track: int) -> int:
    """The side a marker favours; nobody on the centre."""
    if track > 0:
        return 0
    return 1 if track < 0 else NOBODY


def advance(war: War, theatre: int, side: int, steps: int, why: int) -> None:
    """Move a marker towards a side, at most to the end of its track."""
    move(war, theatre, side, steps, war.steps[theatre], why)


@cite("QB-17", "QB-20", "pushed-marker")
def push(war: War, theatre: int, side: int, steps: int, why: int) -> None:
    """Move a marker by an effect from elsewhere: it stops short of winning the theatre."""
    move(war, theatre, side, steps, war.steps[theatre] - war.stop_short, why)


@cite("QB-17")
def head_start(war: War, theatre: int, steps: int, why: int) -> None:
    """Move a marker during set-up: never onto the last step, whatever the rulings say."""
    move(war, theatre, 0, steps, war.steps[theatre] - 1, why)


def move(war: War, theatre: int, side: int, steps: int, limit: int, why: int) -> None:
    """Towards a side, not past the limit, and never back."""
    before = war.tracks[theatre]
    if side == 0:
        to = max(before, min(before + steps, limit))
    else:
        to = min(before, max(before - steps, -limit))
    if to != before:
        war.tracks[theatre] = to
        tell(war, TrackMoved, theatre, to, why)
