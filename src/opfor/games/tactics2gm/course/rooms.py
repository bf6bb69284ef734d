"""The rooms over numbers, filled for a setting: for plays, for simulations, for whoever looks."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from msgspec.structs import replace

from opfor.core.book import load_book
from opfor.core.deeds import Kept, carried_out
from opfor.core.game import Outcome, Player
from opfor.core.memory import above
from opfor.core.narrow import rule_names
from opfor.core.play import Procedure
from opfor.core.run import STREAMS
from opfor.core.series import LaidEngine
from opfor.core.story import Story
from opfor.games.tactics2gm.bot.questions import QUESTIONS
from opfor.games.tactics2gm.course import batch, doors, series, tables
from opfor.games.tactics2gm.course.kept_places import GIVEN, KEPT, ROW_BEGINS
from opfor.games.tactics2gm.course.known_net import LESSONS, TRIED, UNSEEN, rules_fingerprint
from opfor.games.tactics2gm.course.outside import plane_of
from opfor.games.tactics2gm.course.planes import NO_QUESTION, plane_names
from opfor.games.tactics2gm.course.tongue import TONGUE, WHAT_ASKED
from opfor.games.tactics2gm.values import codes
from opfor.games.tactics2gm.values.actions import Action
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.lies import RULED, WHYS
from opfor.games.tactics2gm.values.offers import read_offer
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.row_state import state_of
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import Ending, State
from opfor.games.tactics2gm.values.state_row import row_of

GAME = "tactics2gm"
outcome: Callable[[Setting, State], Outcome | None] = above(
    "opfor.games.tactics2gm.told.view:outcome"
)
"""How a game ended, in words."""
NUMBERS = {
    "length": series.LENGTH,
    "hq_wounds_{0}": series.FIRST_WOUNDS,
    "hq_wounds_{1}": series.SECOND_WOUNDS,
    "losses_{0}": series.FIRST_LOSSES,
    "losses_{1}": series.SECOND_LOSSES,
    "turns": series.TURNS,
}
"""What is measured of a game, by the column it stands in."""


def supports(setting: Setting, players: Mapping[str, Player]) -> bool:
    """Whether the rules, the cards and the players of a setting are all covered here."""
    from opfor.games.tactics2gm.course.seats import NUMBERS as KNOWN

    open_rulings = {r.name for r in load_book(FOLDER).rulings.values() if len(r.choices) > 1}
    return (
        open_rulings <= RULED.union(*(asked.rulings for asked in QUESTIONS))
        and all(player in KNOWN for player in players.values())
        and _fits(setting)
    )


def measured(setting: Setting) -> list[str]:
    """The names of what is measured, the length first."""
    return [name.format(*setting.seats) for name in NUMBERS]


def _fits(setting: Setting) -> bool:
    """Whether board, cards and roles have room in the tables of numbers."""
    cards, board, roles = setting.cards, setting.board, setting.mission.roles
    units = sum(
        n for army in cards.armies.values() for c, n in army.copies.items() if c in cards.units
    )
    limits = setting.numbers.equipment
    return (
        board.size <= codes.CELLS
        and board.lines < codes.LINES
        and len(cards.units) + len(cards.supports) <= codes.CARDS
        and len(cards.supports) < codes.SETS
        and all(row.movement < codes.RINGS for row in cards.units.values())
        and len(cards.tokens) <= codes.TOKENS
        and len(cards.terrain) <= codes.TERRAINS
        and sum(row.copies for row in cards.terrain.values()) <= codes.TERRAIN_CARDS
        and len(cards.armies) <= codes.ARMIES
        and units < codes.UNITS
        and all(sum(army.copies.values()) <= codes.DECK for army in cards.armies.values())
        and all(len(role.goals) <= codes.GOALS for role in roles)
        and all(len(role.terrain) <= codes.TERRAIN_CARDS for role in roles)
        and max(limits.vehicle_slots, limits.infantry_offensive + limits.infantry_defensive)
        < codes.CARRIED
        and setting.numbers.fire.die < codes.FACES
        and "c47" in cards.units
    )


class Rooms(LaidEngine):
    """The games of one setting."""

    game = GAME
    memory_name = "Battle"
    plain: ClassVar[ModuleType] = doors
    columns: ClassVar[ModuleType] = series
    rule_names = rule_names(QUESTIONS)
    tongue = TONGUE
    batch: ClassVar[ModuleType] = batch
    looks = 3
    lucky = (4, 5, 6)
    """How often an act is looked at where dice may follow, and the questions after which they do:
    what is asked in deployment, in shooting, and whether a card of luck is played."""
    NO_QUESTION = NO_QUESTION
    lessons: ClassVar[Sequence[Mapping[str, Any]]] = LESSONS
    unseen: ClassVar[Sequence[Mapping[str, Any]]] = UNSEEN
    tried: ClassVar[Sequence[Mapping[str, str]]] = TRIED
    row_width = ROW_BEGINS + KEPT + GIVEN + 1
    """Of a game that is stepped from outside: its answers so far, the position, fresh luck."""
    most_given = GIVEN
    position_at = ROW_BEGINS

    def fill(self, players: Mapping[str, Player]) -> None:
        tables.fill(self.memory, self.setting, players)
        self.streams = (*tables.stream_names(self.setting), *[""] * STREAMS)[:STREAMS]
        self.memory.start = type(self.memory)()

    def put(self, state: State) -> None:
        row = row_of(self.setting, state)
        self.module.read_position(self.memory, row, len(row))

    def standing(self, state: State) -> Sequence[int]:
        """A game that stands at a position: no answers yet, then the position."""
        row = row_of(self.setting, state)
        return [0, len(row), *[0] * (ROW_BEGINS - 2), *row]

    def state_at(self, row: Sequence[int]) -> State:
        """The position of a game that was stepped from outside, at the beginning of its step."""
        return state_of(self.setting, row[ROW_BEGINS : ROW_BEGINS + row[1]])

    def net_name(self) -> str:
        """Which of the nets delivered plays this: there is one."""
        return "base"

    def rules_mark(self) -> str:
        """What guards a net against other rules."""
        return rules_fingerprint(self.setting)

    def plane_asked(self, question: str) -> int:
        """The number of a question among the planes."""
        return plane_of(WHAT_ASKED[question])

    def planes(self) -> tuple[str, ...]:
        """What somebody who steps games sees, by name."""
        return plane_names(self.setting)

    def offered(self, _what: int, told: Sequence[int]) -> Action:
        """An offer of such a game as the action it stands for."""
        return read_offer(numbering(self.setting), told)

    def step_from_outside(self, side: int) -> None:
        """Somebody outside answers for a side."""
        row = list(self.memory.player)
        row[side] = codes.Sits.OUTSIDE
        self.memory.player, self.memory.agent = row, side

    def forget_stories(self) -> None:
        self.module.forget_stories(self.memory)

    def story(self) -> Story:
        """Where units fell in the games since it was last forgotten."""
        board, seats = self.setting.board, self.setting.seats
        return Story(
            fell={
                seat: {
                    f"{board.line(cell)}.{board.column(cell)}": units
                    for cell, units in enumerate(row)
                    if units
                }
                for seat, row in zip(seats, self.memory.fallen, strict=True)
            }
        )

    def whys(self, rows: array[int]) -> list[str]:
        ways = self.column(rows, series.WINNER), self.column(rows, series.WHY)
        endings = list(zip(*ways, strict=True))
        told = {end: self._why(*end) for end in set(endings)}
        return [told[end] for end in endings]

    def numbers(self, rows: array[int]) -> dict[str, list[float]]:
        columns = zip(measured(self.setting), NUMBERS.values(), strict=True)
        return {name: [float(n) for n in self.column(rows, at)] for name, at in columns}

    def _why(self, winner: int, why: int) -> str:
        """An ending in words, which depend on who has won."""
        won = None if winner == codes.NOBODY else winner
        over = replace(new(self.setting), stage="over", result=Ending(won, WHYS[why]))
        told = outcome(self.setting, over)
        return "" if told is None else told.why


_KEPT = Kept()
_LOOKED_AT = Kept()


def rooms_of(setting: Setting) -> Rooms:
    """The rooms of this thread for a setting."""
    rooms: Rooms = _KEPT.of(setting, lambda setting: Rooms(setting, {}))
    return rooms


def looked_at(setting: Setting, state: State) -> Any:
    """A position as plain numbers, to be asked by the functions of the rules. Whoever changes it
    carries a deed out in a play instead."""
    rooms: Rooms = _LOOKED_AT.of(setting, lambda setting: Rooms(setting, {}, plain=True))
    rooms.look(state)
    return rooms.memory


def carry_out(play: TacticsPlay, deed: str, *numbers: int) -> Procedure[int]:
    """A deed of the rooms in a play."""
    return carried_out(play, rooms_of(play.setting), deed, *numbers)


def step(play: TacticsPlay) -> Procedure[int]:
    """One stage of the set-up, one phase of a person's turn, or the AI's whole turn."""
    return carry_out(play, "step")


Engine = Rooms
