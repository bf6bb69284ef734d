"""What there is: the names of things as numbers, and a battle under way.

Everything is a number. Sides and counters are numbered as in the readable state, cells as on the
readable battlefield; hit counters and cards by their sorted names, so that a pile as counts is the
same pile as a sorted row of names. Hit 0 is no hit. The numbers come from the packs (``tables``).
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.memory import Long, field
from opfor.fast.coh.sizes import (
    BARRAGES,
    CARDS,
    CELLS,
    COLOURS,
    DEFENCES,
    HITS,
    LISTED,
    MARKERS,
    OFFERS,
    ORDER_CARDS,
    PLAYERS,
    SCRIPT_LINES,
    SIDES,
    SOURCES,
    UNITS,
    WORKS,
)
from opfor.fast.coh.stepped import Stepped

OFF = -1
NOBODY = -1
NOTHING = -1
BARRED = 1000
NEVER = 1000
UNKNOWN_HIT = 31
UNCALLED = 99

SET_UP, BEFORE_ROUND, TURN, OVER = range(4)
ON_MAP, RESERVE, DESTROYED, LEFT, ASIDE = range(5)
DICE, SPENT_DIE, SOFT_HITS, ACTION_CARDS, PLAYER = range(5)
"""Streams; each of four players has one of its own."""
ARMOUR_HITS = 11
RED, BLUE = range(2)
PASS, MOVE, ENTER, PIVOT, FIRE, FLAME, ASSAULT, BURN, LAY_SMOKE = range(9)
RALLY, DIG_IN, GROUP_MOVE, GROUP_RALLY, PLAY_CARD, STALL, DONE, STEP = range(9, 17)
JOIN, BONUS, PAYMENT, CAPS, FACE, HEX, PLACE = range(17, 24)
LOAD, UNLOAD, LEAVE, INDIRECT, HIDE, SNEAK, SEARCH, TARGET, DISCARD = range(24, 33)
IN_APS, BY_OPPORTUNITY, IN_CAPS, FREELY = range(4)
NONE, PASSED, MOVED, ENTERED, PIVOTED, ATTACKED, BURNT, FOUGHT, RALLIED = range(9)
STALLED, DUG_IN, SMOKED, CARD, FRESHENED, COUNTERACTED, CARRIED_OUT = range(9, 16)
LOADED, UNLOADED, DEPARTED, HID, CREPT, MADE_SPENT, MADE_WHOLE = range(16, 23)
NOT_ENDED, LAST_ROUND, BEATEN = range(3)
ACT_FREE, RALLY_CERTAIN, RALLY_FREE, MOVE_ON, DELAY, RE_ROLL = range(6)
GAIN_CAPS, ALL_DIG_IN, SNIPE, AIM, TURN_AGAIN, LUCK = range(6, 12)
DRIVE_FREE, BOG_DOWN = range(12, 14)
HELD_SCORES, TAKEN_SCORES, DESTROYED_SCORES, LEFT_SCORES, ABSENT_SCORES, LINE_SCORES = range(6)
RANDOM, BASELINE, PASS_ONLY, STAND_STILL, NEVER_ENTER, RUSH, OUTSIDE = range(7)


class Offer(NamedTuple):
    """Something to choose, as it is told: an act, a unit, and where or what."""

    act: int
    unit: int
    at: int


class Position(Stepped, position=True):
    """Everything that changes during a game, and what is counted of it: that is what is copied."""

    stage: int = field()
    round: int = field()
    turn: int = field()
    mover: int = field()
    passes: int = field()
    again: int = field()
    caps: list[int] = field(SIDES)
    losses: list[int] = field(SIDES)
    vp: list[int] = field(SIDES)
    activated: list[list[int]] = field(PLAYERS, UNITS, upto="actives")
    actives: list[int] = field(PLAYERS)
    aps: list[int] = field(PLAYERS)
    speaker: list[int] = field(SIDES)
    acted: list[int] = field(UNITS, upto="actors")
    actors: int = field()
    action: int = field()
    ended: int = field()
    beaten: int = field()
    place: list[int] = field(UNITS, upto="units")
    due: list[int] = field(UNITS, upto="units")
    cell: list[int] = field(UNITS, upto="units")
    facing: list[int] = field(UNITS, upto="units")
    spent: list[int] = field(UNITS, upto="units")
    hit: list[int] = field(UNITS, upto="units")
    carrier: list[int] = field(UNITS, upto="units")
    carried: int = field()
    hidden: list[int] = field(UNITS, upto="units")
    outside: list[int] = field(UNITS, upto="units")
    lurkers: int = field()
    manned: list[list[int]] = field(SIDES, CELLS, upto="cells")
    lurking: list[list[int]] = field(SIDES, CELLS, upto="cells")
    markers: int = field()
    marker_cell: list[int] = field(MARKERS, upto="markers")
    holder: list[int] = field(MARKERS, upto="markers")
    works: int = field()
    work_kind: list[int] = field(WORKS, upto="works")
    work_cell: list[int] = field(WORKS, upto="works")
    work_facing: list[int] = field(WORKS, upto="works")
    work_side: list[int] = field(WORKS, upto="works")
    work_hidden: list[int] = field(WORKS, upto="works")
    work_holder: list[int] = field(WORKS, upto="works")
    work_builder: list[int] = field(WORKS, upto="works")
    work_in: list[int] = field(CELLS, upto="cells")
    work_seen: list[int] = field(CELLS, upto="cells")
    smokes: int = field()
    smoke: list[int] = field(CELLS, upto="cells")
    barrages: int = field()
    barrage_side: list[int] = field(BARRAGES, upto="barrages")
    barrage_cell: list[int] = field(BARRAGES, upto="barrages")
    barrage_due: list[int] = field(BARRAGES, upto="barrages")
    barrage_smoke: list[int] = field(BARRAGES, upto="barrages")
    intruded: int = field()
    intruded_from: int = field()
    intruded_turn: int = field()
    stock: list[int] = field(HITS, upto="hits")
    stocked: list[int] = field(COLOURS)
    deck: list[int] = field(CARDS, upto="cards")
    decked: int = field()
    discard: list[int] = field(CARDS, upto="cards")
    hand: list[list[int]] = field(SIDES, CARDS, upto="cards")
    held: list[int] = field(SIDES)
    untold: list[int] = field(SIDES)
    in_pile: list[int] = field(ORDER_CARDS, upto="order_cards")
    piled: int = field()
    used_card: list[int] = field(ORDER_CARDS, upto="used_cards")
    used_cards: int = field()
    removed_card: list[int] = field(ORDER_CARDS, upto="removed_cards")
    removed_cards: int = field()
    space: int = field()
    pool: list[int] = field(DEFENCES, upto="pool_kinds")
    pooled: int = field()
    mines: int = field()
    in_cup: list[int] = field(UNITS, upto="units")
    no_enemy: int = field()
    no_enemy_drawn: int = field()
    fallen: int = field()
    called_off: int = field()
    revealed: int = field()
    sight: int = field()
    lit_round: int = field()
    lit_sight: int = field()
    sight_reach: int = field()
    exits_shut: int = field()


class Battle(Position):
    """A firefight under way. ``manned`` counts a side's counters in the open in each cell,
    ``lurking`` those that hide there; the rest of the last part is what an action in progress
    needs: offers, who takes part and how it was paid, the shot to be rated.
    ``work_in`` is the number of the work in a hex, ``work_seen`` its kind, if it is to be seen.
    ``scored``, ``moved``, ``fell`` and ``fired`` tell the story of a game (points by source, who
    moved, who fell where, which lines were carried out), ``all_…`` that of a series. ``member``
    are those that one event tells of.
    ``start`` is the position that is played on from again and again.
    """

    start: Battle

    scored: list[list[int]] = field(SIDES, SOURCES)
    moved: list[int] = field(UNITS)
    fell: list[int] = field(UNITS)
    fired: list[int] = field(SCRIPT_LINES)
    all_scored: list[list[Long]] = field(SIDES, SOURCES)
    all_moved: list[Long] = field(UNITS)
    all_fallen: list[list[Long]] = field(SIDES, CELLS)
    all_fired: list[Long] = field(SCRIPT_LINES)
    steps_begun: int = field()
    piled_hit: list[int] = field(HITS)
    member: list[int] = field(LISTED)
    members: int = field()
    offered: int = field()
    offer_act: list[int] = field(OFFERS)
    offer_unit: list[int] = field(OFFERS)
    offer_at: list[int] = field(OFFERS)
    asked: list[Offer] = field(OFFERS)
    enemies: int = field()
    enemy_cell: list[int] = field(UNITS)
    group: list[int] = field(UNITS)
    grouped: int = field()
    stood: list[int] = field(UNITS)
    comrade: list[int] = field(UNITS)
    comrades: int = field()
    able: list[int] = field(UNITS)
    ables: int = field()
    target: list[int] = field(UNITS)
    targets: int = field()
    paid_mode: int = field()
    paid_aps: int = field()
    paid_opens: int = field()
    victim: list[int] = field(UNITS)
    victims: int = field()
    shooter: int = field()
    shot_cell: int = field()
    shot_eye: int = field()
    shot_is_flame: int = field()
    shot_is_indirect: int = field()
    supporters: int = field()
