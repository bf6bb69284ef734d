"""What a step costs: movement points of a unit, and of the ground it enters."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


@cite("2GM-MOD-9")
def pace(setting: Setting, unit: Unit) -> int:
    """Movement points: the card's, less in arctic weather unless it has Mobility."""
    card = setting.cards.units[unit.card]
    if not setting.arctic or card.movement == 0 or "mobility" in card.traits:
        return card.movement
    numbers = setting.numbers.movement
    return max(card.movement - numbers.arctic, numbers.least)


@cite("2GM-MOD-1", "2GM-MOD-3", "2GM-MOD-4")
def entry_cost(setting: Setting, state: State, card: UnitRow, cell: int) -> int | None:
    """Movement points to enter a space; ``None`` if the terrain keeps this kind of unit out."""
    piece = state.terrain[cell]
    if piece is None:
        return 1
    terrain = setting.cards.terrain[piece.card]
    if card.type in terrain.blocks:
        return None
    if card.type in terrain.hard and "mobility" not in card.traits:
        return setting.numbers.movement.hard_cost
    return 1
