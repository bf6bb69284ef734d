"""A turn: the die at the beginning, then sticks from the heap."""

from __future__ import annotations

from opfor.app.new_game.sticks.bot.count import COUNT
from opfor.app.new_game.sticks.rules.heap import counts
from opfor.app.new_game.sticks.values.options import SEATS, Setting
from opfor.app.new_game.sticks.values.state import Begun, State, Take, Taken
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Choose, Roll


@cite("STK-1")
def step(play: Play[Setting, State]) -> Procedure[None]:
    """Who begins, or one side's turn."""
    if play.state.mover < 0:
        (rolled,) = yield Roll("die", 1, 6, "Who begins? Up to 3 the first side", "STK-1")
        play.emit(Begun(int(rolled > 3)))
        return
    side = play.state.mover
    is_bot = side == 0 and play.setting.options.mode == "solo"
    count = yield from (_decided(play) if is_bot else _asked(play, SEATS[side]))
    play.emit(Taken(side, count))


def _decided(play: Play[Setting, State]) -> Procedure[int]:
    count = yield from decide(play, COUNT, play.state, counts(play.state))
    assert count is not None, "one stick can always be taken"
    return count


def _asked(play: Play[Setting, State], seat: str) -> Procedure[int]:
    options = tuple(Take(count) for count in counts(play.state))
    taken: Take = yield Choose(seat, "How many sticks?", options, rule="STK-2")
    return taken.count
