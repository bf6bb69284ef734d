"""What the bot looks at when it decides once: the open board, its own row, the stratagem in force.

Bags, pile and cup are not here: the bot may not know them, so no criterion asks.
"""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.blitzkrieg.rules.board import empty_spaces, open_spaces
from opfor.games.blitzkrieg.rules.legality import fits
from opfor.games.blitzkrieg.rules.strength import as_unit
from opfor.games.blitzkrieg.values.memory import War


def survey(war: War) -> None:
    """Fill in the ``row`` as what it counts as, the ``ground`` it can fill, the ``most_steps`` that
    one of its units can bring, and how many spaces of each theatre are ``empty``."""
    war.ground = 0
    war.most_steps = 0
    for slot in range(war.reserves[war.bot]):
        unit = as_unit(war, war.bot, war.reserve[war.bot][slot])
        war.row[slot] = unit
        war.ground |= war.stands[unit]
        war.most_steps = max(war.most_steps, war.most_steps_of[unit])
    for theatre in range(war.theatres):
        war.empty[theatre] = empty_spaces(war, theatre)


def fitting_slots(war: War, space: int) -> Iterator[int]:
    """The units of the row that may go on a space."""
    for slot in range(war.reserves[war.bot]):
        if fits(war, war.row[slot], space):
            yield slot


def is_fillable(war: War, space: int) -> bool:
    """Whether any unit of the row may go on a space."""
    return (war.ground >> space) & 1 == 1


def fillable_spaces(war: War, theatre: int) -> Iterator[int]:
    """The empty spaces of the open campaign that some unit of the row may go on."""
    for space in open_spaces(war, theatre):
        if is_fillable(war, space):
            yield space


def can_place_in(war: War, theatre: int) -> bool:
    """Whether any unit of the row may go on any empty space of the open campaign."""
    return any(True for _ in fillable_spaces(war, theatre))


def is_last_empty(war: War, space: int) -> bool:
    """Whether filling this space closes its campaign."""
    return war.empty[war.theatre_of[space]] == 1
