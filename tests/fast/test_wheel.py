"""A wheel made where nothing is compiled plays the same numbers as this checkout; the command
``python -m tests.fast.wheel`` tries compiled ones too."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from opfor.fast.built import compiled
from tests.fast.wheel import ROOT, built, told


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    wheel = built(folder, {"OPFOR_FAST": "no"})
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def test_it_plays_the_same_numbers(unpacked: Path) -> None:
    python = Path(sys.executable)
    ours = told(python, "blitzkrieg", {"PYTHONPATH": str(ROOT / "src")})
    theirs = told(python, "blitzkrieg", {"PYTHONPATH": str(unpacked)})
    assert theirs == (ours[0], "readable engine")
    assert ours[1] == ("compiled engine" if compiled("blitzkrieg") else "readable engine")


def test_it_holds_content_and_books_but_no_tests(unpacked: Path) -> None:
    games = unpacked / "opfor" / "games"
    assert (games / "coh" / "__init__.py").is_file()
    assert list((games / "blitzkrieg").rglob("*.toml"))
    assert (unpacked / "opfor" / "tests_cited.json").is_file()
    assert not list(games.rglob("test_*.py"))
    assert not list(unpacked.rglob("_*.so"))
