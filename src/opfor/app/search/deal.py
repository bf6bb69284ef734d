"""Dealing what a seat cannot see: a fork of a play in which the hidden things lie otherwise."""

from __future__ import annotations

from functools import partial
from typing import Any

from opfor.app.fork import fork
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.core.play import Play
from opfor.core.requests import Choose

DEALS = 200
"""How often a deal that does not fit the turn so far, or in which the act cannot be done (what the
person holds may be untold), is dealt again."""


def dealt(play: Play[Any, Any], seat: str, act: Any, chance: Seeded) -> Play[Any, Any]:
    """The play with the hidden things dealt anew from what the seat sees; it is to choose the act
    now, or (``act`` none) what is asked is what is asked in truth."""
    game, setting, pick = play.game, play.setting, partial(chance.pick, "deal")
    foresight = foresight_of(game)

    def redealt(state: Any) -> Any:
        return foresight.redeal(setting, game.view(setting, state, seat), seat, pick)

    for _ in range(DEALS):
        try:
            found = fork(play, redealt)
        except OpforError:
            continue
        request = found.pending
        if act is None and request == play.pending:
            return found
        if isinstance(request, Choose) and request.seat == seat and act in request.options:
            return found
    raise OpforError("nothing that could be hidden fits what has happened in this turn")
