"""Players for simulation: random, greedy (one step), and one that looks at the bot's reply.

``choose`` answers for whoever sits there: outside, if the run is asked from outside.
"""

from __future__ import annotations

from opfor.core.run import CHOOSE, answer, is_asked, note, pick, request
from opfor.games.blitzkrieg.course.appraisal import (
    effect_worth,
    placement_worth,
    push_worth,
    unit_worth,
)
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    NOTHING,
    PLAYER,
    RANDOM,
    TO_HELP,
    TO_OPEN,
    TO_PUSH,
    TO_TAKE,
)

USUAL_PUSH = 2
"""Steps a push is taken to have when theatres are compared for one."""


def worth_of(war: War, side: int, what: int, unit: int, item: int) -> float:
    """How much an offer is worth to a side, in victory points as far as they can be guessed."""
    if what == TO_PUSH:
        return push_worth(war, side, item, USUAL_PUSH)
    if what == TO_HELP:
        return -push_worth(war, 1 - side, item, USUAL_PUSH)
    if what == TO_OPEN:
        return war.vp_of[item][0]
    if what == TO_TAKE:
        return effect_worth(war, side, item)
    if what > TO_OPEN:
        return unit_worth(war, side, unit)
    return 0.0 if unit == NOTHING else placement_worth(war, side, unit, item)


def choose(war: War, side: int, what: int) -> int:
    """The place among the offers of what a side takes; a fair pick among equals."""
    if war.asks and not war.is_thought:
        return asked(war, side, what)
    if war.player[side] == RANDOM or war.is_thought:
        return pick(war, PLAYER + side, war.offered)
    best = 0
    equals = 0
    for place in range(war.offered):
        war.worth[place] = worth_of(war, side, what, war.offered_unit[place], war.offer[place])
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


def asked(war: War, side: int, what: int) -> int:
    """Whoever is outside chooses among the offers."""
    if is_asked(war):
        request(war, CHOOSE, what, side)
        for place in range(war.offered):
            note(war, war.offered_unit[place])
            note(war, war.offer[place])
    return answer(war)
