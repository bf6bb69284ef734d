"""Every game has the same rooms, and each imports only rooms below it."""

from __future__ import annotations

from pathlib import Path

import pytest
from checkout import PACKAGE
from rooms import faults, game_folders, gerunds

GAMES = PACKAGE / "games"
FOLDERS = {folder.relative_to(GAMES).as_posix(): folder for folder in game_folders(GAMES)}


@pytest.mark.parametrize("name", sorted(FOLDERS))
def test_a_game_keeps_to_the_rooms(name: str) -> None:
    assert faults(FOLDERS[name], f"opfor.games.{name.replace('/', '.')}") == []


@pytest.mark.parametrize("surface", sorted((PACKAGE / "surfaces").iterdir()), ids=lambda p: p.name)
def test_a_file_of_a_surface_is_no_gerund(surface: Path) -> None:
    assert [fault for path in surface.glob("*.py") for fault in gerunds(path)] == []


# -- the check finds faults ----------------------------------------------------------------------


def built(folder: Path, files: dict[str, str]) -> list[str]:
    """The faults of a small game that keeps to the rooms but for ``files``."""
    good = {
        "__init__": "from games.race.told.words import WORDS",
        "values/state": "from msgspec import Struct",
        "rules/movement": "from games.race.values.state import State",
        "bot/card": "from games.race.rules import movement",
        "course/turn": "from games.race.bot.card import choose\nimport games.race.values.state",
        "told/words": "from games.race.course.turn import step",
        "tests/test_turn": "from games.race import GAME",
    }
    for name, text in (good | files).items():
        path = folder / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return faults(folder, "games.race")


def test_a_good_game_has_no_faults(tmp_path: Path) -> None:
    assert built(tmp_path, {}) == []


def test_an_upward_import_is_found(tmp_path: Path) -> None:
    found = built(tmp_path, {"rules/movement": "from games.race.bot.card import choose"})
    assert found == ["rules/movement.py: line 1: rules imports bot, which lies above it"]


@pytest.mark.parametrize(
    ("line", "room"),
    [
        ("def f():\n    from games.race import GAME", "the game itself"),
        ("from games.race import told", "told"),
        ("import games.race.course.turn as turn", "course"),
        ("from games.race.tests.table import solo", "tests"),
    ],
)
def test_an_upward_import_is_found_however_it_is_written(
    tmp_path: Path, line: str, room: str
) -> None:
    (found,) = built(tmp_path, {"bot/card": line})
    assert f"bot imports {room}" in found


def test_the_room_itself_and_those_below_may_be_imported(tmp_path: Path) -> None:
    lines = "from games.race.bot import wins\nfrom games.race import values\nimport games.racer"
    assert built(tmp_path, {"bot/card": lines}) == []


def test_a_file_outside_the_rooms_is_found(tmp_path: Path) -> None:
    found = built(tmp_path, {"flow": "", "solo/turn": ""})
    assert [fault.partition(":")[0] for fault in found] == ["flow.py", "solo/turn.py"]


def test_a_gerund_is_found_and_a_noun_of_the_books_is_not(tmp_path: Path) -> None:
    names = (
        "rules/closing",
        "told/drawing/__init__",
        "rules/bombing",
        "told/wing",
        "told/laying_out",
    )
    found = built(tmp_path, dict.fromkeys(names, ""))
    assert [fault.partition(":")[0] for fault in found] == [
        "rules/closing.py",
        "told/drawing/__init__.py",
        "told/laying_out.py",
    ]


def test_twins_side_by_side_are_found(tmp_path: Path) -> None:
    found = built(tmp_path, {"rules/order": "", "rules/orders/text": "", "told/turns": ""})
    assert found == ["rules/order: has a twin, orders; tell them apart"]
