"""What a designer may turn in a scenario, up or down, in its own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.core.drawing import Path, Turn
from opfor.games.tactics2gm.told.drawn.field import SAY, Values

BOTH = (1, -1)
OF_A_ROLE = {"start_ap": (5, 0), "deploy_cards": (0, 0), "supplied": (0, 0)}
"""What holds where nothing stands, and the least."""


def turns(values: Values, by: int = 1) -> Sequence[Turn]:
    """AP and cards before the game, then how much of a goal is asked."""
    return [*_of_roles(values, by), *_of_goals(values, by)]


def _of_roles(values: Values, by: int) -> Iterator[Turn]:
    for n, role in enumerate(values.get("roles", ())):
        for name, (usual, least) in OF_A_ROLE.items():
            if name in role or name == "start_ap":
                now = role.get(name, usual)
                yield from _number(("roles", n, name), now, least, by, role=role["name"])


def _of_goals(values: Values, by: int) -> Iterator[Turn]:
    for n, role in enumerate(values.get("roles", ())):
        for m, goal in enumerate(role.get("goals", ())):
            if "amount" in goal:
                path: Path = ("roles", n, "goals", m, "amount")
                yield from _number(
                    path, goal["amount"], 1, by, role=role["name"], goal=goal["kind"]
                )


def _number(path: Path, now: int, least: int, by: int, **told: Any) -> Iterator[Turn]:
    for step in BOTH:
        value = now + step * by
        if value >= least:
            more = "more" if step > 0 else "fewer"
            words = SAY(f"turn-{str(path[-1]).replace('_', '-')}", n=by, step=more, **told)
            dial = ".".join(map(str, path))
            yield Turn(dial=dial, words=words, path=path, value=value, step=step, number=value)
