"""Series of Blitzkrieg! games for a setting and its players, as columns of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from types import ModuleType
from typing import ClassVar

from msgspec.structs import replace

from opfor.core.book import load_book
from opfor.core.game import Player
from opfor.fast.blitzkrieg import series, tables
from opfor.fast.blitzkrieg import values as fast
from opfor.fast.blitzkrieg.ladder import RULE_NAMES
from opfor.fast.blitzkrieg.states import read_state
from opfor.fast.series_engine import SeriesEngine
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


class Engine(SeriesEngine):
    """The games of one setting."""

    game = GAME
    plain: ClassVar[ModuleType] = series
    rule_names = RULE_NAMES

    def fill(self, players: Mapping[str, Player]) -> None:
        tables.fill(self.memory, self.setting, players)
        self.memory.start = type(self.memory)()

    def lay(self, state: State) -> None:
        read_state(self.memory, self.setting, state)

    def whys(self, rows: array[int]) -> list[str]:
        told = self._told()
        losers, first, second = (
            self.column(rows, at) for at in (series.LOSER, series.FIRST_VP, series.SECOND_VP)
        )
        endings = zip(losers, first, second, strict=True)
        return [told[loser != fast.NOBODY, a == b] for loser, a, b in endings]

    def numbers(self, rows: array[int]) -> dict[str, list[float]]:
        first, second = (self.column(rows, at) for at in (series.FIRST_VP, series.SECOND_VP))
        seats = self.setting.seats
        return {
            "length": [float(steps) for steps in self.column(rows, series.LENGTH)],
            f"vp_{seats[0]}": [float(points) for points in first],
            f"vp_{seats[1]}": [float(points) for points in second],
            "margin": [float(b - a) for a, b in zip(first, second, strict=True)],
            "placements": [float(units) for units in self.column(rows, series.PLACEMENTS)],
            "could_not_place": [float(s != fast.NOBODY) for s in self.column(rows, series.LOSER)],
        }

    def _told(self) -> dict[tuple[bool, bool], str]:
        """Endings in the readable engine's words: could somebody not place, was it even?"""
        over = replace(new(self.setting), stage="over")
        found = {}
        for stuck in (False, True):
            for even in (False, True):
                ended = replace(over, loser=1 if stuck else None, vp=(1, 1) if even else (1, 0))
                told = outcome(self.setting, ended)
                found[stuck, even] = "" if told is None else told.why
        return found
