"""What a designer may turn on a board: what campaigns are worth, how long tracks are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.core.drawing import Path, Turn
from opfor.games.blitzkrieg.told.drawn.table import SAY, Values

SHORTEST = 3


def turns(values: Values, by: int = 1) -> Sequence[Turn]:
    """Points of every campaign, then steps of every track."""
    return [*_points(values, by), *_steps(values, by)]


def _points(values: Values, by: int) -> Iterator[Turn]:
    for t, theatre in enumerate(values.get("theatres", ())):
        for c, campaign in enumerate(theatre.get("campaigns", ())):
            path: Path = ("theatres", t, "campaigns", c, "vp")
            told = {"theatre": str(theatre.get("title")), "campaign": c + 1}
            yield from _number(path, campaign["vp"], 0, by, "turn-vp", told)


def _steps(values: Values, by: int) -> Iterator[Turn]:
    for t, theatre in enumerate(values.get("theatres", ())):
        least = max(SHORTEST, *(1 + shield for shield in theatre["shields"]))
        told = {"theatre": str(theatre.get("title"))}
        yield from _number(
            ("theatres", t, "steps"), theatre["steps"], least, by, "turn-steps", told
        )


def _number(
    path: Path, now: int, least: int, by: int, words: str, told: dict[str, Any]
) -> Iterator[Turn]:
    for step in (1, -1):
        value = now + step * by
        if value >= least:
            said = SAY(words, n=by, step="more" if step > 0 else "fewer", **told)
            dial = ".".join(map(str, path))
            yield Turn(dial=dial, words=said, path=path, value=value, step=step, number=value)
