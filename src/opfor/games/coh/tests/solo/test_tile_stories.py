"""Every face of the 25 AI tiles in play: it does what it says, to whom and where it means."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.games.coh.tests.solo import (
    tile_tales_german,
    tile_tales_german_heavy,
    tile_tales_soviet,
    tile_tales_soviet_heavy,
)
from opfor.games.coh.tests.solo.tile_story import story, tile_of

YELLOW = {"german": {4, 11, 19, 20}, "soviet": {2, 11, 20}}


def of(side: str, *tables: list[Any]) -> list[Any]:
    """The stories of a side, each with the side before it."""
    rows = [row for table in tables for row in table]
    return [pytest.param(side, *row.values, id=f"{side} {row.id}") for row in rows]


TALES = [
    *of("german", tile_tales_german.TALES, tile_tales_german_heavy.TALES),
    *of("soviet", tile_tales_soviet.TALES, tile_tales_soviet_heavy.TALES),
]
ON_TRACK = [row for row in TALES if tile_of(*row.values[:2]).kind == "track"]
ROW = ("side", "number", "ai", "units", "deeds", "more")


@pytest.mark.rule("SOLO-5.3.2-b", "SOLO-5.3.3-b")
@pytest.mark.parametrize(ROW, TALES)
def test_the_tile_does_what_it_says(
    side: str, number: int, ai: str, units: str, deeds: list[str], more: dict[str, Any]
) -> None:
    assert story(side, number, ai, units, **more) == deeds


@pytest.mark.rule("SOLO-5.5-d")
@pytest.mark.parametrize(ROW, ON_TRACK)
def test_a_tile_that_is_passed_acts_only_if_it_is_yellow(
    side: str, number: int, ai: str, units: str, deeds: list[str], more: dict[str, Any]
) -> None:
    acts = number in YELLOW[side]
    assert tile_of(side, number).yellow == acts
    passed = story(side, number, ai, units, advance=2, **more)
    assert passed == (deeds if acts else [])


@pytest.mark.parametrize("side", ["german", "soviet"])
def test_every_tile_has_its_story(side: str) -> None:
    assert {row.values[1] for row in TALES if row.values[0] == side} == set(range(1, 26))
