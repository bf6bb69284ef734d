"""A finished or unfinished game looked at again: chances to win, luck apart from skill.

At every weighty choice of the person the acts are weighed by search. What the chosen act is worth
less than the best one, as far as that is more than noise, is *skill* lost; the rest of the way from
the first chance to the last is *luck*: dice, draws and what the opponent did.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any

from msgspec import Struct

from opfor.app.phrases import short
from opfor.app.search import Budget, is_weighed, search
from opfor.core.codec import answer_from_plain
from opfor.core.errors import OpforError
from opfor.core.fold import recorded_play, rerun
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.record import Answered, Entry
from opfor.core.requests import Choose

WORST = 3
TURNINGS = 3


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

    @property
    def cost(self) -> float:
        """What it gave away; nothing where the difference may be noise."""
        lost = self.best_chance - self.chance
        return lost if self.done != self.best and lost > 2 * self.error else 0.0


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
    """What choices gave away in all: 0 at best."""


def review(
    game: Game[Any],
    setting: Any,
    start: Any,
    entries: Sequence[Entry],
    budget: Budget,
    seat: str = "",
    seed: int = 1,
) -> Review:
    """Look at every weighty choice of a seat; of none given, of the first that chose anything."""
    seat = seat or _person(game, setting, entries)
    play: Play[Any, Any] = recorded_play(game, setting, start)
    curve: list[Judged] = []
    turn = 0
    for number, _entry, log in rerun(play, entries):
        turn += "step" in log
        following = entries[number + 1] if number + 1 < len(entries) else None
        if isinstance(following, Answered) and is_weighed(game, play.pending, seat):
            curve.append(_judged(play, following, number + 1, turn, budget, seed + number))
    outcome = game.outcome(setting, play.state)
    end = None if outcome is None else 0.5 if outcome.winner is None else outcome.winner == seat
    return _summed(game.id, seat, curve, None if end is None else float(end))


def _person(game: Game[Any], setting: Any, entries: Sequence[Entry]) -> str:
    asked = {e.source for e in entries if isinstance(e, Answered) and e.ask == "choose"}
    seats = [seat.id for seat in game.seats(setting) if not seat.bot]
    return next((seat for seat in seats if seat in asked), seats[0] if seats else "")


def _judged(
    play: Play[Any, Any], entry: Answered, number: int, turn: int, budget: Budget, seed: int
) -> Judged:
    request = play.pending
    assert isinstance(request, Choose), "only choices are judged"
    done = answer_from_plain(request, entry.answer, play.game.actions)
    found = search(play, seed, budget, wanted=(done,))
    best, own = found[0], next(each for each in found if each.option == done)
    if own.chance >= best.chance:
        best = own
    label = play.game.words.action
    return Judged(
        entry=number,
        turn=turn,
        seat=request.seat,
        question=request.question,
        done=short(label(play.setting, play.state, done)),
        best=short(label(play.setting, play.state, best.option)),
        chance=own.chance,
        best_chance=best.chance,
        error=hypot(own.error, best.error),
    )


def _summed(game: str, seat: str, curve: list[Judged], outcome: float | None) -> Review:
    if not curve:
        raise OpforError("there is no choice in this game to look at")
    ends = [each.best_chance for each in curve[1:]]
    ends.append(curve[-1].chance if outcome is None else outcome)
    jumps = [after - each.chance for each, after in zip(curve, ends, strict=True)]
    order = sorted(range(len(jumps)), key=lambda place: -abs(jumps[place]))
    lost = sum(each.cost for each in curve)
    worst = sorted((each for each in curve if each.cost), key=lambda each: -each.cost)
    return Review(
        game=game,
        seat=seat,
        curve=tuple(curve),
        outcome=outcome,
        worst=tuple(worst[:WORST]),
        turnings=tuple(sorted(order[:TURNINGS])),
        luck=ends[-1] - curve[0].best_chance + lost,
        skill=-lost,
    )
