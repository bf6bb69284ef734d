"""Setting a sheet with Typst: data and map go into the template, a PDF comes out."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Literal

from opfor.core.errors import MissingExtra, OpforError, one_of
from opfor.games.coh.mission import Mission
from opfor.surfaces.sheets.contents import sheet_data
from opfor.surfaces.sheets.map_picture import map_svg

TEMPLATE = Path(__file__).parent / "sheet.typ"
PAPERS = {"a4": "a4", "letter": "us-letter"}

Paper = Literal["a4", "letter"]


def write_sheet(mission: Mission, path: Path, paper: str = "a4") -> None:
    """Write the sheet of a mission as a PDF (or, by the name of the file, as PNG pages)."""
    if paper.lower() not in PAPERS:
        raise OpforError(one_of("paper", paper, PAPERS))
    try:
        import typst
    except ImportError:
        raise MissingExtra('printing needs typst: pip install "opfor[sheets]"') from None
    data = sheet_data(mission) | {"paper": PAPERS[paper.lower()]}
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        shutil.copy(TEMPLATE, root / TEMPLATE.name)
        (root / "map.svg").write_text(map_svg(mission), encoding="utf-8")
        (root / "sheet.json").write_text(json.dumps(data), encoding="utf-8")
        made = root / "sheet.pdf"
        typst.compile(str(root / TEMPLATE.name), output=str(made), root=str(root))
        try:
            shutil.copyfile(made, path)
        except OSError as error:
            raise OpforError(f"{path}: cannot be written: {error.strerror}") from None
