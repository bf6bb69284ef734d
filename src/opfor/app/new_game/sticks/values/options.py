"""What a new game can be told, and what never changes during it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.app.new_game.sticks.values.rulings import Rulings
from opfor.core.book import load_book
from opfor.core.game import Seat
from opfor.core.rulings import rulings_from

FOLDER = Path(__file__).parents[1]
SEATS = ("bot", "player")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``heap``: how many sticks there are."""

    mode: Literal["solo", "two-player"] = "solo"
    heap: int = 13


class Setting(Struct, frozen=True):
    options: Options
    rulings: Rulings


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    return Setting(options, rulings_from(Rulings, load_book(FOLDER), rulings))


def seats(setting: Setting) -> Sequence[Seat]:
    solo = setting.options.mode == "solo"
    return [Seat("bot", "Bot" if solo else "First player", bot=solo), Seat("player", "Player")]
