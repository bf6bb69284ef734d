"""The vocabulary of the order language: every value is spelled as it is printed.

A member's value is its canonical text, so printing needs no table, and a member's name in lower
case is the name of the grammar's alternative, so reading needs none either.
"""

from __future__ import annotations

from enum import StrEnum


class Word(StrEnum):
    """An eligibility word before an AI, a Unit or a Target."""

    HIGHEST_AR = "Highest AR"
    LOWEST_DV = "Lowest DV"
    FRESH = "Fresh"
    SPENT = "Spent"
    HIT = "Hit"
    UNHIT = "Unhit"
    IN_COVER = "In Cover"
    IN_0_DM_HEX = "In 0 DM Hex"
    IN_FIRE_ZONE = "In Fire Zone"
    IN_LOS = "In LOS"
    MOBILE = "Mobile"
    LARGEST_GROUP = "Largest Group"
    JUST_ACTED = "Just Acted"
    # Words of missions and tiles; the order cards do without them.
    JUST_ATTACKED = "Just Attacked"
    JUST_MOVED = "Just Moved"
    FOOT = "Foot"
    GUN = "Gun"
    VEHICLE = "Vehicle"
    CHOSEN = "Chosen"
    DESTROYED = "Destroyed"


class Kind(StrEnum):
    """Whom an order is given to."""

    AI = "AI"
    RE = "RE"
    MORTAR_OR_INF_GUN = "Mortar or Inf Gun"
    UNIT = "Unit"
    NAMED = "named"


class TargetKind(StrEnum):
    """What the distance is measured to and the action is done to."""

    UNIT = "Unit"
    OBJECTIVE = "Objective"
    TARGET = "Target"
    UNIT_OR_OBJECTIVE = "Unit or Objective"
    OBJECTIVE_OR_UNIT = "Objective or Unit"
    AI = "AI"
    RE = "RE"
    AI_MARKER = "AI Control Marker"
    PLACE = "place"


class Distance(StrEnum):
    """Which of several able AI acts."""

    CLOSEST = "closest to"
    FARTHEST = "farthest from"


class OrderAction(StrEnum):
    """What the chosen counter does."""

    ATTACK = "Attack"
    LONG_RANGE_ATTACK = "Long Range Attack"
    GROUP_ATTACK = "Group Attack"
    MOVE = "Move"
    LOW_RISK_MOVE = "Low Risk Move"
    MOVE_INTO_CC = "Move into CC"
    RALLY = "Rally"
    AUTO_RALLY = "Auto-Rally"
    PIVOT = "Pivot"
    DISENGAGE = "Disengage"
    PIVOT_AND_OR_ATTACK = "Pivot and/or Attack"
    # Actions of missions and tiles; the order cards do without them.
    BECOME_FRESH = "Become Fresh"
    BECOME_SPENT = "Become Spent"
    BECOME_HIT = "Become Hit"
    BECOME_UNHIT = "Become Unhit"
    REVEAL = "Reveal"
    DIG_IN = "Dig In"
    LAY_SMOKE = "Lay Smoke"
    EXIT = "Exit"


class Comparison(StrEnum):
    """How two numbers are compared."""

    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="
    EQUAL = "="


class Side(StrEnum):
    """Whom a score, a loss or a change of control concerns."""

    AI = "AI"
    PLAYER = "Player"


class Source(StrEnum):
    """Where counters wait before they come into play."""

    ENTRY_CUP = "the cup"
    RE_CUP = "the RE cup"
    RESERVE = "the reserve"


HEX_WORDS = frozenset({Word.IN_COVER, Word.IN_0_DM_HEX, Word.IN_FIRE_ZONE, Word.IN_LOS})
"""Words about the hex a thing is in; all others fit counters only, never an Objective."""

SUPERLATIVES = frozenset({Word.HIGHEST_AR, Word.LOWEST_DV, Word.LARGEST_GROUP})
AI_ONLY_WORDS = frozenset({Word.MOBILE, Word.LARGEST_GROUP})
UNIT_ONLY_WORDS = frozenset({Word.JUST_ACTED, Word.JUST_ATTACKED, Word.JUST_MOVED})

_ON_CARDS = tuple(Word)[: tuple(Word).index(Word.JUST_ACTED) + 1]
CARD_AI_WORDS = tuple(word for word in _ON_CARDS if word not in UNIT_ONLY_WORDS)
CARD_TARGET_WORDS = tuple(word for word in _ON_CARDS if word not in AI_ONLY_WORDS)
CARD_KINDS = (Kind.AI, Kind.RE, Kind.MORTAR_OR_INF_GUN)
CARD_TARGETS = (
    TargetKind.UNIT,
    TargetKind.OBJECTIVE,
    TargetKind.TARGET,
    TargetKind.UNIT_OR_OBJECTIVE,
    TargetKind.OBJECTIVE_OR_UNIT,
)

CC_ACTIONS = (OrderAction.ATTACK, OrderAction.AUTO_RALLY, OrderAction.RALLY, OrderAction.DISENGAGE)
SHORT_RANGE_ACTIONS = (
    OrderAction.ATTACK,
    OrderAction.GROUP_ATTACK,
    OrderAction.PIVOT,
    OrderAction.RALLY,
    OrderAction.DISENGAGE,
    OrderAction.MOVE_INTO_CC,
    OrderAction.PIVOT_AND_OR_ATTACK,
)
TACTICAL_ACTIONS = tuple(OrderAction)[: tuple(OrderAction).index(OrderAction.PIVOT) + 1]

ATTACKS = frozenset(
    {
        OrderAction.ATTACK,
        OrderAction.LONG_RANGE_ATTACK,
        OrderAction.GROUP_ATTACK,
        OrderAction.PIVOT_AND_OR_ATTACK,
    }
)
MOVES = frozenset({OrderAction.MOVE, OrderAction.LOW_RISK_MOVE, OrderAction.MOVE_INTO_CC})
NEEDS_TARGET = ATTACKS | MOVES | {OrderAction.PIVOT, OrderAction.LAY_SMOKE}
UNIT_ACTIONS = (
    OrderAction.BECOME_FRESH,
    OrderAction.BECOME_SPENT,
    OrderAction.BECOME_HIT,
    OrderAction.BECOME_UNHIT,
)
"""What may be ordered of a Player's Unit: a change of state, never an act."""
