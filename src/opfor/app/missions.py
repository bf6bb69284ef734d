"""What can be played and how hard it is: the missions of a game with what players win at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from opfor.core.game import Game
from opfor.core.mission_card import MissionCard
from opfor.kit.levels import Won, measured


class Listed(Struct, frozen=True):
    """A mission, and what each player wins at each level it was measured at."""

    card: MissionCard
    won: Mapping[str, Mapping[str, Won]]


def listed(game: Game[Any]) -> list[Listed]:
    """Everything the game offers to play."""
    known = measured(game.folder)
    return [Listed(card, known.get(card.name, {})) for card in game.missions(())]


def document(game: Game[Any]) -> dict[str, Any]:
    """What ``opfor missions GAME --json`` prints."""
    return {"game": game.id, "missions": [_row(each) for each in listed(game)]}


def _row(mission: Listed) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(mission.card)
    levels = {level: msgspec.to_builtins(mission.won.get(level, {})) for level in row["levels"]}
    return {**row, "changes": row["levels"], "levels": levels}
