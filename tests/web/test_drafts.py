"""Missions drafted for the drawing board, and what the needle says of them."""

from __future__ import annotations

import pytest

from opfor.app.drawing_board import drawn, line_written, text_to_draw
from opfor.app.registry import load_game
from opfor.core.drawing import Drawing
from opfor.core.errors import OpforError
from opfor.kit.documents.document import Document
from opfor.lab import fair_draft
from opfor.lab.needle import Needle
from opfor.surfaces.web import balance
from opfor.surfaces.web.balance import even_out
from opfor.surfaces.web.easel import drafted, wishes_of
from tests.fast.engines import needs_compiled

UNFAIR, FRESH = 119_698, 99


def drawing() -> Drawing:
    found = load_game("coh").drawing
    assert found is not None
    return found


@pytest.mark.parametrize("solo", ["true", "false"])
def test_a_draft_opens_without_a_fault_and_is_the_same_for_its_seed(solo: str) -> None:
    asked = [each for each in wishes_of("coh") if each.of in ("", "1")]
    wishes = {each.option: each.choices[0].value for each in asked} | {"solo": solo}
    text = drafted("coh", wishes, 7)
    found = drawn(drawing(), text)
    assert (found.text, found.faults, found.name) == (text, (), "draft-7.toml")
    assert found.plan.pieces
    assert drafted("coh", wishes, 7) == text
    assert ("[[track]]" in text) is (solo == "true")


def test_each_guideline_asks_what_it_can_be_told_and_ones_own_for_everything() -> None:
    asked: dict[str, list[str]] = {}
    for each in wishes_of("coh"):
        asked.setdefault(each.of, []).append(each.option)
    assert asked[""] == ["guideline"]
    assert asked["2"] == ["solo", "variant"]
    assert asked["7"] == ["variant"]
    assert asked["0"] == ["players", "rounds", "hand", "caps", "solo"]


def test_a_draft_lies_on_the_map_that_was_chosen_and_on_boards_one_owns() -> None:
    wishes = {"guideline": "0", "rounds": "5", "first_map": "12", "boards": "4,11,12,13"}
    text = drafted("coh", wishes, 5)
    maps = Document.of(text, "draft").values["maps"]
    boards = [each if isinstance(each, str) else each["board"] for each in maps]
    assert boards[0] == "12"
    assert {*boards} <= {"4", "11", "12", "13"}
    drawn_boards = {each.id: each.drawn() for each in drawing().boards()}
    assert drawn_boards["12"].startswith("<svg")


@pytest.mark.parametrize(
    ("game", "wishes", "said"),
    [
        ("2gm", {"guideline": "1"}, "nothing drafts"),
        ("coh", {"guideline": "99"}, "99"),
        ("coh", {"colour": "blue"}, "colour"),
        ("coh", {"first_map": "99"}, "99"),
        ("coh", {"guideline": "7", "hands": "8,6"}, "3 numbers"),
        ("coh", {"pack": "../elsewhere"}, "paths are refused"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(game: str, wishes: dict[str, str], said: str) -> None:
    with pytest.raises(OpforError, match=said):
        drafted(game, wishes, 1)


@needs_compiled
def test_a_draft_is_made_even_and_stays_one_without_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(balance, "EVEN_GAMES", 40)
    monkeypatch.setattr(fair_draft, "MOST_TURNS", 1)
    wishes = {"guideline": "2", "solo": "true"}
    text = drafted("coh", wishes, UNFAIR)
    before = Needle("coh", text, seed=FRESH).play(20, 100).rate.value
    assert abs(before - 0.5) > 0.2
    text = even_out("coh", text, UNFAIR, is_solo=True)
    assert drawn(drawing(), text).faults == ()
    now = Needle("coh", text, seed=FRESH).play(20, 100).rate.value
    assert abs(now - 0.5) < abs(before - 0.5)


def test_a_line_that_never_came_to_anything_is_told_as_it_is_written() -> None:
    text = text_to_draw(drawing(), "first-light", "")
    assert line_written(text, "track[2].event[0]") == "Place 1 RE within 2 of E08"
    assert line_written(text, "mission_orders[1]") == "AI closest to Unit: Pivot"
    assert line_written(text, "landed nowhere") == "landed nowhere"
