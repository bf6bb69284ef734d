"""What repeats on the ground: trees, furrows, reeds, ripples, grass and the grid, each a pattern
that is defined once."""

from __future__ import annotations

import math
from functools import cache
from zlib import crc32

from opfor.kit.drawing.areas import HALF, SIDE
from opfor.kit.drawing.pen import Spot, chance, line

FURROWS = (14, 62, 118, 160)
"""The directions in which fields are ploughed, in degrees."""

TREE = (
    '<g id="m-t"><circle class="m-sd" cx="2.4" cy="3" r="6.4"/><circle class="m-c1" r="6.4"/>'
    '<circle class="m-c2" cx="-1.4" cy="-1.6" r="4.1"/></g>'
)


def coats(path: str, *styles: str) -> str:
    """One outline, written once and painted several times: with a class, with ``#pattern``, or
    with ``class+`` for a shadow beside it."""
    if not path:
        return ""
    return f'<defs><path id="{_name(path)}" d="{path}"/></defs>{again(path, *styles)}'


def again(path: str, *styles: str) -> str:
    """Further coats of an outline that is written elsewhere."""
    return "".join(f'<use href="#{_name(path)}" {_paint(style)}/>' for style in styles if path)


def _name(path: str) -> str:
    return f"o{crc32(path.encode()):x}"


def _paint(style: str) -> str:
    if style.startswith("#"):
        return f'fill="url({style})"'
    beside = ' transform="translate(4 5)"' if style.endswith("+") else ""
    return f'class="{style.rstrip("+")}"{beside}'


@cache
def patterns() -> str:
    """All of them, for the ``defs`` of a map."""
    furrow = '<path class="m-fu" d="M0 2q15 1.2 30 0t30 0"/>'
    comb = (
        f"M0 {HALF:.6g}h20l20-{HALF:.6g}h40l20 {HALF:.6g}h20"
        f"M20 {HALF:.6g}l20 {HALF:.6g}h40l20-{HALF:.6g}"
    )
    grid = f'<path class="m-gl" d="{comb}"/><path class="m-gr" d="{comb}"/>'
    parts = [
        TREE,
        f'<g id="m-p"><path class="m-p1" d="{_star(7.2)}"/>'
        f'<path class="m-p2" d="{_star(3.7)}" transform="translate(-.9-1.1)"/></g>',
        _pattern("m-T", 104, 92, _planted("m-t", 104, 92, 13.5)),
        _pattern("m-P", 98, 86, _planted("m-p", 98, 86, 9.6)),
        _pattern("m-G", 170, 150, _marks("m-tu", 170, 150, 30, "l-2-3m2 3v-4m0 4l2-3")),
        _pattern("m-R", 74, 66, _marks("m-re", 74, 66, 17, "v-6m-3 6l-2-4m5 4l2-4m-6 5.5h9")),
        _pattern("m-W", 110, 90, _marks("m-ri", 110, 90, 27, "q4-3 8 0t8 0")),
        *(_pattern(f"m-F{n}", 60, 7, furrow, turn) for n, turn in enumerate(FURROWS)),
        _pattern("m-X", 3 * SIDE, 2 * HALF, grid),
    ]
    return "".join(parts)


def _pattern(name: str, width: float, height: float, inside: str, turn: int = 0) -> str:
    turned = f' patternTransform="rotate({turn})"' if turn else ""
    return (
        f'<pattern id="{name}" width="{width:.6g}" height="{height:.6g}" '
        f'patternUnits="userSpaceOnUse"{turned}>{inside}</pattern>'
    )


def _planted(what: str, width: int, height: int, gap: float) -> str:
    spots = _scatter(width, height, gap, what.removeprefix("m-"))
    return "".join(f'<use href="#{what}" x="{x:g}" y="{y:g}"/>' for x, y in spots)


def _marks(style: str, width: int, height: int, gap: float, stroke: str) -> str:
    spots = _scatter(width, height, gap, stroke)
    path = "".join(f"M{x:g} {y:g}{stroke}" for x, y in spots)
    return f'<path class="{style}" d="{path}"/>'


def _scatter(width: int, height: int, gap: float, seed: str) -> list[Spot]:
    """Points about ``gap`` apart on a tile that repeats without a seam, the northern ones first."""
    found: list[Spot] = []
    for n in range(900):
        spot = width * chance(seed, n), height * chance(seed, n, "y")
        if all(_apart(spot, other, width, height) > gap for other in found):
            found.append(spot)
    tiled = [
        (round(x + dx), round(y + dy))
        for x, y in found
        for dx in (-width, 0, width)
        for dy in (-height, 0, height)
    ]
    inside = [s for s in tiled if -10 < s[0] < width + 10 and -10 < s[1] < height + 10]
    return sorted(inside, key=lambda spot: spot[1])


def _apart(a: Spot, b: Spot, width: float, height: float) -> float:
    """How far apart two points are on a tile whose opposite edges are one."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return math.hypot(min(dx, width - dx), min(dy, height - dy))


def _star(radius: float) -> str:
    """A pine from above."""
    points = [
        (r * math.cos(math.pi * n / 9), r * math.sin(math.pi * n / 9))
        for n in range(18)
        for r in (radius * (0.58 if n % 2 else 1),)
    ]
    return line(points, closed=True)
