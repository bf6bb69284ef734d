"""The rule books miss no row, cite nothing unknown, and claim nothing they cannot show."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from checkout import PACKAGE

from opfor.app.coverage import books
from opfor.core.book import Book

NAME = "catalogue_ids.txt"
EVERY_GAME = Path(__file__).parent / NAME
"""The rows that hold for every game; each game keeps its own in its tests, or goes without."""

BOOKS = {book.game: book for book in books(PACKAGE).values()}
every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
YARDSTICKS = {
    book.game: folder / "tests" / NAME
    for folder, book in books(PACKAGE).items()
    if (folder / "tests" / NAME).is_file()
}


def catalogue(yardstick: Path) -> dict[str, str]:
    """Every row id of a catalogue with its chapter; chapters and the whole tell their numbers."""
    head, *lines = yardstick.read_text(encoding="utf-8").splitlines()
    chapter_of: dict[str, str] = {}
    for line in filter(None, lines):
        match = re.fullmatch(r"([\d.]+) \((\d+)\): (.*)", line)
        assert match is not None, line
        ids = match[3].split()
        assert len(ids) == int(match[2])
        chapter_of |= dict.fromkeys(ids, match[1])
    assert f" {len(chapter_of)} rows" in head
    return chapter_of


@pytest.mark.parametrize("game", YARDSTICKS)
def test_no_catalogue_row_is_missing_or_invented(game: str) -> None:
    expected = catalogue(EVERY_GAME) | catalogue(YARDSTICKS[game])
    assert {rule.id: rule.chapter for rule in BOOKS[game].rules.values()} == expected


def test_rulings_definitions_and_examples_are_numbered_without_a_gap() -> None:
    entries = [
        (*b.rulings.values(), *b.definitions.values(), *b.golden.values()) for b in BOOKS.values()
    ]
    numbers: dict[str, set[int]] = {}
    for entry in (e for each in entries for e in each):
        series, _, number = entry.id.rpartition("-")
        numbers.setdefault(series, set()).add(int(number))
    gaps = {s: set(range(1, max(found) + 1)) - found for s, found in numbers.items()}
    assert {series: missing for series, missing in gaps.items() if missing} == {}


@every_book
def test_references_between_entries_resolve(book: Book) -> None:
    missing = {r.id: ref for r in book.rules.values() for ref in r.refs if not book.knows(ref)}
    assert missing == {}


@every_book
def test_titles_are_short_and_tell_rows_apart(book: Book) -> None:
    titles = [rule.title for rule in book.rules.values()]
    assert [title for title, n in Counter(titles).items() if n > 1] == []
    assert [title for title in titles if not 2 <= len(title.split()) <= 9] == []
    assert [title for title in titles if title.endswith(".")] == []


@every_book
def test_rulings_offer_their_default_and_explain_every_other_way(book: Book) -> None:
    for ruling in book.rulings.values():
        assert ruling.default in ruling.choices, ruling.name
        assert len(set(ruling.choices)) == len(ruling.choices), ruling.name
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ruling.name)
        assert bool(ruling.alternative) == ruling.is_open_to_choice, ruling.name
        others = [c for c in ruling.choices if c != ruling.default]
        assert all(choice in ruling.alternative for choice in others), ruling.name
        assert ruling.problem
        assert ruling.resolution
