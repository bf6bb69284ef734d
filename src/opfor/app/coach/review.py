"""A finished or unfinished game looked at again: chances to win, luck apart from skill.

At every choice of the person the acts are weighed by search: what the chosen act is worth less than
the best one, as far as that is more than noise, is what it cost. Beside that stands what the choice
was worth under the reference player (``ledger.py``): *skill* is the chance after the act less the
chance before it, *luck* the chance before the next choice less the chance after this one: dice,
draws and what the opponent did. Together they lead from the first chance to the outcome, exactly.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from opfor.core.errors import OpforError
from opfor.core.marks import Ref

WORST = 3
TURNINGS = 3
PARTS = 3
"""A game is told in so many parts."""


class Judged(Struct, frozen=True):
    """One choice of a person: the moment, what was done, what was best, chances to win of both."""

    entry: int
    turn: int
    seat: str
    question: str
    done: str
    best: str
    chance: float
    best_chance: float
    error: float
    moment: int = 0
    """How many lines the record had when it was asked."""
    when: str = ""
    """``Turn 4, movement``: how far the game was, as it says itself."""
    before: float = 0.0
    """The chance of a reference player who goes on from here; ``after``: once this was done."""
    after: float = 0.0
    theme: str = ""
    """What is practised by doing the better act instead (``lesson.py``)."""
    done_refs: tuple[Ref, ...] = ()
    best_refs: tuple[Ref, ...] = ()
    """What both acts are about on the board, in order."""

    @property
    def cost(self) -> float:
        """What it gave away; nothing where the difference may be noise."""
        lost = self.best_chance - self.chance
        return lost if lost > 2 * self.error else 0.0

    @property
    def skill(self) -> float:
        """What the choice added to the chance of the reference player, or took from it."""
        return self.after - self.before


class Part(Struct, frozen=True):
    """Some of the choices together: what they were worth, and what luck brought after them."""

    title: str
    choices: int
    skill: float
    luck: float


class Practice(Struct, frozen=True):
    """Something to practise: what it is, what its choices gave away, puzzles of it by number."""

    theme: str
    said: str
    lost: float
    puzzles: tuple[int, ...]


class LuckSource(Struct, frozen=True):
    """Something that luck came from, in words, and what it brought."""

    name: str
    said: str
    luck: float


class Review(Struct, frozen=True):
    """The curve of chances, the acts that cost most, luck and skill in all."""

    game: str
    seat: str
    curve: tuple[Judged, ...]
    outcome: float | None
    worst: tuple[Judged, ...]
    turnings: tuple[int, ...]
    """Places on the curve before which the chance moved most without the person's doing."""
    luck: float
    skill: float
    """What all choices were worth against the reference player's: above 0 who plays better."""
    swings: tuple[float, ...] = ()
    """What came without the person's doing after each choice of the curve."""
    parts: tuple[Part, ...] = ()
    """From the beginning of the game to its end, and by what was asked."""
    title: str = ""
    ended: tuple[str, ...] = ()
    """What was played, and how it ended, in sentences."""
    verdict: str = ""
    """Why it ended so, in one."""
    practice: tuple[Practice, ...] = ()
    sources: tuple[LuckSource, ...] = ()
    """Where luck came from; together that is ``luck``. Of a whole review only."""


def summed(game: str, seat: str, curve: Sequence[Judged], outcome: float | None) -> Review:
    """The review of choices that were judged."""
    if not curve:
        raise OpforError("there is no choice in this game to look at")
    ends = [each.before for each in curve[1:]]
    ends.append(curve[-1].after if outcome is None else outcome)
    swings = [after - each.after for each, after in zip(curve, ends, strict=True)]
    order = sorted(range(len(swings)), key=lambda place: -abs(swings[place]))
    worst = sorted((each for each in curve if each.cost), key=lambda each: -each.cost)
    return Review(
        game=game,
        seat=seat,
        curve=tuple(curve),
        outcome=outcome,
        worst=tuple(worst[:WORST]),
        turnings=tuple(sorted(order[:TURNINGS])),
        luck=sum(swings),
        skill=sum(each.skill for each in curve),
        swings=tuple(swings),
        parts=(*_parts(curve, swings), *_kinds(curve, swings)),
    )


def _parts(curve: Sequence[Judged], swings: Sequence[float]) -> list[Part]:
    """The game in parts of about as many choices, by turns."""
    size = -(-len(curve) // PARTS)
    found = []
    for start in range(0, len(curve), size):
        places = range(start, min(start + size, len(curve)))
        title = _span(curve[places[0]], curve[places[-1]])
        found.append(_part(title, places, curve, swings))
    return found if len(found) > 1 else []


def _span(first: Judged, last: Judged) -> str:
    """``turn 2 to turn 14``, or only one where that says it."""
    names = [each.when.partition(",")[0] for each in (first, last)]
    names = [name[:1].lower() + name[1:] for name in names]
    return " to ".join(dict.fromkeys(names))


def _kinds(curve: Sequence[Judged], swings: Sequence[float]) -> list[Part]:
    """The choices by what was asked, where that differs."""
    asked = dict.fromkeys(each.question for each in curve)
    if len(asked) < 2:
        return []
    return [
        _part(name, [n for n, each in enumerate(curve) if each.question == name], curve, swings)
        for name in asked
    ]


def _part(
    title: str, places: Sequence[int], curve: Sequence[Judged], swings: Sequence[float]
) -> Part:
    skill = sum(curve[place].skill for place in places)
    return Part(title, len(places), skill, sum(swings[place] for place in places))
