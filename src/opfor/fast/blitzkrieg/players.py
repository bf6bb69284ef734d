"""Players for simulation: a random one, and a greedy one that takes what is worth most now."""

from __future__ import annotations

from collections.abc import Callable

from opfor.fast.blitzkrieg.appraisal import (
    effect_worth,
    placement_worth,
    push_worth,
    unit_worth,
)
from opfor.fast.blitzkrieg.values import NOTHING, PLAYER, RANDOM, War
from opfor.fast.run import pick

Worth = Callable[[War, int, int], float]


def worth_of_placing(war: War, side: int, place: int) -> float:
    """A placement; ending the turn instead is worth nothing."""
    if war.offered_unit[place] == NOTHING:
        return 0.0
    return placement_worth(war, side, war.offered_unit[place], war.offer[place])


def worth_of_push(war: War, side: int, place: int) -> float:
    """A theatre for a strategic advantage."""
    return push_worth(war, side, war.offer[place], war.usual_push)


def worth_of_help(war: War, side: int, place: int) -> float:
    """A theatre for the bot's head start: the less it helps the better."""
    return -push_worth(war, 1 - side, war.offer[place], war.usual_push)


def worth_of_opening(war: War, side: int, place: int) -> float:
    """A campaign to be opened."""
    return war.vp_of[war.offer[place]][0]


def worth_of_token(war: War, side: int, place: int) -> float:
    """A unit to be bombed, a weapon to be kept."""
    return unit_worth(war, side, war.offered_unit[place])


def worth_of_leftover(war: War, side: int, place: int) -> float:
    """The effect of a space nobody filled."""
    return effect_worth(war, side, war.offer[place])


def choose(war: War, side: int, worth_of: Worth) -> int:
    """The place among the offers of what a side takes; a fair pick among equals."""
    if war.player[side] == RANDOM or war.is_thought:
        return pick(war, PLAYER + side, war.offered)
    best = 0
    equals = 0
    for place in range(war.offered):
        war.worth[place] = worth_of(war, side, place)
        if equals == 0 or war.worth[place] > war.worth[best]:
            best = place
            equals = 1
        elif war.worth[place] == war.worth[best]:
            equals += 1
    if equals == 1:
        return best
    return nth_equal(war, best, pick(war, PLAYER + side, equals))


def nth_equal(war: War, best: int, number: int) -> int:
    """The place of the offer with this number (from 0) among those worth as much as the best."""
    place = best
    while number > 0:
        place += 1
        if war.worth[place] == war.worth[best]:
            number -= 1
    return place
