"""What lies on a hex besides counters: flags, works, smoke, targets; drawn around (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from opfor.kit.drawing.areas import hexagon
from opfor.kit.drawing.pen import Spot, curve, line, mid, num

DENSE = 2


def _ring(part: float) -> list[Spot]:
    return hexagon((0, 0), part)


@cache
def flag(side: str) -> str:
    """A broken gold rim for a hex worth points; a flag for its holder, swallow-tailed if the
    opponent holds it, none if nobody does."""
    rim = f'<path class="k-obj" d="{line(_ring(0.93), closed=True)}"/>'
    if side not in ("you", "foe"):
        return rim
    tail = "l-4 4.5 4 4.5" if side == "foe" else "v9"
    return (
        f'{rim}<g class="{side}"><path class="k-pole" d="M23-15v-20"/>'
        f'<path class="k-flag" d="M24-35h15{tail}h-15z"/></g>'
    )


@cache
def smoke(density: int) -> str:
    """A cloud, thicker if it is heavy."""
    puffs = ((-19, 7, 15), (1, -9, 19), (20, 6, 15), (1, 15, 14))
    cloud = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in puffs)
    inner = ((-8, 3, 13), (12, -2, 11))
    more = "".join(f'<circle class="k-puff" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in inner)
    thick = density >= DENSE
    return f'<g class="k-smoke{" k-dense" if thick else ""}">{cloud}{more if thick else ""}</g>'


@cache
def target(when: str = "") -> str:
    """Artillery on its way, with the round it falls in."""
    word = f'<text class="k-due" x="20" y="-20">{when}</text>' if when else ""
    return (
        f'<path class="k-aim" d="M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0M-33 0h66M0-33v66"/>{word}'
    )


@cache
def work(kind: str, facing: int = 0) -> str:
    """A fortification or obstacle by the name of its kind."""
    draw = _WORKS.get(kind)
    if draw is None:
        return _plate(kind)
    return draw() if kind != "bunker" else _bunker(facing)


def _bunker(facing: int) -> str:
    """Concrete: thick on the three front hexsides, thin behind, with a slit."""
    corners = _ring(0.8)
    front = [corners[(facing - 1 + n) % 6] for n in range(4)]
    return (
        f'<path class="k-slab" d="{line(corners, closed=True)}"/>'
        f'<path class="k-wall" d="{line(front)}"/><path class="k-slit" d="{line(front)}"/>'
    )


def _trench() -> str:
    """A dug line that zigzags all round."""
    outer, inner = _ring(0.86), _ring(0.72)
    points: list[Spot] = []
    for n in range(6):
        here, there = outer[n], outer[(n + 1) % 6]
        low = mid(inner[n], inner[(n + 1) % 6])
        points += [here, mid(here, low), low, mid(there, low)]
    path = line(points, closed=True)
    return f'<path class="k-bank" d="{path}"/><path class="k-dug" d="{path}"/>'


def _hasty() -> str:
    """A low bank of earth in front of its builder."""
    bank = curve([(-31, 19), (-17, 28), (0, 31), (17, 28), (31, 19)])
    return f'<path class="k-bank" d="{bank}"/><path class="k-dug" d="{bank}"/>'


def _wire() -> str:
    loops = "".join(f"M{x} 24a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0" for x in range(-33, 26, 8))
    return f'<path class="k-wire" d="{loops}"/><path class="k-wire" d="M-36 24h72"/>'


def _road_block() -> str:
    beams = "".join(f"M{x - 9} 14l18 18m0-18l-18 18" for x in (-22, 0, 22))
    return f'<path class="k-beam0" d="{beams}"/><path class="k-beam" d="{beams}"/>'


def _mines() -> str:
    spots: Sequence[Spot] = ((-29, 10), (29, 10), (-17, 27), (17, 27), (0, 31))
    discs = "".join(f'<circle class="k-mine" cx="{num(x)}" cy="{num(y)}" r="5"/>' for x, y in spots)
    pins = "".join(f"M{num(x - 3, y - 3)}l6 6m0-6l-6 6" for x, y in spots)
    return f'{discs}<path class="k-pin" d="{pins}"/>'


def _plate(word: str) -> str:
    """A name on a plate, for whatever has no picture."""
    wide = 8 + 5.4 * len(word)
    box = f'x="{num(-wide / 2)}" y="18" width="{num(wide)}" height="13"'
    return (
        f'<rect class="k-plate" {box} rx="3"/>'
        f'<text class="k-word" y="27.5">{word.replace("-", " ")}</text>'
    )


_WORKS = {
    "bunker": lambda: _bunker(0),
    "trench": _trench,
    "hasty-defence": _hasty,
    "barbed-wire": _wire,
    "road-block": _road_block,
    "mines": _mines,
}
