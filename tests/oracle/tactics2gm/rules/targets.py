"""Shooting as questions: which weapons, which targets, what to roll, what it would do.

A D10 hits on the needed number or more, and always on a 10. The needed number is the weapon's own
plus what makes the target harder to hit, less what makes it easier. A hit does damage if the
weapon's penetration is at least the target's defence; a natural 10 destroys a unit outright.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import TokenRow, UnitRow
from opfor.games.tactics2gm.values.options import Setting, must_destroy_target
from opfor.games.tactics2gm.values.state import HQ, NO_FIRE, State, Unit, cell_of_target, unit_of

Weapon: TypeAlias = UnitRow | TokenRow
"""Both print range, min_range, to_hit, penetration and damage."""


class TargetMet(Struct, frozen=True, gc=False):
    """A target as a shooter meets it; ``hp`` is what is left, ``unit`` is None for HQ, terrain."""

    target: int
    cell: int
    defence: int
    hp: int
    unit: Unit | None = None


def weapon(setting: Setting, unit: Unit, slot: int) -> Weapon:
    """The card's own weapon (slot 0) or that of its n-th token."""
    if slot == 0:
        return setting.cards.units[unit.card]
    return setting.cards.tokens[unit.tokens[slot - 1].kind]


def armed_slots(setting: Setting, unit: Unit) -> list[int]:
    """Slots with a weapon, whether or not it may still fire."""
    own = [0] if setting.cards.units[unit.card].can_fire else []
    tokens = enumerate(unit.tokens, start=1)
    return own + [n for n, token in tokens if setting.cards.tokens[token.kind].use == "weapon"]


def ready_weapons(setting: Setting, unit: Unit) -> list[int]:
    """Slots that may still fire this turn."""
    if unit.cell < 0 or unit.halted & NO_FIRE:
        return []
    slots = []
    if (not unit.fired & 1 or unit.extra > 0) and setting.cards.units[unit.card].can_fire:
        slots.append(0)
    for slot, token in enumerate(unit.tokens, start=1):
        if is_ready(setting, unit, slot) and setting.cards.tokens[token.kind].use == "weapon":
            slots.append(slot)
    return slots


@cite("2GM-CON-4")
def is_ready(setting: Setting, unit: Unit, slot: int) -> bool:
    """Whether a token may be used: once a turn, and an arrow token only while face up."""
    token = unit.tokens[slot - 1]
    if unit.fired >> slot & 1:
        return False
    return not (token.used and setting.cards.tokens[token.kind].arrow)


def mark(setting: Setting, state: State, side: int, target: int) -> TargetMet:
    """What a side's shot at a target meets."""
    if target > 0:
        unit = unit_of(state, target)
        card = setting.cards.units[unit.card]
        return TargetMet(target, unit.cell, card.defence, card.hp - unit.wounds, unit)
    if target == HQ:
        hq = setting.numbers.hq
        enemy = 1 - side
        return TargetMet(HQ, setting.board.hq(enemy), hq.defence, hq.hp - state.hq[enemy])
    cell = cell_of_target(target)
    piece = state.terrain[cell]
    assert piece is not None
    terrain = setting.cards.terrain[piece.card]
    return TargetMet(target, cell, terrain.defence, terrain.hp - piece.damage)


def in_range(setting: Setting, arm: Weapon, origin: int, cell: int) -> bool:
    """Distance is all that counts: terrain never blocks sight."""
    return arm.min_range <= setting.board.distance[origin][cell] <= arm.range


def targets(
    setting: Setting, state: State, unit: Unit, arm: Weapon, spots: Sequence[int] | None = None
) -> list[int]:
    """Everything a weapon can reach: enemy units, the enemy HQ, terrain worth shooting at.

    ``spots`` are the side's ``terrain_targets``, if the caller has them already.
    """
    board = setting.board
    row = board.distance[unit.cell]
    low, high = arm.min_range, arm.range
    side = unit.side
    found = [
        u.id for u in state.units if u.side != side and u.cell >= 0 and low <= row[u.cell] <= high
    ]
    if low <= row[board.hq(1 - side)] <= high:
        found.append(HQ)
    if spots is None:
        spots = terrain_targets(setting, state, side)
    for cell in spots:
        if low <= row[cell] <= high:
            found.append(-1 - cell)
    return found


_BREAKABLE: dict[int, tuple[object, object, tuple[tuple[int, bool], ...]]] = {}
"""Spaces with terrain that can be destroyed, by identity of the terrain."""


def breakable(setting: Setting, state: State) -> tuple[tuple[int, bool], ...]:
    """Spaces whose terrain can be destroyed, and whether it is in somebody's way."""
    known = _BREAKABLE.get(id(state.terrain))
    if known is not None and known[0] is state.terrain and known[1] is setting.cards:
        return known[2]
    if len(_BREAKABLE) > 50:
        _BREAKABLE.clear()
    rows = setting.cards.terrain
    found = tuple(
        (cell, bool(rows[piece.card].blocks))
        for cell, piece in enumerate(state.terrain)
        if piece is not None and rows[piece.card].hp
    )
    _BREAKABLE[id(state.terrain)] = (state.terrain, setting.cards, found)
    return found


def terrain_targets(setting: Setting, state: State, side: int) -> list[int]:
    """Spaces whose terrain a side may shoot at: held by the enemy, in the way, or the mission's.

    Only what can be destroyed counts, and nobody shells the house their own unit is in.
    """
    held = {unit.cell: unit.side for unit in state.units}
    goal = setting.mission.target if must_destroy_target(setting, side) else -1
    return [
        cell
        for cell, blocks in breakable(setting, state)
        if held.get(cell, -1) != side and (cell in held or blocks or cell == goal)
    ]
