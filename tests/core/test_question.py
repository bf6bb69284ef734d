"""Questions as values: units are told, ladders follow the rulings, one procedure decides."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from opfor.core.cascade import decide
from opfor.core.measure import Measure, Shortfall, condition, measure
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer, selected
from opfor.core.requests import TieBreak
from opfor.core.trace import Decision


@measure("hex|hexes", unknown=99, unknown_said="nobody knows")
def distance(_situation: Any, n: int) -> int:
    return n % 100


@measure(words={"too-dear": "too dear: costs {} AP, had {}"})
def payable(_situation: Any, n: int) -> bool | Shortfall:
    return n < 50 or Shortfall("too-dear", (n, 49))


@condition("it rains")
def rains(_situation: Any, _left: Any) -> bool:
    return False


NEAREST: Question[Any, int] = Question(
    "nearest",
    "Which is nearest?",
    "all numbers",
    (
        must("A", payable),
        prefer("B", distance, ruled=("far", "yes")),
        lowest("C", distance, ruled=("far", "no")),
        keep_if_possible("D", payable, when=rains),
    ),
    named=lambda _situation, n: n,
    tie=Tie("uniform", "E", "Which one?"),
)


def settle(question: Question[Any, int], *candidates: int, far: str = "no", pick: str = "") -> Any:
    notes: list[Decision] = []
    play: Any = SimpleNamespace(explain=True, settled=[], note=notes.append, rulings={"far": far})
    procedure = decide(play, question, None, candidates)
    asked = None
    try:
        asked = next(procedure)
        procedure.send(pick)
    except StopIteration as stop:
        return SimpleNamespace(chosen=stop.value, asked=asked, decision=notes[0], play=play)
    raise AssertionError("asked twice")


def test_a_measure_is_named_after_its_function_and_can_be_called() -> None:
    assert distance.id == "distance"
    assert distance(None, 104) == 4
    assert isinstance(distance, Measure)


def test_values_are_told_in_their_unit() -> None:
    assert distance.tell(1) == "1 hex"
    assert distance.tell(3) == "3 hexes"
    assert distance.tell(99) == "nobody knows"
    assert distance.tell(True) == ""
    assert Measure("dv", lambda _s, n: n, said="DV {}").tell(14) == "DV 14"
    assert Measure("order", lambda _s, n: n, silent=True).tell(2) == ""


def test_a_shortfall_counts_as_no_and_tells_its_numbers_also_when_read_back() -> None:
    assert not Shortfall("too-dear", (3, 2))
    assert payable.tell(Shortfall("too-dear", (3, 2))) == "too dear: costs 3 AP, had 2"
    assert payable.tell(["too-dear", [3, 2], ""]) == "too dear: costs 3 AP, had 2"


@pytest.mark.rule("X-3")
def test_the_ladder_played_is_the_one_under_the_rulings() -> None:
    assert settle(NEAREST, 3, 4).chosen == 3
    assert settle(NEAREST, 3, 4, far="yes").chosen == 4
    assert [rung.rule for rung in NEAREST.ladder({"far": "yes"})] == ["A", "B", "D"]


def test_a_tie_is_broken_by_chance_and_cited() -> None:
    tied = settle(NEAREST, -96, 4, 7, pick="-96")
    assert isinstance(tied.asked, TieBreak)
    assert tied.asked.rule == "E"
    assert tied.play.settled == ["E"]
    assert tied.decision.chance == {"kind": "uniform"}


def test_nothing_left_is_recorded_with_why_each_failed() -> None:
    told = settle(NEAREST, 60, 70)
    assert told.chosen is None
    step = told.decision.steps[0]
    assert step.dropped == (60, 70)
    assert step.values["60"] == Shortfall("too-dear", (60, 49))
    assert step.measure == "payable"


def test_cases_select_rungs_and_say_their_order() -> None:
    rungs = (
        must("A", payable),
        prefer("B", distance, case="far", as_said=True),
        lowest("C", distance, case="near", as_said=True),
        lowest("D", distance, case="odd"),
        must("E", payable),
    )
    select = selected(lambda cases: cases)
    assert [rung.rule for rung in select(("near", "far"), rungs)] == ["A", "C", "B", "E"]
    assert [rung.rule for rung in select(("odd",), rungs)] == ["A", "D", "E"]


def test_what_a_situation_selects_keeps_the_order_of_the_ladder() -> None:
    only_first = Question(
        "first", "?", "numbers", NEAREST.criteria, named=lambda _s, n: n,
        select=lambda _situation, ladder: ladder[:1], tie=Tie("uniform", "E"),
    )  # fmt: skip
    assert settle(only_first, 9, 8, pick="9").chosen == 9


def test_a_step_finds_its_measure_by_name_or_by_rows() -> None:
    assert NEAREST.measure_of("C", "", "distance") is distance
    assert NEAREST.measure_of("A", "", "") is payable
    assert NEAREST.measure_of("Z", "") is None


def test_a_rung_may_hang_on_several_rulings() -> None:
    rung = lowest("A", distance, ruled=(("far", "no"), ("wet", "yes")))
    question: Question[Any, int] = Question("q", "?", "?", (rung,), named=lambda _s, n: n)
    assert question.rulings == ("far", "wet")
    assert question.ladder({"far": "no", "wet": "yes"}) == (rung,)
    assert question.ladder({"far": "no", "wet": "no"}) == ()
    assert question.ladder({"far": "yes", "wet": "yes"}) == ()
