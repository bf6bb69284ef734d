"""The position as a drawing: the grid with terrain and units, both HQs behind their lines."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.rules.movement import crowd_of
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.board_text import board_text, describe
from opfor.games.tactics2gm.told.view import view
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit
from opfor.kit.scene import Circle, Item, Rect, Scene, Text, Tone, group

SPACE = 84
EDGE = 28
STRIP = 52

PALETTE = {
    "ink": Tone("#1c2421", "#e8ece9"),
    "paper": Tone("#f4f1e8", "#1d211f"),
    "open": Tone("#e4e2c8", "#3a4034"),
    "forest": Tone("#8fb07f", "#2f4a33"),
    "bushes": Tone("#bcd09a", "#45563a"),
    "stone": Tone("#c9c3b6", "#4c4a45"),
    "water": Tone("#a9c9dd", "#2b4556"),
    "works": Tone("#d9b88f", "#5d4a35"),
    "first": Tone("#7a8288", "#59636b"),
    "second": Tone("#6f7f4a", "#55643a"),
    "plate": Tone("#fbfaf5", "#e9ebe6"),
    "plate-ink": Tone("#1c2421", "#1c2421"),
    "wound": Tone("#b3261e", "#d9564c"),
    "goal": Tone("#b8860b", "#e0b040"),
}

TYPES = {"infantry": "foot", "artillery": "gun", "tank": "tank", "transport": "car"}
LEGEND = "R range, P penetration, D defence"
GROUND = {
    "forest": "forest", "bushes": "bushes", "ruins": "stone", "mountain": "stone",
    "lake": "water", "sea": "water",
}  # fmt: skip


def picture(setting: Setting, state: State, seat: str) -> Scene:
    """The position as ``seat`` may see it; line 1 is at the top."""
    shown = view(setting, state, seat)
    board = setting.board
    width = board.columns * SPACE + 2 * EDGE
    height = board.lines * SPACE + 2 * STRIP + EDGE
    items: list[Item] = [Rect(0, 0, width, height, "paper")]
    items += _headquarters(setting, shown, width, height)
    crowd = crowd_of(shown)
    for cell in range(board.size):
        items.append(_space(setting, shown, cell, crowd.get(cell, [])))
    items.append(Text(EDGE, height - STRIP + 24, LEGEND, 10))
    title = f"{setting.mission.title}, turn {state.turn}"
    return Scene(width, height, title, board_text(setting, state, seat), tuple(items), PALETTE)


def _headquarters(setting: Setting, state: State, width: float, height: float) -> Iterator[Item]:
    for side, y in ((0, 8.0), (1, height - STRIP + 4)):
        left = max(setting.numbers.hq.hp - state.hq[side], 0)
        name = say.capital(say.side(setting, state, side))
        label = f"{name}: HQ {left} of {setting.numbers.hq.hp}, {state.ap[side]} AP"
        items: tuple[Item, ...] = (
            Rect(0, 0, 2 * SPACE + 140, 32, _tone(side), corner=4),
            Text(SPACE + 70, 21, label, 13, "#ffffff", "middle", bold=True),
        )
        yield group(items, width / 2 - SPACE - 70, y, label)


def _tone(side: int) -> str:
    return "first" if side == 0 else "second"


def _space(setting: Setting, state: State, cell: int, standing: list[Unit]) -> Item:
    board = setting.board
    piece = state.terrain[cell]
    ground = "open" if piece is None else GROUND.get(piece.card, "works")
    items: list[Item] = [Rect(1, 1, SPACE - 2, SPACE - 2, ground, "ink", 0.5, 3)]
    said = say.capital(say.space(setting, cell))
    items.append(Text(5, 12, say.spot(setting, cell), 9))
    if piece is not None:
        name = say.card(setting, piece.card)
        said += f", {name.lower()}"
        items.append(Text(SPACE - 5, 12, say.capital(name), 9, "ink", "end"))
        if piece.damage or cell == setting.mission.target:
            left = f"{setting.cards.terrain[piece.card].hp - piece.damage} HP"
            said += f", {left} left"
            items.append(Text(SPACE - 7, SPACE - 7, left, 9, "ink", "end", bold=True))
    if cell == setting.mission.target:
        items.append(Rect(3, 3, SPACE - 6, SPACE - 6, "none", "goal", 3, 3))
        said += ", mission target"
    for place, unit in enumerate(standing[:2]):
        items.append(_unit(setting, state, unit, 17 + 31 * place, small=len(standing) > 1))
        said += f": {describe(setting, state, unit)}"
    x, y = EDGE + (board.column(cell) - 1) * SPACE, STRIP + (board.line(cell) - 1) * SPACE
    return group(items, x, y, said)


def _unit(setting: Setting, state: State, unit: Unit, y: float, *, small: bool) -> Item:
    """A plate with a band in the colour of its side: army and number, hit points left; below
    the title, the values, and what it carries."""
    band, height = 14, 28 if small else 60
    items: list[Item] = [
        Rect(5, 0, SPACE - 10, height, "plate", _tone(unit.side), 2, 3),
        Rect(5, 0, SPACE - 10, band, _tone(unit.side), corner=3),
        Text(9, 11, _badge(setting, state, unit), 10, "#ffffff", bold=True),
        Text(9, 25, _short(setting, unit), 8.6, "plate-ink"),
    ]
    if unit.card != HIDDEN:
        card = setting.cards.units[unit.card]
        hp = f"{card.hp - unit.wounds}/{card.hp} HP"
        items.append(Text(SPACE - 9, 11, hp, 9, "#ffffff", "end", bold=unit.wounds > 0))
        if not small:
            kind = TYPES.get(card.type, card.type)
            values = f"{kind} R{card.range} P{card.penetration} D{card.defence}"
            items.append(Text(9, 39, values, 9, "plate-ink"))
            items.append(Text(9, 52, clipped(_load(setting, unit), 16), 8, "plate-ink"))
    if unit.wounds:
        items.append(Circle(SPACE - 6, 4, 4, "wound"))
    return group(items, 0, y, say.unit(setting, state, unit.id))


def _badge(setting: Setting, state: State, unit: Unit) -> str:
    """``G 7``: the first letter of the army, so that colour is not needed, and the number."""
    army = setting.cards.armies.get(state.armies[unit.side])
    return f"{army.title[0]} {unit.id}" if army is not None else str(unit.id)


def _load(setting: Setting, unit: Unit) -> str:
    """Equipment, and who rides along."""
    rider = [f"carries {unit.cargo}"] if unit.cargo else []
    return ", ".join([*rider, *(say.token(setting, token.kind) for token in unit.tokens)])


def _short(setting: Setting, unit: Unit) -> str:
    if unit.card == HIDDEN:
        return "?"
    return clipped(setting.cards.units[unit.card].title, 14)


def clipped(text: str, length: int) -> str:
    """A text short enough to be drawn; the full one is in the description."""
    return text if len(text) <= length else text[: length - 1] + "."
