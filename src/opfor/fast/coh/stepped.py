"""What games that are stepped from outside need: many of them lie in rows of numbers."""

from __future__ import annotations

from opfor.core.memory import Bits, Long, Numbers, Reals, Seeds, field
from opfor.fast.coh.field_mission import Field

GIVEN = 256
"""Answers in one step at most."""
KEPT = 2560
"""Numbers of a position at most."""


class Stepped(Field):
    """``agent`` is the side that somebody outside answers for, ``at_place`` the place of the game
    at hand among all. Of the ``answers`` the first ``given`` hold, ``answered`` are in use;
    ``is_asked``: the next one is wanted. ``is_tried``: an act is tried with ``trial_luck``.
    ``told`` has the offers, ``heads`` what else is asked (``course.batch``)."""

    agent: int = field()
    at_place: int = field()
    is_asked: int = field()
    is_tried: int = field()
    trial_luck: Bits = field()
    is_advised: int = field()
    most_offers: int = field()
    row_width: int = field()
    kept_at: Long = field()
    is_read: int = field()
    rows: Numbers = field()
    chance: Seeds = field()
    actions: Numbers = field()
    heads: Numbers = field()
    told: Numbers = field()
    planes: Reals = field()
    after: Numbers = field()
    after_planes: Reals = field()
