"""Counters: large enough, whole, and told apart without colour."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from opfor.core.sheet import SheetWish
from tests.paper.reading import Grey, can_read, pages_of, pictures, printed, touching, type_sizes

MM = 72 / 25.4
LEAST_TYPE = 6.0
DOTS = 72
"""A dot to the point: places of words are places in the picture."""
APART = 0.25
"""The sides' counters differ by a quarter of the way from black to white where their number is."""


def brightness(page: Grey, x: float, y: float, wide: float, high: float) -> float:
    return float(np.median(page[round(y) : round(y + high), round(x) : round(x + wide)])) / 255


@can_read
@pytest.mark.parametrize("size", [16.0, 20.0])
def test_the_sides_are_told_apart_in_grey(size: float, tmp_path: Path) -> None:
    """The band behind the number is dark on one side's counters and light on the other's, on the
    fresh face and on the spent one."""
    wish = SheetWish(mission="first-light", only=("counters",), size=size)
    path = printed(wish, tmp_path)
    page, picture = pages_of(path)[0], pictures(path, DOTS)[0]
    grey = {}
    for word in page.words:
        if word.text in ("G01", "S01") and word.top > page.high / 6:
            shade = brightness(
                picture, word.left, word.top, word.right - word.left, word.low - word.top
            )
            grey.setdefault(word.text, []).append(shade)
    (fresh, spent), (their_fresh, their_spent) = grey["G01"], grey["S01"]
    assert abs(fresh - their_fresh) > APART
    assert abs(spent - their_spent) > APART
    assert abs(fresh - spent) > APART


@can_read
@pytest.mark.parametrize("size", [16.0, 20.0])
def test_a_counter_is_as_large_as_asked_and_its_back_head_to_head(
    size: float, tmp_path: Path
) -> None:
    wish = SheetWish(mission="first-light", only=("counters",), size=size)
    page = pages_of(printed(wish, tmp_path))[0]
    names = [
        word for word in page.words if word.text in ("G01", "G02") and word.top > page.high / 6
    ]
    one, other = (
        sorted((w for w in names if w.text == n), key=lambda w: w.top) for n in ("G01", "G02")
    )
    assert other[0].middle[0] - one[0].middle[0] == pytest.approx(size * MM, abs=0.6)
    fold = (one[0].middle[1] + one[1].middle[1]) / 2
    assert one[1].middle[1] - one[0].middle[1] == pytest.approx(
        2 * (size * MM / 2 + size * MM * 17 / 48), rel=0.06
    )
    assert one[0].top < fold < one[1].top


@can_read
def test_nothing_on_a_counter_runs_into_its_neighbour(tmp_path: Path) -> None:
    """Ranges of two figures, mortars that reach from 3 to 16, two attack costs."""
    pages = pages_of(printed(SheetWish(only=("counters",)), tmp_path, "coh"))
    assert sum(len(page.words) for page in pages) > 1000
    for page in pages:
        assert touching(page.words) == []


@can_read
@pytest.mark.parametrize(
    ("game", "mission", "only"),
    [
        ("coh", "steel-at-noon", ("counters", "cards")),
        ("2gm", "bridge-at-dawn", ("counters",)),
        ("blitzkrieg", "", ("counters", "cards", "board")),
    ],
)
def test_no_type_is_under_six_points(
    game: str, mission: str, only: tuple[str, ...], tmp_path: Path
) -> None:
    path = printed(SheetWish(mission=mission, only=only), tmp_path, game)
    small = {size: word for size, word in type_sizes(path).items() if size < LEAST_TYPE}
    assert small == {}
