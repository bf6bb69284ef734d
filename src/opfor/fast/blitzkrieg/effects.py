"""What the spaces do. Each effect is carried out for the side that placed there (or won it)."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.bombing import bomb
from opfor.fast.blitzkrieg.draws import (
    draw_unit,
    draw_weapon,
    from_pile,
    research,
    to_bag,
    two_weapons,
)
from opfor.fast.blitzkrieg.players import choose, worth_of_push, worth_of_token
from opfor.fast.blitzkrieg.strategic_advantage import bots_theatre
from opfor.fast.blitzkrieg.tracks import advance, push
from opfor.fast.blitzkrieg.values import (
    BOMBING,
    IMPROVED,
    INDUSTRY,
    NOTHING,
    PILE,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    STRATEGIC,
    TACTICAL,
    War,
)
from opfor.fast.run import pick


@cite("BLZ-E-1", "BLZ-E-2", "BLZ-E-3", "BLZ-E-5", "BLZ-E-6")
def take_effect(war: War, side: int, space: int) -> None:
    """Carry out a space's effect for a side."""
    effect = war.effect[space]
    amount = war.amount[space]
    if effect == PROPAGANDA:
        war.vp[side] += amount
    elif effect == TACTICAL:
        advance(war, war.theatre_of[space], side, amount)
    elif effect == STRATEGIC:
        strategic_advantage(war, side, space)
    elif effect == PRODUCTION:
        for _ in range(amount):
            draw_unit(war, side)
    elif effect == RESEARCH:
        research(war, side)
    elif effect == IMPROVED:
        improved_research(war, side, amount)
    elif effect == INDUSTRY:
        draw_weapon(war, side)
    elif effect == BOMBING:
        bomb(war, side)


@cite("QB-20")
def strategic_advantage(war: War, side: int, space: int) -> None:
    """Steps in one other open theatre, never onto its last step; none open: nothing."""
    here = NOTHING if war.any_theatre else war.theatre_of[space]
    war.offered = 0
    for theatre in range(war.theatres):
        if war.campaign[theatre] >= 0 and theatre != here:
            war.offer[war.offered] = theatre
            war.offered += 1
    if war.offered == 0:
        return
    theatre = war.offer[0]
    if side == war.bot:
        theatre = bots_theatre(war, war.amount[space])
    elif war.offered > 1:
        theatre = war.offer[choose(war, side, worth_of_push)]
    push(war, theatre, side, war.amount[space])


@cite("BLZ-E-3b", "improved-research-keeps")
def improved_research(war: War, side: int, amount: int) -> None:
    """The printed number of special weapons into the own bag (or one chosen out of two)."""
    if war.keeps_one_weapon:
        best_of_two(war, side)
        return
    for _ in range(amount):
        research(war, side)


def best_of_two(war: War, side: int) -> None:
    """Two weapons are looked at: a person keeps one, chance keeps one for the bot."""
    first, second = two_weapons(war)
    if first == NOTHING:
        research(war, side)
        return
    war.offered_unit[0] = first
    war.offered_unit[1] = second
    war.offered = 1 if first == second else 2
    kept = 0
    if side != war.bot:
        kept = choose(war, side, worth_of_token)
    elif war.offered > 1:
        kept = pick(war, PILE, 2)
    from_pile(war, war.offered_unit[kept])
    to_bag(war, side, war.offered_unit[kept])
