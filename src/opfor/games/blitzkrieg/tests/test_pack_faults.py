"""Faults of packs, each one line that names file, entry and field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from opfor.core.errors import BadPack
from opfor.games.blitzkrieg.values.content import PACKS, load_board, load_units
from opfor.games.blitzkrieg.values.pack_faults import check_pack

NO_SHIELDS = "shields = [5, 10]"


def broken(tmp_path: Path, table: str, old: str, new: str, pack: str = "base") -> Path:
    """A copy of a pack with the first occurrence of some text changed."""
    folder = tmp_path / pack
    shutil.copytree(PACKS / pack, folder)
    path = folder / table
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize("pack", ["base", "nippon"])
def test_our_packs_have_no_faults(pack: str) -> None:
    assert check_pack(PACKS / pack) == []


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(
    ("table", "old", "new", "fault"),
    [
        ("units.toml", "army-1 = 3", "army-1 = 4", "first_bag: 23 tokens; a bag holds 22"),
        ("units.toml", "admiral = 1 }", "amiral = 1 }", "first_bag: there is no unit 'amiral'"),
        ("units.toml", "spy = 1", "general = 1", "pile: 'general' is no special weapon"),
        ("units.toml", 'id = "army-2"', 'id = "army-1"', "the id 'army-1' is used twice"),
        ("units.toml", "spy = true", "nuclear = true, spy = true", "unit 'spy': spy, scientist"),
        ("board.toml", "[5, 10]", "[10, 5]", "theatre 'western-europe', shields: 10, 5"),
        ("board.toml", "steps = 14", "steps = 9", "theatre 'western-europe', steps: the track"),
        ("board.toml", 'id = "pacific-ocean"', 'id = "western-europe"', "is used twice"),
        ("board.toml", 'by_row = ["western-europe", ', "by_row = [", "by_row: must name every"),
        ("constants.toml", "end_points = 25", "end_points = 60", "end_points: 60, but all"),
        ("constants.toml", "[1, 2]", "[3, 2]", "shield_bonus: 3 for the first"),
        ("constants.toml", "easy =", "hard2 =", "Invalid enum value 'hard2'"),
    ],
)
def test_a_fault_names_file_entry_and_field(
    tmp_path: Path, table: str, old: str, new: str, fault: str
) -> None:
    folder = broken(tmp_path, table, old, new)
    faults = check_pack(folder)
    assert any(line.startswith(str(folder / table)) and fault in line for line in faults)


def test_a_missing_head_start_is_a_fault(tmp_path: Path) -> None:
    folder = broken(tmp_path, "constants.toml", "easy = { picks = 3, steps = 1 }\n", "")
    assert check_pack(folder) == [f"{folder / 'constants.toml'}: head_start: easy is missing"]


def test_a_board_needs_an_open_theatre(tmp_path: Path) -> None:
    folder = tmp_path / "nippon"
    shutil.copytree(PACKS / "nippon", folder)
    path = folder / "board.toml"
    text = path.read_text(encoding="utf-8").replace("shields =", "open_at_start = false\nshields =")
    text = text.replace("open_at_start = false\nred", "red")
    path.write_text(text, encoding="utf-8")
    assert any("at least one must be open at the start" in line for line in check_pack(folder))


def test_a_campaign_needs_a_space(tmp_path: Path) -> None:
    folder = broken(tmp_path, "board.toml", "vp = 2\nspaces = [", "vp = 2\nspaces = []\nold = [")
    with pytest.raises(BadPack, match="old"):
        load_board(folder)


def test_types_are_reported_by_the_reader(tmp_path: Path) -> None:
    folder = broken(tmp_path, "units.toml", 'kind = "army", strength = 1', 'kind = "armee"')
    with pytest.raises(BadPack, match=r"units\.toml.*entry 'army-1'"):
        load_units(folder)


def test_a_bag_with_an_unknown_unit_does_not_load(tmp_path: Path) -> None:
    folder = broken(tmp_path, "units.toml", "admiral = 1 }", "amiral = 1 }")
    with pytest.raises(BadPack, match="first_bag names the unknown unit 'amiral'"):
        load_units(folder)
