"""The table as a drawing: the map as it lies, edges, Units, markers and counters."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.games.coh_generator.told.board_text import headline, in_words
from opfor.games.coh_generator.told.map_symbols import PALETTE, Drawing
from opfor.games.coh_generator.values.ground import entry_cells, field_of
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State
from opfor.kit.scene import Rect, Scene, Text


def scene(setting: Setting, state: State, seat: str) -> Scene:
    """What a seat may see, drawn."""
    text = "\n".join([headline(setting, state), *in_words(setting, state, seat)])
    if not state.layout:
        items = (Rect(0, 0, 400, 60, "paper"), Text(20, 36, "No map has been chosen yet."))
        return Scene(400, 60, setting.plan.title, text, items, PALETTE)
    field: Battlefield = field_of(state)
    drawing = Drawing(field)
    for role, segments in state.edges.items():
        side = 0 if role.startswith("german") else 1
        for cell in entry_cells(field, segments):
            drawing.edge_hex(cell, side)
    for marker in state.markers:
        drawing.marker(field.cell(marker.hex), 0 if marker.owner == "german" else 1)
    for work in state.works:
        drawing.work(field.cell(work.hex), work.kind.replace("-", " "))
    for unit in state.units:
        if unit.where in ("map", "hidden") and unit.hex != UNSEEN:
            side = 0 if unit.side == "german" else 1
            drawing.unit(field.cell(unit.hex), side, unit.unit, unit.facing)
    return drawing.scene(setting.plan.title, text)
