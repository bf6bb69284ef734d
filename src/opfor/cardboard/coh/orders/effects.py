"""What missions and tiles can do besides giving orders to AI."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from opfor.cardboard.coh.orders.combinations import blind_fit, card_is_drawn, player_has_caps
from opfor.cardboard.coh.orders.conditions import Counted
from opfor.cardboard.coh.orders.constructs import Family, Wording, any_of, construct, wording
from opfor.cardboard.coh.orders.nouns import (
    MINES,
    NOBODY,
    CardDeed,
    CounterKind,
    FireKind,
    Side,
    Source,
)
from opfor.cardboard.coh.orders.places import AtDrawnHex, AtHex, Pick, Spot, Where
from opfor.cardboard.coh.orders.slots import Listed, slots


class LineEffect(msgspec.Struct, frozen=True, tag=True):
    """What a line does besides giving orders."""


def _choice(where: Where | None) -> str:
    """Who picks the hex: nobody if it is given, else the AI's advantage."""
    one = isinstance(where, AtHex) and (len(where.hexes) == 1 or where.every)
    given = one or isinstance(where, AtDrawnHex)
    return "" if given else ", on the hex that helps the AI most (SOLO-6.0-a)"


def _placed(effect: PlaceCounters) -> str:
    rule = " (COH-6.0-a)" if effect.counter is CounterKind.RE else ""
    return f"put on the map{_choice(effect.where)}{rule}"


@construct("Place {count:number} {counter} [{where}]", means=_placed)
class PlaceCounters(LineEffect, frozen=True):
    """``Place 2 REs at D14 or E09``; no place means wherever it helps the AI most."""

    count: int
    counter: CounterKind
    where: Where | None = None


def _removed(effect: RemoveCounters) -> str:
    return f"taken off the map{_choice(effect.where)}"


@construct("Remove {count:number} {counter} [{where}]", means=_removed)
class RemoveCounters(LineEffect, frozen=True):
    """``Remove 1 Smoke at E09``."""

    count: int
    counter: CounterKind
    where: Where | None = None


@construct("End the round", means="the round is over, however many counters are Fresh (COH-2.4-b)")
class EndRound(LineEffect, frozen=True):
    """However many counters are Fresh."""


@construct(
    "End the mission", means="the mission is over; remaining yellow events come first (COH-2.7-c)"
)
class EndMission(LineEffect, frozen=True):
    """The last thing a mission does."""


@construct(
    wording(
        "Move the marker forward {spaces:number}",
        means="its new space's event runs, passed yellow ones before it (COH-2.3.1-f, -g)",
    ),
    wording("Move the marker back {spaces:loss}", means="back along the track; no event runs"),
)
class MoveMarker(LineEffect, frozen=True):
    """Backwards is negative."""

    spaces: int


@construct(
    wording("Sight {hexes:number}", means="nobody sees farther than that from now on"),
    wording(
        "Sight {hexes:number} for this round",
        this_round=True,
        means="so far everybody sees until the round ends, then as far as before",
    ),
)
class LimitSight(LineEffect, frozen=True):
    """``Sight 4`` is dusk, ``Sight 8 for this round`` a flare."""

    hexes: int
    this_round: bool = False


@construct(
    "Open the exits",
    means="from now on the map may be left where the mission says; until then nobody leaves it",
)
class OpenExits(LineEffect, frozen=True):
    """In a mission with such a line nobody leaves the map before it."""


def _scored(effect: ScoreEffect) -> str:
    return f"victory points change at once{', once for each such counter' if effect.per else ''}"


@construct(
    "{side} scores {points:number} VP(s) [for each {per:counted}]",
    "{side} loses {points:loss} VP(s) [for each {per:counted}]",
    means=_scored,
)
class ScoreEffect(LineEffect, frozen=True, tag="Score"):
    """``AI scores 1 VP for each Destroyed Unit``; a loss is negative."""

    side: Side
    points: int
    per: Counted | None = None


@construct(
    "{side} gains {caps:number} CAP(s)",
    "{side} loses {caps:loss} CAP(s)",
    means="the Player's pool of this round changes, never below 0 (COH-3.2-a)",
    check=player_has_caps,
)
class ChangeCaps(LineEffect, frozen=True):
    """``Player loses 2 CAPs``; a loss is negative."""

    side: ClassVar[Side] = Side.PLAYER

    caps: int


