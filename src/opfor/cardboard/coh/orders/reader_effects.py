"""From the parser's tree to values: the effects of missions and tiles."""

from __future__ import annotations

from typing import Any

from lark import Token

from opfor.cardboard.coh.orders.combinations import Said
from opfor.cardboard.coh.orders.conditions import Counted
from opfor.cardboard.coh.orders.effects import (
    BLIND,
    MINES,
    NOBODY,
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
from opfor.cardboard.coh.orders.errors import Misfit
from opfor.cardboard.coh.orders.places import Where
from opfor.cardboard.coh.orders.reader_places import PlaceReader, at_least_one, place_of
from opfor.cardboard.coh.orders.words import Side, Source


def where_of(children: list[Any], after: int) -> Where | None:
    """The place at the end of an effect, if it names one."""
    where: Where | None = place_of(children[after]) if len(children) > after else None
    return where


class EffectReader(PlaceReader):
    """Reads effects; every method is named after its grammar rule."""

    def place_counters(self, children: list[Any]) -> PlaceCounters:
        number = at_least_one(children[0])
        return PlaceCounters(number, children[1].value, where_of(children, 2))

    def remove_counters(self, children: list[Any]) -> RemoveCounters:
        number = at_least_one(children[0])
        return RemoveCounters(number, children[1].value, where_of(children, 2))

    def end_round(self, _children: list[Any]) -> EndRound:
        return EndRound()

    def end_mission(self, _children: list[Any]) -> EndMission:
        return EndMission()

    def marker_forward(self, children: list[Token]) -> MoveMarker:
        return MoveMarker(at_least_one(children[0]))

    def marker_back(self, children: list[Token]) -> MoveMarker:
        return MoveMarker(-at_least_one(children[0]))

    def gain_vps(self, children: list[Any]) -> ScoreEffect:
        side, number, *per = children
        return ScoreEffect(side.value, at_least_one(number), *per)

    def lose_vps(self, children: list[Any]) -> ScoreEffect:
        side, number, *per = children
        return ScoreEffect(side.value, -at_least_one(number), *per)

    def per(self, children: list[Counted]) -> Counted:
        return children[0]

    def gain_caps(self, children: list[Any]) -> ChangeCaps:
        return ChangeCaps(_player_caps(*children))

    def lose_caps(self, children: list[Any]) -> ChangeCaps:
        return ChangeCaps(-_player_caps(*children))

    def draw_action_cards(self, children: list[Token]) -> ActionCards:
        return ActionCards(at_least_one(children[0]))

    def discard_action_cards(self, children: list[Token]) -> ActionCards:
        return ActionCards(-at_least_one(children[0]))

    def bring_drawn(self, children: list[Any]) -> BringDrawn:
        number = at_least_one(children[0])
        return BringDrawn(number, children[1].value, where_of(children, 2))

    def bring_group(self, children: list[Any]) -> BringGroup:
        return BringGroup(children[0].strip('"'), Side.AI, where_of(children, 1))

    def bring_player_group(self, children: list[Any]) -> BringGroup:
        return BringGroup(children[0].strip('"'), Side.PLAYER, where_of(children, 1))

    def bring_named(self, children: list[Any]) -> BringNamed:
        names = tuple(child.lower() for child in children if isinstance(child, Token))
        return BringNamed(names, where_of(children, len(names)))

    def off_map_fire(self, children: list[Any]) -> OffMapFire:
        kind, spot, *ar = children
        return OffMapFire(kind.value, place_of(spot), int(ar[0]) if ar else None)

    def draw_cards(self, children: list[Token]) -> OrderCards:
        self.has_drawn = True
        return OrderCards(CardDeed.DRAW, at_least_one(children[0]))

    def discard_cards(self, children: list[Token]) -> OrderCards:
        return OrderCards(CardDeed.DISCARD, at_least_one(children[0]))

    def execute_cards(self, children: list[Token]) -> OrderCards:
        return OrderCards(CardDeed.EXECUTE, at_least_one(children[0]))

    def add_command_cards(self, children: list[Token]) -> OrderCards:
        return OrderCards(CardDeed.ADD, at_least_one(children[0]))

    def remove_command_cards(self, children: list[Token]) -> OrderCards:
        return OrderCards(CardDeed.REMOVE, at_least_one(children[0]))

    def shuffle_order_cards(self, _children: list[Any]) -> ShuffleOrderCards:
        return ShuffleOrderCards()

    def take_control(self, children: list[Any]) -> TakeControl:
        side, hexes = children
        return TakeControl(side.value, hexes)

    def fill_cup(self, children: list[Any]) -> FillCup:
        *items, source = children
        blind = [item.name for item in items if item.name in BLIND]
        if blind and source.value is not Source.RE_CUP:
            raise Misfit(
                source.column, f'"{blind[0]}" lies in the RE cup only; expected the RE cup'
            )
        return FillCup(tuple(items), source.value)

    def named_item(self, children: list[Token]) -> CupItem:
        return CupItem(children[0].lower())

    def no_enemy_item(self, children: list[Token]) -> CupItem:
        return CupItem(NOBODY, at_least_one(children[0]))

    def mine_item(self, children: list[Token]) -> CupItem:
        return CupItem(MINES, at_least_one(children[0]))

    def replace_rumor(self, children: list[Any]) -> ReplaceRumor:
        pick, name = children
        return ReplaceRumor(pick, name.lower())

    def drive(self, children: list[Token]) -> Drive:
        return Drive(children[0].lower())


def _player_caps(side: Said, number: Token) -> int:
    if side.value is not Side.PLAYER:
        raise Misfit(side.column, '"AI" has no CAPs (COH-4.3.1-c); expected Player')
    return at_least_one(number)
