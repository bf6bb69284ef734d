"""Exact values: the chance to win for whoever plays best against an opponent that has its rules.

Every way chance can go is walked with its probability, every own choice takes the best, and the
opponent does what its published rules (or a player named) say. So a value is a fraction and true;
only small positions can be had so. Positions that come about in several ways are worked out once.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.fork import fork
from opfor.app.players import Seated, answer_of
from opfor.app.search.search import first_sight
from opfor.app.search.winning import partners, won
from opfor.core.codec import convert, decode
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.odds import outcomes
from opfor.core.play import Play
from opfor.core.requests import Choose

PLACE = Path("books") / "exact.json"
MISSIONS = Path("books") / "exact"


class Known(Struct, frozen=True):
    """A position whose value is known: by which game it came about, how many turns before its end,
    the chance to win for whoever plays best, and that of every act as fractions."""

    name: str
    seat: str
    turns_left: int
    tried: int
    value: str
    acts: tuple[tuple[dict[str, Any], str], ...]
    state: dict[str, Any]

    def regret(self, act: Any) -> float:
        """How much of the chance to win an act gives away."""
        plain = msgspec.to_builtins(act)
        value = next(value for known, value in self.acts if known == plain)
        return float(Fraction(self.value) - Fraction(value))


def known_values(game: Game[Any]) -> tuple[Known, ...]:
    """What a game ships; nothing where it has none."""
    path = game.folder / PLACE
    return decode(path.read_bytes(), tuple[Known, ...]) if path.is_file() else ()


class KnownMission(Struct, frozen=True):
    """A small mission whose value is known: its file beside this, how many ways had to be gone, the
    chance to win (draws for half) for whoever plays best, and that of the baseline."""

    name: str
    tried: int
    value: str
    baseline: str


def known_missions(game: Game[Any]) -> tuple[KnownMission, ...]:
    """What a game ships; nothing where it has none."""
    path, known = game.folder / MISSIONS / "values.json", tuple[KnownMission, ...]
    return decode(path.read_bytes(), known) if path.is_file() else ()


def mission_file(game: Game[Any], name: str) -> Path:
    """What such a mission is played by: ``opfor play GAME --mission …``."""
    return game.folder / MISSIONS / f"{name}.toml"


def standing(game: Game[Any], setting: Any, known: Known) -> Play[Any, Any]:
    """A play that stands at the choice that is known."""
    play = Play(game, setting, convert(known.state, game.state))
    play.begin()
    return play


class TooLarge(OpforError):
    """A position has more ways to go on than may be walked."""


class Exact:
    """Works out positions of one setting for a seat; ``others`` play the seats of other persons,
    the first of equals where they are at a loss. ``most`` answers are tried, no more."""

    def __init__(
        self,
        game: Game[Any],
        setting: Any,
        seat: str,
        others: Mapping[str, Seated] | None = None,
        most: int = 1_000_000,
    ) -> None:
        self.game, self.setting, self.others, self.most = game, setting, dict(others or {}), most
        self.own = partners(game, setting, seat)
        self.tried = 0
        self.known: dict[Any, Fraction] = {}

    def value(self, state: Any) -> Fraction:
        """The chance to win from a position between two steps; half for a draw."""
        if state not in self.known:
            play = Play(self.game, self.setting, state)
            play.begin()
            try:
                self.known[state] = self._on(play, state)
            except RecursionError:
                raise TooLarge(
                    "chance may begin again and again here (rolled till it fits)"
                ) from None
        return self.known[state]

    def values(self, play: Play[Any, Any]) -> dict[Any, Fraction]:
        """The chance to win after each act that is offered now."""
        request = play.pending
        if not isinstance(request, Choose) or request.seat not in self.own:
            raise OpforError("nothing is to be chosen here by the seat that is looked at")
        return {option: self._after(play, option) for option in request.options}

    def _best(self, play: Play[Any, Any], request: Choose) -> Fraction:
        """The best of all acts; what promises most comes first, and nothing beats a sure win."""
        order, best = list(request.options), Fraction(0)
        if self.game.foresight is not None:
            order.sort(key=first_sight(play, request).__getitem__, reverse=True)
        for option in order:
            best = max(best, self._after(play, option))
            if best == 1:
                break
        return best

    def _after(self, play: Play[Any, Any], answer: Any) -> Fraction:
        self.tried += 1
        if self.tried > self.most:
            raise TooLarge(f"more than {self.most} answers would have to be tried")
        other, start = fork(play), play.step_start
        begun = other.step_start
        other.answer(answer)
        return self._on(other, begun if other.step_start is begun else start)

    def _on(self, play: Play[Any, Any], begun: Any) -> Fraction:
        request = play.pending
        if request is None:
            ended = self.game.outcome(self.setting, play.state)
            return Fraction(won(ended, self.own))
        if play.step_start is not begun and not play.step_answers:
            return self.value(play.step_start)
        if not isinstance(request, Choose):
            shares = outcomes(request)
            return sum((share * self._after(play, a) for a, share in shares), Fraction(0))
        if request.seat in self.own:
            return self._best(play, request)
        answer = answer_of(self.others[request.seat], play, request, lambda _count: 0)
        return self._after(play, answer)
