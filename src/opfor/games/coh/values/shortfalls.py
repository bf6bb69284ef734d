"""What stops an AI from doing what an order says: ids, and how each is said.

``None`` in place of a shortfall means that nothing stops it.
"""

from __future__ import annotations

from opfor.core.measure import Shortfall

CANNOT_ATTACK = Shortfall("cannot-attack")
CANNOT_DISENGAGE = Shortfall("cannot-disengage")
CANNOT_MOVE = Shortfall("cannot-move")
CANNOT_TURN = Shortfall("cannot-turn")
CANNOT_DIG_IN = Shortfall("cannot-dig-in-there")
CANNOT_LAY_SMOKE = Shortfall("cannot-lay-smoke-there")
CAN_ATTACK = Shortfall("can-attack")
FACES_RIGHT = Shortfall("faces-right-already")
FRESH_ALREADY = Shortfall("is-fresh-already")
SPENT_ALREADY = Shortfall("is-spent-already")
HAS_NO_FACING = Shortfall("has-no-facing")
HIT_STAYS = Shortfall("its-hit-cannot-be-rallied")
HIT_ALREADY = Shortfall("is-hit-already")
IN_ARC_ALREADY = Shortfall("has-it-in-its-arc-already")
LOCKED = Shortfall("locked-in-close-combat")
LONG_RANGE = Shortfall("long-range")
MINIMUM_RANGE = Shortfall("below-its-minimum-range")
NOT_ADJACENT = Shortfall("not-adjacent")
NOT_AT_LONG_RANGE = Shortfall("not-at-long-range")
NOT_ENGAGED = Shortfall("nobody-to-disengage-from")
NOT_FLANKED = Shortfall("is-not-flanked")
NOT_HIT = Shortfall("is-not-hit")
NOT_NEAR = Shortfall("not-near")
NOT_RUMORED = Shortfall("is-no-rumor")
NOT_THERE = Shortfall("is-not-there-yet")
NO_BETTER_FACING = Shortfall("no-facing-covers-more-units")
NO_OPEN_HEX = Shortfall("no-open-hex")
NO_REFUGE = Shortfall("no-low-risk-hex")
NO_TARGET = Shortfall("no-target-for-it")
NO_WAY_IN = Shortfall("no-way-in")
NO_WAY_OFF = Shortfall("no-way-off-the-map")
ONLY_A_RUMOR = Shortfall("is-only-a-rumor")
OTHER_AI_THERE = Shortfall("another-ai-is-there")
OUTSIDE_ARC = Shortfall("outside-its-arc")
OUT_OF_RANGE = Shortfall("out-of-range")
OUT_OF_SIGHT = Shortfall("out-of-sight")
SPENT = Shortfall("is-spent")
TAKES_NO_ORDERS = Shortfall("takes-no-orders")
SHUNS_CLOSE_COMBAT = Shortfall("shuns-close-combat")
STANDS_ON_IT = Shortfall("stands-on-it")
TOO_RISKY = Shortfall("too-risky")
UNITS_ONLY = Shortfall("units-only")
UNIT_IN_CLOSE_COMBAT = Shortfall("unit-in-close-combat")

NO_AR = {colour: Shortfall("no-ar", (colour,)) for colour in ("red", "blue")}

OF_ITSELF = frozenset(
    shortfall.why
    for shortfall in (
        CANNOT_ATTACK, CANNOT_DISENGAGE, CANNOT_MOVE, CANNOT_TURN, CANNOT_DIG_IN, CAN_ATTACK,
        FACES_RIGHT, FRESH_ALREADY, SPENT_ALREADY, HAS_NO_FACING, HIT_STAYS, HIT_ALREADY, LOCKED,
        NOT_ENGAGED, NOT_FLANKED, NOT_HIT, NOT_RUMORED, NO_BETTER_FACING, NO_REFUGE, NO_WAY_OFF,
        ONLY_A_RUMOR, SHUNS_CLOSE_COMBAT,
    )
)  # fmt: skip
"""Shortfalls that say nothing about a target."""

WORDS = {
    "is-spent": "it is Spent, and the card is green",
    "takes-no-orders": "the mission lets it take no orders",
    "has-it-in-its-arc-already": "in its arc already",
    "another-ai-is-there": "another AI is there",
    "is-fresh-already": "is Fresh already",
    "is-spent-already": "is Spent already",
    "needs": "needs {}",
    "no-ar": "has no {} AR",
    "no-way-in": "one move cannot end there",
    "not-near": "not where the order looks for targets",
    "no-facing-covers-more-units": "no facing covers more Units",
    "no-low-risk-hex": "no Low Risk hex to go to",
    "no-open-hex": "no open hex is closer, in flank or cover",
    "too-risky": "every useful hex is too risky",
    "unit-in-close-combat": "the Unit is in close combat",
    "units-only": "only a Unit can be met in close combat",
}
"""How a shortfall is said where its id does not say it."""
OF_UNITS = {
    "out-of-sight": "{} is out of sight",
    "out-of-range": "{} is out of range",
    "outside-its-arc": "{} is outside its arc",
    "long-range": "{} is at long range",
    "below-its-minimum-range": "{} is below its minimum range",
    "not-at-long-range": "{} is not at long range",
    "unit-in-close-combat": "{} is in close combat",
    "no-ar": "against {} it has no {} AR",
    "needs": "against {} it needs {}",
}
"""What may keep an AI from attacking a Unit, said of that Unit."""
WORDS |= {f"of:{why}": said for why, said in OF_UNITS.items()} | {
    f"none:{why}": "it can attack none of your {} units: "
    + said.replace("{}", "the nearest, {},", 1)
    for why, said in OF_UNITS.items()
}
"""Of one Unit, and of the nearest of several, none of which it can attack."""


def needs(roll: int) -> Shortfall:
    """The dice would have to show too much."""
    return Shortfall("needs", (roll,))


def of_all(shortfall: Shortfall, count: int, nearest: str) -> Shortfall:
    """The same said of the nearest of so many Units, none of which can be attacked."""
    id_ = f"none:{shortfall.why}"
    if id_ not in WORDS:
        return Shortfall(shortfall.why, shortfall.values, nearest)
    return Shortfall(id_, (count, nearest, *shortfall.values))


def said(shortfall: Shortfall) -> str:
    """A shortfall in words."""
    text = WORDS.get(shortfall.why, shortfall.why.replace("-", " "))
    return text.format(*shortfall.values)
