"""Glicko-2: the paper's own example, and persons of known strength placed."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from opfor.app.rating import Rating, after, chance, rung_rating

SHARES = [0.9, 0.79, 0.72, 0.59, 0.55, 0.48, 0.4, 0.35, 0.27, 0.17, 0.09, 0.05]


def test_a_rung_that_the_baseline_wins_half_of_is_as_strong_as_the_baseline() -> None:
    assert rung_rating(0.5) == 1500
    assert rung_rating(0.9) < 1200 < 1800 < rung_rating(0.1)
    assert rung_rating(0) == rung_rating(0.001)


def test_a_person_who_is_known_has_the_chance_of_the_baseline() -> None:
    known = Rating(deviation=1e-6)
    assert chance(known, rung_rating(0.3)) == pytest.approx(0.3, abs=1e-6)
    assert 0.3 < chance(Rating(), rung_rating(0.3)) < 0.5


def test_winning_lifts_losing_lowers_and_every_game_makes_surer() -> None:
    before = Rating()
    won, lost, drawn = (after(before, 1500, score) for score in (1.0, 0.0, 0.5))
    assert lost.value < before.value < won.value
    assert drawn.value == pytest.approx(before.value)
    assert won.deviation < before.deviation


def test_against_a_single_opponent_it_is_what_the_paper_works_out() -> None:
    """Glickman's player of 1500 and 200; alone against 1400, whose deviation is none here."""
    now = after(Rating(1500, 200, 0.06), 1400, 1)
    assert now.value == pytest.approx(1564, abs=3)
    assert now.deviation == pytest.approx(180, abs=6)
    assert now.volatility == pytest.approx(0.06, abs=1e-4)


@pytest.mark.parametrize("strength", [1100.0, 1250.0, 1500.0, 1750.0, 1900.0, 2000.0])
def test_persons_of_known_strength_are_placed_within_a_tenth_after_twenty_games(
    strength: float,
) -> None:
    """On the average of 400 persons who always play what is nearest to a half; a single one may be
    further off, as a third to two fifths of them are."""
    rungs = [rung_rating(share) for share in SHARES]
    true = Rating(strength, 1e-6)
    off = []
    for seed in range(5000, 5400):
        luck, person = Random(seed), Rating()
        for _ in range(20):
            rung = min(rungs, key=lambda each: abs(chance(person, each) - 0.5))
            person = after(person, rung, float(luck.random() < chance(true, rung)))
        rung = min(rungs, key=lambda each: abs(chance(true, each) - 0.5))
        off.append(abs(chance(Rating(person.value, 1e-6), rung) - chance(true, rung)))
    assert mean(off) < 0.1
