"""What the baseline player is told, what things are worth to it, and what it thinks at the moment.

Prices and measures are those of the readable player (``tables``). A thought is numbered: what was
found out in an earlier one does not hold any more.
"""

from __future__ import annotations

from opfor.core.memory import field
from opfor.core.run import Counted
from opfor.fast.coh.sizes import CELLS, EXITS, HITS, OFFERS, UNITS, WORKS

CHANCES = 14
HURRIES = 3


class Thoughts(Counted):
    """One side's thoughts about what it sees.

    ``needed``, ``kills`` and ``shown`` are told with a roll; ``aimed_at`` is what a unit is after:
    one cell, or a word for several; ``best`` are the places of the offers worth most.
    """

    hits_are_secret: int = field()
    has_errands: int = field()
    has_zone: list[list[int]] = field(UNITS, HITS)
    is_shy: list[int] = field(UNITS)
    is_precious: list[int] = field(UNITS)
    prize: list[float] = field(UNITS)
    chance_of_dice: list[float] = field(CHANCES)
    chance_of_die: list[float] = field(CHANCES)
    needed: int = field()
    kills: int = field()
    shown: int = field()
    rolls_singly: int = field()
    cover: float = field()
    shield: float = field()
    crowd: float = field()
    best_comfort: float = field()
    usual_pull: float = field()
    hurry: list[float] = field(HURRIES)
    held_pull: float = field()
    guards_from: int = field()
    near_marker: int = field()
    farthest: int = field()
    takers: int = field()
    hexes_a_round: int = field()
    leaving_worth: float = field()
    pivot_worth: float = field()
    covered_worth: float = field()
    rally_worth: list[float] = field(2)
    poor_shot: float = field()
    sure_hit: float = field()
    at_close_quarters: float = field()
    caps_counted_on: int = field()
    along: float = field()
    along_activated: float = field()
    spade: float = field()
    smoke_worth: float = field()
    mount_from: int = field()
    dismount_at: int = field()
    mounting_worth: float = field()
    mounting_a_hex: float = field()
    dismounting_worth: float = field()
    dismounting_a_hex: float = field()
    least_dismounting: float = field()
    blinded: float = field()
    free_worth: float = field()
    rallied_worth: float = field()
    surely: float = field()
    further: float = field()
    new_caps: float = field()
    fewer_caps: float = field()
    price_of_cap: float = field()
    luck: int = field()
    worth_a_card: float = field()
    thought: int = field()
    thinker: int = field()
    exposed: list[int] = field(CELLS)
    exposed_in: list[int] = field(CELLS)
    veiled: list[int] = field(UNITS)
    veiled_cell: list[int] = field(UNITS)
    veiled_holder: list[int] = field(WORKS)
    goals: int = field()
    goal: list[int] = field(EXITS)
    aimed_at: list[int] = field(UNITS)
    aimed_in: list[int] = field(UNITS)
    errand_pull: list[float] = field(UNITS)
    errand_stays: list[float] = field(UNITS)
    errand_leaves: list[int] = field(UNITS)
    stand_in: list[int] = field(UNITS)
    stand_pull: list[float] = field(UNITS)
    stand_distance: list[int] = field(UNITS)
    stand_comfort: list[float] = field(UNITS)
    step_cost: int = field()
    party: list[int] = field(UNITS)
    party_size: int = field()
    open_to: list[int] = field(UNITS)
    opens: int = field()
    best: list[int] = field(OFFERS)
    bests: int = field()
    best_worth: float = field()
