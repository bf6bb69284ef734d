"""The end of every question: one is left, or chance picks among equals."""

from __future__ import annotations

from typing import TypeVar

from opfor.core.cascade import Narrowed
from opfor.core.play import Procedure
from opfor.core.requests import TieBreak
from opfor.games.coh.values.play import CohPlay

C = TypeVar("C")


def settle(play: CohPlay, narrowed: Narrowed[C], why: str, rule: str) -> Procedure[C]:
    """The only survivor, or one of several at random."""
    survivors = narrowed.survivors
    if len(survivors) == 1:
        narrowed.settle(play, survivors[0])
        return survivors[0]
    names = {str(narrowed.name(c)): c for c in survivors}
    picked = yield TieBreak(tuple(names), why, rule)
    narrowed.settle(play, names[picked], {"kind": "uniform"}, rule)
    return names[picked]
