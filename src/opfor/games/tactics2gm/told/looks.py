"""What is lit and said while a thing is looked at: how far a unit's own weapon reaches."""

from __future__ import annotations

from opfor.core.shown import Look, Mark, Ref
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.told.pictures.pieces import side_word
from opfor.games.tactics2gm.values.content import HIDDEN, UnitRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


def looked_at(setting: Setting, state: State, seat: str, ref: Ref, origin: Ref) -> Look:
    """The spaces in range of a unit on the board, from where it stands; with the unit it is looked
    at from, whether that one reaches it."""
    between = _between(setting, state, ref, origin) if ref != origin else ""
    look = Look()
    for unit in state.units:
        if ref == f"unit:{unit.id}" and unit.cell >= 0 and unit.card != HIDDEN:
            look = _reach(setting, unit, seat)
    return Look(look.marks, (between,)) if between else look


def _between(setting: Setting, state: State, ref: Ref, origin: Ref) -> str:
    """How far a thing on the board is from a unit, and whether that is within its range."""
    cells = {space_ref(setting, cell): cell for cell in range(setting.board.size)}
    cells |= {f"unit:{unit.id}": unit.cell for unit in state.units}
    shooter = next((unit for unit in state.units if origin == f"unit:{unit.id}"), None)
    to = cells.get(ref, -1)
    if shooter is None or shooter.cell < 0 or shooter.card == HIDDEN or to < 0:
        return ""
    card, away = setting.cards.units[shooter.card], setting.board.distance[shooter.cell][to]
    if not card.can_fire:
        return f"{away} away; {card.title} {shooter.id} has no weapon."
    within = "within" if card.min_range <= away <= card.range else "out of"
    return f"{away} away, {within} the range of {card.title} {shooter.id} ({_far(card)})."


def _far(card: UnitRow) -> str:
    return f"{card.min_range} to {card.range}" if card.range > card.min_range else f"{card.range}"


def _reach(setting: Setting, unit: Unit, seat: str) -> Look:
    card, board = setting.cards.units[unit.card], setting.board
    if not card.can_fire:
        return Look((), ("Has no weapon.",))
    away = board.distance[unit.cell]
    cells = [c for c in range(board.size) if card.min_range <= away[c] <= card.range]
    word = side_word(setting, unit.side, seat)
    zone = tuple(Mark(space_ref(setting, cell), "zone", word) for cell in cells)
    return Look(zone, (f"Shoots {_far(card)} away, hits on {card.to_hit} or more.",))
