"""The typed rulings of every game are those of its book."""

from __future__ import annotations

import pytest
from checkout import PACKAGE

from opfor.app.coverage import books
from opfor.core.rulings import place, source

BOOKS = {folder.name: (folder, book) for folder, book in books(PACKAGE).items()}


@pytest.mark.parametrize("name", BOOKS)
def test_the_typed_rulings_are_those_of_the_book(name: str) -> None:
    folder, book = BOOKS[name]
    written = place(folder).read_text(encoding="utf-8")
    assert written == source(book), "write it again: python -m opfor.core.rulings FOLDER"
