"""A game put together from the files of its folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from opfor.app.new_game import write_game
from opfor.core.game import Game
from opfor.core.game_folder import PLACES, game_in


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of its own, outside the house."""
    write_game("pebbles", tmp_path, "")
    for path in tmp_path.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace(" .pebbles", " pebbles")
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "pebbles"
    for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        del sys.modules[name]


def made(**differs: Any) -> Game[Any]:
    import pebbles  # type: ignore[import-not-found]

    given = {name: getattr(pebbles.GAME, name) for name in Game.__struct_fields__}
    kept = {name: given[name] for name in given if name not in PLACES and name != "variants"}
    required = ("events", "actions", "apply", "new", "outcome", "seats", "view")
    return game_in("pebbles", **kept, **{name: given[name] for name in required}, **differs)


def test_every_place_is_of_a_field() -> None:
    assert set(PLACES) <= set(Game.__struct_fields__)


def test_id_and_title_come_from_the_folder(folder: Path) -> None:
    import pebbles

    assert (pebbles.GAME.id, pebbles.GAME.title) == ("pebbles", "Pebbles")
    assert pebbles.GAME.folder == folder


def test_what_lies_nowhere_keeps_its_default(folder: Path) -> None:
    assert made().foresight is None


def test_what_is_loaded_later_goes_first(folder: Path) -> None:
    (folder / "told" / "on_demand.py").write_text("WORDS = 'later'\n", encoding="utf-8")
    (folder / "told" / "printed.py").write_text("unused = 'found'\n", encoding="utf-8")
    game = made()
    assert game.words == "later"
    assert game.unused == "found"


def test_a_fault_inside_a_room_is_not_taken_for_a_missing_one(folder: Path) -> None:
    (folder / "told" / "printed.py").write_text("import no_such_thing\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        made()
