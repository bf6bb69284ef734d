"""When the game ends, and who has won.

The second side ends the game at once by reaching the points; the first side's reaching them gives
the second one last turn. Most points win, a tie goes to the second side. Whoever cannot place on
their turn loses at once.
"""

from __future__ import annotations

from opfor.core.game import Outcome
from opfor.core.rows import tell
from opfor.games.blitzkrieg.values.events import CouldNotPlace, GameEnded, TurnBegun
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOBODY, By, When
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def is_decided(war: War) -> bool:
    """Whether the second side has the points that end the game at once."""
    return war.vp[1] >= war.end_points


def next_turn(war: War, side: int) -> None:
    """After a turn of ``side``: end the game, or hand the turn over.

    If the first side's points arrive during a turn of the second side, that turn was the last.
    """
    reached = war.vp[0] >= war.end_points
    if is_decided(war) or war.last_turn or (reached and side == 1):
        end_game(war, By.POINTS)
    elif is_all_closed(war):
        end_game(war, By.ALL_CLOSED)
    else:
        war.turn += 1
        war.mover = 1 - side
        if reached:
            war.last_turn = 1
        tell(war, TurnBegun, war.mover, reached)


def end_game(war: War, why: int) -> None:
    war.stage = When.OVER
    tell(war, GameEnded, why)


def is_all_closed(war: War) -> bool:
    return all(war.campaign[theatre] < 0 for theatre in range(war.theatres))


def lose(war: War, side: int) -> None:
    """A side that cannot place has lost."""
    war.loser = side
    tell(war, CouldNotPlace, side)
    end_game(war, By.STUCK)


def winner(war: War) -> int:
    """Most points win, a tie goes to the second side; who could not place has lost."""
    if war.loser != NOBODY:
        return 1 - war.loser
    return 0 if war.vp[0] > war.vp[1] else 1


def outcome(setting: Setting, state: State) -> Outcome | None:
    """How the game ended; ``None`` while it goes on."""
    if state.stage != "over":
        return None
    seats, (first, second) = setting.seats, state.vp
    scores = {seats[0]: first, seats[1]: second}
    if state.loser is not None:
        return Outcome(seats[1 - state.loser], "the other side could not place a unit", scores)
    why = (
        "most victory points" if first != second else "equal points, and ties go to the second side"
    )
    return Outcome(seats[0 if first > second else 1], why, scores)
