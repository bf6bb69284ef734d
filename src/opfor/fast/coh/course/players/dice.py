"""What the baseline player does before and after a roll of its own."""

from __future__ import annotations

from opfor.fast.coh.course.players.fire import chance_of
from opfor.fast.coh.values import BONUS, LUCK, NEVER, Battle


def before_roll(battle: Battle) -> int:
    """A card for the aim; else so many CAPs that each is worth its price. Nothing where no number
    is needed, or none is told."""
    best = 0
    if battle.offer_act[battle.offered - 1] == BONUS:
        return first_bonus(battle)
    if battle.needed == NEVER:
        return best
    for place in range(1, battle.offered):
        if gain_of(battle, battle.offer_at[place]) > gain_of(battle, battle.offer_at[best]):
            best = place
    return best


def first_bonus(battle: Battle) -> int:
    place = 0
    while battle.offer_act[place] != BONUS:
        place += 1
    return place


def gain_of(battle: Battle, added: int) -> float:
    """How often the dice succeed with so many CAPs, and kills once more, less the price."""
    succeeds = chance_of(battle, battle.needed - added)
    return succeeds + chance_of(battle, battle.kills - added) - battle.price_of_cap * added


def after_roll(battle: Battle) -> int:
    """Luck where it is just enough, a second roll where the first has failed and may succeed."""
    if battle.needed == NEVER:
        return 0
    for place in range(1, battle.offered):
        if is_worth_playing(battle, battle.card_effect[battle.offer_at[place]]):
            return place
    return 0


def is_worth_playing(battle: Battle, effect: int) -> bool:
    short = battle.needed - battle.shown
    if effect == LUCK:
        return 0 < short <= battle.luck
    return short > battle.luck and chance_of(battle, battle.needed) >= battle.worth_a_card
