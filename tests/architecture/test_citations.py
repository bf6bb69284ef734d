"""What code and tests cite exists, and what the books claim can be shown."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from checkout import PACKAGE, ROOT, SAMPLE, parsed, shown, sources

from opfor.app.citations import Citation, citations_in_code, citations_in_tests
from opfor.app.coverage import books, coverage, game_folders
from opfor.core.book import Book

BOOKS = books(PACKAGE)
SERIES = {
    entry.id.partition("-")[0]
    for book in BOOKS.values()
    for kind in (book.rules, book.rulings, book.definitions, book.golden)
    for entry in kind.values()
}
ID = re.compile(rf"({'|'.join(sorted(SERIES))})-[A-Z0-9][\w.-]*")
WITH_OPTIONS = [folder for folder, book in BOOKS.items() if book.rule("X-7").status == "done"]
each_game = pytest.mark.parametrize("folder", BOOKS, ids=[folder.name for folder in BOOKS])


def books_open_to(path: Path) -> list[Book]:
    """The book of the game a file belongs to; outside the game folders, every book."""
    own = [
        book
        for folder, book in BOOKS.items()
        if any(each in path.parents for each in game_folders(folder, PACKAGE))
    ]
    return own or list(BOOKS.values())


def unknown(path: Path, cited: list[Citation]) -> list[str]:
    known = books_open_to(path)
    return [
        f"{shown(path)}:{c.line}: {c.id}" for c in cited if not any(b.knows(c.id) for b in known)
    ]


def test_cited_rows_exist() -> None:
    layers = [path.name for path in PACKAGE.iterdir() if path.is_dir()]
    code = {path: citations_in_code(path, "") for path in sources(*layers)}
    places = [*PACKAGE.rglob("tests/**/*.py"), *(ROOT / "tests").rglob("*.py")]
    tests = {
        path: citations_in_tests(path, "") for path in places if not path.is_relative_to(SAMPLE)
    }
    assert [line for path, cited in (code | tests).items() for line in unknown(path, cited)] == []


def test_rows_named_anywhere_in_the_code_exist() -> None:
    """Criteria, outcomes and messages name rows as plain strings."""
    lines = []
    for path in sources("core", "kit", "cardboard", "games", "app"):
        texts = [(text, line) for text, line in literals(path) if ID.fullmatch(text)]
        lines += unknown(path, [Citation(text, "", line) for text, line in texts])
    assert lines == []


def literals(path: Path) -> list[tuple[str, int]]:
    """Every string written in a source file, with its line."""
    nodes = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant)]
    return [(node.value, node.lineno) for node in nodes if isinstance(node.value, str)]


def attributes(path: Path) -> set[str]:
    """Every attribute asked for in a source file: typed rulings are asked for so."""
    return {node.attr for node in ast.walk(parsed(path)) if isinstance(node, ast.Attribute)}


@each_game
def test_claims_can_be_shown(folder: Path) -> None:
    """Done needs code and a test; partial needs code, and says what is missing."""
    book, empty = BOOKS[folder], []
    rows = {row.id: row for row in coverage(book.game, PACKAGE, {}).rows}
    for rule in book.rules.values():
        row = rows[rule.id]
        if rule.status != "open" and not row.code:
            empty.append(f"{rule.id} is claimed {rule.status}, but no code cites it")
        if rule.status == "done" and not row.tests:
            empty.append(f"{rule.id} is claimed done, but no test cites it")
        if (rule.status == "partial") != bool(rule.gap):
            empty.append(f"{rule.id}: a gap belongs to a partial row, and to no other")
    assert empty == []


@pytest.mark.parametrize("folder", WITH_OPTIONS, ids=[each.name for each in WITH_OPTIONS])
def test_options_promised_are_options_built(folder: Path) -> None:
    """With X-7 claimed done, every ruling that can go two ways is asked for by the game's code."""
    book = BOOKS[folder]
    layers = [each.relative_to(PACKAGE).as_posix() for each in game_folders(folder, PACKAGE)]
    paths = sources(*layers)
    texts = {text for path in paths for text, _ in literals(path)}
    texts |= {name.replace("_", "-") for path in paths for name in attributes(path)}
    open_to_choice = {r.name for r in book.rulings.values() if r.is_open_to_choice}
    assert open_to_choice - texts == set()
