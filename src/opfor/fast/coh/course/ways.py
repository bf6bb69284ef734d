"""Every way a step can go, each with the position it ends in: for exact values."""

from __future__ import annotations

from opfor.core.ways import End, begin_way, next_way, tell_way
from opfor.fast.coh.course.beginnings import clear_mind, next_step
from opfor.fast.coh.course.players.baseline import sit_down
from opfor.fast.coh.row import put_in_row, take_from_row
from opfor.fast.coh.rules.victory import winner
from opfor.fast.coh.values import NOBODY, OVER, Battle


def keep_position(battle: Battle) -> None:
    """The position at hand goes into the first row."""
    battle.kept_at = 0
    put_in_row(battle)


def walk_step(battle: Battle, most: int) -> int:
    """Go on with the ways of the step that begins with the first row: how many, at most so many,
    and ``walks`` while there are others. Each leaves what chance and the agent did (``ways``), how
    the game ended (``heads``), and in the rows behind the first the position it ends in."""
    battle.told_to = 0
    for number in range(most):
        battle.kept_at = 0
        take_from_row(battle)
        clear_mind(battle)
        sit_down(battle)
        begin_way(battle)
        next_step(battle)
        tell_way(battle)
        battle.heads[number] = ended_so(battle)
        battle.kept_at = (number + 1) * battle.row_width
        put_in_row(battle)
        if not next_way(battle):
            return number + 1
    battle.walks = 1
    return most


def ended_so(battle: Battle) -> int:
    """How the game ended for the agent, if it has."""
    if battle.stage != OVER:
        return End.NONE
    won = winner(battle)
    if won == NOBODY:
        return End.DRAWN
    return End.WON if won == battle.agent else End.LOST
