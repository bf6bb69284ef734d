"""What the baseline player is told, what things are worth to it, and what it thinks at the moment.

Prices and measures are those of the readable player (``tables``). A thought is numbered: what was
found out in an earlier one does not hold any more.
"""

from __future__ import annotations

from opfor.core.memory import field
from opfor.core.run import Counted
from opfor.fast.coh.lies import number, of_kinds, price
from opfor.fast.coh.sizes import CELLS, EXITS, HITS, OFFERS, UNITS, WORKS
from opfor.games.coh.values import prices, stakes
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.deployment import has_fire_zone

CHANCES = 14
HURRIES = 3


class Thoughts(Counted):
    """One side's thoughts about what it sees.

    ``needed``, ``kills`` and ``shown`` are told with a roll; ``aimed_at`` is what a unit is after:
    one cell, or a word for several; ``best`` are the places of the offers worth most.
    """

    hits_are_secret: int = number("hits_are_secret")
    has_errands: int = field(lies=lambda s, _: stakes.has_errands(s))
    has_zone: list[list[int]] = field(
        UNITS,
        HITS,
        lies=lambda _, known: [
            [kind.is_armed and has_fire_zone(kind, hit) for hit in known.every_hit]
            for kind in known.kinds
        ],
    )
    is_shy: list[int] = of_kinds(lambda kind: kind.is_poor_in_close_combat or not kind.is_armed)
    is_precious: list[int] = field(
        UNITS,
        lies=lambda s, known: [
            str(c.number) in s.mission.sides[1 - c.side].kill_vp_of for c in known.begins.counters
        ],
    )
    prize: list[float] = field(
        UNITS, lies=lambda s, known: [stakes.prize(s, c) for c in known.begins.counters]
    )
    chance_of_dice: list[float] = field(
        CHANCES, lies=lambda _, __: [chance_of(needed) for needed in range(CHANCES)]
    )
    chance_of_die: list[float] = field(
        CHANCES, lies=lambda _, __: [chance_of(needed, 1) for needed in range(CHANCES)]
    )
    needed: int = field()
    kills: int = field()
    shown: int = field()
    rolls_singly: int = field()
    cover: float = price(prices.COVER)
    shield: float = price(prices.SHIELD)
    crowd: float = price(prices.CROWD)
    best_comfort: float = field(
        lies=lambda s, _: prices.COVER * max(terrain.dm for terrain in s.field.terrain)
    )
    usual_pull: float = price(prices.USUAL_PULL)
    hurry: list[float] = field(HURRIES, lies=lambda _, __: prices.HURRY)
    held_pull: float = price(prices.KEEPS)
    guards_from: int = price(prices.GUARDS_FROM)
    near_marker: int = price(prices.NEAR_MARKER)
    farthest: int = price(prices.FARTHEST)
    takers: int = price(prices.TAKERS)
    hexes_a_round: int = price(prices.HEXES_A_ROUND)
    leaving_worth: float = price(prices.LEAVING)
    pivot_worth: float = price(prices.PIVOT)
    covered_worth: float = price(prices.COVERED)
    rally_worth: list[float] = field(2, lies=lambda _, __: prices.RALLY)
    poor_shot: float = price(prices.POOR_SHOT)
    sure_hit: float = price(prices.HIT)
    at_close_quarters: float = price(prices.AT_CLOSE_QUARTERS)
    caps_counted_on: int = price(prices.MOST_CAPS)
    along: float = price(prices.ALONG)
    along_activated: float = price(prices.ALONG_ACTIVATED)
    spade: float = price(prices.SPADE)
    smoke_worth: float = price(prices.SMOKE)
    mount_from: int = price(prices.MOUNT_FROM)
    dismount_at: int = price(prices.DISMOUNT_AT)
    mounting_worth: float = price(prices.MOUNTING)
    mounting_a_hex: float = price(prices.MOUNTING_A_HEX)
    dismounting_worth: float = price(prices.DISMOUNTING)
    dismounting_a_hex: float = price(prices.DISMOUNTING_A_HEX)
    least_dismounting: float = price(prices.LEAST)
    blinded: float = price(prices.BLINDED)
    free_worth: float = price(prices.FREE)
    rallied_worth: float = price(prices.RALLIED)
    surely: float = price(prices.SURELY)
    further: float = price(prices.FURTHER)
    new_caps: float = price(prices.NEW_CAPS)
    fewer_caps: float = price(prices.FEWER_CAPS)
    price_of_cap: float = price(prices.PRICE)
    luck: int = price(prices.LUCK)
    worth_a_card: float = price(prices.WORTH_A_CARD)
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
