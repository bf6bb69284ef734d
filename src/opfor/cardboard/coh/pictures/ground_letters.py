"""The ground of a battlefield in letters: one for each kind, for maps made of text."""

from __future__ import annotations

from typing import NamedTuple

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.names import SAY
from opfor.kit.sketch.hexes import Names


class Letter(NamedTuple):
    """What stands for a kind of ground, its id, how it is coloured."""

    sign: str
    ground: str
    style: str = ""

    @property
    def said(self) -> str:
        """What it is called."""
        return SAY(f"letter-{self.ground}")


OPEN = Letter(".", "open")
GROUND = {
    "open": OPEN,
    "plowed-field": Letter(",", "plowed-field"),
    "light-woods": Letter("t", "light-woods", "wood"),
    "heavy-woods": Letter("T", "heavy-woods", "wood"),
    "wood-building": Letter("b", "wood-building", "built"),
    "stone-building": Letter("B", "stone-building", "built"),
    "water": Letter("~", "water", "water"),
    "marsh": Letter('"', "marsh", "water"),
}
OTHER = Letter("o", "other")
ROAD = Letter("=", "road", "quiet")


def ground_letter(field: Battlefield, cell: int) -> Letter:
    """The letter of a hex; a road shows where nothing else does."""
    found = GROUND.get(field.terrain[cell].id, OTHER)
    return ROAD if found is OPEN and field.road[cell] else found


def short_name(field: Battlefield, cell: int) -> str:
    """A hex name without its board."""
    return field.name(cell).rpartition("-")[2]


def margin_names(field: Battlefield) -> Names:
    """Rows have letters, with several boards the board's number before them; columns numbers."""
    short = {place: short_name(field, cell) for cell, place in enumerate(field.map.places)}
    boards = field.board_of if len(set(field.board_of)) > 1 else [""] * len(field)
    rows = {place: f"{boards[field.map.at[place]]}{name[:1]}" for place, name in short.items()}
    return Names(rows, {x: name[1:] for (x, _), name in short.items()})
