"""When the game ends, and who has won.

The second side ends the game at once by reaching the points; the first side's reaching them gives
the second one last turn. Most points win, a tie goes to the second side. Whoever cannot place on
their turn loses at once.
"""

from __future__ import annotations

from opfor.core.game import Outcome
from opfor.games.blitzkrieg.values.events import CouldNotPlace, GameEnded, TurnBegun
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import State
from tests.oracle.blitzkrieg.lookup import lookup_of

POINTS = "points"
ALL_CLOSED = "all-closed"
CANNOT_PLACE = "cannot-place"


def is_decided(play: BlitzkriegPlay) -> bool:
    """Whether the second side has the points that end the game at once."""
    return bool(play.state.vp[1] >= lookup_of(play.setting).end_points)


def next_turn(play: BlitzkriegPlay, side: int) -> None:
    """After a turn of ``side``: end the game, or hand the turn over.

    If the first side's points arrive during a turn of the second side, that turn was the last.
    """
    state = play.state
    reached = state.vp[0] >= lookup_of(play.setting).end_points
    if is_decided(play) or state.last_turn or (reached and side == 1):
        play.emit(GameEnded(POINTS))
    elif max(state.campaigns) < 0:
        play.emit(GameEnded(ALL_CLOSED))
    else:
        play.emit(TurnBegun(1 - side, reached))


def lose(play: BlitzkriegPlay, side: int) -> None:
    """A side that cannot place has lost."""
    play.emit(CouldNotPlace(side))
    play.emit(GameEnded(CANNOT_PLACE))


def outcome(setting: Setting, state: State) -> Outcome | None:
    """How the game ended; ``None`` while it goes on."""
    if state.stage != "over":
        return None
    seats = setting.seats
    scores = {seats[0]: state.vp[0], seats[1]: state.vp[1]}
    if state.loser is not None:
        return Outcome(seats[1 - state.loser], "the other side could not place a unit", scores)
    first, second = state.vp
    if first == second:
        return Outcome(seats[1], "equal points, and ties go to the second side", scores)
    return Outcome(seats[0] if first > second else seats[1], "most victory points", scores)
