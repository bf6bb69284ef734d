"""What a game tells a search about itself: how a position looks, and what may be hidden in it.

Looking ahead is one procedure for all games (``opfor.app.search``); a game adds only this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from opfor.core.errors import OpforError
from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.core.game import Game

S = TypeVar("S")
PickOne = Callable[[int], int]
"""``pick(n)`` is a fair number from 0 to n - 1."""


def at_random(_setting: Any, _view: Any, request: Choose, pick: PickOne) -> Any:
    """The player of every game that answers anything, each as likely as the other."""
    return request.options[pick(len(request.options))]


def as_seen(_setting: Any, view: Any, _seat: str, _pick: PickOne) -> Any:
    """Nothing is hidden: what a seat sees is all there is."""
    return view


class Foresight(Struct, Generic[S], frozen=True):
    """A game's own part of looking ahead."""

    appraise: Callable[[Any, S, str], float]
    """``appraise(setting, state, seat)``: the seat's chance to win an unfinished game, 0 to 1."""
    promise: Callable[[Any, S, Choose], Sequence[float]]
    """``promise(setting, view, request)``: how good each option looks at first sight; the search
    tries the best ones first and leaves the others out while it has little time."""
    parts: Callable[[Any, S, str], Mapping[str, float]] | None = None
    """``parts(setting, state, seat)``: what the appraisal is made of, in log odds, by names that
    reasons tell (``cause-by-…``); their sum and something that stays the same is the chance."""
    redeal: Callable[[Any, S, str, PickOne], S] = as_seen
    """``redeal(setting, view, seat, pick)``: a whole state that fits what the seat sees, the hidden
    things dealt anew. It gets no more than the view, so nothing can be peeked at."""
    usual: str = "baseline"
    """The player who answers what is not searched, and plays on where the search stops."""
    is_weighty: Callable[[Choose], bool] = lambda _request: True
    """Whether a question is worth a search; others go by the usual player."""
    patience: float = 2.0
    """How many seconds a hint may take."""
    is_far: Callable[[S, S], bool] | None = None
    """``is_far(start, state)``: whether a line of play has gone far enough to be appraised; none:
    lines go to the end of the game."""
    depth: int | None = None
    """How many own acts of a line are searched, the one asked for included; later ones go by the
    usual player. None: as many as there are tries for; one where a compiled engine plays on."""
    playouts: int = 8
    """How many games a compiled engine plays on from each try: many where they cost little; none:
    lines are appraised."""


def foresight_of(game: Game[S]) -> Foresight[S]:
    """How a game thinks ahead; one that does not is refused."""
    if game.foresight is None:
        raise OpforError(f"{game.title}: nobody thinks ahead in this game")
    return game.foresight
