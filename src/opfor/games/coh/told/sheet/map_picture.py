"""The map of a mission on paper: one page for each board at the size of the counters, and a small
picture of the whole. The same ground, counters and marks as on screen, in the light colours."""

from __future__ import annotations

from typing import Any, TypeAlias

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.board.grid import ACROSS, DOWN
from opfor.cardboard.coh.board.layout import Layout, settle
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.pictures.battle_map import land_of, map_ground
from opfor.games.coh.told.sheet.arc_picture import arc_svg
from opfor.games.coh.told.sheet.map_edges import edge_labels
from opfor.games.coh.told.sheet.map_marks import set_up_pieces, ways_in
from opfor.kit.drawing.ground import labels_svg, land_svg
from opfor.kit.drawing.land import Land, MapSheet
from opfor.kit.drawing.pen import num
from opfor.kit.drawing.style import FONT, literal
from opfor.kit.picture import marks_svg, pieces_svg
from opfor.kit.scene import Ground

PRINT_FONT = '"Libertinus Serif"'
"""A font that Typst brings along."""
MM = 0.22
"""Millimetres on paper for each unit: a hex is 15.2 mm high and holds a counter of 11 mm."""
COUNTER_MM = 11.0
RIM = 8.0
"""How much of its neighbours a board's page shows where boards join."""
STRENGTH = "#paper{opacity:.85}.m-n{font-weight:700}"
"""Paper takes the ground a little paler than a screen."""


Box: TypeAlias = tuple[float, float, float, float]


def field_of(mission: Mission) -> Battlefield:
    return standard_battlefield(settle(mission.maps))


def map_svgs(mission: Mission) -> dict[str, str]:
    """The drawings by file name: ``map.svg`` the whole, ``board-N.svg`` each board,
    ``arc.svg`` what front and flank are."""
    field = field_of(mission)
    land, lies = land_of(field), _lies(mission, field)
    whole = (0.0, 0.0, *land.size)
    drawings = {"map.svg": _svg(whole, land_svg(land, named=False), lies)}
    for number, sheet in enumerate(land.sheets, 1):
        part = _around(land, sheet)
        page = land_svg(part, named=False)
        box, names = _page_box(land, sheet), labels_svg(part)
        drawings[f"board-{number}.svg"] = _svg(box, page, lies, names)
    return drawings | {"arc.svg": arc_svg()}


def map_data(mission: Mission) -> dict[str, Any]:
    """What the template must know of the map: shape, boards, sizes on paper, words at the edges."""
    field = field_of(mission)
    land = land_of(field)
    boards = []
    for number, (placed, sheet) in enumerate(zip(field.layout, land.sheets, strict=True), 1):
        _, _, wide, high = _page_box(land, sheet)
        boards.append(
            {
                "file": f"board-{number}.svg",
                "name": placed.board,
                "turned": placed.rotated,
                "width": round(wide * MM, 1),
                "height": round(high * MM, 1),
                "edges": edge_labels(mission, field, placed.board),
                "joins": _joins(field.layout, placed.board),
            }
        )
    wide, high = land.size
    return {"ratio": wide / high, "boards": boards, "edges": edge_labels(mission, field)}


def _joins(layout: Layout, board: str) -> dict[str, str]:
    """The neighbouring boards by the edge they lie along."""
    at = {placed.at: placed.board for placed in layout}
    x, y = next(placed.at for placed in layout if placed.board == board)
    beside = {"north": (x, y - 1), "south": (x, y + 1), "west": (x - 1, y), "east": (x + 1, y)}
    return {edge: at[spot] for edge, spot in beside.items() if spot in at}


def _page_box(land: Land, sheet: MapSheet) -> Box:
    """What a board's page shows: the board to its very edge, which cuts hexes in half as it does
    on the table, and among others a little more all round."""
    more = RIM if len(land.sheets) > 1 else 0.0
    x, y, wide, high = sheet.box
    return x - more, y - more, wide + 2 * more, high + 2 * more


def _around(land: Land, sheet: MapSheet) -> Land:
    """The land of one board and its next neighbours: a page need not carry the whole map."""

    def near(place: tuple[int, int]) -> bool:
        x, y = place[0] - sheet.west, place[1] - sheet.north
        return -2 <= x <= ACROSS + 2 and -3 <= y <= DOWN + 3

    return land.within(near)


def _lies(mission: Mission, field: Battlefield) -> str:
    """The set-up, above the ground."""
    ground: Ground = map_ground(field)
    style = literal(ground.style) + STRENGTH
    return (
        f"<style>{style}</style><defs>{ground.defs}</defs>"
        f"<!--ground-->{marks_svg(ground.outlines, ways_in(mission, field))}"
        f"{pieces_svg(set_up_pieces(mission, field))}"
    )


def _svg(box: Box, ground: str, lies: str, names: str = "") -> str:
    """A drawing for print: no variables, no second set of colours, a font that is there."""
    view = " ".join(num(value) for value in box)
    head, above = lies.split("<!--ground-->")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{num(box[2])}" '
        f'height="{num(box[3])}">{head}<g id="paper">{ground}</g>{names}{above}</svg>\n'
    ).replace(FONT, PRINT_FONT)
