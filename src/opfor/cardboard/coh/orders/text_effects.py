"""Printing effects."""

from __future__ import annotations

from opfor.cardboard.coh.orders.effects import (
    ActionCards,
    BringDrawn,
    BringGroup,
    BringNamed,
    CardDeed,
    ChangeCaps,
    CupItem,
    Drive,
    EndMission,
    EndRound,
    FillCup,
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
from opfor.cardboard.coh.orders.places import Where
from opfor.cardboard.coh.orders.text_places import (
    counted_text,
    hexes_text,
    place_text,
    plural,
    where_text,
)
from opfor.cardboard.coh.orders.words import Side


def effect_text(effect: LineEffect) -> str:
    """The words that mean this effect."""
    match effect:
        case PlaceCounters():
            return f"Place {_some(effect.count, effect.counter)}{_where(effect.where)}"
        case RemoveCounters():
            return f"Remove {_some(effect.count, effect.counter)}{_where(effect.where)}"
        case EndRound():
            return "End the round"
        case EndMission():
            return "End the mission"
        case MoveMarker():
            way = "forward" if effect.spaces > 0 else "back"
            return f"Move the marker {way} {abs(effect.spaces)}"
        case TakeControl():
            return f"{effect.side} takes control of {hexes_text(effect.hexes)}"
        case ReplaceRumor():
            return f"Replace {place_text(effect.what)} with {effect.name}"
        case Drive():
            return f"Drive {effect.name} along the road"
        case OffMapFire():
            strength = "" if effect.ar is None else f" with AR {effect.ar}"
            return f"{effect.kind} on {place_text(effect.on)}{strength}"
        case FillCup():
            return f"Put {', '.join(map(_item_text, effect.items))} in {effect.cup}"
        case BringDrawn() | BringGroup() | BringNamed():
            return f"Bring {_brought_text(effect)}{_where(effect.where)}"
        case _:
            return _count_text(effect)


def _count_text(
    effect: ScoreEffect | ChangeCaps | ActionCards | OrderCards | ShuffleOrderCards,
) -> str:
    match effect:
        case ScoreEffect():
            verb = "scores" if effect.points > 0 else "loses"
            per = f" for each {counted_text(effect.per)}" if effect.per else ""
            return f"{effect.side} {verb} {_some(abs(effect.points), 'VP')}{per}"
        case ChangeCaps():
            return (
                f"Player {'gains' if effect.caps > 0 else 'loses'} {_some(abs(effect.caps), 'CAP')}"
            )
        case ActionCards():
            verb = "draws" if effect.count > 0 else "discards"
            return f"Player {verb} {_some(abs(effect.count), 'Action Card')}"
        case OrderCards():
            cards = (
                "Command Card" if effect.deed in (CardDeed.ADD, CardDeed.REMOVE) else "Order Card"
            )
            return f"{effect.deed} {_some(effect.count, cards)}"
        case ShuffleOrderCards():
            return "Shuffle the Order Cards"


def _brought_text(effect: BringDrawn | BringGroup | BringNamed) -> str:
    match effect:
        case BringDrawn():
            return f"{effect.count} AI from {effect.source}"
        case BringGroup():
            return f'{"Player " if effect.side is Side.PLAYER else ""}group "{effect.name}"'
        case BringNamed():
            return ", ".join(effect.names)


def _item_text(item: CupItem) -> str:
    return item.name if "-" in item.name else _some(item.count, item.name)


def _some(count: int, noun: str) -> str:
    return f"{count} {plural(noun, count)}"


def _where(where: Where | None) -> str:
    return f" {where_text(where)}" if where else ""
