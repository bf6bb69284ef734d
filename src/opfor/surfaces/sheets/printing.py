"""Setting a sheet with Typst: text and drawings go in, a PDF comes out."""

from __future__ import annotations

import tempfile
from pathlib import Path

from opfor.app.program import how_to_get
from opfor.core.door import write_file
from opfor.core.errors import MissingExtra, OpforError, one_of
from opfor.core.game import Sheet

PAPERS = {"a4": "a4", "letter": "us-letter"}


def paper_of(name: str) -> str:
    """What Typst calls a paper size."""
    if name.lower() not in PAPERS:
        raise OpforError(one_of("paper", name, PAPERS))
    return PAPERS[name.lower()]


def write_sheet(sheet: Sheet, path: Path) -> None:
    """Set a sheet and write it as a PDF."""
    try:
        import typst
    except ImportError:
        raise MissingExtra(f"printing needs typst: {how_to_get('sheets')} brings it") from None
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in sheet.files.items():
            (root / name).write_text(text, encoding="utf-8")
        made, main = root / "sheet.pdf", str(root / sheet.main)
        typst.compile(main, output=str(made), root=str(root), ignore_system_fonts=True)
        write_file(path, made.read_bytes())
