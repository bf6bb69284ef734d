"""Questions over numbers: several cases at once, reasons with numbers, names that are noted, an
order of all candidates."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from opfor.core.compiled.ladders import names_source, narrow_source, ranking_source
from opfor.core.ladder import about, ask, one_of_equals, propose, settled, short
from opfor.core.log_rows import Reader, Tongue
from opfor.core.measure import Shortfall, measure, with_numbers
from opfor.core.memory import clear_place, copy_place, field, lowest_bit
from opfor.core.narrow import Asked, narrow, tie_rules
from opfor.core.question import Question, lowest, must, prefer
from opfor.core.ranking import Ranking, out_of_ranks, rank, tell_first
from opfor.core.rulings import RulingsInForce
from opfor.core.run import ALL_KEPT, EVENTS_KEPT, NO_CANDIDATE, Naming, begin_run
from opfor.core.trace import Decision

TOO_DEAR = 7
PLACES = 4


class Shelf(Ranking, places=PLACES):
    """Tins with a price in tenths, a weight and what is inside."""

    price: list[int] = field(PLACES)
    weight: list[int] = field(PLACES)
    inside: list[list[int]] = field(PLACES, 2)


@measure(per=10, said="{} a tin")
def price(shelf: Shelf, tin: int) -> int:
    return shelf.price[tin]


@measure(by_name=True)
def by_name(_shelf: Shelf, tin: int) -> int:
    return tin


@measure(shortfalls={TOO_DEAR: with_numbers("too-dear", 1, 10)})
def is_paid_for(shelf: Shelf, tin: int) -> int:
    return 1 if shelf.price[tin] < 50 else short(shelf, TOO_DEAR, shelf.price[tin])


@measure()
def is_light(shelf: Shelf, tin: int) -> bool:
    return shelf.weight[tin] < 3


def cases_at_hand(shelf: Shelf) -> int:
    return shelf.weight[0]


def tin_noted(shelf: Shelf, tin: int) -> Naming:
    return Naming(shelf.weight[tin], tin, 0, 0, 0, 0)


WHICH: Asked = Question(
    "tin",
    "Which tin is opened?",
    "the tins",
    (
        must("T-1", is_paid_for),
        prefer("T-2", is_light, case="in a hurry"),
        lowest("T-3", price, case="poor"),
        lowest("T-4", by_name, case="tidy"),
    ),
    named=lambda _play, weight, tin, *_: f"tin {tin} of {weight}",
    noted=tin_noted,
    cases=("in a hurry", "poor", "tidy"),
    cases_of=cases_at_hand,
    details=lambda _play, _tins, told: {"about": [list(row) for row in told]},
)
ORDER: Asked = Question(
    "order",
    "In which order?",
    "the tins",
    (lowest("T-3", price), prefer("T-2", is_light), lowest("T-4", by_name)),
    named=lambda _play, tin: f"tin {tin}",
)
QUESTIONS = (WHICH, ORDER)


def shelf_of(prices: list[int], weights: list[int], cases: int = 0, keeps: int = ALL_KEPT) -> Shelf:
    shelf = Shelf()
    shelf.questions, shelf.rulings = QUESTIONS, RulingsInForce()
    shelf.tie_rule[:2] = tie_rules(QUESTIONS)
    shelf.price, shelf.weight = [0, *prices], [cases, *weights]
    begin_run(shelf, keeps)
    ask(shelf)
    for tin in range(1, len(prices) + 1):
        propose(shelf, tin)
    return shelf


def told(shelf: Shelf) -> list[Decision]:
    """What the reader makes of the rows noted."""
    noted: list[Any] = []
    play: Any = SimpleNamespace(setting=None, explain=True, settled=[], note=noted.append)
    Reader(play, Tongue(QUESTIONS, (), lambda _: None, lambda *_: None)).read(shelf.log)  # type: ignore[arg-type,return-value]
    return noted


def test_rungs_of_every_case_at_hand_count() -> None:
    prices, weights = [30, 20, 10], [1, 1, 9]
    left = {}
    for cases in range(8):
        shelf = shelf_of(prices, weights, cases)
        narrow(shelf, 0)
        left[cases] = shelf.candidates[: shelf.left]
    assert list(left.values()) == [[1, 2, 3], [1, 2], [3], [2], [1], [1], [3], [2]]


def test_what_is_told_has_names_numbers_and_what_it_is_about() -> None:
    shelf = shelf_of([30, 70, 10], [1, 1, 1], cases=0b110)
    about(shelf, 4, 2)
    narrow(shelf, 0)
    assert settled(shelf) == 3
    (decision,) = told(shelf)
    assert decision.candidates == ("tin 1 of 1", "tin 2 of 1", "tin 3 of 1")
    assert decision.details == {"about": [[4, 2, 0, 0]]}
    paid, cheap = decision.steps
    assert paid.values == {"tin 2 of 1": Shortfall("too-dear", (7.0,))}
    assert cheap.values == {"tin 1 of 1": 3.0, "tin 3 of 1": 1.0}


def test_nothing_left_is_settled_as_nothing() -> None:
    shelf = shelf_of([70], [1])
    narrow(shelf, 0)
    assert one_of_equals(shelf, 0, 0) == NO_CANDIDATE
    assert told(shelf)[0].chosen is None


def test_an_order_is_that_of_asking_again_and_again() -> None:
    prices, weights = [20, 10, 20], [9, 9, 1]
    shelf = shelf_of(prices, weights)
    rank(shelf, 1)
    assert shelf.ranked[: shelf.ranks] == [2, 3, 1]
    for place in range(shelf.ranks):
        tell_first(shelf, 1, place)
    decisions = told(shelf)
    assert [d.chosen for d in decisions] == ["tin 2", "tin 3"], "the last has nobody to go before"
    assert [[s.rule for s in d.steps] for d in decisions] == [["T-3"], ["T-3", "T-2"]]
    assert decisions[1].steps[1].values == {"tin 3": True, "tin 1": False}
    out_of_ranks(shelf, 3)
    assert shelf.ranked[: shelf.ranks] == [2, 1]


def test_an_order_is_told_only_to_whoever_wants_reasons() -> None:
    shelf = shelf_of([20, 10], [9, 9], keeps=EVENTS_KEPT)
    rank(shelf, 1)
    tell_first(shelf, 1, 0)
    assert not shelf.log


def test_places_are_cleared_and_taken_with_all_they_have() -> None:
    shelf = Shelf()
    shelf.price[1], shelf.inside[1] = 5, [3, 4]
    copy_place(shelf, 2, 1)
    shelf.inside[1][0] = 9
    assert (shelf.price[2], shelf.inside[2]) == (5, [3, 4])
    clear_place(shelf, 2)
    assert (shelf.price[2], shelf.inside[2]) == (0, [0, 0])


def test_the_lowest_of_a_set() -> None:
    assert [lowest_bit(bits) for bits in (1, 12, 1 << 63, (1 << 40) + (1 << 33))] == [0, 2, 63, 33]


def test_the_same_is_written_for_the_compiler() -> None:
    written = narrow_source(QUESTIONS, RulingsInForce)["narrow_0"]
    assert "cases_0 = cases_at_hand(memory)" in written
    assert "if cases_0 >> 2 & 1:\n        lowest(memory, 3, 4, by_name)" in written
    ranked = ranking_source(QUESTIONS, RulingsInForce)
    assert "memory.key[place][1] = -is_light(memory, memory.ranked[place])" in ranked["rank"]
    assert "tell_rung(memory, place, 1, 2, False)" in ranked["tell_first"]
    assert "question == 0" not in ranked["rank"], "a test is no wish"
    assert "memory.names[i] = tin_noted(memory, memory.candidates[i])" in names_source(QUESTIONS)
