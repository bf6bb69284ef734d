"""How what happens is played on a board: a cue for each kind of event, a motion for each event.

A cue is data: it names a motion and the fields of the event that say who, at what, with which
dice. A surface knows the few motions and no game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from opfor.core.marks import Ref

MOTIONS = ("move", "place", "gone", "turn", "shot", "roll", "card", "track", "light")
"""A thing goes somewhere, comes, goes away, turns over; a line to a target with dice; dice alone;
a card is turned up; a marker walks its track; something is pointed out."""
ACTS, FOLLOWS, QUIET = "acts", "follows", "quiet"
"""Whether an event begins an entry of its own (unless the same thing is still at it), belongs to
what is going on, or is no step at all (counts, decks, phases)."""


class Cue(Struct, frozen=True):
    """``motion`` is empty where nothing moves; ``by``, ``at``, ``dice`` and ``word`` are fields of
    the event: who does it, at what or where, what was rolled, a word to put there. ``follows`` is
    a field with a value (``purpose=check``) at which such an event only follows."""

    motion: str = ""
    part: str = ACTS
    by: str = ""
    at: str = ""
    dice: str = ""
    word: str = ""
    follows: str = ""

    def part_of(self, event: Any) -> str:
        """What an event of this kind is to the play."""
        field, _, value = self.follows.partition("=")
        return FOLLOWS if field and getattr(event, field) == value else self.part


class Motion(Struct, frozen=True):
    """One motion on the board."""

    kind: str
    by: Ref = ""
    at: Ref = ""
    dice: tuple[int, ...] = ()
    word: str = ""


LIGHT = Cue("light")
"""Of an event without a cue: what it is about is lit."""


def cued(cue: Cue, event: Any, ref: Callable[[str], Ref]) -> Motion:
    """The motion of an event; ``ref`` gives the thing that a field of it means."""
    rolled = getattr(event, cue.dice, ()) if cue.dice else ()
    word = getattr(event, cue.word, "") if cue.word else ""
    return Motion(
        cue.motion,
        ref(cue.by) if cue.by else "",
        ref(cue.at) if cue.at else "",
        (rolled,) if isinstance(rolled, int) else tuple(rolled),
        word if isinstance(word, str) else "",
    )
