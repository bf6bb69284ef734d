"""``opfor sheet``: a mission on paper."""

from __future__ import annotations

import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.conftest import Opfor

needs_typst = pytest.mark.skipif(find_spec("typst") is None, reason="needs the extra sheets")


@needs_typst
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_mission_by_its_id(opfor: Opfor, tmp_path: Path, paper: str) -> None:
    out = tmp_path / "sheet.pdf"
    ran = opfor("sheet", "crossroads", "-o", str(out), "--paper", paper)
    assert (ran.code, ran.err) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")


@needs_typst
def test_a_generated_solo_mission_by_its_file(opfor: Opfor, tmp_path: Path) -> None:
    mission, out = tmp_path / "fight.toml", tmp_path / "fight.pdf"
    opfor("generate", "coh", "--auto", "--solo", "--seed", "4", "--out", str(mission))
    ran = opfor("sheet", str(mission), "-o", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")


@needs_typst
def test_a_brief_one_is_shorter(opfor: Opfor, tmp_path: Path) -> None:
    whole, brief = tmp_path / "whole.pdf", tmp_path / "brief.pdf"
    opfor("sheet", "crossroads", "-o", str(whole))
    ran = opfor("sheet", "crossroads", "-o", str(brief), "--brief")
    assert (ran.code, ran.err) == (0, "")
    assert len(brief.read_bytes()) < len(whole.read_bytes())


@needs_typst
@pytest.mark.parametrize(
    "words",
    [
        ("blitzkrieg", "--size", "18", "--backs", "short"),
        ("2gm", "--only", "counters,procedure", "--paper", "letter"),
        ("coh", "--only", "cards", "--backs", "fold"),
        ("bridge-at-dawn", "--only", "fields,rules"),
        ("nippon", "--only", "board"),
    ],
)
def test_a_whole_game_or_parts_of_it(opfor: Opfor, tmp_path: Path, words: tuple[str, ...]) -> None:
    out = tmp_path / "set.pdf"
    ran = opfor("sheet", *words, "-o", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")


@needs_typst
def test_rulings_in_force_are_on_the_procedure(opfor: Opfor, tmp_path: Path) -> None:
    """The ladder that is printed is the one that is played under the ruling."""
    usual, other = tmp_path / "usual.pdf", tmp_path / "other.pdf"
    words = ("sheet", "blitzkrieg", "--only", "procedure", "-o")
    opfor(*words, str(usual))
    opfor(*words, str(other), "--ruling", "theatre-order=by-row")
    assert usual.stat().st_size != other.stat().st_size


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("crossroads", "-o", "sheet.txt"), "call it sheet.pdf"),
        (("nowhere", "-o", "sheet.pdf"), "mission: 'nowhere' is not known"),
        (("no/such.toml", "-o", "sheet.pdf"), "no such mission file"),
        (("crossroads", "-o", "sheet.pdf", "--paper", "a5"), "paper: 'a5'"),
        (("crossroads",), "-o"),
        (("crossroads", "-o", "s.pdf", "--size", "11"), "16 to 20 mm"),
        (("crossroads", "-o", "s.pdf", "--size", "big"), "16 to 20 mm"),
        (("crossroads", "-o", "s.pdf", "--backs", "left"), "backs: 'left'"),
        (("blitzkrieg", "-o", "s.pdf", "--only", "counter"), "did you mean counters?"),
        (("crossroads", "-o", "s.pdf", "--only", "procedure"), "nothing to print"),
        (("2gm", "-o", "s.pdf", "--only", "maps"), "choose one of: front, rules"),
        (("bridge-at-down", "-o", "s.pdf"), "did you mean bridge-at-dawn?"),
    ],
)
def test_bad_wishes_are_refused_in_a_line(opfor: Opfor, words: tuple[str, ...], said: str) -> None:
    ran = opfor("sheet", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


@needs_typst
@pytest.mark.parametrize(("game", "part"), [("coh", "boards"), ("blitzkrieg", "board")])
def test_a_board_lies_on_one_large_sheet(
    game: str, part: str, opfor: Opfor, tmp_path: Path
) -> None:
    """As many pages as boards, each larger than a page of a printer at home."""
    sizes = {}
    for way in ((), ("--whole",)):
        path = tmp_path / f"boards{len(way)}.pdf"
        opfor("sheet", game, "--only", part, *way, "-o", str(path))
        said = subprocess.run(["pdfinfo", "-l", "99", path], capture_output=True, text=True).stdout
        sizes[way] = [float(row.split()[3]) for row in said.splitlines() if "pts" in row]
    assert len(sizes["--whole",]) < len(sizes[()])
    assert min(sizes["--whole",]) > 800
