"""Artillery on its way to random positions, and firefights with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Artillery, Mission, mission
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Barrage

SHELLS = Artillery(strikes=2)
FEW_SHELLS = Artillery(rounds=(2, 3), smoke=False)


def barrages(rng: Random, setting: Setting, spots: Sequence[int], now: int) -> Iterator[Barrage]:
    """Some that fall now, or next round, on those who stand there; some aimed alike, some at the
    edge of the map."""
    if has_artillery(setting):
        edge = [cell for cell in range(len(setting.field)) if len(setting.field.adjacent(cell)) < 6]
        for _ in range(rng.choice((0, 1, 2, 4))):
            cell = rng.choice(rng.choice((spots, spots, spots[:1], edge)))
            due = now + rng.choice((0, 0, 1))
            yield Barrage(rng.randint(0, 1), cell, due, rng.random() < 0.3)


def stage(rng: Random, setting: Setting, turns: int) -> Literal["turn", "before-round"]:
    """So many turns to one position before a round; as many of both where artillery falls."""
    is_before = rng.randint(0, turns) == 0 or (has_artillery(setting) and rng.random() < 0.5)
    return "before-round" if is_before else "turn"


def has_artillery(setting: Setting) -> bool:
    return any(side.artillery for side in setting.mission.sides)


def with_artillery(plain: dict[str, Mission]) -> dict[str, Mission]:
    """Shells on all kinds of vehicles, on works, on hidden units; two boards with all they have."""
    return {
        "shelled": shelled(plain["armour"]),
        "shelled-works": shelled(plain["fieldworks"]),
        "two-hills": mission("two-hills"),
        "shelled-hiders": shelled(plain["hiders"]),
    }


def shelled(fight: Mission) -> Mission:
    first, second = fight.sides
    sides = (replace(first, artillery=SHELLS), replace(second, artillery=FEW_SHELLS))
    return replace(fight, sides=sides)
