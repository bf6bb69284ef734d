"""What the baseline player is told, what things are worth to it, and what it thinks at the moment.

Prices and measures are those of the readable player (``tables``). A thought is numbered: what was
found out in an earlier one does not hold any more.
"""

from __future__ import annotations

from opfor.core.memory import field
from opfor.core.run import Counted
from opfor.fast.coh.lies import number, of_kinds, price
from opfor.fast.coh.sizes import CELLS, EXITS, HITS, OFFERS, UNITS, WORKS
from opfor.games.coh.course.players import (
    acts,
    appraisal,
    cards,
    dice,
    errands,
    fieldcraft,
    fire,
    groups,
)
from opfor.games.coh.rules.fire_zones import has_fire_zone
from opfor.games.coh.rules.targets import chance_of

CHANCES = 14
HURRIES = 3


class Thoughts(Counted):
    """One side's thoughts about what it sees.

    ``needed``, ``kills`` and ``shown`` are told with a roll; ``aimed_at`` is what a unit is after:
    one cell, or a word for several; ``best`` are the places of the offers worth most.
    """

    hits_are_secret: int = number("hits_are_secret")
    has_errands: int = field(lies=lambda s, _: errands.has_errands(s))
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
        UNITS, lies=lambda s, known: [errands.prize(s, c) for c in known.begins.counters]
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
    cover: float = price(appraisal.COVER)
    shield: float = price(appraisal.SHIELD)
    crowd: float = price(appraisal.CROWD)
    best_comfort: float = field(
        lies=lambda s, known: appraisal.Appraisal(s, known.begins, 0).best_comfort
    )
    usual_pull: float = price(errands.USUAL_PULL)
    hurry: list[float] = field(HURRIES, lies=lambda _, __: errands.HURRY)
    held_pull: float = price(errands.KEEPS)
    guards_from: int = price(errands.GUARDS_FROM)
    near_marker: int = price(errands.NEAR_MARKER)
    farthest: int = price(acts.FARTHEST)
    takers: int = price(errands.TAKERS)
    hexes_a_round: int = price(errands.HEXES_A_ROUND)
    leaving_worth: float = price(acts.LEAVING)
    pivot_worth: float = price(acts.PIVOT)
    covered_worth: float = price(acts.COVERED)
    rally_worth: list[float] = field(2, lies=lambda _, __: acts.RALLY)
    poor_shot: float = price(fire.POOR_SHOT)
    sure_hit: float = price(fire.HIT)
    at_close_quarters: float = price(fire.AT_CLOSE_QUARTERS)
    caps_counted_on: int = price(fire.MOST_CAPS)
    along: float = price(groups.ALONG)
    along_activated: float = price(groups.ALONG_ACTIVATED)
    spade: float = price(fieldcraft.SPADE)
    smoke_worth: float = price(fieldcraft.SMOKE)
    mount_from: int = price(fieldcraft.MOUNT_FROM)
    dismount_at: int = price(fieldcraft.DISMOUNT_AT)
    mounting_worth: float = price(fieldcraft.MOUNTING)
    mounting_a_hex: float = price(fieldcraft.MOUNTING_A_HEX)
    dismounting_worth: float = price(fieldcraft.DISMOUNTING)
    dismounting_a_hex: float = price(fieldcraft.DISMOUNTING_A_HEX)
    least_dismounting: float = price(fieldcraft.LEAST)
    blinded: float = price(fieldcraft.BLINDED)
    free_worth: float = price(cards.FREE)
    rallied_worth: float = price(cards.RALLIED)
    surely: float = price(cards.SURELY)
    further: float = price(cards.FURTHER)
    new_caps: float = price(cards.NEW_CAPS)
    fewer_caps: float = price(cards.FEWER_CAPS)
    price_of_cap: float = price(dice.PRICE)
    luck: int = price(dice.LUCK)
    worth_a_card: float = price(dice.WORTH_A_CARD)
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
