"""Positions at random on boards of the box, laid side by side or one alone, with edges to go for.

The counters, works and cards are those of the other generators, put into a stretch of the map, most
often where boards meet or end.
"""

from __future__ import annotations

import random
from typing import Any

from opfor.games.coh.tests.naive_orders.boards import Boards, Laid
from opfor.games.coh.tests.naive_orders.generator import position
from opfor.games.coh.tests.naive_orders.ground import beside, far
from opfor.games.coh.tests.naive_orders.wilds import wild_position

BOARDS = ("1", "2", "3", "4", "5", "11", "12", "13")
SHAPES: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (1, 0)),
    ((0, 0), (1, 0), (0, 1)),
    ((0, 0), (-1, 0), (-1, 1)),
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (2, 0), (1, 1)),
)
EDGES = ("north", "east", "south", "west")
MAPS = 24
"""So many maps are laid out: each takes its time to be looked over."""
LAID: dict[str, Boards] = {}


def joined_position(seed: int) -> tuple[dict[str, Any], dict[str, Any], Boards]:
    """A position as a file gives it, the same in the hexes of the whole map, and that map."""
    rng = random.Random(f"joined {seed}")
    land = _land(random.Random(f"land {seed // 12 % MAPS}"))
    given = rng.choice((position, wild_position))(seed)
    given = _moved(rng, given, _area(rng, land))
    edges = rng.sample(EDGES, rng.choice((0, 0, 1, 1, 2)))
    plain = given | {
        "board": land.drawn(),
        "objectives": [*given["objectives"], *(f"{edge} edge" for edge in edges)],
        "areas": {f"{edge} edge": land.edge(edge) for edge in edges},
    }
    named = _renamed(given, lambda h: rng.choice(land.aliases[h]))
    named["objectives"] += [f"{edge} edge" for edge in edges]
    maps = [{"board": b, "at": [x, y], "rotated": turned} for b, x, y, turned in land.layout]
    return named | {"board": {"maps": maps}}, plain, land


def _land(rng: random.Random) -> Boards:
    shape = rng.choice(SHAPES)
    boards = rng.sample(BOARDS, len(shape))
    layout: tuple[Laid, ...] = tuple(
        (board, east, south, rng.random() < 0.5)
        for board, (east, south) in zip(boards, shape, strict=True)
    )
    land = Boards(layout)
    return LAID.setdefault(land.id, land)


def _area(rng: random.Random, land: Boards) -> list[str]:
    """Some forty hexes around one, which often belongs to two boards or to the rim."""
    shared = [h for h in land.hexes if len(land.aliases[h]) > 1]
    rim = [h for edge in EDGES for h in land.edge(edge)]
    centre = rng.choice(rng.choice((shared or rim, rim, land.hexes)))
    found = [h for h in land.hexes if far(centre, h) <= rng.choice((2, 3, 4))]
    return found if len(found) > 24 else [h for h in land.hexes if far(centre, h) <= 5]


def _moved(rng: random.Random, given: dict[str, Any], area: list[str]) -> dict[str, Any]:
    """The same counters, markers, smoke and works elsewhere: who shared a hex still does."""
    used: dict[str, None] = {}
    _renamed(given, lambda h: used.setdefault(h, None) or h)
    spots = rng.sample(area, min(len(area), len(used)))
    there = dict(zip(used, spots, strict=False))
    for old in list(used)[len(spots) :]:
        there[old] = rng.choice(beside(spots[0]))
    return _renamed(given, there.__getitem__)


def _renamed(given: dict[str, Any], to: Any) -> dict[str, Any]:
    """A position with every hex outside its board called otherwise."""
    changed = {k: v for k, v in given.items() if k != "board"}
    for part in ("counters", "control_markers", "works"):
        if part in given:
            changed[part] = [item | {"hex": to(item["hex"])} for item in given[part]]
    changed["objectives"] = [to(name) for name in given["objectives"]]
    if "smoke" in given:
        changed["smoke"] = {kind: [to(h) for h in hs] for kind, hs in given["smoke"].items()}
    return changed
