"""Cards: fronts and backs come to lie on each other, however the paper is turned."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.core.sheet import Backs, SheetWish
from tests.paper.reading import PrintedPage, can_read, pages_of, printed

MM = 72 / 25.4
CARD = 63 * MM, 88 * MM
NEAR = 0.4
"""Points that a place may be off: an eighth of a millimetre."""
DECKS = {"ORDERS": ("blue", "green"), "ACTIONS": ("action", "bonus")}


def cells(page: PrintedPage, columns: int, rows: int) -> list[tuple[float, float]]:
    """The upper left corners of cards on a page: the block lies in its middle."""
    left, top = (page.wide - columns * CARD[0]) / 2, (page.high - rows * CARD[1]) / 2
    return [(left + c * CARD[0], top + r * CARD[1]) for r in range(rows) for c in range(columns)]


def words_in(page: PrintedPage, corner: tuple[float, float]) -> list[str]:
    (x, y), (wide, high) = corner, CARD
    return [
        w.text for w in page.words if x <= w.middle[0] < x + wide and y <= w.middle[1] < y + high
    ]


def behind(page: PrintedPage, corner: tuple[float, float], backs: Backs) -> tuple[float, float]:
    """Where a card's place is on the other side of the paper."""
    x, y = corner
    if backs == "long":
        return page.wide - x - CARD[0], y
    return x, page.high - y - CARD[1]


@can_read
@pytest.mark.parametrize("paper", ["a4", "us-letter"])
@pytest.mark.parametrize("backs", ["long", "short"])
def test_behind_every_front_is_the_back_of_its_deck(
    backs: Backs, paper: str, tmp_path: Path
) -> None:
    wish = SheetWish(mission="first-light", paper=paper, only=("cards",), backs=backs)
    pages = pages_of(printed(wish, tmp_path))
    assert len(pages) % 2 == 0
    seen = set()
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        for corner in cells(front, 3, 3):
            shown, hidden = words_in(front, corner), words_in(back, behind(back, corner, backs))
            if not shown:
                assert not hidden
                continue
            (deck,) = {word for word in hidden if word in DECKS}
            assert hidden.count(deck) == 2, "a back reads alike from both ends"
            assert set(DECKS[deck]) & {word.lower() for word in shown}
            seen.add(deck)
    assert seen == set(DECKS)


@can_read
@pytest.mark.parametrize("backs", ["long", "short"])
def test_backs_lie_in_register(backs: Backs, tmp_path: Path) -> None:
    """The word above on a back is in the middle of its card, once the paper is turned."""
    wish = SheetWish(mission="first-light", only=("cards",), backs=backs)
    _front, back = pages_of(printed(wish, tmp_path))[:2]
    titles = sorted(word.middle[0] for word in back.words if word.text in DECKS)
    middles = sorted(x + CARD[0] / 2 for x, _ in cells(back, 3, 3) for _ in range(2))
    assert titles == pytest.approx(middles, abs=NEAR)


@can_read
def test_folded_over_the_back_stands_head_to_head_above_its_front(tmp_path: Path) -> None:
    wish = SheetWish(mission="first-light", only=("cards",), backs="fold")
    page = pages_of(printed(wish, tmp_path))[0]
    assert page.wide > page.high
    places = cells(page, 4, 2)
    for back, front in zip(places[:4], places[4:], strict=True):
        assert "ORDERS" in words_in(page, back)
        assert {"blue", "green"} & {word.lower() for word in words_in(page, front)}
        assert back[1] + CARD[1] == pytest.approx(page.high / 2, abs=NEAR)
