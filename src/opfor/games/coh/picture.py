"""The position as a drawing: our own symbols on a plain hex map.

Hexes are tinted by terrain and shaded by level, roads and walls are lines; a counter is a box with
its sign, an arrow for its facing, and marks for spent and hit.
"""

from __future__ import annotations

from opfor.games.coh.board_text import board_text
from opfor.games.coh.naming import counter_name
from opfor.games.coh.options import Setting
from opfor.games.coh.situation import Situation, look
from opfor.games.coh.state import State
from opfor.games.coh.viewing import view
from opfor.kit.hexes import CORNERS, FACINGS, STEPS
from opfor.kit.scene import Circle, Group, Item, Line, Polygon, Rect, Scene, Text, Tone, group

ACROSS, DOWN = 17.0, 29.0
"""A step of the plane in pixels: a third of a column, half a hex."""
MARGIN = 40.0

PALETTE = {
    "paper": Tone("#fbfaf5", "#1b1d1a"),
    "ink": Tone("#22251f", "#eceade"),
    "grid": Tone("#b9b8a6", "#4a4d45"),
    "open": Tone("#eae6cf", "#33352b"),
    "plowed-field": Tone("#ddcda4", "#453c28"),
    "light-woods": Tone("#b9d49a", "#3a5230"),
    "heavy-woods": Tone("#86b06f", "#2b4425"),
    "wood-building": Tone("#d6a77a", "#6a4a2c"),
    "stone-building": Tone("#b3aeb0", "#55545a"),
    "water": Tone("#9fc4de", "#27455c"),
    "marsh": Tone("#b7cdb3", "#37483c"),
    "road": Tone("#c9a766", "#8b7442"),
    "wall": Tone("#6b5f55", "#a99a8c"),
    "side-0": Tone("#5f6f86", "#8fa6c8"),
    "side-1": Tone("#9a5246", "#d98a7c"),
    "counter-ink": Tone("#ffffff", "#10120f"),
    "smoke": Tone("#8d8f8f", "#a9abab"),
    "mark": Tone("#d9a400", "#f0c040"),
}
SIGNS = {"foot": "x", "gun": "o", "vehicle": "="}


def picture(setting: Setting, state: State, seat: str) -> Scene:
    """The whole map as a seat may see it."""
    shown = view(setting, state, seat)
    sight = look(setting, shown)
    places = setting.field.map.places
    width = (max(x for x, _ in places) * 3 + 3) * ACROSS + 2 * MARGIN
    height = (max(y for _, y in places) + 2) * DOWN + 2 * MARGIN
    items: list[Item] = [Rect(0, 0, width, height, "paper")]
    items += [_hex(setting, cell) for cell in range(len(setting.field))]
    items += _roads(setting)
    items += _walls(setting)
    items += _marks(sight)
    for units in sight.at.values():
        items += [_counter(sight, unit, n) for n, unit in enumerate(units)]
    text = board_text(setting, state, seat)
    title = f"Conflict of Heroes: {setting.mission.title}"
    return Scene(width, height, title, text, tuple(items), PALETTE)


def centre(setting: Setting, cell: int) -> tuple[float, float]:
    x, y = setting.field.map.places[cell]
    return MARGIN + 3 * x * ACROSS, MARGIN + y * DOWN


def _corner(setting: Setting, cell: int, n: int) -> tuple[float, float]:
    x, y = centre(setting, cell)
    across, down = CORNERS[n % 6]
    return x + across * ACROSS, y + down * DOWN


def _hex(setting: Setting, cell: int) -> Group:
    field = setting.field
    points = tuple(_corner(setting, cell, n) for n in range(6))
    x, y = centre(setting, cell)
    items: list[Item] = [Polygon(points, field.terrain[cell].id, "grid")]
    items.append(Text(x, y - DOWN * 0.68, field.name(cell), 9, "grid", "middle"))
    if field.level[cell]:
        items.append(Text(x, y + DOWN * 0.9, "▲" * field.level[cell], 9, "ink", "middle"))
    terrain = field.terrain[cell]
    return group(items, title=f"{field.name(cell)}: {terrain.title}")


def _roads(setting: Setting) -> list[Item]:
    pairs = sorted((a, b) for a, b in setting.field.roads if a < b)
    return [Line((centre(setting, a), centre(setting, b)), "road", 5) for a, b in pairs]


def _walls(setting: Setting) -> list[Item]:
    items: list[Item] = []
    for a, b in sorted((a, b) for a, b in setting.field.walls if a < b):
        side = STEPS.index(setting.field.map.difference(a, b))
        ends = (_corner(setting, a, side), _corner(setting, a, side + 1))
        items.append(Line(ends, "wall", 5))
    return items


def _marks(look: Situation) -> list[Item]:
    """Control markers, fortifications, smoke."""
    items: list[Item] = []
    for marker in look.state.markers:
        x, y = centre(look.setting, marker.cell)
        items.append(Circle(x, y, DOWN * 0.8, "none", f"side-{marker.side}", 4))
    for work in look.state.works:
        x, y = centre(look.setting, work.cell)
        title = look.setting.works[work.kind].title
        items.append(Group((Text(x, y + DOWN * 0.75, title, 8, "ink", "middle"),), title=title))
    for smoke in look.state.smoke:
        x, y = centre(look.setting, smoke.cell)
        cloud = Circle(x, y, DOWN * 0.7, "smoke")
        items.append(Group((cloud,), opacity=0.35 * smoke.density, title="smoke"))
    return items


def _counter(look: Situation, unit: int, n: int) -> Group:
    """A box with the unit's sign and number; arrow = facing, pale = spent, disc = hit."""
    counter, setting = look.state.counters[unit], look.setting
    x, y = centre(setting, counter.cell)
    x, y = x + 6 * n, y + 6 * n
    dx, dy = STEPS[FACINGS[counter.facing]]
    length = max(abs(3 * dx * ACROSS), abs(dy * DOWN))
    tip = (x + 3 * dx * ACROSS / length * 22, y + dy * DOWN / length * 22)
    fill = f"side-{counter.side}"
    items: list[Item] = [
        Line(((x, y), tip), "ink", 3),
        Rect(x - 14, y - 12, 28, 24, fill, "ink", 1, 3),
        Text(x, y - 1, counter.id, 9, "counter-ink", "middle", bold=True),
        Text(x, y + 9, SIGNS[setting.kind(counter).kind], 9, "counter-ink", "middle"),
    ]
    if counter.hit:
        items.append(Circle(x + 12, y - 10, 5, "mark", "ink"))
    if counter.hidden:
        items.append(Text(x + 10, y + 10, "?", 10, "mark", bold=True))
    spent = ", spent" if counter.spent else ""
    opacity = 0.6 if counter.spent else 1.0
    return Group(tuple(items), title=counter_name(setting, counter) + spent, opacity=opacity)
