"""Series of Blitzkrieg! games for a setting and its players, as columns of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from opfor.core.book import load_book
from opfor.core.chance import stream_start
from opfor.core.game import Player
from opfor.fast.blitzkrieg import series, tables
from opfor.fast.blitzkrieg import values as fast
from opfor.fast.blitzkrieg.ladder import RULE_NAMES
from opfor.fast.blitzkrieg.series import COLUMNS
from opfor.fast.columns import Columns, compiled, counts_of
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.rules.victory import outcome
from opfor.games.blitzkrieg.told.view import aspects
from opfor.games.blitzkrieg.values.options import FOLDER, Setting

GAME = "blitzkrieg"
MEASURED = ("margin", "placements", "could_not_place")


def supports(setting: Setting, players: Mapping[str, Player]) -> bool:
    """Whether the rules, the board and the players of a setting are all covered here."""
    book = load_book(FOLDER)
    known = tables.SWITCHES.keys() | tables.IN_TABLES
    open_rulings = {r.name for r in book.rulings.values() if len(r.choices) > 1}
    return (
        open_rulings <= known
        and all(player in tables.PLAYERS for player in players.values())
        and _fits(setting)
        and tuple(aspects(setting, new(setting)))[2:] == MEASURED
    )


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
        self.war = module.War()
        self.setting = setting
        tables.fill(self.war, setting, players)

    def play(self, seed: int, first: int, last: int) -> Columns:
        """The games of the series with this seed from ``first`` up to, not including, ``last``."""
        games = last - first
        rows, seeds = array("i", bytes(4 * COLUMNS * games)), array("Q", bytes(8 * games))
        self.war.series = stream_start(seed, "series")
        self._play_block(self.war, rows, seeds, first, last)
        return self._columns(rows, list(seeds), range(first, last))

    def _columns(self, rows: array[int], seeds: list[int], games: range) -> Columns:
        first_vp, second_vp = rows[series.FIRST_VP :: COLUMNS], rows[series.SECOND_VP :: COLUMNS]
        losers = rows[series.LOSER :: COLUMNS]
        seats, whys = self.setting.seats, self._whys()
        endings = zip(losers, first_vp, second_vp, strict=True)
        columns: dict[str, list[Any]] = {
            "game": list(games),
            "seed": seeds,
            "winner": [seats[side] for side in rows[series.WINNER :: COLUMNS]],
            "why": [whys[loser != fast.NOBODY, a == b] for loser, a, b in endings],
            "length": [float(steps) for steps in rows[series.LENGTH :: COLUMNS]],
            f"vp_{seats[0]}": [float(points) for points in first_vp],
            f"vp_{seats[1]}": [float(points) for points in second_vp],
        }
        margins = zip(first_vp, second_vp, strict=True)
        placements = rows[series.PLACEMENTS :: COLUMNS]
        columns["margin"] = [float(second - first) for first, second in margins]
        columns["placements"] = [float(units) for units in placements]
        columns["could_not_place"] = [float(loser != fast.NOBODY) for loser in losers]
        counts = counts_of(rows, COLUMNS, series.SETTLED, RULE_NAMES, games)
        return Columns(columns, counts)

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
