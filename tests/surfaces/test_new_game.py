"""A new game is written, found, played, tested, and keeps to the rooms."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from opfor.app.new_game import write_game
from opfor.core.book import load_book
from opfor.core.rulings import place, source
from tests.conftest import Opfor

ROOT = Path(__file__).parents[2]


def written(tmp_path: Path, opfor: Opfor) -> Path:
    folder = tmp_path / "mine"
    ran = opfor("new-game", "pebbles", "--in", str(folder))
    assert ran.code == 0
    assert "opfor play pebbles" in ran.out
    assert '[project.entry-points."opfor.games"]\n  pebbles = "mine.pebbles"' in ran.out
    assert f"pip install -e {folder.resolve().parent}" in ran.out
    return folder


def found_by_name(folder: Path) -> dict[str, str]:
    """An environment in which the new game is installed beside opfor."""
    metadata = folder.parent / "site" / "pebbles-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    points = "[opfor.games]\npebbles = mine.pebbles\n"
    (metadata / "entry_points.txt").write_text(points)
    paths = [str(ROOT), str(ROOT / "src"), str(folder.parent), str(metadata.parent)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "OPFOR_GAMES": "pebbles"}


def test_it_passes_the_tests_of_every_game(tmp_path: Path, opfor: Opfor) -> None:
    folder = written(tmp_path, opfor)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    suites = ["tests/conformance/test_playouts.py", "tests/conformance/test_records.py"]
    suites += ["tests/conformance/test_questions.py", "tests/conformance/test_views.py"]
    ran = subprocess.run(
        [*command, *suites, str(folder)],
        cwd=ROOT,
        env=found_by_name(folder),
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert "failed" not in ran.stdout


def test_it_can_be_played_and_says_why(tmp_path: Path, opfor: Opfor) -> None:
    folder = written(tmp_path, opfor)
    ran = subprocess.run(
        [sys.executable, "-m", "opfor", "play", "pebbles", "--seed", "3", "--no-save"],
        input="1\nwhy\nquit\n",
        cwd=tmp_path,
        env=found_by_name(folder),
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0
    assert "(PEB-" in ran.stdout


def test_it_is_written_as_the_house_writes(tmp_path: Path) -> None:
    games = tmp_path / "src" / "opfor" / "games"
    games.mkdir(parents=True)
    for each in (games, games.parent):
        (each / "__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    write_game("zebra-crossing", games, "opfor.games")
    for check in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *check, "--no-cache", "."]
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout
    folder = games / "zebra_crossing"
    book = load_book(folder)
    assert (book.game, place(folder).read_text("utf-8")) == ("zebra-crossing", source(book))


def test_bad_names_and_taken_ones_are_one_line(tmp_path: Path, opfor: Opfor) -> None:
    folder = written(tmp_path, opfor)
    for name, said in (("Bad Name", "small letters"), ("pebbles", "is there already")):
        ran = opfor("new-game", name, "--in", str(folder))
        assert ran.code == 2
        assert said in ran.err
        assert ran.err.count("\n") == 1
