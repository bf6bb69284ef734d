"""Missions drafted for the drawing board, and what the needle says of them."""

from __future__ import annotations

import pytest

from opfor.app.drawing_board import drawn, line_written, text_to_draw
from opfor.app.registry import load_game
from opfor.core.drawing import Drawing
from opfor.core.errors import OpforError
from opfor.surfaces.web.easel import drafted, wishes_of


def drawing() -> Drawing:
    found = load_game("coh").drawing
    assert found is not None
    return found


@pytest.mark.parametrize("solo", ["true", "false"])
def test_a_draft_opens_without_a_fault_and_is_the_same_for_its_seed(solo: str) -> None:
    wishes = {each.option: each.choices[0].value for each in wishes_of("coh")} | {"solo": solo}
    text = drafted("coh", wishes, 7)
    found = drawn(drawing(), text)
    assert (found.text, found.faults, found.name) == (text, (), "draft-7.toml")
    assert found.plan.pieces
    assert drafted("coh", wishes, 7) == text
    assert ("[[track]]" in text) is (solo == "true")


@pytest.mark.parametrize(
    ("game", "wishes", "said"),
    [
        ("2gm", {"guideline": "1"}, "nothing drafts"),
        ("coh", {"guideline": "99"}, "99"),
        ("coh", {"colour": "blue"}, "colour"),
        ("coh", {"pack": "../elsewhere"}, "paths are refused"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(game: str, wishes: dict[str, str], said: str) -> None:
    with pytest.raises(OpforError, match=said):
        drafted(game, wishes, 1)


def test_a_line_that_never_came_to_anything_is_told_as_it_is_written() -> None:
    text = text_to_draw(drawing(), "first-light", "")
    assert line_written(text, "track[2].event[0]") == "Place 1 RE within 2 of E08"
    assert line_written(text, "mission_orders[1]") == "AI closest to Unit: Pivot"
    assert line_written(text, "landed nowhere") == "landed nowhere"
