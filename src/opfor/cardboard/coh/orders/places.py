"""Where something is put, aimed or measured to."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from opfor.cardboard.coh.orders import shapes  # noqa: F401  (numbers and hexes)
from opfor.cardboard.coh.orders.combinations import drawn_before, words_fit
from opfor.cardboard.coh.orders.constructs import Family, Rule, Wording, construct, wording
from opfor.cardboard.coh.orders.nouns import Distance, TargetKind
from opfor.cardboard.coh.orders.slots import Choice, OneOf, slots
from opfor.cardboard.coh.orders.words import Word


class MapEdge(StrEnum):
    """An outer edge of the map; the entry edge is that of the side concerned."""

    NORTH = "north edge"
    SOUTH = "south edge"
    WEST = "west edge"
    EAST = "east edge"
    ENTRY = "entry edge"


@construct(
    "{hexes:hex}",
    "{hexes:either_hex}",
    wording("{hexes:every_hex}", every=True),
    Rule("one_hex", ("{hexes:hex}",)),
)
class AtHex(msgspec.Struct, frozen=True, tag=True):
    """``D14``, ``D14 or E09`` (one of them) or, with ``every``, ``D14 and E09`` (one on each)."""

    hexes: tuple[str, ...]
    every: bool = False


@construct("{edge}")
class AtEdge(msgspec.Struct, frozen=True, tag=True):
    """Any hex of a map edge."""

    edge: MapEdge


@construct("the drawn hex", check=drawn_before)
class AtDrawnHex(msgspec.Struct, frozen=True, tag=True):
    """The hex number of the Order Card that the same line has drawn before."""


Place = AtHex | AtEdge


def _picked(kind: str) -> tuple[str | Wording, ...]:
    """A counter or Objective of a kind, perhaps by its distance from something."""
    return (
        f"[{{words}}] {{kind:{kind}}}",
        f"[{{words}}] {{kind:{kind}}} {{distance}} {{anchor:picked_kind}}",
        wording(f"[{{words}}] {{kind:{kind}}} {{distance}} {{place}}", anchor=TargetKind.PLACE),
    )


@construct(*_picked("picked_kind"), Rule("rumor", _picked("rumored")), check=words_fit)
class Pick(msgspec.Struct, frozen=True, tag=True):
    """``Lowest DV Unit closest to Objective``: one counter or Objective picked by words."""

    kind: TargetKind
    words: tuple[Word, ...] = ()
    distance: Distance | None = None
    anchor: TargetKind | None = None
    place: Place | None = None


Spot = AtHex | AtEdge | AtDrawnHex | Pick


@construct("within {hexes:number} of {of:spot}")
class Within(msgspec.Struct, frozen=True, tag=True):
    """``within 3 of E09``: any hex at most that far from the spot."""

    hexes: int
    of: Spot


Where = AtHex | AtEdge | AtDrawnHex | Pick | Within

slots(
    edge=OneOf(MapEdge),
    place=Family("one_hex", "at_edge"),
    spot=Family("one_hex", "at_edge", "at_drawn_hex", "pick"),
    any_spot=Family("at_hex", "at_edge", "at_drawn_hex", "pick"),
    where=Choice("at {:any_spot}", "{:within}"),
    counted_where=Choice("at {:place}", "{:within}"),
)
