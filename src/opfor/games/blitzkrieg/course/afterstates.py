"""The position after an act of one's own: tried on the board itself, with luck of its own, then
taken back by whoever tries it."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.memory import Bits, above
from opfor.core.run import seed_streams
from opfor.games.blitzkrieg.rules.victory import next_turn, winner
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, Sits, When

_GAME = "opfor.games.blitzkrieg"

place_and_follow_up: Callable[[War, int, int, int], None] = above(
    f"{_GAME}.course.turn:place_and_follow_up"
)
"""``place_and_follow_up(war, side, unit, space)``: the turn up to its draw."""

GOES_ON, LOST, WON = range(-1, 2)


def try_out(war: War, side: int, unit: int, space: int, luck: Bits) -> int:
    """Place a unit (or none) and hand over, before the draw that ends the turn: nobody knows it
    yet. What the placement leaves open is answered as the greedy player would, chance by ``luck``.
    """
    seat, keeps = war.player[side], war.keeps
    war.player[side] = Sits.GREEDY
    war.keeps = 0
    seed_streams(war, luck)
    if unit != NOTHING:
        place_and_follow_up(war, side, unit, space)
    next_turn(war, side)
    war.player[side] = seat
    war.keeps = keeps
    if war.stage != When.OVER:
        return GOES_ON
    return WON if winner(war) == side else LOST
