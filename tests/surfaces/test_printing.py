"""Setting what a game wants on paper."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from opfor.core.errors import MissingExtra, OpforError
from opfor.core.sheet import Sheet
from opfor.surfaces.sheets import paper_of, write_sheet

needs_typst = pytest.mark.skipif(find_spec("typst") is None, reason="needs the extra sheets")
SHEET = Sheet(
    {"sheet.typ": '#set document(title: "A fight")\n#read("fight.txt")', "fight.txt": "A fight."}
)


@needs_typst
def test_the_text_is_set_with_the_files_it_reads(tmp_path: Path) -> None:
    write_sheet(SHEET, tmp_path / "fight.pdf")
    assert (tmp_path / "fight.pdf").read_bytes().startswith(b"%PDF")


def test_another_paper_is_refused() -> None:
    assert paper_of("Letter") == "us-letter"
    with pytest.raises(OpforError, match="paper: 'a5' is not known; choose one of: a4, letter"):
        paper_of("a5")


def test_without_typst_one_line_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(MissingExtra, match=r"run\.py sheet --help brings it"):
        write_sheet(SHEET, tmp_path / "fight.pdf")


@needs_typst
def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OpforError, match=r"cannot be written \(No such file"):
        write_sheet(SHEET, tmp_path / "missing" / "fight.pdf")
