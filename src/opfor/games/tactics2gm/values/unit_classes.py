"""Offensive or defensive? What the AI takes each unit and each token for."""

from __future__ import annotations

from typing import Literal

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.options import Setting

OFFENSIVE = "offensive"
DEFENSIVE = "defensive"
BOTH = frozenset((OFFENSIVE, DEFENSIVE))
NEITHER: frozenset[str] = frozenset()
Kit = Literal["none", "defensive", "offensive", "both", "killing"]
"""Which equipment a unit is to have; ``killing`` is what can destroy the most dangerous enemy."""


@cite("2GM-CLS-1", "2GM-CLS-2", "2GM-CLS-3", "Q2-11")
def infantry_classes(setting: Setting, card: UnitRow) -> frozenset[str]:
    """By kind: light and command defensive, heavy and special offensive, heavy weapons both."""
    classes = setting.numbers.classes
    if card.kind in classes.defensive_infantry:
        return frozenset((DEFENSIVE,))
    if card.kind in classes.offensive_infantry:
        return frozenset((OFFENSIVE,))
    return BOTH


@cite("2GM-CLS-3", "2GM-CLS-4")
def unit_classes(setting: Setting, card: UnitRow) -> frozenset[str]:
    """Artillery, transports that can fire and fighters are both; tanks and bombers offensive."""
    match card.type:
        case "infantry":
            return infantry_classes(setting, card)
        case "artillery":
            return BOTH
        case "tank":
            return frozenset((OFFENSIVE,))
        case "transport":
            return BOTH if card.can_fire else NEITHER
        case "airplane":
            return BOTH if card.kind == "fighter" else frozenset((OFFENSIVE,))


@cite("2GM-CLS-5", "2GM-CLS-3")
def token_classes(setting: Setting, token: str) -> frozenset[str]:
    """Face-Down and Smoke Shell defensive; MG, HMG, Howitzer and Smoke Screen offensive."""
    classes = setting.numbers.classes
    if token in classes.both_tokens:
        return BOTH
    if token in classes.defensive_tokens:
        return frozenset((DEFENSIVE,))
    return frozenset((OFFENSIVE,)) if token in classes.offensive_tokens else NEITHER


def is_offensive(setting: Setting, card: UnitRow) -> bool:
    return OFFENSIVE in unit_classes(setting, card)


def is_defensive(setting: Setting, card: UnitRow) -> bool:
    return DEFENSIVE in unit_classes(setting, card)


@cite("V-18")
def is_armoured(card: UnitRow) -> bool:
    """Vehicle armour: tanks and armoured transports."""
    return card.type == "tank" or "armoured" in card.traits
