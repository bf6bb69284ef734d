"""Rulings about the placement after a blitz unit: the other way to play each of them."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.tests.ask import (
    filled,
    place_all,
    table,
)
from opfor.games.blitzkrieg.tests.deeds import decide_placement, theatre_decided
from opfor.games.blitzkrieg.tests.table import do, happened
from opfor.games.blitzkrieg.tests.test_bot_rulings import both
from opfor.games.blitzkrieg.values.events import UnitPlaced
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay


@pytest.mark.rule("QB-18")
def test_of_two_wins_the_blitz_theatre_has_no_advantage() -> None:
    """Campaigns of Eastern Europe and of the Pacific could be won: the ladder goes on."""
    placed = filled(table(), "eastern-europe", 1, 1) | filled(table(), "pacific-ocean", 1, 1)
    tracks = {"eastern-europe": 1, "pacific-ocean": 1}
    rulings = {"blitz-theatre": "win-elsewhere-first"}
    play = table(rulings=rulings, tracks=tracks, placed=placed, row=["airforce-1"])
    do(play, decide_placement(play, blitz_in=2))
    assert theatre_decided(play) == 1


@pytest.mark.rule("QB-18")
def test_a_win_elsewhere_may_come_before_the_blitz_theatre() -> None:
    """A blitz was placed in the Pacific; Eastern Europe's campaign could be won."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        placed = filled(table(), "eastern-europe", 1, 1)
        tracks = {"eastern-europe": 1}
        return table(rulings=rulings, tracks=tracks, placed=placed, row=["airforce-1"])

    def follow_up(play: BlitzkriegPlay) -> int:
        do(play, decide_placement(play, blitz_in=1))
        return theatre_decided(play)

    default, other = both("blitz-theatre", "win-elsewhere-first", build)
    assert follow_up(default) == 1
    assert follow_up(other) == 2


@pytest.mark.rule("QB-18")
def test_without_a_win_elsewhere_the_blitz_theatre_comes_first_anyway() -> None:
    play = table(rulings={"blitz-theatre": "win-elsewhere-first"}, row=["airforce-1"])
    do(play, decide_placement(play, blitz_in=1))
    assert theatre_decided(play) == 1


@pytest.mark.rule("R-BLZ-1")
def test_a_blitz_follow_up_may_lapse() -> None:
    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        tracks = {"pacific-ocean": 1}
        return table("secure", rulings=rulings, tracks=tracks, row=["navy-blitz", "army-1"])

    default, other = both("blitz-follow-up", "lapses", build)
    place_all(default)
    place_all(other)
    assert len(happened(default, UnitPlaced)) == 2
    assert len(happened(other, UnitPlaced)) == 1
