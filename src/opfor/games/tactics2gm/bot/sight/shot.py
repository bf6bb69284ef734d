"""A shot the AI may take: a weapon against a target, with its exact chances in tenths."""

from __future__ import annotations

from opfor.games.tactics2gm.rules.targets import cell_of, defence_of, hp_left
from opfor.games.tactics2gm.rules.to_hit import faces, need
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    HQ,
)


def is_pierced(battle: Battle, arm: int, side: int, target: int) -> bool:
    """Penetration at least the defence; what a lucky 10 might do is not counted."""
    return battle.penetration[arm] >= defence_of(battle, side, target)


def lucky(target: int) -> int:
    """The chance of a 10, which destroys any unit; against HQ and terrain it is a plain hit."""
    return 1 if target > HQ else 0


def tenths_to_kill(battle: Battle, needed: int, arm: int, side: int, target: int) -> int:
    """Chance that one shot destroys the target; a critical always destroys a unit."""
    is_enough = battle.damage[arm] >= hp_left(battle, side, target)
    if is_enough and is_pierced(battle, arm, side, target):
        return faces(needed)
    return lucky(target)


def tenths_of_damage(battle: Battle, needed: int, arm: int, side: int, target: int) -> int:
    """Hit points that one shot can be expected to remove."""
    left = hp_left(battle, side, target)
    if not is_pierced(battle, arm, side, target):
        return left * lucky(target)
    ordinary = min(battle.damage[arm], left)
    return (faces(needed) - lucky(target)) * ordinary + left * lucky(target)


def note_shot(battle: Battle, unit: int, slot: int, arm: int, target: int) -> None:
    """One more shot of the unit looked at; the chance of damage is that of a hit, if it pierces,
    and that of a 10 else."""
    shot, needed = battle.shots, need(battle, unit, arm, target)
    battle.shots += 1
    battle.shot_slot[shot], battle.shot_target[shot] = slot, target
    battle.shot_spot[shot] = cell_of(battle, AI, target)
    battle.shot_low[shot], battle.shot_high[shot] = battle.min_range[arm], battle.range[arm]
    hurts = is_pierced(battle, arm, AI, target)
    battle.shot_hurts[shot] = hurts
    battle.shot_hurt[shot] = faces(needed) if hurts else lucky(target)
    battle.shot_kill[shot] = tenths_to_kill(battle, needed, arm, AI, target)
    battle.shot_damage[shot] = tenths_of_damage(battle, needed, arm, AI, target)
