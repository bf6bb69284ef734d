"""From the parser's tree to values: places and conditions of missions and tiles."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args
from lark.tree import Meta

from opfor.cardboard.coh.orders.combinations import Said, words_fit, words_of
from opfor.cardboard.coh.orders.conditions import (
    Compare,
    Controls,
    Counted,
    Dice,
    Exists,
    Meter,
    Metered,
    Number,
    PlayerPassed,
    Quantity,
)
from opfor.cardboard.coh.orders.errors import Misfit
from opfor.cardboard.coh.orders.places import AtDrawnHex, AtEdge, AtHex, MapEdge, Pick, Within
from opfor.cardboard.coh.orders.reader import CardReader
from opfor.cardboard.coh.orders.words import Distance, Side, Source, TargetKind


def at_least_one(number: Token) -> int:
    """A number of counters, cards, points or hexes: none of them is no order at all."""
    if int(number) == 0:
        raise Misfit(number.column or 1, '"0" cannot stand here; expected 1 or more')
    return int(number)


class PlaceReader(CardReader):
    """Reads places and conditions; every method is named after its grammar rule."""

    def __init__(self) -> None:
        super().__init__()
        self.has_drawn = False

    def hex(self, children: list[Token]) -> AtHex:
        return AtHex((children[0].upper(),))

    def any_hex(self, children: list[Token]) -> AtHex:
        return AtHex(tuple(token.upper() for token in children))

    def every_hex(self, children: list[Token]) -> AtHex:
        return AtHex(tuple(token.upper() for token in children), every=True)

    @v_args(meta=True)
    def drawn_hex(self, meta: Meta, _children: list[Any]) -> AtDrawnHex:
        if not self.has_drawn:
            raise Misfit(
                meta.column,
                'no card has been drawn for "the drawn hex"; expected "Draw 1 Order Card then" '
                "earlier in the line",
            )
        return AtDrawnHex()

    def within_of(self, children: list[Any]) -> Within:
        number, spot = children
        return Within(at_least_one(number), place_of(spot))

    def pick(self, children: list[Any]) -> Pick:
        split = _distance_at(children)
        named = children[:split]
        kind = named[-1].value
        words_fit(named, kind)
        pick = Pick(kind, words_of(named))
        if split == len(children):
            return pick
        distance, anchor = children[split].value, place_of(children[split + 1])
        if isinstance(anchor, Said):
            return Pick(kind, pick.words, distance, anchor.value)
        return Pick(kind, pick.words, distance, TargetKind.PLACE, anchor)

    def counted(self, children: list[Any]) -> Counted:
        where = (
            children.pop() if isinstance(children[-1], AtHex | AtEdge | Within | Source) else None
        )
        kind = children[-1].value
        words_fit(children, kind, counting=True)
        if isinstance(where, Source):
            return Counted(kind, words_of(children), source=where)
        return Counted(kind, words_of(children), where)

    def counted_where(self, children: list[Any]) -> Any:
        return place_of(children[0])

    def in_source(self, children: list[Said]) -> Source:
        source: Source = children[0].value
        return source

    def plain_number(self, children: list[Token]) -> Number:
        return Number(int(children[0]))

    def one_die(self, _children: list[Any]) -> Dice:
        return Dice(1)

    def two_dice(self, _children: list[Any]) -> Dice:
        return Dice(2)

    def vps(self, children: list[Said]) -> Metered:
        return Metered(Meter.AI_VPS if children[0].value is Side.AI else Meter.PLAYER_VPS)

    def compare(self, children: list[Any]) -> Compare:
        left, comparison, right = children
        return Compare(_quantity(left), comparison.value, _quantity(right))

    def any_counted(self, children: list[Counted]) -> Exists:
        return Exists(children[0])

    def no_counted(self, children: list[Counted]) -> Exists:
        return Exists(children[0], none=True)

    def hex_list(self, children: list[Token]) -> tuple[str, ...]:
        return tuple(token.upper() for token in children)

    def every_objective(self, _children: list[Any]) -> tuple[str, ...]:
        return ()

    def controls(self, children: list[Any]) -> Controls:
        side, hexes = children
        return Controls(side.value, hexes)

    def player_passed(self, _children: list[Any]) -> PlayerPassed:
        return PlayerPassed()


def place_of(spoken: Any) -> Any:
    """An edge as a place; every other place is one already."""
    if isinstance(spoken, Said) and isinstance(spoken.value, MapEdge):
        return AtEdge(spoken.value)
    return spoken


def _distance_at(children: list[Any]) -> int:
    for index, child in enumerate(children):
        if isinstance(child, Said) and isinstance(child.value, Distance):
            return index
    return len(children)


def _quantity(spoken: Any) -> Quantity:
    if isinstance(spoken, Said):
        return Metered(spoken.value)
    quantity: Quantity = spoken
    return quantity
