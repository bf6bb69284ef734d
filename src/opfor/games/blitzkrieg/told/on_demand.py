"""What the game offers beyond a turn at the table, loaded when somebody first asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.core.drawing import Drawing
from opfor.core.mission_card import MissionCard
from opfor.core.sheet import Sheet, SheetWish
from opfor.games.blitzkrieg.values.options import FOLDER, Options


def sheet(wish: SheetWish) -> Sheet:
    """The whole set, to play from on paper."""
    from opfor.games.blitzkrieg.told.sheet import sheet

    return sheet(wish)


def missions(names: Sequence[str]) -> Sequence[MissionCard]:
    """Cards of the missions so named, of all where none is."""
    from opfor.games.blitzkrieg.told.mission_cards import mission_cards

    return mission_cards(names)


def levels(options: Options) -> Mapping[str, Mapping[str, Any]]:
    """What each level sets in the mode that is played."""
    from opfor.kit.modes import levels_of, modes_in

    return levels_of(modes_in(FOLDER), options)


def drawn_up() -> Drawing:
    """What is known of a board's file while somebody writes it."""
    from opfor.games.blitzkrieg.told.drawn.file import DRAWING

    return DRAWING
