"""The words of a printed set: those of the templates, and pieces of a game's own book of sheets.

A piece is a message: its value is the title, ``.lines`` what stands below it, a line for each
paragraph. Where two things stand side by side they are parted by `` | ``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from opfor.core.language import ENGLISH
from opfor.core.phrasebook import NO_VALUES, PhraseBook

SAY = PhraseBook.of_the_program("sheets")
PARTED = " | "
PLAINLY = "plainly-"


class Blanks(Mapping[str, Any]):
    """Values that only the printer knows, such as the number of a page: templates fill them in."""

    def __getitem__(self, name: str) -> str:
        return f"⟦{name}⟧"

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def paper_words(book: PhraseBook = SAY) -> dict[str, str]:
    """Everything a template may say, by its id."""
    return {name: book.say(name, Blanks()) for name in book.voice(ENGLISH).texts}


def lines(
    book: PhraseBook, name: str, values: Mapping[str, Any] = NO_VALUES, form: str = "lines"
) -> list[str]:
    return book.form(name, form, "", values).splitlines()


def pairs(
    book: PhraseBook, name: str, values: Mapping[str, Any] = NO_VALUES, form: str = "lines"
) -> list[list[str]]:
    """Lines of two things each: ``Above | spaces it moves``."""
    return [line.split(PARTED) for line in lines(book, name, values, form)]


def plainly(book: PhraseBook, values: Mapping[str, Any] = NO_VALUES) -> dict[str, str]:
    """What measures of ladders mean at a table, by their ids: the messages ``plainly-ID``."""
    named = [name for name in book.voice(ENGLISH).texts if name.startswith(PLAINLY)]
    return {name.removeprefix(PLAINLY): book.say(name, values) for name in named}


def piece(book: PhraseBook, name: str, kind: str = "text", **values: Any) -> dict[str, Any]:
    """A text with its title."""
    return {"type": kind, "title": book.say(name, values), "lines": lines(book, name, values)}


def front(book: PhraseBook, title: str) -> dict[str, Any]:
    """The first page: what it is, how it is made, what is here and how each part is printed."""
    return {
        "kind": "front",
        "title": title,
        "lead": book("front"),
        "pieces": [{"lines": lines(book, "front")}],
        "how": dict(pairs(book, "front", form="how")),
    }


def rules_in_short(book: PhraseBook, pieces: list[dict[str, Any]]) -> dict[str, Any]:
    """The page of rules."""
    return {
        "kind": "texts",
        "title": SAY("rules-in-short"),
        "about": book("rules-about"),
        "columns": 2,
        "points": 9,
        "pieces": pieces,
        "balanced": True,
        "breaks": False,
    }
