"""Honest numbers."""

from __future__ import annotations

import pytest

from opfor.core.game import Seat
from opfor.lab.block import rows_of
from opfor.lab.playout import Result
from opfor.lab.summary import Sides, Summary, lines, summarise
from opfor.lab.tally import Tally, spread, tally_of

BOTH = Sides(("a", "b"), ("a", "b"))


def test_spread() -> None:
    found = spread({float(n): 1 for n in range(11)})
    assert (found.mean, found.median, found.p10, found.p90) == (5, 5, 1, 9)
    assert spread({3.0: 1}).p90 == 3
    assert spread({}).mean == 0


def test_spread_between_two_values() -> None:
    """Of 0, 0, 1, 10 the middle lies between 0 and 1, and the last tenth near 10."""
    found = spread({0.0: 2, 1.0: 1, 10.0: 1})
    assert found.median == 0.5
    assert found.p90 == pytest.approx(7.3)


def result(index: int, winner: str | None, **settled: int) -> Result:
    return Result(index, index, winner, "because", 10 + index, {"margin": index}, settled)


def tally(*results: Result) -> Tally:
    return tally_of(rows_of(iter(results), ("aspects", "rules")))


def summary_of(sides: Sides, *results: Result) -> Summary:
    return summarise(tally(*results), sides)


def test_draws_are_nobodys_wins() -> None:
    sides = Sides(("a", "b"), ("b",))
    summary = summary_of(sides, result(0, "a"), result(1, None), result(2, "b"))
    assert summary.wins == {"a": 1, "b": 1, "draw": 1}
    assert summary.win_rate["b"].value == pytest.approx(1 / 3)
    assert summary.length.mean == 11


def test_shares_of_decisions_over_all_games() -> None:
    summary = summary_of(BOTH, result(0, "a", x=3), result(1, "a", x=1, y=4))
    assert summary.rules == {"x": 0.5, "y": 0.5}


def test_tallies_add_up_in_any_order() -> None:
    one, two, three = result(0, "a", x=3), result(1, None, y=1), result(2, "b", x=1)
    forth, back = tally(one), tally(three)
    for part in (tally(two), tally(three)):
        forth.add(part)
    for part in (tally(two), tally(one)):
        back.add(part)
    assert forth == back == tally(one, two, three)


def test_lines_say_what_a_rule_is_called() -> None:
    summary = summary_of(Sides(("a", "b"), ("a",)), result(0, "a", x=3))
    text = "\n".join(lines(summary, lambda rule: f"the rule {rule}", {}))
    assert "a wins 100.0 % (95 % interval" in text
    assert "100.0 %  x              the rule x" in text


def test_partners_win_together() -> None:
    seats = [Seat("a", "A"), Seat("b", "B"), Seat("a-2", "A 2", partner_of="a")]
    sides = Sides.of(seats)
    summary = summary_of(sides, result(0, "a"), result(1, "b"))
    first, *_ = lines(summary, str, sides.partners)
    assert first.startswith("a and a-2 win 50.0 %")
    assert "; b wins 50.0 %" in first


def test_where_nobody_can_win_nobody_is_said_to() -> None:
    made = Result(0, 0, None, "ready", 14, {}, {}, contest=False)
    summary = summary_of(BOTH, made)
    assert (summary.wins, summary.win_rate) == ({}, {})
    assert lines(summary, str, {}) == ["length: mean 14.0, median 14, p10 to p90 14 to 14"]
