"""How many sticks does the opponent take?"""

from __future__ import annotations

from opfor.app.new_game.sticks.values.state import State
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.question import Question, keep_if_possible, lowest, prefer


@measure()
@cite("STK-4")
def leaves_a_losing_heap(state: State, count: int) -> bool:
    return (state.heap - count) % 4 == 0


@measure("stick|sticks")
@cite("STK-5")
def sticks(_state: State, count: int) -> int:
    return count


COUNT: Question[State, int] = Question(
    "count",
    "How many sticks does it take?",
    "one, two or three",
    (
        keep_if_possible("STK-4", leaves_a_losing_heap),
        lowest("STK-5", sticks, ruled=("losing-heap", "few")),
        prefer("STK-5", sticks, ruled=("losing-heap", "many")),
    ),
    named=lambda _state, count: count,
    chosen="The opponent takes {}",
)
