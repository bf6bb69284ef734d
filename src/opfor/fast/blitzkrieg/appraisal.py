"""What things are worth to a side, for the players of simulations. No rules live here.

The same guesses as in the readable engine, and the same prices: see its ``appraisal``. The order
of every sum is that of the readable engine, because fractions are rounded.
"""

from __future__ import annotations

from opfor.fast.blitzkrieg.legality import empty_spaces
from opfor.fast.blitzkrieg.strength import as_unit, strength
from opfor.fast.blitzkrieg.values import STRATEGIC, TACTICAL, War


def placement_worth(war: War, side: int, unit: int, space: int) -> float:
    """A placement: the marker it moves, the campaign it may close, the effect it takes."""
    counts_as = as_unit(war, side, unit)
    theatre = war.theatre_of[space]
    power = strength(war, side, counts_as, theatre)
    steps = power
    worth = war.price_of_blitz * war.blitz[counts_as] - war.price_of_strength * power
    if not war.skips_effect[counts_as]:
        if war.effect[space] == TACTICAL:
            steps += war.amount[space]
        else:
            worth += effect_worth(war, side, space)
    if war.bomber[counts_as]:
        worth += war.price_of_bombing
    if war.nuclear[counts_as]:
        worth -= war.price_of_backlash
    fills = war.campaign_of[space] == war.campaign[theatre]
    return worth + theatre_gain(war, side, theatre, steps, fills)


def theatre_gain(war: War, side: int, theatre: int, steps: int, fills: bool) -> float:
    """How much better a theatre looks after so many steps (and perhaps one more filled space)."""
    lead = war.tracks[theatre] if side == 0 else -war.tracks[theatre]
    empty = empty_spaces(war, theatre)
    before = standing(war, theatre, lead, empty)
    return standing(war, theatre, lead + steps, empty - fills) - before


def standing(war: War, theatre: int, lead: int, empty: int) -> float:
    """A theatre in victory points, seen by the side that is ``lead`` steps ahead."""
    number = war.campaign[theatre]
    scored = war.vp_of[theatre][number]
    later_vp = 0
    for later in range(number + 1, war.campaigns[theatre]):
        later_vp += war.vp_of[theatre][later]
    if abs(lead) >= war.steps[theatre]:
        won = scored + later_vp + war.outright_bonus + war.worth_of_outright
        return won if lead > 0 else -won
    for shield in range(2):
        if abs(lead) >= war.shields[theatre][shield]:
            scored += 1
    rest = war.later * later_vp * safety(war, lead, empty + war.later_spaces)
    return scored * safety(war, lead, empty) + rest


def safety(war: War, lead: int, empty: int) -> float:
    """From -1 (surely lost) to 1 (surely won); with nothing left to fill it is decided."""
    if empty == 0:
        return (lead > 0) - (lead < 0)
    share = lead / (war.swing * (empty + 1))
    return max(-1.0, min(1.0, share))


def effect_worth(war: War, side: int, space: int) -> float:
    """What a space's effect is worth to the side that takes it."""
    if war.effect[space] == STRATEGIC:
        return best_push(war, side, war.theatre_of[space], war.amount[space])
    return war.prices[war.effect[space]] * war.amount[space]


def best_push(war: War, side: int, here: int, steps: int) -> float:
    """The best use of a strategic advantage in another open theatre; it never does harm."""
    best = 0.0
    for theatre in range(war.theatres):
        if war.campaign[theatre] >= 0 and theatre != here:
            best = max(best, push_worth(war, side, theatre, steps))
    return best


def push_worth(war: War, side: int, theatre: int, steps: int) -> float:
    """What so many steps are worth in a theatre; a push stops short of its end."""
    lead = war.tracks[theatre] if side == 0 else -war.tracks[theatre]
    room = max(0, war.steps[theatre] - war.stop_short - lead)
    return theatre_gain(war, side, theatre, min(steps, room), False)


def unit_worth(war: War, side: int, unit: int) -> float:
    """What a token in hand is worth: its strength and what it can do besides."""
    counts_as = as_unit(war, side, unit)
    return (
        war.strength[counts_as]
        + war.worth_of_blitz * war.blitz[counts_as]
        + war.worth_of_bomber * war.bomber[counts_as]
        + war.worth_of_leader * war.leads[counts_as]
    )
