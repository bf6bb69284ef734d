"""The ground as a drawing: hexes with their terrain, heights, roads and walls."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.kit.hexes import CORNERS, STEPS
from opfor.kit.scene import Circle, Group, Item, Line, Point, Polygon, Rect, Text, Tone, group

ACROSS, DOWN = 22.0, 38.0
"""A step of the plane in pixels: a third of a column, half a hex."""
MARGIN = 46.0
HEAD = 40.0
"""Room for the headline above the map."""

GROUND = {
    "paper": Tone("#fbfaf5", "#1b1d1a"),
    "ink": Tone("#22251f", "#eceade"),
    "label": Tone("#55574c", "#c3c2b2"),
    "grid": Tone("#b4b29c", "#50534a"),
    "open": Tone("#ece8d3", "#33352b"),
    "plowed-field": Tone("#dfcfa6", "#453c28"),
    "light-woods": Tone("#c8dcab", "#36492d"),
    "heavy-woods": Tone("#a3c489", "#2b4024"),
    "wood-building": Tone("#e2c6a4", "#4d3a26"),
    "stone-building": Tone("#cfcbc8", "#45454a"),
    "water": Tone("#a9cbe2", "#27455c"),
    "marsh": Tone("#c0d3bb", "#37483c"),
    "furrow": Tone("#b89c62", "#75623c"),
    "tree": Tone("#6f9c57", "#5f8a4a"),
    "dark-tree": Tone("#3f7138", "#4c7a42"),
    "timber": Tone("#a9703d", "#a87a4d"),
    "stone": Tone("#77727a", "#8d8a92"),
    "wave": Tone("#5b90b8", "#5d90b5"),
    "road": Tone("#d0ab62", "#9a8149"),
    "wall": Tone("#5a4d42", "#b7a898"),
    "height": Tone("#a9793f", "#c79a5a"),
}


@lru_cache(maxsize=32)
def _corner(field: Battlefield) -> tuple[int, int]:
    """The first column and row of the map."""
    places = field.map.places
    return min(x for x, _ in places), min(y for _, y in places)


def centre(field: Battlefield, cell: int) -> Point:
    x, y = field.map.places[cell]
    left, top = _corner(field)
    return MARGIN + (3 * (x - left) + 2) * ACROSS, HEAD + 20 + (y - top + 1) * DOWN


def size_of(field: Battlefield) -> tuple[float, float]:
    """Width and height of the map with its margins."""
    right = max(centre(field, c)[0] for c in range(len(field)))
    low = max(centre(field, c)[1] for c in range(len(field)))
    return right + 2 * ACROSS + MARGIN, low + DOWN + MARGIN / 2


def outline(field: Battlefield, cell: int, part: float = 1.0) -> tuple[Point, ...]:
    """The six corners of a hex, or of a smaller one inside it."""
    x, y = centre(field, cell)
    return tuple((x + a * ACROSS * part, y + d * DOWN * part) for a, d in CORNERS)


def ground_items(field: Battlefield) -> list[Item]:
    """Everything that never moves, lowest first."""
    cells = range(len(field))
    items: list[Item] = [_hex(field, cell) for cell in cells]
    items += _heights(field)
    items += _roads(field)
    items += [_symbols(field, cell) for cell in cells]
    items += _walls(field)
    items += [_label(field, cell) for cell in cells]
    return items


def _hex(field: Battlefield, cell: int) -> Group:
    terrain, level = field.terrain[cell], field.level[cell]
    title = f"{field.name(cell)}: {terrain.title}" + (f", level {level}" if level else "")
    items: list[Item] = [Polygon(outline(field, cell), terrain.id, "grid")]
    if level:
        shade = Polygon(outline(field, cell), "height")
        items.append(Group((shade,), opacity=0.16 * level))
    return group(items, title=title)


def _label(field: Battlefield, cell: int) -> Item:
    """The hex name above; below it the height and what the ground adds to the DV."""
    x, y = centre(field, cell)
    items: list[Item] = [Text(x, y - DOWN * 0.74, field.name(cell), 11, "label", "middle")]
    dm, level = field.terrain[cell].dm, field.level[cell]
    below = " ".join(filter(None, ("▲" * level, f"{dm:+d}" if dm else "")))
    if below:
        items.append(Text(x, y + DOWN * 0.92, below, 10, "label", "middle", bold=True))
    return group(items)


# -- terrain symbols: along the rim, so that a counter in the middle leaves them in sight ----------


def _symbols(field: Battlefield, cell: int) -> Group:
    draw = _SYMBOLS.get(field.terrain[cell].id)
    x, y = centre(field, cell)
    return Group(tuple(draw()) if draw else (), x, y)


_RIM = ((-31, -4), (31, 4), (-20, -20), (21, -19), (-21, 20), (20, 21))


def _trees(tone: str, radius: float) -> list[Item]:
    items: list[Item] = []
    for x, y in _RIM:
        items.append(Circle(x, y, radius, tone))
        items.append(Circle(x - 2, y - 2, radius * 0.45, "light-woods"))
    return items


def _houses(tone: str) -> list[Item]:
    items: list[Item] = []
    for x, y, wide, high in (
        (-36, -8, 14, 16),
        (15, -25, 14, 12),
        (-28, 12, 15, 12),
        (20, 6, 14, 13),
    ):
        items.append(Rect(x, y, wide, high, tone, "ink", 0.8, 1))
        items.append(Line(((x, y + high / 2), (x + wide, y + high / 2)), "paper", 1))
    return items


def _furrows() -> list[Item]:
    return [
        Line(((-half, y), (half, y)), "furrow", 1.4)
        for y, half in ((-22, 24), (-11, 32), (0, 38), (11, 32), (22, 24))
    ]


def _waves() -> list[Item]:
    items: list[Item] = []
    for x, y in ((-24, -14), (8, -20), (-34, 6), (14, 4), (-12, 22)):
        points = tuple((x + 5.0 * n, y + (3.0 if n % 2 else 0.0)) for n in range(5))
        items.append(Line(points, "wave", 1.6))
    return items


def _reeds() -> list[Item]:
    return [Line(((x, y + 4), (x, y - 6)), "dark-tree", 1.6) for x, y in _RIM]


_SYMBOLS: dict[str, Callable[[], list[Item]]] = {
    "plowed-field": _furrows,
    "light-woods": lambda: _trees("tree", 6),
    "heavy-woods": lambda: _trees("dark-tree", 8),
    "wood-building": lambda: _houses("timber"),
    "stone-building": lambda: _houses("stone"),
    "water": _waves,
    "marsh": _reeds,
}


def symbol(terrain: str) -> list[Item]:
    """A terrain's symbol around the point (0, 0)."""
    draw = _SYMBOLS.get(terrain)
    return draw() if draw else []


# -- lines -----------------------------------------------------------------------------------------


def _side(field: Battlefield, a: int, b: int, part: float = 1.0) -> tuple[Point, Point]:
    """The ends of the hexside between two neighbours."""
    side = STEPS.index(field.map.difference(a, b))
    corners = outline(field, a, part)
    return corners[side], corners[(side + 1) % 6]


def _heights(field: Battlefield) -> list[Item]:
    """A line at the foot of every slope, two for a steep one."""
    items: list[Item] = []
    for a in range(len(field)):
        for b in field.adjacent(a):
            for step in range(field.climb(b, a)):
                items.append(Line(_side(field, a, b, 1.0 - 0.07 * step), "height", 2.4))
    return items


def _roads(field: Battlefield) -> list[Item]:
    pairs = sorted((a, b) for a, b in field.roads if a < b)
    return [Line((centre(field, a), centre(field, b)), "road", 7) for a, b in pairs]


def _walls(field: Battlefield) -> list[Item]:
    walls = [Line(_side(field, a, b), "wall", 5) for a, b in sorted(field.walls) if a < b]
    rubble = [
        Line(_side(field, a, b), "wall", 3, dash=True) for a, b in sorted(field.rubble) if a < b
    ]
    return [*walls, *rubble]
