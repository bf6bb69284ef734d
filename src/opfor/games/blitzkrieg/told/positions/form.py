"""A position file as written: its fields."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from opfor.core.door import position_of

SIDES = ("bot", "player")
Cell = tuple[str, str] | None
Points = Annotated[int, Meta(ge=0)]
CHOICES = {"game": ("blitzkrieg",), "to_move": SIDES}
"""Fields that take one of a few words."""


class VictoryPoints(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Points = 0
    player: Points = 0


class TheatreForm(Struct, frozen=True, forbid_unknown_fields=True):
    """``rows`` are the campaigns from the top; ``closed`` marks a theatre won outright."""

    track: int = 0
    rows: tuple[tuple[Cell, ...], ...] = ()
    closed: bool = False


class PositionForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything the bot needs to decide once. On a board whose theatres are opened one by one,
    a theatre not open at the start is open if it is listed.

    With the bot to move, ``stratagem`` is in force now. It is still to be drawn if the player is
    to move, or if there is none though ``used_stratagems`` lie out (the first of them in force
    last turn, or whatever ``previous_stratagem`` says)."""

    game: Literal["blitzkrieg"] = "blitzkrieg"
    board: str = "base"
    vp: VictoryPoints = VictoryPoints()
    theatres: dict[str, TheatreForm] = {}
    row: tuple[str, ...]
    reserve: tuple[str, ...] = ()
    stratagem: str | None = None
    previous_stratagem: str | None = None
    last_unit: str | None = None
    bag: tuple[str, ...] | None = None
    to_move: Literal["bot", "player"] = "bot"
    used_stratagems: tuple[str, ...] | None = None
    player_bag: tuple[str, ...] | None = None


def parse(raw: bytes) -> PositionForm:
    """The form of a JSON document."""
    return position_of(raw, PositionForm, CHOICES, {})


def cell_form(cell: tuple[int, str] | None) -> list[Any] | None:
    """A space as written: nothing, or side and unit."""
    return None if cell is None else [SIDES[cell[0]], cell[1]]
