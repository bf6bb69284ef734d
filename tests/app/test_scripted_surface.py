"""The scripted surface plays the toy game to its end; it stays small."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.scripted_surface
from opfor.app.conversation import Table
from opfor.app.start import Start
from opfor.core.chance import Seeded
from tests.scripted_surface import ScriptedSurface
from tests.toy_game import GAME


@pytest.mark.parametrize("options", [{}, {"mode": "two-player"}, {"wager": True}])
def test_it_plays_the_toy_game_to_the_end(options: dict[str, object]) -> None:
    chance = Seeded(3)
    table = Table.new(GAME, Start(options=options, seed=3))
    playing = ScriptedSurface(table, lambda sides: chance.pick("surface", sides))
    assert playing.play(200) < 200
    playing.curious()
    ended = next(eyes.view().outcome for eyes in playing.eyes.values())
    assert ended is not None
    assert ended.winner in ("hare", "tortoise")


def test_it_plays_with_dice_and_cards_from_the_table() -> None:
    chance = Seeded(4)
    table = Table.new(GAME, Start(seed=4, mode="table", table_sources=("deck", "die", "tie")))
    playing = ScriptedSurface(table, lambda sides: chance.pick("surface", sides))
    assert playing.play(300) < 300


def test_it_is_a_small_surface() -> None:
    lines = Path(tests.scripted_surface.__file__).read_text().splitlines()
    assert len(lines) < 150
