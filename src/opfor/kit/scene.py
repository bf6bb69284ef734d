"""Drawings independent of any surface: layers, a few frozen shapes, and their form as SVG.

A table is drawn in layers. The *ground* never changes and is the same for all seats; the *pieces*
are what one seat sees now; *marks* light a thing up. Every thing that can be pointed at has one
*ref* (``hex:F09``, ``unit:G01``) and, on the ground, an outline.

Colours are names of a palette whose tones have a light and a dark form, so that one drawing suits
both kinds of screen; a literal ``#rrggbb`` stays what it is. A scene carries a title and a
description: the description is the whole content in words, for readers who cannot see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct, field

from opfor.core.shown import Ground as Ground
from opfor.core.shown import Mark as Mark
from opfor.core.shown import Outline as Outline
from opfor.core.shown import Piece as Piece
from opfor.core.shown import Ref as Ref

NONE = "none"


def escape(text: str) -> str:
    """Text as XML wants it; the standard library's own would import a web client."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoteattr(text: str) -> str:
    quoted = escape(text).replace('"', "&quot;")
    return f'"{quoted}"'


Point: TypeAlias = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


class Tone(Struct, frozen=True):
    """A colour on a light and on a dark screen."""

    light: str
    dark: str


class Rect(Struct, frozen=True, tag="rect"):
    """``corner`` is the radius of its corners."""

    x: float
    y: float
    width: float
    height: float
    fill: str = NONE
    stroke: str = NONE
    line: float = 1
    corner: float = 0


class Circle(Struct, frozen=True, tag="circle"):
    x: float
    y: float
    radius: float
    fill: str = NONE
    stroke: str = NONE
    line: float = 1


class Polygon(Struct, frozen=True, tag="polygon"):
    points: tuple[Point, ...]
    fill: str = NONE
    stroke: str = NONE
    line: float = 1


class Line(Struct, frozen=True, tag="line"):
    """Straight pieces from point to point; ``dash`` draws it broken."""

    points: tuple[Point, ...]
    stroke: str
    line: float = 1
    dash: bool = False


class Text(Struct, frozen=True, tag="text"):
    """``y`` is the base line; ``anchor`` says which part of the text stands at ``x``."""

    x: float
    y: float
    text: str
    size: float = 14
    fill: str = "ink"
    anchor: Anchor = "start"
    bold: bool = False


class Group(Struct, frozen=True, tag="group"):
    """Shapes that belong together, moved by (``x``, ``y``); a title names what they show."""

    items: tuple[Item, ...]
    x: float = 0
    y: float = 0
    title: str = ""
    opacity: float = 1
    scale: float = 1


Item: TypeAlias = Rect | Circle | Polygon | Line | Text | Group


class Scene(Struct, frozen=True):
    """A whole drawing."""

    width: float
    height: float
    title: str
    description: str
    items: tuple[Item, ...]
    palette: dict[str, Tone] = field(default_factory=dict)


def group(items: Iterable[Item], x: float = 0, y: float = 0, title: str = "") -> Group:
    """A group of any iterable of shapes."""
    return Group(tuple(items), x, y, title)


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


def ground_svg(ground: Ground) -> str:
    """The ground alone as a document, for an image that is painted once."""
    size = f"{_number(ground.width)} {_number(ground.height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">'
        f"<style>{ground.style}</style>{ground.svg}</svg>\n"
    )


def to_svg(scene: Scene, name: str = "scene") -> str:
    """The scene as a self-contained SVG document.

    ``name`` keeps ids and colours of several drawings in one page apart.
    """
    width, height = _number(scene.width), _number(scene.height)
    body = "".join(_item(item, scene.palette) for item in scene.items)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" id="{name}" role="img" '
        f'aria-labelledby="{name}-title {name}-text" font-family="system-ui, sans-serif">\n'
        f'<title id="{name}-title">{escape(scene.title)}</title>\n'
        f'<desc id="{name}-text">{escape(scene.description)}</desc>\n'
        f"{_style(name, scene.palette)}{body}\n</svg>\n"
    )


def _style(name: str, palette: Mapping[str, Tone]) -> str:
    """A class for every tone as fill and as stroke, and the dark tones where dark is preferred."""
    if not palette:
        return ""
    light = "".join(_classes(name, key, tone.light) for key, tone in palette.items())
    dark = "".join(_classes(name, key, tone.dark) for key, tone in palette.items())
    return f"<style>{light}@media (prefers-color-scheme: dark){{{dark}}}</style>\n"


def _classes(name: str, key: str, colour: str) -> str:
    return f"#{name} .f-{key}{{fill:{colour}}}#{name} .s-{key}{{stroke:{colour}}}"


def _item(item: Item, palette: Mapping[str, Tone]) -> str:
    match item:
        case Rect(x=x, y=y, width=w, height=h, corner=corner):
            rounded = f' rx="{_number(corner)}"' if corner else ""
            size = f'x="{_number(x)}" y="{_number(y)}" width="{_number(w)}" height="{_number(h)}"'
            return f"\n<rect {size}{rounded}{_paint(item, palette)}/>"
        case Circle(x=x, y=y, radius=r):
            place = f'cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}"'
            return f"\n<circle {place}{_paint(item, palette)}/>"
        case Polygon(points=points):
            return f'\n<polygon points="{_points(points)}"{_paint(item, palette)}/>'
        case Line(points=points):
            dash = ' stroke-dasharray="4 3"' if item.dash else ""
            return (
                f'\n<polyline points="{_points(points)}"{_paint(item, palette)}{dash} '
                'stroke-linecap="round" stroke-linejoin="round"/>'
            )
        case Text():
            return _text(item, palette)
        case Group():
            return _group(item, palette)


def _text(item: Text, palette: Mapping[str, Tone]) -> str:
    place = f'x="{_number(item.x)}" y="{_number(item.y)}" font-size="{_number(item.size)}"'
    anchor = f' text-anchor="{item.anchor}"' if item.anchor != "start" else ""
    bold = ' font-weight="700"' if item.bold else ""
    return f"\n<text {place}{anchor}{bold}{_paint(item, palette)}>{escape(item.text)}</text>"


def _group(item: Group, palette: Mapping[str, Tone]) -> str:
    moved = f"translate({_number(item.x)} {_number(item.y)})" if item.x or item.y else ""
    scaled = f"scale({_number(item.scale)})" if item.scale != 1 else ""
    transform = f' transform="{f"{moved} {scaled}".strip()}"' if moved or scaled else ""
    opacity = f' opacity="{_number(item.opacity)}"' if item.opacity != 1 else ""
    title = f"<title>{escape(item.title)}</title>" if item.title else ""
    body = "".join(_item(inner, palette) for inner in item.items)
    return f"\n<g{transform}{opacity}>{title}{body}</g>"


def _paint(item: Item, palette: Mapping[str, Tone]) -> str:
    """Fill and stroke: classes for tones of the palette, attributes for literal colours."""
    fill = getattr(item, "fill", NONE)
    stroke = getattr(item, "stroke", NONE)
    classes = [f"f-{fill}"] if fill in palette else []
    out = "" if fill in palette else f" fill={quoteattr(fill)}"
    if stroke in palette:
        classes.append(f"s-{stroke}")
    elif stroke != NONE:
        out += f" stroke={quoteattr(stroke)}"
    line = getattr(item, "line", 1)
    if stroke != NONE and line != 1:
        out += f' stroke-width="{_number(line)}"'
    return f' class="{" ".join(classes)}"{out}' if classes else out


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    """At most two decimals, none where none are needed."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
