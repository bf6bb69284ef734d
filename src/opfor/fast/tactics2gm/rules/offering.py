"""What a person is offered: acts with their numbers, one after the other."""

from __future__ import annotations

from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import OFFERS


def offer(
    battle: Battle, act: int, actor: int, played: int, aimed: int, where: int, other: int
) -> None:
    """One more act; what an act does not need is 0. A game with more of them does not count."""
    place = battle.offered
    if place == OFFERS:
        battle.overflowed = 1
        return
    battle.act[place] = act
    battle.actor[place] = actor
    battle.played[place] = played
    battle.aimed[place] = aimed
    battle.where[place] = where
    battle.other[place] = other
    battle.offered += 1
