"""The machine behind every bot: three operators, and a trace that is what it did."""

from types import SimpleNamespace
from typing import Any

import pytest

from opfor.core.cascade import Criterion, keep_if_possible, lowest, must, narrowed_by, prefer
from opfor.core.question import Question
from opfor.core.trace import Decision, decision_json


def even(_situation: Any, n: int) -> bool:
    return n % 2 == 0


def big(_situation: Any, n: int) -> bool:
    return n > 100


def size(_situation: Any, n: int) -> int:
    return n


def run(criteria: list[Criterion[Any, int]], *candidates: int, explain: bool = True) -> Any:
    notes: list[Decision] = []
    play: Any = SimpleNamespace(explain=explain, settled=[], note=notes.append, rulings={})
    which = Question("which", "Which?", "numbers", tuple(criteria), lambda _situation, n: n)
    left = narrowed_by(play, which, None, candidates)
    chosen = left.survivors[0] if left.survivors else None
    left.settle(play, chosen)
    return SimpleNamespace(survivors=tuple(left.survivors), settled=play.settled, notes=notes)


def test_must_drops_the_rest_even_all() -> None:
    assert run([must("R", even)], 1, 2, 4).survivors == (2, 4)
    assert run([must("R", even)], 1, 3).survivors == ()


def test_must_looks_at_a_single_candidate_too() -> None:
    assert run([must("R", even)], 1).survivors == ()


def test_keep_if_possible_is_ignored_when_nothing_fits() -> None:
    result = run([keep_if_possible("R", big)], 1, 2)
    assert result.survivors == (1, 2)
    assert result.notes[0].steps[0].applied is False


def test_prefer_keeps_all_with_the_best_key() -> None:
    result = run([prefer("R", lambda _s, n: n // 10)], 31, 7, 35)
    assert result.survivors == (31, 35)
    assert result.notes[0].steps[0].values == {"31": 3, "7": 0, "35": 3}


def test_lowest_keeps_all_with_the_least_key() -> None:
    result = run([lowest("R", lambda _s, n: n // 10)], 31, 7, 5, 35)
    assert result.survivors == (7, 5)
    assert result.notes[0].steps[0].values == {"31": 3, "7": 0, "5": 0, "35": 3}


def test_when_switches_a_criterion_off() -> None:
    never = prefer("R", size, when=lambda _s, _left: False)
    result = run([never], 1, 2)
    assert result.survivors == (1, 2)
    assert result.notes[0].steps == ()


@pytest.mark.rule("X-3")
def test_the_trace_names_the_rule_that_settled_it() -> None:
    result = run([must("A", even), keep_if_possible("B", big), prefer("C", size)], 1, 2, 4)
    assert result.settled == ["C"]
    (decision,) = result.notes
    assert decision.settled_by() == "C"
    assert [(s.rule, s.kept, s.dropped, s.applied) for s in decision.steps] == [
        ("A", (2, 4), (1,), True),
        ("B", (2, 4), (), False),
        ("C", (4,), (2,), True),
    ]


def test_explaining_changes_nothing() -> None:
    criteria = [keep_if_possible("A", even), prefer("B", size)]
    plain = run(criteria, 3, 6, 8, explain=False)
    told = run(criteria, 3, 6, 8)
    assert plain.survivors == told.survivors
    assert plain.settled == told.settled
    assert plain.notes == []


def test_the_json_form_is_the_contract_form() -> None:
    (decision,) = run([must("A", even)], 1, 2).notes
    assert decision_json(decision) == {
        "question": "which",
        "candidates": [1, 2],
        "steps": [{"rule": "A", "kept": [2], "dropped": [1], "applied": True}],
        "survivors": [2],
        "chosen": 2,
        "chance": None,
    }
