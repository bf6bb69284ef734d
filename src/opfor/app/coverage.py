"""Coverage by rule: every row of a game, what carries it out, what tests it, what is claimed.

A row counts as done only if the book claims it, some code cites it and some test cites it.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from opfor.app.citations import Citation, citations_in_code, citations_in_tests
from opfor.app.weights import weight_said
from opfor.core.book import Book, Chapter, Rule, Status, load_book, resolve
from opfor.core.codec import decode
from opfor.core.errors import OpforError, one_of

BOOKS = ("games/*/books/rules.toml", "cardboard/*/books/rules.toml")
LAYERS = ("core", "kit", "app")
CITED = "tests_cited.json"
"""In an installed package: which test cites which row."""
"""Code outside the game folders that may carry out rows of any game."""


class Row(Struct, frozen=True):
    """A catalogue row with its evidence."""

    id: str
    chapter: str
    title: str
    status: Status
    gap: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


class RulingInForce(Struct, frozen=True):
    """A ruling with the value that is played."""

    name: str
    id: str
    value: str
    default: str
    choices: tuple[str, ...]
    weight: str = ""
    """What playing it the other way does, where that was measured."""


class Coverage(Struct, frozen=True):
    """What ``opfor rules GAME`` shows."""

    game: str
    chapters: tuple[Chapter, ...]
    rows: tuple[Row, ...]
    rulings: tuple[RulingInForce, ...]

    def count(self, status: Status) -> int:
        """How many rows have this status."""
        return sum(row.status == status for row in self.rows)


def coverage(game_id: str, package_root: Path, rulings: Mapping[str, str]) -> Coverage:
    """The matrix of one game; ``package_root`` is the folder of the ``opfor`` package."""
    folder = game_folder(game_id, package_root)
    book = load_book(folder)
    code = _places(cited_code(folder, package_root))
    tests = _places(cited_tests(folder, package_root))
    values = resolve(book, rulings)
    return Coverage(
        game=book.game,
        chapters=book.chapters,
        rows=tuple(_row(rule, code, tests) for rule in book.rules.values()),
        rulings=tuple(
            RulingInForce(
                r.name, r.id, values[r.name], r.default, r.choices, weight_said(folder, r.name)
            )
            for r in book.rulings.values()
        ),
    )


def books(package_root: Path) -> dict[Path, Book]:
    """Every book of the package by its folder: a game's, or the cardboard that games share."""
    found = sorted(path for pattern in BOOKS for path in package_root.glob(pattern))
    return {path.parents[1]: load_book(path.parents[1]) for path in found}


def game_folder(game_id: str, package_root: Path) -> Path:
    """The folder whose book is that of ``game_id``; games of one cardboard share a book."""
    known = {book.game: folder for folder, book in books(package_root).items()}
    for data in _listed_games(package_root).values():
        if "cardboard" in data:
            known.setdefault(data["id"], package_root / "cardboard" / data["cardboard"])
    if game_id not in known:
        raise OpforError(one_of("game", game_id, sorted(known)))
    return known[game_id]


def game_folders(folder: Path, package_root: Path) -> list[Path]:
    """The folder of a book and, where it is shared cardboard, those of the games played with it."""
    kinds = _listed_games(package_root)
    return [folder, *(game for game, data in kinds.items() if _shares(data, folder, package_root))]


def _listed_games(package_root: Path) -> dict[Path, dict[str, Any]]:
    """What the games of the package say of themselves, by folder."""
    named = sorted(package_root.glob("games/*/game.toml"))
    return {path.parent: tomllib.loads(path.read_text(encoding="utf-8")) for path in named}


def _shares(data: Mapping[str, Any], folder: Path, package_root: Path) -> bool:
    return "cardboard" in data and package_root / "cardboard" / data["cardboard"] == folder


def cited_code(folder: Path, package_root: Path) -> list[Citation]:
    """Citations of the game's own code and of the layers every game stands on."""
    found: list[Citation] = []
    own = game_folders(folder, package_root)
    for root in (*own, *(package_root / layer for layer in LAYERS)):
        for path in sorted(root.rglob("*.py")):
            inside = path.relative_to(root)
            if "tests" not in inside.parts:
                found += citations_in_code(path, _module(path, package_root))
    return found


def all_cited_tests(package_root: Path) -> list[Citation]:
    """Citations of every test of a checkout, for the list in a wheel."""
    checkout = package_root.parent.parent
    paths = sorted((*package_root.rglob("tests/**/*.py"), *(checkout / "tests").rglob("*.py")))
    return [
        each
        for path in paths
        for each in citations_in_tests(path, path.relative_to(checkout).as_posix())
    ]


