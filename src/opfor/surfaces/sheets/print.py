"""Setting a sheet with Typst: text and drawings go in, a PDF comes out."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from opfor.app.program import how_to_get
from opfor.core.door import write_file
from opfor.core.errors import MissingExtra, OpforError, one_of
from opfor.core.mission_card import REGULAR
from opfor.core.sheet import BACKS, SIZES, Backs, Sheet, SheetWish

PAPERS = {"a4": "a4", "letter": "us-letter"}
TAGGED = ("ua-1",)
"""Typst checks a document against PDF/UA while it sets it: titled, tagged, every drawing named."""


def paper_of(name: str) -> str:
    """What Typst calls a paper size."""
    if name.lower() not in PAPERS:
        raise OpforError(one_of("paper", name, PAPERS))
    return PAPERS[name.lower()]


def size_of(given: str) -> float:
    """The edge of a counter, in millimetres."""
    least, most = SIZES
    try:
        size = float(given)
    except ValueError:
        size = 0.0
    if not least <= size <= most:
        raise OpforError(f"size: {given!r}; give the edge of a counter, {least:g} to {most:g} mm")
    return size


def backs_of(name: str) -> Backs:
    """How backs come behind fronts."""
    for known in BACKS:
        if name.lower() == known:
            return known
    raise OpforError(one_of("backs", name, BACKS))


def wish_of(
    mission: str,
    *,
    level: str = REGULAR,
    paper: str = "a4",
    brief: bool = False,
    rulings: Mapping[str, str] | None = None,
    only: str = "",
    size: str = "16",
    backs: str = "long",
    whole: bool = False,
) -> SheetWish:
    """What is wanted, from words as people type them."""
    return SheetWish(
        mission=mission,
        level=level,
        paper=paper_of(paper),
        brief=brief,
        rulings=rulings or {},
        only=tuple(part for part in only.replace(",", " ").split() if part),
        size=size_of(size),
        backs=backs_of(backs),
        whole=whole,
    )


def write_sheet(sheet: Sheet, path: Path) -> None:
    """Set a sheet and write it as a PDF."""
    typst, fonts = _setter()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in sheet.files.items():
            (root / name).write_text(text, encoding="utf-8")
        made, main = root / "sheet.pdf", str(root / sheet.main)
        typst.compile(
            main,
            output=str(made),
            root=str(root),
            font_paths=[fonts],
            ignore_system_fonts=True,
            pdf_standards=list(TAGGED),
        )
        write_file(path, made.read_bytes())


def _setter() -> tuple[Any, str]:
    """Typst, and the folder of the type that sheets are set in."""
    font = find_spec("font_source_sans_pro")
    try:
        import typst
    except ImportError:
        font = None
    if font is None or font.origin is None:
        raise MissingExtra(f"printing needs typst: {how_to_get('sheets')} brings it")
    return typst, str(Path(font.origin).parent / "files")
