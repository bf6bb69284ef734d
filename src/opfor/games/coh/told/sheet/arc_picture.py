"""A small picture of what a counter's front is: three hexes and all beyond them."""

from __future__ import annotations

from opfor.games.coh.told.sheet.paper import SAY
from opfor.kit.drawing.areas import HALF, SIDE, at, hexagon
from opfor.kit.drawing.pen import line, num
from opfor.kit.hexes import FACINGS, Place, distance, in_arc

REACH = 2
HERE: Place = (0, 0)
STYLE = (
    ".front{fill:#dfe8ee}.flank{fill:#fff}.front,.flank{stroke:#8a8a7c;stroke-width:1.5}"
    '.unit{fill:#2f5574;stroke:#1c1f1a}text{font-family:"Source Sans Pro";font-size:26px;'
    "text-anchor:middle;fill:#2d3029}.bold{font-weight:700}"
)


def arc_svg() -> str:
    """A unit facing north, its front arc shaded, its neighbours called by what they are."""
    wide, high = (1.5 * REACH + 1) * SIDE + 2, (2 * REACH + 1) * HALF + 2
    body = "".join(_hex(place) for place in _around())
    unit = '<path class="unit" d="M-24-24h48v48h-48zM0-36l-13 12h26z"/>'
    box = num(-wide, -high, 2 * wide, 2 * high).replace("-", " -").strip()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{num(2 * wide)}" '
        f'height="{num(2 * high)}"><style>{STYLE}</style>{body}{unit}</svg>\n'
    )


def _around() -> list[Place]:
    """The hexes within reach, the middle one included."""
    every = [(x, y) for x in range(-REACH, REACH + 1) for y in range(-2 * REACH, 2 * REACH + 1)]
    return [(x, y) for x, y in every if (x + y) % 2 == 0 and distance(x, y) <= REACH]


def _hex(place: Place) -> str:
    word = "front" if place != HERE and in_arc(*place, FACINGS[0]) else "flank"
    path = f'<path class="{word}" d="{line(hexagon(place), closed=True)}"/>'
    if place == HERE:
        return path
    (x, y), bold = at(place), ' class="bold"' if word == "front" else ""
    return f'{path}<text{bold} x="{num(x)}" y="{num(y + 9)}">{SAY(word)}</text>'