def cited_tests(folder: Path, package_root: Path) -> list[Citation]:
    """Citations of the tests of the game and of those beside ``src``; an installed package has no
    tests and tells them from the list made when it was built."""
    found: list[Citation] = []
    checkout = package_root.parent.parent
    own = game_folders(folder, package_root)
    if (package_root / CITED).is_file():
        told = decode((package_root / CITED).read_bytes(), list[Citation])
        homes = [f"src/opfor/{each.relative_to(package_root).as_posix()}/" for each in own
                 if each.is_relative_to(package_root)]  # fmt: skip
        found += [c for c in told if c.place.startswith(("tests/", *homes))]
    for path in sorted(path for each in own for path in (each / "tests").rglob("*.py")):
        shown = Path("src", "opfor") / path.relative_to(package_root)
        found += citations_in_tests(path, shown.as_posix())
    if (checkout / "pyproject.toml").is_file():
        for path in sorted((checkout / "tests").rglob("*.py")):
            found += citations_in_tests(path, path.relative_to(checkout).as_posix())
    return found


def as_json(matrix: Coverage) -> dict[str, Any]:
    """The contract's document."""
    return {
        "game": matrix.game,
        "rows": [
            {
                "id": row.id,
                "title": row.title,
                "status": row.status,
                "code": list(row.code),
                "tests": list(row.tests),
            }
            for row in matrix.rows
        ],
        "rulings": [
            {
                "name": ruling.name,
                "id": ruling.id,
                "value": ruling.value,
                "default": ruling.default,
                "choices": list(ruling.choices),
            }
            for ruling in matrix.rulings
        ],
    }


def render_text(matrix: Coverage, full: bool = False) -> str:
    """The matrix to read: a table by chapter, the rulings, and a summary line at the end.

    ``full`` lists every place; otherwise the first place and the number of tests must do.
    """
    lines: list[str] = []
    for chapter in matrix.chapters:
        lines += [f"{chapter.id} {chapter.title}"]
        for row in matrix.rows:
            if row.chapter == chapter.id:
                lines += _row_text(row, full)
        lines += [""]
    lines += ["Rulings (value in force; * = not the default)"]
    lines += [_ruling_text(ruling) for ruling in matrix.rulings]
    counts = ", ".join(f"{matrix.count(status)} {status}" for status in ("done", "partial", "open"))
    return "\n".join([*lines, "", f"{len(matrix.rows)} rows: {counts}"])


def _row_text(row: Row, full: bool) -> list[str]:
    where = "" if full else _where(row)
    lines = [f"  {row.id:<12} {row.status:<8} {row.title:<58} {where}".rstrip()]
    lines += [f"{'':<15}gap: {row.gap}"] if row.status == "partial" and row.gap else []
    return lines + ([f"{'':<15}{place}" for place in (*row.code, *row.tests)] if full else [])


def _where(row: Row) -> str:
    """``theatre:close_and_win +1, 3 tests``: the first place without its package."""
    parts = []
    if row.code:
        module, _, name = row.code[0].partition(":")
        more = f" +{len(row.code) - 1}" if len(row.code) > 1 else ""
        parts += [f"{module.rpartition('.')[2]}:{name}{more}"]
    if row.tests:
        parts += ["1 test" if len(row.tests) == 1 else f"{len(row.tests)} tests"]
    return ", ".join(parts)


def _ruling_text(ruling: RulingInForce) -> str:
    mark = " " if ruling.value == ruling.default else "*"
    others = [choice for choice in ruling.choices if choice != ruling.value]
    instead = f" (or {', '.join(others)})" if others else ""
    weight = f"\n{'':<12}{ruling.weight}" if ruling.weight else ""
    return f"{mark} {ruling.id:<9} {ruling.name} = {ruling.value}{instead}{weight}"


def _row(rule: Rule, code: Mapping[str, list[str]], tests: Mapping[str, list[str]]) -> Row:
    carried_out, tested = code.get(rule.id, []), tests.get(rule.id, [])
    status = _status(rule.status, bool(carried_out), bool(tested))
    return Row(
        rule.id, rule.chapter, rule.title, status, rule.gap, tuple(carried_out), tuple(tested)
    )


def _status(claim: Status, has_code: bool, has_test: bool) -> Status:
    """What is claimed, lowered to what can be shown."""
    if claim == "open" or not (has_code or has_test):
        return "open"
    return "done" if claim == "done" and has_code and has_test else "partial"


def _places(citations: Iterable[Citation]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = defaultdict(list)
    for citation in citations:
        if citation.place not in places[citation.id]:
            places[citation.id].append(citation.place)
    return places


def _module(path: Path, package_root: Path) -> str:
    parts = path.relative_to(package_root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
