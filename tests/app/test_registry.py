"""Games are found by their folders and by entry points."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app import registry
from opfor.app.registry import bundled, listings, load_game
from opfor.core.errors import OpforError


def test_a_game_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, files in {
        "chess": ("game.toml", "__init__.py"),
        "only-a-book": ("game.toml",),
    }.items():
        (tmp_path / name).mkdir()
        for file in files:
            text = f'id = "{name}"\ntitle = "{name}"\nstage = "alpha"\n'
            (tmp_path / name / file).write_text(text if file == "game.toml" else "")
    monkeypatch.setattr(registry, "GAMES", tmp_path)
    assert [listing.id for listing in bundled()] == ["chess"]


def test_a_game_outside_the_package_is_found(toy_installed: Path) -> None:
    assert listings()["race"].module == "tests.toy_game"
    assert load_game("race").title == "Race"


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(OpforError, match="game: 'chess' is not known; choose one of: "):
        load_game("chess")


def test_a_module_without_a_game_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    listing = registry.Listing("half", "Half a game", "alpha", "tests.toy_game.values")
    monkeypatch.setattr(registry, "listings", lambda: {"half": listing})
    with pytest.raises(OpforError, match="Half a game cannot be played yet"):
        load_game("half")
