"""What a new game of Blitzkrieg! can be told, and the setting made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from opfor.games.blitzkrieg.content import PACKS, Board, Units, load_board, load_units


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``mode``: against the bot, or two people. ``stratagems = false`` is the learning game.

    ``extra_vp`` and ``extra_progress`` make the bot harder still.
    """

    board: Literal["base", "nippon"] = "base"
    mode: Literal["solo", "two-player"] = "solo"
    difficulty: Literal["easy", "medium", "hard"] = "medium"
    stratagems: bool = True
    extra_vp: int = 0
    extra_progress: int = 0


class Setting(Struct, frozen=True):
    """What never changes during a game: board, tokens, options, rulings in force."""

    board: Board
    units: Units
    options: Options
    rulings: dict[str, str]

    @property
    def bot(self) -> int | None:
        """The side the bot plays: always the first, and none with two players."""
        return 0 if self.options.mode == "solo" else None

    @property
    def seats(self) -> tuple[str, str]:
        """Seat ids, first side first."""
        return ("bot", "player") if self.bot is not None else self.board.sides


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    """Load the board and its tokens."""
    folder = PACKS / options.board
    return Setting(load_board(folder), load_units(folder), options, dict(rulings))
