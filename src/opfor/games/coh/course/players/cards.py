"""What the baseline player does with action cards."""

from __future__ import annotations

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.fire import assaulting, firing
from opfor.games.coh.course.players.groups import best_step
from opfor.games.coh.rules.action_cards import ANY
from opfor.games.coh.rules.hasty_defenses import can_dig_in
from opfor.games.coh.rules.rally import may_rally
from opfor.games.coh.rules.targets import assaults, shots
from opfor.games.coh.values.prices import (
    FEWER_CAPS,
    FREE,
    FURTHER,
    NEW_CAPS,
    RALLIED,
    SPADE,
    SURELY,
)


def of_card(appraisal: Appraisal, number: str) -> float:
    """What playing a card is worth: as much as to the unit that makes most of it."""
    effect = action_cards()[number].effect
    if effect == "gain-caps":
        return NEW_CAPS
    if effect == "sniper":
        return FEWER_CAPS if appraisal.view.caps[1 - appraisal.side] else 0.0
    own = appraisal.look.on_map(appraisal.side)
    worths = [for_unit(appraisal, effect, unit) for unit in own]
    if effect in ("dig-in", "rally-free"):
        return sum(worths)
    return max(worths, default=0.0)


def for_unit(appraisal: Appraisal, effect: str, unit: int) -> float:
    """What a card does for one unit."""
    look, cell = appraisal.look, appraisal.view.counters[unit].cell
    match effect:
        case "act-free":
            acts = [firing(appraisal, fire) for fire in shots(look, unit, ANY)]
            acts += [assaulting(appraisal, assault) for assault in assaults(look, unit, ANY)]
            acts += [RALLIED] if may_rally(look, unit) else []
            return FREE * max([*acts, _stepping(appraisal, unit)])
        case "drive-free":
            return _stepping(appraisal, unit) if look.kind(unit).kind == "vehicle" else 0.0
        case "rally-certain":
            return RALLIED + SURELY if appraisal.view.counters[unit].hit else 0.0
        case "rally-free":
            return RALLIED if may_rally(look, unit) else 0.0
        case "dig-in" if can_dig_in(look, unit, vehicles=True):
            return SPADE * appraisal.exposure(cell)
    return 0.0


def goes_further(appraisal: Appraisal, unit: int) -> bool:
    """Whether a card for another hex after a move is well spent."""
    return _stepping(appraisal, unit) >= FURTHER


def _stepping(appraisal: Appraisal, unit: int) -> float:
    if not appraisal.look.can_move(unit):
        return 0.0
    step = best_step(appraisal, unit, ANY)
    return 0.0 if step is None else step.worth
