"""When a line of a mission or a tile applies: ``If …:`` and ``When …:``."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from opfor.cardboard.coh.orders.combinations import countable_words_fit
from opfor.cardboard.coh.orders.constructs import Family, Rule, any_of, construct, wording
from opfor.cardboard.coh.orders.nouns import Comparison, Side, Source, TargetKind
from opfor.cardboard.coh.orders.places import Where
from opfor.cardboard.coh.orders.slots import Listed, OneOf, slots
from opfor.cardboard.coh.orders.words import Word


class Trigger(StrEnum):
    """The moment a line with ``When …:`` is carried out."""

    MARKER_ADVANCES = "the marker advances"
    ROUND_STARTS = "the round starts"
    ROUND_ENDS = "the round ends"
    MISSION_ENDS = "the mission ends"
    AI_IS_DESTROYED = "an AI is destroyed"
    UNIT_IS_DESTROYED = "a Unit is destroyed"
    RE_IS_REVEALED = "an RE is revealed"


class Meter(StrEnum):
    """A number that the game keeps anyway."""

    AI_VPS = "AI VPs"
    PLAYER_VPS = "Player VPs"
    CAPS = "CAPs"
    ROUND = "the round"
    MARKER = "the marker"


class Quantity(msgspec.Struct, frozen=True, tag=True):
    """What can be compared: a number, dice, or something to count."""


@construct(Rule("plain_number", ("{value:any_number}",)))
class Number(Quantity, frozen=True):
    """A plain number."""

    value: int


@construct(
    "[{words}] {kind:counted_kind} [{where:counted_where}]",
    "[{words}] {kind:counted_kind} in {source}",
    check=countable_words_fit,
)
class Counted(Quantity, frozen=True):
    """``Fresh Units within 2 of E09``: how many there are on the map, or in a cup."""

    kind: TargetKind
    words: tuple[Word, ...] = ()
    where: Where | None = None
    source: Source | None = None


@construct("{meter}")
class Metered(Quantity, frozen=True):
    """The value of a meter."""

    meter: Meter


@construct(wording("1D6", count=1), wording("2D6", count=2))
class Dice(Quantity, frozen=True):
    """``1D6`` or ``2D6``, rolled when the condition is read."""

    count: int


if TYPE_CHECKING:
    AnyQuantity = Quantity
else:
    AnyQuantity = any_of(Quantity)


class LineCondition(msgspec.Struct, frozen=True, tag=True):
    """What must hold for a line to be carried out."""


def _rolled(compared: Compare) -> str:
    dice = isinstance(compared.left, Dice) or isinstance(compared.right, Dice)
    return "; the dice are rolled when the line is read" if dice else ""


@construct("{left:quantity} {comparison} {right:quantity}", means=_rolled)
class Compare(LineCondition, frozen=True):
    """``Fresh AI < Fresh Units``."""

    left: AnyQuantity
    comparison: Comparison
    right: AnyQuantity


@construct(
    "any {counted}",
    wording("no {counted}", none=True, means="; nothing like that may be in play"),
)
class Exists(LineCondition, frozen=True):
    """``any Hit AI`` or, with ``none``, ``no Just Attacked Unit``."""

    counted: Counted
    none: bool = False


def _everywhere(controlled: Controls) -> str:
    return "" if controlled.hexes else "; all Control Markers on the map"


@construct("{side} controls {hexes:controlled}", means=_everywhere)
class Controls(LineCondition, frozen=True):
    """``Player controls E09``; no hex means every Control Marker on the map."""

    side: Side
    hexes: tuple[str, ...] = ()


@construct("Player passed")
class PlayerPassed(LineCondition, frozen=True):
    """The Player's last turn was a pass."""


if TYPE_CHECKING:
    AnyCondition = LineCondition
else:
    AnyCondition = any_of(LineCondition)

slots(
    trigger=OneOf(Trigger),
    meter=OneOf(Meter),
    quantity=Family(of=Quantity, amount=2),
    condition=Family(of=LineCondition),
    conditions=Listed("condition", "and"),
)
