"""Moving the markers. Steps count towards a side; positions count from the centre, side 0 plus."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.values import NOBODY, War


def leader(track: int) -> int:
    """The side a marker favours; nobody on the centre."""
    if track > 0:
        return 0
    return 1 if track < 0 else NOBODY


def advance(war: War, theatre: int, side: int, steps: int) -> None:
    """Move a marker towards a side, at most to the end of its track."""
    move(war, theatre, side, steps, war.steps[theatre])


@cite("QB-17", "QB-20", "pushed-marker")
def push(war: War, theatre: int, side: int, steps: int) -> None:
    """Move a marker by an effect from elsewhere: it stops short of winning the theatre."""
    move(war, theatre, side, steps, war.steps[theatre] - war.stop_short)


@cite("QB-17")
def head_start(war: War, theatre: int, steps: int) -> None:
    """Move a marker during set-up: never onto the last step, whatever the rulings say."""
    move(war, theatre, 0, steps, war.steps[theatre] - 1)


def move(war: War, theatre: int, side: int, steps: int, limit: int) -> None:
    """Towards a side, not past the limit, and never back."""
    before = war.tracks[theatre]
    if side == 0:
        war.tracks[theatre] = max(before, min(before + steps, limit))
    else:
        war.tracks[theatre] = min(before, max(before - steps, -limit))
