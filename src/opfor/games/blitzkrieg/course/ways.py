"""Every way a turn can go, each with the position it ends in: for exact values."""

from __future__ import annotations

from opfor.core.memory import Long, fetch, store
from opfor.core.run import forget
from opfor.core.ways import End, begin_way, next_way, tell_way
from opfor.games.blitzkrieg.course.turn import step
from opfor.games.blitzkrieg.rules.victory import winner
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import When


def keep_position(war: War) -> None:
    """The position at hand goes into the first row."""
    forget(war)
    store(war, war.rows, 0)


def walk_step(war: War, most: int) -> int:
    """Go on with the ways of the step that begins with the first row: how many, at most so many,
    and ``walks`` while there are others. Each leaves what chance and the agent did (``ways``), how
    the game ended (``heads``), and in the rows behind the first the position it ends in."""
    war.told_to = 0
    for number in range(most):
        fetch(war, war.rows, 0)
        begin_way(war)
        step(war)
        tell_way(war)
        war.heads[number] = ended_so(war)
        forget(war)
        sort_reserve(war, war.agent)
        behind: Long = (number + 1) * war.row_width
        store(war, war.rows, behind)
        if not next_way(war):
            return number + 1
    war.walks = 1
    return most


def sort_reserve(war: War, side: int) -> None:
    """A person's units lie in no order: positions that differ in it alone are one."""
    for slot in range(1, war.reserves[side]):
        place, unit = slot, war.reserve[side][slot]
        while place > 0 and war.reserve[side][place - 1] > unit:
            war.reserve[side][place] = war.reserve[side][place - 1]
            place -= 1
        war.reserve[side][place] = unit


def ended_so(war: War) -> int:
    """How the game ended for the agent, if it has."""
    if war.stage != When.OVER:
        return End.NONE
    return End.WON if winner(war) == war.agent else End.LOST
