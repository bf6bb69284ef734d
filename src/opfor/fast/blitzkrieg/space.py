"""Second question: on which space of the theatre's open campaign?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.ladder import STEP_2_1, STEP_2_2, STEP_2_3, STEP_2_4, STEP_2_5
from opfor.fast.blitzkrieg.legality import first_space, fits, is_empty, past_space
from opfor.fast.blitzkrieg.theatre import shows_points, shows_research
from opfor.fast.blitzkrieg.values import (
    BEHIND,
    BOMBING,
    ECONOMIC_WARFARE,
    FOR_THE_GLORY,
    NEAR_VICTORY,
    PRODUCTION,
    RESEARCH_AND_DEVELOPMENT,
    UNHURRIED,
    War,
)
from opfor.fast.blitzkrieg.wins import has_aim, is_fillable, serves_aim
from opfor.fast.ladder import keep_if_possible, lowest, must
from opfor.fast.run import ask, propose, settle


def wins_something(war: War, space: int) -> bool:
    """Some unit of the row closes and wins there."""
    for slot in range(war.reserves[war.bot]):
        if fits(war, war.row[slot], space) and serves_aim(war, slot, space):
            return True
    return False


def shows_production(war: War, space: int) -> bool:
    return war.effect[space] == PRODUCTION


def shows_bombing(war: War, space: int) -> bool:
    return war.effect[space] == BOMBING


@cite("QB-6")
def is_short_of_units(war: War) -> bool:
    """At most four units in the row; the one to be placed counts (by ruling, it does not)."""
    counted = war.reserves[war.bot] if war.placed_unit_counts else war.reserves[war.bot] - 1
    return counted <= war.few_units


def is_near_victory(war: War) -> bool:
    """Whether the bot goes for points and strength."""
    return war.vp[0] >= war.near_victory


def need_of_points(war: War) -> int:
    """How urgent propaganda is."""
    if is_near_victory(war):
        return NEAR_VICTORY
    return BEHIND if war.vp[1] - war.vp[0] >= war.behind else UNHURRIED


@cite("BLZ-2.4", "QB-2")
def place_on_list(war: War, space: int) -> int:
    """Place of the space's effect on the priority list, 1 the first."""
    is_short = 1 if is_short_of_units(war) else 0
    return war.place_on_list[war.effect[space]][is_short][need_of_points(war)]


def from_left(war: War, space: int) -> int:
    """Position in the campaign, leftmost first."""
    return war.position[space]


@cite("BLZ-2.1", "BLZ-2.2", "BLZ-2.5")
def choose_position(war: War) -> None:
    """Settle the space."""
    ask(war)
    for space in range(first_space(war, war.theatre), past_space(war, war.theatre)):
        if is_empty(war, space):
            propose(war, space)
    if has_aim(war):
        keep_if_possible(war, STEP_2_1, wins_something)
    must(war, STEP_2_2, is_fillable)
    filter_positions(war)
    lowest(war, STEP_2_4, place_on_list)
    lowest(war, STEP_2_5, from_left)
    settle(war)
    war.space = war.candidates[0]


@cite("BLZ-2.3", "BLZ-T-3", "BLZ-T-4", "BLZ-T-6")
def filter_positions(war: War) -> None:
    """What the stratagem in force looks for in a space.

    Economic Warfare: production first with few units, else bombing first.
    """
    if war.in_force == ECONOMIC_WARFARE:
        if is_short_of_units(war):
            keep_if_possible(war, STEP_2_3, shows_production)
        keep_if_possible(war, STEP_2_3, shows_bombing)
        if not is_short_of_units(war):
            keep_if_possible(war, STEP_2_3, shows_production)
    elif war.in_force == FOR_THE_GLORY:
        keep_if_possible(war, STEP_2_3, shows_points)
    elif war.in_force == RESEARCH_AND_DEVELOPMENT:
        keep_if_possible(war, STEP_2_3, shows_research)
