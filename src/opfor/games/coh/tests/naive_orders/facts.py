"""Counters and their numbers, straight from the data files."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import Any

from opfor.cardboard.coh import PACKS
from opfor.games.coh.tests.naive_orders.ground import ahead, far, sees, thickness

DM = {"open": 0, "plowed-field": 0, "light-woods": 1, "heavy-woods": 2, "wood-building": 1,
      "stone-building": 2, "water": -1, "marsh": 1}  # fmt: skip
HIDES = ("light-woods", "heavy-woods", "wood-building", "stone-building")
FITS = {"trench": ("foot",), "bunker": ("foot", "gun"), "hasty-defence": ("foot",)}
FORT_DM = {"trench": 2, "bunker": 5, "hasty-defence": 1}
BAR_WHEELS = ("trench", "wire", "road-block")
END_DRIVES = ("trench", "wire", "road-block", "mines")
NO_GO = {
    "wheels": ("heavy-woods", "plowed-field", "water", "marsh"),
    "tracks": ("water",),
    "burdened": ("water",),
    "foot": (),
}


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
        self.seen: dict[tuple[str, str], bool] = {}
        self.ground = {h: kind for kind, hs in position["board"]["terrain"].items() for h in hs}
        roads = position["board"].get("roads", [])
        self.roads = {frozenset(step) for way in roads for step in pairwise(way)}
        self.blocking = frozenset(h for h, kind in self.ground.items() if kind in HIDES)
        self.level: dict[str, int] = position["board"].get("levels", {})
        self.walls = [set(wall) for wall in position["board"].get("walls", [])]
        self.works = {w["hex"]: w for w in position.get("works", [])}
        smoke = position.get("smoke", {})
        self.smoke = dict.fromkeys(smoke.get("heavy", []), 2) | dict.fromkeys(
            smoke.get("light", []), 1
        )
        self.all = {c["id"]: c for c in position["counters"]}
        self.ai = [c["id"] for c in position["counters"] if c["side"] == "ai"]
        self.units = [c["id"] for c in position["counters"] if c["side"] == "player"]
        marked = [m["hex"] for m in position["control_markers"] if m["owner"] == "player"]
        self.objectives = list(dict.fromkeys([*position["objectives"], *marked]))
        self.areas: dict[str, list[str]] = position.get("areas", {})
        self.blue = position["card"]["colour"] == "blue"

    def at(self, name: str) -> str:
        return str(self.all[name]["hex"]) if name in self.all else name

    def cells(self, goal: str) -> list[str]:
        """The hexes of what is gone for: one, or all of an edge."""
        return self.areas.get(goal) or [self.at(goal)]

    def away(self, where: str, goal: str) -> int:
        """How far a hex is from the nearest hex of a goal."""
        return min(far(where, h) for h in self.cells(goal))

    def faces(self, where: str, facing: str, goal: str) -> bool:
        return any(ahead(where, facing, h) for h in self.cells(goal))

    def kind(self, name: str) -> dict[str, Any]:
        return printed()[self.all[name]["unit"]]

    def has(self, name: str, trait: str) -> bool:
        return trait in self.kind(name).get("traits", [])

    def hit(self, name: str) -> dict[str, Any]:
        return hits().get(self.all[name].get("hit", ""), {})

    def spent(self, name: str) -> bool:
        return bool(self.all[name].get("spent"))

    def hex_dm(self, where: str) -> int:
        """Terrain and smoke."""
        return DM[self.ground.get(where, "open")] + self.smoke.get(where, 0)

    def shelter(self, name: str) -> str:
        """The fortification it is in: the first side to fit in holds it, who dug in sits alone."""
        work = self.works.get(self.at(name), {}).get("kind", "")
        inside = [n for n in self.all if self.at(n) == self.at(name)]
        inside = [n for n in inside if self.kind(n)["kind"] in FITS.get(work, ())]
        if name not in inside or self.all[inside[0]]["side"] != self.all[name]["side"]:
            return ""
        return "" if work == "hasty-defence" and name != inside[0] else work

    def dm_of(self, name: str) -> int:
        """Where a counter stands, its fortification counted."""
        return self.hex_dm(self.at(name)) + FORT_DM.get(self.shelter(name), 0)

    def dm_for(self, ai: str, where: str) -> int:
        """Where an AI would go: a trench or bunker that no Unit is in takes it in."""
        work = self.works.get(where, {}).get("kind", "")
        held = [n for n in self.all if self.at(n) == where and self.shelter(n)]
        free = work in ("trench", "bunker") and not any(n in self.units for n in held)
        fits = free and self.kind(ai)["kind"] in FITS[work]
        return self.hex_dm(where) + (FORT_DM[work] if fits else 0)

    def range(self, name: str) -> int:
        reach = int(self.kind(name).get("range", 0))
        return min(reach, int(self.hit(name).get("range", reach)))

    def sees(self, a: str, b: str) -> bool:
        pair = (a, b)
        if pair not in self.seen:
            self.seen[pair] = sees(a, b, self.blocking, self.level, self.smoke)
        return self.seen[pair]

    def hazy(self, a: str, b: str) -> bool:
        """Light smoke on the line."""
        return bool(self.smoke) and thickness(a, b, self.blocking, self.level, self.smoke) == 1

    def aims_at(self, name: str, where: str) -> bool:
        """In the arc of fire, turrets turning all round; a bunker has one slit."""
        if self.shelter(name) == "bunker":
            slit = self.works[self.at(name)]["facing"]
            if not ahead(self.at(name), slit, where):
                return False
        if self.has(name, "turret") or self.has(name, "all-round"):
            return where != self.at(name)
        return ahead(self.at(name), self.all[name]["facing"], where)

    def zone(self, name: str, where: str) -> bool:
        """Sight, arc, normal range (not below a mortar's minimum), an AR of 0 or better."""
        if self.has(name, "rumored") or self.unarmed(name):
            return False
        distance = far(self.at(name), where)
        best = max(self.ar(name, "red"), self.ar(name, "blue"))
        return (
            best >= 0
            and max(1, self.kind(name).get("minimum_range", 1)) <= distance <= self.range(name)
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

    def unarmed(self, name: str) -> bool:
        return not self.kind(name).get("attack_cost") and not self.has(name, "rumored")

    def poor(self, name: str) -> bool:
        return "red" in self.kind(name).get("boxed", []) or self.unarmed(name)

    def rooted(self, name: str) -> bool:
        return bool(self.hit(name).get("no_move") or self.hit(name).get("only_rally"))

    def climbs(self, a: str, b: str) -> int:
        return self.level.get(b, 0) - self.level.get(a, 0)

    def walled(self, a: str, b: str) -> bool:
        return {a, b} in self.walls

    def goes_as(self, name: str) -> str:
        kind = self.kind(name)
        if kind["kind"] == "foot":
            return "foot" if kind["move_cost"] <= 2 else "burdened"
        return "tracks" if kind.get("movement") == "tracked" else "wheels"

    def may_enter(self, name: str, where: str, here: str) -> bool:
        """A road goes everywhere but up a cliff and past an obstacle."""
        feet, road = self.goes_as(name), self.road(here, where)
        if self.works.get(where, {}).get("kind") in BAR_WHEELS and feet == "wheels":
            return False
        if self.kind(name)["kind"] == "vehicle" and abs(self.climbs(here, where)) >= 2:
            return False
        if not road and self.walled(here, where) and feet == "wheels":
            return False
        return road or self.ground.get(where, "open") not in NO_GO[feet]

    def road(self, a: str, b: str) -> bool:
        return frozenset((a, b)) in self.roads

    def easy(self, here: str, where: str) -> bool:
        """Where driving on is possible: a road or open ground, no wall, obstacle, heavy smoke."""
        if self.works.get(where, {}).get("kind") in END_DRIVES:
            return False
        if 2 in (self.smoke.get(here), self.smoke.get(where)):
            return False
        plain = self.ground.get(where, "open") == "open" and not self.walled(here, where)
        return self.road(here, where) or plain

    def drives(self, symbol: str, here: str, where: str) -> bool:
        """Wheels go on along a road to no other vehicle, tracks along a road or in the open."""
        if not self.easy(here, where):
            return False
        if symbol == "track":
            return True
        others = [n for n in self.all if self.at(n) == where]
        return self.road(here, where) and not any(self.kind(n)["kind"] == "vehicle" for n in others)
