"""What a unit fires with: its card or a token, as printed."""

from __future__ import annotations

from typing import TypeAlias

from opfor.games.tactics2gm.values.content import TokenRow, UnitRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import Unit

Weapon: TypeAlias = UnitRow | TokenRow
"""Both print range, min_range, to_hit, penetration and damage."""


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
