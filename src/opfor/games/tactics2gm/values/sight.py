"""The AI's room to think: what it has seen of the situation, and what it works out about it.

All chances and damages are whole tenths: the danger of a unit, the chance of a shot, the damage
that can be expected of it.
"""

from __future__ import annotations

from opfor.core.memory import field
from opfor.games.tactics2gm.values.codes import (
    CARDS,
    CELLS,
    DECK,
    NO_GOAL,
    PILES,
    SIDES,
    STANCES,
    TERRAIN_CARDS,
    UNITS,
)
from opfor.games.tactics2gm.values.content import hardest_blow
from opfor.games.tactics2gm.values.field import Field
from opfor.games.tactics2gm.values.orders import (
    ORDER_LISTS,
    STANCE_ORDERS,
    goal_of_ai,
    health_shares,
    middle_distances,
    orders_in_force,
    severe_wounds,
    tenths_from,
)

SHOTS = 1200
VICTIMS = 164
ROWS = 16
CLAUSES = 12
ORDERS = 24
DEFAULT_ORDERS = 15
MOST_WOUNDS = 100

NO_TARGET = -998
UNKNOWN = -1
NOT_NAMED = 99

BR_TD, BR_DE, BR_RE, BR_AD, BR_FA = range(5)
OF_RL, OF_SH, OF_AD, OF_AT, OF_FA = range(5, 10)
DF_TD, DF_RL, DF_HP, DF_SH, DF_OD = range(10, 15)
STANCES_THERE = 15


class MoveBy:
    """What decides a move."""

    STANCE, EARLY_COVER, FALLING_BACK, HOLDING, HELPING = range(5)


class SightOrders(Field):
    """Orders are the stances' own, the same with artillery second, and the default lists;
    ``health`` is the share of hit points that is left of a card."""

    clauses: list[int] = field(ORDERS, lies=lambda *_: map(len, ORDER_LISTS))
    clause: list[list[int]] = field(
        ORDERS, CLAUSES, lies=lambda *_: [[c.kind for c in each] for each in ORDER_LISTS]
    )
    clause_key: list[list[int]] = field(
        ORDERS, CLAUSES, lies=lambda *_: [[c.key for c in each] for each in ORDER_LISTS]
    )
    clause_kit: list[list[int]] = field(
        ORDERS, CLAUSES, lies=lambda *_: [[c.kit for c in each] for each in ORDER_LISTS]
    )
    kit_of_stance: list[int] = field(STANCES, lies=lambda *_: [o.kit for o in STANCE_ORDERS])
    units_first: list[int] = field(STANCES, lies=lambda *_: [o.units_first for o in STANCE_ORDERS])
    air_use: list[int] = field(STANCES, lies=lambda *_: [o.air for o in STANCE_ORDERS])
    orders_of: list[int] = field(STANCES, lies=lambda s, _: orders_in_force(s))
    hardest_blow: int = field(lies=lambda s, _: hardest_blow(s.cards))
    threat_from: int = field(lies=lambda s, _: tenths_from(s.numbers.danger, "threat"))
    sure_kill_from: int = field(lies=lambda s, _: tenths_from(s.numbers.phrases, "sure_kill"))
    health: list[list[int]] = field(CARDS, MOST_WOUNDS, lies=health_shares)
    is_severe: list[list[int]] = field(CARDS, MOST_WOUNDS, lies=severe_wounds)
    is_middle_line: list[int] = field(
        ROWS,
        lies=lambda s, _: [n in s.numbers.phrases.middle_lines for n in range(s.board.lines + 2)],
    )
    lines_to_middle: list[int] = field(ROWS, lies=lambda s, _: middle_distances(s))
    destroys_hq: int = field(lies=lambda s, _: goal_of_ai(s, "destroy-hq") != NO_GOAL)
    holds_for: int = field(lies=lambda s, _: goal_of_ai(s, "hold-target"))
    losses_for: int = field(lies=lambda s, _: goal_of_ai(s, "losses"))
    reaches_with: int = field(lies=lambda s, _: goal_of_ai(s, "reach"))


