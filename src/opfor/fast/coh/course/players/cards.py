"""What the baseline player does with action cards."""

from __future__ import annotations

from opfor.fast.coh.course.players.danger import exposure
from opfor.fast.coh.course.players.fire import attacking
from opfor.fast.coh.course.players.groups import best_step
from opfor.fast.coh.deployment import can_move, is_with
from opfor.fast.coh.rules.hasty_defenses import can_dig_in
from opfor.fast.coh.rules.rally import may_rally
from opfor.fast.coh.rules.targets import offer_assaults, offer_shots
from opfor.fast.coh.sizes import NO_LIMIT
from opfor.fast.coh.values import (
    ACT_FREE,
    ALL_DIG_IN,
    DRIVE_FREE,
    GAIN_CAPS,
    RALLY_CERTAIN,
    RALLY_FREE,
    SNIPE,
    Battle,
)


def of_card(battle: Battle, card: int) -> float:
    """What playing a card is worth: as much as to the unit that makes most of it, or to all who
    rally or dig together."""
    effect, most, total = battle.card_effect[card], 0.0, 0.0
    if effect == GAIN_CAPS:
        return battle.new_caps
    if effect == SNIPE:
        return battle.fewer_caps if battle.caps[1 - battle.thinker] else 0.0
    for unit in range(battle.units):
        if is_with(battle, unit, battle.thinker):
            worth = for_unit(battle, effect, unit)
            most = max(most, worth)
            total += worth
    return total if effect in (RALLY_FREE, ALL_DIG_IN) else most


def for_unit(battle: Battle, effect: int, unit: int) -> float:
    """What a card does for one unit."""
    if effect == ACT_FREE:
        return battle.free_worth * acting(battle, unit)
    if effect == DRIVE_FREE:
        return stepping(battle, unit) if battle.is_vehicle[unit] else 0.0
    if effect == RALLY_CERTAIN:
        return battle.rallied_worth + battle.surely if battle.hit[unit] else 0.0
    if effect == RALLY_FREE:
        return battle.rallied_worth if may_rally(battle, unit) else 0.0
    if effect == ALL_DIG_IN and can_dig_in(battle, unit, True):
        return battle.spade * exposure(battle, battle.cell[unit])
    return 0.0


def acting(battle: Battle, unit: int) -> float:
    """The best a unit could do if it cost nothing; what is on offer stays as it was."""
    best, before = stepping(battle, unit), battle.offered
    if may_rally(battle, unit):
        best = max(best, battle.rallied_worth)
    offer_shots(battle, unit, NO_LIMIT)
    offer_assaults(battle, unit, NO_LIMIT)
    for place in range(before, battle.offered):
        best = max(best, attacking(battle, place))
    battle.offered = before
    return best


def goes_further(battle: Battle, unit: int) -> bool:
    """Whether a card for another hex after a move is well spent."""
    return stepping(battle, unit) >= battle.further


def stepping(battle: Battle, unit: int) -> float:
    return best_step(battle, unit, NO_LIMIT) if can_move(battle, unit) else 0.0
