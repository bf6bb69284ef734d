"""Terrain of one space, each kind a symbol around (0, 0) about 84 wide and 80 high."""

from __future__ import annotations

import math

from opfor.kit.drawing.markers import work
from opfor.kit.drawing.pen import Spot, chance, num


def _ring(radius: float, seed: str, cx: float = 0, cy: float = 0) -> str:
    """A round outline of tree tops."""
    count = max(8, round(2 * math.pi * radius / 13))
    spots = []
    for n in range(count):
        r = radius * (0.9 + 0.16 * chance(seed, n))
        a = 2 * math.pi * n / count
        spots.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    path = f"M{num(*spots[0])}"
    for a_, b in zip(spots, [*spots[1:], spots[0]], strict=True):
        r = math.dist(a_, b) * 0.56
        path += f"a{num(r, r)} 0 0 1 {num(b[0] - a_[0], b[1] - a_[1])}"
    return path


def _planted(inside: float, gap: float, seed: str) -> list[Spot]:
    """Spots about ``gap`` apart in a disc, the northern ones first."""
    found: list[Spot] = []
    for n in range(400):
        a, r = 2 * math.pi * chance(seed, n), inside * math.sqrt(chance(seed, n, "r"))
        spot = r * math.cos(a), r * math.sin(a)
        if all(math.dist(spot, other) > gap for other in found):
            found.append(spot)
    return sorted(found, key=lambda spot: spot[1])


def _pine(x: float, y: float) -> str:
    return f'<use href="#g-pine" x="{num(x)}" y="{num(y)}"/>'


def _forest() -> str:
    blob = _ring(40, "forest")
    trees = "".join(_pine(x, y) for x, y in _planted(36, 10.5, "pines"))
    shadow = f'<path class="m-sd" d="{blob}" transform="translate(4 5)"/>'
    return f'{shadow}<path class="m-dw" d="{blob}"/>{trees}'


def _bushes() -> str:
    found = ""
    for n, (x, y, r) in enumerate(((-17, -17, 13), (16, -14, 17), (-19, 17, 17), (17, 20, 14))):
        blob = _ring(r, f"bush{n}", x, y)
        lit = "".join(
            f'<circle class="m-c1" cx="{num(x + a)}" cy="{num(y + b)}" r="4.6"/>'
            f'<circle class="m-c2" cx="{num(x + a - 1)}" cy="{num(y + b - 1.2)}" r="3"/>'
            for a, b in _planted(r - 5, 8.5, f"leaf{n}")
        )
        found += f'<path class="m-sd" d="{blob}" transform="translate(3 4)"/>'
        found += f'<path class="m-wo" d="{blob}"/>{lit}'
    return found


def _ruins() -> str:
    walls = "M-32-18v-14h22M10-32h22v20M32 12v20h-14M-14 32h-18v-20"
    stones = "M-8-4l6 4 5-5M-14 10l4 4M4 14l7-3M12 2l4 3M-2 20l3-4"
    return (
        '<rect class="m-yd" x="-35" y="-35" width="70" height="70" rx="4"/>'
        f'<path class="m-w0" d="{walls}"/><path class="m-w1" d="{walls}"/>'
        f'<path class="m-ru" d="{stones}"/>'
    )


def _mountain() -> str:
    outer = "M-40 6q-2-22 18-34 22-12 42 4 20 12 18 30-4 26-34 28-38 2-44-28z"
    inner = "M-18-2q2-16 18-18 18 2 18 16-2 14-18 14-16-2-18-12z"
    return (
        f'<path class="m-ha" d="{outer}"/><path class="m-h1" d="{outer}"/>'
        f'<path class="m-ct" d="{outer}"/><path class="m-ha" d="{inner}"/>'
        f'<path class="m-h2" d="{inner}"/><path class="m-ct" d="{inner}"/>'
    )


