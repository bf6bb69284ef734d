"""Counters and their numbers, straight from the data files."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import Any

from opfor.cardboard.coh import PACKS
from opfor.games.coh.tests.naive_orders.ground import ahead, far, sees

DM = {"open": 0, "light-woods": 1, "heavy-woods": 2, "wood-building": 1, "stone-building": 2}


@cache
def printed() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for side in ("german", "soviet"):
        table = tomllib.loads((PACKS / "units" / f"{side}.toml").read_text(encoding="utf-8"))
        found |= {unit["id"]: unit for unit in table["units"]}
    rumor = {"kind": "foot", "move_cost": 1, "range": 5, "traits": ["rumored"]}
    return found | {"rumored-enemy": rumor}


@cache
def hits() -> dict[str, dict[str, Any]]:
    table = tomllib.loads((PACKS / "units" / "hits.toml").read_text(encoding="utf-8"))
    return {hit["id"]: hit for hit in table["hits"]}


class Board:
    """A position as a bag of questions."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.ground = {h: kind for kind, hs in position["board"]["terrain"].items() for h in hs}
        self.roads = position["board"].get("roads", [])
        self.blocking = frozenset(self.ground)
        self.all = {c["id"]: c for c in position["counters"]}
        self.ai = [c["id"] for c in position["counters"] if c["side"] == "ai"]
        self.units = [c["id"] for c in position["counters"] if c["side"] == "player"]
        marked = [m["hex"] for m in position["control_markers"] if m["owner"] == "player"]
        self.objectives = list(dict.fromkeys([*position["objectives"], *marked]))
        self.blue = position["card"]["colour"] == "blue"

    def at(self, name: str) -> str:
        return str(self.all[name]["hex"]) if name in self.all else name

    def kind(self, name: str) -> dict[str, Any]:
        return printed()[self.all[name]["unit"]]

    def has(self, name: str, trait: str) -> bool:
        return trait in self.kind(name).get("traits", [])

    def hit(self, name: str) -> dict[str, Any]:
        return hits().get(self.all[name].get("hit", ""), {})

    def spent(self, name: str) -> bool:
        return bool(self.all[name].get("spent"))

    def dm(self, where: str) -> int:
        return DM[self.ground.get(where, "open")]

    def range(self, name: str) -> int:
        reach = int(self.kind(name)["range"])
        return min(reach, int(self.hit(name).get("range", reach)))

    def sees(self, a: str, b: str) -> bool:
        return sees(a, b, self.blocking)

    def aims_at(self, name: str, where: str) -> bool:
        """In the arc of fire, turrets turning all round."""
        if self.has(name, "turret") or self.has(name, "all-round"):
            return where != self.at(name)
        return ahead(self.at(name), self.all[name]["facing"], where)

    def zone(self, name: str, where: str) -> bool:
        """Sight, arc, normal range (not below a mortar's minimum), an AR of 0 or better."""
        if self.has(name, "rumored"):
            return False
        distance = far(self.at(name), where)
        best = max(self.ar(name, "red"), self.ar(name, "blue"))
        return (
            best >= 0
            and self.kind(name).get("minimum_range", 1) <= distance <= self.range(name)
            and self.aims_at(name, where)
            and self.sees(self.at(name), where)
        )

    def under_fire(self, where: str) -> bool:
        return any(self.zone(unit, where) for unit in self.units)

    def ar(self, name: str, colour: str) -> int:
        value = self.kind(name).get(colour)
        return -99 if value is None else int(value) + int(self.hit(name).get(colour, 0))

    def in_flank(self, unit: str, where: str) -> bool:
        return not ahead(self.at(unit), self.all[unit].get("facing", "N"), where)

    def locked(self, name: str) -> bool:
        others = self.units if name in self.ai else self.ai
        return any(self.at(o) == self.at(name) for o in others)

    def poor(self, name: str) -> bool:
        return "red" in self.kind(name).get("boxed", [])

    def rooted(self, name: str) -> bool:
        return bool(self.hit(name).get("no_move") or self.hit(name).get("only_rally"))

    def may_enter(self, name: str, where: str, here: str) -> bool:
        """Wheels do not go into heavy woods but along a road; everything else goes everywhere."""
        wheels = self.kind(name).get("movement") == "wheeled"
        return self.road(here, where) or not (wheels and self.ground.get(where) == "heavy-woods")

    def road(self, a: str, b: str) -> bool:
        return any({a, b} == {c, d} for way in self.roads for c, d in pairwise(way))

    def easy(self, here: str, where: str) -> bool:
        """A road, or open ground."""
        return self.road(here, where) or where not in self.ground

    def drives(self, symbol: str, here: str, where: str) -> bool:
        """Wheels go on along a road to no other vehicle, tracks along a road or in the open."""
        if symbol == "track":
            return self.easy(here, where)
        others = [n for n in self.all if self.at(n) == where]
        return self.road(here, where) and not any(self.kind(n)["kind"] == "vehicle" for n in others)
