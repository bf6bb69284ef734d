"""Series of firefights for a setting and its players, as columns of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.core.deeds import Kept, carried_out
from opfor.core.foresight import at_random
from opfor.core.game import Player
from opfor.core.narrow import rule_names
from opfor.core.net import digest
from opfor.core.play import Procedure
from opfor.core.run import STREAMS
from opfor.core.series import LaidEngine
from opfor.core.story import Story
from opfor.fast.coh import tables
from opfor.fast.coh.bot.questions import QUESTIONS
from opfor.fast.coh.course import batch, doors, series
from opfor.fast.coh.course.planes import NO_QUESTION, QUESTIONS_ASKED
from opfor.fast.coh.coverage import supports as supports
from opfor.fast.coh.coverage import uncovered as uncovered
from opfor.fast.coh.plane_names import plane_names
from opfor.fast.coh.row import take_from_row
from opfor.fast.coh.states import ending, read_state, state_of
from opfor.fast.coh.stepped import GIVEN, KEPT
from opfor.fast.coh.told_offers import action_told
from opfor.fast.coh.tongue import TONGUE
from opfor.fast.coh.values import OUTSIDE
from opfor.games.coh.values.actions import Action
from opfor.games.coh.values.options import Options, Setting
from opfor.games.coh.values.outcome import outcome
from opfor.games.coh.values.own_lines import SOURCES, own_lines
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import State

GAME = "coh"
TRIAL_GAMES = 2
"""Games that the rules are known by."""


class Engine(LaidEngine):
    """The firefights, or the solo games, of one setting; only the solo AI decides by ladders."""

    game = GAME
    memory_name = "Battle"
    plain: ClassVar[ModuleType] = doors
    columns: ClassVar[ModuleType] = series
    rule_names = rule_names(QUESTIONS)
    tongue = TONGUE
    batch: ClassVar[ModuleType] = batch
    looks = 3
    lucky = tuple(range(QUESTIONS_ASKED))
    """How often an act is looked at by those who learn: dice may follow any of them."""
    NO_QUESTION = NO_QUESTION
    layers = 32, 32
    tried: ClassVar[Sequence[Mapping[str, str]]] = ()
    row_width = 1 + GIVEN + KEPT + GIVEN + 1
    """Of a game that is stepped from outside: its answers so far, the position, fresh luck."""
    most_given = GIVEN
    position_at = 1 + GIVEN
    position_width = KEPT

    def fill(self, players: Mapping[str, Player]) -> None:
        tables.fill(self.memory, self.setting, players)
        self.streams = (*tables.stream_names(self.setting), *[""] * STREAMS)[:STREAMS]
        self.memory.start = type(self.memory)()
        self._readable: Any = None

    def put(self, state: State) -> None:
        read_state(self.memory, self.setting, state)

    def standing(self, state: State) -> Sequence[int]:
        """A game that stands at a position: no answers yet, then the position."""
        memory, row = self.memory, array("i", bytes(4 * KEPT))
        self.lay(state)
        rows, memory.rows = memory.rows, memoryview(row)
        self.module.keep_position(memory)
        memory.rows = rows
        return [0] * self.position_at + row.tolist()

    def state_at(self, row: Sequence[int]) -> State:
        """The position of a game that was stepped from outside, at the beginning of its step."""
        self._readable = self._readable or Engine(self.setting, {}, plain=True).memory
        self._readable.rows, self._readable.kept_at = list(row), self.position_at
        take_from_row(self._readable)
        return state_of(self._readable, self.setting)

    @property
    def lessons(self) -> Sequence[Mapping[str, Any]]:
        """What its net is trained in: every mission has one of its own."""
        return ({"mission": self.net_name()},)

    @property
    def unseen(self) -> Sequence[Mapping[str, Any]]:
        """What it never saw before it is measured there."""
        return ({"mission": self.net_name(), "extra_vp": 1},)

    def net_name(self) -> str:
        return str(self.setting.mission.id)

    def rules_mark(self) -> str:
        """What guards a net against other rules: how some games of random players went on this
        mission with the usual options and rulings."""
        usual = prepare(Options(mission=self.net_name()), {})
        same = ("kinds", "hits", "numbers", "works", "cards")
        usual = replace(usual, **{name: getattr(self.setting, name) for name in same})
        columns = Engine(usual, {"player": at_random}).play(1, 0, TRIAL_GAMES)
        return digest([columns.games, columns.rules])

    def plane_asked(self, _question: str) -> int:
        """Nets learned from ends of steps alone."""
        return NO_QUESTION

    def planes(self) -> tuple[str, ...]:
        """What somebody who steps games sees, by name."""
        return plane_names(self.setting)

    def offered(self, what: int, told: Sequence[int]) -> Action:
        """An offer of such a game as the action it stands for."""
        return action_told(self.setting, what, told)

    def step_from_outside(self, side: int) -> None:
        """Somebody outside answers for a side."""
        row = list(self.memory.player)
        row[side] = OUTSIDE
        self.memory.player, self.memory.agent = row, side

    def whys(self, rows: array[int]) -> list[str]:
        ways = self.column(rows, series.ENDED), self.column(rows, series.BEATEN_SIDES)
        points = self.column(rows, series.FIRST_VP), self.column(rows, series.SECOND_VP)
        endings = [(e, beaten, a - b) for e, beaten, a, b in zip(*ways, *points, strict=True)]
        told = {end: self._why(*end) for end in set(endings)}
        return [told[end] for end in endings]

    def _why(self, ended: int, beaten: int, margin: int) -> str:
        """An ending in the readable engine's words; a campaign goes on by its margin."""
        over = replace(new(self.setting), stage="over", vp=(max(margin, 0), max(-margin, 0)))
        over = replace(over, ended=ending(self.setting, ended, beaten))
        told = outcome(self.setting, over)
        return "" if told is None else told.why

    def numbers(self, rows: array[int]) -> dict[str, list[float]]:
        first, second = self.setting.seats

        def column(at: int) -> list[float]:
            return [float(number) for number in self.column(rows, at)]

        points = column(series.FIRST_VP), column(series.SECOND_VP)
        return {
            "length": column(series.LENGTH),
            f"vp_{first}": points[0],
            f"vp_{second}": points[1],
            "margin": [a - b for a, b in zip(*points, strict=True)],
            f"losses_{first}": column(series.FIRST_LOSSES),
            f"losses_{second}": column(series.SECOND_LOSSES),
            "rounds": column(series.ROUNDS),
            "turns": column(series.TURNS),
        }

    def forget_stories(self) -> None:
        self.module.forget_stories(self.memory)

    def story(self) -> Story:
        """What happened in the games since it was last forgotten."""
        memory, setting = self.memory, self.setting
        counters, names = new(setting).counters, setting.field.names
        fallen = (memory.all_fallen[side] for side in (0, 1))
        moved = zip(counters, memory.all_moved, strict=False)
        scored = (memory.all_scored[side] for side in (0, 1))
        return Story(
            points={seat: _counted(SOURCES, row) for seat, row in _by_seat(setting, scored)},
            fell={seat: _counted(names, row) for seat, row in _by_seat(setting, fallen)},
            moved={c.id: games for c, games in moved if c.unit != RUMORED.id},
            fired=dict(zip(own_lines(setting), memory.all_fired, strict=False)),
        )


_KEPT = Kept()


def rooms_of(setting: Setting) -> Engine:
    """The rooms of this thread for a setting."""
    rooms: Engine = _KEPT.of(setting, lambda setting: Engine(setting, {}))
    return rooms


def step(play: CohPlay) -> Procedure[int]:
    """A step of a firefight or of a solo mission, asked from outside."""
    return carried_out(play, rooms_of(play.setting), "asked_step")


def _by_seat(setting: Any, rows: Any) -> Any:
    return zip(setting.seats, rows, strict=True)


def _counted(names: Sequence[str], row: Sequence[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, row, strict=False) if n}
