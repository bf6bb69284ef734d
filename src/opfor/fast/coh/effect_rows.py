"""What a mission's lines do besides giving orders, as rows of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders import effects as fx
from opfor.cardboard.coh.orders.nouns import CounterKind, FireKind, Side
from opfor.cardboard.coh.orders.places import AtEdge, AtHex, MapEdge
from opfor.fast.coh import mind
from opfor.fast.coh.condition_rows import ConditionRows
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.order_numbers import DEEDS, SOURCES, NotCovered, number_of
from opfor.fast.coh.place_rows import PlaceRows
from opfor.fast.coh.sizes import ROW_WIDTH
from opfor.fast.coh.values import NOTHING
from opfor.fast.coh.whys import Item
from opfor.games.coh.values.order_words import BLIND, DENSITIES, WORKS
from opfor.games.coh.values.solo_state import NO_ENEMY

MARKERS = (CounterKind.AI_CONTROL_MARKER, CounterKind.PLAYER_CONTROL_MARKER)
NORTH = AtEdge(MapEdge.NORTH)


class EffectRows:
    """Makes the rows of effects; ``listed`` are counters that they name, one list after the
    other."""

    def __init__(self, places: PlaceRows, conditions: ConditionRows) -> None:
        self.places, self.conditions, self.setting = places, conditions, places.setting
        self.bot = self.setting.solo.bot_side
        self.listed: list[int] = []

    def row(self, effect: fx.LineEffect) -> list[int]:
        row = [0] * ROW_WIDTH
        row[mind.ROW_SPOT] = row[mind.ROW_PLACE] = row[mind.ROW_NUMBER] = NOTHING
        match effect:
            case fx.PlaceCounters():
                self._placed(row, effect)
            case fx.RemoveCounters():
                self._removed(row, effect)
            case fx.BringDrawn() | fx.BringGroup() | fx.BringNamed():
                self._brought(row, effect)
            case fx.FillCup():
                self._cup(row, effect)
            case fx.OffMapFire():
                self._fire(row, effect)
            case _:
                self._course(row, effect)
        return row

    def _where(self, where: object) -> int:
        return NOTHING if where is None else self.places.number(where)

    def _side(self, side: Side) -> int:
        return self.bot if side is Side.AI else 1 - self.bot

    def _placed(self, row: list[int], effect: fx.PlaceCounters) -> None:
        row[mind.ROW_COUNT], row[mind.ROW_PLACE] = effect.count, self._where(effect.where)
        counter = effect.counter
        if counter is CounterKind.RE:
            row[mind.ROW_KIND] = mind.PLACE_RUMORS
        elif counter is CounterKind.RANDOM_DEFENSE_COUNTER:
            row[mind.ROW_KIND] = mind.PLACE_DEFENCES
        elif counter in DENSITIES:
            row[mind.ROW_KIND], row[mind.ROW_WHAT] = mind.PLACE_SMOKE, DENSITIES[counter]
        elif counter in WORKS:
            row[mind.ROW_KIND], row[mind.ROW_WHAT] = mind.PLACE_WORKS, self._work(counter)
        else:
            row[mind.ROW_KIND] = mind.PLACE_MARKERS
            row[mind.ROW_SIDE] = self.bot if counter is MARKERS[0] else 1 - self.bot

    def _work(self, counter: CounterKind) -> int:
        return numbering(self.setting).work_names.index(WORKS[counter])

    def _removed(self, row: list[int], effect: fx.RemoveCounters) -> None:
        """What is taken off; of smoke how dense, of works which kind."""
        row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.TAKE_OFF, effect.count
        row[mind.ROW_PLACE], counter = self._where(effect.where), effect.counter
        if counter is CounterKind.RE:
            row[mind.ROW_WHAT] = mind.TAKE_RUMOR
        elif counter in DENSITIES:
            row[mind.ROW_WHAT], row[mind.ROW_SIDE] = mind.TAKE_SMOKE, DENSITIES[counter]
        elif counter in MARKERS:
            is_bots = counter is MARKERS[0]
            row[mind.ROW_WHAT] = mind.TAKE_AI_MARKER if is_bots else mind.TAKE_MARKER
        elif counter is CounterKind.RANDOM_DEFENSE_COUNTER:
            row[mind.ROW_WHAT] = mind.TAKE_ANY_WORK
        else:
            row[mind.ROW_WHAT], row[mind.ROW_SIDE] = mind.TAKE_WORK, self._work(counter)

    def _list(self, row: list[int], numbers: Sequence[int], side: int) -> None:
        """The counters of a side with these numbers, in the order of the counters."""
        counters = enumerate(self.places.begins.counters)
        found = [n for n, c in counters if c.side == side and c.number in numbers and c.number]
        row[mind.ROW_LIST], row[mind.ROW_LISTED] = len(self.listed), len(found)
        self.listed += found

    def _brought(
        self, row: list[int], effect: fx.BringDrawn | fx.BringGroup | fx.BringNamed
    ) -> None:
        row[mind.ROW_PLACE] = self._where(effect.where)
        if isinstance(effect, fx.BringDrawn):
            row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.BRING_DRAWN, effect.count
            row[mind.ROW_WHAT] = SOURCES[effect.source]
        elif isinstance(effect, fx.BringGroup):
            self._group(row, effect)
        else:
            row[mind.ROW_KIND], row[mind.ROW_SIDE] = mind.BRING_NAMED, self.places.number(NORTH)
            self._list(row, [_number(name) for name in effect.names], self.bot)

    def _group(self, row: list[int], effect: fx.BringGroup) -> None:
        """AI come from the north if the line does not say, the Player's Units from any edge."""
        groups = [g for g in self.setting.solo.groups if g.name == effect.name]
        is_players = any(group.player for group in groups)
        side = 1 - self.bot if is_players else self.bot
        self._list(row, [n for group in groups for n in group.numbers], side)
        if effect.side is Side.PLAYER:
            row[mind.ROW_KIND] = mind.BRING_UNITS
            if effect.where is None:
                field = self.setting.field
                edges = [field.edge(name) for name in ("north", "south", "west", "east")]
                row[mind.ROW_PLACE] = self.places.listed([c for edge in edges for c in edge])
        else:
            row[mind.ROW_KIND] = mind.BRING_GROUP
            row[mind.ROW_PLACE] = self.places.number(effect.where or NORTH)

    def _cup(self, row: list[int], effect: fx.FillCup) -> None:
        """Which AI, No Enemy counters and mines, in the order of the line."""
        row[mind.ROW_KIND], row[mind.ROW_WHAT] = mind.FILL_CUP, SOURCES[effect.cup]
        first = len(self.listed)
        for item in effect.items:
            if item.name not in BLIND:
                self._list(row, [_number(item.name)], self.bot)
            else:
                blind = Item.NO_ENEMY if BLIND[item.name] == NO_ENEMY else Item.MINE
                self.listed += [blind] * item.count
        row[mind.ROW_LIST], row[mind.ROW_LISTED] = first, len(self.listed) - first

    def _fire(self, row: list[int], effect: fx.OffMapFire) -> None:
        is_sniper = effect.kind is FireKind.SNIPER_FIRE
        row[mind.ROW_KIND] = mind.SNIPER_FIRE if is_sniper else mind.STRIKE
        row[mind.ROW_WHAT] = int(effect.kind is FireKind.SMOKE_BARRAGE)
        row[mind.ROW_NUMBER] = NOTHING if effect.ar is None else effect.ar
        row[mind.ROW_PLACE] = self.places.number(effect.on)

    def _course(self, row: list[int], effect: fx.LineEffect) -> None:
        """Round, mission, track, points, CAPs, cards, control, rumors, trucks."""
        match effect:
            case fx.EndRound():
                row[mind.ROW_KIND] = mind.END_ROUND
            case fx.EndMission():
                row[mind.ROW_KIND] = mind.END_MISSION
            case fx.MoveMarker(spaces=spaces):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.MOVE_MARKER, spaces
            case fx.ScoreEffect(side=side, points=points, per=per):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.SCORE_POINTS, points
                row[mind.ROW_SIDE] = self._side(side)
                row[mind.ROW_WHAT] = NOTHING if per is None else self.conditions.counted(per)
            case fx.LimitSight(hexes=hexes, this_round=is_brief):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.LIMIT_SIGHT, hexes
                row[mind.ROW_WHAT] = int(is_brief)
            case fx.OpenExits():
                row[mind.ROW_KIND] = mind.OPEN_EXITS
            case fx.ChangeCaps(caps=caps):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.CHANGE_CAPS, caps
            case fx.ActionCards(count=count):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.DEAL_ACTIONS, count
            case fx.OrderCards(deed=deed, count=count):
                row[mind.ROW_KIND], row[mind.ROW_COUNT] = mind.DEAL_ORDERS, count
                row[mind.ROW_WHAT] = number_of(DEEDS, deed)
            case fx.ShuffleOrderCards():
                row[mind.ROW_KIND] = mind.SHUFFLE_ORDERS
            case fx.TakeControl(side=side, hexes=hexes):
                row[mind.ROW_KIND], row[mind.ROW_SIDE] = mind.TAKE_CONTROL, self._side(side)
                row[mind.ROW_PLACE] = self._where(AtHex(hexes) if hexes else None)
            case fx.ReplaceRumor(what=what, name=name):
                row[mind.ROW_KIND], row[mind.ROW_PLACE] = mind.REPLACE_RUMOR, self._where(what)
                self._list(row, [_number(name)], self.bot)
            case fx.Drive(name=name):
                row[mind.ROW_KIND], row[mind.ROW_NUMBER] = mind.DRIVE_TRUCK, _number(name)
                row[mind.ROW_PLACE] = self.places.listed(self._road(name))
            case _:
                raise NotCovered(str(effect))

    def _road(self, name: str) -> Sequence[int]:
        number, field = _number(name), self.setting.field
        routes = [r.road for r in self.setting.solo.routes if r.number == number]
        return [field.cell(hex_) for road in routes for hex_ in road]


def _number(name: str) -> int:
    """``rifle-05`` is the counter with the number 5."""
    return int(name.rpartition("-")[2])
