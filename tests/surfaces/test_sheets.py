"""Printable sheets: what stands on them, and that they can be set."""

from __future__ import annotations

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from msgspec.structs import replace

from opfor.core.errors import MissingExtra, OpforError
from opfor.games.coh.generator.auto import generate_auto
from opfor.games.coh.generator.missions import to_mission
from opfor.games.coh.generator.solo_missions import solo_mission_of
from opfor.games.coh.mission import mission, mission_ids
from opfor.games.coh.solo.mission import SoloMission
from opfor.surfaces.sheets import write_sheet
from opfor.surfaces.sheets.contents import shape_of, sheet_data
from opfor.surfaces.sheets.map_picture import map_svg


@pytest.fixture(scope="module")
def solo() -> SoloMission:
    return solo_mission_of(generate_auto(5, 10, solo=True, options={"variant": True, "hand": 8}))


def test_every_unit_stands_on_the_sheet_with_its_values_and_its_start() -> None:
    firefight = to_mission(generate_auto(5, 7))
    data = sheet_data(firefight)
    for side, row in zip(data["sides"], firefight.sides, strict=True):
        numbers = [int(unit["number"]) for unit in side["units"]]
        assert numbers == [n for force in row.forces for n in force.numbers]
        assert all(unit["start"] and unit["dr"] for unit in side["units"])
        assert side["caps"] == row.caps


def test_victory_cards_and_rules_are_in_words() -> None:
    data = sheet_data(mission("crossroads"))
    assert data["markers"] == [
        "G08, Soviet: 1 VP each round to its holder; 2 VP at the end to its holder"
    ]
    assert data["sides"][0]["scores"][0] == "1 VP for each enemy unit destroyed"
    assert [card["number"] for card in data["cards"]] == ["02", "03", "04", "05", "06", "07"]
    assert data["rounds"] == 4


def test_a_solo_sheet_has_everything_the_ai_needs(solo: SoloMission) -> None:
    ai = sheet_data(solo)["ai"]
    assert ai["counteractions"] == list(solo.counteractions)
    assert ai["mission_orders"] == list(solo.mission_orders)
    assert [space["space"] for space in ai["track"]] == list(range(1, len(solo.track) + 1))
    assert ai["track"][-1]["last"]
    deck = {card["number"]: card for card in ai["deck"]}
    assert len(deck) >= 39
    assert all(card["priority"] and card["tactical"] for card in deck.values())
    assert deck["18"]["hex"] == "D14"


def test_ai_that_enters_is_said_to_be_in_the_cup(solo: SoloMission) -> None:
    side = next(side for side in sheet_data(solo)["sides"] if side["ai"])
    assert any(unit["start"].startswith("entry cup") for unit in side["units"])


def test_hidden_units_do_not_give_their_place_away() -> None:
    for seed in range(1, 200):
        firefight = to_mission(generate_auto(5, seed))
        hidden = [f for side in firefight.sides for f in side.forces if f.hidden]
        if hidden:
            rows = [u for side in sheet_data(firefight)["sides"] for u in side["units"]]
            starts = {row["start"] for row in rows if int(row["number"]) in hidden[0].numbers}
            assert "hidden; its owner notes the hex" in starts
            return
    pytest.fail("nobody hid")


@pytest.mark.parametrize("name", mission_ids())
def test_the_map_of_every_mission_can_be_drawn(name: str) -> None:
    svg = map_svg(mission(name))
    assert ET.fromstring(svg).tag.endswith("svg")
    assert "@media" not in svg


def test_wide_maps_get_a_page_of_their_own() -> None:
    shapes = {shape_of(to_mission(generate_auto(4, seed))) for seed in range(1, 12)}
    assert shapes == {"wide", "high"}
    assert shape_of(mission("crossroads")) == "one"


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_sheet_is_set_as_pdf(paper: str, solo: SoloMission, tmp_path: Path) -> None:
    pytest.importorskip("typst")
    path = tmp_path / "fight.pdf"
    write_sheet(solo, path, paper)
    assert path.read_bytes().startswith(b"%PDF")
    if shutil.which("pdftotext") is None:
        return
    run = subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=True
    )
    for expected in (solo.title, "Counteractions", "Mission Track", "Order cards", "Entry cup"):
        assert expected in run.stdout
    size = {"a4": "595.276 x 841.89", "letter": "612 x 792"}[paper]
    info = subprocess.run(["pdfinfo", str(path)], capture_output=True, text=True, check=True)
    assert size in info.stdout


def test_another_paper_is_refused(solo: SoloMission, tmp_path: Path) -> None:
    with pytest.raises(OpforError, match="paper: 'a5' is not known; choose one of: a4, letter"):
        write_sheet(solo, tmp_path / "fight.pdf", "a5")


def test_without_typst_one_line_names_the_extra(
    solo: SoloMission, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(MissingExtra, match=r'pip install "opfor\[sheets\]"'):
        write_sheet(solo, tmp_path / "fight.pdf")


def test_a_folder_that_is_not_there_is_named(solo: SoloMission, tmp_path: Path) -> None:
    pytest.importorskip("typst")
    with pytest.raises(OpforError, match="cannot be written: No such file"):
        write_sheet(solo, tmp_path / "missing" / "fight.pdf")


def test_what_always_holds_stands_on_the_ai_page(solo: SoloMission) -> None:
    bound = replace(
        solo,
        standing=("Always: Chosen AI make only Low Risk Moves",),
        chosen=("S05",),
        defences=("trench/mines",),
        mines=1,
    )
    ai = sheet_data(bound)["ai"]
    assert ai["always"][0] == "Always: Chosen AI make only Low Risk Moves"
    assert "Chosen: S05." in ai["always"]
    assert any("trench/mines" in line for line in ai["always"])
    assert "1 Mine" in ai["cup"]
