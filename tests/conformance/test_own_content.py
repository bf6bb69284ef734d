"""Every game takes an owner's content: a copy of ours, brought as packs, is the same game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from opfor.app.own_content import game_of_record, with_packs
from opfor.app.registry import listings, load_game
from opfor.app.session import Session
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.core.game import Game


def copied(game: Game[object], folder: Path) -> list[str]:
    """All packs of a game once more, each replacing every table that it holds."""
    found = []
    for manifest in sorted(game.folder.glob("packs/*/pack.toml")):
        pack = folder / manifest.parent.name
        shutil.copytree(manifest.parent, pack)
        names = [path.stem for path in pack.glob("*.toml") if path.stem != "pack"]
        tables = {name.removesuffix(".toml") for name in game.tables}
        replaced = ", ".join(f'"{name}"' for name in names if name in tables)
        text = manifest.read_text(encoding="utf-8")
        (pack / "pack.toml").write_text(f"replaces = [{replaced}]\n{text}", encoding="utf-8")
        found.append(str(pack))
    return found


def played(game: Game[object], options: dict[str, object]) -> Session:
    setting, _, _ = prepared(game, options, {})
    players = {seat.id: "random" for seat in game.seats(setting) if not seat.bot}
    return Session.new(game, Start(options=options, seed=11, players=players))


@pytest.mark.parametrize("game_id", [name for name in listings() if load_game(name).tables])
def test_a_copy_of_our_content_is_the_same_game_and_needs_no_folder(
    game_id: str, tmp_path: Path
) -> None:
    game = load_game(game_id)
    options = dict(game.variants[-1])
    ours = played(game, options)
    mine = played(with_packs(game, copied(game, tmp_path)), options)
    assert mine.log() == ours.log()
    shutil.rmtree(tmp_path)
    again = game_of_record(mine.header, mine.history.lines)
    setting, _, _ = prepared(again, mine.header.options, mine.header.rulings)
    kept = Session(again, setting, mine.header, lines=mine.history.lines)
    assert (kept.state, kept.notices) == (mine.state, [])
    assert [pack.folder for pack in mine.header.own] == sorted(
        str(tmp_path / path.parent.name) for path in game.folder.glob("packs/*/pack.toml")
    )


def test_a_game_with_content_declares_its_tables() -> None:
    for name in listings():
        game = load_game(name)
        if list(game.folder.glob("packs/*/pack.toml")):
            assert game.tables, f"{name}: content without tables cannot be an owner's"
