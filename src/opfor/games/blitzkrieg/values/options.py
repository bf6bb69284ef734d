"""What a new game of Blitzkrieg! can be told, and the setting made from it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from opfor.core.book import load_book
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.mission_card import REGULAR, Level
from opfor.core.rulings import rulings_from
from opfor.games.blitzkrieg.values.content import (
    BASE,
    Board,
    Units,
    board_folder,
    is_file,
    load_board,
    load_constants,
    load_units,
)
from opfor.games.blitzkrieg.values.pack_faults import refuse_faults
from opfor.games.blitzkrieg.values.rulings import Rulings
from opfor.games.blitzkrieg.values.tables import Constants, Count, HeadStart, Terrain, UnitRow

FOLDER = Path(__file__).parents[1]
STEPS_ALWAYS = 2
"""The head start in Nippon where it does not hang on the difficulty."""
ANYWHERE: tuple[Terrain, ...] = ("land", "sea", "either")
TERRAINS: dict[str, tuple[Terrain, ...]] = {
    "army": ("land", "either"),
    "navy": ("sea", "either"),
    "airforce": ANYWHERE,
    "agent": (),
}


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``board``: one of ours, of an owner's packs, or a file. ``mode``: against the bot, or two
    people. ``stratagems = false`` is the learning game.

    ``extra_vp`` and ``extra_progress`` make the bot harder still; ``handicap`` gives points to the
    second side, which is the person's against the bot, or to the first if it is negative. ``level``
    stands for some of these, as ``books/modes.toml`` says.
    """

    board: str = BASE
    mode: Literal["solo", "two-player"] = "solo"
    difficulty: Literal["easy", "medium", "hard"] = "medium"
    stratagems: bool = True
    extra_vp: Count = 0
    extra_progress: Count = 0
    handicap: int = 0
    level: Level = REGULAR


class Setting(Struct, frozen=True, dict=True):
    """What never changes during a game: board, tokens, options, rulings in force, numbers."""

    board: Board
    units: Units
    options: Options
    rulings: Rulings
    constants: Constants = Constants(provenance="fact")

    @property
    def bot(self) -> int | None:
        """The side the bot plays: always the first, and none with two players."""
        return 0 if self.options.mode == "solo" else None

    @property
    def seats(self) -> tuple[str, str]:
        """Seat ids, first side first."""
        return ("bot", "player") if self.bot is not None else self.board.sides

    @cite("nuclear-ground")
    def ground(self, row: UnitRow) -> list[int]:
        """The spaces of the board that a unit's terrain allows."""
        anywhere = row.nuclear and self.rulings.nuclear_ground == "any"
        allowed = ANYWHERE if anywhere or row.scientist or row.roams else TERRAINS[row.kind]
        return [space.index for space in self.board.spaces if space.terrain in allowed]

    @cite("task-force-effect")
    def skips_effect(self, row: UnitRow) -> bool:
        """Whether the effect of a space is not carried out under this unit: a task force."""
        return row.task_force and self.rulings.task_force_effect == "skipped"

    @property
    def head_start(self) -> HeadStart:
        """How the bot is helped at the start."""
        given = self.constants.head_start[self.options.difficulty]
        if self.board.opens_by_choice and self.rulings.nippon_head_start == "always-two":
            return HeadStart(given.picks, STEPS_ALWAYS)
        return given


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    """Load the board and its tokens; rulings not named take their defaults."""
    folder = board_folder(options.board)
    if is_file(folder):
        refuse_faults(folder)
    board, constants = load_board(folder), load_constants(folder)
    _refuse_decided(options, board, constants)
    return Setting(
        board,
        load_units(folder),
        options,
        rulings_from(Rulings, load_book(FOLDER), rulings),
        constants,
    )


def _refuse_decided(options: Options, board: Board, constants: Constants) -> None:
    """Refuse a start that is an end: enough points, or a marker at the end of its track."""
    steps = max(theatre.steps for theatre in board.theatres)
    for name, value, end in (
        ("extra-vp", options.extra_vp, constants.end_points),
        ("handicap", abs(options.handicap), constants.end_points),
        ("extra-progress", options.extra_progress, steps),
    ):
        if value >= end:
            raise OpforError(f"{name}: {value} would decide the game; give 0 to {end - 1}")
