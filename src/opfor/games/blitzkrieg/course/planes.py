"""A position as numbers for those who learn: planes with names, seen from one side.

Whole numbers only, so that whoever works with them comes to the same result everywhere. What two
players hide from each other is nought.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.course.appraisal import lead_of
from opfor.games.blitzkrieg.rules.board import empty_spaces, is_empty
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import NOBODY, STRATAGEMS
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED
from opfor.games.blitzkrieg.values.state import STRATAGEMS as STRATAGEM_NAMES

STATES = 5
"""Of a theatre: its first, second, third campaign, closed, not opened."""
IS_CLOSED = 3
IS_UNOPENED = 4
MOST_EMPTY = 4
LEVELS = 9
STRIDE = 3
"""A lead is told by its size, and by which of nine levels, three steps apart, it is above."""
POOLS = 6
SMALL = ("points:mine", "points:theirs", "points:lead", "turn", "last-turn")
SIZES = ("reserve:mine", "reserve:theirs")
FACTS = 7


def observe(war: War, side: int) -> int:
    """Fill ``war.seen`` for a side; how many planes there are."""
    at = 0
    for theatre in range(war.theatres):
        at = observe_theatre(war, side, theatre, at)
    for space in range(war.spaces):
        is_filled = not is_empty(war, space)
        war.seen[at] = int(is_filled and war.owner_of[space] == side)
        war.seen[at + 1] = int(is_filled and war.owner_of[space] != side)
        at += 2
    war.seen[at] = war.vp[side]
    war.seen[at + 1] = war.vp[1 - side]
    war.seen[at + 2] = war.vp[side] - war.vp[1 - side]
    war.seen[at + 3] = war.turn
    war.seen[at + 4] = war.last_turn
    war.seen[at + 5] = war.reserves[side]
    war.seen[at + 6] = war.reserves[1 - side]
    at += FACTS
    observe_pools(war, side, at)
    at += POOLS * war.units
    for stratagem in range(STRATAGEMS):
        war.seen[at + stratagem] = war.cup[stratagem]
        war.seen[at + STRATAGEMS + stratagem] = int(war.stratagem == stratagem)
        war.seen[at + 2 * STRATAGEMS + stratagem] = int(war.in_force == stratagem)
    return at + 3 * STRATAGEMS


def observe_theatre(war: War, side: int, theatre: int, at: int) -> int:
    """The lead, the campaign, empty spaces, levels of the lead; where the next theatre begins."""
    lead = lead_of(war, side, theatre)
    war.seen[at] = lead
    at += 1
    state = war.campaign[theatre]
    if state == NOT_OPENED:
        state = IS_UNOPENED
    if state == CLOSED:
        state = IS_CLOSED
    for each in range(STATES):
        war.seen[at + each] = int(each == state)
    at += STATES
    empty = min(MOST_EMPTY, empty_spaces(war, theatre))
    for each in range(MOST_EMPTY + 1):
        war.seen[at + each] = int(each == empty)
    at += MOST_EMPTY + 1
    for level in range(LEVELS):
        war.seen[at + level] = int(lead > STRIDE * (level - LEVELS // 2))
    return at + LEVELS


def observe_pools(war: War, side: int, at: int) -> None:
    """Reserves, bags and pile by unit, and the unit placed last."""
    other = 1 - side
    units = war.units
    is_open = int(war.bot != NOBODY)
    for unit in range(units):
        war.seen[at + unit] = 0
        war.seen[at + units + unit] = 0
        war.seen[at + 2 * units + unit] = war.bag[side][unit]
        war.seen[at + 3 * units + unit] = is_open * war.bag[other][unit]
        war.seen[at + 4 * units + unit] = is_open * war.pile[unit]
        war.seen[at + 5 * units + unit] = int(war.last_unit == unit)
    for slot in range(war.reserves[side]):
        war.seen[at + war.reserve[side][slot]] += 1
    if is_open:
        for slot in range(war.reserves[other]):
            war.seen[at + units + war.reserve[other][slot]] += 1


def plane_names(setting: Setting) -> tuple[str, ...]:
    """What each plane is, in the order of ``observe``."""
    found = list[str]()
    for theatre in setting.board.theatres:
        name = theatre.id
        found += [f"lead:{name}"]
        found += [f"campaign:{name}:{each}" for each in ("1", "2", "3", "closed", "unopened")]
        found += [f"empty:{name}:{each}" for each in range(MOST_EMPTY + 1)]
        found += [f"lead:{name}>{STRIDE * (n - LEVELS // 2)}" for n in range(LEVELS)]
    for space in range(len(setting.board.spaces)):
        found += [f"space:{space}:mine", f"space:{space}:theirs"]
    found += [*SMALL, *SIZES]
    units = [f"{number}:{unit}" for number, unit in enumerate(names_of(setting).said)]
    for pool in ("reserve:mine", "reserve:theirs", "bag:mine", "bag:theirs", "pile", "last"):
        found += [f"{pool}:{unit}" for unit in units]
    for where in ("cup", "lying", "in-force"):
        found += [f"stratagem:{where}:{name}" for name in STRATAGEM_NAMES]
    return tuple(found)
