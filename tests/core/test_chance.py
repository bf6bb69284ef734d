"""Chance is a function of seed, stream and counter, and nothing else."""

from collections import Counter

import pytest

from opfor.core.chance import Seeded, derived_seed, mix, outcome, stream_name_hash
from opfor.core.requests import Choose, Draw, Judge, Roll, TieBreak


def test_the_mix_is_splitmix64() -> None:
    """The published first outputs of SplitMix64 with state 0 and 1234567."""
    golden = 0x9E3779B97F4A7C15
    assert mix(golden) == 0xE220A8397B1DCDAF
    assert mix(2 * golden) == 0x6E789E6AA1B965F4
    assert mix(1234567 + golden) == 6457827717110365317


def test_stream_names_are_hashed_by_fnv1a() -> None:
    assert stream_name_hash("") == 0xCBF29CE484222325
    assert stream_name_hash("a") == 0xAF63DC4C8601EC8C


def test_outcomes_never_change() -> None:
    """A promise to other implementations and to every save ever made."""
    assert [outcome(7, "die", n, 6) + 1 for n in range(12)] == [6, 1, 3, 6, 4, 5, 4, 1, 5, 6, 6, 2]


@pytest.mark.rule("X-1")
def test_the_same_seed_gives_the_same_answers_whatever_other_streams_do() -> None:
    roll = Roll("die", 2, 6, "")
    alone, disturbed = Seeded(3), Seeded(3)
    disturbed(Draw("cup", ("a", "b"), ""))
    assert [alone(roll) for _ in range(20)] == [disturbed(roll) for _ in range(20)]
    assert [Seeded(3)(roll)] != [Seeded(4)(roll)] or Seeded(3)(roll) != Seeded(5)(roll)


@pytest.mark.rule("X-4")
def test_a_tie_is_broken_uniformly() -> None:
    chance = Seeded(1)
    counts = Counter(chance(TieBreak(("a", "b", "c"), "")) for _ in range(10_000))
    assert all(abs(n - 10_000 / 3) < 200 for n in counts.values())


def test_an_item_listed_twice_is_twice_as_likely() -> None:
    chance = Seeded(9)
    counts = Counter(chance(Draw("cup", ("a", "b", "b"), "")) for _ in range(9_000))
    assert abs(counts["b"] - 6_000) < 250


def test_a_skipped_outcome_keeps_later_ones_in_step() -> None:
    roll = Roll("die", 3, 6, "")
    drawn, skipped = Seeded(5), Seeded(5)
    drawn(roll)
    skipped.skip(roll)
    assert drawn(roll) == skipped(roll)


def test_series_seeds_differ() -> None:
    assert len({derived_seed(1, n) for n in range(1000)}) == 1000


def test_what_only_a_person_sees_is_any_of_the_words() -> None:
    chance = Seeded(1)
    asked = Judge("Is it raining?", ("yes", "no"))
    assert {chance(asked) for _ in range(20)} == {"yes", "no"}
    assert chance.counters == {"judge": 20}


def test_no_seed_decides_for_a_seat() -> None:
    with pytest.raises(TypeError, match="Choose"):
        Seeded(1)(Choose("hare", "card", ("hop", "jump")))
