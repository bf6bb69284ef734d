"""Pictures made of text: runs of letters, and the window they must fit."""

from __future__ import annotations

from msgspec import Struct

from opfor.core.marks import Mark, Ref


class Run(Struct, frozen=True):
    """Letters of one style in a line of a text picture: ``you``, ``foe``, ``goal``, ``last``,
    ``legal``, ``wood``, ``water``, ``built``, ``high``, ``quiet``, ``strong`` or none. The letters
    alone say everything."""

    text: str
    style: str = ""


class Window(Struct, frozen=True):
    """What a text picture may take up (``lines`` 0: all it needs), what it must show, which things
    are lit. ``plain``: only letters that every terminal has; ``whole``: nothing, not a part."""

    columns: int = 80
    lines: int = 0
    around: tuple[Ref, ...] = ()
    lit: tuple[Mark, ...] = ()
    plain: bool = False
    whole: bool = False


Sketched = tuple[tuple[Run, ...], ...]
"""A picture of text, line by line."""
