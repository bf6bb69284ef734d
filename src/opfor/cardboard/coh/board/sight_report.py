"""One line of sight, hex by hex, with the reason for the answer.

This looks along the line the way a person with a ruler does. It gives the same answers as the
table, more slowly, and says what hides the far end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from opfor.cardboard.coh.board.sight import SightGround, sill

SmokeHexes = Mapping[int, int]
"""Smoke by cell."""

LIGHT, HEAVY = 1, 2
"""How much smoke dims what is behind it."""

OPAQUE = 2
"""What hides by itself weighs this much; a line that gathers as much weight is blocked."""

Reason = Literal["clear", "terrain", "plateau", "higher", "blind-spot", "smoke"]


class Obstacle(Struct, frozen=True):
    """A piece of the line that hides or dims what is behind it: a hex, or two along their side.

    ``reasons`` go with ``cells``; the weight is that of the clearest cell.
    """

    cells: tuple[int, ...]
    reasons: tuple[Reason, ...]
    weight: int


class SightReport(Struct, frozen=True):
    """Whether two hexes see each other, and every obstacle on the line between them."""

    origin: int
    target: int
    origin_level: int
    target_level: int
    line: tuple[tuple[int, ...], ...]
    obstacles: tuple[Obstacle, ...]

    @property
    def haze(self) -> int:
        """The weight of all obstacles: 0 clear, 1 dimmed by light smoke, 2 or more blocked."""
        return sum(obstacle.weight for obstacle in self.obstacles)

    @property
    def visible(self) -> bool:
        return self.haze < OPAQUE

    @property
    def blockers(self) -> tuple[int, ...]:
        """The cells that hide the target, in order from the origin; none if it is seen."""
        if self.visible:
            return ()
        return tuple(cell for obstacle in self.obstacles for cell in obstacle.cells)


def explain_sight(
    ground: SightGround, a: int, b: int, smoke: SmokeHexes | None = None
) -> SightReport:
    """Look along the line from a to b and report everything on it that hides or dims."""
    line = ground.map.line(a, b)
    return SightReport(
        origin=a,
        target=b,
        origin_level=ground.level[a],
        target_level=ground.level[b],
        line=line,
        obstacles=tuple(_obstacles(ground, a, b, line, smoke or {})),
    )


def haze_between(ground: SightGround, a: int, b: int, smoke: SmokeHexes) -> int:
    """The weight of everything on the line from a to b, without the report."""
    line = ground.map.line(a, b)
    return sum(obstacle.weight for obstacle in _obstacles(ground, a, b, line, smoke))


def _obstacles(
    ground: SightGround, a: int, b: int, line: tuple[tuple[int, ...], ...], smoke: SmokeHexes
) -> Iterator[Obstacle]:
    """Each piece of the line weighs as much as its clearest hex."""
    behind = _piece_before_lower_end(ground, a, b, len(line))
    for number, piece in enumerate(line):
        reasons = tuple(_reason(ground, a, b, c, number == behind, smoke) for c in piece)
        weights = [_weight(reason, smoke, c) for reason, c in zip(reasons, piece, strict=True)]
        weight = min(weights, default=0)
        if weight:
            yield Obstacle(piece, reasons, weight)


def _piece_before_lower_end(ground: SightGround, a: int, b: int, pieces: int) -> int | None:
    """Which piece of the line touches the lower end; None if the ends are level."""
    if ground.level[a] == ground.level[b]:
        return None
    return pieces - 1 if ground.level[a] > ground.level[b] else 0


def _reason(
    ground: SightGround, a: int, b: int, cell: int, behind: bool, smoke: SmokeHexes
) -> Reason:
    """Why this hex hides a and b from each other; ``clear`` if it does not."""
    ends = ground.level[a], ground.level[b]
    if ground.top(cell) >= sill(*ends):
        if ground.level[cell] < sill(*ends):
            return "terrain"
        return "plateau" if ground.level[cell] == max(ends) else "higher"
    if behind and ground.blocking[cell]:
        return "blind-spot"
    return "smoke" if smoke.get(cell) else "clear"


def _weight(reason: Reason, smoke: SmokeHexes, cell: int) -> int:
    if reason == "clear":
        return 0
    return smoke[cell] if reason == "smoke" else OPAQUE
