"""The ground of a battlefield: its boards as one drawn map, with an outline for every hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape
from typing import TypeAlias

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import ACROSS, DOWN, LAST_ROW, ROAD_EXITS
from opfor.cardboard.coh.board.joined import HexSide, where
from opfor.kit.drawing.areas import at, hexagon
from opfor.kit.drawing.land import Land, MapSheet
from opfor.kit.drawing.pen import Spot, line, num
from opfor.kit.drawing.style import only_from
from opfor.kit.hexes import Place
from opfor.kit.scene import Ground, Outline, laid

SHORT_EXITS = ("G01", "G19")
"""Half hexes at which roads run over the short edges of a board."""
READABLE = 0.55
"""Of their full size, names of hexes can still be read; smaller they are left out."""
PLACE_BELOW = 31
"""Where the name of a place stands, from the middle of its hex."""
NUMBER_AT = (3, 3)
"""Where a board's number stands, from its north-western corner."""


def hex_ref(field: Battlefield, cell: int) -> str:
    return f"hex:{field.name(cell)}"


Places: TypeAlias = tuple[tuple[str, str], ...]
"""What a mission calls places on its map: hex and name."""


def hex_label(field: Battlefield, cell: int, called: str = "") -> str:
    """``F09, the mill, light woods, level 1, road``."""
    said = [field.name(cell), *filter(None, (called,)), field.terrain[cell].title]
    said += [f"level {field.level[cell]}"] if field.level[cell] else []
    return ", ".join([*said, "road"] if field.road[cell] else said)


def spot(field: Battlefield, cell: int) -> Spot:
    """The centre of a hex in the drawing."""
    return at(_moved(field, field.map.places[cell]))


@lru_cache(maxsize=8)
def map_ground(field: Battlefield, places: Places = ()) -> Ground:
    """The ground with the symbols of all counters; drawn once for a battlefield. How woods, roads
    and water are drawn is loaded here: a terminal shows none of it."""
    from opfor.kit.drawing.ground import land_svg
    from opfor.kit.drawing.look import definitions, style

    land = land_of(field)
    sheet = style() + only_from(READABLE * land.size[0], "m-n")
    drawn = land_svg(land) + places_svg(field, places)
    return laid(*land.size, drawn, definitions(), _outlines(field, places), sheet)


def _outlines(field: Battlefield, places: Places) -> Iterator[Outline]:
    called = {field.cell(hex_): name for hex_, name in places}
    for cell, place in enumerate(field.map.places):
        path = line(hexagon(_moved(field, place)), closed=True)
        x, y = spot(field, cell)
        label = hex_label(field, cell, called.get(cell, ""))
        yield Outline(hex_ref(field, cell), path, x, round(y, 1), label)


def places_svg(field: Battlefield, places: Places) -> str:
    """The names of places, in the bottom of their hexes."""
    return "".join(
        f'<text class="m-pl" x="{num(x)}" y="{num(y + PLACE_BELOW)}">{escape(name)}</text>'
        for hex_, name in places
        for x, y in [spot(field, field.cell(hex_))]
    )


def land_of(field: Battlefield) -> Land:
    """The battlefield as plain data to draw."""
    joined = field.joined
    cells = list(enumerate(field.map.places))
    several = len(field.layout) > 1
    sheets = [_sheet(field, *placed.at) for placed in field.layout]
    numbers = [(s.west + NUMBER_AT[0], s.north + NUMBER_AT[1]) for s in sheets]
    boards = [placed.board for placed in field.layout]
    return Land(
        sheets=tuple(sheets),
        names={_moved(field, p): field.name(c).rpartition("-")[2] for c, p in cells},
        terrain={_moved(field, p): kind for p, kind in joined.terrain.items() if kind != "open"},
        level={_moved(field, p): level for p, level in joined.level.items() if level},
        notes={_moved(field, p): note for c, p in cells if (note := _note(field, c))},
        roads=_sides(field, [*joined.roads, *_ways_off(field)]),
        walls=_sides(field, joined.walls),
        rubble=_sides(field, joined.rubble),
        numbers=dict(zip(numbers, boards, strict=True)) if several else {},
    )


def _note(field: Battlefield, cell: int) -> str:
    """▲ for each level, and what the ground adds to a DV."""
    dm = field.terrain[cell].dm
    return "▲" * field.level[cell] + (f"{dm:+d}" if dm else "")


@lru_cache(maxsize=32)
def _corner(field: Battlefield) -> Place:
    """The north-western corner of the boards."""
    places = field.joined.share
    return min(x for x, _ in places), min(y for _, y in places)


def _moved(field: Battlefield, place: Place) -> Place:
    west, north = _corner(field)
    return place[0] - west, place[1] - north


def _sides(field: Battlefield, sides: Iterable[HexSide]) -> frozenset[HexSide]:
    return frozenset((_moved(field, one), _moved(field, other)) for one, other in sides)


def _sheet(field: Battlefield, column: int, row: int) -> MapSheet:
    west, north = _moved(field, (1 + ACROSS * column, DOWN * row))
    return MapSheet(west, north, west + ACROSS, north + DOWN)


def _ways_off(field: Battlefield) -> Iterator[HexSide]:
    """Roads that run on past the rim where no board lies beyond."""
    joined = field.joined
    for placed in field.layout:
        for name in (*ROAD_EXITS, *SHORT_EXITS):
            here = x, y = where(placed, name)
            if here not in joined.road_hexes:
                continue
            if name in ROAD_EXITS:
                beyond = (x, y + 2 if y % LAST_ROW > LAST_ROW // 2 else y - 2)
                if beyond not in joined.share:
                    yield here, beyond
            elif (east := (x + 1, y + 1)) not in joined.share or (x - 1, y + 1) not in joined.share:
                yield here, (x + 1 if east not in joined.share else x - 1, y)
