"""The eligibility words: is this AI, Unit or Objective what the order asks for?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import (
    dm_of,
    goal_cell,
    goal_cells,
    ground_dm,
    in_danger,
    is_covered,
    sees_some,
    zone_covers,
)
from opfor.fast.coh.mind import (
    HIGHEST_AR,
    IN_0_DM_HEX,
    IN_COVER,
    IN_FIRE_ZONE,
    IN_LOS,
    IS_CHOSEN,
    IS_FOOT,
    IS_FRESH,
    IS_GUN,
    IS_HIT,
    IS_MOBILE,
    IS_SPENT,
    IS_UNHIT,
    IS_VEHICLE,
    JUST_ATTACKED,
    JUST_MOVED,
    NO_WORD,
    ONLY_MORTARS,
    ONLY_RUMORS,
)
from opfor.fast.coh.sight import can_see
from opfor.fast.coh.values import ATTACKED, BURNT, ENTERED, FOUGHT, MOVED, Battle


def is_plain(word: int) -> bool:
    """A word that filters, no superlative."""
    return NO_WORD < word < HIGHEST_AR


@cite("COH-5.0-a", "COH-5.0-b", "COH-5.0-e", "COH-5.0-f", "COH-5.0-g", "COH-5.0-h")
@cite("COH-5.0-j", "COH-5.0-k", "sight-words")
def is_so(battle: Battle, word: int, counter: int) -> bool:
    """Whether a word is true of a counter: an AI in a Unit's fire zone and sight, a Unit in an
    AI's."""
    if word in (IS_FRESH, IS_SPENT):
        return (battle.spent[counter] == 0) == (word == IS_FRESH)
    if word in (IS_HIT, IS_UNHIT):
        return (battle.hit[counter] > 0) == (word == IS_HIT)
    if word in (IN_COVER, IN_0_DM_HEX):
        return (dm_of(battle, counter) > 0) == (word == IN_COVER)
    if word == IS_MOBILE:
        return battle.is_mobile[counter] == 1
    if word == IS_CHOSEN:
        return battle.is_chosen[counter] == 1
    if word == IS_FOOT:
        return battle.is_foot[counter] == 1
    if word in (IS_GUN, IS_VEHICLE):
        return not battle.is_foot[counter] and battle.is_vehicle[counter] == (word == IS_VEHICLE)
    if word == IN_FIRE_ZONE:
        if battle.side_of[counter] == battle.bot:
            return in_danger(battle, battle.cell[counter])
        return is_covered(battle, battle.cell[counter])
    if word == IN_LOS:
        return sees_some(battle, battle.cell[counter], 1 - battle.side_of[counter])
    return has_done(battle, word, counter)


def has_done(battle: Battle, word: int, counter: int) -> bool:
    """Just Acted, Just Attacked, Just Moved."""
    if not battle.has_just_acted[counter]:
        return False
    if word == JUST_ATTACKED:
        return battle.deed in (ATTACKED, BURNT, FOUGHT)
    if word == JUST_MOVED:
        return battle.deed in (MOVED, ENTERED)
    return True


@cite("COH-5.0-l", "COH-5.0-m")
def is_of_kind(battle: Battle, kind: int, ai: int) -> bool:
    """``Mortar or Inf Gun`` and ``RE`` in place of ``AI``: only those kinds may act."""
    if kind == ONLY_RUMORS:
        return battle.is_rumored[ai] == 1
    return kind != ONLY_MORTARS or battle.is_mortar_or_gun[ai] == 1


@cite("unit-words-and-objectives")
def goal_meets(battle: Battle, word: int, goal: int, ai: int) -> bool:
    """Whether a Unit or Objective is what a target word asks for; words that only fit Units do not
    touch Objectives. Where nobody acts (``ai`` below 0) a word about sight asks for any AI."""
    if battle.sees_for_itself and ai >= 0:
        if word == IN_LOS:
            return is_in_sight_of(battle, ai, goal)
        if word == IN_FIRE_ZONE:
            return is_in_zone_of(battle, ai, goal)
    if goal >= 0:
        return is_so(battle, word, goal)
    if not is_about_hex(word):
        return True
    for place in range(goal_cells(battle, goal)):
        if hex_meets(battle, word, goal_cell(battle, goal, place)):
            return True
    return False


def is_in_sight_of(battle: Battle, ai: int, goal: int) -> bool:
    for place in range(goal_cells(battle, goal)):
        if can_see(battle, battle.cell[ai], goal_cell(battle, goal, place)):
            return True
    return False


def is_in_zone_of(battle: Battle, ai: int, goal: int) -> bool:
    for place in range(goal_cells(battle, goal)):
        if zone_covers(battle, ai, goal_cell(battle, goal, place)):
            return True
    return False


def is_about_hex(word: int) -> bool:
    return word in (IN_COVER, IN_0_DM_HEX, IN_FIRE_ZONE, IN_LOS)


def hex_meets(battle: Battle, word: int, cell: int) -> bool:
    """The words about hexes, asked of an Objective's hex."""
    if word in (IN_COVER, IN_0_DM_HEX):
        return (ground_dm(battle, cell) > 0) == (word == IN_COVER)
    if word == IN_FIRE_ZONE:
        return is_covered(battle, cell)
    return sees_some(battle, cell, battle.bot)
