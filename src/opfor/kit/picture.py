"""A whole picture: ground, marks and pieces, a headline above, a legend below, as one document.

It stands alone (a file, a page of a README, a sheet of paper) and says in words what it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from opfor.kit.drawing.pen import num
from opfor.kit.drawing.style import Theme, colours, literal, sheet
from opfor.kit.scene import Ground, Mark, Outline, Piece, Ref, escape, quoteattr

MARGIN = 20.0
HEAD_SIZE, KEY_SIZE = 19.0, 14.0
PER_LETTER = 0.55
"""The mean width of a letter, in parts of its size."""
SWATCH, ROOM = 34.0, 13.0
"""A small drawing of the legend, and the room between it and its words."""
WIDE = 1500.0
"""From this width on headline and legend grow with the ground."""
ABOVE = ("last", "legal")
"""Marks that lie above the pieces, the others lie below."""
WHOLE = ("dark",)
"""Marks that fill the whole of their outline."""
INSET = 0.9
"""Marks lie inside their outline, so that those of neighbours do not cover each other."""

FRAME = sheet(
    ".p-desk{fill:@desk}.p-head,.p-key{fill:@word;"
    'font-family:system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif}'
    f".p-head{{font-size:{HEAD_SIZE:g}px;font-weight:700}}.p-key{{font-size:{KEY_SIZE:g}px}}",
    colours("desk fbf8ee 191c15|word 1d1b12 f2eddc"),
)


class Key(Struct, frozen=True):
    """A line of the legend: a small drawing around (0, 0), 48 wide and high, and what it is."""

    svg: str
    label: str


class Picture(Struct, frozen=True):
    """What one seat sees, whole. ``description`` is the content in words."""

    title: str
    description: str
    ground: Ground
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    headline: str = ""
    keys: tuple[Key, ...] = ()


def document(drawn: Picture, *, theme: Theme | None = None, plain: bool = False) -> str:
    """The picture as an SVG document; ``theme`` fixes light or dark, ``plain`` writes colours in
    place of variables, for readers that know none."""
    ground = drawn.ground
    zoom = max(1.0, ground.width / WIDE)
    width = ground.width + 2 * MARGIN
    head, top = _headline(drawn.headline, width / zoom)
    keys, low = _keys(drawn.keys, ground.width / zoom)
    height = top * zoom + ground.height + low * zoom + MARGIN
    style = FRAME + ground.style
    style = literal(style, theme or "light") if plain else style
    chosen = f' data-theme="{theme}"' if theme and not plain else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'width="{num(width)}" height="{num(height)}"{chosen} role="img" '
        f'aria-labelledby="p-title p-desc">\n<title id="p-title">{escape(drawn.title)}</title>\n'
        f'<desc id="p-desc">{escape(drawn.description)}</desc>\n<style>{style}</style>'
        f'<defs>{ground.defs}</defs>\n<rect class="p-desk" width="100%" height="100%"/>'
        f"{_scaled(head, 0, 0, zoom)}\n"
        f'<g transform="translate({num(MARGIN, top * zoom)})">\n{ground.svg}\n'
        f"{_below(drawn)}\n{pieces_svg(drawn.pieces)}\n{_above(drawn)}</g>\n"
        f"{_scaled(keys, MARGIN, top * zoom + ground.height, zoom)}</svg>\n"
    )


def _below(drawn: Picture) -> str:
    return marks_svg(drawn.ground.outlines, [m for m in drawn.marks if m.kind not in ABOVE])


def _above(drawn: Picture) -> str:
    return marks_svg(drawn.ground.outlines, [m for m in drawn.marks if m.kind in ABOVE])


def pieces_svg(pieces: Iterable[Piece]) -> str:
    """The moving layer, the lowest first."""
    return "\n".join(
        f'<g data-ref={quoteattr(piece.ref)} transform="translate({num(piece.x, piece.y)})">'
        f"<title>{escape(piece.label)}</title>{piece.svg}</g>"
        for piece in sorted(pieces, key=lambda piece: piece.z)
    )


def marks_svg(outlines: Sequence[Outline], marks: Iterable[Mark]) -> str:
    """What is lit, each thing by its outline; a thing without one is not lit here."""
    at: dict[Ref, Outline] = {outline.ref: outline for outline in outlines}
    return "".join(_mark(at[mark.ref], mark) for mark in marks if mark.ref in at)


def _mark(outline: Outline, mark: Mark) -> str:
    side = f" {mark.side}" if mark.side else ""
    drawn = f'<path class="k-{mark.kind}{side}" d="{outline.path}"'
    if mark.kind in WHOLE:
        return f"{drawn}/>"
    x, y = num(outline.x), num(outline.y)
    move = f"translate({x} {y}) scale({INSET}) translate({num(-outline.x)} {num(-outline.y)})"
    return f'{drawn} transform="{move}"/>'


def _scaled(body: str, x: float, y: float, zoom: float) -> str:
    if not body:
        return ""
    scale = f" scale({zoom:.4g})" if zoom != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{body}</g>'


def _headline(text: str, width: float) -> tuple[str, float]:
    """The headline in lines that fit, and where the map begins."""
    if not text:
        return "", MARGIN
    lines = list(_folded(text, (width - 2 * MARGIN) / (PER_LETTER * HEAD_SIZE)))
    body = "".join(
        f'<text class="p-head" x="{num(MARGIN)}" y="{num(34 + 26 * n)}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return body, 24 + 26 * len(lines)


def _folded(text: str, most: float) -> Iterator[str]:
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > most:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def _keys(keys: Sequence[Key], width: float) -> tuple[str, float]:
    """The legend in rows that fit, and its height."""
    body, x, y = "", 0.0, 12.0
    for key in keys:
        wide = SWATCH + ROOM + PER_LETTER * KEY_SIZE * len(key.label) + 22
        if x and x + wide > width:
            x, y = 0.0, y + 40
        body += (
            f'<g transform="translate({num(x + SWATCH / 2, y + SWATCH / 2)}) scale(.68)">'
            f'{key.svg}</g><text class="p-key" x="{num(x + SWATCH + ROOM)}" y="{num(y + 22)}">'
            f"{escape(key.label)}</text>"
        )
        x += wide
    return body, (y + 40 if keys else 0.0)
