"""Third question: which unit of the row goes there?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.change import distance_counts, marker_with, unit_rank
from opfor.fast.blitzkrieg.ladder import (
    STEP_3_1,
    STEP_3_2,
    STEP_3_3,
    STEP_3_4,
    STEP_3_5,
    STEP_3_6,
    STEP_3_7,
)
from opfor.fast.blitzkrieg.legality import fits
from opfor.fast.blitzkrieg.space import is_near_victory
from opfor.fast.blitzkrieg.strength import strength
from opfor.fast.blitzkrieg.theatre import shows_research
from opfor.fast.blitzkrieg.values import (
    BIG_GUNS,
    COUNTERATTACK,
    DIE,
    NO_EFFECT,
    RAPID_DEPLOYMENT,
    RESEARCH_AND_DEVELOPMENT,
    TIE,
    War,
)
from opfor.fast.blitzkrieg.wins import has_aim, is_last_empty, serves_aim
from opfor.fast.ladder import keep_if_possible, lowest, must, prefer
from opfor.fast.run import ask, pick, propose, settle


def is_legal(war: War, slot: int) -> bool:
    """The unit may go on the chosen space."""
    return fits(war, war.row[slot], war.space)


def wins_there(war: War, slot: int) -> bool:
    """The unit closes and wins there."""
    return serves_aim(war, slot, war.space)


def is_special(war: War, slot: int) -> int:
    """Whether the token is a special weapon."""
    return war.special[war.bot][war.reserve[war.bot][slot]]


def slot_number(war: War, slot: int) -> int:
    """Place in the row, leftmost first."""
    return slot


def has_value(war: War, slot: int) -> bool:
    """The unit is not a zero-value one."""
    return strength(war, war.bot, war.row[slot], war.theatre) > 0


def is_not_blitz(war: War, slot: int) -> bool:
    return not war.blitz[war.row[slot]]


@cite("QB-19", "R-BLZ-4")
def strength_there(war: War, slot: int) -> int:
    """Strength the unit would add now, not cut at the end of the track unless so ruled."""
    added = strength(war, war.bot, war.row[slot], war.theatre)
    if war.cuts_strength:
        return min(added, war.steps[war.theatre] - war.tracks[war.theatre])
    return added


@cite("R-BLZ-7")
def is_last_space(war: War) -> bool:
    """The last empty space of the campaign (by ruling, the rightmost printed one)."""
    if war.last_is_rightmost:
        return war.space == war.ends[war.theatre][war.campaign[war.theatre]] - 1
    return is_last_empty(war, war.space)


@cite("R-BLZ-6")
def is_special_present(war: War) -> bool:
    """Whether a special weapon is among the units in question (by ruling, in the whole row)."""
    if war.weapon_in_whole_row:
        for slot in range(war.reserves[war.bot]):
            if is_special(war, slot):
                return True
        return False
    for i in range(war.left):
        if is_special(war, war.candidates[i]):
            return True
    return False


def choose_unit(war: War) -> int:
    """Settle the unit, by die if several are left; returns its slot."""
    narrow_units(war)
    return unit_left(war)


@cite("BLZ-3.1", "BLZ-3.2", "BLZ-3.4", "BLZ-3.5", "BLZ-3.6")
def narrow_units(war: War) -> None:
    """Apply every rule but the die."""
    ask(war)
    for slot in range(war.reserves[war.bot]):
        propose(war, slot)
    must(war, STEP_3_1, is_legal)
    if has_aim(war):
        keep_if_possible(war, STEP_3_2, wins_there)
    filter_units(war)
    if war.effect[war.space] == NO_EFFECT:
        keep_if_possible(war, STEP_3_4, has_value)
    if is_last_space(war):
        keep_if_possible(war, STEP_3_5, is_not_blitz)
    if is_near_victory(war):
        prefer(war, STEP_3_6, strength_there)


@cite("BLZ-3.3", "BLZ-T-1", "BLZ-T-2", "BLZ-T-5", "BLZ-T-6")
def filter_units(war: War) -> None:
    """What the stratagem in force looks for in a unit.

    Big Guns: special weapons, if any is present; otherwise the greatest change.
    """
    if war.in_force == BIG_GUNS:
        if is_special_present(war):
            keep_if_possible(war, STEP_3_3, is_special)
        else:
            greatest_change(war)
    elif war.in_force == COUNTERATTACK:
        greatest_change(war)
    elif war.in_force == RAPID_DEPLOYMENT:
        lowest(war, STEP_3_3, slot_number)
    elif war.in_force == RESEARCH_AND_DEVELOPMENT and not shows_research(war, war.space):
        keep_if_possible(war, STEP_3_3, is_special)


def greatest_change(war: War) -> None:
    """Drop units that cannot cause the greatest change: the best rank, then the farthest marker."""
    lowest(war, STEP_3_3, unit_rank)
    if distance_counts(war):
        prefer(war, STEP_3_3, marker_with)


@cite("BLZ-3.7", "QB-16")
def unit_left(war: War) -> int:
    """The one left, or by die: 1 is the leftmost, counting round again as needed.

    A seventh unit is out of the die's reach (by ruling, all then have the same chance).
    """
    if war.left == 1:
        settle(war)
        return war.candidates[0]
    war.settled_by = STEP_3_7
    settle(war)
    if war.left > war.die and war.draws_evenly:
        return war.candidates[pick(war, TIE, war.left)]
    return war.candidates[pick(war, DIE, war.die) % war.left]
