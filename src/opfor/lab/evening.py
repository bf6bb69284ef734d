"""Which dial makes a mission even, and how far it has to be turned."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from opfor.core.drawing import Turn
from opfor.core.errors import OpforError
from opfor.lab.needle import Effect, Needle

MOST_STEPS = 6
CLOSE = 0.05
"""A share so near the wish is good enough."""
TRIED = 4
"""So many dials are turned further, in the order in which the game names them."""


def evened(
    needle: Needle, effects: Sequence[Effect], target: float, seconds: float, games: int
) -> Effect | None:
    """A turn that comes near the wish, the first that is good enough; none where the mission is as
    near already, or none helps."""
    now = needle.reading.rate.value
    if abs(now - target) <= CLOSE / 2:
        return None
    ends, found = time.monotonic() + seconds, list[Effect]()
    for turn in _wanted(needle, effects, target - now):
        try:
            found.append(needle.effect(turn, max(0.1, ends - time.monotonic()), games))
        except OpforError:
            continue
        if abs(found[-1].rate.value - target) <= CLOSE / 2 or time.monotonic() >= ends:
            break
    found += [effect for effect in effects if effect.turn.number is None]
    best = min(found, key=lambda effect: abs(effect.rate.value - target), default=None)
    is_better = best is not None and abs(best.rate.value - target) < abs(now - target)
    return best if is_better else None


def _wanted(needle: Needle, effects: Sequence[Effect], gap: float) -> Iterator[Turn]:
    """Numbers turned as far as their first step promises, and one step to either side of it."""
    helpful = [e for e in effects if e.turn.number is not None and e.effect.value * gap > 0]
    named = [(turn.dial, turn.step) for turn in needle.turns()]
    helpful.sort(key=lambda e: named.index((e.turn.dial, e.turn.step)))
    for effect in helpful[:TRIED]:
        likely = min(MOST_STEPS, steps(effect, gap))
        for by in (likely, likely + 1, likely - 1):
            if 0 < by <= MOST_STEPS:
                yield from _same(needle.turns(by), effect.turn)


def steps(effect: Effect, gap: float) -> int:
    """How many steps of this size the gap is wide."""
    return max(1, round(abs(gap / effect.effect.value)))


def _same(turns: Sequence[Turn], turn: Turn) -> list[Turn]:
    """The same dial turned the same way, as far as it is as open as before."""
    same = [each for each in turns if (each.dial, each.step) == (turn.dial, turn.step)]
    return [each for each in same if each.is_open == turn.is_open]
