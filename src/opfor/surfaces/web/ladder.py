"""The ladder of a game for whoever visits: where they stand, from the games begun here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from opfor.app.conversation.history.tape import Tape
from opfor.app.rungs import Played, counts, played_in
from opfor.app.rungs_told import LadderTold, ladder_told
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.surfaces.web.asks import Who
from opfor.surfaces.web.call import Call
from opfor.surfaces.web.shop import OfGame
from opfor.surfaces.web.visitor import Visitor

NEWEST = 60
"""So many games are looked at; older ones say little about somebody today."""


def ladder(visitor: Visitor, asked: OfGame) -> LadderTold:
    """Rungs, where the visitor stands, and what to play next."""
    game = visitor.desk.game(asked.game)
    return ladder_told(game, _played(visitor, game))


def ladder_after(visitor: Visitor, asked: Who) -> LadderTold:
    """The same at the end of a game, if it is one's own and counts; else nothing is told."""
    with visitor.eyes(asked.table, asked.seat) as eyes:
        header = eyes.table.header
    game = visitor.desk.game(header.game)
    if not visitor.owns(asked.table) or not counts(game, header.options):
        return LadderTold(game.id)
    return ladder_told(game, _played(visitor, game))


def _played(visitor: Visitor, game: Game[Any]) -> Iterator[Played]:
    kept = [each for each in visitor.desk.shelf.kept(visitor.who) if each.header.game == game.id]
    counted = [each for each in kept if counts(game, each.header.options)]
    for each in reversed(counted[:NEWEST]):
        with suppress(OpforError), visitor.at(each.table) as table:
            found = played_in(Tape(table.header, table.lines))
            if found is not None:
                yield found


CALLS = {
    "ladder": Call(OfGame, LadderTold, ladder, "rungs from gentle to hard, and what is next"),
    "ladder_after": Call(Who, LadderTold, ladder_after, "where a game that is over leads"),
}
