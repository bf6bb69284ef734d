"""Rally: a hit that can be shaken off, by a roll or freely."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.values import Battle


@cite("COH-4.1.2-f")
def can_rally(battle: Battle, ai: int) -> bool:
    return battle.hit[ai] > 0 and battle.hit_rally[battle.hit[ai]] > 0


@cite("COH-4.1.2-e")
def can_rally_freely(battle: Battle, ai: int) -> bool:
    return battle.hit[ai] > 0
