"""Boards side by side, from their files and from how they are printed, and nothing else.

A board has columns 01 to 19. Even columns hold twelve whole hexes, rows A to L; odd ones have B to
L whole and are cut above and below (A and M); columns 01 and 19 are cut lengthwise. What is cut
on one board is completed by the board laid against it; what stays cut is no hex.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from opfor.cardboard.coh import PACKS
from opfor.games.coh.tests.naive_orders.ground import HALVES, LANDS, Place, beside, xy

Laid = tuple[str, int, int, bool]
"""A board, how many boards east and south it lies, whether it is turned by half a turn."""


def printed_hexes() -> dict[str, Place]:
    """Every hex of a board, cut ones too, by its name: column and doubled row."""
    found = {}
    for column in range(1, 20):
        first = 1 if column % 2 == 0 else 0
        for row in range(12 if column % 2 == 0 else 13):
            found["ABCDEFGHIJKLM"[row] + f"{column:02d}"] = (column, 2 * row + first)
    return found


@cache
def board_file(name: str) -> dict[str, Any]:
    return tomllib.loads((PACKS / "boards" / f"board-{name}.toml").read_text(encoding="utf-8"))


class Boards:
    """One map of up to four boards: every hex under each of its names, and what lies on it."""

    def __init__(self, layout: tuple[Laid, ...]) -> None:
        self.layout = layout
        self.id = " ".join(f"{b}@{x},{y}{'t' * turned}" for b, x, y, turned in layout)
        self.names: dict[str, str] = {}
        self.aliases: dict[str, list[str]] = {}
        room: dict[Place, int] = {}
        places: list[tuple[str, str, Place]] = []
        for board, east, south, turned in layout:
            for name, (x, y) in printed_hexes().items():
                column, row = (20 - x, 24 - y) if turned else (x, y)
                place = (column + 18 * east, row + 24 * south)
                quarters = 4 // (2 if x in (1, 19) else 1) // (2 if y in (0, 24) else 1)
                room[place] = room.get(place, 0) + quarters
                places.append((board, name, place))
        LANDS[self.id] = tuple(self._hex(place) for place in room if room[place] == 4)
        HALVES[self.id] = tuple(place for place in room if room[place] < 4)
        for board, name, place in places:
            said = name if len(layout) == 1 else f"{board}-{name}"
            self.names[said] = self._hex(place)
            self.aliases.setdefault(self._hex(place), []).append(said)

    def _hex(self, place: Place) -> str:
        return f"{self.id}:{place[0]},{place[1]}"

    @property
    def hexes(self) -> tuple[str, ...]:
        return LANDS[self.id]

    def drawn(self) -> dict[str, Any]:
        """Everything printed on the boards, as the board of a position; roads that run off one
        long edge run on over the other."""
        terrain: dict[str, list[str]] = {}
        levels: dict[str, int] = {}
        walls: list[list[str]] = []
        roads: list[list[str]] = []
        ends: list[str] = []
        for board, *_ in self.layout:
            file, at = board_file(board), self._of(board)
            for kind, names in file.get("terrain", {}).items():
                terrain.setdefault(kind, []).extend(at[name] for name in names)
            for level, names in file.get("levels", {}).items():
                levels |= {at[name]: int(level) for name in names}
            walls += [[at[one], at[other]] for one, other in file.get("walls", [])]
            roads += [[at[name] for name in way] for way in file.get("roads", [])]
            on_road = {name for way in file.get("roads", []) for name in way}
            ends += [at[name] for name in ("A10", "L10") if name in on_road]
        roads += [[a, b] for a in ends for b in ends if a < b and b in beside(a)]
        return {"terrain": terrain, "levels": levels, "walls": walls, "roads": roads}

    def _of(self, board: str) -> dict[str, str]:
        """The hexes of one board by the names printed on it."""
        front = "" if len(self.layout) == 1 else f"{board}-"
        return {name: self.names[f"{front}{name}"] for name in printed_hexes()}

    def edge(self, name: str) -> list[str]:
        """North and south: the first hex of every column; east and west: nothing farther out."""
        step = {
            "north": [(0, -2)],
            "south": [(0, 2)],
            "west": [(-1, -1), (-1, 1)],
            "east": [(1, -1), (1, 1)],
        }[name]
        there = {xy(h) for h in self.hexes}
        return [
            h for h in self.hexes
            if not any((xy(h)[0] + dx, xy(h)[1] + dy) in there for dx, dy in step)
        ]  # fmt: skip
