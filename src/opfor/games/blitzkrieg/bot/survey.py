"""What the bot looks at when it decides once: the open board, its own row, the stratagem in force.

Bags, pile and cup are not here: the bot may not know them, so no criterion asks.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.rules.legality import empty_spaces, first_space, is_empty, past_space
from opfor.games.blitzkrieg.rules.strength import as_unit
from opfor.games.blitzkrieg.values.memory import War


def survey(war: War) -> None:
    """The row as what it counts as, the ground it can fill, the empty spaces of each theatre."""
    war.ground = 0
    for slot in range(war.reserves[war.bot]):
        unit = as_unit(war, war.bot, war.reserve[war.bot][slot])
        war.row[slot] = unit
        war.ground |= war.stands[unit]
    for theatre in range(war.theatres):
        war.empty[theatre] = empty_spaces(war, theatre)


def is_fillable(war: War, space: int) -> bool:
    """Whether any unit of the row may go on this empty space of an open campaign."""
    return (war.ground >> space) & 1 == 1


def can_place_in(war: War, theatre: int) -> bool:
    """Whether any unit of the row may go on any empty space of the open campaign."""
    for space in range(first_space(war, theatre), past_space(war, theatre)):
        if is_empty(war, space) and is_fillable(war, space):
            return True
    return False


def is_last_empty(war: War, space: int) -> bool:
    """Whether filling this space closes its campaign."""
    return war.empty[war.theatre_of[space]] == 1
