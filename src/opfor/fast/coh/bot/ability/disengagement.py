"""Disengaging: a Low Risk Move away; and who does so instead of attacking."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.low_risk_moves import comes_no_closer, has_cover_enough, is_safe
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai, is_free_of_units
from opfor.fast.coh.bot.seen.ends import find_ends
from opfor.fast.coh.bot.seen.survey import in_danger, is_next_to_unit, shuns_close_combat
from opfor.fast.coh.mind import SAME_HEX, TO_ATTACK
from opfor.fast.coh.values import Battle


def is_safe_or_covered(battle: Battle, ai: int, cell: int) -> bool:
    return is_safe(battle, cell) or has_cover_enough(battle, ai, cell)


@cite("COH-4.1.2-g", "COH-4.1.2-l")
def can_disengage(battle: Battle, ai: int) -> bool:
    """Whether an AI has a hex to disengage into."""
    find_ends(battle, ai)
    for place in range(battle.ends):
        if is_refuge(battle, ai, battle.end_cell[place]):
            return True
    return False


def is_refuge(battle: Battle, ai: int, cell: int) -> bool:
    if not is_free_of_ai(battle, ai, cell) or not is_free_of_units(battle, cell):
        return False
    return comes_no_closer(battle, cell) and is_safe_or_covered(battle, ai, cell)


@cite("COH-4.1.2-g", "COH-4.1.2-l")
def is_engaged(battle: Battle, ai: int) -> bool:
    """Whether there is somebody to disengage from: a Unit in the AI's hex or next to it, or one
    whose fire zone the AI is in."""
    return is_next_to_unit(battle, battle.cell[ai]) or in_danger(battle, battle.cell[ai])


@cite("COH-4.1.2-d")
def leaves_instead(battle: Battle, ai: int) -> bool:
    """A poor close fighter ordered to attack in close combat leaves it if it can."""
    if battle.order_scope != SAME_HEX or battle.order_action != TO_ATTACK:
        return False
    return shuns_close_combat(battle, ai) and can_disengage(battle, ai)


@cite("cornered-poor-fighter")
def is_cornered(battle: Battle, ai: int) -> bool:
    """By ruling, one that cannot leave does nothing."""
    return shuns_close_combat(battle, ai) and battle.cornered_do_nothing == 1
