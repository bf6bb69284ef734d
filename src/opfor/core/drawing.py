"""Missions that are drawn up: what a game knows about a file while it is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

Path = tuple[str | int, ...]
"""A way into a file: ``("sides", 0, "forces", 2, "hex")``."""


class Fault(Struct, frozen=True, kw_only=True):
    """What is wrong with a file, and where: the place in words and as a way into the values, line
    and column (0: nowhere in it), and what could stand there instead."""

    what: str
    where: str = ""
    path: Path = ()
    line: int = 0
    column: int = 0
    could_be: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what


class Turn(Struct, frozen=True, kw_only=True):
    """A mission turned by one step: ``words`` say what is done to it (``one German Rifle fewer``),
    ``path`` and ``value`` what stands in the file then (``None``: nothing). ``dial`` names what is
    turned; two turns of a dial go different ways (``step`` 1 or -1). ``number`` is the value where
    it is one that can be turned further."""

    dial: str
    words: str
    path: Path
    value: Any
    step: int
    number: int | None = None


class Drawing(Struct, frozen=True, kw_only=True):
    """``option`` chooses the mission of a file. ``order`` are the fields of a file in the order in
    which new ones are put between others."""

    option: str
    order: Sequence[str]
    check: Callable[[str, str], Sequence[Fault]]
    """``check(text, name)``: every fault of a file called ``name``."""
    choices: Callable[[Mapping[str, Any], Path], Sequence[str]] = lambda _values, _path: ()
    """``choices(values, path)``: what could stand at a place of a file."""
    turns: Callable[[Mapping[str, Any], int], Sequence[Turn]] = lambda _values, _by: ()
    """``turns(values, by)``: what a designer may turn by so many steps."""