@construct(
    "Player draws {count:number} Action Card(s)",
    "Player discards {count:loss} Action Card(s)",
    means="the Player's hand changes",
)
class ActionCards(LineEffect, frozen=True):
    """``Player draws 1 Action Card``; discarding is negative."""

    count: int


def _entry(where: Where | None) -> str:
    return "" if where else ", from their entry edge"


def _drawn(effect: BringDrawn) -> str:
    return f"{effect.source.means}{_entry(effect.where)}"


@construct("Bring {count:number} AI from {source} [{where}]", means=_drawn)
class BringDrawn(LineEffect, frozen=True):
    """``Bring 2 AI from the cup at north edge``."""

    count: int
    source: Source
    where: Where | None = None


def _brought(effect: BringGroup | BringNamed) -> str:
    return f"these counters come into play{_entry(effect.where)}"


@construct(
    "Bring group {name:quoted} [{where}]",
    wording("Bring Player group {name:quoted} [{where}]", side=Side.PLAYER),
    means=_brought,
)
class BringGroup(LineEffect, frozen=True):
    """``Bring group "Second wave" at A10``: a group the mission names."""

    name: str
    side: Side = Side.AI
    where: Where | None = None


@construct("Bring {names} [{where}]", means=_brought)
class BringNamed(LineEffect, frozen=True):
    """``Bring rifle-05, mmg-18 at A10``."""

    names: tuple[str, ...]
    where: Where | None = None


@construct(
    "{kind:fire_kind} on {on:spot} [with AR {ar:any_number}]", means=lambda fire: fire.kind.means
)
class OffMapFire(LineEffect, frozen=True):
    """``Artillery on E09 with AR 6``; no AR means that of the rules."""

    kind: FireKind
    on: Spot
    ar: int | None = None


def _dealt(deed: CardDeed) -> Wording:
    deck = "Command" if deed in (CardDeed.ADD, CardDeed.REMOVE) else "Order"
    check = card_is_drawn if deed is CardDeed.DRAW else None
    return wording(f"{deed} {{count:number}} {deck} Card(s)", deed=deed, check=check)


@construct(*map(_dealt, CardDeed), means=lambda cards: cards.deed.means)
class OrderCards(LineEffect, frozen=True):
    """``Draw 1 Order Card``, ``Remove 1 Command Card`` …"""

    deed: CardDeed
    count: int


@construct(
    "Shuffle the Order Cards", means="all Order Cards, discards included, form a new draw pile"
)
class ShuffleOrderCards(LineEffect, frozen=True):
    """Discards included."""


@construct(
    "{side} takes control of {hexes:controlled}",
    means="the Control Marker there is turned to this side (COH-4.1.4-a)",
)
class TakeControl(LineEffect, frozen=True):
    """``AI takes control of E09``; no hex means every Control Marker on the map."""

    side: Side
    hexes: tuple[str, ...] = ()


@construct(
    "{name}",
    wording("{count:number} No Enemy", name=NOBODY),
    wording("{count:number} Mine(s)", name=MINES),
)
class CupItem(msgspec.Struct, frozen=True):
    """A named counter, or a number of ``No Enemy`` or ``Mine`` counters."""

    name: str
    count: int = 1


@construct(
    "Put {items} in {cup:source}", means="more to be drawn blind from now on", check=blind_fit
)
class FillCup(LineEffect, frozen=True):
    """``Put rifle-05, 2 No Enemy in the RE cup``."""

    items: tuple[CupItem, ...]
    cup: Source


@construct(
    "Replace {what:rumor} with {name}",
    means="the counter stands in the Rumored Enemy's place, Fresh or Spent as it was",
)
class ReplaceRumor(LineEffect, frozen=True):
    """``Replace RE closest to Unit with rifle-05``."""

    what: Pick
    name: str


@construct(
    "Drive {name} along the road",
    means="one full movement along its road towards its exit edge (SOLO-6.2-f)",
)
class Drive(LineEffect, frozen=True):
    """``Drive truck-22 along the road``: one full movement towards its exit edge."""

    name: str


if TYPE_CHECKING:
    AnyEffect = LineEffect
else:
    AnyEffect = any_of(LineEffect)

slots(
    items=Listed("cup_item", ","),
    effect=Family(of=LineEffect),
)
