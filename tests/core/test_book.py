"""Rule books: loading, looking up, and settling rulings."""

from __future__ import annotations

from pathlib import Path

import pytest

import opfor
from opfor.core.book import Book, load_book, resolve
from opfor.core.errors import BadPack, OpforError

GAMES = Path(opfor.__file__).parent / "games"


@pytest.fixture
def blitzkrieg() -> Book:
    return load_book(GAMES / "blitzkrieg")


def test_a_row_is_found_by_id(blitzkrieg: Book) -> None:
    rule = blitzkrieg.rule("BLZ-1.5")
    assert rule.title == "the most empty spaces in the open campaign"
    assert rule.chapter == "5.4"


def test_rows_of_every_game_are_in_each_book(blitzkrieg: Book) -> None:
    assert blitzkrieg.rule("X-3").title == "every automated decision leaves a trace"


def test_an_unknown_row_is_named(blitzkrieg: Book) -> None:
    with pytest.raises(OpforError, match=r"blitzkrieg: there is no row 'BLZ-9\.9'"):
        blitzkrieg.rule("BLZ-9.9")


def test_everything_citable_has_a_title(blitzkrieg: Book) -> None:
    assert blitzkrieg.title("QB-4") == blitzkrieg.title("bombed-unit") == "bombed unit"
    assert blitzkrieg.knows("V-25")
    assert blitzkrieg.knows("GT-BLZ-1")
    assert not blitzkrieg.knows("COH-1.0-a")


def test_unchosen_rulings_take_their_default(blitzkrieg: Book) -> None:
    assert resolve(blitzkrieg, {})["bombed-unit"] == "research-pile"


@pytest.mark.rule("X-7")
def test_a_chosen_value_changes_only_its_ruling(blitzkrieg: Book) -> None:
    plain, chosen = resolve(blitzkrieg, {}), resolve(blitzkrieg, {"bombed-unit": "bag"})
    assert {name for name in plain if plain[name] != chosen[name]} == {"bombed-unit"}


def test_a_misspelt_ruling_is_answered_with_the_one_meant(blitzkrieg: Book) -> None:
    with pytest.raises(OpforError, match="'bombed-units' is not known; near it: bombed-unit"):
        resolve(blitzkrieg, {"bombed-units": "bag"})


def test_a_ruling_like_no_other_is_answered_with_where_they_are_listed(blitzkrieg: Book) -> None:
    with pytest.raises(OpforError, match="'x' is not known; opfor rules blitzkrieg lists them"):
        resolve(blitzkrieg, {"x": "bag"})


def test_a_wrong_value_is_answered_with_the_choices(blitzkrieg: Book) -> None:
    with pytest.raises(OpforError, match="'cup' is not known; choose one of: research-pile, bag"):
        resolve(blitzkrieg, {"bombed-unit": "cup"})


def test_a_missing_book_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"rules\.toml: no such file"):
        load_book(tmp_path).rules  # noqa: B018 (reading is what fails)


def test_a_bad_field_names_file_and_place(tmp_path: Path) -> None:
    (tmp_path / "books").mkdir()
    text = 'game = "toy"\nprovenance = "original"\nchapters = []\n[[rules]]\nid = 5\n'
    (tmp_path / "books" / "rules.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match=r"rules\.toml: Expected `str`, got `int`.*rules\[0\]\.id"):
        load_book(tmp_path).rules  # noqa: B018 (reading is what fails)
