"""Series of 2GM Tactics games for a setting and its players, as columns of numbers."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from opfor.core.book import load_book
from opfor.core.chance import stream_start
from opfor.core.game import Player
from opfor.fast.columns import Columns, Totals, compiled, counts_of, sums_of
from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm import tables
from opfor.fast.tactics2gm.bot.ladder import RULE_NAMES
from opfor.fast.tactics2gm.course import series
from opfor.fast.tactics2gm.course.series import COLUMNS
from opfor.fast.tactics2gm.states import WHYS, read_state
from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.told.view import aspects, outcome
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import Ending, State

GAME = "tactics2gm"
NUMBERS = {
    "length": series.LENGTH,
    "hq_wounds_{0}": series.FIRST_WOUNDS,
    "hq_wounds_{1}": series.SECOND_WOUNDS,
    "losses_{0}": series.FIRST_LOSSES,
    "losses_{1}": series.SECOND_LOSSES,
    "turns": series.TURNS,
}
"""What is measured of a game, by the column it stands in."""
DRAW = "draw"
"""Who has won where nobody has."""


def supports(setting: Setting, players: Mapping[str, Player]) -> bool:
    """Whether the rules, the cards and the players of a setting are all covered here."""
    open_rulings = {r.name for r in load_book(FOLDER).rulings.values() if len(r.choices) > 1}
    return (
        open_rulings <= tables.SWITCHES.keys()
        and all(player in tables.PLAYERS for player in players.values())
        and _fits(setting)
        and [*aspects(setting, new(setting))] == measured(setting)[1:]
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
        board.size <= fast.CELLS
        and board.lines < fast.LINES
        and len(cards.units) + len(cards.supports) <= fast.CARDS
        and len(cards.supports) < fast.SETS
        and len(cards.tokens) <= fast.TOKENS
        and len(cards.terrain) <= fast.TERRAINS
        and sum(row.copies for row in cards.terrain.values()) <= fast.TERRAIN_CARDS
        and len(cards.armies) <= fast.ARMIES
        and units < fast.UNITS
        and all(sum(army.copies.values()) <= fast.DECK for army in cards.armies.values())
        and all(len(role.goals) <= fast.GOALS for role in roles)
        and all(len(role.terrain) <= fast.TERRAIN_CARDS for role in roles)
        and max(limits.vehicle_slots, limits.infantry_offensive + limits.infantry_defensive)
        < fast.CARRIED
        and setting.numbers.fire.die < fast.FACES
        and "c47" in cards.units
    )


class Engine:
    """Plays the games of one setting, compiled if it can be and may be."""

    def __init__(
        self, setting: Setting, players: Mapping[str, Player], *, plain: bool = False
    ) -> None:
        module: Any = (None if plain else compiled(GAME)) or series
        self._is_plain = module is series
        self._play_block = module.play_block
        self._play_on = module.play_on
        self.battle = module.Battle()
        self.setting = setting
        tables.fill(self.battle, setting, players)

    def play(self, seed: int, first: int, last: int) -> Columns:
        """The games of the series with this seed from ``first`` up to, not including, ``last``."""
        rows, seeds = self._rows(seed, first, last)
        games = range(first, last)
        columns: dict[str, list[Any]] = {"game": list(games), "seed": list(seeds)}
        return Columns(
            columns | self._named(rows) | self._numbers(rows),
            counts_of(rows, COLUMNS, series.SETTLED, RULE_NAMES, games),
        )

    def wins_from(self, state: State, seeds: Sequence[int]) -> Counter[str]:
        """Who wins from a position at the beginning of a step, once for each seed."""
        seats, found = (*self.setting.seats, DRAW), Counter[str]()
        position: Any = SimpleNamespace()
        read_state(position, self.setting, state)
        for seed in seeds:
            for name, numbers in vars(position).items():
                setattr(self.battle, name, deepcopy(numbers) if self._is_plain else numbers)
            found[seats[self._play_on(self.battle, seed)]] += 1
        return found

    def total(self, seed: int, first: int, last: int) -> Totals:
        """The same games, counted."""
        rows, _ = self._rows(seed, first, last)
        named = self._named(rows)
        return Totals(
            last - first,
            Counter(named["winner"]),
            Counter(named["why"]),
            {name: Counter(column) for name, column in self._numbers(rows).items()},
            sums_of(rows, COLUMNS, series.SETTLED, RULE_NAMES),
        )

    def _rows(self, seed: int, first: int, last: int) -> tuple[array[int], array[int]]:
        games = last - first
        rows, seeds = array("i", bytes(4 * COLUMNS * games)), array("Q", bytes(8 * games))
        self.battle.series = stream_start(seed, "series")
        self._play_block(self.battle, rows, seeds, first, last)
        return rows, seeds

    def _named(self, rows: array[int]) -> dict[str, list[str]]:
        """Who won, and why."""
        seats, whys = (*self.setting.seats, DRAW), self._whys()
        return {
            "winner": [seats[side] for side in rows[series.WINNER :: COLUMNS]],
            "why": [whys[why] for why in rows[series.WHY :: COLUMNS]],
        }

    def _numbers(self, rows: array[int]) -> dict[str, list[float]]:
        """The length, and what the readable engine measures of a finished game."""
        columns = zip(measured(self.setting), NUMBERS.values(), strict=True)
        return {name: [float(n) for n in rows[at::COLUMNS]] for name, at in columns}

    def _whys(self) -> list[str]:
        """Endings in the readable engine's words."""
        state, found = new(self.setting), []
        for why in WHYS:
            told = outcome(self.setting, replace(state, stage="over", result=Ending(0, why)))
            found.append("" if told is None else told.why)
        return found
