"""Low Risk Moves (5.3.2): which hexes they close, and which they like better.

Never into close combat or a short-range fire zone, nor through one. From outside every fire zone:
a hex outside them first, then one inside with a DM. From inside: a hex outside first, then one
inside with at least the DM of the hex left behind; into the flank on the same terms.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.flanks import enters_flank
from opfor.fast.coh.bot.seen.ends import goes_to, is_step
from opfor.fast.coh.bot.seen.survey import (
    dm_of,
    dm_on_entering,
    in_danger,
    in_short_danger,
    wall_cover,
)
from opfor.fast.coh.values import Battle


def is_safe(battle: Battle, cell: int) -> bool:
    """In no Unit's fire zone."""
    return not in_danger(battle, cell)


def starts_in_danger(battle: Battle, ai: int) -> bool:
    return in_danger(battle, battle.cell[ai])


@cite("COH-5.3.2-b")
def is_at_arms_length(battle: Battle, cell: int) -> bool:
    """Outside every short-range fire zone."""
    return not in_short_danger(battle, cell)


@cite("COH-5.3.2-b", "ai-bonus-moves")
def comes_no_closer(battle: Battle, cell: int) -> bool:
    """Whether the AI whose ends were found can get to a hex without entering a short-range fire
    zone on the way."""
    if not is_at_arms_length(battle, cell):
        return False
    if is_step(battle, cell):
        return True
    for route in range(battle.routes):
        if goes_to(battle, route, cell) and keeps_off(battle, route):
            return True
    return False


def keeps_off(battle: Battle, route: int) -> bool:
    """Whether no hex of a way lies in a short-range fire zone."""
    for place in range(battle.route_length[route]):
        if not is_at_arms_length(battle, battle.route[route][place]):
            return False
    return True


@cite("COH-5.3.2-d", "COH-5.3.2-f")
def has_cover_enough(battle: Battle, ai: int, cell: int) -> bool:
    """In a fire zone: some DM if the AI comes from outside, else as much as it leaves."""
    value = dm_on_entering(battle, ai, cell) + wall_cover(battle, cell)
    if not starts_in_danger(battle, ai):
        return value > 0
    return value >= dm_of(battle, ai) + wall_cover(battle, battle.cell[ai])


@cite("COH-5.3.2-c", "COH-5.3.2-e", "COH-5.3.2-g", "low-risk-flank")
def is_permitted(battle: Battle, ai: int, goal: int, cell: int, farther: int) -> bool:
    """Whether a Low Risk Move may enter a hex at all."""
    if not comes_no_closer(battle, cell):
        return False
    if is_safe(battle, cell) or has_cover_enough(battle, ai, cell):
        return True
    if farther != 0 or not battle.flank_is_free:
        return False
    return enters_flank(battle, ai, goal, cell)
