"""Counters to cut out come to the page without what sets a PDF."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.games.coh.told import sheet as coh_sheet
from opfor.games.tactics2gm.told import sheet as tactics2gm_sheet
from opfor.kit.paper import drawn
from opfor.surfaces.web.printed import counters


@pytest.fixture(autouse=True)
def without_templates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn, "TEMPLATES", tmp_path)
    monkeypatch.setattr(coh_sheet, "TEMPLATES", tmp_path)
    monkeypatch.setattr(tactics2gm_sheet, "OWN", tmp_path)


@pytest.mark.parametrize(
    ("game", "options", "shown"),
    [
        ("coh", {"mission": "first-light"}, "Pinned"),
        ("2gm", {}, "House"),
        ("blitzkrieg", {}, "Pacific Ocean"),
    ],
)
def test_each_side_of_a_counter_is_drawn_or_said(
    game: str, options: dict[str, str], shown: str
) -> None:
    made = counters(Table.new(load_game(game), Start(options=options, seed=7)), "")
    sides = [side for block in made.blocks for pair in block.counters for side in pair]
    assert len(sides) > 100
    assert {side.drawn for side in sides} - {""} == set(made.drawn)
    assert all(picture.startswith("<svg") for picture in made.drawn.values())
    assert shown in {side.title for side in sides}
    assert any(side.drawn for side in sides)


def test_a_game_without_sheets_says_so() -> None:
    table = Table.new(load_game("coh-campaign"), Start(seed=7))
    with pytest.raises(OpforError, match="no sheets"):
        counters(table, "")
