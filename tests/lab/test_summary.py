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
    text = "\n".join(lines(summary, lambda rule: f"the rule {rule}"))
    assert "a wins 100.0 % (95 % interval" in text
    assert "100.0 %  x              the rule x" in text
