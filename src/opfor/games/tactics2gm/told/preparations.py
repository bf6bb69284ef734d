"""The table before the first question: board, terrain, boxes of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def laid_out(setting: Setting, state: State) -> Iterator[str | tuple[str, str]]:
    """What is printed or placed from the start, then what is drawn from."""
    yield SAY("lay-board", mission=say.mission(setting))
    for is_printed, name in ((True, "lay-printed"), (False, "lay-placed")):
        found = [
            SAY("lay-place", terrain=say.card(setting, piece.card), at=say.spot(setting, cell))
            for cell, piece in enumerate(state.terrain)
            if piece is not None and piece.printed == is_printed
        ]
        if found:
            yield SAY(name, places=", ".join(found))
    if state.terrain_deck:
        cards = [
            SAY.thing("counted-card", n=n, card=say.card(setting, card))
            for card, n in Counter(state.terrain_deck).items()
        ]
        yield "terrain deck", SAY("lay-terrain-cards", cards=cards)
    for box in state.boxes:
        seat = next(each for n, each in enumerate(setting.seats) if n != setting.ai)
        yield f"{seat} deck", SAY("lay-box", army=say.army(setting, box.army), n=len(box.cards))
    for unit in state.units:
        where = say.space(setting, unit.cell)
        yield SAY("lay-unit", card=say.card(setting, unit.card), n=unit.id, where=where)
    yield SAY("lay-hqs")
    if state.ap[0] == state.ap[1]:
        yield SAY("lay-ap-both", ap=state.ap[0])
        return
    for side in (0, 1):
        yield SAY("lay-ap", who=say.side(setting, state, side), ap=state.ap[side])