def _house() -> str:
    return (
        '<rect class="m-yd" x="-38" y="-36" width="76" height="72" rx="10"/>'
        '<path class="m-sd" d="M-24-20h50v46h-50z"/><path class="m-wr" d="M-28-24h50v22h-50z"/>'
        '<path class="m-wd" d="M-28-2h50v22h-50z"/>'
        '<path class="m-ev" d="M-28-24h50v44h-50zM-28-2h50"/>'
    )


def _trench() -> str:
    path = "M-42 6l12-12 12 12 12-12 12 12 12-12 12 12 12-12"
    return f'<path class="k-bank" d="{path}"/><path class="k-dug" d="{path}"/>'


def _wall() -> str:
    return '<path class="m-w0" d="M-40 0h80"/><path class="m-w1" d="M-40 0h80"/>'


def _sandbags() -> str:
    rows = ((-36, 4), (-22, 4), (-8, 4), (6, 4), (20, 4), (-29, -7), (-15, -7), (-1, -7), (13, -7))
    return "".join(
        f'<rect class="g-bag" x="{x}" y="{y}" width="15" height="10" rx="4.5"/>' for x, y in rows
    )


def _barrier() -> str:
    beams = "".join(f"M{x - 11} -12l22 24m0-24l-22 24M{x} -16v30" for x in (-26, 0, 26))
    return f'<path class="g-iron" d="{beams}"/>'


def _bridge() -> str:
    planks = "".join(f"M{x}-20v40" for x in range(-36, 44, 9))
    return (
        '<rect class="m-wa" x="-24" y="-50" width="48" height="112"/>'
        '<rect class="g-deck" x="-42" y="-20" width="84" height="40"/>'
        f'<path class="m-ev" d="{planks}"/><path class="g-beam" d="M-44-21h88M-44 21h88"/>'
    )


def _depot() -> str:
    boxes = ((-34, -26, 30, 24), (2, -20, 24, 20), (-26, 4, 26, 22), (6, 6, 30, 22))
    return "".join(
        f'<rect class="g-wood" x="{x}" y="{y}" width="{w}" height="{h}"/>'
        f'<path class="m-ev" d="M{x} {y}l{w} {h}m0-{h}l-{w} {h}"/>'
        for x, y, w, h in boxes
    )


def _mast() -> str:
    return (
        '<path class="g-iron" d="M-18 34l18-70 18 70M-13 14h26M-9-4h18M-13 14l22-18M13 14l-22-18'
        'M-18 34l31-20M18 34l-31-20M-20-30a24 24 0 0 0 0 20M20-30a24 24 0 0 1 0 20"/>'
    )


_DRAWN = {
    "forest": _forest,
    "bushes": _bushes,
    "ruins": _ruins,
    "mountain": _mountain,
    "house": _house,
    "trench": _trench,
    "wall": _wall,
    "bunker": lambda: work("bunker"),
    "sandbags": _sandbags,
    "wire": lambda: f'<g transform="translate(0 -24)">{work("barbed-wire")}</g>',
    "barrier": _barrier,
    "bridge": _bridge,
    "depot": _depot,
    "radio-mast": _mast,
}
WATERS = ("lake", "sea")
"""Terrain that runs together and is part of the ground."""
_PINE = (
    "M5.2 0l-2.4 1 1.1 2.3-2.5-.7-.5 2.5-1.5-2.1-2.1 1.5.3-2.6-2.6-.2 1.9-1.8"
    "-1.9-1.8 2.6-.1-.3-2.6 2.1 1.5 1.5-2.2.5 2.5 2.5-.7-1.1 2.3z"
)


def terrain_defs() -> str:
    """Every kind as ``t-KIND``."""
    lit = '<circle class="m-p2" cx="-.7" cy="-.9" r="2"/>'
    pine = f'<g id="g-pine"><path class="m-p1" d="{_PINE}"/>{lit}</g>'
    return pine + "".join(f'<g id="t-{kind}">{draw()}</g>' for kind, draw in _DRAWN.items())


def terrain(kind: str) -> str:
    """A use of its symbol; what has none is told by its name alone."""
    return f'<use href="#t-{kind}"/>' if kind in _DRAWN else ""
