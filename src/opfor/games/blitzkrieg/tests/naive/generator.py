"""Random positions: legal, and often near something decisive (a closing, an end, twenty points)."""

from __future__ import annotations

from random import Random
from typing import Any

from opfor.games.blitzkrieg.tests.naive import facts
from opfor.games.blitzkrieg.tests.naive.procedure import BOXES

STRATAGEMS = [
    "big-guns",
    "counterattack",
    "economic-warfare",
    "for-the-glory",
    "rapid-deployment",
    "research-and-development",
    "secure",
    "steamroll",
]


class Bags:
    """Tokens not yet on the table: 22 for each side, and the special weapons for both."""

    def __init__(self, rng: Random, box: facts.Box) -> None:
        self.rng = rng
        self.box = box
        self.own = {
            side: [unit for unit, n in bag.items() for _ in range(n)]
            for side, bag in box.bags.items()
        }
        self.special = [unit for unit, n in facts.SPECIAL.items() for _ in range(n)]

    def take(self, side: str, terrain: str = "", special: float = 0.15) -> str | None:
        """A random token that may stand on the terrain; sometimes a special weapon."""
        pool = self.special if self.special and self.rng.random() < special else self.own[side]
        fitting = [unit for unit in pool if fits(unit, terrain)]
        if not fitting:
            return None
        unit = self.rng.choice(fitting)
        pool.remove(unit)
        return unit


def fits(unit: str, terrain: str) -> bool:
    kind, _, marks = facts.TOKENS[unit]
    return not terrain or facts.may_stand(kind, marks, terrain)


def random_position(rng: Random, board: str = "base") -> dict[str, Any]:
    """A position in the contract's form, without a bag; of cities only some have been opened."""
    bags = Bags(rng, BOXES[board])
    opened = [t for t in bags.box.theatres if t not in bags.box.red or rng.random() < 0.4]
    tokens = [*facts.REGULAR, *facts.SPECIAL, *(["onikujira"] if board == "nippon" else [])]
    special = rng.choice([0.0, 0.1, 0.5])
    blitz = rng.random() < 0.3
    row = [bags.take("bot", special=special) for _ in range(rng.choice([1, 2, 3, 4, 5, 5, 6, 9]))]
    position: dict[str, Any] = {
        "game": "blitzkrieg",
        "board": board,
        "vp": {"bot": rng.choice(POINTS), "player": rng.choice(POINTS)},
        "theatres": {t: random_theatre(rng, bags, t) for t in opened},
        "row": [unit for unit in row if unit],
        "stratagem": rng.choice([None, *STRATAGEMS]),
        "previous_stratagem": rng.choice([None, *STRATAGEMS[:-1]]),
        "last_unit": rng.choice([None, *tokens]),
    }
    if blitz:
        add_blitz_units(rng, bags, position["row"])
    return position


def add_blitz_units(rng: Random, bags: Bags, row: list[str]) -> None:
    """Whatever blitz units are left go to random places of the row."""
    for unit in ("airforce-blitz", "army-blitz", "navy-blitz"):
        pool = bags.own["bot"] if unit == "airforce-blitz" else bags.special
        if unit in pool:
            pool.remove(unit)
            row.insert(rng.randrange(len(row) + 1), unit)


POINTS = [0, 2, 5, 8, 11, 14, 17, 18, 19, 20, 21, 23]


def random_theatre(rng: Random, bags: Bags, theatre: str) -> dict[str, Any]:
    """Some campaigns full, the next one partly filled, the marker anywhere."""
    campaigns = len(bags.box.board[theatre])
    full = rng.randrange(campaigns + 1) if rng.random() < 0.5 else 0
    rows = [filled(rng, bags, theatre, r, gaps=0) for r in range(full)]
    if None in [cell for cells in rows for cell in cells]:
        return {"track": 0}
    if full < campaigns:
        size = len(bags.box.spaces_of(theatre, full))
        gaps = rng.choice([1, 1, 2, size, size])
        rows.append(filled(rng, bags, theatre, full, gaps=min(gaps, size)))
    end = bags.box.track_length[theatre]
    form = {"track": random_track(rng, end), "rows": rows}
    if rng.random() < 0.07:
        form = {"track": rng.choice([-end, end]), "rows": rows, "closed": True}
    return form


def filled(rng: Random, bags: Bags, theatre: str, row: int, gaps: int) -> list[list[str] | None]:
    """A campaign with at least so many random gaps."""
    spaces = bags.box.spaces_of(theatre, row)
    empty = rng.sample(range(len(spaces)), gaps)
    cells: list[list[str] | None] = []
    for i, (terrain, _, _) in enumerate(spaces):
        side = rng.choice(["bot", "player"])
        unit = None if i in empty else bags.take(side, terrain)
        cells.append([side, unit] if unit else None)
    return cells


def random_track(rng: Random, end: int) -> int:
    """Ties and small leads are common, as are markers close to an end."""
    where = rng.random()
    if where < 0.3:
        return 0
    if where < 0.7:
        return rng.randint(-4, 4)
    if where < 0.85:
        return rng.randint(end - 5, end - 1)
    return rng.randint(1 - end, end - 1)
