"""The table before anything is drawn: what to lay out, in order."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def laid_out(setting: Setting, state: State) -> Iterator[str]:
    """Board, markers, bags, pile, cup; the draws of the set-up follow."""
    if state.stage != "setup":
        return
    opened = [t for t in setting.board.theatres if state.campaigns[t.index] >= 0]
    yield SAY("lay-board", board=say.board(setting))
    if setting.bot is not None:
        bot, you = (say.end(setting, side) for side in (setting.bot, 1 - setting.bot))
        yield SAY("lay-sides", bot=bot, you=you)
    named = say.listed([say.theatre_name(setting, t.index) for t in opened])
    yield SAY("lay-markers", theatres=named)
    yield SAY("lay-points")
    for side in (0, 1):
        who, bag = say.side(setting, side), state.bags[side]
        yield SAY("lay-bag", who=who, n=len(bag), units=say.counted(setting, bag))
    yield SAY("lay-pile", n=len(state.pile), units=say.counted(setting, state.pile))
    if setting.bot is not None and state.cup:
        yield SAY("lay-cup", n=len(state.cup))
    if setting.bot is not None:
        yield SAY("lay-row")
