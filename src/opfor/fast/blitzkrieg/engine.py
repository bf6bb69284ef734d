"""Series of Blitzkrieg! games for a setting and its players, as columns of numbers."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.core.book import load_book
from opfor.core.chance import stream_start
from opfor.core.game import Player
from opfor.fast.blitzkrieg import series, tables
from opfor.fast.blitzkrieg import values as fast
from opfor.fast.blitzkrieg.ladder import RULE_NAMES
from opfor.fast.blitzkrieg.series import COLUMNS
from opfor.fast.blitzkrieg.states import read_state
from opfor.fast.columns import Columns, Totals, compiled, counts_of, sums_of
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.rules.victory import outcome
from opfor.games.blitzkrieg.told.view import aspects
from opfor.games.blitzkrieg.values.options import FOLDER, Setting
from opfor.games.blitzkrieg.values.state import State

GAME = "blitzkrieg"
MEASURED = ("margin", "placements", "could_not_place")


def supports(setting: Setting, players: Mapping[str, Player]) -> bool:
    """Whether the rules, the board and the players of a setting are all covered here."""
    book = load_book(FOLDER)
    known = tables.SWITCHES.keys() | tables.IN_TABLES
    open_rulings = {r.name for r in book.rulings.values() if len(r.choices) > 1}
    return (
        open_rulings <= known
        and all(_is_known(setting, player) for player in players.values())
        and _fits(setting)
        and tuple(aspects(setting, new(setting)))[2:] == MEASURED
    )


def _is_known(setting: Setting, player: Player) -> bool:
    """Looking ahead counts faces of the die, so an even draw is left to the readable engine."""
    if tables.PLAYERS.get(player) == fast.LOOK_AHEAD:
        return setting.rulings["more-than-six-units"] == "first-six"
    return player in tables.PLAYERS


def _fits(setting: Setting) -> bool:
    """Whether board and tokens have room in the tables of numbers."""
    board, units = setting.board, setting.units
    tokens = len(units.pile) + sum(len(bag) for bag in units.bags)
    return (
        len(board.theatres) <= fast.THEATRES
        and max(len(t.campaigns) for t in board.theatres) <= fast.CAMPAIGNS
        and len(board.spaces) <= fast.SPACES
        and len(units.by_id) < fast.UNITS
        and tokens <= fast.TOKENS
        and sum(row.spy for row in units.by_id.values()) <= 1
    )


class Engine:
    """Plays the games of one setting, compiled if it can be and may be."""

    def __init__(
        self, setting: Setting, players: Mapping[str, Player], *, plain: bool = False
    ) -> None:
        module: Any = (None if plain else compiled(GAME)) or series
        self._play_block = module.play_block
        self._play_on = module.play_on
        self.war = module.War()
        self.setting = setting
        tables.fill(self.war, setting, players)

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
        """Who wins from a position at the beginning of a turn, once for each seed."""
        seats, found = self.setting.seats, Counter[str]()
        for seed in seeds:
            read_state(self.war, self.setting, state)
            found[seats[self._play_on(self.war, seed)]] += 1
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
        self.war.series = stream_start(seed, "series")
        self._play_block(self.war, rows, seeds, first, last)
        return rows, seeds

    def _named(self, rows: array[int]) -> dict[str, list[str]]:
        """Who won, and why."""
        seats, whys = self.setting.seats, self._whys()
        columns = [rows[at::COLUMNS] for at in (series.LOSER, series.FIRST_VP, series.SECOND_VP)]
        endings = zip(*columns, strict=True)
        return {
            "winner": [seats[side] for side in rows[series.WINNER :: COLUMNS]],
            "why": [whys[loser != fast.NOBODY, a == b] for loser, a, b in endings],
        }

    def _numbers(self, rows: array[int]) -> dict[str, list[float]]:
        """The length, and what the readable engine measures of a finished game."""
        first, second = rows[series.FIRST_VP :: COLUMNS], rows[series.SECOND_VP :: COLUMNS]
        seats = self.setting.seats
        return {
            "length": [float(steps) for steps in rows[series.LENGTH :: COLUMNS]],
            f"vp_{seats[0]}": [float(points) for points in first],
            f"vp_{seats[1]}": [float(points) for points in second],
            "margin": [float(b - a) for a, b in zip(first, second, strict=True)],
            "placements": [float(units) for units in rows[series.PLACEMENTS :: COLUMNS]],
            "could_not_place": [float(s != fast.NOBODY) for s in rows[series.LOSER :: COLUMNS]],
        }

    def _whys(self) -> dict[tuple[bool, bool], str]:
        """Endings in the readable engine's words: could somebody not place, was it even?"""
        over = replace(new(self.setting), stage="over")
        found = {}
        for stuck in (False, True):
            for even in (False, True):
                ended = replace(over, loser=1 if stuck else None, vp=(1, 1) if even else (1, 0))
                told = outcome(self.setting, ended)
                found[stuck, even] = "" if told is None else told.why
        return found
