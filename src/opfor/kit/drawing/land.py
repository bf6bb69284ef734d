"""The ground of a hex map: terrain runs together as areas, roads and rivers are curves.

Layers from below: ground, hills (shadow, hachures, band, contour), fields, marsh, water, yards,
woods, roads and bridges, buildings, walls, grid, labels. Light falls from the north-west.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from msgspec import Struct, field

from opfor.kit.drawing.areas import HALF, SIDE, area, at, exact, groups, hexside, leafy
from opfor.kit.drawing.houses import FARM, STONE, village
from opfor.kit.drawing.patterns import FURROWS, again, coats, patterns
from opfor.kit.drawing.pen import chance, line, num
from opfor.kit.drawing.roads import Roads, laid_out, linked
from opfor.kit.drawing.water import water_paths
from opfor.kit.hexes import Place

Link = tuple[Place, Place]


class Sheet(Struct, frozen=True):
    """A rectangle of the map, cut through the centres of its outer hexes."""

    west: int
    north: int
    east: int
    south: int

    @property
    def markup(self) -> str:
        x, y = at((self.west, self.north))
        right, low = at((self.east, self.south))
        return f'x="{num(x)}" y="{num(y)}" width="{num(right - x)}" height="{num(low - y)}"'


class Land(Struct, frozen=True, kw_only=True):
    """A map as plain data; places begin at (0, 0), the north-western corner.

    ``names`` are the whole hexes in play; ``terrain`` by id where it is not open ground (also of
    hexes cut by the rim); ``notes`` stand behind a hex's name; ``roads`` may lead one place past
    the rim. Hexsides are pairs of neighbours.
    """

    sheets: tuple[Sheet, ...]
    names: dict[Place, str]
    terrain: dict[Place, str] = field(default_factory=dict)
    level: dict[Place, int] = field(default_factory=dict)
    notes: dict[Place, str] = field(default_factory=dict)
    roads: frozenset[Link] = frozenset()
    walls: frozenset[Link] = frozenset()
    rubble: frozenset[Link] = frozenset()

    @property
    def size(self) -> tuple[float, float]:
        return at((max(s.east for s in self.sheets), max(s.south for s in self.sheets)))

    @property
    def south(self) -> int:
        return max(sheet.south for sheet in self.sheets)

    def of(self, *kinds: str) -> set[Place]:
        """The hexes of these kinds of terrain, and on past the rim."""
        return self.beyond({place for place, kind in self.terrain.items() if kind in kinds})

    def beyond(self, hexes: AbstractSet[Place]) -> set[Place]:
        """These hexes and those past the rim where they touch it, so that areas run off."""
        north = {(x, y - 2) for x, y in hexes if y <= 1}
        return {*hexes, *north, *((x, y + 2) for x, y in hexes if y >= self.south - 1)}

    def outlet(self, place: Place) -> Place | None:
        """Where a river leaves over the northern or southern rim."""
        x, y = place
        if 3 < y < self.south - 3:
            return None
        return x, -3 if y <= 3 else self.south + 3


def land_svg(land: Land, *, named: bool = True) -> str:
    """The whole ground as markup that needs nothing but the style sheet."""
    roads = laid_out(linked(land.roads))
    sheets = "".join(f'<rect class="m-a" {sheet.markup}/>' for sheet in land.sheets)
    grass = "".join(f'<rect fill="url(#m-G)" {sheet.markup}/>' for sheet in land.sheets)
    grid = "".join(f'<rect fill="url(#m-X)" {sheet.markup}/>' for sheet in land.sheets)
    parts = [
        sheets + _meadows(land) + grass,
        _hills(land),
        _fields(land),
        coats(area(land.of("marsh"), 8, 0.35), "m-ma", "#m-R"),
        _water(land),
        coats(area(land.of("wood-building", "stone-building"), 10, 0.3), "m-yd"),
        coats(leafy(land.of("light-woods"), 13), "m-sd+", "m-wo", "#m-T"),
        coats(leafy(land.of("heavy-woods"), 11), "m-sd+", "m-dw", "#m-P"),
        coats(roads.over(land.of("water")), "m-bk", "m-br"),
        coats(roads.path(), "m-rk", "m-rr", "m-rt"),
        _buildings(land, roads),
        _walls(land),
        grid,
        _labels(land) if named else "",
    ]
    clip = "".join(f"<rect {sheet.markup}/>" for sheet in land.sheets)
    return (
        f'<defs>{patterns()}<clipPath id="m-clip">{clip}</clipPath></defs>'
        f'<g clip-path="url(#m-clip)">{"".join(parts)}</g>'
    )


def _meadows(land: Land) -> str:
    """Here and there the grass is greener."""
    green = {
        place
        for place in land.names
        if place not in land.terrain and chance(place[0] // 4, place[1] // 7, 5) < 0.45
    }
    return coats(area(green, 20, 0.5), "m-mw")


def _hills(land: Land) -> str:
    found = ""
    for level in (1, 2):
        high = land.beyond({place for place, up in land.level.items() if up >= level})
        found += coats(area(high, 8, 0.4), "m-hs+", "m-ha", f"m-h{level}", "m-ct")
    return found


def _fields(land: Land) -> str:
    """Fields of at most seven hexes, each ploughed in a direction of its own."""
    found = ""
    for group in groups(land.of("plowed-field"), 7):
        turn = int(len(FURROWS) * chance(min(group)))
        found += coats(exact(group), f"m-f{turn % 2}", f"#m-F{turn}", "m-he")
    return found


def _water(land: Land) -> str:
    wet = {place for place, kind in land.terrain.items() if kind == "water"}
    marsh = {place for place, kind in land.terrain.items() if kind == "marsh"}
    lakes, rivers = water_paths(wet, marsh, land.beyond, land.outlet)
    shores = coats(rivers, "m-sh") + coats(lakes, "m-sl", "m-wa", "#m-W")
    return shores + coats(rivers, "m-wl", "m-ri m-rd")


def _buildings(land: Land, roads: Roads) -> str:
    stretches = roads.stretches()
    of = {kind: {p for p, k in land.terrain.items() if k == kind} for kind in land.terrain.values()}
    wood = village(of.get("wood-building", ()), stretches, FARM)
    stone = village(of.get("stone-building", ()), stretches, STONE)
    walls, ridges = wood.walls + stone.walls, wood.ridges + stone.ridges
    painted = [
        (wood.lit, "m-wr"),
        (wood.dark, "m-wd"),
        (stone.lit, "m-sr"),
        (stone.dark, "m-st"),
        (ridges, "m-ev"),
    ]
    roofs = "".join(f'<path class="{style}" d="{path}"/>' for path, style in painted if path)
    return coats(walls, "m-sd+") + roofs + again(walls, "m-ev")


def _walls(land: Land) -> str:
    walls = "".join(line(hexside(a, b)) for a, b in sorted(land.walls) if a < b)
    rubble = "".join(line(hexside(a, b)) for a, b in sorted(land.rubble) if a < b)
    return coats(walls, "m-w0", "m-w1") + coats(rubble, "m-ru")


def _labels(land: Land) -> str:
    """The names, a text for each row: in the top of the hex, above what will stand there."""
    rows: dict[int, str] = {}
    for (x, y), name in sorted(land.names.items()):
        note = land.notes.get((x, y), "")
        more = f'<tspan dx="2">{note}</tspan>' if note else ""
        rows[y] = rows.get(y, "") + f'<tspan x="{num(1.5 * SIDE * x)}">{name}{more}</tspan>'
    return "".join(
        f'<text class="m-n" y="{num(HALF * y - HALF + 11)}">{row}</text>'
        for y, row in sorted(rows.items())
    )
