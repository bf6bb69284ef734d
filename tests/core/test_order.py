"""Who comes first, one after the other: sorting by a ladder is asking it again and again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opfor.core.cascade import narrowed_by
from opfor.core.measure import Condition
from opfor.core.order import ranked_by, tell_first
from opfor.core.question import Question, keep_if_possible, lowest, must, prefer
from opfor.core.trace import Decision


def even(_situation: Any, n: int) -> bool:
    return n % 2 == 0


def tens(_situation: Any, n: int) -> int:
    return n // 10


def itself(_situation: Any, n: int) -> int:
    return n


LADDER: Question[Any, int] = Question(
    "next", "Who is next?", "numbers",
    (keep_if_possible("A", even), prefer("B", tens), lowest("C", itself)),
    named=lambda _situation, n: n,
)  # fmt: skip


def play_of(*, explain: bool) -> Any:
    notes: list[Decision] = []
    return SimpleNamespace(explain=explain, note=notes.append, notes=notes, settled=[], rulings={})


@given(st.lists(st.integers(0, 60), unique=True, max_size=8))
def test_the_order_is_that_of_asking_again_and_again(numbers: list[int]) -> None:
    play = play_of(explain=False)
    left, picked = list(numbers), []
    while left:
        (first,) = narrowed_by(play, LADDER, None, left).survivors
        left.remove(first)
        picked.append(first)
    assert ranked_by(play, LADDER, None, numbers) == picked


def test_the_first_of_those_left_is_told_with_the_rules_that_put_it_there() -> None:
    play = play_of(explain=True)
    order = ranked_by(play, LADDER, None, [7, 24, 22, 8])
    assert order == [22, 24, 8, 7]
    tell_first(play, LADDER, None, order[1:])
    (told,) = play.notes
    assert (told.question, told.candidates, told.chosen) == ("next", (24, 8, 7), 24)
    assert [step.rule for step in told.steps if step.dropped] == ["A", "B"]


def test_nobody_is_told_where_nothing_is_explained_or_nobody_waits() -> None:
    silent, single = play_of(explain=False), play_of(explain=True)
    tell_first(silent, LADDER, None, [22, 24])
    tell_first(single, LADDER, None, [22])
    assert silent.notes == single.notes == []


@pytest.mark.parametrize(
    "rung", [must("A", even), prefer("A", tens, when=Condition("it rains", lambda _s, _l: True))]
)
def test_tests_and_conditions_give_no_order(rung: Any) -> None:
    which: Question[Any, int] = Question("n", "N?", "numbers", (rung,), named=itself)
    with pytest.raises(AssertionError):
        ranked_by(play_of(explain=False), which, None, [1, 2])
