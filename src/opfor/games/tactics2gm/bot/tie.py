"""The last word of a choice: one is left, or a die picks among equals."""

from __future__ import annotations

from typing import Any, TypeVar

from opfor.core.cascade import Narrowed
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import TieBreak
from opfor.games.tactics2gm.values.state import TacticsPlay

C = TypeVar("C")

UNIFORM = {"kind": "uniform"}


@cite("2GM-GOAL-2", "V-12")
def settled(play: TacticsPlay, narrowed: Narrowed[C], why: str, **details: Any) -> Procedure[C]:
    """The only survivor, or one picked by a die; the choice is recorded either way."""
    left = narrowed.survivors
    if len(left) == 1:
        narrowed.settle(play, left[0], **details)
        return left[0]
    names = {str(narrowed.name(c)): c for c in left}
    if len(names) == 1:  # equal in everything that can be told apart
        narrowed.settle(play, left[0], **details)
        return left[0]
    picked = yield TieBreak(tuple(names), why, "2GM-GOAL-2")
    narrowed.settle(play, names[picked], UNIFORM, "2GM-GOAL-2", **details)
    return names[picked]
