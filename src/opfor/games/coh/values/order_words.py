"""What words of orders and mission lines stand for."""

from __future__ import annotations

from opfor.cardboard.coh.orders.nouns import (
    CARD_TARGETS,
    MINES,
    NOBODY,
    CounterKind,
    TargetKind,
)
from opfor.cardboard.coh.orders.trees import Subject, Target
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY

WORKS = {
    CounterKind.MINE: "mines",
    CounterKind.WIRE: "barbed-wire",
    CounterKind.TRENCH: "trench",
    CounterKind.BUNKER: "bunker",
    CounterKind.ROAD_BLOCK: "road-block",
    CounterKind.HASTY_DEFENSE: "hasty-defence",
}
HASTY = WORKS[CounterKind.HASTY_DEFENSE]
"""The one kind of work that is no Defense Counter: its builder makes it."""
DENSITIES = {CounterKind.LIGHT_SMOKE: 1, CounterKind.SMOKE: 2}
"""How dense a counter of smoke is."""
BLIND = {NOBODY: NO_ENEMY, MINES: MINE}
"""What a cup holds beside AI."""
ANY_AI = Subject()
ANY_UNIT = Target(TargetKind.UNIT)
AIMED_AT = frozenset(CARD_TARGETS) - {TargetKind.OBJECTIVE}
"""Targets that an attack after a move can be on; else it is on any Unit."""
