"""What an order of the AI came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
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
    steps: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Where a line has let somebody act several times: who, at what cost, one after the other."""

    def by_those(self, behind: Mapping[int, int]) -> Upshot:
        """The same, done by those who were behind rumors that did it."""
        units = tuple(behind.get(unit, unit) for unit in self.units)
        steps = tuple((tuple(behind.get(u, u) for u in who), cost) for who, cost in self.steps)
        return self._replace(units=tuple(u for u in units if u >= 0), steps=steps)

    def by_steps(self) -> list[tuple[tuple[int, ...], int]]:
        """Who took a first step, a second and so on, each at the highest cost of it."""
        found: list[tuple[tuple[int, ...], int]] = []
        taken: Counter[int] = Counter()
        for who, cost in self.steps or ((self.units, self.cost),):
            nth = max((taken[unit] for unit in who), default=0)
            taken.update(who)
            before, highest = found.pop(nth) if nth < len(found) else ((), 0)
            found.insert(nth, ((*before, *who), max(highest, cost)))
        return [(who, cost) for who, cost in found if cost] or [(self.units, self.cost)]


PASSED = Upshot()


def passes(play: CohPlay) -> Upshot:
    """The AI does nothing this turn."""
    bot = play.setting.bot
    assert bot is not None
    play.emit(SidePassed(bot))
    return PASSED
