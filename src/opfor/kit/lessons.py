"""Lessons as data: where one stands, what is to be done, how one sees that it was done.

A table ``lessons.toml`` of a pack holds them; an owner's pack may add some.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from opfor.kit.packs import PackTable

LESSONS = "lessons"
"""The folder of a game's own lessons among its packs."""
Asked = Literal["why", "why not", "forecast", "look"]


class Goal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must have happened since the step began; all that is said must hold.

    ``event`` is the name of an event, ``about`` things it touches, ``having`` values of its fields;
    ``piece`` a thing on the board whose label has ``words`` in it; ``points`` the least score;
    ``ask`` a question that must have been asked of the opponent.
    """

    event: str = ""
    about: tuple[str, ...] = ()
    having: dict[str, Any] = field(default_factory=dict)
    piece: str = ""
    words: str = ""
    points: int = 0
    ask: Asked | None = None


class LessonStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to do. ``acts`` is how many answers it takes at most, ``answer`` one way to do it,
    line by line; ``allowed`` what answers begin with that may be tried, nothing for all. ``done``
    and ``wrong`` are said after it, besides what happened."""

    text: str
    goal: Goal
    answer: tuple[str, ...]
    done: str
    wrong: str
    acts: int = 1
    allowed: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game with these options and this seed, after the lines that were ``played``; every step
    begins where the answers of those before it lead. ``see`` are pages of the reference."""

    id: str
    title: str
    steps: tuple[LessonStep, ...]
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    played: tuple[str, ...] = ()
    see: tuple[str, ...] = ()


class LessonTable(PackTable, frozen=True, kw_only=True):
    """``lessons.toml``. ``first`` are the options of the game that the course leads into: the
    gentlest there is."""

    first: dict[str, str] = field(default_factory=dict)
    lessons: tuple[Lesson, ...]
