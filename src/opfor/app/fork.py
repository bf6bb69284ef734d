"""A second play that stands where the first one stands, to try things out in.

A generator cannot be copied, so the step under way is started again and fed the answers it has
had. What is tried in a fork touches nothing: its events are in its own log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Answer, Request, check_answer, is_chance

if TYPE_CHECKING:
    from opfor.app.session import Session

S = TypeVar("S")


def fork(play: Play[Any, S], redealt: Callable[[S], S] | None = None) -> Play[Any, S]:
    """The same game at the same request, with an empty log.

    ``redealt`` changes the state the step began with (what a seat may see of it, or hidden things
    dealt anew); the answers given since must still fit, else it is refused.
    """
    start = play.step_start if redealt is None else redealt(play.step_start)
    other: Play[Any, S] = Play(play.game, play.setting, start)
    if play.pending is None:
        other.state = play.state if redealt is None else redealt(play.state)
        return other
    other.begin()
    for answer in play.step_answers:
        _feed(other, answer)
    if redealt is None and other.state != play.state:
        other.state = play.state  # a correction in the middle of the step took hold where it stood
    other.log.clear()
    return other


def _feed(play: Play[Any, Any], answer: Answer) -> None:
    if play.pending is None:
        raise OpforError("the turn so far does not fit what was dealt anew")
    check_answer(play.pending, answer)
    play.answer(answer)


class Fork(NamedTuple):
    """A play to try things out in, and the chance that answers it."""

    play: Play[Any, Any]
    chance: Seeded

    def run_on(self, decide: Callable[[Request], Answer | None]) -> Request | None:
        """Let chance answer its own until ``decide`` has nothing to say or the game is over."""
        while (request := self.play.pending) is not None:
            answer = self.chance(request) if is_chance(request) else decide(request)
            if answer is None:
                return request
            self.play.answer(answer)
        return None


def forked(
    session: Session, *, fresh: int | None = None, redealt: Callable[[Any], Any] | None = None
) -> Fork:
    """A fork of a session in mid-turn: with the very outcomes to come, with ``fresh`` those of
    another seed, with ``redealt`` after hidden things were dealt anew."""
    known = session.chance
    chance = Seeded(known.seed if fresh is None else fresh, known.counters)
    return Fork(fork(session.play, redealt), chance)
