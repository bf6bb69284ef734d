"""The still ground: the grid of spaces with printed water, lines and columns, room for the HQs."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.pictures.terrain import WATERS
from opfor.games.tactics2gm.values.board import Board
from opfor.games.tactics2gm.values.options import Setting
from opfor.kit.drawing.areas import loosened
from opfor.kit.drawing.patterns import coats, patterns
from opfor.kit.drawing.pen import Spot, soft
from opfor.kit.scene import Outline

SPACE, TALL = 100.0, 112.0
LEFT, STRIP, HEAD = 26.0, 40.0, 22.0
"""Room for the numbers of lines, for an HQ, for the numbers of columns."""
RIGHT = 12.0


def size_of(board: Board) -> tuple[float, float]:
    return LEFT + board.columns * SPACE + RIGHT, 2 * STRIP + HEAD + board.lines * TALL + RIGHT


def corner(board: Board, cell: int) -> Spot:
    """The upper left corner of a space."""
    x = LEFT + (board.column(cell) - 1) * SPACE
    return x, STRIP + HEAD + (board.line(cell) - 1) * TALL


def middle(board: Board, cell: int) -> Spot:
    x, y = corner(board, cell)
    return x + SPACE / 2, y + TALL / 2


def headquarters(board: Board, side: int) -> Spot:
    """The middle of a side's strip: side 0 above, side 1 below."""
    _, height = size_of(board)
    x = LEFT + board.columns * SPACE / 2
    return x, STRIP / 2 + 2 if side == 0 else height - RIGHT / 2 - STRIP / 2


def space_ref(setting: Setting, cell: int) -> str:
    """``space:3.5``: line and column."""
    return f"space:{say.spot(setting, cell)}"


def grid_svg(setting: Setting) -> str:
    """Everything that never changes."""
    board = setting.board
    width, height = size_of(board)
    x, y = corner(board, 0)
    field = f'x="{x:g}" y="{y:g}" width="{board.columns * SPACE:g}" height="{board.lines * TALL:g}"'
    parts = [
        f'<defs>{patterns()}<clipPath id="g-clip"><rect {field} rx="10"/></clipPath></defs>',
        f'<rect class="g-desk" width="{width:g}" height="{height:g}"/>',
        f'<g clip-path="url(#g-clip)"><rect class="m-a" {field}/><rect fill="url(#m-G)" {field}/>',
        _water(setting),
        f'<path class="g-line" d="{_lines(board)}"/></g>',
    ]
    return "".join([*parts, *_numbers(board)])


def outlines(setting: Setting) -> Iterator[Outline]:
    for cell in range(setting.board.size):
        x, y = corner(setting.board, cell)
        path = f"M{x:g} {y:g}h{SPACE:g}v{TALL:g}h{-SPACE:g}z"
        label = say.capital(say.space(setting, cell))
        spot = middle(setting.board, cell)
        yield Outline(space_ref(setting, cell), path, *spot, label)


def _lines(board: Board) -> str:
    x, y = corner(board, 0)
    wide, high = board.columns * SPACE, board.lines * TALL
    down = [f"M{x + n * SPACE:g} {y:g}v{high:g}" for n in range(1, board.columns)]
    across = [f"M{x:g} {y + n * TALL:g}h{wide:g}" for n in range(1, board.lines)]
    return "".join(down + across)


def _numbers(board: Board) -> Iterator[str]:
    x, y = corner(board, 0)
    for n in range(board.columns):
        yield f'<text class="g-s" x="{x + (n + 0.5) * SPACE:g}" y="{y - 7:g}">{n + 1}</text>'
    for n in range(board.lines):
        yield f'<text class="g-s" x="{x - 12:g}" y="{y + (n + 0.5) * TALL + 4:g}">{n + 1}</text>'


def _water(setting: Setting) -> str:
    """Lakes and sea: spaces side by side are one sheet of water."""
    board = setting.board
    wet = {c for c, kind in enumerate(setting.mission.printed) if kind in WATERS}
    path = "".join(soft(loosened(loop, 10, 0.25)) for loop in _loops(board, wet))
    return coats(path, "m-sl", "m-wa", "#m-W")


def _loops(board: Board, cells: set[int]) -> Iterator[list[Spot]]:
    """The outlines of spaces that lie together, with a point in the middle of every side."""
    follow: dict[Spot, list[Spot]] = {}
    at = {(board.column(c), board.line(c)) for c in cells}
    for x, y in sorted(at):
        ring = ((x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y))
        beyond = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for n, other in enumerate(beyond):
            if other not in at:
                follow.setdefault(ring[n], []).append(ring[(n + 1) % 4])
    while any(follow.values()):
        loop = [next(spot for spot, ways in follow.items() if ways)]
        while (spot := follow[loop[-1]].pop()) != loop[0]:
            loop.append(spot)
        yield _finer([_spot(spot) for spot in loop])


def _spot(at: Spot) -> Spot:
    return LEFT + at[0] * SPACE, STRIP + HEAD + at[1] * TALL


def _finer(loop: list[Spot]) -> list[Spot]:
    found = []
    for a, b in zip(loop, [*loop[1:], loop[0]], strict=True):
        found += [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)]
    return found
