"""The position as a drawing for a seat: two columns of theatres, or a map of cities."""

from __future__ import annotations

from opfor.games.blitzkrieg.told.board_text import board_text
from opfor.games.blitzkrieg.told.pictures.palette import PALETTE
from opfor.games.blitzkrieg.told.pictures.panels import panel_height, theatre_panel
from opfor.games.blitzkrieg.told.pictures.reserves import (
    HEIGHT,
    KEY_HEIGHT,
    POINTS_HEIGHT,
    holding,
    key,
    points_panel,
    stratagem_panel,
)
from opfor.games.blitzkrieg.told.view import view
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State
from opfor.kit.scene import Item, Rect, Scene, Text

MARGIN = 20
GAP = 16
TOP = 62
PAGE = 1400
MAP = 1720
FEW = 6
"""Up to so many theatres stand in two columns; more are a map of columns of three."""

Column = tuple[tuple[Theatre, ...], float, float]
"""Theatres from top to bottom, left edge, width."""


def picture(setting: Setting, state: State, seat: str) -> Scene:
    """The whole table as ``seat`` may see it."""
    shown = view(setting, state, seat)
    width = PAGE if len(setting.board.theatres) <= FEW else MAP
    items, y = _board(setting, shown, width)
    items += _beside(setting, shown, y, width)
    y += HEIGHT + GAP
    items.append(key(MARGIN, y, width - 2 * MARGIN))
    height = y + KEY_HEIGHT + MARGIN
    text = board_text(setting, state, seat)
    frame = (
        Rect(0, 0, width, height, "paper"),
        Text(MARGIN, 40, setting.board.title, 26, "ink", bold=True),
        Text(width - MARGIN, 40, text.splitlines()[0], 18, "muted", "end"),
    )
    title = f"Blitzkrieg!: {setting.board.title}"
    return Scene(width, height, title, text, (*frame, *items), PALETTE)


def _board(setting: Setting, state: State, width: float) -> tuple[list[Item], float]:
    """Theatres and victory track; returns where the space below them begins."""
    items: list[Item] = []
    columns = _columns(setting, width)
    bottoms: list[float] = []
    for theatres, x, panel_width in columns:
        y = float(TOP)
        for theatre in theatres:
            items.append(theatre_panel(setting, state, theatre, x, y, panel_width))
            y += panel_height(theatre) + GAP
        bottoms.append(y)
    below = max(bottoms)
    room = below - GAP - bottoms[0]
    if room >= POINTS_HEIGHT:
        _, x, panel_width = columns[0]
        items.append(points_panel(setting, state, x, bottoms[0], panel_width, room))
        return items, below
    whole = width - 2 * MARGIN
    items.append(points_panel(setting, state, MARGIN, below, whole, POINTS_HEIGHT))
    return items, below + POINTS_HEIGHT + GAP


def _columns(setting: Setting, width: float) -> list[Column]:
    """Theatres by column, in reading order."""
    theatres = setting.board.theatres
    if len(theatres) <= FEW:
        half = len(theatres) // 2
        split = [theatres[:half], theatres[half:]]
    else:
        split = [theatres[i : i + 3] for i in range(0, len(theatres), 3)]
    count = len(split)
    panel = (width - 2 * MARGIN - GAP * (count - 1)) / count
    return [(part, MARGIN + i * (panel + GAP), panel) for i, part in enumerate(split)]


def _beside(setting: Setting, state: State, y: float, width: float) -> list[Item]:
    """Both reserves, and against the bot the stratagems."""
    room = width - 2 * MARGIN
    if setting.bot is None:
        half = (room - GAP) / 2
        return [holding(setting, state, s, MARGIN + s * (half + GAP), y, half) for s in (0, 1)]
    part = (room - 2 * GAP) * 0.29
    rest = room - 2 * (part + GAP)
    return [
        holding(setting, state, 0, MARGIN, y, part),
        holding(setting, state, 1, MARGIN + part + GAP, y, part),
        stratagem_panel(setting, state, MARGIN + 2 * (part + GAP), y, rest),
    ]
