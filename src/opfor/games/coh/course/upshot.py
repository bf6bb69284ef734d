"""What an order of the AI came to."""

from __future__ import annotations

from typing import NamedTuple

from opfor.games.coh.values.events import SidePassed
from opfor.games.coh.values.play import CohPlay


class Upshot(NamedTuple):
    """What an order came to: who did it, at what cost; nobody means that the AI passed.

    ``baulked``: a revealed AI could not attack, and by ruling the next order is tried.
    ``turned_back``: whoever was to act did not: drawn from the entry cup it could not come in, or
    it was a rumor without anybody behind it who could attack. As a turn's order that is a pass, in
    an event nothing.
    """

    units: tuple[int, ...] = ()
    cost: int = 0
    baulked: bool = False
    turned_back: bool = False


PASSED = Upshot()


def passes(play: CohPlay) -> Upshot:
    """The AI does nothing this turn."""
    bot = play.setting.bot
    assert bot is not None
    play.emit(SidePassed(bot))
    return PASSED
