"""Acts drawn over a board: from the thing that acts to where, each kind in its colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from opfor.app.conversation.eyes import Eyes
from opfor.core.marks import Ref

COLOURS = ("#9c3d22", "#1d6b4c")
"""Of what was done, and of what was better."""
WORD_ABOVE, HEAD = 34, 9


def drawn(eyes: Eyes, acts: Iterable[tuple[str, Sequence[Ref]]]) -> str:
    """Acts by a word and what they are about, the first in the first colour: a line through the
    middles of all that lies on the board, a ring at its end."""
    middles = {each.ref: (each.x, each.y) for each in eyes.table.ground().outlines}
    middles |= {each.ref: (each.x, each.y) for each in eyes.view().pieces}
    return "".join(
        _act(word, [middles[ref] for ref in refs if ref in middles], colour, place)
        for place, ((word, refs), colour) in enumerate(zip(acts, COLOURS, strict=False))
    )


def _act(word: str, points: Sequence[tuple[float, float]], colour: str, place: int) -> str:
    if not points:
        return ""
    x, y = points[-1]
    path = " ".join(f"{at_x:.0f},{at_y:.0f}" for at_x, at_y in points)
    below = WORD_ABOVE if place else -WORD_ABOVE
    said = (
        f'<text x="{x:.0f}" y="{y + below:.0f}" text-anchor="middle" dominant-baseline="middle" '
        f'font-family="sans-serif" font-size="20" font-weight="700" fill="{colour}" '
        f'stroke="#fffdf6" stroke-width="5" paint-order="stroke">{escape(word)}</text>'
    )
    return (
        f'<polyline points="{path}" fill="none" stroke="#fffdf6" stroke-width="10" opacity=".8"/>'
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="5"/>'
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{HEAD}" fill="{colour}" stroke="#fffdf6" '
        f'stroke-width="3"/>{said}'
    )
