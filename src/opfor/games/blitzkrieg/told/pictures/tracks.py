"""Battle tracks and the victory track."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.pictures.palette import SIDES
from opfor.games.blitzkrieg.told.pictures.symbols import shield, star
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.kit.scene import Circle, Group, Item, Rect, Text

HEIGHT = 22


def battle_track(setting: Setting, theatre: Theatre, track: int | None, width: float) -> Group:
    """The track of a theatre: second side's end on the left, first side's on the right.

    Without a position there is no marker yet.
    """
    step = width / (2 * theatre.steps + 1)
    items: list[Item] = []
    for position in range(-theatre.steps, theatre.steps + 1):
        x = (position + theatre.steps) * step
        items += _cell(setting, theatre, position, x, step)
    if track is None:
        return Group(tuple(items), title=f"{theatre.title}: no marker yet")
    items += _marker((track + theatre.steps + 0.5) * step, track)
    return Group(tuple(items), title=f"{theatre.title}: {say.lead(setting, track)}")


def _cell(
    setting: Setting, theatre: Theatre, position: int, x: float, step: float
) -> Iterator[Item]:
    """One step: plain, in the bonus zone, the end, or the red centre."""
    lead = abs(position)
    side = SIDES[0] if position > 0 else SIDES[1]
    first, second = theatre.shields
    fill = "red" if position == 0 else "bonus" if lead >= first else "well"
    if lead == theatre.steps:
        fill = side
    yield Rect(x + 0.75, 0, step - 1.5, HEIGHT, fill, "rule", 1, corner=3)
    middle = x + step / 2
    if lead == theatre.steps:
        yield star(middle, HEIGHT / 2, min(8, step / 2 - 1), "on-side")
    elif lead in (first, second):
        bonus = setting.constants.shield_bonus[lead == second]
        yield shield(middle, HEIGHT / 2 - 1, min(8, step / 2 - 1.5), side, side)
        yield Text(middle, HEIGHT / 2 + 3.5, str(bonus), 11, "on-side", "middle", bold=True)


def _marker(x: float, track: int) -> list[Item]:
    """The marker with the lead it shows."""
    colour = "mark" if track == 0 else SIDES[0] if track > 0 else SIDES[1]
    return [
        Circle(x, HEIGHT / 2, 13, "panel", colour, 3.5),
        Text(x, HEIGHT / 2 + 5, str(abs(track)), 14, "ink", "middle", bold=True),
    ]


def victory_track(setting: Setting, vp: tuple[int, int], width: float) -> Group:
    """Thirty places in two rows; the one that ends the game is red."""
    step = width / 15
    items: list[Item] = []
    for number in range(1, 31):
        x, y = ((number - 1) % 15) * step, (number - 1) // 15 * 34
        ends = number == setting.constants.end_points
        items.append(Rect(x + 1, y, step - 2, 30, "red" if ends else "well", "rule", corner=5))
        colour = "on-side" if ends else "muted"
        items.append(Text(x + step / 2, y + 20, str(number), 13, colour, "middle"))
    for side, points in enumerate(vp):
        items += _victory_marker(side, points, step, together=vp[0] == vp[1])
    said = ", ".join(f"{say.side_name(setting, side)} {vp[side]}" for side in (0, 1))
    return Group(tuple(items), title=f"Victory points: {said}")


def _victory_marker(side: int, points: int, step: float, *, together: bool) -> list[Item]:
    """A disc on its place; before the first place it waits on the left, past the last it stays."""
    place = min(points, 30)
    shift = (-7 if side else 7) if together else 0
    x = ((place - 1) % 15 + 0.5) * step + shift if place else -22
    y = (place - 1) // 15 * 34 + 15 if place else 15 + 30 * (1 - side)
    return [
        Circle(x, y, 13, SIDES[side], "on-side", 2),
        Text(x, y + 4.5, str(points), 13, "on-side", "middle", bold=True),
    ]
