"""The ground of a hex map: terrain runs together as areas, roads and rivers are curves.

Layers from below: ground, hills (shadow, hachures, band, contour), fields, marsh, water, yards,
woods, roads and bridges, buildings, walls, grid, labels. Light falls from the north-west.
"""

from __future__ import annotations

from opfor.kit.drawing.areas import HALF, SIDE, area, at, exact, groups, hexside, leafy
from opfor.kit.drawing.houses import FARM, STONE, village
from opfor.kit.drawing.land import Land
from opfor.kit.drawing.patterns import FURROWS, again, coats, patterns
from opfor.kit.drawing.pen import chance, line, num
from opfor.kit.drawing.roads import Roads, laid_out, linked
from opfor.kit.drawing.water import water_paths


def land_svg(land: Land, *, named: bool = True) -> str:
    """The whole ground as markup that needs nothing but the style sheet; the names of hexes may be
    left to ``labels_svg``."""
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
        _numbers(land),
        labels_svg(land) if named else "",
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
    return shores + again(rivers, "m-wl", "m-ri m-rd")


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


def _numbers(land: Land) -> str:
    return "".join(
        f'<text class="m-no" x="{num(at(place)[0])}" y="{num(at(place)[1])}">{number}</text>'
        for place, number in sorted(land.numbers.items())
    )


def labels_svg(land: Land) -> str:
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
