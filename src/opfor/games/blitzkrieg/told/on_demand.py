"""What the game offers beyond a turn at the table, loaded when somebody first asks for it."""

from __future__ import annotations

from opfor.core.sheet import Sheet, SheetWish


def sheet(wish: SheetWish) -> Sheet:
    """The whole set, to play from on paper."""
    from opfor.games.blitzkrieg.told.sheet import sheet

    return sheet(wish)
