"""What the baseline player does before and after a roll of its own."""

from __future__ import annotations

from opfor.fast.coh.course.players.fire import chance_of
from opfor.fast.coh.values import NEVER, Battle


def before_roll(battle: Battle) -> int:
    """So many CAPs that each is worth its price. Nothing where no number is needed, or none is
    told."""
    best = 0
    if battle.needed == NEVER:
        return best
    for place in range(1, battle.offered):
        if gain_of(battle, battle.offer_at[place]) > gain_of(battle, battle.offer_at[best]):
            best = place
    return best


def gain_of(battle: Battle, added: int) -> float:
    """How often the dice succeed with so many CAPs, and kills once more, less the price."""
    succeeds = chance_of(battle, battle.needed - added)
    return succeeds + chance_of(battle, battle.kills - added) - battle.price_of_cap * added


def after_roll(battle: Battle) -> int:
    """A second roll where the first has failed and may succeed."""
    if battle.needed == NEVER or battle.needed - battle.shown <= battle.luck:
        return 0
    return 1 if chance_of(battle, battle.needed) >= battle.worth_a_card else 0
