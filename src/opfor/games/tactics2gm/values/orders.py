"""The AI's orders as numbers, and its phrases made exact, in tenths."""

from __future__ import annotations

from math import ceil
from typing import Any

from opfor.games.tactics2gm.values.card_numbers import Numbering
from opfor.games.tactics2gm.values.codes import AI, NO_GOAL, SHARES
from opfor.games.tactics2gm.values.default_orders import DEFAULTS
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import GoalKind
from opfor.games.tactics2gm.values.stance_orders import ORDERS
from opfor.games.tactics2gm.values.stances import BY_CODE

STANCE_ORDERS = [ORDERS[code] for code in BY_CODE]
ORDER_LISTS = [
    *(orders.clauses for orders in STANCE_ORDERS),
    *(default.clauses for pair in DEFAULTS.values() for default in pair),
    *(orders.guns_second for orders in STANCE_ORDERS if orders.guns_second),
]
"""The stances' orders, the default ones, then those with artillery second."""


def orders_in_force(setting: Setting) -> list[int]:
    """The order of each stance, by its place in the lists."""
    is_ruled = setting.rulings["reinforce-order"] == "artillery-second"
    lists = [(is_ruled and orders.guns_second) or orders.clauses for orders in STANCE_ORDERS]
    return [next(n for n, each in enumerate(ORDER_LISTS) if each is found) for found in lists]


def tenths_from(numbers: Any, name: str) -> int:
    """The fewest whole tenths that are at least a share that numbers name."""
    share = getattr(numbers, name)
    tenths: int = ceil(share * 10) - 1
    while tenths / 10 < share:
        tenths += 1
    return tenths


def middle_distances(setting: Setting) -> list[int]:
    middle, lines = setting.numbers.phrases.middle_lines, range(setting.board.lines + 2)
    return [min(abs(line - each) for each in middle) for line in lines]


def health_shares(setting: Setting, known: Numbering) -> list[list[int]]:
    """The share of its hit points that is left of a card, by its wounds."""
    return [[round(share * SHARES) for share in row] for row in _shares_left(setting, known)]


def severe_wounds(setting: Setting, known: Numbering) -> list[list[bool]]:
    """What counts as severely damaged."""
    phrases = setting.numbers.phrases
    return [
        [
            n >= phrases.severe_wounds or (n > 0 and s <= phrases.severe_share)
            for n, s in enumerate(r)
        ]
        for r in _shares_left(setting, known)
    ]


def _shares_left(setting: Setting, known: Numbering) -> list[list[float]]:
    units = setting.cards.units
    points = [units[name].hp if name in units else 0 for name in known.cards]
    return [[(hp - wounds) / hp for wounds in range(hp + 1)] if hp else [] for hp in points]


def goal_of_ai(setting: Setting, kind: GoalKind) -> int:
    """How much of something the AI has to do to win; ``NO_GOAL`` if it has not."""
    goals = {goal.kind: goal.amount for goal in setting.mission.roles[AI].goals}
    return goals.get(kind, NO_GOAL)
