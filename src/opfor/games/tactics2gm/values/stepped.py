"""What games that are stepped from outside need: many of them lie in rows of numbers."""

from __future__ import annotations

from opfor.core.memory import Bits, Numbers, Reals, Seeds, field
from opfor.games.tactics2gm.values.sight import Sight


class Stepped(Sight):
    """``agent`` is the side that somebody outside answers for, ``at_place`` the place of the game
    at hand among all. ``is_asked``: an answer is wanted that nobody has given yet. ``is_tried``: an
    act is tried with ``luck`` of its own, and what came of it noted (``is_noted``) as afterstate
    ``noted_at``. The columns of all games are those of ``course/batch.py``."""

    agent: int = field()
    at_place: int = field()
    is_asked: int = field()
    is_tried: int = field()
    is_noted: int = field()
    noted_at: int = field()
    luck: Bits = field()
    is_advised: int = field()
    most_offers: int = field()
    row_width: int = field()
    rows: Numbers = field()
    chance: Seeds = field()
    actions: Numbers = field()
    heads: Numbers = field()
    told: Numbers = field()
    planes: Reals = field()
    after: Numbers = field()
    after_planes: Reals = field()
