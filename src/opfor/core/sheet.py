"""Something to print, and what somebody wants on paper."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal

from msgspec import Struct, field

from opfor.core.errors import OpforError, one_of
from opfor.core.mission_card import REGULAR

Backs = Literal["long", "short", "fold"]
"""How backs come behind fronts: printed on both sides and turned over the long or the short edge
of the paper, or on one side, folded over."""
BACKS: tuple[Backs, ...] = ("long", "short", "fold")
SIZES = (16.0, 20.0)
"""The least and the greatest edge of a counter, in millimetres."""


class Sheet(Struct, frozen=True):
    """Something to print: Typst text with everything it reads, by file name. ``main`` is the file
    that is set."""

    files: Mapping[str, str]
    main: str = "sheet.typ"


class SheetWish(Struct, frozen=True, kw_only=True):
    """What somebody wants on paper.

    ``mission`` is a file or an id, nothing for the whole set of a game; ``level`` is how hard it is
    to be; ``paper`` is what Typst
    calls it; ``brief`` is for people who have the pieces and know the rules; ``only`` names parts,
    nothing all of them; ``size`` is the edge of a counter in millimetres; ``whole``: each board on
    one large sheet, for a shop that prints plans.
    """

    mission: str = ""
    level: str = REGULAR
    paper: str = "a4"
    brief: bool = False
    rulings: Mapping[str, str] = field(default_factory=dict)
    only: tuple[str, ...] = ()
    size: float = SIZES[0]
    backs: Backs = "long"
    whole: bool = False

    @property
    def shape(self) -> dict[str, Any]:
        """What a template has to know of the paper."""
        return {
            "paper": self.paper, "size": self.size, "backs": self.backs, "whole": self.whole,
        }  # fmt: skip

    def parts(self, known: Collection[str]) -> tuple[str, ...]:
        """The parts wanted of those there are, in the order in which they are printed."""
        for name in self.only:
            if name not in known:
                raise OpforError(one_of("part", name, known))
        return tuple(name for name in known if not self.only or name in self.only)
