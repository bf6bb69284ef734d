"""What shooting is worth to the baseline player."""

from __future__ import annotations

from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.rules.ar_and_dv import needed_roll
from opfor.games.coh.rules.targets import (
    assault_shot,
    fire_cost,
    shot_of,
    supporters_of,
    targets_of,
)
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.prices import AT_CLOSE_QUARTERS, HIT, MOST_CAPS, POOR_SHOT
from opfor.games.coh.values.shots import Shot
from opfor.games.coh.values.stakes import prize


def firing(appraisal: Appraisal, fire: do.Fire) -> float:
    """The chances against everybody in the hex; who hides holds his fire."""
    errand = appraisal.errands.get(fire.unit)
    if errand is not None and errand.hides:
        return 0.0
    shot = shot_of(appraisal.look, fire)
    targets = targets_of(appraisal.look, shot)
    return _shooting(appraisal, shot, targets, fire_cost(appraisal.look, fire))


def assaulting(appraisal: Appraisal, assault: do.Assault) -> float:
    """As firing, and more urgent."""
    shot = assault_shot(appraisal.look, assault)
    cost = appraisal.look.attack_cost(assault.unit)
    return AT_CLOSE_QUARTERS + _shooting(appraisal, shot, [assault.target], cost)


def _shooting(appraisal: Appraisal, shot: Shot, targets: list[int], cost: int) -> float:
    """Hits and kills to be expected with all help there is, the cheaper the better."""
    worth, numbers = 0.0, appraisal.setting.numbers
    aid = min(MOST_CAPS, appraisal.view.caps[appraisal.side])
    aid += numbers.support * len(supporters_of(appraisal.look, shot))
    for target in targets:
        needed = _needed(appraisal, shot, target) - aid
        chance = chance_of(needed)
        gain = HIT * (chance + chance_of(needed + numbers.kill_margin))
        counter = appraisal.view.counters[target]
        if counter.side == appraisal.side:
            worth -= 2 * gain
        elif chance >= POOR_SHOT:
            worth += gain * (2 if counter.hit else 1) * prize(appraisal.setting, counter)
    return worth * 3 / (cost + 1)


def _needed(appraisal: Appraisal, shot: Shot, target: int) -> int:
    """The roll needed; remembered where nothing but the two units counts."""
    view, look, kept = appraisal.view, appraisal.look, appraisal.setting.offered
    if view.smoke or view.works or len(look.at[shot.cell]) > 1:
        return needed_roll(look, shot, target)
    one, other = view.counters[shot.attacker], view.counters[target]
    key = (one.unit, one.cell, one.hit, other.unit, other.cell, other.facing, other.hit, shot)
    needed: int | None = kept.get(key)
    if needed is None:
        needed = kept[key] = needed_roll(look, shot, target)
    return needed
