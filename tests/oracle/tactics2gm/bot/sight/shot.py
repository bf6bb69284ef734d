"""A shot the AI may take: a weapon against a target, with its exact chances."""

from __future__ import annotations

from msgspec import Struct

from tests.oracle.tactics2gm.rules.targets import TargetMet, Weapon
from tests.oracle.tactics2gm.rules.to_hit import can_hurt, expected_damage, hurt_chance, kill_chance


class Shot(Struct, frozen=True, gc=False):
    """A weapon of a unit against a target, wherever the two stand.

    ``spot`` is the target's place in the distance table; ``hurts`` is True if an ordinary hit
    does damage; the chances are those of one roll.
    """

    slot: int
    target: int
    spot: int
    low: int
    high: int
    hurts: bool
    hurt: float
    kill: float
    damage: float


_CHANCES: dict[tuple[int, int, int, int, int, bool], tuple[bool, float, float, float]] = {}


def chances(needed: int, arm: Weapon, at: TargetMet) -> tuple[bool, float, float, float]:
    """Whether an ordinary hit hurts, and the chances of one shot: damage, a kill, and the damage
    to be expected. The same few numbers come again and again, so they are kept."""
    key = (needed, arm.penetration, arm.damage, at.defence, at.hp, at.unit is None)
    found = _CHANCES.get(key)
    if found is None:
        found = _CHANCES[key] = (
            can_hurt(arm, at),
            hurt_chance(needed, arm, at),
            kill_chance(needed, arm, at),
            expected_damage(needed, arm, at),
        )
    return found
