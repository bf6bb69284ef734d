"""Citations: which catalogue row a piece of code carries out.

``@cite("BLZ-1.5")`` costs nothing at run time. The coverage matrix of ``opfor rules`` is read
from the source text (see ``opfor.app.coverage``), so a citation can be neither computed nor
forgotten at import.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

CITES = "__cites__"


def cite(*ids: str) -> Callable[[T], T]:
    """Mark a function or class as carrying out these catalogue rows or rulings."""

    def mark(thing: T) -> T:
        setattr(thing, CITES, ids)
        return thing

    return mark
