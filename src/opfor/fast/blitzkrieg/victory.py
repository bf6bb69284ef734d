"""When the game ends.

The second side ends the game at once by reaching the points; the first side's reaching them gives
the second one last turn. Whoever cannot place on their turn loses at once.
"""

from __future__ import annotations

from opfor.fast.blitzkrieg.values import OVER, War


def is_decided(war: War) -> bool:
    """Whether the second side has the points that end the game at once."""
    return war.vp[1] >= war.end_points


def next_turn(war: War, side: int) -> None:
    """After a turn of ``side``: end the game, or hand the turn over.

    If the first side's points arrive during a turn of the second side, that turn was the last.
    """
    reached = war.vp[0] >= war.end_points
    if is_decided(war) or war.last_turn or (reached and side == 1) or is_all_closed(war):
        war.stage = OVER
        return
    war.turn += 1
    war.mover = 1 - side
    if reached:
        war.last_turn = 1


def is_all_closed(war: War) -> bool:
    for theatre in range(war.theatres):
        if war.campaign[theatre] >= 0:
            return False
    return True


def lose(war: War, side: int) -> None:
    """A side that cannot place has lost."""
    war.loser = side
    war.stage = OVER
