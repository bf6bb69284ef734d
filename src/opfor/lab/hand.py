"""The games of one variant so far: who won each, and what happened in all of them."""

from __future__ import annotations

import msgspec

from opfor import fast
from opfor.core.columns import Columns, Overflowed, Uncovered
from opfor.core.story import Story
from opfor.lab.block import Block, at_table, play_games
from opfor.lab.playout import Wanted
from opfor.lab.variant import Variant

FIRST, LARGEST = 32, 1024
LENGTH, DRAW = "length", "draw"
ROUNDS = ("rounds", "turns")
"""What games call the time that people count; else it is the length."""
TOLD = Wanted(story=True)


class Hand:
    """The games of one variant so far: who won each, and what happened in all of them."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.variant = variant
        self.seed = seed
        packed = msgspec.json.encode(variant)
        self.game, self.setting, self.players = at_table(packed)
        self.uncovered = fast.uncovered(self.setting, self.players)
        self.is_fast = fast.supports(self.setting, self.players)
        self.winners: list[str] = []
        self.lengths: list[float] = []
        self.rounds = 0.0
        self.endings: dict[str, dict[str, int]] = {}
        self.story = Story()

    def play(self, games: int) -> None:
        """So many more games."""
        first, last = len(self.winners), len(self.winners) + games
        if self.is_fast:
            try:
                self._take(*fast.play_story(self.setting, self.players, self.seed, first, last))
                return
            except Overflowed:
                self.is_fast, self.uncovered = False, Uncovered("size")
        for result in play_games(Block(self.variant, self.seed, first, last), TOLD):
            self.winners.append(result.winner or DRAW)
            self._end(result.winner or DRAW, result.why)
            self.lengths.append(result.length)
            told = (result.aspects[name] for name in ROUNDS if name in result.aspects)
            self.rounds += next(told, result.length)
            if result.story is not None:
                self.story.add(result.story)

    def _end(self, winner: str, why: str) -> None:
        ways = self.endings.setdefault(winner, {})
        ways[why] = ways.get(why, 0) + 1

    def _take(self, columns: Columns, story: Story) -> None:
        self.winners += columns.games["winner"]
        for winner, why in zip(columns.games["winner"], columns.games["why"], strict=True):
            self._end(winner, why)
        self.lengths += columns.games[LENGTH]
        told = (columns.games[name] for name in ROUNDS if name in columns.games)
        self.rounds += sum(next(told, columns.games[LENGTH]))
        self.story.add(story)

    def won(self, seat: str, halves: bool) -> list[bool]:
        """Which games a seat won; with ``halves`` every other draw counts as one it won."""
        return [
            winner == seat or (halves and winner == DRAW and n % 2 == 0)
            for n, winner in enumerate(self.winners)
        ]

    def batch(self, wanted: int) -> int:
        """How many games to play next: as many as there are, one by one where they are slow."""
        if not self.is_fast:
            return 1
        return min(wanted, LARGEST, max(FIRST, len(self.winners)))
