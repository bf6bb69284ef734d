"""Counters as a drawing: pictogram, facing, spent, hit, hidden, activated; stacks side by side."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.pictures.ground import ACROSS, DOWN, centre
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.names import counter_name, hit_name
from opfor.games.coh.values.state import OFF
from opfor.kit.hexes import FACINGS, STEPS
from opfor.kit.scene import Circle, Group, Item, Line, Polygon, Rect, Text, Tone

COUNTERS = {
    "side-0": Tone("#4d5f7a", "#8fa6c8"),
    "side-1": Tone("#954537", "#d98a7c"),
    "counter-ink": Tone("#ffffff", "#10120f"),
    "spent": Tone("#d8d4c4", "#5a5c54"),
    "mark": Tone("#f2bd1d", "#f0c040"),
}
WIDE, HIGH = 46.0, 40.0
_SPOTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0, 2),)),
    2: (0.78, ((-19, 2), (19, 2))),
    4: (0.62, ((-16, -11), (16, -11), (-16, 15), (16, 15))),
    6: (0.5, ((-25, -9), (0, -9), (25, -9), (-25, 13), (0, 13), (25, 13))),
}
"""Scale and places for so many counters in a hex."""


def stack(look: Deployment, cell: int, units: Sequence[int]) -> list[Item]:
    """All counters of a hex, none covering another; beyond six a number says how many more."""
    fits = next((n for n in _SPOTS if n >= len(units)), 6)
    scale, spots = _SPOTS[fits]
    x, y = centre(look.field, cell)
    items: list[Item] = [
        counter(look, unit, x + dx, y + dy, scale)
        for unit, (dx, dy) in zip(units, spots, strict=False)
    ]
    if len(units) > len(spots):
        items.append(Text(x + 34, y + 4, f"+{len(units) - len(spots)}", 12, "ink", bold=True))
    return items


def counter(look: Deployment, unit: int, x: float, y: float, scale: float = 1.0) -> Group:
    """One counter around a point; its title says everything in words."""
    state, setting = look.state, look.setting
    one, kind = state.counters[unit], look.kind(unit)
    items: list[Item] = []
    if not one.hidden and one.carrier == OFF:
        items.append(_facing(one.facing, f"side-{one.side}"))
    active = unit in state.activated[setting.player_of(unit, one.side)]
    box = "mark" if active else "ink"
    items += [
        Rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, f"side-{one.side}", box, 3 if active else 1, 4),
        Text(0, -HIGH / 2 + 12, one.id, 11, "counter-ink", "middle", bold=True),
        Group(tuple(pictogram(kind)), 0, 2),
    ]
    if one.spent:
        items += _band("spent", "spent")
    elif one.hidden:
        items += _band("hidden", "mark")
    if one.hit:
        items += _hit(hit_name(setting, one.hit))
    if one.carrier != OFF:
        items.append(Line(((-14, -HIGH / 2), (14, -HIGH / 2)), "mark", 4))
    return Group(tuple(items), x, y, _title(look, unit), scale=scale)


def _title(look: Deployment, unit: int) -> str:
    one, kind = look.state.counters[unit], look.kind(unit)
    said = [counter_name(look.setting, one), FACINGS[one.facing].name]
    said += ["spent"] if one.spent else []
    said += [hit_name(look.setting, one.hit)] if one.hit else []
    shelter = look.shelter(unit)
    said += [f"in a {look.setting.works[shelter.kind].title.lower()}"] if shelter else []
    if kind.is_armed:
        said.append(f"attack {kind.attack_cost}, AR {kind.red}/{kind.blue}, range {kind.range}")
    said.append(f"DR {kind.front_dr} front, {kind.flank_dr} flank; move {kind.move_cost}")
    return ", ".join(said)


def _facing(facing: int, tone: str) -> Item:
    """A wedge that looks out over the faced hexside."""
    dx, dy = STEPS[FACINGS[facing]]
    along = (3 * dx * ACROSS, dy * DOWN)
    length = (along[0] ** 2 + along[1] ** 2) ** 0.5
    ux, uy = along[0] / length, along[1] / length
    reach, foot, half = (39.0, 22.0, 14.0) if dx else (34.0, 18.0, 13.0)
    tip = (ux * reach, uy * reach)
    left = (ux * foot - uy * half, uy * foot + ux * half)
    right = (ux * foot + uy * half, uy * foot - ux * half)
    return Polygon((tip, left, right), tone, "ink")


def _band(word: str, tone: str) -> list[Item]:
    """A strip along the lower edge with a word in it."""
    top = HIGH / 2 - 11
    return [
        Rect(-WIDE / 2, top, WIDE, 11, tone, "ink", 1, 3),
        Text(0, top + 8.5, word, 9, "#22251f" if tone == "mark" else "ink", "middle", bold=True),
    ]


def _hit(word: str) -> list[Item]:
    """A burst at the upper corner, and what is wrong if that is known."""
    x, y = WIDE / 2 - 2, -HIGH / 2 + 2
    points = tuple(
        (x + (8 if n % 2 else 4) * a, y + (8 if n % 2 else 4) * b)
        for n, (a, b) in enumerate(_ROUND)
    )
    burst = Polygon(points, "mark", "ink")
    if word == "hit":
        return [burst]
    name = Rect(-WIDE / 2, HIGH / 2, WIDE, 11, "mark", "ink", 1, 3)
    return [
        burst,
        name,
        Text(0, HIGH / 2 + 8.5, word, min(9.0, 76 / len(word)), "#22251f", "middle", bold=True),
    ]


_ROUND = (
    (1, 0), (0.92, 0.38), (0.71, 0.71), (0.38, 0.92), (0, 1), (-0.38, 0.92), (-0.71, 0.71),
    (-0.92, 0.38), (-1, 0), (-0.92, -0.38), (-0.71, -0.71), (-0.38, -0.92), (0, -1),
    (0.38, -0.92), (0.71, -0.71), (0.92, -0.38),
)  # fmt: skip


def pictogram(kind: UnitKind) -> list[Item]:
    """What sort of unit it is, around the point (0, 0)."""
    tone = "counter-ink"
    if kind.kind == "vehicle":
        return _vehicle(kind, tone)
    if kind.has("mortar"):
        return [Line(((-6, 8), (6, -5)), tone, 4), Line(((-9, 9), (9, 9)), tone, 2)]
    if kind.kind == "gun":
        barrel = Line(((-2, 3), (15, -2)), tone, 3)
        return [Circle(-4, 5, 6, "none", tone, 2), barrel, Line(((-4, 5), (-14, 9)), tone, 2)]
    heads: list[Item] = [Circle(x, 3, 3.6, tone) for x in (-9, 0, 9)]
    if kind.boxed:
        return [heads[0], Line(((-6, 3), (14, 3)), tone, 3), Line(((2, 3), (-3, 10)), tone, 2)]
    if kind.has("pioneer"):
        return [*heads, Line(((-12, 9), (12, 9)), tone, 2)]
    return heads


def _vehicle(kind: UnitKind, tone: str) -> list[Item]:
    """A hull on tracks or wheels; a turret if it has one, else a bed or a fixed gun."""
    items: list[Item] = [Rect(-14, 0, 28, 7, tone, corner=2)]
    if kind.movement == "tracked":
        items.append(Rect(-15, 7, 30, 5, "none", tone, 1.5, 2.5))
    else:
        items += [Circle(-9, 9, 3.4, tone), Circle(9, 9, 3.4, tone)]
    if kind.has("turret"):
        items += [Rect(-6, -5, 12, 6, tone, corner=2), Line(((5, -3), (18, -3)), tone, 2)]
    elif kind.is_combat_effective:
        items.append(Line(((0, -2), (16, -2)), tone, 2.5))
    else:
        items.append(Rect(5, -5, 9, 6, tone, corner=1))
    return items
