"""Checking, describing and listing content packs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import opfor as package
from opfor.app.registry import load_game
from tests.conftest import Opfor

SOURCES = Path(package.__file__).parent
BASE = SOURCES / "games" / "blitzkrieg" / "packs" / "base"
COH = SOURCES / "cardboard" / "coh" / "packs"
SHIPPED = sorted(path.parent for path in SOURCES.glob("**/packs/*/pack.toml"))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of a good pack, to be spoilt."""
    return Path(shutil.copytree(BASE, tmp_path / "mine"))


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_good_pack(opfor: Opfor, pack: Path) -> None:
    ran = opfor("packs", "check", str(pack))
    assert ran.code == 0
    assert "no faults" in ran.out
    assert json.loads(opfor("packs", "check", str(pack), "--json").out)["ok"] is True


@pytest.mark.parametrize("folder", SHIPPED, ids=lambda folder: f"{folder.parts[-3]}-{folder.name}")
def test_every_pack_that_is_shipped_is_sound(opfor: Opfor, folder: Path) -> None:
    ran = opfor("packs", "check", str(folder))
    assert (ran.code, ran.err) == (0, ""), ran.out
    assert ran.out.endswith("no faults\n")


def test_the_packs_that_are_shipped_are_found() -> None:
    assert {BASE, COH / "solo", COH / "orders", COH / "generator"} <= set(SHIPPED)


@pytest.mark.parametrize(
    ("name", "file", "old", "new", "said"),
    [
        ("solo", "first-light.toml", "player =", "plaier =", "plaier"),
        ("solo", "first-light.toml", 'orders = ["', 'orders = ["x', "orders"),
        ("orders", "order_cards.toml", "colour =", "color =", "card 01: Object"),
        ("orders", "order_cards.toml", "priority = [", "priority = 5\nnone = [", "card 01"),
        ("orders", "order_cards.toml", "spent = 5", 'spent = "5"', "card 01, spent: Expected"),
        ("orders", "order_cards.toml", "CC: Attack", "CC: Atack", "card 01, priority 1"),
        ("orders", "order_cards.toml", 'hex = "', 'hex = "Z', "card 01, hex: 'Z"),
    ],
)
def test_a_fault_in_a_mission_or_an_order_card_is_named(
    opfor: Opfor, tmp_path: Path, name: str, file: str, old: str, new: str, said: str
) -> None:
    folder = Path(shutil.copytree(COH / name, tmp_path / "mine"))
    spoil(folder / file, old, new)
    ran = opfor("packs", "check", str(folder))
    assert (ran.code, ran.err) == (1, "")
    (line,) = ran.out.splitlines()
    assert line.startswith(f"{folder / file}: ")
    assert said in line


def test_a_missing_field_names_file_entry_and_field(opfor: Opfor, pack: Path) -> None:
    spoil(pack / "units.toml", "strength", "stength")
    ran = opfor("packs", "check", str(pack))
    assert ran.code == 1
    assert ran.err == ""
    assert f"{pack / 'units.toml'}: " in ran.out
    assert "stength" in ran.out or "strength" in ran.out


@pytest.mark.parametrize("name", ["units.toml", "pack.toml"])
def test_a_table_is_checked_with_its_pack(opfor: Opfor, pack: Path, name: str) -> None:
    ran = opfor("packs", "check", str(pack / name))
    assert ran.code == 2
    assert f"{name}: a table of a pack; check its folder: {pack}" in ran.err


