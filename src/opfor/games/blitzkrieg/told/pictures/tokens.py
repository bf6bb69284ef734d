"""Unit tokens: first side with cut corners, second side with round ones; strength in large."""

from __future__ import annotations

from opfor.games.blitzkrieg.told.names import capital, possessive, unit_name
from opfor.games.blitzkrieg.told.pictures import symbols as draw
from opfor.games.blitzkrieg.told.pictures.palette import SIDES
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.tables import UnitRow
from opfor.kit.scene import Circle, Group, Item, Polygon, Rect, Text

SIZE = 54
PALE = "on-side"


def token(setting: Setting, side: int, unit: str, x: float, y: float) -> Group:
    """A token centred on (x, y)."""
    row = setting.units.by_id.get(unit)
    if row is None:
        question_mark = Text(0, 9, "?", 26, PALE, "middle", bold=True)
        return Group((_body(side), question_mark), x, y, "A hidden unit")
    title = capital(f"{possessive(setting, side)} {unit_name(setting, unit)}")
    return Group((_body(side), *_face(row)), x, y, title)


def _body(side: int) -> Item:
    half = SIZE / 2
    if side == 1:
        return Rect(-half, -half, SIZE, SIZE, SIDES[1], PALE, 2, corner=11)
    cut = half - 9
    corners = ((-cut, -half), (cut, -half), (half, -cut), (half, cut), (cut, half), (-cut, half),
               (-half, cut), (-half, -cut))  # fmt: skip
    return Polygon(corners, SIDES[0], PALE, 2)


def _face(row: UnitRow) -> list[Item]:
    """Kind above, strength below; marks for abilities, a ring for special weapons."""
    items: list[Item] = [Group(tuple(_kind(row)), 0, -9)]
    items.append(_strength(row))
    if row.blitz:
        items.append(draw.lightning(13, 14, PALE))
    if row.bomber:
        items.append(draw.little_bomb(13, 14, PALE))
    if row.task_force:
        items.append(draw.no_effect_mark(13, 15, PALE))
    if row.nuclear:
        items.append(Text(13, 21, "−2", 14, PALE, "middle", bold=True))
    if row.leads:
        items.append(draw.star(14, 14, 7, PALE))
    if row.special:
        items.append(Circle(-18, -18, 3.2, PALE))
    return items


def _kind(row: UnitRow) -> list[Item]:
    if row.nuclear:
        return draw.bomb_sign(PALE)
    if row.roams:
        return draw.monster(PALE)
    kinds = {"army": draw.army, "navy": draw.navy, "airforce": draw.airforce, "agent": draw.agent}
    return kinds[row.kind](PALE)


def _strength(row: UnitRow) -> Text:
    """The printed number; a spy or scientist has a word instead."""
    if row.kind == "agent":
        return Text(0, 20, row.id[:3], 16, PALE, "middle", bold=True)
    if row.leads:
        return Text(-8, 21, f"{row.strength}+", 17, PALE, "middle", bold=True)
    marked = row.blitz or row.bomber or row.task_force or row.nuclear
    return Text(-9 if marked else 0, 22, str(row.strength), 19, PALE, "middle", bold=True)
