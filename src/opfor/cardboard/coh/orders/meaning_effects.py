"""The meaning of conditions and effects, in a sentence each."""

from __future__ import annotations

from opfor.cardboard.coh.orders.conditions import Compare, Controls, Dice, Exists, LineCondition
from opfor.cardboard.coh.orders.effects import (
    ActionCards,
    BringDrawn,
    BringGroup,
    BringNamed,
    CardDeed,
    ChangeCaps,
    CounterKind,
    Drive,
    EndMission,
    EndRound,
    FillCup,
    FireKind,
    LineEffect,
    MoveMarker,
    OffMapFire,
    OrderCards,
    PlaceCounters,
    RemoveCounters,
    ReplaceRumor,
    ScoreEffect,
    ShuffleOrderCards,
    TakeControl,
)
from opfor.cardboard.coh.orders.places import AtDrawnHex, AtHex, Where
from opfor.cardboard.coh.orders.text_places import condition_text
from opfor.cardboard.coh.orders.words import Source

_DEEDS = {
    CardDeed.DRAW: "turned up and discarded; its hex number is the drawn hex of this line "
    "(COH-3.1.1-d: nothing else of it counts)",
    CardDeed.DISCARD: "from the top of the order deck to its discards",
    CardDeed.EXECUTE: "drawn and carried out at once, each like an AI turn",
    CardDeed.ADD: "an unused one joins the order deck, which is shuffled",
    CardDeed.REMOVE: "taken out of the order deck for good, but never the last one (COH-7.3.1-c)",
}

_FIRE = {
    FireKind.ARTILLERY: "an off-map strike there: drift, then the hex and the six around it, "
    "friend and foe",
    FireKind.SMOKE_BARRAGE: "Smoke there and on the six hexes around, after drift",
    FireKind.SNIPER_FIRE: "one attack on a Unit there, from nowhere, range not counted",
}

_SOURCES = {
    Source.ENTRY_CUP: "drawn blind from the entry cup (SOLO-5.6-a)",
    Source.RE_CUP: "drawn blind from the RE cup; No Enemy brings nothing (COH-6.2-g)",
    Source.RESERVE: "the next ones the mission keeps in reserve",
}


def describe_condition(condition: LineCondition) -> str:
    """A condition and how it is judged."""
    said = f"{condition_text(condition)}: otherwise the line cannot be done"
    match condition:
        case Compare() if Dice in (type(condition.left), type(condition.right)):
            return f"{said}; the dice are rolled when the line is read"
        case Exists() if condition.none:
            return f"{said}; nothing like that may be in play"
        case Controls() if not condition.hexes:
            return f"{said}; all Control Markers on the map"
        case _:
            return said


def describe_effect(effect: LineEffect) -> str:
    """What an effect does."""
    match effect:
        case PlaceCounters():
            rule = " (COH-6.0-a)" if effect.counter is CounterKind.RE else ""
            return f"put on the map{_choice(effect.where)}{rule}"
        case RemoveCounters():
            return f"taken off the map{_choice(effect.where)}"
        case EndRound():
            return "the round is over, however many counters are Fresh (COH-2.4-b)"
        case EndMission():
            return "the mission is over; remaining yellow events come first (COH-2.7-c)"
        case MoveMarker() if effect.spaces > 0:
            return "its new space's event runs, passed yellow ones before it (COH-2.3.1-f, -g)"
        case MoveMarker():
            return "back along the track; no event runs"
        case OffMapFire():
            return _FIRE[effect.kind]
        case OrderCards():
            return _DEEDS[effect.deed]
        case BringDrawn():
            return f"{_SOURCES[effect.source]}{_entry(effect.where)}"
        case BringGroup() | BringNamed():
            return f"these counters come into play{_entry(effect.where)}"
        case _:
            return _describe_change(effect)


def _describe_change(
    effect: ScoreEffect
    | ChangeCaps
    | ActionCards
    | ShuffleOrderCards
    | TakeControl
    | FillCup
    | ReplaceRumor
    | Drive,
) -> str:
    match effect:
        case ScoreEffect():
            each = ", once for each such counter" if effect.per else ""
            return f"victory points change at once{each}"
        case ChangeCaps():
            return "the Player's pool of this round changes, never below 0 (COH-3.2-a)"
        case ActionCards():
            return "the Player's hand changes"
        case ShuffleOrderCards():
            return "all Order Cards, discards included, form a new draw pile"
        case TakeControl():
            return "the Control Marker there is turned to this side (COH-4.1.4-a)"
        case FillCup():
            return "more to be drawn blind from now on"
        case ReplaceRumor():
            return "the counter stands in the Rumored Enemy's place, Fresh or Spent as it was"
        case Drive():
            return "one full movement along its road towards its exit edge (SOLO-6.2-f)"


def _choice(where: Where | None) -> str:
    """Who picks the hex: nobody if it is given, else the AI's advantage."""
    if isinstance(where, AtDrawnHex) or (
        isinstance(where, AtHex) and (len(where.hexes) == 1 or where.every)
    ):
        return ""
    return ", on the hex that helps the AI most (SOLO-6.0-a)"


def _entry(where: Where | None) -> str:
    return "" if where else ", from their entry edge"
