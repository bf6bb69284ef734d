"""Series of firefights for a setting and its players, as columns of numbers."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.core.chance import stream_start
from opfor.core.game import Player
from opfor.fast.coh import tables
from opfor.fast.coh import values as fast
from opfor.fast.coh.course import series
from opfor.fast.coh.course.series import COLUMNS
from opfor.fast.coh.coverage import supports as supports
from opfor.fast.coh.states import ending, read_state
from opfor.fast.columns import Columns, Totals, compiled
from opfor.games.coh.course.firefight_setup import new
from opfor.games.coh.rules.victory import outcome
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

GAME = "coh"
DRAW = "draw"


class Engine:
    """Plays the games of one setting, compiled if it can be and may be."""

    def __init__(
        self, setting: Setting, players: Mapping[str, Player], *, plain: bool = False
    ) -> None:
        module: Any = (None if plain else compiled(GAME)) or series
        self._play_block = module.play_block
        self._play_on = module.play_on
        self.battle = module.Battle()
        self.setting = setting
        tables.fill(self.battle, setting, players)

    def play(self, seed: int, first: int, last: int) -> Columns:
        """The games of the series with this seed from ``first`` up to, not including, ``last``."""
        rows, seeds = self._rows(seed, first, last)
        columns: dict[str, list[Any]] = {"game": list(range(first, last)), "seed": list(seeds)}
        settled: dict[str, list[Any]] = {"game": [], "name": [], "n": []}
        return Columns(columns | self._named(rows) | self._numbers(rows), settled)

    def wins_from(self, state: State, seeds: Sequence[int]) -> Counter[str]:
        """Who wins from a position between two steps, once for each seed."""
        found = Counter[str]()
        for seed in seeds:
            read_state(self.battle, self.setting, state)
            found[self._winner(self._play_on(self.battle, seed))] += 1
        return found

    def total(self, seed: int, first: int, last: int) -> Totals:
        """The same games, counted."""
        rows, _ = self._rows(seed, first, last)
        named = self._named(rows)
        numbers = {name: Counter(column) for name, column in self._numbers(rows).items()}
        winners, whys = Counter(named["winner"]), Counter(named["why"])
        return Totals(last - first, winners, whys, numbers, {})

    def _rows(self, seed: int, first: int, last: int) -> tuple[array[int], array[int]]:
        games = last - first
        rows, seeds = array("i", bytes(4 * COLUMNS * games)), array("Q", bytes(8 * games))
        self.battle.series = stream_start(seed, "series")
        self._play_block(self.battle, rows, seeds, first, last)
        return rows, seeds

    def _winner(self, side: int) -> str:
        return DRAW if side == fast.NOBODY else self.setting.seats[side]

    def _named(self, rows: array[int]) -> dict[str, list[str]]:
        """Who won, and why."""
        whys: dict[tuple[int, int, bool], str] = {}
        columns = [rows[at::COLUMNS] for at in (series.ENDED, series.BEATEN_SIDES, series.WINNER)]
        endings = [(e, beaten, w == fast.NOBODY) for e, beaten, w in zip(*columns, strict=True)]
        for end in set(endings):
            whys[end] = self._why(*end)
        return {
            "winner": [self._winner(side) for side in rows[series.WINNER :: COLUMNS]],
            "why": [whys[end] for end in endings],
        }

    def _why(self, ended: int, beaten: int, is_even: bool) -> str:
        """An ending in the readable engine's words."""
        over = replace(new(self.setting), stage="over", vp=(1, 1) if is_even else (1, 0))
        over = replace(over, ended=ending(self.setting, ended, beaten))
        told = outcome(self.setting, over)
        return "" if told is None else told.why

    def _numbers(self, rows: array[int]) -> dict[str, list[float]]:
        """The length, and what the readable engine measures of a finished firefight."""
        first, second = self.setting.seats

        def column(at: int) -> list[float]:
            return [float(number) for number in rows[at::COLUMNS]]

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
