"""Which of the mission's own orders is executed? The first of its list that can be.

A line can be executed if its conditions hold and its first step can be carried out.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.entry import is_anybody_waiting, may_enter
from opfor.fast.coh.bot.ladder import (
    ONLY_CANDIDATE,
    S_7_0_A,
    S_7_1_A,
    SOLO_5_3_2_B,
    SOLO_5_3_3_B,
    settle_by,
)
from opfor.fast.coh.bot.line_conditions import conditions_hold
from opfor.fast.coh.bot.line_picks import find_subjects
from opfor.fast.coh.bot.order.readings import can_be_read
from opfor.fast.coh.mind import (
    BRING_DRAWN,
    BRING_GROUP,
    CHANGE_CAPS,
    COUNTERACTION,
    PLACE_RUMORS,
    PLAIN_LINE,
    ROW_COUNT,
    ROW_GROUP,
    ROW_KIND,
    TACTICAL_LINE,
    UNREAD,
)
from opfor.fast.coh.values import ASIDE, NOTHING, Battle


@cite("COH-7.0-a", "COH-7.1-a", "SOLO-5.3.2-b", "SOLO-5.3.3-b")
def has_own(battle: Battle, kind: int) -> bool:
    """Whether an order of the list can be executed; it is looked for once in a turn."""
    if battle.own_ready[kind] == UNREAD:
        battle.own_ready[kind] = NOTHING
        first = battle.own_line[kind]
        for line in range(first, first + battle.own_lines[kind]):
            if battle.own_ready[kind] == NOTHING and is_ready(battle, line):
                battle.own_ready[kind] = line
    return battle.own_ready[kind] != NOTHING


def is_ready(battle: Battle, line: int) -> bool:
    """Whether a line's conditions hold and its first step can be done."""
    return conditions_hold(battle, line) and can_start(battle, battle.line_row[line])


def can_start(battle: Battle, row: int) -> bool:
    """Whether a step can be carried out now."""
    kind = battle.order[row][ROW_KIND]
    if kind == TACTICAL_LINE:
        return can_be_read(battle, row) or may_enter(battle, row)
    if kind == PLAIN_LINE:
        return find_subjects(battle, row)
    if kind == PLACE_RUMORS:
        return rumor_left(battle) != NOTHING
    if kind == BRING_GROUP:
        return next_of_group(battle, battle.order[row][ROW_GROUP], 0) != NOTHING
    if kind == BRING_DRAWN:
        return is_anybody_waiting(battle)
    if kind == CHANGE_CAPS:
        return battle.order[row][ROW_COUNT] > 0 or battle.caps[1 - battle.bot] > 0
    return True


def rumor_left(battle: Battle) -> int:
    """The first Rumored Enemy that is not on the map."""
    for unit in range(battle.units):
        if battle.is_rumored[unit] and battle.place[unit] == ASIDE:
            return unit
    return NOTHING


def next_of_group(battle: Battle, group: int, first: int) -> int:
    """The first counter of a group that has not come yet, from some counter on."""
    for unit in range(first, battle.units):
        if battle.event_group[unit] == group and battle.place[unit] == ASIDE:
            return unit
    return NOTHING


def settle_own(battle: Battle, kind: int) -> None:
    """Count how the order was found: those above it were stopped, it is the first of the rest."""
    place = battle.own_ready[kind] - battle.own_line[kind]
    rule = ONLY_CANDIDATE
    if place < battle.own_lines[kind] - 1:
        rule = SOLO_5_3_2_B if kind == COUNTERACTION else SOLO_5_3_3_B
    elif place > 0:
        rule = S_7_0_A if kind == COUNTERACTION else S_7_1_A
    settle_by(battle, rule)
