"""Checking, describing and listing content packs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import opfor as package
from tests.conftest import Opfor

BASE = Path(package.__file__).parent / "games" / "blitzkrieg" / "packs" / "base"


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


def test_a_missing_field_names_file_entry_and_field(opfor: Opfor, pack: Path) -> None:
    spoil(pack / "units.toml", "strength", "stength")
    ran = opfor("packs", "check", str(pack))
    assert ran.code == 1
    assert ran.err == ""
    assert f"{pack / 'units.toml'}: " in ran.out
    assert "stength" in ran.out or "strength" in ran.out


def test_a_file_is_no_pack(opfor: Opfor, pack: Path) -> None:
    ran = opfor("packs", "check", str(pack / "units.toml"))
    assert ran.code == 2
    assert "units.toml: a file; a pack is a folder with a pack.toml" in ran.err


def test_every_fault_is_told_not_only_the_first(opfor: Opfor, pack: Path) -> None:
    spoil(pack / "units.toml", 'provenance = "', 'provenanc = "')
    spoil(pack / "board.toml", 'provenance = "', 'provenanc = "')
    faults = json.loads(opfor("packs", "check", str(pack), "--json").out)["faults"]
    assert {Path(fault.partition(":")[0]).name for fault in faults} >= {"units.toml", "board.toml"}


def test_a_missing_table_is_a_fault(opfor: Opfor, pack: Path) -> None:
    (pack / "units.toml").unlink()
    ran = opfor("packs", "check", str(pack))
    assert ran.code == 1
    assert "units.toml: no such file" in ran.out


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
