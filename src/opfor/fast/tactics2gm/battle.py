"""A battle: everything that changes during a game, and room to think.

Units are numbered from 1 in the order they came; a number stays while the turn lasts, and ranks
are closed when the next step begins (``close_ranks``). The number 0 is no unit. What has been
destroyed meanwhile has the side ``NOBODY`` and the space ``GONE``. A target is one number: a unit,
0 for the enemy HQ, or ``-1 - space`` for the terrain on a space.
"""

from __future__ import annotations

from opfor.fast.run import fractions, grid, numbers
from opfor.fast.tactics2gm.names import (
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
from opfor.fast.tactics2gm.sight import Sight


class Battle(Sight):
    """A position, the offers made to a person, and what is worked out about the position.

    ``first_on`` is the first unit standing on a space (0: none), ``next_on`` the next one there,
    ``occupied`` the set of spaces a side stands on.
    Draw piles and boxes are counts by card; hands, discards and cards in play are in their order.
    """

    def __init__(self) -> None:
        Sight.__init__(self)
        self._course()
        self._units()
        self._ground()
        self._decks()
        self._offers()
        self._room()

    def _course(self) -> None:
        self.stage = 0
        self.phase = 0
        self.mover = 0
        self.first = 0
        self.turn = 0
        self.turns = numbers(SIDES)
        self.armies = numbers(SIDES)
        self.ap = numbers(SIDES)
        self.hq = numbers(SIDES)
        self.losses = numbers(SIDES)
        self.bids = numbers(SIDES)
        self.placed = numbers(SIDES)
        self.passed = numbers(SIDES)
        self.short_draw = numbers(SIDES)
        self.held = numbers(SIDES)
        self.stance = 0
        self.stance_total = 0
        self.is_over = 0
        self.winner = 0
        self.why = 0
        self.steps_begun = 0
        self.player = numbers(SIDES)

    def _units(self) -> None:
        """``fired`` has bit 0 for the card's own weapon and bit n for its n-th token; tokens
        are in places 1 and up, ``carried`` how many; ``is_touched`` is the set of ``touched``;
        ``gone`` are those destroyed since the ranks were closed, ``is_stirred`` says whether
        anybody came onto a space or left one since the AI looked round."""
        self.units = 0
        self.gone = 0
        self.is_stirred = 0
        self.next_id = 0
        self.id = numbers(UNITS)
        self.side = numbers(UNITS)
        self.card = numbers(UNITS)
        self.cell = numbers(UNITS)
        self.wounds = numbers(UNITS)
        self.carried = numbers(UNITS)
        self.token = grid(UNITS, CARRIED)
        self.used = grid(UNITS, CARRIED)
        self.cargo = numbers(UNITS)
        self.aboard = numbers(UNITS)
        self.fresh = numbers(UNITS)
        self.moved = numbers(UNITS)
        self.assaulted = numbers(UNITS)
        self.fired = numbers(UNITS)
        self.cover = numbers(UNITS)
        self.aim = numbers(UNITS)
        self.halted = numbers(UNITS)
        self.extra = numbers(UNITS)
        self.rank = numbers(UNITS)
        self.shot_by = grid(UNITS, SHOOTERS)
        self.shooters = numbers(UNITS)
        self.touched = grid(UNITS, TOUCHED)
        self.touches = numbers(UNITS)
        self.is_touched = numbers(UNITS)
        self.kills = numbers(UNITS)
        self.hidden = numbers(UNITS)
        self.next_on = numbers(UNITS)
        self.first_on = numbers(CELLS)
        self.occupied = numbers(SIDES)
        self.owed = 0
        self.owed_to = numbers(OWED)
        self.owed_by = numbers(OWED)

    def _ground(self) -> None:
        """``ground`` is the terrain card on a space, or ``NOTHING``; ``rough`` the set of spaces
        with any."""
        self.ground = numbers(CELLS)
        self.rough = 0
        self.worn = numbers(CELLS)
        self.printed = numbers(CELLS)
        self.terrain_deck = numbers(TERRAINS)
        self.terrain_out = numbers(TERRAIN_CARDS)
        self.terrains_out = 0

    def _decks(self) -> None:
        """``draw`` counts the cards of a side's draw pile, ``draw_pile`` is how many in all."""
        self.box = grid(ARMIES, CARDS)
        self.draw = grid(SIDES, CARDS)
        self.draw_pile = numbers(SIDES)
        self.hand = grid(SIDES, DECK)
        self.hands = numbers(SIDES)
        self.discard = grid(SIDES, DECK)
        self.discards = numbers(SIDES)
        self.in_play = grid(SIDES, DECK)
        self.in_plays = numbers(SIDES)

    def _offers(self) -> None:
        """What a person may do: an act, the unit that does it, the card, token, terrain or slot it
        is done with, the target, the space, and a second unit or card."""
        self.offered = 0
        self.act = numbers(OFFERS)
        self.actor = numbers(OFFERS)
        self.played = numbers(OFFERS)
        self.aimed = numbers(OFFERS)
        self.where = numbers(OFFERS)
        self.other = numbers(OFFERS)
        self.worth = fractions(OFFERS)

    def _room(self) -> None:
        """Where questions are worked out: spaces in reach and points spent, some more of them,
        spaces whose terrain may be shot at, transports to ``ride`` in; ``veiled`` cards of units
        that lie face down; the position as a ``row`` of numbers, read or written to ``row_at``."""
        self.reach = numbers(CELLS)
        self.spent = numbers(CELLS)
        self.on_foot = numbers(CELLS)
        self.foot_spent = numbers(CELLS)
        self.frontier = numbers(FRONTIER)
        self.ring = numbers(RINGS)
        self.spot = numbers(CELLS)
        self.spots = 0
        self.is_near = numbers(PLACES)
        self.ride = numbers(UNITS)
        self.rides = 0
        self.is_left = numbers(TERRAIN_CARDS)
        self.veiled_card = numbers(UNITS)
        self.veiled_carried = numbers(UNITS)
        self.is_veiled = 0
        self.renumbered = numbers(UNITS)
        self.struck = numbers(OWED)
        self.struck_count = 0
        self.row = numbers(ROW)
        self.row_at = 0
        self.is_read = 0
