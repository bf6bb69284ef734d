"""Writing paths: short numbers, straight and curved lines, and chance that depends on its key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias
from zlib import crc32

Spot: TypeAlias = tuple[float, float]


def chance(*key: object) -> float:
    """A number from 0 to 1, the same for the same key."""
    return crc32(repr(key).encode()) / 2**32


def short(value: float) -> str:
    """A number with at most one decimal and nothing superfluous."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        return text[:-2] if text != "-0.0" else "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def num(*values: float) -> str:
    """Numbers beside each other, as tightly as a path allows."""
    return tight(short(value) for value in values)


def tight(parts: Iterable[str]) -> str:
    return " ".join(parts).replace(" -", "-")


def mid(a: Spot, b: Spot) -> Spot:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _whole(spot: Spot) -> Spot:
    return round(spot[0]), round(spot[1])


def line(points: Sequence[Spot], *, closed: bool = False) -> str:
    """Straight pieces: an absolute start and relative steps, the shortest way to write them."""
    steps = (num(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    return f"M{num(*points[0])}l{tight(steps)}{'z' if closed else ''}"


def curve(points: Sequence[Spot]) -> str:
    """A smooth line through the points (Catmull-Rom, written as Bézier)."""
    every = [points[0], *points, points[-1]]
    steps = []
    for a, b, c, d in zip(every, every[1:], every[2:], every[3:], strict=False):
        first = (c[0] - a[0]) / 6, (c[1] - a[1]) / 6
        second = c[0] - b[0] - (d[0] - b[0]) / 6, c[1] - b[1] - (d[1] - b[1]) / 6
        steps.append(num(*first, *second, c[0] - b[0], c[1] - b[1]))
    return f"M{num(*points[0])}c{tight(steps)}"


def soft(corners: Sequence[Spot]) -> str:
    """A closed line that only leans towards its corners (a quadratic B-spline), on whole numbers:
    nobody sees the tenths of what is soft."""
    corners = [_whole(corner) for corner in corners]
    mids = [_whole(mid(a, b)) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
    steps = (
        num(c[0] - p[0], c[1] - p[1], m[0] - p[0], m[1] - p[1])
        for p, c, m in zip([mids[-1], *mids], corners, mids, strict=False)
    )
    return f"M{num(*mids[-1])}q{tight(steps)}z"
