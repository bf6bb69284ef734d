"""What the engines of all games have in common: games of a series as columns of numbers, and who
wins from a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from opfor.core.chance import Seeded, derived_seed, stream_start
from opfor.core.columns import Columns, Overflowed, Totals, Watched, counts_of, sums_of
from opfor.core.compiled import compiled, plain_module
from opfor.core.compiled.sources import fingerprint
from opfor.core.game import Player

MOST_STEPS = 4096
"""Of a game that is watched."""
MANY = 1000
"""Plain runs from which on it pays to write them out."""
DRAW = "draw"
"""Who has won where nobody has."""


class SeriesEngine(ABC):
    """Plays the games of one setting, compiled if it can be and may be.

    A game says where its plain functions stand (``plain``), how its memory is filled for a setting
    (``fill``) and for a position (``lay``), and what ``columns`` mean.
    """

    game: ClassVar[str]
    memory_name: ClassVar[str]
    plain: ClassVar[ModuleType]
    columns: ClassVar[ModuleType]
    rule_names: ClassVar[Sequence[str]]
    streams: tuple[str, ...] = ()
    """The streams of chance in the order of their numbers, as many as a run has."""

    def __init__(self, setting: Any, players: Mapping[str, Player], *, plain: bool = False) -> None:
        module: Any = (None if plain else self.compiled()) or self.plain
        self.module = module
        self.memory: Any = getattr(module, self.memory_name)()
        self.setting = setting
        self.laid: Any = None
        self.runs = 0
        self.plain_runs = 0
        self.fill(players)

    @classmethod
    def compiled(cls) -> ModuleType | None:
        """The compiled module, if there is one of these sources."""
        return compiled(cls.game, cls.fingerprint())

    @classmethod
    def fingerprint(cls) -> str:
        return fingerprint(cls.game)

    def count(self, runs: int) -> None:
        """So many runs are to come. Where nothing is compiled, functions written for many plain
        runs take over when it is worth the half second that making them takes."""
        if self.module is self.plain:
            self.plain_runs += runs
            if self.plain_runs >= MANY:
                self.module = plain_module(self.game) or self.plain

    def play(self, seed: int, first: int, last: int) -> Columns:
        """The games of the series with this seed from ``first`` up to, not including, ``last``."""
        rows, seeds = self._rows(seed, first, last)
        games = range(first, last)
        columns: dict[str, list[Any]] = {"game": list(games), "seed": list(seeds)}
        width = self.columns.COLUMNS
        return Columns(
            columns | self.named(rows) | self.numbers(rows),
            counts_of(rows, width, self.columns.COUNTS, self.rule_names, games),
        )

    def total(self, seed: int, first: int, last: int) -> Totals:
        """The same games, counted."""
        rows, _ = self._rows(seed, first, last)
        named = self.named(rows)
        return Totals(
            last - first,
            Counter(named["winner"]),
            Counter(named["why"]),
            {name: Counter(column) for name, column in self.numbers(rows).items()},
            sums_of(rows, self.columns.COLUMNS, self.columns.COUNTS, self.rule_names),
        )

    def watch(self, seed: int, first: int, last: int) -> list[Watched]:
        """The same games, each with its numbers step by step and with all that happened."""
        rows = array("i", bytes(4 * self.columns.COLUMNS * MOST_STEPS))
        self.memory.overflowed = 0
        self.begin()
        self.count(last - first)
        return [self._watched(derived_seed(seed, game), rows) for game in range(first, last)]

    def _watched(self, seed: int, room: array[int]) -> Watched:
        width = self.columns.COLUMNS
        seen = self.module.watch_game(self.memory, seed, room, MOST_STEPS)
        self._refuse_overflow()
        rows, end = room[: seen * width], room[(seen - 1) * width : seen * width]
        (winner,), (why,) = self.named(end).values()
        settled = sums_of(end, width, self.columns.COUNTS, self.rule_names)
        return Watched(
            seed, winner, why, self.numbers(rows), settled, self.module.logged(self.memory)
        )

    def wins_from(self, state: Any, seeds: Sequence[int]) -> Counter[str]:
        """Who wins from a position between two steps, once for each seed."""
        winners = array("i", bytes(4 * len(seeds)))
        self.memory.overflowed = 0
        self.lay(state)
        self.count(len(seeds))
        self.module.play_out(self.memory, array("Q", seeds), winners, len(seeds))
        self._refuse_overflow()
        return Counter(map(self.winner, winners))

    def named(self, rows: array[int]) -> dict[str, list[str]]:
        """Who won every game, and why."""
        winners = self.column(rows, self.columns.WINNER)
        return {"winner": [self.winner(side) for side in winners], "why": self.whys(rows)}

    def winner(self, side: int) -> str:
        """The seat of a side; a draw where no side has won."""
        return str(self.setting.seats[side]) if side in (0, 1) else DRAW

    def column(self, rows: array[int], at: int) -> array[int]:
        """One number of every game."""
        return rows[at :: self.columns.COLUMNS]

    def _rows(self, seed: int, first: int, last: int) -> tuple[array[int], array[int]]:
        games = last - first
        rows = array("i", bytes(4 * self.columns.COLUMNS * games))
        seeds = array("Q", bytes(8 * games))
        self.memory.series = stream_start(seed, "series")
        self.memory.overflowed = 0
        self.begin()
        self.count(games)
        self.module.play_block(self.memory, rows, seeds, first, last)
        self._refuse_overflow()
        return rows, seeds

    def foresee(self, chance: Seeded) -> None:
        """Let the run take what a seed is about to answer."""
        used = chance.counters.get
        self.memory.starts = chance.starts(self.streams)
        self.memory.counters = [used(name, 0) for name in self.streams]
        self.memory.foresees = 1

    def _refuse_overflow(self) -> None:
        """What did not fit into the tables was left out: such games are not the readable ones."""
        if self.memory.overflowed:
            raise Overflowed(f"{self.game}: more acts at once than the fast engine has room for")

    # -- what a game adds --------------------------------------------------------------------

    @abstractmethod
    def fill(self, players: Mapping[str, Player]) -> None:
        """Put the numbers of the setting into the memory."""

    def begin(self) -> None:
        """Put the beginning of a game into the memory, where games begin from it."""
        return

    @abstractmethod
    def lay(self, state: Any) -> None:
        """Put a position into the memory. That takes longer than a game from it: games that begin
        there again copy it (``play_out``)."""

    @abstractmethod
    def whys(self, rows: array[int]) -> list[str]:
        """Why every game ended as it did, in the readable engine's words."""

    @abstractmethod
    def numbers(self, rows: array[int]) -> dict[str, list[float]]:
        """The length, and what the readable engine measures of a finished game."""


class LaidEngine(SeriesEngine):
    """An engine whose memory keeps the position it was laid last (in ``start``), so that the same
    one is laid again by copying it, or not at all where nobody has touched the memory since."""

    is_touched = True

    def lay(self, state: Any) -> None:
        self.runs += 1
        self.count(1)
        if self.laid is not state:
            self.put(state)
            self.hold(state)
        elif self.is_touched:
            self.module.remember(self.memory, self.memory.start)
        self.is_touched = True

    def hold(self, state: Any) -> None:
        """The memory has come to a state: nothing need be laid to begin from there."""
        self.module.remember(self.memory.start, self.memory)
        self.laid, self.is_touched = state, False

    def look(self, state: Any) -> None:
        """A position that is only looked at: the memory is never touched."""
        if self.laid is not state:
            self.count(1)
            self.put(state)
            self.laid = state

    @abstractmethod
    def put(self, state: Any) -> None:
        """Put a position into the memory, number by number."""
