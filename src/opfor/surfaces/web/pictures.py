"""Drawings that stand alone: the cover of a game, the position of one under way."""

from __future__ import annotations

from functools import cache
from xml.sax.saxutils import escape

from opfor.app.conversation import Eyes, Table
from opfor.app.registry import load_game
from opfor.surfaces.web.asks import Picture

SEED = 7


@cache
def cover(game_id: str) -> Picture:
    """A game as it is set up when nothing is said but what it offers first."""
    game = load_game(game_id)
    first = game.options.__struct_fields__[0]
    options = {first: game.offered()[0][0]} if game.offered is not None else {}
    table = Table.new(game, options=options, seed=SEED)
    return of(table.seen_by(table.people[0] if table.people else ""))


def of(eyes: Eyes) -> Picture:
    """The position as a seat sees it."""
    ground = eyes.table.ground()
    if not ground.width:
        return Picture("")
    view = eyes.view()
    pieces = "".join(
        f'<g class="piece {piece.side}" transform="translate({piece.x} {piece.y})">{piece.svg}</g>'
        for piece in sorted(view.pieces, key=lambda each: (each.z, each.y))
    )
    size = f"0 0 {ground.width} {ground.height}"
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"><title>{escape(view.title)}'
        f"</title><style>{ground.style}</style><defs>{ground.defs}</defs>{ground.svg}{pieces}</svg>"
    )
