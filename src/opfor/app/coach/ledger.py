"""What a choice was worth: the chance to win before it and after it, under the reference player.

``before`` (V) is how often the reference player, who answers what is not searched in this game,
wins from here; ``after`` (Q) is that after the act that was done. Both are plain means of the same
lines with the same luck, nothing is picked among them, so that neither is too high or too low: what
comes to a person between Q and the next V is luck, nought on average for any player, and Q less V
is skill.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from opfor.app.search.search import Trials
from opfor.core.chance import Seeded, derived_seed
from opfor.core.foresight import foresight_of
from opfor.core.play import Play
from opfor.core.requests import Choose


class Worth(NamedTuple):
    """Chances to win before and after an act."""

    before: float
    after: float


def worth(play: Play[Any, Any], done: Any, seed: int, tries: int) -> Worth:
    """Of the act that was done at a seat's pending question, in so many lines."""
    request = play.pending
    assert isinstance(request, Choose)
    reference = play.game.players[foresight_of(play.game).usual]
    seen = play.game.view(play.setting, play.state, request.seat)
    trials, before, after = Trials(play, request.seat, seed), 0.0, 0.0
    for number in range(tries):
        pick = partial(Seeded(derived_seed(seed, number)).pick, "reference")
        usual = reference(play.setting, seen, request, pick)
        value = trials.value(done, number)
        after += value
        before += value if usual == done else trials.value(usual, number)
    return Worth(before / tries, after / tries)
