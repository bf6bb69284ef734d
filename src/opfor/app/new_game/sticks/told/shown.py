"""What the page shows: the heap, and how many each side has."""

from __future__ import annotations

from opfor.app.new_game.sticks.values.options import SEATS, Setting
from opfor.app.new_game.sticks.values.state import State
from opfor.core.shown import Facts, Score, Shown


def facts(_setting: Setting, state: State, _seat: str) -> Facts:
    scores = tuple(Score(s, s.capitalize(), n) for s, n in zip(SEATS, state.taken, strict=True))
    return Facts(headline=f"{state.heap} left", scores=scores)


SHOWN: Shown[State] = Shown(facts=facts)
