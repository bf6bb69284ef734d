"""The position as a drawing: our own symbols on a plain hex map, with a headline and a legend."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.pictures.ground import (
    GROUND,
    HEAD,
    MARGIN,
    centre,
    ground_items,
    outline,
    size_of,
    symbol,
)
from opfor.games.coh.told.board_text import board_text, headline
from opfor.games.coh.told.scene.counters import COUNTERS, stack
from opfor.games.coh.told.scene.marks import MARKS, marks_above, marks_below
from opfor.games.coh.told.view import view
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.masks import members
from opfor.kit.scene import Circle, Group, Item, Line, Polygon, Rect, Scene, Text, Tone

PALETTE = {**GROUND, **COUNTERS, **MARKS, "shade": Tone("#20231d", "#000000")}
LEGEND = 74.0
MARKS_SAID = (
    "wedge: facing · yellow frame: activated · grey strip: spent · burst: hit · yellow strip: "
    "hidden, or which hit · flag: control · +n: DM of the ground · ▲: level"
)


def picture(setting: Setting, state: State, seat: str) -> Scene:
    """The whole map as a seat may see it."""
    shown = view(setting, state, seat)
    sight = look(setting, shown)
    items = ground_items(setting.field)
    items += marks_below(sight)
    for cell, units in sight.at.items():
        items += stack(sight, cell, units)
    items += marks_above(sight)
    title = f"Conflict of Heroes: {setting.mission.title}"
    said = headline(setting, shown)
    return _framed(setting.field, title, said, board_text(setting, state, seat), items)


def sight_picture(field: Battlefield, origin: int, text: str) -> Scene:
    """Everything a hex sees: what it does not see lies in the shade."""
    seen = field.sight[origin] | 1 << origin
    items = ground_items(field)
    for cell in range(len(field)):
        if not seen >> cell & 1:
            items.append(Group((Polygon(outline(field, cell), "shade"),), opacity=0.55))
    x, y = centre(field, origin)
    items.append(Polygon(outline(field, origin, 0.94), "none", "mark", 5))
    items.append(Circle(x, y, 7, "mark", "ink", 1.5))
    count = len(members(seen)) - 1
    said = f"{field.name(origin)} sees {count} of {len(field) - 1} hexes; the others are shaded."
    return _framed(field, f"What {field.name(origin)} sees", said, text, items)


def _framed(field: Battlefield, title: str, headline: str, text: str, items: list[Item]) -> Scene:
    """Paper below, a headline above, the legend at the foot."""
    width, height = size_of(field)
    total = height + LEGEND
    framed: list[Item] = [
        Rect(0, 0, width, total, "paper"),
        Text(MARGIN, HEAD - 8, headline, 17, "ink", bold=True),
        *items,
        *_legend(field, height),
    ]
    return Scene(width, total, title, text, tuple(framed), PALETTE)


def _legend(field: Battlefield, top: float) -> list[Item]:
    """The kinds of ground on this map, and what the marks on counters mean."""
    kinds = {terrain.id: terrain for terrain in field.terrain}
    items: list[Item] = []
    x = MARGIN
    for terrain in sorted(kinds.values(), key=lambda t: (t.dm, t.id)):
        swatch = [Rect(-44, -38, 88, 76, terrain.id, "grid", 1, 6), *symbol(terrain.id)]
        items.append(Group(tuple(swatch), x + 16, top + 18, scale=0.34))
        items.append(Text(x + 38, top + 23, terrain.title, 13, "ink"))
        x += 60 + 7.2 * len(terrain.title)
    lines = [("road", "road", field.roads), ("wall", "wall", field.walls)]
    for tone, word, _ in [line for line in lines if line[2]]:
        items.append(Line(((x, top + 18), (x + 28, top + 18)), tone, 6))
        items.append(Text(x + 36, top + 23, word, 13, "ink"))
        x += 90
    items.append(Text(MARGIN, top + 54, MARKS_SAID, 12.5, "label"))
    return items
