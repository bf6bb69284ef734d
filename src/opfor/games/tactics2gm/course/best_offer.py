"""Which offer a player of simulations takes: one that is worth most to it, by what it may see."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.games.tactics2gm.course.follies import worth_to
from opfor.games.tactics2gm.rules.night import unveil, veil
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import Stream


def one_of_the_best(battle: Battle, side: int, what: int) -> int:
    """The number of the offer worth most; a fair pick among equals."""
    best = first_best(battle, side, what)
    equals = 0
    for number in range(battle.offered):
        if battle.worth[number] == battle.worth[best]:
            equals += 1
    if equals == 1:
        return best
    return nth_equal(battle, best, pick(battle, Stream.PLAYER + side, equals))


def first_best(battle: Battle, side: int, what: int) -> int:
    """The number of the first offer that is worth most to a side, by what it may see."""
    veil(battle, side)
    best = 0
    for number in range(battle.offered):
        offered = battle.offers[number]
        battle.worth[number] = worth_to(battle, battle.player[side], side, what, offered)
        if battle.worth[number] > battle.worth[best]:
            best = number
    unveil(battle)
    return best


def nth_equal(battle: Battle, best: int, nth: int) -> int:
    """The number of the nth offer (from 0) among those worth as much as the best."""
    number = best
    while nth > 0:
        number += 1
        if battle.worth[number] == battle.worth[best]:
            nth -= 1
    return number
