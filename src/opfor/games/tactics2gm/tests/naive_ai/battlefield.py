"""The battlefield in plain arithmetic: distances, reach, rolls, danger, supply lines."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.facts import PACK, shoots, values

Space = tuple[int, int]
Unit = dict[str, Any]
AI_HQ, HQ = (0, 0), (7, 0)
"""Both lie off the board behind the two middle columns."""
LINES, COLUMNS = 6, 10


@cache
def grounds() -> dict[str, dict[str, Any]]:
    rows = tomllib.loads((PACK / "terrain.toml").read_text(encoding="utf-8"))["terrain"]
    plain = {"cover": 0, "hard": [], "blocks": [], "hp": 0, "defence": 0, "capacity": 1}
    return {row["id"]: plain | row for row in rows}


def steps(a: Space, b: Space) -> int:
    """Orthogonal steps; an HQ is one step from the two middle spaces of its line."""
    if b in (AI_HQ, HQ):
        a, b = b, a
    if a in (AI_HQ, HQ):
        line = 1 if a == AI_HQ else LINES
        return abs(b[0] - line) + min(abs(b[1] - 5), abs(b[1] - 6)) + 1
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


class Battlefield:
    """A position: units of both sides and the terrain under them."""

    def __init__(self, form: dict[str, Any]) -> None:
        self.form = form
        self.units: list[Unit] = form["units"]
        self.ground = {(t["line"], t["column"]): grounds()[t["card"]] for t in form["terrain"]}
        self.hq_left = 8 - form.get("hq", {}).get("player", 0)
        target = form.get("target")
        self.target: Space | None = (target["line"], target["column"]) if target else None
        self.must_fall = target is not None and target["goal"] == "destroy"
        if self.must_fall and self.target is not None:
            self.ground.setdefault(self.target, grounds()["radio-mast"])

    def of(self, side: str) -> list[Unit]:
        return [u for u in self.units if u["side"] == side]

    def at(self, space: Space) -> list[Unit]:
        return [u for u in self.units if spot(u) == space]

    def cover(self, space: Space) -> int:
        return int(self.ground[space]["cover"]) if space in self.ground else 0

    def cost(self, unit: Unit, space: Space) -> int:
        """Movement points to enter; 0 if that is forbidden."""
        card, ground = values(unit), self.ground.get(space)
        if ground is None:
            return 1
        if card["type"] in ground["blocks"]:
            return 0
        return 2 if card["type"] in ground["hard"] and "mobility" not in card["traits"] else 1

    def reach(self, unit: Unit) -> set[Space]:
        """Where a move can end: past friends, never past enemies; one step is always possible."""
        points, start = values(unit)["movement"], spot(unit)
        best = {start: 0}
        edge = [start] if points else []
        while edge:
            here = edge.pop(0)
            for there in around(here):
                cost = self.cost(unit, there)
                if not cost or any(u["side"] != unit["side"] for u in self.at(there)):
                    continue
                spent = best[here] + cost
                if here == start:
                    spent = min(spent, points)
                if spent <= points and spent < best.get(there, 99):
                    best[there] = spent
                    edge.append(there)
        room = {s: self.ground[s]["capacity"] if s in self.ground else 1 for s in best}
        return {s for s in best if s != start and len(self.at(s)) < room[s]}

    # -- rolls -------------------------------------------------------------------------------

    def facts(self, target: Unit | str) -> tuple[Space, int, int, int]:
        """Space, defence, hit points left and cover of a unit, the HQ or the target."""
        if target == "hq":
            return HQ, 2, self.hq_left, 0
        if target == "target":
            assert self.target is not None
            ground = self.ground[self.target]
            return self.target, ground["defence"], ground["hp"], 0
        assert isinstance(target, dict)
        card = values(target)
        wounds = target.get("wounds", 0)
        ease = min(wounds, 3)
        return spot(target), card["defence"], card["hp"] - wounds, self.cover(spot(target)) - ease

    def faces(self, shooter: Unit, target: Unit | str) -> int:
        """Faces of the D10 that hit."""
        need = int(values(shooter)["to_hit"]) + self.facts(target)[3]
        return 11 - min(max(need, 1), 10)

    def hurts(self, shooter: Unit, target: Unit | str) -> bool:
        card = values(shooter)
        return shoots(card) and card["penetration"] >= self.facts(target)[1]

    def kill(self, shooter: Unit, target: Unit | str) -> float:
        if self.hurts(shooter, target) and values(shooter)["damage"] >= self.facts(target)[2]:
            return self.faces(shooter, target) / 10
        return 0.1 if isinstance(target, dict) else 0.0

    def expected(self, shooter: Unit, target: Unit | str) -> float:
        left = self.facts(target)[2]
        hit = min(int(values(shooter)["damage"]), left)
        faces = self.faces(shooter, target)
        if isinstance(target, dict):
            return ((faces - 1) * hit + left) / 10
        return faces * hit / 10

    def has(self, shooter: Unit, target: Unit | str, space: Space | None = None) -> bool:
        """In range, from where it stands or from another space."""
        card = values(shooter)
        away = steps(space or spot(shooter), self.facts(target)[0])
        return shoots(card) and int(card["min_range"]) <= away <= int(card["range"])

    def targets(self, shooter: Unit, space: Space | None = None) -> list[Unit | str]:
        others: list[Unit | str] = [*self.of("player"), "hq"]
        if self.must_fall:
            others.append("target")
        return [t for t in others if self.has(shooter, t, space)]

    # -- danger ------------------------------------------------------------------------------

    def danger(self, foe: Unit) -> float:
        """What it could shoot after moving: chance times damage times weight; more near home."""
        card = values(foe)
        victims: list[tuple[Space, int, int, int, int]] = [(AI_HQ, 2, 8, 0, 3)]
        for unit in self.of("ai"):
            weight = 2 if "command-group" in values(unit)["traits"] else 1
            victims.append((*self.facts(unit), weight))
        can = [v for v in victims if shoots(card) and card["penetration"] >= v[1]]
        if not can:
            return 0.0
        stands = {spot(foe)} | self.reach(foe)
        total = 0.0
        for space, _defence, left, cover, weight in can:
            if any(card["min_range"] <= steps(s, space) <= card["range"] for s in stands):
                faces = 11 - min(max(card["to_hit"] + cover, 1), 10)
                total += faces / 10 * min(card["damage"], left) * weight
        return round(total + {1: 2, 2: 1}.get(foe["line"], 0), 4)

    def top(self) -> list[Unit]:
        """The most dangerous; equal: the dearer, then the closer to the AI's HQ."""
        foes = self.of("player")
        ranks = [(self.danger(u), values(u)["cost"], -steps(spot(u), AI_HQ)) for u in foes]
        return [u for u, rank in zip(foes, ranks, strict=True) if rank == max(ranks)]

    # -- supply ------------------------------------------------------------------------------

    def run(self, side: str) -> set[int]:
        """The lines of a supply line: unbroken from the own deployment line."""
        held = {u["line"] for u in self.of(side)}
        found: set[int] = set()
        for line in range(1, 7) if side == "ai" else range(6, 0, -1):
            if line not in held:
                break
            found.add(line)
        return found

    def alone(self, unit: Unit) -> bool:
        """Alone on a line of its supply line."""
        mates = [u for u in self.of(unit["side"]) if u["line"] == unit["line"]]
        return len(mates) == 1 and unit["line"] in self.run(unit["side"])


def spot(unit: Unit) -> Space:
    return unit["line"], unit["column"]


def around(space: Space) -> list[Space]:
    line, column = space
    near = [(line - 1, column), (line + 1, column), (line, column - 1), (line, column + 1)]
    return [(a, b) for a, b in near if 1 <= a <= LINES and 1 <= b <= COLUMNS]
