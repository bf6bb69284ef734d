"""A table as plain dictionaries, with the questions both halves of what is allowed ask of it.

Spaces are (line, column) from 1; distances are counted, cards are read from the pack files.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.battlefield import (
    AI_HQ,
    COLUMNS,
    HQ,
    LINES,
    Space,
    grounds,
    steps,
)
from opfor.games.tactics2gm.tests.naive_ai.facts import PACK, cards, shoots

Unit = dict[str, Any]
SPACES = [(line, column) for line in range(1, LINES + 1) for column in range(1, COLUMNS + 1)]
CANNOT_MOVE, CANNOT_FIRE = 1, 2


@cache
def tokens() -> dict[str, dict[str, Any]]:
    rows = tomllib.loads((PACK / "equipment.toml").read_text(encoding="utf-8"))["equipment"]
    plain = {"arrow": False, "min_range": 1, "range": 0}
    return {row["id"]: plain | row for row in rows}


@cache
def supports() -> dict[str, dict[str, Any]]:
    rows = tomllib.loads((PACK / "supports.toml").read_text(encoding="utf-8"))["supports"]
    plain = {"timing": "deployment", "types": [], "penetration": 0}
    return {row["id"]: plain | row for row in rows}


def number(space: Space) -> int:
    """A space as the game numbers it: line by line, from 0."""
    return (space[0] - 1) * COLUMNS + space[1] - 1


class Table:
    """A state of the game taken to pieces; ``target`` is terrain that a side must destroy."""

    def __init__(
        self, state: dict[str, Any], *, arctic: bool = False, target: Space | None = None
    ) -> None:
        self.state, self.arctic, self.target = state, arctic, target
        self.units: list[Unit] = [dict(unit) for unit in state["units"]]
        for unit in self.units:
            is_on = unit["cell"] >= 0
            unit["at"] = SPACES[unit["cell"]] if is_on else None
        self.pieces = {
            SPACES[n]: grounds()[piece["card"]]
            for n, piece in enumerate(state["terrain"])
            if piece is not None
        }

    def card(self, unit: Unit) -> dict[str, Any]:
        return cards()[unit["card"]]

    def kind(self, unit: Unit) -> str:
        return str(self.card(unit)["type"])

    def of(self, side: int) -> list[Unit]:
        return [u for u in self.units if u["side"] == side]

    def out(self, side: int) -> list[Unit]:
        """Units of a side that stand on the board: nobody who rides."""
        return [u for u in self.of(side) if u["at"]]

    def at(self, space: Space) -> list[Unit]:
        return [u for u in self.units if u["at"] == space]

    def sides_at(self, space: Space) -> set[int]:
        return {u["side"] for u in self.at(space)}

    def named(self, unit_id: int) -> Unit | None:
        return next((u for u in self.units if u["id"] == unit_id), None)

    def entry(self, side: int) -> list[Space]:
        """The deployment line."""
        return [s for s in SPACES if s[0] == (1 if side == 0 else LINES)]

    def hq(self, side: int) -> Space:
        return AI_HQ if side == 0 else HQ

    def beside(self, space: Space) -> list[Space]:
        return [s for s in SPACES if steps(s, space) == 1]

    def price(self, card: dict[str, Any], space: Space) -> int | None:
        """Movement points to enter; none if this kind of unit is kept out."""
        ground = self.pieces.get(space)
        if ground is None:
            return 1
        if card["type"] in ground["blocks"]:
            return None
        is_hard = card["type"] in ground["hard"] and "mobility" not in card["traits"]
        return 2 if is_hard else 1

    def has_room(self, side: int, space: Space) -> bool:
        """Nobody there; or own units, and the terrain holds more."""
        there = self.at(space)
        if not there:
            return True
        if any(u["side"] != side for u in there):
            return False
        return space in self.pieces and len(there) < self.pieces[space]["capacity"]

    def weapons(self, unit: Unit) -> list[tuple[int, dict[str, Any]]]:
        """Weapons that may fire now, by slot: the card's own, and each token's once a turn; one
        with an arrow lies face down after it was used."""
        if not unit["at"] or unit["halted"] in (CANNOT_FIRE, CANNOT_MOVE + CANNOT_FIRE):
            return []
        found = []
        own = self.card(unit)
        if shoots(own) and (unit["fired"] % 2 == 0 or unit["extra"] > 0):
            found.append((0, own))
        for slot, token in enumerate(unit["tokens"], start=1):
            row = tokens()[token["kind"]]
            if row["use"] == "weapon" and self.may_use(unit, slot):
                found.append((slot, row))
        return found

    def may_use(self, unit: Unit, slot: int) -> bool:
        token = unit["tokens"][slot - 1]
        has_fired = (unit["fired"] // 2**slot) % 2 == 1
        return not has_fired and not (tokens()[token["kind"]]["arrow"] and token["used"])

    def aims(self, unit: Unit, arm: dict[str, Any]) -> list[int]:
        """Enemies, the enemy HQ and terrain that is held by the enemy, in somebody's way or to be
        destroyed, from the least to the greatest range."""
        side, here = unit["side"], unit["at"]

        def is_near(space: Space) -> bool:
            return bool(arm["min_range"] <= steps(here, space) <= arm["range"])

        found = [u["id"] for u in self.out(1 - side) if is_near(u["at"])]
        if is_near(self.hq(1 - side)):
            found.append(0)
        for space, ground in self.pieces.items():
            holders = self.sides_at(space)
            is_wanted = holders or ground["blocks"] or space == self.target
            if ground["hp"] and side not in holders and is_near(space) and is_wanted:
                found.append(-1 - number(space))
        return found
