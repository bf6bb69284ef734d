"""Tables of the package are parsed once, and what is kept of them is never out of date."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from opfor.core import parsed_toml
from opfor.core.errors import BadPack
from opfor.core.parsed_toml import toml_at


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that may keep its bytecode."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    monkeypatch.setattr(parsed_toml, "PACKAGE", tmp_path / "package")
    (tmp_path / "package").mkdir()
    return tmp_path / "package"


@pytest.fixture
def never_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_given: object) -> dict[str, object]:
        raise AssertionError("parsed again")

    monkeypatch.setattr(parsed_toml, "toml_of", refuse)


@pytest.fixture
def table(package: Path) -> Path:
    path = package / "units.toml"
    path.write_text('[[units]]\nid = "rifle"\ncost = 3\n', encoding="utf-8")
    toml_at(path)
    return path


def test_a_table_is_parsed_once(table: Path, never_parsed: None) -> None:
    assert toml_at(table) == {"units": [{"id": "rifle", "cost": 3}]}


def test_a_change_counts_though_size_and_time_of_the_file_stay(table: Path) -> None:
    before = table.stat()
    table.write_text(table.read_text(encoding="utf-8").replace("3", "4"), encoding="utf-8")
    os.utime(table, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert table.stat().st_size == before.st_size
    assert toml_at(table)["units"][0]["cost"] == 4


@pytest.mark.parametrize("keep", [0, 8, 20], ids=["nothing", "the hash", "half"])
def test_what_was_cut_off_is_parsed_again(table: Path, keep: int) -> None:
    (kept,) = (table.parent / "__pycache__").iterdir()
    kept.write_bytes(kept.read_bytes()[:keep])
    assert toml_at(table)["units"][0]["cost"] == 3


def test_who_reads_may_change_what_was_read(table: Path) -> None:
    toml_at(table)["units"].clear()
    assert toml_at(table)["units"]


def test_dates_stay_dates(package: Path) -> None:
    path = package / "diary.toml"
    path.write_text("begun = 1941-06-22\n", encoding="utf-8")
    assert toml_at(path) == toml_at(path)
    assert toml_at(path)["begun"].year == 1941


def test_nothing_is_kept_of_an_owners_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("cost = 3\n", encoding="utf-8")
    assert toml_at(path) == {"cost": 3}
    assert not (tmp_path / "__pycache__").exists()


def test_where_bytecode_is_not_kept_nothing_is(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    path = package / "units.toml"
    path.write_text("cost = 3\n", encoding="utf-8")
    assert toml_at(path) == {"cost": 3}
    assert not (package / "__pycache__").exists()


def test_a_folder_that_cannot_be_written_to_is_read(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "__pycache__").write_text("a file where the folder should be", encoding="utf-8")
    path = package / "units.toml"
    path.write_text("cost = 3\n", encoding="utf-8")
    assert toml_at(path) == toml_at(path) == {"cost": 3}


def test_bad_text_is_refused_in_one_line(package: Path) -> None:
    path = package / "units.toml"
    path.write_text("cost = \n", encoding="utf-8")
    with pytest.raises(BadPack, match=r"units\.toml: not valid TOML"):
        toml_at(path, BadPack)
