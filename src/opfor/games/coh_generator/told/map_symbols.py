"""Drawing a battlefield with our own symbols: terrain, roads, walls, edges, counters."""

from __future__ import annotations

from collections import Counter

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.kit.hexes import CORNERS, STEPS, Facing
from opfor.kit.scene import NONE, Circle, Item, Line, Polygon, Rect, Scene, Text, Tone, group

ACROSS, DOWN = 17.0, 29.0
"""A step of the plane in pixels: a third of a column, half a hex."""
MARGIN = 24.0

PALETTE = {
    "paper": Tone("#ffffff", "#1b1d1a"),
    "ink": Tone("#22251f", "#eceade"),
    "grid": Tone("#8f8e80", "#4a4d45"),
    "open": Tone("#f3f0df", "#33352b"),
    "plowed-field": Tone("#e3d5b0", "#453c28"),
    "light-woods": Tone("#c6dfab", "#3a5230"),
    "heavy-woods": Tone("#8fbb78", "#2b4425"),
    "wood-building": Tone("#dfb68d", "#6a4a2c"),
    "stone-building": Tone("#bdb8ba", "#55545a"),
    "water": Tone("#a9cde6", "#27455c"),
    "marsh": Tone("#bfd5bb", "#37483c"),
    "road": Tone("#b48f4c", "#8b7442"),
    "wall": Tone("#5b5047", "#a99a8c"),
    "side-0": Tone("#4a5d7a", "#8fa6c8"),
    "side-1": Tone("#96402f", "#d98a7c"),
    "counter-ink": Tone("#ffffff", "#10120f"),
}
LETTERS = {
    "light-woods": "lw",
    "heavy-woods": "HW",
    "wood-building": "wb",
    "stone-building": "SB",
    "water": "~",
    "marsh": "ma",
    "plowed-field": "pf",
}
"""Terrain in letters, so that a print without colour can be read."""


class Drawing:
    """A battlefield being drawn; counters in one hex are laid like a fan."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.west, self.north = field.map.north_west
        self.items: list[Item] = []
        self._stacked: Counter[int] = Counter()
        for cell in range(len(field)):
            self._hex(cell)
        self._roads()
        self._walls()

    def centre(self, cell: int) -> tuple[float, float]:
        x, y = self.field.map.places[cell]
        left, top = 3 * (x - self.west) + 2, y - self.north + 1
        return MARGIN + left * ACROSS, MARGIN + top * DOWN

    def _corner(self, cell: int, n: int) -> tuple[float, float]:
        x, y = self.centre(cell)
        across, down = CORNERS[n % 6]
        return x + across * ACROSS, y + down * DOWN

    def _hex(self, cell: int) -> None:
        field = self.field
        x, y = self.centre(cell)
        terrain, level = field.terrain[cell], field.level[cell]
        points = tuple(self._corner(cell, n) for n in range(6))
        items: list[Item] = [Polygon(points, terrain.id, "grid", 0.8)]
        items.append(Text(x, y - DOWN * 0.62, field.name(cell), 9, "ink", "middle"))
        letters = LETTERS.get(terrain.id, "") + " " + "▲" * level
        if letters.strip():
            items.append(Text(x, y + DOWN * 0.88, letters.strip(), 8.5, "ink", "middle"))
        self.items.append(group(items, title=f"{field.name(cell)}: {terrain.title}"))

    def _roads(self) -> None:
        for a, b in sorted((a, b) for a, b in self.field.roads if a < b):
            self.items.append(Line((self.centre(a), self.centre(b)), "road", 4))

    def _walls(self) -> None:
        for a, b in sorted((a, b) for a, b in self.field.walls if a < b):
            side = STEPS.index(self.field.map.difference(a, b))
            ends = (self._corner(a, side), self._corner(a, side + 1))
            self.items.append(Line(ends, "wall", 5))

    def edge_hex(self, cell: int, side: int) -> None:
        """A hex of an entry edge: a coloured rim."""
        x, y = self.centre(cell)
        points = tuple(
            (x + (px - x) * 0.9, y + (py - y) * 0.9)
            for px, py in (self._corner(cell, n) for n in range(6))
        )
        self.items.append(Polygon(points, NONE, f"side-{side}", 2.5))

    def marker(self, cell: int, side: int) -> None:
        """A Control Marker: a ring with a dot."""
        x, y = self.centre(cell)
        self.items += [
            Circle(x, y, DOWN * 0.78, NONE, f"side-{side}", 5),
            Text(x + 17, y - 13, "CM", 9, f"side-{side}", "middle", bold=True),
        ]

    def work(self, cell: int, text: str) -> None:
        """A Defense Counter: its name on a plate."""
        x, y = self.centre(cell)
        self.items += [
            Rect(x - 24, y + 8, 48, 11, "paper", "ink", 0.8, 2),
            Text(x, y + 16.5, text, 8, "ink", "middle"),
        ]

    def rumor(self, cell: int) -> None:
        """A Rumored Enemy: a question mark on a disc."""
        x, y = self.centre(cell)
        self.items += [
            Circle(x, y, 10, "ink"),
            Text(x, y + 5, "?", 14, "paper", "middle", bold=True),
        ]

    def unit(self, cell: int, side: int, name: str, facing: str) -> None:
        """A Unit: a box with kind and number, an arrow the way it faces."""
        n = self._stacked[cell]
        self._stacked[cell] += 1
        x, y = self.centre(cell)
        x, y = x + 7 * n, y + 13 * n
        kind, _, number = name.rpartition("-")
        items: list[Item] = []
        if facing:
            dx, dy = STEPS[Facing[facing]]
            long = max(abs(3 * dx * ACROSS), abs(dy * DOWN))
            tip = (x + 3 * dx * ACROSS / long * 25, y + dy * DOWN / long * 25)
            items.append(Line(((x, y), tip), "ink", 3))
        items += [
            Rect(x - 20, y - 11, 40, 22, f"side-{side}", "ink", 1, 3),
            Text(x, y - 1.5, kind[:9], 8, "counter-ink", "middle"),
            Text(x, y + 8.5, number, 10, "counter-ink", "middle", bold=True),
        ]
        self.items.append(group(items, title=name))

    def scene(self, title: str, description: str) -> Scene:
        """All of it, on paper."""
        width, height = self.field.map.extent
        wide = (3 * width + 4) * ACROSS + 2 * MARGIN
        high = (height + 2) * DOWN + 2 * MARGIN
        items = (Rect(0, 0, wide, high, "paper"), *self.items)
        return Scene(wide, high, title, description, items, PALETTE)
