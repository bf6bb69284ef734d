"""A person's choice among what is offered: at random, or by what an offer is worth."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.asking import pick
from opfor.core.memory import above
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import DONE_ACT, OUTSIDE, PLAYER_STREAM, RANDOM
from opfor.fast.tactics2gm.rules.night import unveil, veil

Worth = Callable[[Battle, int, int], float]
_GAME = "opfor.fast.tactics2gm"

answer_from_outside: Callable[[Battle, int, Worth], int] = above(
    f"{_GAME}.course.outside:answer_from_outside"
)
"""``answer_from_outside(battle, side, worth_of)``: what somebody outside takes."""


def choose(battle: Battle, side: int, worth_of: Worth) -> int:
    """The place among the offers of what a side takes; a fair pick among equals. Games that are
    stepped from outside ask nobody about a single offer."""
    if battle.is_stepped and battle.offered == 1:
        return 0
    if battle.player[side] == OUTSIDE:
        return answer_from_outside(battle, side, worth_of)
    if battle.player[side] == RANDOM:
        return pick(battle, PLAYER_STREAM + side, battle.offered)
    best = first_best(battle, side, worth_of)
    equals = 0
    for place in range(battle.offered):
        if battle.worth[place] == battle.worth[best]:
            equals += 1
    if equals == 1:
        return best
    return nth_equal(battle, best, pick(battle, PLAYER_STREAM + side, equals))


def first_best(battle: Battle, side: int, worth_of: Worth) -> int:
    """The place of the first offer that is worth most to a side."""
    veil(battle, side)
    best = 0
    for place in range(battle.offered):
        battle.worth[place] = worth_of(battle, side, place)
        if battle.worth[place] > battle.worth[best]:
            best = place
    unveil(battle)
    return best


def nth_equal(battle: Battle, best: int, number: int) -> int:
    """The place of the offer with this number (from 0) among those worth as much as the best."""
    place = best
    while number > 0:
        place += 1
        if battle.worth[place] == battle.worth[best]:
            number -= 1
    return place


def worth_of_yes(battle: Battle, side: int, place: int) -> float:
    """Anything rather than nothing."""
    return 0.0 if battle.act[place] == DONE_ACT else 1.0


def worth_of_cheapest(battle: Battle, side: int, place: int) -> float:
    """A card to be discarded."""
    return -battle.cost[battle.played[place]]


def worth_of_dearest(battle: Battle, side: int, place: int) -> float:
    """A card the enemy is to lose."""
    return battle.points[battle.played[place]]
