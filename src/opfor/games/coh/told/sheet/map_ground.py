"""The ground for print: hexes, heights, roads, walls, names. It reads without colour, too: every
kind of terrain has a symbol of its own and letters beside what it adds to a DV."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.pictures.ground import symbol
from opfor.kit.hexes import CORNERS, STEPS
from opfor.kit.scene import Circle, Group, Item, Line, Point, Polygon, Text, Tone, group

ACROSS, DOWN = 22.0, 38.0
"""A step of the plane in the drawing's units: a third of a column, half a hex."""
MM = 0.2
"""Millimetres on paper for each unit: a hex is 15.2 mm high and holds a counter of 11 mm."""
COUNTER_MM = 11.0

PALETTE = {
    name: Tone(tone, tone)
    for name, tone in {
        "paper": "#ffffff",
        "ink": "#1c1f1a",
        "label": "#2d3029",
        "grid": "#8a8a7c",
        "open": "#fbf9f0",
        "plowed-field": "#f3e8c9",
        "light-woods": "#dbeac4",
        "heavy-woods": "#b4d09a",
        "wood-building": "#f0d9ba",
        "stone-building": "#d5d4d6",
        "water": "#b3d4ec",
        "marsh": "#d5e2d2",
        "furrow": "#a98d52",
        "tree": "#86ae6c",
        "dark-tree": "#2c5a27",
        "timber": "#c98f57",
        "stone": "#4c4a50",
        "wave": "#33699a",
        "road": "#e9cf93",
        "road-edge": "#7b6130",
        "wall": "#3b3129",
        "height": "#96662c",
        "side-0": "#3f5373",
        "side-1": "#96402f",
        "pale-0": "#dfe6f1",
        "pale-1": "#f7ddd6",
        "counter-ink": "#ffffff",
    }.items()
}
LETTERS = {
    "light-woods": "lw",
    "heavy-woods": "HW",
    "wood-building": "wb",
    "stone-building": "SB",
    "water": "wa",
    "marsh": "ma",
    "plowed-field": "pf",
}


def centre(field: Battlefield, cell: int) -> Point:
    """The middle of a hex; the drawing begins where the places of the map do."""
    x, y = field.map.places[cell]
    return 3 * x * ACROSS, y * DOWN


def outline(field: Battlefield, cell: int, part: float = 1.0) -> tuple[Point, ...]:
    """The six corners of a hex, or of a smaller one inside it."""
    x, y = centre(field, cell)
    return tuple((x + a * ACROSS * part, y + d * DOWN * part) for a, d in CORNERS)


def rim(field: Battlefield, cell: int, part: float, tone: str, dash: bool, line: float) -> Line:
    """A line along the inside of a hex, broken or not."""
    points = outline(field, cell, part)
    return Line((*points, points[0]), tone, line, dash)


def ground(field: Battlefield, cells: Iterable[int], *, named: bool = True) -> list[Item]:
    """Everything that never moves in these hexes, lowest first."""
    shown = list(cells)
    inside = set(shown)
    items: list[Item] = [_hex(field, cell) for cell in shown]
    items += _heights(field, inside)
    items += _roads(field, inside)
    items += [_symbols(field, cell) for cell in shown]
    items += _walls(field, inside)
    if named:
        items += [_label(field, cell) for cell in shown]
    return items


def _hex(field: Battlefield, cell: int) -> Group:
    items: list[Item] = [Polygon(outline(field, cell), field.terrain[cell].id, "grid", 1.2)]
    level = field.level[cell]
    if level:
        shade = Polygon(outline(field, cell), "height")
        items.append(Group((shade,), opacity=0.13 * level))
    return group(items)


def _symbols(field: Battlefield, cell: int) -> Group:
    x, y = centre(field, cell)
    return Group(tuple(symbol(field.terrain[cell].id)), x, y)


def _label(field: Battlefield, cell: int) -> Group:
    """The hex name above, beside where a road would run; below it letters, DM and height."""
    x, y = centre(field, cell)
    terrain, level = field.terrain[cell], field.level[cell]
    name = field.name(cell)
    aside = x - ACROSS * (0.42 if len(name) < 4 else 0.15)
    items: list[Item] = [Text(aside, y - DOWN * 0.62, name, 11, "label", "middle", bold=True)]
    dm = f"{terrain.dm:+d}" if terrain.dm else ""
    below = " ".join(filter(None, (LETTERS.get(terrain.id, ""), dm, f"L{level}" * bool(level))))
    if below:
        items.append(Text(x, y + DOWN * 0.84, below, 10, "label", "middle", bold=True))
    return group(items)


def _side(field: Battlefield, a: int, b: int, part: float = 1.0) -> tuple[Point, Point]:
    """The ends of the hexside between two neighbours."""
    side = STEPS.index(field.map.difference(a, b))
    corners = outline(field, a, part)
    return corners[side], corners[(side + 1) % 6]


def _heights(field: Battlefield, cells: set[int]) -> list[Item]:
    """A line at the foot of every slope, two for a steep one."""
    return [
        Line(_side(field, a, b, 1.0 - 0.07 * step), "height", 3)
        for a in sorted(cells)
        for b in field.adjacent(a)
        for step in range(field.climb(b, a))
    ]


def _roads(field: Battlefield, cells: set[int]) -> list[Item]:
    """A light band between dark edges."""
    pairs = sorted((a, b) for a, b in field.roads if a < b and {a, b} <= cells)
    lines = [(centre(field, a), centre(field, b)) for a, b in pairs]
    ends = [centre(field, cell) for cell in sorted(cells) if field.road[cell]]
    return [
        *(Line(points, "road-edge", 10) for points in lines),
        *(Circle(x, y, 5, "road-edge") for x, y in ends),
        *(Line(points, "road", 7) for points in lines),
        *(Circle(x, y, 3.5, "road") for x, y in ends),
    ]


def _walls(field: Battlefield, cells: set[int]) -> list[Item]:
    walls = [(a, b) for a, b in sorted(field.walls) if a < b and cells & {a, b}]
    rubble = [(a, b) for a, b in sorted(field.rubble) if a < b and cells & {a, b}]
    return [
        *(Line(_side(field, a, b), "wall", 7) for a, b in walls),
        *(Line(_side(field, a, b), "wall", 4, dash=True) for a, b in rubble),
    ]
