"""Honest numbers."""

from __future__ import annotations

import pytest

from opfor.lab.simulate import Result
from opfor.lab.summary import lines, spread, summarise


def test_spread() -> None:
    found = spread([float(n) for n in range(11)])
    assert (found.mean, found.median, found.p10, found.p90) == (5, 5, 1, 9)
    assert spread([3.0]).p90 == 3
    assert spread([]).mean == 0


def result(index: int, winner: str | None, **settled: int) -> Result:
    return Result(index, index, winner, "because", 10 + index, {"margin": index}, settled)


def test_draws_are_nobodys_wins() -> None:
    summary = summarise([result(0, "a"), result(1, None), result(2, "b")], ["a", "b"], ["b"])
    assert summary.wins == {"a": 1, "b": 1, "draw": 1}
    assert summary.win_rate["b"].value == pytest.approx(1 / 3)
    assert summary.length.mean == 11


def test_shares_of_decisions_over_all_games() -> None:
    summary = summarise([result(0, "a", x=3), result(1, "a", x=1, y=4)], ["a"], ["a"])
    assert summary.rules == {"x": 0.5, "y": 0.5}


def test_lines_say_what_a_rule_is_called() -> None:
    summary = summarise([result(0, "a", x=3)], ["a", "b"], ["a"])
    text = "\n".join(lines(summary, lambda rule: f"the rule {rule}", {}))
    assert "a wins 100.0 % (95 % interval" in text
    assert "100.0 %  x              the rule x" in text


def test_partners_win_together() -> None:
    summary = summarise([result(0, "a"), result(1, "b")], ["a", "b"], ["a", "b"])
    first, *_ = lines(summary, str, {"a": ["a-2"]})
    assert first.startswith("a and a-2 win 50.0 %")
    assert "; b wins 50.0 %" in first


def test_where_nobody_can_win_nobody_is_said_to() -> None:
    made = Result(0, 0, None, "ready", 14, {}, {}, contest=False)
    summary = summarise([made], ["a", "b"], ["a", "b"])
    assert (summary.wins, summary.win_rate) == ({}, {})
    assert lines(summary, str, {}) == ["length: mean 14.0, median 14, p10 to p90 14 to 14"]
