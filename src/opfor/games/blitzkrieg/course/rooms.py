"""The rooms over numbers, filled for a setting: for plays, for simulations, for whoever looks."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from msgspec.structs import replace

from opfor.core.deeds import Kept, carried_out
from opfor.core.foresight import at_random
from opfor.core.game import Player
from opfor.core.memory import fetch, lay, width_of
from opfor.core.narrow import rule_names, tie_rules
from opfor.core.net import Net
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.core.run import STREAMS
from opfor.core.series import LaidEngine
from opfor.games.blitzkrieg.bot.questions import QUESTIONS
from opfor.games.blitzkrieg.course import batch, doors, series
from opfor.games.blitzkrieg.course.appraisal import PRICES
from opfor.games.blitzkrieg.course.known_net import (
    LESSONS,
    TRIED,
    UNSEEN,
    needed_net,
    rules_fingerprint,
)
from opfor.games.blitzkrieg.course.planes import plane_names
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.course.tongue import ACTIONS, TONGUE
from opfor.games.blitzkrieg.rules.victory import outcome
from opfor.games.blitzkrieg.values import numbers as n
from opfor.games.blitzkrieg.values.actions import Action
from opfor.games.blitzkrieg.values.board import WarBoard, WarUnits
from opfor.games.blitzkrieg.values.memory import Position, War
from opfor.games.blitzkrieg.values.memory_state import state_of
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import State

GAME = "blitzkrieg"


def supports(setting: Setting, players: Mapping[str, Player]) -> bool:
    """Whether the players of a setting are all known here; everything else is."""
    from opfor.games.blitzkrieg.course.seats import NUMBERS

    return type(setting) is Setting and all(player in NUMBERS for player in players.values())


class Rooms(LaidEngine):
    """The games of one setting."""

    game = GAME
    memory_name = "War"
    plain: ClassVar[ModuleType] = doors
    columns: ClassVar[ModuleType] = series
    rule_names = rule_names(QUESTIONS)
    tongue = TONGUE
    batch: ClassVar[ModuleType] = batch
    lessons: ClassVar[Sequence[Mapping[str, Any]]] = LESSONS
    unseen: ClassVar[Sequence[Mapping[str, Any]]] = UNSEEN
    tried: ClassVar[Sequence[Mapping[str, str]]] = TRIED
    row_width = 1 + n.GIVEN + width_of(War) + n.GIVEN + 1
    """Of a game that is stepped from outside: its answers so far, the position, fresh luck."""
    most_given = n.GIVEN
    position_at = 1 + n.GIVEN
    position_width = width_of(War)

    def fill(self, players: Mapping[str, Player]) -> None:
        war, names = self.memory, names_of(self.setting)
        lay(war, WarBoard, self.setting, names)
        lay(war, WarUnits, self.setting, names)
        self.streams = (*names.streams, *[""] * (STREAMS - len(names.streams)))
        war.prices = list(PRICES)
        war.tie_rule = tie_rules(QUESTIONS) + [0] * (len(war.tie_rule) - len(QUESTIONS))
        self._readable: War | None = None
        war.start, war.aside, war.asking = type(war)(), type(war)(), type(war)()
        if isinstance(war, War):
            war.questions, war.rulings = QUESTIONS, self.setting.rulings
        for side, seat in enumerate(self.setting.seats):
            self.seat(side, players.get(seat, at_random))

    def seat(self, side: int, player: Player) -> None:
        """Who answers for a side when nobody is asked from outside."""
        from opfor.games.blitzkrieg.course.seats import NUMBERS

        row = list(self.memory.player)
        row[side] = NUMBERS[player]
        self.memory.player = row
        if row[side] == n.Sits.NET:
            self.learn(needed_net(self.setting))

    def seat_net(self, side: int, net: Net) -> None:
        """A net plays a side, whoever made it."""
        row = list(self.memory.player)
        row[side] = n.Sits.NET
        self.memory.player = row
        self.learn(net)

    def learn(self, net: Net) -> None:
        """Put a net into the memory."""
        war, missing = self.memory, n.NET_PLANES - len(net.first)
        war.net_planes = len(net.first)
        war.first_weight = net.first + [[0] * n.FIRST for _ in range(missing)]
        war.first_bias, war.second_weight = net.first_bias, net.second
        war.second_bias, war.third_weight = net.second_bias, net.third
        war.third_bias = net.third_bias

    def put(self, state: State) -> None:
        lay(self.memory, Position, state, names_of(self.setting))

    def standing(self, state: State) -> Sequence[int]:
        """A game that stands at a position: no answers yet, then the position."""
        row = array("i", bytes(4 * self.position_width))
        self.lay(state)
        rows, self.memory.rows = self.memory.rows, memoryview(row)
        self.module.keep_position(self.memory)
        self.memory.rows = rows
        return [0] * self.position_at + row.tolist()

    def state_at(self, row: Sequence[int]) -> State:
        """The position of a game that was stepped from outside, at the beginning of its step."""
        if self._readable is None:
            self._readable = War()
            lay(self._readable, WarBoard, self.setting, names_of(self.setting))
        fetch(self._readable, list(row), self.position_at)
        return state_of(self._readable, self.setting)

    def net_name(self) -> str:
        """Which of the nets delivered plays this: there is one."""
        return "base"

    def rules_mark(self) -> str:
        """What guards a net against other rules."""
        return rules_fingerprint(self.setting)

    def planes(self) -> tuple[str, ...]:
        """What somebody who steps games sees, by name."""
        return plane_names(self.setting)

    def offered(self, what: int, offer: Sequence[int]) -> Action:
        """An offer of such a game as the action it stands for."""
        unit, place = offer
        return ACTIONS[what](names_of(self.setting).said[unit], place)

    def seen(self, side: int) -> Sequence[int]:
        """The planes of the position laid, for a side."""
        count = self.module.observe(self.memory, side)
        return list(self.memory.seen)[:count]

    def after(
        self, view: State, request: Choose, luck: int
    ) -> Sequence[tuple[int, int, Sequence[int]]]:
        """The positions after what a seat may do, by what it sees (``seats.afterstates_of``)."""
        from opfor.games.blitzkrieg.course.seats import afterstates_of

        return afterstates_of(self, view, request, luck)

    def net_values(self, view: State, request: Choose, luck: int) -> Sequence[int]:
        """What the net delivered makes of each of them, by rooms that hold it."""
        from opfor.games.blitzkrieg.course.seats import net_values

        return net_values(self.setting, view, request, luck)

    def step_from_outside(self, side: int) -> None:
        """Somebody outside answers for a side."""
        row = list(self.memory.player)
        row[side] = n.Sits.OUTSIDE
        self.memory.player, self.memory.agent = row, side

    def begin(self) -> None:
        self.lay(new(self.setting))

    def whys(self, rows: array[int]) -> list[str]:
        told = self._told()
        losers, first, second = (
            self.column(rows, at) for at in (series.LOSER, series.FIRST_VP, series.SECOND_VP)
        )
        endings = zip(losers, first, second, strict=True)
        return [told[loser != n.NOBODY, a == b] for loser, a, b in endings]

    def numbers(self, rows: array[int]) -> dict[str, list[float]]:
        first, second = (self.column(rows, at) for at in (series.FIRST_VP, series.SECOND_VP))
        seats = self.setting.seats
        return {
            "length": [float(steps) for steps in self.column(rows, series.LENGTH)],
            f"vp_{seats[0]}": [float(points) for points in first],
            f"vp_{seats[1]}": [float(points) for points in second],
            "margin": [float(b - a) for a, b in zip(first, second, strict=True)],
            "placements": [float(units) for units in self.column(rows, series.PLACEMENTS)],
            "could_not_place": [float(s != n.NOBODY) for s in self.column(rows, series.LOSER)],
        }

    def _told(self) -> dict[tuple[bool, bool], str]:
        """Endings in words: could somebody not place, was it even?"""
        over = replace(new(self.setting), stage="over")
        found = {}
        for stuck in (False, True):
            for even in (False, True):
                ended = replace(over, loser=1 if stuck else None, vp=(1, 1) if even else (1, 0))
                told = outcome(self.setting, ended)
                found[stuck, even] = "" if told is None else told.why
        return found


_KEPT = Kept()
_LEARNED = Kept()
_VALUED = Kept()
_LOOKED_AT = Kept()


def rooms_of(setting: Setting) -> Rooms:
    """The rooms of this thread for a setting."""
    rooms: Rooms = _KEPT.of(setting, lambda setting: Rooms(setting, {}))
    return rooms


def learned(setting: Setting) -> Rooms:
    """Rooms with the net in them; where none fits the setting, that is said."""

    def made(setting: Setting) -> Rooms:
        rooms = Rooms(setting, {})
        rooms.learn(needed_net(setting))
        return rooms

    rooms: Rooms = _LEARNED.of(setting, made)
    return rooms


def valued(setting: Setting) -> Rooms:
    """Rooms to ask what offers are worth, beside those in which a play is under way."""
    rooms: Rooms = _VALUED.of(setting, lambda setting: Rooms(setting, {}))
    return rooms


def looked_at(setting: Setting, state: State) -> Any:
    """A position as plain numbers, to be asked by the functions of the rules."""
    rooms: Rooms = _LOOKED_AT.of(setting, lambda setting: Rooms(setting, {}, plain=True))
    rooms.lay(state)
    return rooms.memory


def carry_out(play: BlitzkriegPlay, deed: str, *numbers: int) -> Procedure[int]:
    """A deed of the rooms in a play."""
    return carried_out(play, rooms_of(play.setting), deed, *numbers)


def step(play: BlitzkriegPlay) -> Procedure[int]:
    """The set-up, or the turn of the side whose turn it is."""
    return carry_out(play, "step")


Engine = Rooms
