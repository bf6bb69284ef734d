"""Counters: a silhouette, what it costs above, what it does and withstands in the band below.

Shape says whose it is (round corners yours, cut corners the opponent's), filled or hollow says
fresh or spent, a wedge the facing; so that no meaning hangs on colour alone. The counter itself
never turns: its figures stay upright.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from opfor.kit.drawing.pen import num
from opfor.kit.drawing.silhouettes import SCALE, silhouette

T = TypeVar("T")
STEP = 6.0
"""How far each counter of a stack lies right and down of the one below."""
COUNTED = 4
"""From so many on, a stack says how many it is."""
LOW = 4.0
"""Counters lie a little low in their hex, so that its name stays in sight."""

_ROUND = "M-18-24h36a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6h-36a6 6 0 0 1-6-6v-36a6 6 0 0 1 6-6z"
_CUT = "M-17-24h34l7 7v34l-7 7h-34l-7-7v-34z"
_ROUND_BAND = "M-22.5 8h45v10a4.5 4.5 0 0 1-4.5 4.5h-36a4.5 4.5 0 0 1-4.5-4.5z"
_CUT_BAND = "M-22.5 8h45v8.4l-6.1 6.1h-32.8l-6.1-6.1z"


class Face(Struct, frozen=True):
    """What is printed on a counter. ``costs`` are the APs to attack and to move; ``armoured``
    puts the front DR into a box, ``poor`` (in close combat) the attack; ``beside`` stands left of
    the silhouette."""

    symbol: str
    name: str
    attack: str = ""
    range: str = ""
    front: str = ""
    costs: tuple[str, str] = ("", "")
    flank: str = ""
    armoured: bool = False
    poor: bool = False
    beside: str = ""


class CounterCondition(Struct, frozen=True):
    """How it lies: ``facing`` in sixths of a turn from the north, ``hit`` the letters of a hit,
    ``aboard`` on a vehicle, ``count`` of the stack it crowns, ``below`` silhouette and attack of
    the best in it."""

    facing: int | None = None
    spent: bool = False
    hit: str = ""
    active: bool = False
    hidden: bool = False
    aboard: bool = False
    count: int = 0
    below: tuple[str, str] = ("", "")


FRESH = CounterCondition()


def burst(radius: float, points: int = 9) -> str:
    """A star of so many points."""
    ring = [
        num(r * math.sin(math.pi * n / points), r * math.cos(math.pi * n / points))
        for n in range(2 * points)
        for r in (radius if n % 2 else 0.62 * radius,)
    ]
    return "M" + "L".join(ring) + "z"


def counter_defs() -> str:
    """The shapes that all counters share."""
    shapes = {
        "c-you": _ROUND,
        "c-foe": _CUT,
        "c-you-band": _ROUND_BAND,
        "c-foe-band": _CUT_BAND,
        "c-wedge": "M-11-22L0-38L11-22z",
        "c-slant": "M-15-24L0-41L15-24z",
        "c-burst": burst(11.5),
    }
    return "".join(f'<path id="{name}" d="{path}"/>' for name, path in shapes.items())


Rows = Callable[[Face, str], Iterable[str]]
"""What is printed on a face, on a body of this shape."""


@lru_cache(maxsize=2048)
def counter(face: Face, side: str, lies: CounterCondition = FRESH, rows: Rows | None = None) -> str:
    """One counter around the point (0, 0); with ``rows`` printed in another way."""
    body = "c-foe" if side == "foe" else "c-you"
    states = [
        side or "you",
        *(["spent"] if lies.spent else []),
        *(["unseen"] if lies.hidden else []),
    ]
    out = [f'<g class="c {" ".join(states)}"><use class="c-sh" href="#{body}" x="2" y="3"/>']
    if lies.facing is not None:
        turn = f' transform="rotate({60 * lies.facing})"' if lies.facing else ""
        shape = "c-slant" if lies.facing % 3 else "c-wedge"
        out.append(f'<use class="c-f" href="#{shape}"{turn}/>')
    out.append(f'<use class="c-b" href="#{body}"/>')
    if face.symbol == "rumor":
        out.append(silhouette("rumor", 0, -4, SCALE["rumor"], "c-i c-big"))
        out.append(_text("c-w c-s", 0, 20, face.name))
    else:
        out += (rows or _printed)(face, body)
    out += _states(lies, body)
    return "".join(out) + "</g>"


def _printed(face: Face, body: str) -> Iterator[str]:
    yield f'<use class="c-p" href="#{body}-band"/>'
    yield silhouette(face.symbol, 0, -2.5, SCALE.get(face.symbol, 0.98), "c-i")
    attack, move = (18 - 2.6 * (len(cost) > 1) - 2 * (len(cost) > 2) for cost in face.costs)
    yield _text("c-w c-s c-cost", -attack, -14, face.costs[0])
    yield _text("c-w c-s", 0, -14, face.name)
    yield _text("c-w c-s c-cost", move, -14, face.costs[1])
    wide = len(face.attack) > 2
    size = "c-l" if not wide else "c-m" if len(face.attack) == 3 else "c-s"
    yield _text(f"c-n {size} c-val", -13.5 if wide else -15, 20 if wide else 20.5, face.attack)
    yield _text(f"c-n {'c-q' if wide else 'c-r'} c-val", -1 if wide else -3, 19.7, face.range)
    if face.armoured:
        yield '<rect class="c-box c-val" x="5" y="9.8" width="16.4" height="11.8" rx="2"/>'
    front = "c-m" if face.armoured else "c-l"
    yield _text(f"c-n {front} c-val", 13.2 if face.armoured else 12.5, 20, face.front)
    yield _text("c-w c-s c-flank", 18 - 1.6 * (len(face.flank) > 1), 5.5, face.flank)
    yield _text("c-w c-s c-flank", -17, 5.5, face.beside)
    if face.poor:
        yield '<rect class="c-box c-val" x="-22" y="9.8" width="14.4" height="11.8" rx="2"/>'


def _states(lies: CounterCondition, body: str) -> Iterator[str]:
    if lies.hidden:
        yield f'<use class="c-h" href="#{body}"/>'
    if lies.active:
        yield f'<use class="c-a" href="#{body}" transform="scale(1.09)"/>'
    if lies.aboard:
        yield '<g transform="translate(-22 -3)"><circle class="c-d" r="7"/>'
        yield '<path class="c-k" d="M0 4v-7m-3 3l3-3 3 3"/></g>'
    if lies.hit:
        yield '<g transform="translate(23 -2)"><use class="c-x" href="#c-burst"/>'
        yield f"{_text('c-y c-s', 0, 3.4, lies.hit)}</g>"
    if lies.below[0]:
        symbol, attack = lies.below
        yield '<g transform="translate(-23 -26)"><rect class="c-d" x="-13" y="-8" width="26" '
        yield f'height="16" rx="5"/>{silhouette(symbol, -5 if attack else 0, 0, 0.42, "c-u")}'
        yield f"{_text('c-y c-s', 6, 3.4, attack)}</g>"
    if lies.count >= COUNTED:
        yield '<g transform="translate(21 -24)"><circle class="c-d" r="8.5"/>'
        yield f"{_text('c-y c-s', 0, 3.4, str(lies.count))}</g>"


def _text(style: str, x: float, y: float, text: str) -> str:
    return f'<text class="{style}" x="{x:g}" y="{y:g}">{text}</text>' if text else ""


def stacked(things: Iterable[T], x: float, y: float) -> Iterator[tuple[T, float, float, int]]:
    """Each thing of a stack with its spot and its height, the lowest first; the last lies whole
    on top, and the stack as a whole is in the middle."""
    pile = list(things)
    back = STEP * (len(pile) - 1) / 2
    for n, thing in enumerate(pile):
        yield thing, x - back + STEP * n, y + LOW - back + STEP * n, n
