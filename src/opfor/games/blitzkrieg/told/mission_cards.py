"""The ways to play there are, as cards."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.errors import OpforError, one_of
from opfor.core.mission_card import MissionCard
from opfor.games.blitzkrieg.told.names import mode_title
from opfor.games.blitzkrieg.values.content import board_folder, load_board
from opfor.games.blitzkrieg.values.options import FOLDER
from opfor.kit.modes import mode_card, modes_in


def mission_cards(names: Sequence[str]) -> list[MissionCard]:
    """Of those named, else of all; a board's file is played against the bot."""
    known = {mode.name: mode_card(mode, mode_title) for mode in modes_in(FOLDER)}
    for name in names:
        if name not in known and not name.endswith(".toml"):
            raise OpforError(one_of("mission", name, known))
    return [known.get(name) or _of_a_file(name) for name in names or known]


def _of_a_file(name: str) -> MissionCard:
    title = load_board(board_folder(name)).title
    options, tasks = {"board": name}, {"player": "meeting"}
    return MissionCard(name=name, title=title, kind="board", options=options, tasks=tasks)
