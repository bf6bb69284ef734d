"""Symbols of space effects and units, each drawn around (0, 0) in a box of about 36 by 36."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from opfor.games.blitzkrieg.values.content import Space
from opfor.kit.scene import Circle, Group, Item, Line, Point, Polygon, Rect, Text, group

INK = "mark"


def effect_symbol(space: Space) -> Group:
    """The symbol of a space's effect with its number."""
    return group(_EFFECTS[space.effect](space.amount))


def _number(text: str, x: float, y: float, size: float = 15) -> Text:
    return Text(x, y, text, size, INK, "middle", bold=True)


def _factory(x: float = 0, y: float = 0, scale: float = 1) -> list[Item]:
    """A hall with a saw-tooth roof and a chimney."""
    outline: tuple[Point, ...] = (
        (-15, 12), (-15, -1), (-6, -7), (-6, -1), (3, -7), (3, -1), (8, -1), (8, -14),
        (13, -14), (14, 12),
    )  # fmt: skip
    hall = Polygon(tuple((x + scale * px, y + scale * py) for px, py in outline), INK)
    return [hall]


def _flask(x: float = 0, y: float = 0, scale: float = 1) -> list[Item]:
    """A flask, half full."""

    def at(px: float, py: float) -> Point:
        return (x + scale * px, y + scale * py)

    glass = (at(-3, -13), at(-3, -4), at(-12, 10), at(-10, 13), at(10, 13), at(12, 10), at(3, -4),
             at(3, -13))  # fmt: skip
    liquid = (at(-7.5, 4), at(-11, 10), at(-9.5, 12), at(9.5, 12), at(11, 10), at(7.5, 4))
    return [
        Line(glass, INK, 2 * scale),
        Line((at(-6, -13), at(6, -13)), INK, 2.4 * scale),
        Polygon(liquid, INK),
    ]


def _production(amount: int) -> list[Item]:
    if amount == 1:
        return _factory()
    return [*_factory(-6, 0, 0.85), _number(f"×{amount}", 17, 6, 14)]


def _research(_amount: int) -> list[Item]:
    return _flask()


def _improved_research(amount: int) -> list[Item]:
    return [*_flask(-7), _number(f"×{amount}", 14, 6, 14)]


def _research_industry(_amount: int) -> list[Item]:
    return [*_flask(-13, 0, 0.8), *_factory(12, 1, 0.75)]


def _bombing(_amount: int) -> list[Item]:
    """A falling bomb."""
    body: tuple[Point, ...] = ((-6, -5), (6, -5), (7, 3), (4, 10), (0, 14), (-4, 10), (-7, 3))
    fins: tuple[Point, ...] = ((-8, -14), (-3, -11), (3, -11), (8, -14), (5, -6), (-5, -6))
    return [Polygon(body, INK), Polygon(fins, INK)]


def _tactical(amount: int) -> list[Item]:
    """A chevron: more in this theatre."""
    chevron: tuple[Point, ...] = ((-12, 4), (0, -8), (12, 4), (12, 11), (0, -1), (-12, 11))
    return [
        Group((Polygon(chevron, INK),), x=-9, scale=0.8),
        _number(f"+{amount}", 13, 6),
    ]


def _strategic(amount: int) -> list[Item]:
    """Arrows to both sides: more elsewhere."""
    left: tuple[Point, ...] = ((-26, 0), (-17, -8), (-17, -3), (-12, -3), (-12, 3), (-17, 3),
                               (-17, 8))  # fmt: skip
    right = tuple((-x, y) for x, y in left)
    return [Polygon(left, INK), Polygon(right, INK), _number(f"+{amount}", 0, 5)]


def _propaganda(amount: int) -> list[Item]:
    """A loudspeaker and its points."""
    horn: tuple[Point, ...] = ((-20, -4), (-13, -4), (-2, -11), (-2, 11), (-13, 4), (-20, 4))
    return [
        Polygon(horn, INK),
        Line(((2, -5), (4, 0), (2, 5)), INK, 2),
        _number(str(amount), 15, 7, 19),
    ]


def _none(_amount: int) -> list[Item]:
    return [Line(((-6, 0), (6, 0)), INK, 2)]


