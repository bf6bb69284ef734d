"""A net of values taught by games against the opponent (``lessons``), in one process or several.

While the net learns from what was played, other processes play on: with the net as it was a round
before. The same seed, rounds and number of processes give the same net on the same machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from opfor.envs.lessons import Lesson, Lessons
from opfor.envs.value_net import Floats, ValueNet
from opfor.lab.workers import Worker

RATE, LAST_RATE = 1.2e-3, 0.03
LESSON = 1024
"""Positions learned from at once."""
USUAL = 64, 32
"""The numbers of the two layers of a net."""

_ROOMS: dict[int, Lessons] = {}
"""Of a process that plays: its games, by their number."""


class Here:
    """Plays in this very process."""

    def begin(self, number: int, *given: Any) -> Floats:
        return open_room(number, *given)

    def ask(self, numbers: Sequence[int], net: ValueNet, part: float) -> Callable[[], list[Lesson]]:
        return lambda: play(numbers, net, part)

    def dismiss(self) -> None:
        _ROOMS.clear()


class There(Here):
    """Plays in a process of its own."""

    def __init__(self) -> None:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        self._worker, self._thread = Worker(), ThreadPoolExecutor(1)

    def begin(self, number: int, *given: Any) -> Floats:
        return self._worker.carry_out(open_room, number, *given)

    def ask(self, numbers: Sequence[int], net: ValueNet, part: float) -> Callable[[], list[Lesson]]:
        said = net.as_it_is()
        return self._thread.submit(self._worker.carry_out, play, numbers, said, part).result

    def dismiss(self) -> None:
        self._thread.shutdown()
        self._worker.dismiss()


def open_room(number: int, game: str, options: Mapping[str, Any], n: int, seed: int) -> Floats:
    """Begin games; the scale of their planes."""
    room = _ROOMS[number] = Lessons(game, options, n, seed)
    return room.scale()


def play(numbers: Sequence[int], net: ValueNet, part: float) -> list[Lesson]:
    """A window of each of these games."""
    return [_ROOMS[number].window(net, part) for number in numbers]


class Trainer:
    """Games of several settings in turn, and the net that plays and learns from them. With more
    ``jobs`` than settings some are played twice, by other luck."""

    def __init__(
        self,
        game: str,
        settings: Sequence[Mapping[str, Any]],
        n: int = 512,
        seed: int = 1,
        *,
        jobs: int = 1,
        layers: tuple[int, int] = USUAL,
    ) -> None:
        self.chance = np.random.default_rng(seed)
        self.players: list[Here] = [There() for _ in range(jobs)] if jobs > 1 else [Here()]
        rooms = range(max(len(settings), jobs if jobs > 1 else 0))
        self.rooms = [list(rooms[place :: len(self.players)]) for place in range(len(self.players))]
        scales = [
            self.players[room % len(self.players)].begin(
                room, game, settings[room % len(settings)], n, seed + room
            )
            for room in rooms
        ]
        self.net = ValueNet(np.minimum.reduce(scales), seed, layers)
        self.decisions = self.positions = self.games = 0
        self.wrong = 0.0

    def train(self, rounds: int, told: Callable[[int], object] = lambda _: None) -> ValueNet:
        """So many rounds: a window of games of every setting, and a lesson of each. ``told`` hears
        how many are done."""
        coming = self._asked(0.0)
        for done in range(rounds):
            lessons = [lesson for each in coming for lesson in each()]
            if done + 1 < rounds:
                coming = self._asked((done + 1) / rounds)
            self._learn(lessons, RATE * (1 - (1 - LAST_RATE) * done / rounds))
            told(done + 1)
        for player in self.players:
            player.dismiss()
        return self.net

    def _asked(self, part: float) -> list[Callable[[], list[Lesson]]]:
        both = zip(self.players, self.rooms, strict=True)
        return [player.ask(rooms, self.net, part) for player, rooms in both]

    def _learn(self, lessons: Sequence[Lesson], rate: float) -> None:
        planes = np.concatenate([each.planes for each in lessons])
        wanted = np.concatenate([each.wanted for each in lessons])
        order, wrong = self.chance.permutation(len(wanted)), list[float]()
        for first in range(0, len(order) - LESSON // 2, LESSON):
            some = order[first : first + LESSON]
            wrong.append(self.net.learn(planes[some].astype(np.float32), wanted[some], rate))
        self.wrong = float(np.mean(wrong)) if wrong else 0.0
        self.positions += len(wanted)
        self.decisions += sum(each.decisions for each in lessons)
        self.games += sum(each.games for each in lessons)
