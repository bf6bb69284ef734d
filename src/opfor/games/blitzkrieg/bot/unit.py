"""Third question: which unit of the row goes there?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cascade import Criterion, Narrowed, keep_if_possible, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Roll, TieBreak
from opfor.games.blitzkrieg.bot.space import NEAR_VICTORY
from opfor.games.blitzkrieg.bot.stratagems import FILTERS, Filters
from opfor.games.blitzkrieg.bot.survey import BOT, Survey
from opfor.games.blitzkrieg.bot.wins import has_aim, serves_aim
from opfor.games.blitzkrieg.values.state import State

DIE = 6
WHICH = "which of the units left the bot places"
THE_DIE = Roll("die", 1, DIE, WHICH, "BLZ-3.7")


@cite("BLZ-3.1")
def is_legal(survey: Survey, slot: int) -> bool:
    """The unit may go on the chosen space."""
    return survey.fits(slot, survey.space)


@cite("BLZ-3.2")
def wins_there(survey: Survey, slot: int) -> bool:
    """The unit closes and wins there."""
    return serves_aim(survey, slot, survey.space)


@cite("BLZ-3.4")
def has_value(survey: Survey, slot: int) -> bool:
    """The unit is not a zero-value one."""
    return survey.strength(slot, survey.space) > 0


def is_no_effect_space(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.spaces[survey.space].effect == "none"


@cite("BLZ-3.5")
def is_not_blitz(survey: Survey, slot: int) -> bool:
    unit = survey.units[slot]
    return unit is not None and not unit.blitz


@cite("R-BLZ-7")
def is_last_space(survey: Survey, _left: Sequence[int]) -> bool:
    """The last empty space of the campaign (by ruling, the rightmost printed one)."""
    if survey.rulings["last-space"] == "last-printed":
        return survey.space == survey.campaign(survey.theatre).spaces[-1]
    return survey.is_last_empty(survey.space)


@cite("BLZ-3.6", "QB-19", "R-BLZ-4")
def strength_there(survey: Survey, slot: int) -> int:
    """Strength the unit would add now, not cut at the end of the track unless so ruled."""
    strength = survey.strength(slot, survey.space)
    if survey.rulings["strength-at-track-end"] == "cut":
        steps_left = survey.theatre_of(survey.space).steps - survey.tracks[survey.theatre]
        return min(strength, steps_left)
    return strength


def is_near_victory(survey: Survey, _left: Sequence[int]) -> bool:
    return survey.vp[BOT] >= NEAR_VICTORY


@cite("BLZ-3.3")
def cascade(filters: Filters) -> tuple[Criterion[Survey, int], ...]:
    """The steps in the order of the procedure, with a stratagem's filters in their place."""
    return (
        must("BLZ-3.1", is_legal),
        keep_if_possible("BLZ-3.2", wins_there, when=has_aim),
        *filters.unit,
        keep_if_possible("BLZ-3.4", has_value, when=is_no_effect_space),
        keep_if_possible("BLZ-3.5", is_not_blitz, when=is_last_space),
        prefer("BLZ-3.6", strength_there, when=is_near_victory),
    )


CASCADES = {stratagem: cascade(filters) for stratagem, filters in FILTERS.items()}


def position_in_row(slot: int) -> int:
    """How a slot is named: from 1, left to right."""
    return slot + 1


def choose_unit(play: Play[State], survey: Survey) -> Procedure[int]:
    """Settle the unit, by die if several are left; returns its slot."""
    narrowed = units_left(play, survey)
    left = narrowed.survivors
    if len(left) == 1:
        narrowed.settle(play, left[0], **_units_named(play, survey))
        return left[0]
    if is_drawn_evenly(survey, left):
        return (yield from _draw_evenly(play, survey, narrowed))
    return (yield from _roll(play, survey, narrowed))


def _units_named(play: Play[State], survey: Survey) -> dict[str, Any]:
    """What the numbers of an explained decision stand for: units of the row."""
    if not play.explain:
        return {}
    row = enumerate(survey.row)
    return {"names": {str(position_in_row(slot)): unit for slot, unit in row}}


def units_left(play: Play[State], survey: Survey) -> Narrowed[int]:
    """The slots left when every rule but the die has been applied."""
    criteria = CASCADES[survey.in_force]
    return narrow(play, "unit", criteria, survey, survey.slots, position_in_row)


def is_drawn_evenly(survey: Survey, left: Sequence[int]) -> bool:
    """By ruling: more units than the die has faces, and all have the same chance."""
    return len(left) > DIE and survey.rulings["more-than-six-units"] == "even-draw"


@cite("BLZ-3.7", "QB-16")
def slot_rolled(left: Sequence[int], rolled: int) -> int:
    """1 is the leftmost, counting round again as needed; a seventh unit is out of reach."""
    return left[(rolled - 1) % len(left)]


@cite("BLZ-3.7")
def _roll(play: Play[State], survey: Survey, narrowed: Narrowed[int]) -> Procedure[int]:
    (rolled,) = yield THE_DIE
    slot = slot_rolled(narrowed.survivors, rolled)
    chance: dict[str, Any] = {}
    if narrowed.steps is not None:
        chance = {"kind": "d6-row", "rolled": rolled}
    narrowed.settle(play, slot, chance, rule="BLZ-3.7", **_units_named(play, survey))
    return slot


@cite("QB-16")
def _draw_evenly(play: Play[State], survey: Survey, narrowed: Narrowed[int]) -> Procedure[int]:
    slots = {str(position_in_row(slot)): slot for slot in narrowed.survivors}
    slot = slots[(yield TieBreak(tuple(slots), WHICH, "BLZ-3.7"))]
    chance = {"kind": "uniform"}
    narrowed.settle(play, slot, chance, rule="BLZ-3.7", **_units_named(play, survey))
    return slot
