"""Positions at random with everything a map can hold: hills, walls, water, smoke, fortifications,
every counter of either side, Units that share a hex."""

from __future__ import annotations

import random
from typing import Any

from opfor.games.coh.tests.naive_orders.facts import FITS, hits, printed
from opfor.games.coh.tests.naive_orders.generator import position
from opfor.games.coh.tests.naive_orders.ground import ANGLES, beside, far

GROUND = ("plowed-field", "water", "light-woods", "heavy-woods", "wood-building", "stone-building")
WORKS = ("trench", "trench", "bunker", "bunker", "mines", "wire", "road-block", "hasty-defence")
ARMOUR = [n for n, hit in hits().items() if hit["pile"] == "armour" and not hit.get("destroys")]
SOFT = [n for n, hit in hits().items() if hit["pile"] == "soft" and not hit.get("destroys")]


def wild_position(seed: int) -> dict[str, Any]:
    """One position; the same seed gives the same."""
    given, rng = position(seed), random.Random(f"wild {seed}")
    area = _area(given)
    nations = rng.sample(("german", "soviet"), 2)
    for counter in given["counters"]:
        _recast(rng, counter, nations[counter["side"] == "player"])
    units = [c for c in given["counters"] if c["side"] == "player"]
    if len(units) > 1 and rng.random() < 0.3:
        one, other = rng.sample(units, 2)
        one["hex"] = other["hex"]
    given["board"]["terrain"] = {}
    for name in area:
        if rng.random() < 0.35:
            given["board"]["terrain"].setdefault(rng.choice(GROUND), []).append(name)
    given["board"] |= {"levels": _hills(rng, area), "walls": _walls(rng, area)}
    dry = [h for h in area if h not in given["board"]["terrain"].get("water", [])]
    smoked = rng.sample(dry, min(len(dry), rng.choice((0, 0, 1, 3))))
    given["smoke"] = {"heavy": smoked[::2], "light": smoked[1::2]}
    given["works"] = _works(rng, area, given["counters"])
    return given


def _area(given: dict[str, Any]) -> list[str]:
    """The hexes around everybody."""
    taken = [c["hex"] for c in given["counters"]]
    near = {h for t in taken for h in (t, *beside(t))}
    return sorted(near)


def _recast(rng: random.Random, counter: dict[str, Any], nation: str) -> None:
    """Anybody of a nation, with a hit of the right pile."""
    if counter["unit"] == "rumored-enemy":
        return
    counter["unit"] = rng.choice([u for u in printed() if u.startswith(nation)])
    if "hit" in counter:
        armoured = printed()[counter["unit"]].get("flank_colour") == "blue"
        counter["hit"] = rng.choice(ARMOUR if armoured else SOFT)


def _hills(rng: random.Random, area: list[str]) -> dict[str, int]:
    """Up to two tops, each with slopes around it, or a cliff."""
    levels: dict[str, int] = {}
    for top in rng.sample(area, rng.choice((0, 1, 1, 2))):
        for name in area:
            away = far(top, name)
            if away == 0 or (away == 1 and rng.random() < 0.7):
                high = rng.choice((1, 2, 2)) if away == 0 else rng.choice((0, 1, 1, 2))
                levels[name] = max(levels.get(name, 0), high)
    return {name: level for name, level in levels.items() if level}


def _walls(rng: random.Random, area: list[str]) -> list[list[str]]:
    found = []
    for _ in range(rng.choice((0, 0, 2, 5))):
        name = rng.choice(area)
        other = rng.choice([h for h in beside(name) if h in area] or [""])
        if other and sorted((name, other)) not in found:
            found.append(sorted((name, other)))
    return found


def _works(
    rng: random.Random, area: list[str], counters: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Often under somebody's feet."""
    found: dict[str, dict[str, Any]] = {}
    for _ in range(rng.choice((0, 0, 1, 3))):
        where = rng.choice([*area, *(c["hex"] for c in counters), *(c["hex"] for c in counters)])
        work: dict[str, Any] = {"kind": rng.choice(WORKS), "hex": where}
        there = [printed()[c["unit"]]["kind"] for c in counters if c["hex"] == where]
        if work["kind"] == "hasty-defence" and FITS["hasty-defence"][0] not in there:
            continue
        if work["kind"] == "bunker":
            work["facing"] = rng.choice(list(ANGLES))
        found.setdefault(where, work)
    return list(found.values())
