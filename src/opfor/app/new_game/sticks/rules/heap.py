"""How many sticks may be taken, and when it is over."""

from __future__ import annotations

from opfor.app.new_game.sticks.values.options import SEATS, Setting
from opfor.app.new_game.sticks.values.state import State
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.game import Outcome

MOST, FEWEST_STICKS, MOST_STICKS = 3, 4, 99


def new(setting: Setting) -> State:
    heap = setting.options.heap
    if not FEWEST_STICKS <= heap <= MOST_STICKS:
        raise OpforError(f"heap: {heap} is not from {FEWEST_STICKS} to {MOST_STICKS}")
    return State(heap)


@cite("STK-2")
def counts(state: State) -> tuple[int, ...]:
    """One, two or three, while there are so many."""
    return tuple(range(1, min(MOST, state.heap) + 1))


@cite("STK-3")
def outcome(_setting: Setting, state: State) -> Outcome | None:
    if state.heap:
        return None
    winner = SEATS[1 - state.mover]
    scores = dict(zip(SEATS, state.taken, strict=True))
    return Outcome(winner, f"the {winner} took the last stick", scores, "STK-3")
