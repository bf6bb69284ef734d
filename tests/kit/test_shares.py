"""Shares with honest intervals."""

from __future__ import annotations

import pytest

from opfor.kit.shares import difference, wilson


def test_the_wilson_interval_of_published_examples() -> None:
    """Newcombe (1998): 81 of 263, and 1 of 29."""
    rate = wilson(81, 263)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.2553, 0.3662)
    rate = wilson(1, 29)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.0061, 0.1718)


def test_the_interval_stays_between_nothing_and_all() -> None:
    assert wilson(0, 20).low == pytest.approx(0)
    assert wilson(20, 20).high == pytest.approx(1)
    assert wilson(0, 0).high == 1


def test_the_interval_of_a_difference_is_the_published_one() -> None:
    """Newcombe (1998): 56 of 70 against 48 of 80."""
    found = difference(wilson(56, 70), wilson(48, 80))
    assert found.value == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)
