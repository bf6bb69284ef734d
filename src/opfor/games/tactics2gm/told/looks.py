"""What is lit and said while a thing is looked at: how far a unit's own weapon reaches."""

from __future__ import annotations

from opfor.core.shown import Look, Mark, Ref
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.told.pictures.pieces import side_word
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


def looked_at(setting: Setting, state: State, seat: str, ref: Ref, _origin: Ref) -> Look:
    """The spaces in range of a unit on the board, from where it stands."""
    for unit in state.units:
        if ref == f"unit:{unit.id}" and unit.cell >= 0 and unit.card != HIDDEN:
            return _reach(setting, unit, seat)
    return Look()


def _reach(setting: Setting, unit: Unit, seat: str) -> Look:
    card, board = setting.cards.units[unit.card], setting.board
    if not card.can_fire:
        return Look((), ("Has no weapon.",))
    away = board.distance[unit.cell]
    cells = [c for c in range(board.size) if card.min_range <= away[c] <= card.range]
    word = side_word(setting, unit.side, seat)
    far = f"{card.min_range} to {card.range}" if card.range > card.min_range else f"{card.range}"
    zone = tuple(Mark(space_ref(setting, cell), "zone", word) for cell in cells)
    return Look(zone, (f"Shoots {far} away, hits on {card.to_hit} or more.",))
