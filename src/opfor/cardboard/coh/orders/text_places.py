"""Printing places and conditions."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders.conditions import (
    Compare,
    Controls,
    Counted,
    Dice,
    Exists,
    LineCondition,
    Metered,
    Number,
    PlayerPassed,
    Quantity,
)
from opfor.cardboard.coh.orders.places import AtDrawnHex, AtEdge, AtHex, Pick, Spot, Where, Within
from opfor.cardboard.coh.orders.words import Word

_UNCOUNTED = {"AI", "Smoke", "Light Smoke", "Wire", "Mortar or Inf Gun", "No Enemy"}


def plural(noun: str, count: int) -> str:
    """The noun as it stands behind a number (0 stands for ``Each``)."""
    if count <= 1 or noun in _UNCOUNTED:
        return noun
    return f"{noun}es" if noun.endswith("ch") else f"{noun}s"


def worded(words: Sequence[Word], noun: str) -> str:
    """``Fresh, Lowest DV Unit``."""
    return f"{', '.join(words)} {noun}" if words else noun


def place_text(place: Spot) -> str:
    """A spot without its preposition."""
    match place:
        case AtHex():
            return (" and " if place.every else " or ").join(place.hexes)
        case AtEdge():
            return str(place.edge)
        case AtDrawnHex():
            return "the drawn hex"
        case Pick():
            return _pick_text(place)


def _pick_text(pick: Pick) -> str:
    what = worded(pick.words, pick.kind)
    if pick.distance is None:
        return what
    return f"{what} {pick.distance} {place_text(pick.place) if pick.place else pick.anchor}"


def where_text(where: Where) -> str:
    """``at D14 or E09``, ``within 3 of Objective``."""
    if isinstance(where, Within):
        return f"within {where.hexes} of {place_text(where.of)}"
    return f"at {place_text(where)}"


def hexes_text(hexes: Sequence[str]) -> str:
    """A list of hexes, or every Objective when none is named."""
    return ", ".join(hexes) if hexes else "every Objective"


def counted_text(counted: Counted, count: int = 1) -> str:
    """What is counted; ``count`` above 1 prints the plural."""
    what = worded(counted.words, plural(counted.kind, count))
    if counted.source is not None:
        return f"{what} in {counted.source}"
    return f"{what} {where_text(counted.where)}" if counted.where else what


def condition_text(condition: LineCondition) -> str:
    """A condition without its ``If``."""
    match condition:
        case Compare():
            left, right = _quantity_text(condition.left), _quantity_text(condition.right)
            return f"{left} {condition.comparison} {right}"
        case Exists():
            return f"{'no' if condition.none else 'any'} {counted_text(condition.counted)}"
        case Controls():
            return f"{condition.side} controls {hexes_text(condition.hexes)}"
        case PlayerPassed():
            return "Player passed"


def _quantity_text(quantity: Quantity) -> str:
    match quantity:
        case Number():
            return str(quantity.value)
        case Dice():
            return f"{quantity.count}D6"
        case Metered():
            return str(quantity.meter)
        case Counted():
            return counted_text(quantity, count=2)
