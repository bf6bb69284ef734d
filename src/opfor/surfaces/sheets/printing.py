"""Setting a sheet with Typst: data and drawings go into the templates, a PDF comes out."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

from opfor.core.errors import MissingExtra, OpforError, one_of
from opfor.games.coh.missions.mission import Mission
from opfor.surfaces.sheets.contents import sheet_data
from opfor.surfaces.sheets.map_picture import map_svgs

TEMPLATES = Path(__file__).parent / "templates"
PAPERS = {"a4": "a4", "letter": "us-letter"}


def write_sheet(mission: Mission, path: Path, paper: str = "a4", *, brief: bool = False) -> None:
    """Write the sheet of a mission as a PDF; ``brief`` without counters and rules in short."""
    if paper.lower() not in PAPERS:
        raise OpforError(one_of("paper", paper, PAPERS))
    try:
        import typst
    except ImportError:
        raise MissingExtra('printing needs typst: pip install "opfor[sheets]"') from None
    data = sheet_data(mission, brief=brief) | {"paper": PAPERS[paper.lower()]}
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for template in TEMPLATES.glob("*.typ"):
            shutil.copy(template, root / template.name)
        for name, drawing in map_svgs(mission).items():
            (root / name).write_text(drawing, encoding="utf-8")
        (root / "sheet.json").write_text(json.dumps(data), encoding="utf-8")
        made = root / "sheet.pdf"
        main = str(root / "sheet.typ")
        typst.compile(main, output=str(made), root=str(root), ignore_system_fonts=True)
        try:
            shutil.copyfile(made, path)
        except OSError as error:
            raise OpforError(f"{path}: cannot be written: {error.strerror}") from None
