"""The map of a mission on paper: one page for each board at the size of the counters, and a small
picture of the whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.board.grid import PLACES
from opfor.cardboard.coh.board.joined import where
from opfor.cardboard.coh.board.layout import Layout, Placed, settle
from opfor.cardboard.coh.missions.mission import Mission
from opfor.games.coh.told.sheet.arc_picture import arc_scene
from opfor.games.coh.told.sheet.map_edges import edge_labels
from opfor.games.coh.told.sheet.map_ground import ACROSS, DOWN, MM, PALETTE, centre, ground, outline
from opfor.games.coh.told.sheet.map_marks import marks
from opfor.kit.scene import Group, Item, Polygon, Rect, Scene, Text, to_svg

FONT = "Libertinus Serif"
"""A font that Typst brings along."""
PAD, RIM = 0.06, 0.2
"""Of half a hex, around what is shown: of a lone map, and of a board among others."""
Box: TypeAlias = tuple[float, float, float, float]


def field_of(mission: Mission) -> Battlefield:
    return standard_battlefield(settle(mission.maps))


def map_svgs(mission: Mission) -> dict[str, str]:
    """The drawings by file name: ``map.svg`` the whole, ``board-N.svg`` each board,
    ``arc.svg`` what front and flank are."""
    field = field_of(mission)
    drawings = {"map.svg": svg(whole(mission, field))}
    for number, placed in enumerate(field.layout, 1):
        drawings[f"board-{number}.svg"] = svg(board_page(mission, field, placed.board))
    drawings["arc.svg"] = svg(arc_scene(field))
    return drawings


def map_data(mission: Mission) -> dict[str, Any]:
    """What the template must know of the map: shape, boards, sizes on paper, words at the edges."""
    field = field_of(mission)
    boards = []
    for number, placed in enumerate(field.layout, 1):
        box = _page_box(field, placed)
        boards.append(
            {
                "file": f"board-{number}.svg",
                "name": placed.board,
                "turned": placed.rotated,
                "width": round(box[2] * MM, 1),
                "height": round(box[3] * MM, 1),
                "edges": edge_labels(mission, field, placed.board),
                "joins": _joins(field.layout, placed.board),
            }
        )
    _, _, wide, high = _box(field, range(len(field)))
    return {"ratio": wide / high, "boards": boards, "edges": edge_labels(mission, field)}


def _own(field: Battlefield, board: str) -> list[int]:
    return [cell for cell in range(len(field)) if field.board_of[cell] == board]


def _joins(layout: Layout, board: str) -> dict[str, str]:
    """The neighbouring boards by the edge they lie along."""
    at = {placed.at: placed.board for placed in layout}
    x, y = next(placed.at for placed in layout if placed.board == board)
    beside = {"north": (x, y - 1), "south": (x, y + 1), "west": (x - 1, y), "east": (x + 1, y)}
    return {edge: at[spot] for edge, spot in beside.items() if spot in at}


def _box(field: Battlefield, cells: Iterable[int]) -> Box:
    """Left, top, width, height around these hexes."""
    spots = [centre(field, cell) for cell in cells]
    left = min(x for x, _ in spots) - (2 + 2 * PAD) * ACROSS
    right = max(x for x, _ in spots) + (2 + 2 * PAD) * ACROSS
    top = min(y for _, y in spots) - (1 + PAD) * DOWN
    low = max(y for _, y in spots) + (1 + PAD) * DOWN
    return left, top, right - left, low - top


def _page_box(field: Battlefield, placed: Placed) -> Box:
    """What a board's page shows: all of a lone map; where boards join, the board to its very
    edge, which cuts hexes in half as it does on the table, and a little more."""
    if len(field.layout) == 1:
        return _box(field, range(len(field)))
    places = [where(placed, name) for name in PLACES]
    left = min(x for x, _ in places) * 3 * ACROSS - 2 * RIM * ACROSS
    top = min(y for _, y in places) * DOWN - RIM * DOWN
    wide = (max(x for x, _ in places) - min(x for x, _ in places)) * 3 * ACROSS
    high = (max(y for _, y in places) - min(y for _, y in places)) * DOWN
    return left, top, wide + 4 * RIM * ACROSS, high + 2 * RIM * DOWN


def board_page(mission: Mission, field: Battlefield, board: str) -> Scene:
    """One board at the size of the counters, with a strip of its neighbours."""
    own = _own(field, board)
    placed = next(placed for placed in field.layout if placed.board == board)
    near = sorted({n for cell in own for n in field.adjacent(cell)} - set(own))
    inside = {*own, *near}
    items: list[Item] = ground(field, [*near, *own])
    items += marks(mission, field, inside.__contains__)
    items += [Group((_veil(field, cell),), opacity=0.45) for cell in near]
    return _scene(mission, _page_box(field, placed), items)


def _veil(field: Battlefield, cell: int) -> Item:
    """What belongs to another board is pale."""
    return Polygon(outline(field, cell), "paper")


def whole(mission: Mission, field: Battlefield) -> Scene:
    """The whole map in small: ground and set-up, no hex names; boards by their numbers."""
    items: list[Item] = ground(field, range(len(field)), named=False)
    items += marks(mission, field, lambda _cell: True)
    if len(field.layout) > 1:
        for placed in field.layout:
            left, top, wide, high = _box(field, _own(field, placed.board))
            number = Text(left + wide / 2, top + high / 2, placed.board, 260, "ink", "middle")
            items.append(Group((number,), opacity=0.22))
    return _scene(mission, _box(field, range(len(field))), items)


def _scene(mission: Mission, box: Box, items: list[Item]) -> Scene:
    left, top, wide, high = box
    body = (Rect(0, 0, wide, high, "paper"), Group(tuple(items), -left, -top))
    return Scene(wide, high, mission.title, mission.briefing, body, PALETTE)


def svg(scene: Scene) -> str:
    """The drawing for print: no second set of tones, a font that is there."""
    text = to_svg(scene)
    start, end = text.find("@media"), text.find("</style>")
    if start >= 0:
        text = text[:start] + text[end:]
    return text.replace("system-ui, sans-serif", FONT)
