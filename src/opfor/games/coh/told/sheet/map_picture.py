"""The map of a mission on paper: one page for each board at the size of the counters, and a small
picture of the whole. The same ground, counters and marks as on screen, in the light colours."""

from __future__ import annotations

from typing import Any, TypeAlias

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import ACROSS, DOWN
from opfor.cardboard.coh.board.layout import Layout
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.pictures.battle_map import land_of, map_ground, places_svg, spot
from opfor.cardboard.coh.pictures.legend import counter_keys, ground_keys
from opfor.games.coh.told.sheet.arc_picture import arc_svg
from opfor.games.coh.told.sheet.map_edges import edge_labels
from opfor.games.coh.told.sheet.map_marks import set_up_pieces, ways_in
from opfor.games.coh.told.sheet.paper import SAY
from opfor.kit.drawing.ground import labels_svg, land_svg
from opfor.kit.drawing.land import Land, MapSheet
from opfor.kit.drawing.look import definitions
from opfor.kit.paper.drawn import paper_style, svg
from opfor.kit.picture import Key, marks_svg, pieces_svg
from opfor.kit.scene import Ground

COUNTER = 48.0
"""Units of the drawing to a counter's edge: of 16 mm, a hex is 23 mm high."""
STRENGTH = (
    "#paper{opacity:.85}.m-n{font-weight:700}.m-gr{opacity:.6}.m-ct{stroke-width:2.4}"
    ".m-ha{opacity:1;stroke-dasharray:1.8 4.2}.m-h1{fill:#d6c184}.m-h2{fill:#b9925a}"
)
"""Paper takes the ground a little paler than a screen, and hills darker: they read in grey too."""
SMALL = (
    ".c-val,.c-p,.c-i,.c-cost{display:none}.c .c-w{font-size:27px;transform:translate(0 23)}"
    ".m-gr{stroke-width:2}.k-word,.m-pl{font-size:27px}"
)
"""A small picture of the set-up shows of counters the name alone, in letters one can read."""
NAMELESS = ".c .c-w,.k-word,.m-pl{display:none}"
"""Of several boards the picture is too small for names: each has a picture of its own."""
STAYS = ("control:", "exit:")
"""What is drawn on a map to play on; all else is a counter."""
KEY_BOX = (-26.0, -26.0, 52.0, 52.0)


Box: TypeAlias = tuple[float, float, float, float]


def map_svgs(mission: Mission) -> dict[str, str]:
    """The drawings by file name: ``map.svg`` the whole, ``board-N.svg`` each board,
    ``arc.svg`` what front and flank are."""
    field = mission.ground
    land, style = land_of(field), paper_style(map_ground(field).style, STRENGTH)
    whole = _lies(mission, field, with_units=True)
    still = land_svg(land, named=False)
    several = len(land.sheets) > 1
    named = style + SMALL + (NAMELESS if several else "")
    drawings = {"map.svg": _svg((0.0, 0.0, *land.size), still, whole, named)}
    for number, sheet in enumerate(land.sheets, 1):
        part = _around(land, sheet)
        page = land_svg(part, named=False)
        box, names = sheet.box, labels_svg(part)
        bare = _lies(mission, field, with_units=False, within=box)
        drawings[f"board-{number}.svg"] = _svg(box, page, bare, style, names)
        if several:
            own = _lies(mission, field, with_units=True, within=box)
            drawings[f"setup-{number}.svg"] = _svg(box, page, own, style + SMALL)
    return drawings | {"arc.svg": arc_svg()} | _keys(field, style)


def _keys(field: Battlefield, style: str) -> dict[str, str]:
    """A swatch for each kind of ground, and one for each mark."""
    return {
        f"key-{n}.svg": svg(KEY_BOX, key.svg, style, definitions())
        for n, key in enumerate(_keys_of(field))
    }


def _keys_of(field: Battlefield) -> tuple[Key, ...]:
    return (*ground_keys(field), *counter_keys()[-3:])


def map_data(mission: Mission, size: float = 16.0) -> dict[str, Any]:
    """What the template must know of the map: shape, boards, sizes on paper, words at the edges."""
    field, each = mission.ground, size / COUNTER
    land = land_of(field)
    boards = []
    for number, (placed, sheet) in enumerate(zip(field.layout, land.sheets, strict=True), 1):
        _, _, wide, high = sheet.box
        boards.append(
            {
                "file": f"board-{number}.svg",
                "setup": f"setup-{number}.svg" if len(land.sheets) > 1 else "",
                "name": placed.board,
                "turned": placed.rotated,
                "title": SAY("map-title", n=placed.board, turned=placed.rotated),
                "alt": SAY("map-alt", n=placed.board),
                "wide": round(wide * each, 1),
                "high": round(high * each, 1),
                "edges": edge_labels(mission, field, placed.board),
                "joins": _joins(field.layout, placed.board),
            }
        )
    wide, high = land.size
    return {
        "ratio": wide / high,
        "boards": boards,
        "edges": edge_labels(mission, field),
        "key": [[f"key-{n}.svg", key.label] for n, key in enumerate(_keys_of(field))],
    }


def _joins(layout: Layout, board: str) -> dict[str, str]:
    """The neighbouring boards by the edge they lie along."""
    at = {placed.at: placed.board for placed in layout}
    x, y = next(placed.at for placed in layout if placed.board == board)
    beside = {"north": (x, y - 1), "south": (x, y + 1), "west": (x - 1, y), "east": (x + 1, y)}
    return {e: SAY("typ-joins", n=at[spot]) for e, spot in beside.items() if spot in at}


def _around(land: Land, sheet: MapSheet) -> Land:
    """The land of one board and its next neighbours: a page need not carry the whole map."""

    def near(place: tuple[int, int]) -> bool:
        x, y = place[0] - sheet.west, place[1] - sheet.north
        return -2 <= x <= ACROSS + 2 and -3 <= y <= DOWN + 3

    return land.within(near)


def _lies(
    mission: Mission, field: Battlefield, *, with_units: bool, within: Box | None = None
) -> str:
    """What lies above the ground: ways in and out and Control Markers; for the small picture the
    whole set-up, or what of it lies within a board. There units hide names of places, elsewhere
    names are above all."""
    ground: Ground = map_ground(field)
    pieces = [p for p in set_up_pieces(mission, field) if with_units or p.ref.startswith(STAYS)]
    names = sorted(mission.names.items())
    if within is not None:
        pieces = [p for p in pieces if _holds(within, (p.x, p.y))]
        names = [named for named in names if _holds(within, spot(field, field.cell(named[0])))]
    places = places_svg(field, tuple(names))
    drawn = pieces_svg(pieces)
    above = places + drawn if with_units else drawn + places
    marks = marks_svg(ground.outlines, ways_in(mission, field))
    return f"<defs>{ground.defs}</defs><!--ground-->{marks}{above}"


def _holds(box: Box, at: tuple[float, float]) -> bool:
    x, y, wide, high = box
    return x <= at[0] <= x + wide and y <= at[1] <= y + high


def _svg(box: Box, ground: str, lies: str, style: str, names: str = "") -> str:
    """A drawing for print."""
    head, above = lies.split("<!--ground-->")
    return svg(box, f'{head}<g id="paper">{ground}</g>{names}{above}', style)
