"""What is offered, and what a side takes of it."""

from __future__ import annotations

from opfor.fast.coh.values import PLAYER, Battle
from opfor.fast.run import pick


def offer(battle: Battle, act: int, unit: int, at: int) -> None:
    """One more thing to choose from."""
    battle.offer_act[battle.offered] = act
    battle.offer_unit[battle.offered] = unit
    battle.offer_at[battle.offered] = at
    battle.offered += 1


def choose(battle: Battle, side: int) -> int:
    """The place among the offers of what a side takes: each is as likely as the other."""
    return pick(battle, PLAYER + side, battle.offered)