class SightSurvey(SightOrders):
    """``friend`` and ``foe`` are the AI's and the Player's units on the board, ``manned`` and
    ``enemies_on`` how many of them stand on a line; ``danger`` is ``UNKNOWN`` until somebody
    asks. Victims are what a side has to be shot at, as it was when somebody first asked."""

    code: int = field()
    stance_change: int = field()
    is_moving: int = field()
    aim_spot: int = field()
    aim_line: int = field()
    aim_destroy: int = field()
    friend: list[int] = field(UNITS)
    friends: int = field()
    foe: list[int] = field(UNITS)
    foes: int = field()
    manned: list[int] = field(ROWS)
    enemies_on: list[int] = field(ROWS)
    danger: list[int] = field(UNITS)
    victims_seen: list[int] = field(SIDES)
    victims: list[int] = field(SIDES)
    victim: list[list[int]] = field(SIDES, VICTIMS)
    victim_cell: list[list[int]] = field(SIDES, VICTIMS)
    victim_defence: list[list[int]] = field(SIDES, VICTIMS)
    victim_hp: list[list[int]] = field(SIDES, VICTIMS)
    victim_weight: list[list[int]] = field(SIDES, VICTIMS)
    victim_cover: list[list[int]] = field(SIDES, VICTIMS)
    victim_wounds: list[list[int]] = field(SIDES, VICTIMS)
    top: list[int] = field(UNITS)
    tops: int = field()


class SightShots(SightSurvey):
    """The shots of one unit (``shots_of``, below 0 if it may move before): weapon, target with
    its place, range, and the chances in tenths; ``hurts`` if an ordinary hit does damage."""

    shots_of: int = field()
    shots: int = field()
    shot_slot: list[int] = field(SHOTS)
    shot_target: list[int] = field(SHOTS)
    shot_spot: list[int] = field(SHOTS)
    shot_low: list[int] = field(SHOTS)
    shot_high: list[int] = field(SHOTS)
    shot_hurts: list[int] = field(SHOTS)
    shot_hurt: list[int] = field(SHOTS)
    shot_kill: list[int] = field(SHOTS)
    shot_damage: list[int] = field(SHOTS)


class SightActing(SightShots):
    """The unit whose act is decided, the spaces it can end on (its own first), free cover it
    could go to, what decides its move; the units in the order they act, with their keys."""

    acting: int = field()
    space: list[int] = field(CELLS)
    spaces: int = field()
    shelter: list[int] = field(CELLS)
    shelters: int = field()
    move_case: int = field()
    may_win_now: int = field()
    wins_by: list[int] = field(UNITS)
    is_called_for: list[int] = field(UNITS)
    missed: int = field()


class SightHand(SightActing):
    """The cards of the hand, each once, and AP; the ways to play one of them that would have
    an effect; kits of units just deployed; what an airplane may attack."""

    in_hand: list[int] = field(CARDS)
    cards_in_hand: int = field()
    hand_ap: int = field()
    ap_at_start: int = field()
    no_unit_drawn: int = field()
    kit: list[int] = field(UNITS)
    plane: int = field()
    air_aim: list[int] = field(VICTIMS)
    air_aims: int = field()
    strongest: list[int] = field(UNITS)
    strong: int = field()
    newcomer: int = field()


class Sight(SightHand):
    """What the AI looks at, and the tables of its orders.

    The cards of one pile and how many to take of each; terrain cards to draw from, lines
    to roll for and spaces that are open; the units chosen to be placed in advance.
    """

    pile_counts: list[int] = field(PILES)
    pile_left: list[int] = field(CARDS)
    pile_holds: int = field()
    bid_rolled: int = field()
    pool: list[int] = field(TERRAIN_CARDS)
    pooled: int = field()
    open_line: list[int] = field(ROWS)
    open_lines: int = field()
    is_open: list[int] = field(CELLS)
    frees: int = field()
    purse: int = field()
    chosen: list[int] = field(DECK)
    chosens: int = field()
    still_to_come: int = field()
