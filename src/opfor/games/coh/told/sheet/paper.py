"""The book of what is printed, and pieces of text made from it: an entry is a title with lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from opfor.cardboard.coh import FOLDER
from opfor.core.fluent import variables
from opfor.core.language import ENGLISH
from opfor.core.phrasebook import PhraseBook

SAY = PhraseBook(FOLDER / "words", "sheets")
SheetPiece = dict[str, Any]
Given = Mapping[str, Any]


def lines_of(name: str, given: Given) -> list[str]:
    """The attributes of an entry in their order; those that come to nothing are left out."""
    parts = SAY.voice(ENGLISH).entry(name).attributes
    return [said for part in parts if (said := SAY.form(name, part, "", given))]


def text(name: str, given: Given, lines: Iterable[str] = ()) -> SheetPiece:
    """A titled list."""
    told = [*lines_of(name, given), *lines]
    return {"type": "text", "title": SAY.form(name, ""), "lines": told}


def table(
    name: str, head: Iterable[str], rows: Iterable[list[str]], given: Given, wide: int = 0
) -> SheetPiece:
    """A table with a note; the column ``wide`` takes the room there is."""
    titles = [SAY(f"head-{each}") for each in head]
    said = {"title": SAY.form(name, ""), "note": " ".join(lines_of(name, given))}
    return {"type": "table", "rows": [titles, *rows], "wide": wide} | said


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def template_words(title: str) -> dict[str, str]:
    """The words that our templates ask for by name."""
    names = [name for name in SAY.voice(ENGLISH).texts if name.startswith("typ-")]
    return {name: SAY.say(name, {"title": title}) for name in names if not _asks_for_more(name)}


def _asks_for_more(name: str) -> bool:
    return bool(variables(SAY.voice(ENGLISH).entry(name).value) - {"title"})
