"""Intervals and tests against published and exactly known answers."""

from __future__ import annotations

from math import comb, sqrt

import pytest

from opfor.core.chance import outcome
from opfor.lab.statistics import (
    Pairs,
    bootstrap_mean,
    correlation,
    evidence,
    holm,
    mcnemar,
    paired_effect,
    unpaired_effect,
)


@pytest.mark.parametrize(
    ("pairs", "low", "high"),
    [(Pairs(36, 2, 12, 0), 0.0569, 0.3404), (Pairs(20, 2, 12, 16), 0.0562, 0.3292)],
)
def test_newcombes_own_examples(pairs: Pairs, low: float, high: float) -> None:
    """Newcombe 1998, paired data, method 10."""
    found = paired_effect(pairs)
    assert found.value == pytest.approx(0.2)
    assert (found.low, found.high) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_pairs_that_never_differ_still_leave_doubt() -> None:
    found = paired_effect(Pairs(both=120, neither=180))
    assert found.value == 0
    assert -0.02 < found.low < -0.002
    assert 0.002 < found.high < 0.02


def test_pairing_pays_where_games_go_alike() -> None:
    pairs = Pairs(both=110, only_base=10, only_other=20, neither=160)
    paired, unpaired = paired_effect(pairs), unpaired_effect(pairs)
    assert paired.value == unpaired.value
    assert (unpaired.high - unpaired.low) / (paired.high - paired.low) > 2


def test_pairs_without_any_win_have_no_correlation() -> None:
    assert correlation(Pairs(neither=10)) == 0
    assert paired_effect(Pairs()).high == 1


def test_mcnemar_exactly() -> None:
    assert mcnemar(Pairs(5, 1, 9, 5)) == pytest.approx(2 * (comb(10, 0) + comb(10, 1)) / 1024)
    assert mcnemar(Pairs(5, 0, 0, 5)) == 1
    assert mcnemar(Pairs(0, 4, 4, 0)) == 1


def test_mcnemar_of_many_pairs_joins_the_exact_one() -> None:
    few, many = mcnemar(Pairs(0, 460, 540, 0)), mcnemar(Pairs(0, 461, 541, 0))
    assert few == pytest.approx(many, rel=0.05)


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.6]) == [1.0, 1.0]
    assert holm([]) == []


def test_bootstrap_of_a_coin_is_near_the_textbook() -> None:
    found = bootstrap_mean({0.0: 200, 1.0: 200})
    reach = 1.96 * sqrt(0.25 / 400)
    assert found.value == 0.5
    assert found.low == pytest.approx(0.5 - reach, abs=0.006)
    assert found.high == pytest.approx(0.5 + reach, abs=0.006)
    assert bootstrap_mean({}).value == 0


def test_the_sequential_test_keeps_its_promise() -> None:
    """Of runs without any effect, looked at after every pair, at most 5 % may ever be stopped."""
    runs, stopped = 400, 0
    for run in range(runs):
        pairs = Pairs()
        for n in range(300):
            if outcome(run, "coin", n, 2):
                pairs.only_base += 1
            else:
                pairs.only_other += 1
            if evidence(pairs) >= 1 / 0.05:
                stopped += 1
                break
    assert stopped / runs <= 0.05


def test_the_sequential_test_finds_what_is_there() -> None:
    assert evidence(Pairs(only_base=5, only_other=40)) > 20
    assert evidence(Pairs(only_base=3, only_other=4)) < 1


def test_pairs_add_up() -> None:
    one, two = Pairs(1, 2, 3, 4, 5, {"1.0": 2}), Pairs(1, 1, 1, 1, 1, {"1.0": 1, "2.0": 1})
    one.add(two)
    assert one == Pairs(2, 3, 4, 5, 6, {"1.0": 3, "2.0": 1})
    assert one.games == 14
