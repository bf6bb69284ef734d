"""Games are found by their folders, also inside another game's folder."""

from __future__ import annotations

from opfor.app.registry import bundled, load_game


def test_a_game_inside_another_games_folder_is_found() -> None:
    found = {listing.id: listing.module for listing in bundled()}
    assert found["coh-generator"] == "opfor.games.coh.generator"


def test_its_book_is_that_of_the_game_around_it() -> None:
    game = load_game("coh-generator")
    assert (game.folder / "books" / "rules.toml").is_file()
    assert game.folder.name == "coh"
