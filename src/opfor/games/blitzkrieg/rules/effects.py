"""What the spaces do. Each effect is carried out for the side that placed there (or won it)."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.run import DRAW, is_asked, note, pick, request, tell
from opfor.games.blitzkrieg.rules.bombing import bomb
from opfor.games.blitzkrieg.rules.decider import bots_theatre, choose
from opfor.games.blitzkrieg.rules.draws import (
    draw_unit,
    draw_weapon,
    into_bag,
    research,
    two_weapons,
)
from opfor.games.blitzkrieg.rules.tracks import advance, push
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    BOMBING,
    BY_PROPAGANDA,
    BY_STRATEGY,
    BY_TACTICS,
    EFFECT_TAKEN,
    FOR_PRODUCTION,
    IMPROVED,
    INDUSTRY,
    KEPT_WEAPON,
    NO_EFFECT,
    NOTHING,
    PILE,
    POINTS_SCORED,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    STRATEGIC,
    TACTICAL,
    TO_KEEP,
    TO_PUSH,
)


@cite("BLZ-E-1", "BLZ-E-2", "BLZ-E-3", "BLZ-E-5", "BLZ-E-6", "QB-7")
def take_effect(war: War, side: int, space: int) -> None:
    """Carry out a space's effect for a side."""
    effect = war.effect[space]
    amount = war.amount[space]
    if effect == NO_EFFECT:
        return
    tell(war, EFFECT_TAKEN, side, space)
    if effect == PROPAGANDA:
        score(war, side, amount, BY_PROPAGANDA)
    elif effect == TACTICAL:
        advance(war, war.theatre_of[space], side, amount, BY_TACTICS)
    elif effect == STRATEGIC:
        strategic_advantage(war, side, space)
    elif effect == PRODUCTION:
        for _ in range(amount):
            draw_unit(war, side, FOR_PRODUCTION)
    elif effect == RESEARCH:
        research(war, side)
    elif effect == IMPROVED:
        improved_research(war, side, amount)
    elif effect == INDUSTRY:
        draw_weapon(war, side)
    elif effect == BOMBING:
        bomb(war, side)


def score(war: War, side: int, points: int, why: int) -> None:
    """Victory points at once."""
    war.vp[side] += points
    tell(war, POINTS_SCORED, side, points, why)


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
        theatre = war.offer[choose(war, side, TO_PUSH)]
    if theatre != NOTHING:
        push(war, theatre, side, war.amount[space], BY_STRATEGY)


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
    first, second = two_weapons(war, side)
    if first == NOTHING:
        research(war, side)
        return
    if second == NOTHING:
        into_bag(war, side, first)
        return
    war.offered_unit[0] = first
    war.offered_unit[1] = second
    war.offered = 1 if first == second else 2
    kept = 0
    if side != war.bot:
        kept = choose(war, side, TO_KEEP)
    elif war.offered > 1:
        kept = drawn_of_two(war, side)
    if kept < 0:
        war.is_untold = 1
    into_bag(war, side, war.untold if kept < 0 else war.offered_unit[kept])


def drawn_of_two(war: War, side: int) -> int:
    """Which of the two weapons chance keeps; it may stay untold."""
    if is_asked(war):
        request(war, DRAW, KEPT_WEAPON, side)
        note(war, war.offered_unit[0])
        note(war, war.offered_unit[1])
    return pick(war, PILE, 2)
