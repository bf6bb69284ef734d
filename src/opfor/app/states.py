"""The state after any entry of a record, cheaply: some states are kept, the rest is folded on.

The newest entries are asked for most, so their states are all kept; of older ones every so many,
so that going anywhere folds a few entries and not the whole game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from opfor.core.fold import folded_entry
from opfor.core.game import Game
from opfor.core.record import STEP, History

NEWEST = 64
EVERY = 16


class Standing(NamedTuple):
    """Where a game stands between two entries. ``begun`` entries counted when the step under way
    began, from ``step_start``."""

    state: Any
    step_start: Any
    begun: int


class States:
    """Remembers states by the place of their entry in the record."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self._game = game
        self._start = Standing(start, start, 0)
        self._kept: dict[int, Standing] = {}
        self._newest: dict[int, Standing] = {}

    def play_by(self, game: Game[Any]) -> None:
        """The same game with other content in force."""
        self._game = game

    @property
    def start(self) -> Any:
        """The state the record begins with."""
        return self._start.state

    def after(self, history: History, path: Sequence[int]) -> Standing:
        """Where the game stood when the entries at ``path`` counted."""
        known = len(path)
        while known and path[known - 1] not in self._newest and path[known - 1] not in self._kept:
            known -= 1
        standing = self._known(path[known - 1]) if known else self._start
        for number in range(known, len(path)):
            entry: Any = history.lines[path[number]]
            state, step_start = folded_entry(self._game, entry, number, *standing[:2])
            begun = standing.begun if STEP not in entry.log else number + 1
            standing = Standing(state, step_start, begun)
            self.remember(path[number], number, standing)
        return standing

    def within(self, history: History, path: Sequence[int], count: int) -> Any:
        """The state in the middle of the last entry at ``path``, after ``count`` things of it."""
        before, number = self.after(history, path[:-1]), len(path) - 1
        entry: Any = history.lines[path[-1]]
        return folded_entry(self._game, entry, number, *before[:2], within=count)[0]

    def _known(self, place: int) -> Standing:
        found = self._newest.get(place)
        return self._kept[place] if found is None else found

    def remember(self, place: int, number: int, standing: Standing) -> None:
        """Keep where the game stands after the entry at ``place``, ``number`` on its path."""
        if number % EVERY == 0:
            self._kept[place] = standing
        self._newest[place] = standing
        if len(self._newest) > NEWEST:
            del self._newest[next(iter(self._newest))]

    def forget(self, count: int) -> None:
        """The lines from ``count`` on were never kept."""
        for known in (self._kept, self._newest):
            for place in [place for place in known if place >= count]:
                del known[place]
