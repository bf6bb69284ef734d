"""What is printed on a counter that is read without a screen to enlarge it: everything at once, in
rows whose parts never touch each other, the silhouette or a cut corner."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.kit.drawing.counters import Face
from opfor.kit.drawing.silhouettes import SCALE, silhouette

EDGE, CUT_EDGE = 21.0, 19.4
"""How far from the middle a row may reach; above and below a cut corner less."""
GAP, BOX = 1.6, 1.4
"""Between two parts of a row; between a part and the box around it."""
WIDE = {"/": 0.42, "–": 0.52, " ": 0.25, "+": 0.58, "1": 0.55}
LETTER, SMALL_LETTER, DIGIT = 0.68, 0.6, 0.58
"""Widths of bold type, in sizes of type."""
HEADS = (9.5, 8.8, 8.2, 7.4)
VALUES = ((14.5, 10.5), (12.5, 9.5), (11.5, 9), (10, 8), (8.6, 7))
"""Sizes of type to try, of the outer parts and the one between them; 6.2 is six points on a counter
of 16 mm."""
BESIDE = 8.6
ROOM_ON_FOOT, ROOM_DRIVEN = 0.84, 0.66
"""How large a silhouette is beside its flank; a tank, and what has bonus moves, is smaller."""
LIFT = 9.0
"""How much higher it would stand if it were drawn at no size."""


def rows(face: Face, body: str) -> Iterator[str]:
    """Costs and name above, the silhouette over flank and bonus moves, the values in the band."""
    yield f'<use class="c-p" href="#{body}-band"/>'
    room = ROOM_DRIVEN if face.beside or face.armoured else ROOM_ON_FOOT
    scale = SCALE.get(face.symbol, 0.98) * room
    yield silhouette(face.symbol, 0, -2.5 - LIFT * (1 - room), scale, "c-i")
    edge = EDGE if body != "c-foe" else CUT_EDGE
    heads = (face.costs[0], face.name, face.costs[1])
    size = next((s for s in HEADS if _fits(heads, (s, s, s), edge)), HEADS[-1])
    yield from _row("c-w c-s", heads, (size, size, size), -14, edge)
    yield _text("c-w c-s c-flank", EDGE, 5.5, face.flank, BESIDE, "end")
    yield _text("c-w c-s c-flank", -EDGE, 5.5, face.beside, BESIDE, "start")
    yield from _values(face, edge)


def _values(face: Face, edge: float) -> Iterator[str]:
    parts = (face.attack, face.range, face.front)
    room = edge - BOX * (face.poor + face.armoured) / 2
    outer, inner = next((s for s in VALUES if _fits(parts, (s[0], s[1], s[0]), room)), VALUES[-1])
    left, right = -edge + BOX * face.poor, edge - BOX * face.armoured
    if face.poor and face.attack:
        yield _boxed(left - BOX, width(face.attack, outer) + 2 * BOX)
    if face.armoured:
        wide = width(face.front, outer) + 2 * BOX
        yield _boxed(edge - wide, wide)
    low = 15.7 + 0.34 * outer
    yield _text("c-n c-l c-val", left, low, face.attack, outer, "start")
    yield _text("c-n c-l c-val", right, low, face.front, outer, "end")
    middle = (left + width(face.attack, outer) + right - width(face.front, outer)) / 2
    yield _text("c-n c-r c-val", middle, 15.7 + 0.34 * inner, face.range, inner, "middle")


def _boxed(x: float, wide: float) -> str:
    return f'<rect class="c-box c-val" x="{x:g}" y="9.8" width="{wide:.4g}" height="11.8" rx="2"/>'


Parts = tuple[str, str, str]
Sizes = tuple[float, float, float]


def _row(style: str, parts: Parts, sizes: Sizes, y: float, edge: float) -> Iterator[str]:
    """Three parts: at either edge, and in the middle of what is between them."""
    left, middle, right = parts
    yield _text(style, -edge, y, left, sizes[0], "start")
    yield _text(style, edge, y, right, sizes[2], "end")
    between = (width(left, sizes[0]) - width(right, sizes[2])) / 2
    yield _text(style, between, y, middle, sizes[1], "middle")


def _fits(parts: Parts, sizes: Sizes, edge: float) -> bool:
    gaps = GAP * (sum(map(bool, parts)) - 1)
    return sum(map(width, parts, sizes)) + gaps <= 2 * edge


def width(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(
        WIDE.get(sign, DIGIT if sign.isdigit() else LETTER if sign.isupper() else SMALL_LETTER)
        for sign in text
    )


def _text(style: str, x: float, y: float, text: str, size: float, anchor: str) -> str:
    if not text:
        return ""
    set_so = f"font-size:{size:g}px;text-anchor:{anchor}"
    return f'<text class="{style}" style="{set_so}" x="{x:.4g}" y="{y:.4g}">{text}</text>'
