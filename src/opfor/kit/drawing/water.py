"""Water: lakes are areas; a chain of hexes is a river, a curve that runs through marsh and off
the map."""

from __future__ import annotations

import math
from collections.abc import Callable
from collections.abc import Set as AbstractSet

from opfor.kit.drawing.areas import area, at, groups, near
from opfor.kit.drawing.pen import Spot, curve, line
from opfor.kit.hexes import Place

RIVER = 7
"""So many hexes in a chain are a river."""
SLIM = 0.7
"""At least this part of its hexes lies along the middle of a river."""

Beyond = Callable[[AbstractSet[Place]], set[Place]]
"""These hexes and those past the rim where they touch it."""
Outlet = Callable[[Place], Place | None]
"""Where a river leaves the map past this hex, if it does."""


def water_paths(
    wet: AbstractSet[Place], marsh: AbstractSet[Place], beyond: Beyond, outlet: Outlet
) -> tuple[str, str]:
    """The outlines of all lakes and the middle lines of all rivers."""
    lakes = rivers = ""
    fed = {place for place in marsh if len(wet & set(near(place))) > 1}
    for group in groups(wet | fed):
        way = _longest_way(group)
        if len(way) < RIVER or len(way) < SLIM * len(group):
            lakes += area(beyond(group & wet), 8, 0.35)
        else:
            rivers += _river(group, way, outlet)
    return lakes, rivers


def _longest_way(group: AbstractSet[Place]) -> list[Place]:
    """From one far end to the other."""
    return _farthest(group, _farthest(group, min(group))[0])


def _farthest(group: AbstractSet[Place], start: Place) -> list[Place]:
    """The way back from the hex farthest from the start."""
    before: dict[Place, Place | None] = {start: None}
    edge = [start]
    for place in edge:
        new = [other for other in near(place) if other in group and other not in before]
        before |= dict.fromkeys(new, place)
        edge += new
    way = [edge[-1]]
    while (back := before[way[-1]]) is not None:
        way.append(back)
    return way


def _river(group: AbstractSet[Place], way: list[Place], outlet: Outlet) -> str:
    """The smoothed way, and short arms to the hexes beside it."""
    for _ in range(2):
        past = outlet(way[0])
        way = [*([past] if past else []), *way][::-1]
    spots = [at(place) for place in way]
    inner = [_weighed(a, b, c) for a, b, c in zip(spots, spots[1:], spots[2:], strict=False)]
    path = curve([spots[0], *inner, spots[-1]])
    for place in sorted(group - set(way)):
        path += _arm(place, way)
    return path


def _arm(place: Place, way: list[Place]) -> str:
    """Water beside the river: a bend of its own where it touches the river twice, else a creek."""
    touching = [other for other in way if other in near(place)]
    if len(touching) > 1:
        return curve([at(touching[0]), at(place), at(touching[-1])])
    return line([at(place), min(map(at, way), key=lambda spot: math.dist(spot, at(place)))])


def _weighed(a: Spot, b: Spot, c: Spot) -> Spot:
    return (a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4
