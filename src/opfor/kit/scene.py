"""Drawings in layers, independent of any surface.

A table is drawn in layers. The *ground* never changes and is the same for all seats; the *pieces*
are what one seat sees now; *marks* light a thing up. Every thing that can be pointed at has one
*ref* (``hex:F09``, ``unit:G01``) and, on the ground, an outline. All markup has classes and no
style of its own: the sheet of the ground serves every layer, by day and by night.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from opfor.core.shown import Ground as Ground
from opfor.core.shown import Mark as Mark
from opfor.core.shown import Outline as Outline
from opfor.core.shown import Piece as Piece
from opfor.core.shown import Ref as Ref


def escape(text: str) -> str:
    """Text as XML wants it; the standard library's own would import a web client."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoteattr(text: str) -> str:
    quoted = escape(text).replace('"', "&quot;")
    return f'"{quoted}"'


def laid(
    width: float,
    height: float,
    svg: str,
    defs: str = "",
    outlines: Iterable[Outline] = (),
    style: str = "",
) -> Ground:
    """A ground with its key."""
    kept = tuple(outlines)
    said = "\0".join((f"{width} {height}", svg, defs, style, *(repr(each) for each in kept)))
    return Ground(sha256(said.encode()).hexdigest()[:20], width, height, svg, defs, kept, style)


def ground_svg(ground: Ground, theme: str = "") -> str:
    """The ground alone as a document, for an image that is painted once; ``theme`` fixes light or
    dark, else it follows the reader's setting."""
    size = f"{ground.width:g} {ground.height:g}"
    chosen = f" data-theme={quoteattr(theme)}" if theme else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"{chosen}>'
        f"<style>{ground.style}</style>{ground.svg}</svg>\n"
    )
