"""Players for simulation: random, greedy (one step), and one that looks at the bot's reply.

``choose`` answers for whoever sits there: outside, if the run is asked from outside.
"""

from __future__ import annotations

from opfor.core.asking import CHOOSE, answer, is_new, pick
from opfor.core.memory import remember
from opfor.core.rows import REQUEST, note, row
from opfor.core.run import seed_streams
from opfor.core.ways import own_way
from opfor.games.blitzkrieg.course.appraisal import (
    effect_worth,
    placement_worth,
    push_worth,
    unit_worth,
)
from opfor.games.blitzkrieg.values.memory import Offer, War
from opfor.games.blitzkrieg.values.numbers import NOTHING, Sits, Stream, To

USUAL_PUSH = 2
"""Steps a push is taken to have when theatres are compared for one."""


def worth_of(war: War, side: int, what: int, unit: int, place: int) -> float:
    """How much an offer is worth to a side, in victory points as far as they can be guessed."""
    if what == To.PUSH:
        return push_worth(war, side, place, USUAL_PUSH)
    if what == To.HELP:
        return -push_worth(war, 1 - side, place, USUAL_PUSH)
    if what == To.OPEN:
        return war.vp_of[place][0]
    if what == To.TAKE:
        return effect_worth(war, side, place)
    if what in (To.BOMB, To.KEEP):
        return unit_worth(war, side, unit)
    return 0.0 if unit == NOTHING else placement_worth(war, side, unit, place)


def choose(war: War, side: int, what: int) -> Offer:
    """What a side takes of the offers: whoever is outside, or who sits there in simulations."""
    if war.asks and not war.is_thought:
        return war.offers[asked(war, side, what)]
    if war.player[side] == Sits.OUTSIDE and not war.is_thought:
        return war.offers[answered(war, what)]
    if war.player[side] == Sits.RANDOM or war.is_thought:
        return war.offers[pick(war, Stream.PLAYER + side, war.offered)]
    return war.offers[greatest_worth(war, side, what)]


def greatest_worth(war: War, side: int, what: int) -> int:
    """The number of the offer worth most; a fair pick among equals."""
    best = 0
    equals = 0
    for number in range(war.offered):
        offered = war.offers[number]
        war.worth[number] = worth_of(war, side, what, offered.unit, offered.place)
        if equals == 0 or war.worth[number] > war.worth[best]:
            best = number
            equals = 1
        elif war.worth[number] == war.worth[best]:
            equals += 1
    if equals == 1:
        return best
    return nth_equal(war, best, pick(war, Stream.PLAYER + side, equals))


def nth_equal(war: War, best: int, nth: int) -> int:
    """The number of the nth offer (from 0) among those worth as much as the best."""
    number = best
    while nth > 0:
        number += 1
        if war.worth[number] == war.worth[best]:
            nth -= 1
    return number


def answered(war: War, what: int) -> int:
    """The answer that a game stepped from outside has had here; at the first question without one
    the position is set aside, and the step runs out with any. A single offer is no question."""
    if war.offered == 1:
        return 0
    if war.walks:
        return own_way(war, war.offered)
    number = war.answered
    war.answered += 1
    if number < war.given:
        if war.lucks[number]:
            seed_streams(war, war.lucks[number])
        return war.answers[number]
    if number == war.given:
        war.is_asked = 1
        war.asked_what = what
        war.asked_count = war.offered
        for each in range(war.offered):
            war.asked[each] = war.offers[each]
        remember(war.asking, war)
    return 0


def asked(war: War, side: int, what: int) -> int:
    """Whoever is outside chooses among the offers."""
    if is_new(war):
        note(war, REQUEST, CHOOSE, what, side, 1, row(war.offers, war.offered))
    return answer(war, 0, war.offered)
