"""What a mission puts on the ground, as it is drawn for print: entry and set-up hexes, Control
Markers, fortifications, Rumored Enemies, exits and the places where units begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.games.coh.told.sheet.map_ground import ACROSS, DOWN, centre, rim
from opfor.kit.hexes import STEPS, Facing
from opfor.kit.scene import NONE, Circle, Group, Item, Line, Polygon, Rect, Text, group

WIDE, HIGH = 50.0, 30.0
"""A unit's plate, a little smaller than the counter that will lie on it."""
SPOTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (1.0, ((0, 1),)),
    2: (0.82, ((0, -13), (0, 16))),
    4: (0.6, ((-17, -11), (17, -11), (-17, 14), (17, 14))),
    6: (0.5, ((-26, -9), (0, -9), (26, -9), (-26, 12), (0, 12), (26, 12))),
}
MOST_EXITS = 6
"""More hexes than that are an edge, which says so itself."""
Shown = Callable[[int], bool]


def marks(mission: Mission, field: Battlefield, shown: Shown) -> list[Item]:
    """Everything of the set-up that lies in the hexes shown; nothing hidden."""
    items: list[Item] = []
    for side, row in enumerate(mission.sides):
        places = (*(f.by for f in row.forces), *(f.area for f in row.forces))
        cells = {c for names in places for c in cells_of(field, names)}
        items += [_way_in(field, c, side) for c in sorted(cells) if shown(c)]
        exits = [row.exit] if row.exit else []
        for way in (*exits, *row.exit_of.values()):
            cells_out = cells_of(field, way.hexes)
            if len(cells_out) <= MOST_EXITS:
                items += [_way_out(field, c, side) for c in cells_out if shown(c)]
    nations = [row.nation for row in mission.sides]
    for control in mission.control:
        if shown(field.cell(control.hex)):
            items += _marker(field, field.cell(control.hex), nations.index(control.owner))
    for work in mission.works:
        if not work.hidden and shown(field.cell(work.hex)):
            items += _plate(field, field.cell(work.hex), work_kinds()[work.kind].title)
    for smoke in mission.smoke:
        if shown(field.cell(smoke.hex)):
            title = "Heavy smoke" if smoke.density == 2 else "Light smoke"
            items += _plate(field, field.cell(smoke.hex), title)
    for hex_ in mission.rumors if isinstance(mission, SoloMission) else ():
        if shown(field.cell(hex_)):
            items += _rumor(field, field.cell(hex_))
    return items + _units(mission, field, shown)


def _way_in(field: Battlefield, cell: int, side: int) -> Line:
    """An entry or set-up hex: solid for the first side, broken for the second."""
    part, line = (0.95, 3.2) if side == 0 else (0.89, 3.4)
    return rim(field, cell, part, f"side-{side}", side == 1, line)


def _way_out(field: Battlefield, cell: int, side: int) -> Item:
    x, y = centre(field, cell)
    return Text(x, y + 8, "EXIT", 15, f"side-{side}", "middle", bold=True)


def _marker(field: Battlefield, cell: int, side: int) -> list[Item]:
    """A Control Marker: a ring, doubled for the second side."""
    x, y = centre(field, cell)
    rings: list[Item] = [Circle(x, y, 25, NONE, f"side-{side}", 5)]
    if side == 1:
        rings.append(Circle(x, y, 19, NONE, f"side-{side}", 2))
    return [*rings, Text(x, y + 5, "CM", 14, f"side-{side}", "middle", bold=True)]


def _plate(field: Battlefield, cell: int, text: str) -> list[Item]:
    x, y = centre(field, cell)
    return [
        Rect(x - 34, y + 14, 68, 13, "paper", "ink", 1, 2),
        Text(x, y + 24, text, 10.5, "ink", "middle", bold=True),
    ]


def _rumor(field: Battlefield, cell: int) -> list[Item]:
    x, y = centre(field, cell)
    return [Circle(x, y, 15, "ink"), Text(x, y + 8, "?", 22, "paper", "middle", bold=True)]


# -- units that begin on the map -------------------------------------------------------------------


def _units(mission: Mission, field: Battlefield, shown: Shown) -> list[Item]:
    at: dict[int, list[tuple[int, UnitKind, int, str]]] = {}
    for side, row in enumerate(mission.sides):
        for force, hex_, facing in placed(row.forces):
            for number in force.numbers:
                entry = (side, kind_numbered(row.nation, number), number, facing)
                at.setdefault(field.cell(hex_), []).append(entry)
    items: list[Item] = []
    for cell, units in sorted(at.items()):
        if shown(cell):
            items += _stack(field, cell, units)
    return items


def placed(forces: tuple[Force, ...]) -> Iterator[tuple[Force, str, str]]:
    """The forces that stand in a hex, hidden ones left out; riders with what carries them."""
    where = {n: (f.hex, f.facing or "") for f in forces for n in f.numbers if f.hex}
    for force in forces:
        hex_, facing = where.get(force.rides, (force.hex, force.facing or ""))
        if hex_ and not force.hidden:
            yield force, hex_, facing


def _stack(
    field: Battlefield, cell: int, units: list[tuple[int, UnitKind, int, str]]
) -> list[Item]:
    """All units of a hex side by side, each with the way it faces."""
    scale, spots = SPOTS[next((n for n in SPOTS if n >= len(units)), 6)]
    x, y = centre(field, cell)
    return [
        Group((_unit(*unit),), x + dx, y + dy, scale=scale)
        for unit, (dx, dy) in zip(units, spots, strict=False)
    ]


def _unit(side: int, kind: UnitKind, number: int, facing: str) -> Group:
    fill, ink = ("side-0", "counter-ink") if side == 0 else ("pale-1", "ink")
    items: list[Item] = [_arrow(facing, f"side-{side}")] if facing else []
    title = short_name(kind)
    items += [
        Rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, fill, f"side-{side}", 2, 3),
        Text(0, -3, title, min(11.0, 92 / max(len(title), 1)), ink, "middle", bold=True),
        Text(0, 11, f"{number:02d}", 13, ink, "middle", bold=True),
    ]
    return group(items)


def _arrow(facing: str, tone: str) -> Polygon:
    """A triangle beyond the plate, pointing at the hexside faced."""
    dx, dy = STEPS[Facing[facing]]
    across, down = 3 * dx * ACROSS, dy * DOWN
    long = (across**2 + down**2) ** 0.5
    ux, uy = across / long, down / long
    reach, foot, half = (37.0, 20.0, 11.0) if dx else (25.0, 13.0, 10.0)
    tip = (ux * reach, uy * reach)
    left = (ux * foot - uy * half, uy * foot + ux * half)
    right = (ux * foot + uy * half, uy * foot - ux * half)
    return Polygon((tip, left, right), tone, "ink", 1)


def short_name(kind: UnitKind, most: int = 10) -> str:
    """A name for a small space: the title, or the short form of the counter's id."""
    if len(kind.title) <= most:
        return kind.title
    return kind.id.partition("-")[2].replace("-", " ").capitalize()
