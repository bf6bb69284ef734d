"""Drawings that stand alone: the cover of a game, the position of one under way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape

from opfor.app.conversation import Eyes, Table
from opfor.app.registry import load_game
from opfor.core.shown import Ground, Piece
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
    size, title = _window(ground, view.pieces), escape(view.title, quote=False)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"><title>{title}'
        f"</title><style>{ground.style}</style><defs>{ground.defs}</defs>{ground.svg}{pieces}</svg>"
    )


def _window(ground: Ground, pieces: Sequence[Piece]) -> str:
    """The part of the board where most units stand; the upper half where there are few."""
    units = [each for each in pieces if each.side]
    wide = min(ground.width, max(ground.width * 0.6, 480)) if len(units) > 4 else ground.width
    high = min(ground.height, wide / 2)
    xs, ys = sorted(each.x for each in units), sorted(each.y for each in units)
    x, y = (xs[len(xs) // 2], ys[len(ys) // 2]) if len(units) > 4 else (ground.width / 2, 0)
    left = min(max(x - wide / 2, 0), ground.width - wide)
    top = min(max(y - high / 2, 0), ground.height - high)
    return f"{left:.0f} {top:.0f} {wide:.0f} {high:.0f}"
