"""Drawings that stand alone: the cover of a game, the position of one under way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any

from msgspec import Struct

from opfor.app.conversation.drawing.views import standing
from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.messages import View
from opfor.app.conversation.table import Table
from opfor.app.registry import load_game
from opfor.app.speech import spoken
from opfor.app.start import Start
from opfor.core.game import Game
from opfor.core.language import language
from opfor.core.shown import Ground, Piece
from opfor.kit.drawing.style import exchanged

SEED = 7


class Picture(Struct, frozen=True):
    """A drawing as a document of its own, empty where nothing is drawn; and how it stands, in a
    few words."""

    svg: str
    said: str = ""


def first_table(game: Game[Any]) -> Table:
    """A game as it is set up when nothing is said but what it offers first."""
    first = game.options.__struct_fields__[0]
    options = {first: game.offered()[0][0]} if game.offered is not None else {}
    return Table.new(game, Start(options=options, seed=SEED))


def cover(game_id: str) -> Picture:
    """How a game looks before anything was done, in the language in force."""
    return _cover(game_id, language())


@cache
def _cover(game_id: str, _language: str) -> Picture:
    table = first_table(load_game(game_id))
    return of(table.seen_by(table.people[0] if table.people else ""))


def of(eyes: Eyes) -> Picture:
    """The part of the position where most happens, as a seat sees it."""
    return _drawn(eyes, is_whole=False)


def whole(eyes: Eyes, above: str = "") -> Picture:
    """The whole position as a seat sees it, and what is drawn over it."""
    return _drawn(eyes, True, above)


def _drawn(eyes: Eyes, is_whole: bool, above: str = "") -> Picture:
    ground, view = eyes.table.ground(), eyes.view()
    said = _said(view)
    if not ground.width:
        return Picture("", said)
    pieces = "".join(
        f'<g class="piece {piece.side}" transform="translate({piece.x} {piece.y})">{piece.svg}</g>'
        for piece in sorted(view.pieces, key=lambda each: (each.z, each.y))
    )
    all_of_it = f"0 0 {ground.width:.0f} {ground.height:.0f}"
    size = all_of_it if is_whole else _window(ground, view.pieces)
    title = escape(view.title, quote=False)
    style = exchanged(ground.style) if view.is_red else ground.style
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"><title>{title}'
        f"</title><style>{style}</style><defs>{ground.defs}</defs>{ground.svg}{pieces}{above}</svg>",
        said,
    )


def _said(view: View) -> str:
    """Where it stands: turn, score, whose move."""
    turn = {"person": spoken("your move"), "over": "over"}.get(view.turn, "")
    return " · ".join(each for each in (standing(view.facts), turn) if each)


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
