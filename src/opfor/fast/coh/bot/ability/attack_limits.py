"""May this AI attack that Unit? The base rules first, then the limits of 5.1."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import is_ai, may_act
from opfor.fast.coh.deployment import is_locked, muster_in, reach
from opfor.fast.coh.rules.ar_and_dv import attack_rating, defence_value, is_spared
from opfor.fast.coh.rules.targets import (
    aim_at,
    can_fire_at,
    can_fire_indirectly,
    can_support,
    has_in_arc,
    is_able_to_fire,
    is_below_gun,
)
from opfor.fast.coh.sight import can_see
from opfor.fast.coh.sizes import FACINGS, NO_LIMIT
from opfor.fast.coh.values import FIRE, INDIRECT, NOTHING, OFF, Battle


def can_attack(battle: Battle, ai: int, unit: int, is_far: bool, cap: int, is_group: bool) -> bool:
    """Whether an AI would attack a Unit; then the shot and its helpers are those it would have."""
    battle.helpers = 0
    if battle.is_rumored[ai]:
        return can_rumor_attack(battle, ai, unit)
    if not is_able_to_fire(battle, ai, NO_LIMIT):
        return False
    if not aims_right(battle, ai, unit, is_far):
        return False
    return not is_spared(battle, unit) and is_worth_a_try(battle, unit, cap, is_group)


@cite("ai-in-close-combat")
def aims_right(battle: Battle, ai: int, unit: int, is_far: bool) -> bool:
    """An AI in close combat attacks only there; any other what the base rules let it fire at. Then
    that is the shot."""
    if is_locked(battle, ai):
        aim_as_seen(battle, ai, unit)
        return battle.cell[unit] == battle.cell[ai]
    if into_close_combat(battle, unit) or not is_range_right(battle, ai, unit, is_far):
        return False
    manner = manner_of_shot(battle, ai, battle.cell[unit])
    if manner == NOTHING:
        return False
    battle.supporters = 0
    aim_at(battle, manner, ai, battle.cell[unit])
    return True


@cite("ai-indirect-fire", "mortar-minimum-range")
def manner_of_shot(battle: Battle, ai: int, cell: int) -> int:
    """How the base rules let an AI fire at a hex, direct before indirect; nothing if they do not.
    By ruling it never fires indirectly, or a mortar may fire at adjacent Units."""
    if can_fire_at(battle, ai, cell) and not is_below_gun(battle, ai, cell):
        return FIRE
    if not battle.never_indirect and can_fire_indirectly(battle, ai, cell):
        return INDIRECT
    if battle.fires_point_blank and battle.minimum_range[ai] > 1:
        if battle.distance[battle.cell[ai]][cell] == 1 and has_in_arc(battle, ai, cell):
            return FIRE
    return NOTHING


def aim_as_seen(battle: Battle, ai: int, unit: int) -> None:
    """The shot an AI would have at a Unit once it has turned."""
    battle.supporters = 0
    aim_at(battle, FIRE, ai, battle.cell[unit])


@cite("COH-5.1-c")
def into_close_combat(battle: Battle, unit: int) -> bool:
    """Whether a Unit shares its hex with an AI."""
    return muster_in(battle, battle.bot, battle.cell[unit]) > 0


@cite("rumored-attackers", "COH-6.1-b")
def can_rumor_attack(battle: Battle, ai: int, unit: int) -> bool:
    """An RE may be picked against any Unit in sight within 5; nothing is rated."""
    origin, at = battle.cell[ai], battle.cell[unit]
    if into_close_combat(battle, unit) or battle.distance[origin][at] > battle.rumor_range:
        return False
    return can_see(battle, origin, at)


@cite("COH-5.1-a", "long-range-order")
def is_range_right(battle: Battle, ai: int, unit: int, is_far: bool) -> bool:
    """Long range only when ordered."""
    away = battle.distance[battle.cell[ai]][battle.cell[unit]]
    if away > reach(battle, ai):
        return is_far
    return not (is_far and battle.long_only)


@cite("COH-5.1-b", "COH-5.1-e", "cap-counts-for-eleven", "V-1")
def is_worth_a_try(battle: Battle, unit: int, cap: int, is_group: bool) -> bool:
    """Not if 11 or more is needed, all modifiers and the order's CAP bonus counted."""
    if is_group:
        find_helpers(battle)
    battle.supporters = battle.helpers
    needed = defence_value(battle, unit) - attack_rating(battle, unit)
    if not battle.cap_ignored:
        needed -= cap
    return needed < battle.too_hard


@cite("COH-4.1.2-j", "group-attack-members")
def find_helpers(battle: Battle) -> None:
    """AI adjacent to the leader that may carry out the card and can support the attack: in its own
    hex first, then around it, from the north."""
    own = battle.cell[battle.shooter]
    find_helpers_in(battle, own)
    for direction in range(FACINGS):
        if battle.neighbour[own][direction] != OFF:
            find_helpers_in(battle, battle.neighbour[own][direction])


def find_helpers_in(battle: Battle, cell: int) -> None:
    if muster_in(battle, battle.bot, cell) == 0:
        return
    for ai in range(battle.units):
        if battle.cell[ai] == cell and is_ai(battle, ai) and ai != battle.shooter:
            if not battle.is_rumored[ai] and can_support(battle, ai):
                if battle.all_support or may_act(battle, ai):
                    battle.helper[battle.helpers] = ai
                    battle.helpers += 1
