"""Where everything of a board lies: panels in rows, tracks, campaigns, spaces, victory points.

Few theatres stand two in a row, the victory points beside the last; many are a map of columns
of three with the points below. All measures are whole units, about a pixel of a desktop.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Setting

MARGIN, GAP, PAD = 12.0, 12.0, 12.0
FEW = 6
PANEL, CITY = 446.0, 284.0
"""The width of a theatre's panel, of a city's."""
RAIL = 22.0
"""The room between cities, for the lines that join them."""
TRACK_TOP, TRACK = 34.0, 12.0
CAMPAIGNS_TOP, ROW, ROW_GAP = 66.0, 64.0, 7.0
VP_WIDTH, SPACE_GAP, WIDEST, HIGHEST = 34.0, 6.0, 118.0, 84.0
POINTS = 16
"""Places of the victory track in a row."""
POINTS_HIGH = 124.0
CUP_HIGH = 112.0


class Box(Struct, frozen=True):
    """A rectangle by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def path(self) -> str:
        return f"M{self.x:g} {self.y:g}h{self.width:g}v{self.height:g}h{-self.width:g}z"


class Layout(Struct, frozen=True):
    """The boxes of a board by number of theatre, (theatre, campaign) and space."""

    width: float
    height: float
    theatres: tuple[Box, ...]
    points: Box
    links: tuple[tuple[int, int], ...] = ()
    campaigns: dict[tuple[int, int], Box] = {}
    spaces: tuple[Box, ...] = ()

    def track(self, theatre: int) -> Box:
        box = self.theatres[theatre]
        return Box(box.x + PAD, box.y + TRACK_TOP, box.width - 2 * PAD, TRACK)

    def step(self, theatre: Theatre, position: int) -> Box:
        """A step of a track; the first side's end is on the left."""
        track = self.track(theatre.index)
        wide = track.width / (2 * theatre.steps + 1)
        return Box(track.x + (theatre.steps - position) * wide, track.y, wide, TRACK)

    def point(self, number: int) -> Box:
        """A place of the victory track, the last one for all beyond."""
        wide = (self.points.width - 2 * PAD) / POINTS
        at = min(number, 2 * POINTS - 1)
        x = self.points.x + PAD + at % POINTS * wide
        return Box(x, self.points.y + 38 + at // POINTS * 34, wide, 30)


Shape: TypeAlias = tuple[tuple[int, ...], ...]
"""How many spaces each campaign of each theatre has."""


def layout(setting: Setting) -> Layout:
    """The layout of a board; boards of one shape share it."""
    board = setting.board
    shape = tuple(tuple(len(c.spaces) for c in theatre.campaigns) for theatre in board.theatres)
    return _layout(shape, board.by_row, setting.bot is not None and setting.options.stratagems)


@lru_cache(maxsize=16)
def _layout(shape: Shape, by_row: tuple[int, ...], has_cup: bool) -> Layout:
    return _panels(shape, by_row, has_cup) if len(shape) <= FEW else _map(shape, has_cup)


def _panels(shape: Shape, by_row: tuple[int, ...], has_cup: bool) -> Layout:
    """Two in a row, each row as high as the higher of the two; the points take the last place."""
    high = {t: _height(shape[t]) for t in by_row} | {-1: POINTS_HIGH + CUP_HIGH * has_cup}
    cells = [*by_row, -1]
    boxes: dict[int, Box] = {}
    y = MARGIN
    for start in range(0, len(cells), 2):
        row = cells[start : start + 2]
        tall = max(high[cell] for cell in row)
        for column, cell in enumerate(row):
            wide = PANEL if len(row) == 2 else 2 * PANEL + GAP
            boxes[cell] = Box(MARGIN + column * (PANEL + GAP), y, wide, tall)
        y += tall + GAP
    theatres = tuple(boxes[t] for t in range(len(shape)))
    return _filled(shape, Layout(2 * MARGIN + 2 * PANEL + GAP, y, theatres, boxes[-1]))


def _map(shape: Shape, has_cup: bool) -> Layout:
    """Columns of three from west to east; neighbours are joined."""
    high = max(_height(campaigns) for campaigns in shape) + HIGHEST - ROW
    count = len(shape)
    theatres = tuple(
        Box(MARGIN + n // 3 * (CITY + RAIL), MARGIN + n % 3 * (high + RAIL), CITY, high)
        for n in range(count)
    )
    wide = 2 * MARGIN + (count + 2) // 3 * (CITY + RAIL) - RAIL
    y = MARGIN + 3 * (high + RAIL)
    part = 0.6 if has_cup else 1.0
    points = Box(MARGIN, y, (wide - 2 * MARGIN) * part - (GAP if has_cup else 0), POINTS_HIGH)
    down = [(n, n + 1) for n in range(count - 1) if n % 3 != 2]
    links = (*down, *((n, n + 3) for n in range(count - 3)))
    return _filled(shape, Layout(wide, y + POINTS_HIGH + GAP, theatres, points, links))


def _height(campaigns: tuple[int, ...]) -> float:
    return CAMPAIGNS_TOP + len(campaigns) * (ROW + ROW_GAP) + PAD - ROW_GAP


def _filled(shape: Shape, bare: Layout) -> Layout:
    """The rows of each panel, stretched to its height, and their spaces."""
    rows: dict[tuple[int, int], Box] = {}
    spaces: list[Box] = []
    for theatre, campaigns in enumerate(shape):
        box, count = bare.theatres[theatre], len(campaigns)
        room = box.height - CAMPAIGNS_TOP - PAD - ROW_GAP * (count - 1)
        tall = min(HIGHEST, room / count)
        for number, size in enumerate(campaigns):
            y = box.y + CAMPAIGNS_TOP + number * (tall + ROW_GAP)
            rows[theatre, number] = row = Box(box.x + PAD, y, box.width - 2 * PAD, tall)
            spaces += _spaces(size, row)
    return replace(bare, campaigns=rows, spaces=tuple(spaces))


def _spaces(count: int, row: Box) -> Iterator[Box]:
    """The spaces of a row, side by side behind its points."""
    wide = min(WIDEST, (row.width - VP_WIDTH) / count - SPACE_GAP)
    left = row.x + VP_WIDTH + SPACE_GAP
    for n in range(count):
        yield Box(left + n * (wide + SPACE_GAP), row.y, wide, row.height)
