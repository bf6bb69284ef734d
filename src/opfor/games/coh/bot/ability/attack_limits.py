"""May this AI attack that Unit? The base rules first, then the limits of 5.1.

Each limit answers with a shortfall for the trace; ``None`` means it may.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.core.cite import cite
from opfor.core.measure import Shortfall
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.rules.aps_and_caps import NO_LIMIT
from opfor.games.coh.rules.ar_and_dv import needed_roll, struck_colour
from opfor.games.coh.rules.targets import (
    assault_shot,
    assaults,
    may_shoot,
    shot_of,
    shots,
    supporters_of,
)
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.actions import Assault, Fire
from opfor.games.coh.values.book_numbers import TOO_HARD
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.shots import Shot


class Firing(NamedTuple):
    """How an order lets an AI attack."""

    long: bool = False
    cap: int = 0
    group: bool = False


class Solution(NamedTuple):
    """An attack that can be made: the shot, its supporters, and what the dice must show."""

    shot: Shot
    supporters: tuple[int, ...] = ()
    needed: int = 0


def solution(survey: Survey, ai: int, unit: int, firing: Firing) -> Solution | Shortfall:
    """The attack an AI would make on a Unit, or why it makes none; remembered per state."""
    memory, key = survey.memory, ("attack", ai, unit, firing)
    found = memory.get(key)
    if found is None:
        found = memory[key] = _solution(survey, ai, unit, firing)
    return found  # type: ignore[return-value]


def _solution(survey: Survey, ai: int, unit: int, firing: Firing) -> Solution | Shortfall:
    if survey.is_rumored(ai):
        return _rumored_shot(survey, ai, unit)
    if not may_shoot(survey.look, ai):
        return why.CANNOT_ATTACK
    if survey.is_locked(ai):
        return _in_close_combat(survey, ai, unit, firing)
    if into_close_combat(survey, unit):
        return why.UNIT_IN_CLOSE_COMBAT
    shot = shot_on(survey, survey.look, ai, unit)
    if isinstance(shot, Shortfall):
        return shot
    far = long_range(survey, ai, unit, firing)
    return far if far is not None else worth_a_try(survey, shot, unit, firing)


@cite("COH-5.1-c")
def into_close_combat(survey: Survey, unit: int) -> bool:
    """Whether a Unit shares its hex with an AI."""
    return bool(survey.ai_cells >> survey.cell(unit) & 1)


@cite("rumored-attackers", "COH-6.1-b")
def _rumored_shot(survey: Survey, ai: int, unit: int) -> Solution | Shortfall:
    """An RE may be picked against any Unit in sight within 5; nothing is rated."""
    origin, at = survey.cell(ai), survey.cell(unit)
    if into_close_combat(survey, unit):
        return why.UNIT_IN_CLOSE_COMBAT
    if not survey.look.sight[origin] >> at & 1:
        return why.OUT_OF_SIGHT
    if survey.field.distance(origin, at) > RUMORED.range:
        return why.OUT_OF_RANGE
    return Solution(Shot(ai, at, "direct", origin))


@cite("ai-in-close-combat")
def _in_close_combat(survey: Survey, ai: int, unit: int, firing: Firing) -> Solution | Shortfall:
    """An AI in close combat attacks only there."""
    if survey.cell(unit) != survey.cell(ai):
        return why.LOCKED
    if Assault(ai, unit) not in assaults(survey.look, ai, NO_LIMIT):
        return why.CANNOT_ATTACK
    shot = assault_shot(survey.look, Assault(ai, unit))
    return worth_a_try(survey, shot, unit, firing)


def shot_on(survey: Survey, look: Deployment, ai: int, unit: int) -> Shot | Shortfall:
    """The shot the base rules allow, direct before indirect, or what forbids it."""
    at = look.state.counters[unit].cell
    for fire in _shots_of(survey, look, ai):
        if fire.at == at:
            shot = shot_of(look, fire)
            if look.hit(ai).silences(struck_colour(look, shot, unit)):
                return why.CANNOT_ATTACK
            return shot
    return why_no_shot(look, ai, at)


@cite("ai-indirect-fire")
def _shots_of(survey: Survey, look: Deployment, ai: int) -> list[Fire]:
    key = ("shots", ai, look.state.counters[ai].facing)
    found = survey.memory.get(key)
    if found is None:
        barred = ("flame", "indirect") if survey.rulings.ai_indirect_fire == "never" else ("flame",)
        found = [f for f in shots(look, ai, NO_LIMIT) if f.manner not in barred]
        found += _point_blank(survey, look, ai)
        survey.memory[key] = found
    return found  # type: ignore[return-value]


@cite("mortar-minimum-range")
def _point_blank(survey: Survey, look: Deployment, ai: int) -> list[Fire]:
    """By ruling, a mortar may fire at adjacent Units, if it can use its weapon at all."""
    if survey.rulings.mortar_minimum_range != "waived-when-adjacent":
        return []
    if look.kind(ai).minimum_range < 2 or not may_shoot(look, ai):
        return []
    beside = look.arc(ai) & look.field.within(look.state.counters[ai].cell, 1)
    cells = {survey.cell(unit) for unit in survey.beside(ai)}
    return [Fire(ai, cell) for cell in sorted(cells) if beside >> cell & 1]


def why_no_shot(look: Deployment, ai: int, at: int) -> Shortfall:
    origin, kind = look.state.counters[ai].cell, look.kind(ai)
    distance = look.field.distance(origin, at)
    if distance < kind.minimum_range:
        return why.MINIMUM_RANGE
    if distance > 2 * look.reach(ai):
        return why.OUT_OF_RANGE
    if not look.sight[origin] >> at & 1:
        return why.OUT_OF_SIGHT
    return why.OUTSIDE_ARC if not look.arc(ai) >> at & 1 else why.CANNOT_ATTACK


@cite("COH-5.1-a", "long-range-order")
def long_range(survey: Survey, ai: int, unit: int, firing: Firing) -> Shortfall | None:
    """Long range only when ordered."""
    far = survey.field.distance(survey.cell(ai), survey.cell(unit)) > survey.look.reach(ai)
    if far and not firing.long:
        return why.LONG_RANGE
    long_only = firing.long and survey.rulings.long_range_order == "long-only"
    return why.NOT_AT_LONG_RANGE if long_only and not far else None


@cite("COH-5.1-b", "COH-5.1-e", "cap-counts-for-eleven", "V-1")
def worth_a_try(survey: Survey, shot: Shot, unit: int, firing: Firing) -> Solution | Shortfall:
    """Not without an AR of the colour struck, nor if 11 or more is needed, all modifiers and the
    order's CAP bonus counted."""
    colour = struck_colour(survey.look, shot, unit)
    if survey.look.kind(shot.attacker).rating(colour) is None:
        return why.NO_AR[colour]
    helpers = supporters(survey, shot) if firing.group else ()
    shot = shot._replace(supporters=len(helpers))
    needed = needed_roll(survey.look, shot, unit)
    if survey.rulings.cap_counts_for_eleven != "no":
        needed -= firing.cap
    if needed >= TOO_HARD:
        return why.needs(needed)
    return Solution(shot, helpers, needed)


@cite("COH-4.1.2-j", "group-attack-members")
def supporters(survey: Survey, shot: Shot) -> tuple[int, ...]:
    """AI adjacent to the leader that may carry out the card and can support the attack."""
    everyone = survey.rulings.group_attack_members == "all-neighbours"
    return tuple(
        helper for helper in supporters_of(survey.look, shot) if everyone or survey.may_act(helper)
    )
