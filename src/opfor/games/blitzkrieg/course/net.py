"""The player that learned: it tries every placement and takes the one whose position the net
values most. What else is asked it answers as the greedy player does.

The net is numbers in the memory (``opfor.core.net``); its value is the same compiled and plain.
"""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.core.memory import Bits, Long, remember
from opfor.core.run import STREAMS
from opfor.games.blitzkrieg.course.afterstates import GOES_ON, WON, try_out
from opfor.games.blitzkrieg.course.planes import observe
from opfor.games.blitzkrieg.values.memory import Offer, War
from opfor.games.blitzkrieg.values.numbers import FIRST, SECOND, Stream

WEIGHT_BITS = 12
DOWN_TO_VALUE = 8
SURE = 2000000
"""The value of a game that is won, more than any net says."""
LUCKS = 1073741824
"""From so many seeds the luck of what is tried comes."""


def best_by_net(war: War, side: int) -> Offer:
    """Try every offer with the same luck; the first of the best."""
    luck: Bits = pick(war, Stream.PLAYER + side, LUCKS)
    count = war.offered
    for number in range(count):
        war.tried[number] = war.offers[number]
    for stream in range(STREAMS):
        war.kept_starts[stream] = war.starts[stream]
        war.kept_counters[stream] = war.counters[stream]
    remember(war.aside, war)
    best = 0
    most = -SURE - 1
    for number in range(count):
        value = value_after(war, side, war.tried[number].unit, war.tried[number].place, luck)
        remember(war, war.aside)
        if value > most:
            best = number
            most = value
    for stream in range(STREAMS):
        war.starts[stream] = war.kept_starts[stream]
        war.counters[stream] = war.kept_counters[stream]
    return war.tried[best]


def value_after(war: War, side: int, unit: int, space: int, luck: Bits) -> int:
    """What the net says of the position after a placement; of an end, who has won."""
    ended = try_out(war, side, unit, space, luck)
    if ended != GOES_ON:
        return SURE if ended == WON else -SURE
    observe(war, side)
    return net_value(war)


def net_value(war: War) -> int:
    """The logit of the planes seen."""
    for inner in range(FIRST):
        war.inner[inner] = war.first_bias[inner]
    for plane in range(war.net_planes):
        number = war.seen[plane]
        if number != 0:
            for inner in range(FIRST):
                war.inner[inner] += number * war.first_weight[plane][inner]
    for outer in range(SECOND):
        bias: Long = war.second_bias[outer]
        war.outer[outer] = bias << WEIGHT_BITS
    for inner in range(FIRST):
        known: Long = war.inner[inner]
        if known > 0:
            for outer in range(SECOND):
                war.outer[outer] += known * war.second_weight[inner][outer]
    total: Long = war.third_bias
    total = total << WEIGHT_BITS
    for outer in range(SECOND):
        if war.outer[outer] > 0:
            total += (war.outer[outer] >> WEIGHT_BITS) * war.third_weight[outer]
    return total >> DOWN_TO_VALUE