def test_a_mission_file_is_checked_and_brought_into_form(opfor: Opfor, tmp_path: Path) -> None:
    shipped = load_game("coh").folder / "packs" / "solo" / "steel-at-noon.toml"
    text = shipped.read_text(encoding="utf-8")
    mine = tmp_path / "steel-at-noon.toml"
    mine.write_text(text.replace("minutes = 45", "minutes  =45"), encoding="utf-8")
    assert opfor("packs", "check", str(mine)).out == f"{mine}: no faults\n"
    assert opfor("packs", "format", str(mine)).out == f"{mine}: brought into form\n"
    assert mine.read_text(encoding="utf-8") == text
    assert opfor("packs", "format", str(mine)).out == f"{mine}: in form already\n"
    mine.write_text(text.replace('hex = "G08"', 'hex = "Z99"'), encoding="utf-8")
    ran = opfor("packs", "check", str(mine))
    line = text[: text.index('hex = "G08"')].count("\n") + 1
    assert ran.code == 1
    assert ran.out == f"{mine}:{line}:1: control[0].hex: hex Z99 is not on map 1 (A02 to L18)\n"
    (fault,) = json.loads(opfor("packs", "check", str(mine), "--json").out)["faults"]
    assert (fault["path"], fault["line"]) == (["control", 0, "hex"], line)
    assert "G08" in fault["could_be"]


def test_every_fault_is_told_not_only_the_first(opfor: Opfor, pack: Path) -> None:
    spoil(pack / "units.toml", 'provenance = "', 'provenanc = "')
    spoil(pack / "board.toml", 'provenance = "', 'provenanc = "')
    faults = json.loads(opfor("packs", "check", str(pack), "--json").out)["faults"]
    assert {Path(fault.partition(":")[0]).name for fault in faults} >= {"units.toml", "board.toml"}


def test_a_missing_table_is_a_fault_only_if_the_pack_replaces_ours(
    opfor: Opfor, pack: Path
) -> None:
    (pack / "units.toml").unlink()
    assert opfor("packs", "check", str(pack)).code == 0
    spoil(pack / "pack.toml", 'game = "', 'replaces = ["units"]\ngame = "')
    ran = opfor("packs", "check", str(pack))
    assert ran.code == 1
    assert "replaces: units: there is no units.toml" in ran.out


def test_a_table_that_nobody_knows_cannot_be_replaced(opfor: Opfor, pack: Path) -> None:
    spoil(pack / "pack.toml", 'game = "', 'replaces = ["unit"]\ngame = "')
    ran = opfor("packs", "check", str(pack))
    assert ran.code == 1
    said = "replaces: table: 'unit' is not known; did you mean units? choose one of: board"
    assert said in ran.out
    assert said in opfor("play", "blitzkrieg", "--pack", str(pack), typed="quit\n").err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "blitzkrieg"', 'game = "chess"', "game: 'chess' is not known"),
        ("title =", "titel =", "pack.toml: Object"),
        ("version =", "version", "pack.toml: not valid TOML"),
    ],
)
def test_a_bad_manifest_is_a_fault(opfor: Opfor, pack: Path, old: str, new: str, said: str) -> None:
    spoil(pack / "pack.toml", old, new)
    ran = opfor("packs", "check", str(pack))
    assert ran.code == 1
    assert said in ran.out


def test_no_such_folder(opfor: Opfor) -> None:
    ran = opfor("packs", "check", "nowhere")
    assert ran.code == 2
    assert "nowhere: no such folder; a pack is a folder with a pack.toml" in ran.err


def test_schemas_of_all_tables_or_one(opfor: Opfor) -> None:
    schemas = json.loads(opfor("packs", "schema", "blitzkrieg").out)
    assert {"pack", "units.toml"} <= set(schemas)
    one = json.loads(opfor("packs", "schema", "blitzkrieg", "units.toml").out)
    assert one == schemas["units.toml"]
    assert "choose one of: pack," in opfor("packs", "schema", "blitzkrieg", "tanks").err


def test_the_list_holds_bundled_and_private_packs(
    opfor: Opfor, pack: Path, data_folder: Path
) -> None:
    private = data_folder / "packs" / "mine"
    shutil.copytree(pack, private)
    listed = json.loads(opfor("packs", "list", "--json").out)["packs"]
    assert {str(BASE), str(private)} <= {each["path"] for each in listed}
    assert str(private) in opfor("packs", "list").out
