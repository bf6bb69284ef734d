"""A shot the AI may take: a weapon against a target, with its exact chances in tenths."""

from __future__ import annotations

from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import AI, HQ
from opfor.fast.tactics2gm.rules.targets import cell_of, defence_of, hp_left
from opfor.fast.tactics2gm.rules.to_hit import faces


def is_pierced(battle: Battle, arm: int, side: int, target: int) -> bool:
    """Penetration at least the defence; what a lucky 10 might do is not counted."""
    return battle.penetration[arm] >= defence_of(battle, side, target)


def tenths_to_hurt(battle: Battle, needed: int, arm: int, side: int, target: int) -> int:
    """Chance of at least one damage, a critical included."""
    if is_pierced(battle, arm, side, target):
        return faces(needed)
    return 1 if target > HQ else 0


def tenths_to_kill(battle: Battle, needed: int, arm: int, side: int, target: int) -> int:
    """Chance that one shot destroys the target; a critical always destroys a unit."""
    is_enough = battle.damage[arm] >= hp_left(battle, side, target)
    if is_enough and is_pierced(battle, arm, side, target):
        return faces(needed)
    return 1 if target > HQ else 0


def tenths_of_damage(battle: Battle, needed: int, arm: int, side: int, target: int) -> int:
    """Hit points that one shot can be expected to remove."""
    left = hp_left(battle, side, target)
    if not is_pierced(battle, arm, side, target):
        return left if target > HQ else 0
    ordinary = min(battle.damage[arm], left)
    if target <= HQ:
        return faces(needed) * ordinary
    return (faces(needed) - 1) * ordinary + left


def note_shot(battle: Battle, slot: int, arm: int, target: int, needed: int) -> None:
    """One more shot of the unit looked at."""
    shot = battle.shots
    battle.shots += 1
    battle.shot_slot[shot], battle.shot_target[shot] = slot, target
    battle.shot_spot[shot] = cell_of(battle, AI, target)
    battle.shot_low[shot], battle.shot_high[shot] = battle.min_range[arm], battle.range[arm]
    battle.shot_hurts[shot] = is_pierced(battle, arm, AI, target)
    battle.shot_hurt[shot] = tenths_to_hurt(battle, needed, arm, AI, target)
    battle.shot_kill[shot] = tenths_to_kill(battle, needed, arm, AI, target)
    battle.shot_damage[shot] = tenths_of_damage(battle, needed, arm, AI, target)
