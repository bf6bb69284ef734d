"""The table before the first question: board, terrain, boxes of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from opfor.games.tactics2gm.told.names import listed, possessive, space, spot
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def laid_out(setting: Setting, state: State) -> Iterator[str | tuple[str, str]]:
    """What is printed or placed from the start, then what is drawn from."""
    yield f"Lay out the board: {setting.mission.title}."
    for is_printed, said in ((True, "Printed there"), (False, "Put there")):
        found = [
            f"{piece.card} {spot(setting, cell)}"
            for cell, piece in enumerate(state.terrain)
            if piece is not None and piece.printed == is_printed
        ]
        if found:
            yield f"{said} (line.column): {', '.join(found)}."
    if state.terrain_deck:
        counts = Counter(state.terrain_deck)
        cards = listed([f"{n} × {setting.cards.terrain[c].title}" for c, n in counts.items()])
        yield "terrain deck", f"Terrain cards: {cards}."
    for box in state.boxes:
        title = setting.cards.armies[box.army].title
        seat = next(each for n, each in enumerate(setting.seats) if n != setting.ai)
        yield f"{seat} deck", f"Have the cards of the {title} ready: {len(box.cards)}."
    for unit in state.units:
        title = setting.cards.units[unit.card].title
        yield f"Put {title} (unit {unit.id}) on {space(setting, unit.cell)}."
    yield "Put both headquarters markers on no wounds."
    if state.ap[0] == state.ap[1]:
        yield f"Put both AP markers on {state.ap[0]}."
        return
    for side in (0, 1):
        yield f"Put {possessive(setting, state, side)} AP marker on {state.ap[side]}."
