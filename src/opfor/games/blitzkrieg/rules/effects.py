"""What the spaces do. Each effect is carried out for the side that placed there (or won it)."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.asking import KEPT_BACK, draw
from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.rules.board import is_open
from opfor.games.blitzkrieg.rules.bombing import bomb
from opfor.games.blitzkrieg.rules.decider import bots_theatre, choose
from opfor.games.blitzkrieg.rules.draws import (
    draw_unit,
    draw_weapon,
    keep_back,
    research,
    two_weapons,
    weapon_to_bag,
)
from opfor.games.blitzkrieg.rules.offers import clear_offers, offer, only_or_chosen
from opfor.games.blitzkrieg.rules.tracks import advance, push
from opfor.games.blitzkrieg.values.events import EffectTaken, PointsScored
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, By, Effect, For, Stream, To


def take_effect(war: War, side: int, space: int) -> None:
    """Carry out a space's effect for a side."""
    if war.effect[space] != Effect.NONE:
        tell(war, EffectTaken, side, space)
        EFFECTS[war.effect[space]](war, side, space)


def score(war: War, side: int, points: int, why: int) -> None:
    """Victory points at once."""
    war.vp[side] += points
    tell(war, PointsScored, side, points, why)


@cite("BLZ-E-6")
def propaganda(war: War, side: int, space: int) -> None:
    """The printed victory points."""
    score(war, side, war.amount[space], By.PROPAGANDA)


@cite("BLZ-E-5")
def tactical_advantage(war: War, side: int, space: int) -> None:
    """More steps in this theatre."""
    advance(war, war.theatre_of[space], side, war.amount[space], By.TACTICS)


@cite("QB-20")
def strategic_advantage(war: War, side: int, space: int) -> None:
    """Steps in one other open theatre, never onto its last step; none open: nothing."""
    steps = war.amount[space]
    here = NOTHING if war.any_theatre else war.theatre_of[space]
    if side == war.bot:
        theatre = bots_theatre(war, steps, here)
    else:
        theatre = persons_theatre(war, side, here)
    if theatre != NOTHING:
        push(war, theatre, side, steps, By.STRATEGY)


def persons_theatre(war: War, side: int, here: int) -> int:
    """The open theatre that a person's strategic advantage goes to; nothing if there is none."""
    clear_offers(war)
    for theatre in range(war.theatres):
        if is_open(war, theatre) and theatre != here:
            offer(war, NOTHING, theatre)
    return only_or_chosen(war, side, To.PUSH).place if war.offered else NOTHING


@cite("BLZ-E-1")
def industrial_production(war: War, side: int, space: int) -> None:
    """The printed number of units from the own bag to the end of the reserve."""
    for _ in range(war.amount[space]):
        draw_unit(war, side, For.PRODUCTION)


@cite("BLZ-E-2", "QB-7")
def plain_research(war: War, side: int, space: int) -> None:
    """One special weapon into the own bag."""
    research(war, side)


@cite("BLZ-E-3b", "improved-research-keeps")
def improved_research(war: War, side: int, space: int) -> None:
    """The printed number of special weapons into the own bag (or one chosen out of two)."""
    if war.keeps_one_weapon:
        best_of_two(war, side)
    else:
        for _ in range(war.amount[space]):
            research(war, side)


def best_of_two(war: War, side: int) -> None:
    """Two weapons are looked at: a person keeps one, chance keeps one for the bot."""
    first, second = two_weapons(war, side)
    if first == NOTHING:
        research(war, side)
    elif second == NOTHING:
        weapon_to_bag(war, side, first)
    elif side == war.bot:
        weapon_to_bag(war, side, drawn_of_two(war, side, first, second))
    else:
        weapon_to_bag(war, side, chosen_of_two(war, side, first, second))


def chosen_of_two(war: War, side: int, first: int, second: int) -> int:
    """The weapon a person keeps; equal ones are one offer."""
    clear_offers(war)
    offer(war, first, NOTHING)
    if second != first:
        offer(war, second, NOTHING)
    return choose(war, side, To.KEEP).unit


def drawn_of_two(war: War, side: int, first: int, second: int) -> int:
    """The weapon chance keeps; it may stay untold."""
    if first == second:
        return first
    war.tally[0], war.tally[1] = first, second
    kept = draw(war, Stream.PILE, war.tally, 2, For.KEPT_WEAPON, side)
    return keep_back(war) if kept == KEPT_BACK else war.tally[kept]


@cite("BLZ-E-3")
def research_industry(war: War, side: int, space: int) -> None:
    """One special weapon straight into the reserve."""
    draw_weapon(war, side)


def bombing(war: War, side: int, space: int) -> None:
    """A unit leaves the opponent's reserve."""
    bomb(war, side)


EFFECTS: dict[int, Callable[[War, int, int], None]] = {
    Effect.PROPAGANDA: propaganda,
    Effect.TACTICAL: tactical_advantage,
    Effect.STRATEGIC: strategic_advantage,
    Effect.PRODUCTION: industrial_production,
    Effect.RESEARCH: plain_research,
    Effect.IMPROVED: improved_research,
    Effect.INDUSTRY: research_industry,
    Effect.BOMBING: bombing,
}
