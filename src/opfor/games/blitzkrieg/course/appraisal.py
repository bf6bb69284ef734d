"""What things are worth to a side, for the players of simulations. No rules live here.

Worth is guessed in victory points: a theatre's open campaign counts by how safe the lead looks
with so many spaces still empty, later campaigns count less, effects have a fixed price.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.rules.board import empty_spaces, is_open
from opfor.games.blitzkrieg.rules.placement import takes_effect
from opfor.games.blitzkrieg.rules.strength import as_unit, strength
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import Effect

PRICES = (0.0, 0.8, 0.0, 0.0, 0.5, 0.3, 0.2, 1.0, 0.8)
"""Of each effect, per point of the printed amount; advantages are worked out instead.

These and the numbers below were found by search in games against the bot (medium), where they
win about four games of ten; round numbers near the best were kept.
"""

PRICE_OF_STRENGTH = 0.4
"""Strength spent here is missing elsewhere."""
PRICE_OF_BLITZ = 0.15
PRICE_OF_BACKLASH = 2.0
WORTH_OF_BLITZ = 1.0
WORTH_OF_BOMBER = 1.0
WORTH_OF_LEADER = 1.5
"""What a token in hand counts beyond its strength."""
WORTH_OF_OUTRIGHT = 2
"""What an outright win counts beyond its points."""
SWING = 2.8
"""Steps one more placement may move a marker back."""
LATER = 0.9
"""What a campaign not yet open counts, compared with an open one."""
LATER_SPACES = 3
"""Spaces a later campaign has, as far as its safety goes."""


def placement_worth(war: War, side: int, unit: int, space: int) -> float:
    """A placement: the marker it moves, the campaign it may close, the effect it takes."""
    counts_as = as_unit(war, side, unit)
    theatre = war.theatre_of[space]
    power = strength(war, side, counts_as, theatre)
    steps = power
    worth = PRICE_OF_BLITZ * war.blitz[counts_as] - PRICE_OF_STRENGTH * power
    if takes_effect(war, counts_as):
        if war.effect[space] == Effect.TACTICAL:
            steps += war.amount[space]
        else:
            worth += effect_worth(war, side, space)
    if war.bomber[counts_as]:
        worth += war.prices[Effect.BOMBING]
    if war.nuclear[counts_as]:
        worth -= PRICE_OF_BACKLASH
    fills = war.campaign_of[space] == war.campaign[theatre]
    return worth + theatre_gain(war, side, theatre, steps, fills)


def theatre_gain(war: War, side: int, theatre: int, steps: int, fills: bool) -> float:
    """How much better a theatre looks after so many steps (and perhaps one more filled space)."""
    lead = lead_of(war, side, theatre)
    empty = empty_spaces(war, theatre)
    before = standing(war, theatre, lead, empty)
    return standing(war, theatre, lead + steps, empty - fills) - before


def lead_of(war: War, side: int, theatre: int) -> int:
    """How many steps a side is ahead in a theatre."""
    return war.tracks[theatre] if side == 0 else -war.tracks[theatre]


def standing(war: War, theatre: int, lead: int, empty: int) -> float:
    """A theatre in victory points, seen by the side that is ``lead`` steps ahead."""
    number = war.campaign[theatre]
    scored = war.vp_of[theatre][number]
    later_vp = 0
    for later in range(number + 1, war.campaigns[theatre]):
        later_vp += war.vp_of[theatre][later]
    if abs(lead) >= war.steps[theatre]:
        won = scored + later_vp + war.outright_bonus + WORTH_OF_OUTRIGHT
        return won if lead > 0 else -won
    for shield in range(2):
        if abs(lead) >= war.shields[theatre][shield]:
            scored += 1
    rest = LATER * later_vp * safety(lead, empty + LATER_SPACES)
    return scored * safety(lead, empty) + rest


def safety(lead: int, empty: int) -> float:
    """From -1 (surely lost) to 1 (surely won); with nothing left to fill it is decided."""
    if empty == 0:
        return (lead > 0) - (lead < 0)
    share = lead / (SWING * (empty + 1))
    return max(-1.0, min(1.0, share))


def effect_worth(war: War, side: int, space: int) -> float:
    """What a space's effect is worth to the side that takes it."""
    if war.effect[space] == Effect.STRATEGIC:
        return best_push(war, side, war.theatre_of[space], war.amount[space])
    return war.prices[war.effect[space]] * war.amount[space]


def best_push(war: War, side: int, here: int, steps: int) -> float:
    """The best use of a strategic advantage in another open theatre; it never does harm."""
    best = 0.0
    for theatre in range(war.theatres):
        if is_open(war, theatre) and theatre != here:
            best = max(best, push_worth(war, side, theatre, steps))
    return best


def push_worth(war: War, side: int, theatre: int, steps: int) -> float:
    """What so many steps are worth in a theatre; a push stops short of its end."""
    lead = lead_of(war, side, theatre)
    room = max(0, war.steps[theatre] - war.stop_short - lead)
    return theatre_gain(war, side, theatre, min(steps, room), False)


def unit_worth(war: War, side: int, unit: int) -> float:
    """What a token in hand is worth: its strength and what it can do besides."""
    counts_as = as_unit(war, side, unit)
    return (
        war.strength[counts_as]
        + WORTH_OF_BLITZ * war.blitz[counts_as]
        + WORTH_OF_BOMBER * war.bomber[counts_as]
        + WORTH_OF_LEADER * war.leads[counts_as]
    )


def points_ahead(war: War, side: int) -> float:
    """The points so far and how the theatres stand."""
    ahead = 1.0 * (war.vp[side] - war.vp[1 - side])
    for theatre in range(war.theatres):
        if is_open(war, theatre):
            lead = lead_of(war, side, theatre)
            ahead += standing(war, theatre, lead, empty_spaces(war, theatre))
    return ahead
