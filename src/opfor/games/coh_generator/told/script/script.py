"""Scripted generations: the document and its shape.

The record of a generation at a physical table has the same form.
"""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
from msgspec import Struct

from opfor.cardboard.coh.board.grid import EDGES, Edge
from opfor.cardboard.coh.board.layout import Placing
from opfor.cardboard.coh.generator_cards.tables import Half, Nation
from opfor.cardboard.coh.missions.mission import FacingName
from opfor.core.codec import convert
from opfor.core.door import misfit
from opfor.core.errors import OpforError


class _Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every part of a script forbids: unknown fields."""


class DefenseStep(_Part, frozen=True, kw_only=True):
    """A drawn Defense Counter: the face used and its hex (none if no hex may hold it); ``counter``
    if a certain one came."""

    face: str
    hex: str = ""
    counter: str = ""


class ConditionStep(_Part, frozen=True, kw_only=True):
    """Which Condition Cards were drawn, and for which half each was played."""

    top: str = ""
    bottom: str = ""


class SwitchStep(_Part, frozen=True, kw_only=True):
    """A map switched for another."""

    old: str
    new: str


class TruckStep(_Part, frozen=True, kw_only=True):
    """The edges a truck drives between, and whose they are if several boards have such edges."""

    entrance: Edge
    exit: Edge
    boards: tuple[str, str] = ("", "")


class ScriptPlay(_Part, frozen=True, kw_only=True):
    """One card played. Everything after ``option`` is needed only if the option asks for it."""

    side: str
    card: str
    option: Half
    control_marker: str = ""
    units_of: str = ""
    placements: dict[str, str] = {}
    inside: tuple[str, ...] = ()
    defense: tuple[DefenseStep, ...] = ()
    conditions: ConditionStep | None = None
    add_map: Placing | str | None = None
    switch: SwitchStep | None = None
    chosen: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    mine: str = ""
    truck: TruckStep | None = None
    units: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    """Where counters go that a switched map cannot hold, if several hexes are equally near."""


class SoloDice(_Part, frozen=True, kw_only=True):
    """The dice of a solo mission, the second only if Shields and Bursts are equal, and the Command
    Cards that a handicap took out."""

    side_die: int
    sheet_die: int = 0
    removed: tuple[int, ...] = ()


class Script(_Part, frozen=True, kw_only=True):
    """A whole scripted generation. ``low_decks`` are the partners who take the lower deck of a
    variant that leaves it to them; ``options`` are further options of the generator."""

    initiative: Nation
    boards: tuple[Placing | str, ...]
    edges: dict[str, Edge]
    plays: tuple[ScriptPlay, ...]
    guideline: int = 1
    solo: SoloDice | None = None
    facings: dict[str, dict[str, FacingName]] = {}
    low_decks: tuple[str, ...] = ()
    options: dict[str, Any] = {}


def read_script(document: Any) -> Script:
    """The document, its shape checked; a fault names the field."""
    try:
        return convert(document, Script)
    except msgspec.ValidationError as error:
        what, place = misfit(error)
        place = place.replace("[...]", "")
        said = _in_words(what, place)
        step = re.match(r"plays\[(\d+)\]\.?(.*)", place)
        if step is not None:
            field = f"{step[2]}: " if step[2] else ""
            raise OpforError(f"step {int(step[1]) + 1}: {field}{said} (GEN-3.0-b)") from None
        raise OpforError(f"script{'.' + place if place else ''}: {said}") from None


_WORDS: dict[str, tuple[str, ...]] = {
    "option": get_args(Half),
    "initiative": get_args(Nation),
    "edges": EDGES,
    "entrance": EDGES,
    "exit": EDGES,
    "facings": get_args(FacingName),
}
"""What may stand in fields that take certain words only."""


def _in_words(what: str, place: str) -> str:
    """A fault of the shape, with what would be right."""
    field = place.rpartition(".")[2]
    name = re.search(r"field `(.*?)`", what)
    if what.startswith("Invalid enum value"):
        given = what.removeprefix("Invalid enum value ")
        return f"{given} is not known; choose one of: {', '.join(_WORDS[field])}"
    if name is not None and "missing" in what:
        return f"{name[1]} is missing"
    if name is not None and "unknown" in what:
        return f"{name[1]} is not a field of it"
    if field == "card" and what.startswith("Expected `str`"):
        return 'write the number of a card like "03"'
    return what.replace("`", "").replace("Expected", "expected")