_EFFECTS: dict[str, Callable[[int], list[Item]]] = {
    "none": _none,
    "propaganda": _propaganda,
    "strategic-advantage": _strategic,
    "tactical-advantage": _tactical,
    "industrial-production": _production,
    "research": _research,
    "improved-research": _improved_research,
    "research-industry": _research_industry,
    "bombing": _bombing,
}


def shield(x: float, y: float, size: float, fill: str, stroke: str = INK) -> Polygon:
    """A heraldic shield around (x, y)."""
    outline = ((-1, -1), (1, -1), (1, 0.15), (0.62, 0.8), (0, 1.2), (-0.62, 0.8), (-1, 0.15))
    return Polygon(tuple((x + size * px, y + size * py) for px, py in outline), fill, stroke, 1.2)


def star(x: float, y: float, size: float, fill: str) -> Polygon:
    """A star of five points."""
    points = [
        (x + size * r * sin(i * pi / 5), y - size * r * cos(i * pi / 5))
        for i, r in enumerate([1, 0.42] * 5)
    ]
    return Polygon(tuple(points), fill)


def lightning(x: float, y: float, fill: str) -> Polygon:
    """The mark of a blitz unit."""
    bolt = ((1, -9), (-6, 2), (-1, 2), (-3, 9), (6, -3), (1, -3), (5, -9))
    return Polygon(tuple((x + px, y + py) for px, py in bolt), fill)


def little_bomb(x: float, y: float, fill: str) -> Group:
    """The mark of a unit that bombs."""
    body = Polygon(((-3, -2), (3, -2), (3, 3), (0, 7), (-3, 3)), fill)
    fins = Polygon(((-4, -7), (4, -7), (2, -3), (-2, -3)), fill)
    return Group((body, fins), x, y)


def no_effect_mark(x: float, y: float, colour: str) -> Group:
    """The mark of a task force: the space's effect is struck out."""
    ring = Circle(0, 0, 6, stroke=colour, line=1.8)
    return Group((ring, Line(((-4, -4), (4, 4)), colour, 1.8)), x, y)


def army(colour: str) -> list[Item]:
    """A box with crossed lines."""
    return [
        Rect(-11, -7, 22, 14, stroke=colour, line=2),
        Line(((-11, -7), (11, 7)), colour, 1.6),
        Line(((-11, 7), (11, -7)), colour, 1.6),
    ]


def navy(colour: str) -> list[Item]:
    """A ship."""
    return [
        Polygon(((-13, 1), (13, 1), (9, 8), (-9, 8)), colour),
        Polygon(((-6, -1), (-6, -5), (-1, -5), (-1, -10), (3, -10), (3, -5), (7, -1)), colour),
    ]


def airforce(colour: str) -> list[Item]:
    """A plane seen from above."""
    half: tuple[Point, ...] = ((0, -11), (2, -8), (2, -3), (13, 2), (13, 5), (2, 2), (1.5, 7),
                               (5, 9), (5, 11), (0, 10))  # fmt: skip
    return [Polygon((*half, *((-x, y) for x, y in reversed(half))), colour)]


def agent(colour: str) -> list[Item]:
    """A figure."""
    return [
        Circle(0, -6, 4.5, colour),
        Polygon(((-8, 9), (-6, 1), (-2, -1), (2, -1), (6, 1), (8, 9)), colour),
    ]


def bomb_sign(colour: str) -> list[Item]:
    """Three wedges around a dot."""
    wedges: list[Item] = []
    for turn in range(3):
        a = turn * 2 * pi / 3 - pi / 2
        spread = pi / 6
        inner = [(3.5 * cos(a + d), 3.5 * sin(a + d)) for d in (spread, -spread)]
        outer = [(11 * cos(a + d), 11 * sin(a + d)) for d in (-spread, -spread / 2, 0,
                                                              spread / 2, spread)]  # fmt: skip
        wedges.append(Polygon((*inner, *outer), colour))
    return [Circle(0, 0, 2.2, colour), *wedges]


def monster(colour: str) -> list[Item]:
    """A horned whale breaking the surface."""
    body = Polygon(
        ((-13, 6), (-10, -3), (-4, -7), (-3, -12), (0, -7.5), (6, -6), (10, -1), (14, -5),
         (13, 2), (11, 6)),
        colour,
    )  # fmt: skip
    return [body, Line(((-13, 9), (-8, 7.5), (-3, 9), (2, 7.5), (7, 9), (12, 7.5)), colour, 1.6)]
