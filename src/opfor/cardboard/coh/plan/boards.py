"""Boards laid beside each other, turned and taken away; what names their hexes follows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from opfor.cardboard.coh.board.layout import Layout, settle
from opfor.cardboard.coh.missions.choices import HEXES, LINES, FileValues, field_of
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.own_missions import SOLO_FIELDS
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.cardboard.coh.plan.painting import cleared, new_board, own_copy
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.codec import convert
from opfor.core.drawing import Change, Path
from opfor.core.errors import OpforError

NAME = re.compile(r"(?<![\w-])(?:(\w+)-)?([A-Z]\d\d)(?!\w)")
"""A hex, with the board before it where there are several."""


Called = Callable[[re.Match[str]], str]
"""What the name of a hex becomes."""


def typed(values: FileValues) -> Mission:
    """The mission of a file whose fields are right."""
    kind = Mission if SOLO_FIELDS.isdisjoint(values) else SoloMission
    return convert(values, kind)


def board_laid(values: FileValues, board: str, where: str) -> list[Change]:
    """Beside the board that holds the hex, at the edge that is nearest to it."""
    layout = _layout(values)
    if not where:
        raise OpforError(SAY("put-on-a-hex"))
    return _laid(values, [*_plain(layout), _beside(values, board, where)])


def new_board_laid(values: FileValues, _rest: str, where: str) -> list[Change]:
    """Empty ground of the mission's own, beside the board that holds the hex."""
    name, added = new_board(values)
    return [added, *board_laid(values, name, where)]


def board_copied(values: FileValues, rest: str, _where: str) -> list[Change]:
    """A copy to paint on takes the place of a printed board."""
    return _replaced(values, int(rest), *own_copy(values, _layout(values)[int(rest)].board))


def board_emptied(values: FileValues, rest: str, _where: str) -> list[Change]:
    """Empty ground takes the place of a board; one of the mission's own is made empty."""
    return cleared(values, _layout(values)[int(rest)].board) or _replaced(
        values, int(rest), *new_board(values)
    )


def _replaced(values: FileValues, n: int, name: str, added: Change) -> list[Change]:
    """Whatever names hexes of the board that was there follows."""
    layout = _layout(values)
    rows, before = _plain(layout), layout[n].board
    rows[n]["board"] = name
    changes = [added, Change(path=("maps",), value=_rows(rows))]
    if len(layout) == 1:
        return changes

    def called(found: re.Match[str]) -> str:
        return f"{name}-{found[2]}" if found[1] == before else found[0]

    return [*changes, *_renamed(values, (), called)]


def _beside(values: FileValues, board: str, where: str) -> dict[str, Any]:
    field = field_of(values)
    assert field is not None  # its boards have just been settled
    cell = field.cell(where)
    home = next(each for each in field.layout if each.board == field.board_of[cell])
    own = [spot(field, c) for c in range(len(field)) if field.board_of[c] == home.board]
    (west, east), (north, south) = [(min(axis), max(axis)) for axis in zip(*own, strict=True)]
    x, y = spot(field, cell)
    ways = ((-1, 0, x - west), (1, 0, east - x), (0, -1, y - north), (0, 1, south - y))
    free = {(home.at[0] + dx, home.at[1] + dy): far for dx, dy, far in ways}
    taken = {each.at for each in field.layout if each.board != board}
    open_spots = [at for at in free if at not in taken]
    if not open_spots:
        raise OpforError(SAY("put-no-room"))
    nearest = min(open_spots, key=lambda at: free[at])
    return {"board": board, "at": [*nearest]}


def board_moved(values: FileValues, n: int, where: str) -> list[Change]:
    layout = _layout(values)
    rows = _plain(layout)
    if not where:
        if len(rows) == 1:
            raise OpforError(SAY("put-last-board"))
        return _laid(values, [*rows[:n], *rows[n + 1 :]])
    moved = _beside(values, layout[n].board, where) | (
        {"rotated": True} if layout[n].rotated else {}
    )
    return _laid(values, [*rows[:n], moved, *rows[n + 1 :]])


def board_turned(values: FileValues, rest: str, _where: str) -> list[Change]:
    rows = _plain(_layout(values))
    row = rows[int(rest)]
    row["rotated"] = not row.get("rotated", False)
    return _laid(values, rows)


def _layout(values: FileValues) -> Layout:
    return settle(typed(values).maps)


def _plain(layout: Layout) -> list[dict[str, Any]]:
    return [
        {"board": each.board, "at": list(each.at)} | ({"rotated": True} if each.rotated else {})
        for each in layout
    ]


def _rows(rows: list[dict[str, Any]]) -> list[Any]:
    """A board that lies where it would lie anyway is said by its name alone."""
    found: list[Any] = []
    for n, row in enumerate(rows):
        before = rows[n - 1]["at"] if n else None
        plain = [0, 0] if before is None else [before[0], before[1] + 1]
        is_plain = not row.get("rotated") and row["at"] == plain
        kept = {name: each for name, each in row.items() if each is not False}
        found.append(row["board"] if is_plain else kept)
    return found


def _laid(values: FileValues, rows: list[dict[str, Any]]) -> list[Change]:
    """The boards as they lie now. One board alone needs no name before its hexes, several do."""
    before, after = _layout(values), [row["board"] for row in rows]
    changes = [Change(path=("maps",), value=_rows(rows))]
    if (len(before) > 1) == (len(after) > 1):
        return changes
    board, several = before[0].board if len(after) > 1 else after[0], len(after) > 1
    return [*changes, *_renamed(values, (), lambda found: _called(found, board, several))]


def _renamed(at: Any, path: Path, called: Called) -> Iterator[Change]:
    inside = (
        at.items() if isinstance(at, Mapping) else enumerate(at) if isinstance(at, list) else ()
    )
    for step, each in inside:
        if path or step != "boards":  # hexes of a board itself have no name before them
            yield from _renamed(each, (*path, step), called)
    name = next((step for step in reversed(path) if isinstance(step, str)), "")
    if isinstance(at, str) and name in HEXES | LINES:
        now = NAME.sub(called, at)
        if now != at:
            yield Change(path=path, value=now)


def _called(found: re.Match[str], board: str, several: bool) -> str:
    if several:
        return f"{found[1] or board}-{found[2]}"
    return found[2] if found[1] == board else found[0]
