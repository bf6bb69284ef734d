"""A battle: everything that changes during a game, and room to think.

Units are numbered from 1 in the order they came; a number stays while the turn lasts, and ranks
are closed when the next step begins (``close_ranks``). The number 0 is no unit. What has been
destroyed meanwhile has the side ``NOBODY`` and the space ``GONE``. A target is one number: a unit,
0 for the enemy HQ, or ``-1 - space`` for the terrain on a space.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.memory import Bits, Long, field
from opfor.games.tactics2gm.values.codes import (
    ARMIES,
    CARDS,
    CARRIED,
    CELLS,
    DECK,
    FRONTIER,
    OFFERS,
    OWED,
    PLACES,
    RINGS,
    ROW,
    SHOOTERS,
    SIDES,
    TERRAIN_CARDS,
    TERRAINS,
    TOUCHED,
    UNITS,
)
from opfor.games.tactics2gm.values.stepped import Stepped


class Course(Stepped, position=True):
    stage: int = field()
    phase: int = field()
    mover: int = field()
    first: int = field()
    turn: int = field()
    turns: list[int] = field(SIDES)
    armies: list[int] = field(SIDES)
    ap: list[int] = field(SIDES)
    hq: list[int] = field(SIDES)
    losses: list[int] = field(SIDES)
    bids: list[int] = field(SIDES)
    placed: list[int] = field(SIDES)
    passed: list[int] = field(SIDES)
    short_draw: list[int] = field(SIDES)
    held: list[int] = field(SIDES)
    stance: int = field()
    stance_total: int = field()
    is_over: int = field()
    winner: int = field()
    why: int = field()
    steps_begun: int = field()
    player: list[int] = field(SIDES)


class Units(Course, position=True, places=UNITS):
    """A place for each unit. ``fired`` has bit 0 for the card's own weapon and bit n for its n-th
    token; tokens are in places 1 and up, ``carried`` how many; ``is_touched`` is the set of
    ``touched``; ``next_on`` is the next unit on the same space."""

    id: list[int] = field(UNITS)
    side: list[int] = field(UNITS)
    card: list[int] = field(UNITS)
    cell: list[int] = field(UNITS)
    wounds: list[int] = field(UNITS)
    carried: list[int] = field(UNITS)
    token: list[list[int]] = field(UNITS, CARRIED)
    used: list[list[int]] = field(UNITS, CARRIED)
    cargo: list[int] = field(UNITS)
    aboard: list[int] = field(UNITS)
    fresh: list[int] = field(UNITS)
    moved: list[int] = field(UNITS)
    assaulted: list[int] = field(UNITS)
    fired: list[int] = field(UNITS)
    cover: list[int] = field(UNITS)
    aim: list[int] = field(UNITS)
    halted: list[int] = field(UNITS)
    extra: list[int] = field(UNITS)
    rank: list[int] = field(UNITS)
    shot_by: list[list[int]] = field(UNITS, SHOOTERS)
    shooters: list[int] = field(UNITS)
    touched: list[list[int]] = field(UNITS, TOUCHED)
    touches: list[int] = field(UNITS)
    is_touched: list[int] = field(UNITS)
    kills: list[int] = field(UNITS)
    hidden: list[int] = field(UNITS)
    next_on: list[int] = field(UNITS)


class Standing(Units, position=True):
    """``gone`` are units destroyed since the ranks were closed, ``is_stirred`` says whether anybody
    came onto a space or left one since the AI looked round, ``is_veiled`` whether cards that lie
    face down are unknown ones just now; ``owed`` are extra shots."""

    units: int = field()
    gone: int = field()
    is_stirred: int = field()
    is_veiled: int = field()
    next_id: int = field()
    first_on: list[int] = field(CELLS)
    occupied: list[Bits] = field(SIDES)
    owed: int = field()
    owed_to: list[int] = field(OWED)
    owed_by: list[int] = field(OWED)


class Landscape(Standing, position=True):
    """``ground`` is the terrain card on a space, or ``NOTHING``; ``rough`` the set of spaces
    with any."""

    ground: list[int] = field(CELLS)
    rough: Bits = field()
    worn: list[int] = field(CELLS)
    printed: list[int] = field(CELLS)
    terrain_deck: list[int] = field(TERRAINS)
    terrain_out: list[int] = field(TERRAIN_CARDS)
    terrains_out: int = field()


class Decks(Landscape, position=True):
    """``draw`` counts the cards of a side's draw pile, ``draw_pile`` is how many in all."""

    box: list[list[int]] = field(ARMIES, CARDS)
    draw: list[list[int]] = field(SIDES, CARDS)
    draw_pile: list[int] = field(SIDES)
    hand: list[list[int]] = field(SIDES, DECK)
    hands: list[int] = field(SIDES)
    discard: list[list[int]] = field(SIDES, DECK)
    discards: list[int] = field(SIDES)
    in_play: list[list[int]] = field(SIDES, DECK)
    in_plays: list[int] = field(SIDES)


class Offer(NamedTuple):
    """What a person may do: an act, the unit that does it, the card, token, terrain or slot it is
    done with, the target, the space, and a second unit or card."""

    act: int
    unit: int
    played: int
    target: int
    cell: int
    other: int


class Offered(Decks):
    """What a person may do, each worth so much to whoever looks."""

    offered: int = field()
    offers: list[Offer] = field(OFFERS)
    asked: list[Offer] = field(OFFERS)
    worth: list[float] = field(OFFERS)


class Battle(Offered):
    """A position, the offers made to a person, and what is worked out about the position.

    ``first_on`` is the first unit standing on a space (0: none), ``next_on`` the next one there,
    ``occupied`` the set of spaces a side stands on.
    Draw piles and boxes are counts by card; hands, discards and cards in play are in their order.

    Where questions are worked out: spaces in reach and points spent, some more of them,
    spaces whose terrain may be shot at, transports to ``ride`` in; ``veiled`` cards of units
    that lie face down; the position as a ``row`` of numbers, read or written to ``row_at``.
    ``fallen`` are the units of a side lost on a space, in all games since that was forgotten.
    """

    start: Battle
    reach: list[int] = field(CELLS)
    spent: list[int] = field(CELLS)
    on_foot: list[int] = field(CELLS)
    foot_spent: list[int] = field(CELLS)
    frontier: list[int] = field(FRONTIER)
    ring: list[Bits] = field(RINGS)
    spot: list[int] = field(CELLS)
    spots: int = field()
    is_near: list[int] = field(PLACES)
    ride: list[int] = field(UNITS)
    rides: int = field()
    is_left: list[int] = field(TERRAIN_CARDS)
    tally: list[int] = field(CARDS)
    unseen: list[int] = field(CARDS)
    unseens: int = field()
    drawn: list[int] = field(DECK)
    veiled_card: list[int] = field(UNITS)
    veiled_carried: list[int] = field(UNITS)
    renumbered: list[int] = field(UNITS)
    struck: list[int] = field(OWED)
    struck_count: int = field()
    row: list[int] = field(ROW)
    row_at: int = field()
    is_read: int = field()
    fallen: list[list[Long]] = field(SIDES, CELLS)
