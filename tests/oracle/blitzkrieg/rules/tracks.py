"""Moving the markers. Steps count towards a side; positions count from the centre, side 0 plus."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.blitzkrieg.values.events import TrackMoved
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.lookup import lookup_of

HEAD_START = "head-start"


def leader(track: int) -> int | None:
    """The side a marker favours; ``None`` on the centre."""
    if track > 0:
        return 0
    return 1 if track < 0 else None


def advance(play: BlitzkriegPlay, theatre: int, side: int, steps: int, why: str) -> None:
    """Move a marker towards a side, at most to the end of its track."""
    if steps:
        _move(play, theatre, side, steps, lookup_of(play.setting).steps[theatre], why)


@cite("QB-17", "QB-20", "pushed-marker")
def push(play: BlitzkriegPlay, theatre: int, side: int, steps: int, why: str) -> None:
    """Move a marker by an effect from elsewhere: it stops short of winning the theatre."""
    look = lookup_of(play.setting)
    _move(play, theatre, side, steps, look.steps[theatre] - look.stop_short, why)


@cite("QB-17")
def head_start(play: BlitzkriegPlay, theatre: int, side: int, steps: int, why: str) -> None:
    """Move a marker during set-up: never onto the last step, whatever the rulings say."""
    _move(play, theatre, side, steps, lookup_of(play.setting).steps[theatre] - 1, why)


def _move(play: BlitzkriegPlay, theatre: int, side: int, steps: int, limit: int, why: str) -> None:
    before = play.state.tracks[theatre]
    if side == 0:
        to = max(before, min(before + steps, limit))
    else:
        to = min(before, max(before - steps, -limit))
    if to != before:
        play.emit(TrackMoved(theatre, to, why))
