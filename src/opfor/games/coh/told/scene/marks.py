"""What lies on the map besides counters: control markers, fortifications, obstacles, smoke."""

from __future__ import annotations

from collections.abc import Callable

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.pictures.ground import DOWN, centre, outline
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.state import Work
from opfor.kit.hexes import FACINGS
from opfor.kit.scene import Circle, Group, Item, Line, Polygon, Rect, Text, Tone, group

MARKS = {
    "earth": Tone("#6d4f2c", "#c39a63"),
    "concrete": Tone("#3d3d42", "#d5d3cc"),
    "smoke": Tone("#7f8283", "#b4b7b7"),
    "danger": Tone("#b3261e", "#f2877f"),
}


def marks_below(look: Deployment) -> list[Item]:
    """What counters stand on: markers, fortifications, obstacles."""
    items: list[Item] = []
    for marker in look.state.markers:
        items.append(_control(look.field, marker.cell, marker.side))
    for work in look.state.works:
        title = look.setting.works[work.kind].title + (" (hidden)" if work.hidden else "")
        drawn = _WORKS.get(work.kind, _trench)(look.field, work)
        items.append(Group(tuple(drawn), title=title, opacity=0.6 if work.hidden else 1.0))
    return items


def marks_above(look: Deployment) -> list[Item]:
    """What hangs over counters: smoke, and the own artillery's targets."""
    items: list[Item] = []
    for smoke in look.state.smoke:
        items.append(_smoke(look.field, smoke.cell, smoke.density))
    for barrage in look.state.barrages:
        x, y = centre(look.field, barrage.cell)
        cross: list[Item] = [
            Circle(x, y, DOWN * 0.7, "none", "danger", 2),
            Line(((x - 30, y), (x + 30, y)), "danger", 2),
            Line(((x, y - 30), (x, y + 30)), "danger", 2),
            Text(x + 20, y - 18, f"R{barrage.due}", 11, "danger", bold=True),
        ]
        items.append(group(cross, title=f"artillery in round {barrage.due}"))
    return items


def _control(field: Battlefield, cell: int, side: int) -> Group:
    """A hexagon in the holder's colour, and a flag."""
    x, y = centre(field, cell)
    tone = f"side-{side}"
    ring = Polygon(outline(field, cell, 0.9), "none", tone, 4)
    pole = Line(((x + 22, y - 12), (x + 22, y - 33)), "ink", 2)
    flag = Polygon(((x + 22, y - 33), (x + 36, y - 28), (x + 22, y - 23)), tone, "ink")
    return group([ring, pole, flag], title=f"control marker at {field.name(cell)}")


def _smoke(field: Battlefield, cell: int, density: int) -> Group:
    x, y = centre(field, cell)
    puffs = ((-20, 6, 15), (0, -8, 19), (20, 6, 15), (0, 14, 14))
    cloud = tuple(Circle(x + dx, y + dy, r, "smoke") for dx, dy, r in puffs)
    title = f"{'heavy' if density > 1 else 'light'} smoke at {field.name(cell)}"
    return Group(cloud, title=title, opacity=0.3 * density)


def _bunker(field: Battlefield, work: Work) -> list[Item]:
    """Thick walls on the three front hexsides, thin ones behind."""
    corners = outline(field, work.cell, 0.8)
    side = FACINGS[work.facing].front[0]
    front = tuple(corners[(side + n) % 6] for n in range(4))
    return [Polygon(corners, "none", "concrete", 1.5), Line(front, "concrete", 7)]


def _trench(field: Battlefield, work: Work) -> list[Item]:
    """A zigzag all round."""
    outer, inner = outline(field, work.cell, 0.84), outline(field, work.cell, 0.72)
    points = []
    for n in range(6):
        here, there = outer[n], outer[(n + 1) % 6]
        points.append(here)
        mid = ((inner[n][0] + inner[(n + 1) % 6][0]) / 2, (inner[n][1] + inner[(n + 1) % 6][1]) / 2)
        points += [((here[0] + mid[0]) / 2, (here[1] + mid[1]) / 2), mid]
        points.append(((there[0] + mid[0]) / 2, (there[1] + mid[1]) / 2))
    return [Polygon(tuple(points), "none", "earth", 4)]


def _hasty(field: Battlefield, work: Work) -> list[Item]:
    """A low bank in front of its builder."""
    x, y = centre(field, work.cell)
    return [
        Line(((x - 30, y + 22), (x - 16, y + 30), (x + 16, y + 30), (x + 30, y + 22)), "earth", 4)
    ]


def _wire(field: Battlefield, work: Work) -> list[Item]:
    x, y = centre(field, work.cell)
    items: list[Item] = [Line(((x - 34, y + 24), (x + 34, y + 24)), "concrete", 1.5)]
    for n in range(-3, 4):
        a = x + 10 * n
        items += [
            Line(((a - 4, y + 19), (a + 4, y + 29)), "concrete", 1.5),
            Line(((a - 4, y + 29), (a + 4, y + 19)), "concrete", 1.5),
        ]
    return items


def _road_block(field: Battlefield, work: Work) -> list[Item]:
    x, y = centre(field, work.cell)
    items: list[Item] = []
    for a in (x - 22, x, x + 22):
        items += [
            Line(((a - 9, y + 14), (a + 9, y + 32)), "earth", 4),
            Line(((a - 9, y + 32), (a + 9, y + 14)), "earth", 4),
        ]
    return items


def _mines(field: Battlefield, work: Work) -> list[Item]:
    x, y = centre(field, work.cell)
    items: list[Item] = []
    for dx, dy in ((-30, 10), (30, 10), (-16, 28), (16, 28), (0, 31)):
        items += [
            Circle(x + dx, y + dy, 5, "danger", "ink"),
            Rect(x + dx - 1, y + dy - 8, 2, 4, "ink"),
        ]
    return items


_WORKS: dict[str, Callable[[Battlefield, Work], list[Item]]] = {
    "bunker": _bunker,
    "trench": _trench,
    "hasty-defence": _hasty,
    "barbed-wire": _wire,
    "road-block": _road_block,
    "mines": _mines,
}
