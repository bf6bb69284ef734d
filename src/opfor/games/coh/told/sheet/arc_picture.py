"""A small picture of what a counter's front is: three hexes and all beyond them."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.games.coh.told.sheet.map_ground import ACROSS, DOWN, PALETTE, centre, outline
from opfor.kit.hexes import Facing
from opfor.kit.masks import members
from opfor.kit.scene import Group, Item, Polygon, Rect, Scene, Text

REACH = 2
HEXES = 19
"""As many hexes lie within two of one that is not near an edge."""


def arc_scene(field: Battlefield) -> Scene:
    """A unit facing north, its front arc shaded, its neighbours called by what they are."""
    middle = next(c for c in range(len(field)) if field.within(c, REACH).bit_count() == HEXES)
    arc = field.arc(middle, Facing.N)
    items: list[Item] = []
    for cell in members(field.within(middle, REACH)):
        in_front = bool(arc >> cell & 1)
        tone = "pale-0" if in_front else "paper"
        items.append(Polygon(outline(field, cell), tone, "grid", 1.5))
        if cell != middle:
            x, y = centre(field, cell)
            word = "front" if in_front else "flank"
            items.append(Text(x, y + 6, word, 18, "label", "middle", bold=in_front))
    x, y = centre(field, middle)
    tip = ((x, y - 36), (x - 13, y - 24), (x + 13, y - 24))
    items += [Rect(x - 24, y - 24, 48, 48, "side-0", "ink", 1, 3), Polygon(tip, "side-0")]
    left, top = x - (3 * REACH + 2) * ACROSS - 2, y - (2 * REACH + 1) * DOWN - 2
    wide, high = 2 * (x - left), 2 * (y - top)
    body = (Rect(0, 0, wide, high, "paper"), Group(tuple(items), -left, -top))
    words = "The front arc of a unit facing north."
    return Scene(wide, high, "Front and flank", words, body, PALETTE)
