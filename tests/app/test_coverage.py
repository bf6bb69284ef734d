"""Coverage by rule, on a small game made for the purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app.coverage import Row, as_json, coverage, render_text
from opfor.core.errors import OpforError

RULES = """
game = "toy"
provenance = "original"
chapters = [{ id = "1.1", title = "Moves" }]
rules = [
    { id = "TOY-1", chapter = "1.1", title = "move once", text = "Move once.", status = "done" },
    { id = "TOY-2", chapter = "1.1", title = "never twice", text = "Not twice.", status = "done" },
    { id = "TOY-3", chapter = "1.1", title = "rest", text = "", status = "partial", gap = "naps" },
    { id = "TOY-4", chapter = "1.1", title = "sleep", text = "Sleep." },
    { id = "TOY-5", chapter = "1.1", title = "dream", text = "Dream.", status = "done" },
]
"""
RULINGS = """
provenance = "original"
[[rulings]]
id = "QT-1"
name = "late-nap"
problem = "Naps after dark."
resolution = "Allowed."
choices = ["allowed", "refused"]
default = "allowed"
"""
CODE = """
from opfor.core.cite import cite

class Mover:
    @cite("TOY-1", "TOY-3")
    def move(self): ...

rest = cite("TOY-3")(print)
must("TOY-2", rest)

@cite("TOY-4")
def sleep(): ...
"""
TESTS = """
import pytest

@pytest.mark.rule("TOY-1")
def test_move(): ...

@pytest.mark.rule("TOY-1")
class TestMoves:
    def test_again(self): ...
    def helper(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("TOY-2"))])
def test_many(n): ...
"""
MODULE_MARKED = """
import pytest
pytestmark = [pytest.mark.rule("TOY-3")]
def test_rest(): ...
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout with one game: rows cited by code, by a test, by both, or by neither."""
    files = {
        "pyproject.toml": "",
        "src/opfor/games/toy/books/rules.toml": RULES,
        "src/opfor/games/toy/books/rulings.toml": RULINGS,
        "src/opfor/games/toy/books/definitions.toml": 'provenance = "original"',
        "src/opfor/games/toy/books/golden.toml": 'provenance = "original"',
        "src/opfor/games/toy/bot/moves.py": CODE,
        "src/opfor/games/toy/tests/test_moves.py": TESTS,
        "tests/test_rest.py": MODULE_MARKED,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "src" / "opfor"


def test_code_is_found_by_its_decorator_with_class_and_module(package: Path) -> None:
    assert row(package, "TOY-1").code == ("opfor.games.toy.bot.moves:Mover.move",)


def test_a_cited_value_is_found_by_its_name(package: Path) -> None:
    assert "opfor.games.toy.bot.moves:rest" in row(package, "TOY-3").code


def test_naming_a_row_in_a_cascade_is_no_code(package: Path) -> None:
    assert row(package, "TOY-2").code == ()


def test_tests_are_found_on_functions_classes_and_parameters(package: Path) -> None:
    shown = "src/opfor/games/toy/tests/test_moves.py"
    assert row(package, "TOY-1").tests == (f"{shown}::test_move", f"{shown}::TestMoves::test_again")
    assert row(package, "TOY-2").tests == (f"{shown}::test_many",)


def test_a_marked_module_counts_for_its_tests(package: Path) -> None:
    assert row(package, "TOY-3").tests == ("tests/test_rest.py::test_rest",)


def test_an_installed_package_shows_only_the_tests_it_ships(package: Path) -> None:
    (package.parent.parent / "pyproject.toml").unlink()
    assert row(package, "TOY-3").tests == ()
    assert row(package, "TOY-2").tests != ()


@pytest.mark.parametrize(
    ("rule", "status"),
    [
        ("TOY-1", "done"),
        ("TOY-2", "partial"),  # claimed, tested, but no code
        ("TOY-3", "partial"),  # claimed so
        ("TOY-4", "open"),  # code, but nobody claims it
        ("TOY-5", "open"),  # claimed, but there is nothing
    ],
)
def test_a_claim_is_lowered_to_its_evidence(package: Path, rule: str, status: str) -> None:
    assert row(package, rule).status == status


def test_the_document_has_the_shape_of_the_contract(package: Path) -> None:
    document = as_json(coverage("toy", package, {"late-nap": "refused"}))
    assert list(document) == ["game", "rows", "rulings"]
    assert document["rows"][0] == {
        "id": "TOY-1",
        "title": "move once",
        "status": "done",
        "code": ["opfor.games.toy.bot.moves:Mover.move"],
        "tests": [
            "src/opfor/games/toy/tests/test_moves.py::test_move",
            "src/opfor/games/toy/tests/test_moves.py::TestMoves::test_again",
        ],
    }
    assert document["rulings"] == [
        {
            "name": "late-nap",
            "id": "QT-1",
            "value": "refused",
            "default": "allowed",
            "choices": ["allowed", "refused"],
        }
    ]


def test_the_text_groups_rows_and_counts_them(package: Path) -> None:
    lines = render_text(coverage("toy", package, {})).splitlines()
    assert lines[0] == "1.1 Moves"
    assert " ".join(lines[1].split()) == "TOY-1 done move once moves:Mover.move, 2 tests"
    assert lines[4].strip() == "gap: naps"
    assert "  QT-1      late-nap = allowed (or refused)" in lines
    assert lines[-1] == "14 rows: 1 done, 2 partial, 11 open"


def test_the_full_text_lists_every_place(package: Path) -> None:
    text = render_text(coverage("toy", package, {}), full=True)
    assert "tests/test_rest.py::test_rest" in text


def test_an_unknown_game_is_answered_with_the_known_ones(package: Path) -> None:
    with pytest.raises(OpforError, match="game: 'chess' is not known; choose one of: toy"):
        coverage("chess", package, {})


def row(package: Path, rule: str) -> Row:
    return next(r for r in coverage("toy", package, {}).rows if r.id == rule)


def test_the_list_for_a_wheel_holds_every_test_that_cites() -> None:
    import opfor
    from opfor.app.coverage import all_cited_tests, cited_tests

    root = Path(opfor.__file__).parent
    listed = set(all_cited_tests(root))
    for game in ("blitzkrieg", "tactics2gm"):
        found = cited_tests(root / "games" / game, root)
        assert found
        assert set(found) <= listed
