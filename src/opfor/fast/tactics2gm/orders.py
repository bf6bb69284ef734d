"""The AI's orders as numbers, and its phrases made exact, in tenths."""

from __future__ import annotations

from math import ceil
from typing import Any

from opfor.fast.tactics2gm.names import (
    NO_GOAL,
    Kinds,
)
from opfor.fast.tactics2gm.numbering import Numbering
from opfor.games.tactics2gm.bot.deployment.clauses import Clause
from opfor.games.tactics2gm.bot.deployment.default_orders import DEFAULTS, SUPPORTS
from opfor.games.tactics2gm.bot.deployment.stance_orders import ORDERS
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.stance.table import BY_CODE
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import GoalKind

TESTS = {
    "is_tank": Kinds.TANKS,
    "is_artillery": Kinds.ARTILLERY_CARDS,
    "is_infantry": Kinds.INFANTRY_CARDS,
    "is_defensive_infantry": Kinds.DEFENSIVE_INFANTRY,
    "is_offensive_infantry": Kinds.OFFENSIVE_INFANTRY,
    "is_defensive_soldiery": Kinds.DEFENSIVE_SOLDIERY,
    "is_soldiery": Kinds.SOLDIERY,
    "is_loaded_transport": Kinds.LOADED_TRANSPORTS,
    "is_firing_transport": Kinds.FIRING_TRANSPORTS,
    "is_empty_transport_or_with_gun": Kinds.WITH_GUNS_OR_EMPTY,
    "is_mobile": Kinds.MOBILE,
    "is_airplane": Kinds.AIRPLANES,
    "is_fighter": Kinds.FIGHTERS,
    "damages_top": Kinds.DAMAGES_TOP,
    "may_destroy_top": Kinds.MAY_DESTROY_TOP,
    "damages_aim": Kinds.DAMAGES_AIM,
}
"""The tests of the readable clauses, by name."""
SAID = {
    "transports with artillery": Kinds.WITH_GUNS,
    "transports with infantry": Kinds.WITH_MEN,
    "transports with defensive infantry": Kinds.WITH_DEFENSIVE_MEN,
    "transports with offensive infantry": Kinds.WITH_OFFENSIVE_MEN,
    "mines": Kinds.MINES,
    "offensive support": Kinds.OFFENSIVE_SUPPORT,
} | {clause.says: Kinds.HAS_TAG + tag for tag, clause in enumerate(SUPPORTS)}
"""The clauses whose tests are made for them, by what they say."""
KEYS = ("", "hardest-hitting", "fastest", "cheapest")
KITS = (None, "defensive", "offensive", "both", "killing")
AIR_USES = (
    *("", "patrol", "strongest-or-hq", "hq-or-supply", "aim"),
    *("aim-or-strongest", "aim-or-defenders", "strongest", "enemy-or-supply"),
)


def kind_of(clause: Clause) -> int:
    """The number of what a clause names."""
    name = clause.fits.__name__
    return SAID[clause.says] if name == "fits" else TESTS[name]


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


def health_ranks(setting: Setting, known: Numbering) -> list[list[int]]:
    """The place of what is left of a card among all shares of hit points, by its wounds."""
    left = _shares_left(setting, known)
    shares = sorted({share for row in left for share in row})
    return [[shares.index(share) for share in row] for row in left]


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
