"""A second play that stands where the first one stands, to try things out in.

A generator cannot be copied, so the step under way is started again and fed the answers it has
had. What is tried in a fork touches nothing: its events are in its own log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Answer, check_answer

S = TypeVar("S")


def fork(play: Play[Any, S], redealt: Callable[[S], S] | None = None) -> Play[Any, S]:
    """The same game at the same request, with an empty log.

    ``redealt`` changes the state the step began with (what a seat may see of it, or hidden things
    dealt anew); the answers given since must still fit, else it is refused.
    """
    start = play.step_start if redealt is None else redealt(play.step_start)
    other: Play[Any, S] = Play(play.game, play.setting, start)
    other.expected = list(play.step_numbers)
    if play.pending is None:
        other.state = play.state if redealt is None else redealt(play.state)
        return other
    other.begin()
    for answer in play.step_answers:
        _feed(other, answer)
    if redealt is None and other.state != play.state:
        other.state = play.state  # a correction in the middle of the step took hold where it stood
    other.log.clear()
    other.expected = []
    return other


def _feed(play: Play[Any, Any], answer: Answer) -> None:
    if play.pending is None:
        raise OpforError("the turn so far does not fit what was dealt anew")
    check_answer(play.pending, answer)
    play.answer(answer)
