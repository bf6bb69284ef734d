"""Games that an engine over numbers played, measured by what it noted of every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

from msgspec import Struct

from opfor.core.codec import encode
from opfor.core.columns import Watched
from opfor.core.game import Game
from opfor.core.log_rows import Tongue
from opfor.core.series import DRAW
from opfor.lab.events import content, places
from opfor.lab.playout import Result, Wanted

LENGTH = "length"


class Measured:
    """Games of one setting, measured one after the other: what an event names is worked out once
    for all games."""

    def __init__(self, game: Game[Any], setting: Any, tongue: Tongue, wanted: Wanted) -> None:
        self.game, self.setting, self.tongue, self.wanted = game, setting, tongue, wanted
        self.names = tongue.names(setting)
        self.content: dict[tuple[type[Struct], tuple[int, ...]], list[str]] = {}

    def results(self, games: Sequence[Watched], first: int) -> Iterator[Result]:
        """How the games ended, and what was wanted of them; the first has this number."""
        for index, played in enumerate(games, first):
            *turns, end = _rows(played.steps)
            told = self.tongue.told(played.told)
            yield Result(
                index,
                played.seed,
                None if played.winner == DRAW else played.winner,
                played.why,
                played.steps[LENGTH][-1],
                end,
                played.settled,
                counts=self._counts(told),
                turns=(*turns, end) if self.wanted.turns else (),
                course=crc32(encode(self._events(told))) if self.wanted.course else 0,
            )

    def _counts(self, told: list[tuple[type[Struct], tuple[int, ...]]]) -> dict[str, Any]:
        """What the events of a game count, by what is wanted."""
        found: dict[str, Any] = {}
        if self.wanted.events:
            kinds = Counter(kind for kind, _ in told)
            found["event"] = {str(k.__struct_config__.tag): n for k, n in kinds.items()}
        if self.wanted.content:
            found["content"] = dict(Counter(name for row in told for name in self._named(row)))
        if self.wanted.places:
            found["place"] = places(self.game, self.setting, self._events(told))
        return found

    def _events(self, told: list[tuple[type[Struct], tuple[int, ...]]]) -> list[Any]:
        return [self.tongue.event(kind, self.names, numbers) for kind, numbers in told]

    def _named(self, row: tuple[type[Struct], tuple[int, ...]]) -> list[str]:
        known = self.content.get(row)
        if known is None:
            known = self.content[row] = list(content(*self._events([row])))
        return known


def _rows(columns: dict[str, list[float]]) -> Iterator[dict[str, float]]:
    """Columns step by step, without the length: that is told of the end alone."""
    names = [name for name in columns if name != LENGTH]
    for step in zip(*(columns[name] for name in names), strict=True):
        yield dict(zip(names, step, strict=True))
