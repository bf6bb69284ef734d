"""A net of values taught by games against the opponent: it plays by the values of afterstates, and
learns them from how the games went on (temporal differences, TD(0.7)).

Nothing is told to it but the planes and who won. It begins with games of the baseline player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from opfor.envs.steps import After, StepsVector
from opfor.envs.value_net import Floats, ValueNet

TRUST = 0.7
"""How much the further way of a game counts against the net's own value of the next position."""
RATE, LAST_RATE = 1.2e-3, 0.03
CURIOUS, STILL_CURIOUS = 0.1, 0.02
"""How often another act is tried, at the beginning and at the end."""
BY_THE_BASELINE = 0.04
"""The part of the rounds in which the baseline plays."""
WINDOW, LESSON = 32, 1024
"""Steps of all games between two lessons, and positions learned from at once."""


class Moment(NamedTuple):
    """One step of all games: the afterstates taken (with the games they are of), the value of the
    best of each, whether it was passed over to try another, who ended and how."""

    games: Any
    planes: Any
    best: Any
    is_best: Any
    tried: Any
    over: Any
    won: Any


class Trainer:
    """Games of several settings in turn, and the net that plays and learns from them."""

    def __init__(
        self, game: str, settings: Sequence[Mapping[str, Any]], n: int = 512, seed: int = 1
    ) -> None:
        self.chance = np.random.default_rng(seed)
        self.envs = [StepsVector(game, n, advised=True, **options) for options in settings]
        for number, env in enumerate(self.envs):
            env.reset(seed=seed + number)
        self.net = ValueNet(self._scale(), seed)
        self.decisions = self.positions = self.games = 0
        self.wrong = 0.0

    def _scale(self) -> Floats:
        """One over the largest number seen on each plane in games of the baseline."""
        most = np.ones(len(self.envs[0].planes), np.float32)
        for env in self.envs:
            for _ in range(2 * WINDOW):
                seen = env.step(env.baseline.copy())[0]["observation"]
                most = np.maximum(most, np.abs(seen).max(0))
        return (1 / most).astype(np.float32)

    def train(self, rounds: int, told: Callable[[int], object] = lambda _: None) -> ValueNet:
        """So many rounds: a window of games of every setting, and a lesson of each. ``told`` hears
        how many are done."""
        for done in range(rounds):
            part = done / rounds
            for env in self.envs:
                moments = self._played(env, part)
                self.wrong = self._learned(env, moments, RATE * (1 - (1 - LAST_RATE) * part))
            told(done + 1)
        return self.net

    def _played(self, env: StepsVector, part: float) -> list[Moment]:
        curious = CURIOUS * (1 - part) + STILL_CURIOUS * part
        return [self._step(env, curious, part < BY_THE_BASELINE) for _ in range(WINDOW)]

    def _step(self, env: StepsVector, curious: float, by_baseline: bool) -> Moment:
        """Answer once in every game."""
        after, actions = env.afterstates(), env.baseline.copy()
        values = valued(self.net, after)
        best = np.full(env.num_envs, -1.0, np.float32)
        np.maximum.at(best, after.games, values)
        if not by_baseline:
            take_best(after, values, best, actions)
        tried = (best >= 0) & (self.chance.random(env.num_envs) < curious)
        anything = self.chance.random(env.num_envs) * env.counts
        actions[tried] = anything[tried].astype(np.int32)
        taken = (actions[after.games] == after.actions) & (after.ended < 0)
        games, planes = after.games[taken].copy(), after.planes[taken]
        _, rewards, over, _, _ = env.step(actions)
        self.decisions += env.num_envs
        self.games += int(over.sum())
        return Moment(games, planes, best, best >= 0, tried, over, (rewards > 0).astype(np.float32))

    def _learned(self, env: StepsVector, moments: Sequence[Moment], rate: float) -> float:
        """What each afterstate taken was worth, seen from behind, and a lesson of it."""
        after = env.afterstates()
        coming = np.full(env.num_envs, -1.0, np.float32)
        np.maximum.at(coming, after.games, valued(self.net, after))
        known, planes, wanted = coming >= 0, list[Any](), list[Any]()
        for moment in reversed(moments):
            coming = np.where(moment.over, moment.won, coming)
            known |= moment.over
            kept = known[moment.games]
            planes.append(moment.planes[kept])
            wanted.append(coming[moment.games[kept]])
            mixed = (1 - TRUST) * moment.best + TRUST * coming
            fresh = moment.tried | ~known
            now = np.where(fresh, moment.best, mixed)
            coming = np.where(moment.is_best, now, coming).astype(np.float32)
            known |= moment.is_best
        return self._lesson(np.concatenate(planes), np.concatenate(wanted), rate)

    def _lesson(self, planes: Floats, wanted: Floats, rate: float) -> float:
        order, wrong = self.chance.permutation(len(wanted)), 0.0
        self.positions += len(wanted)
        for first in range(0, len(order) - LESSON // 2, LESSON):
            some = order[first : first + LESSON]
            wrong = self.net.learn(planes[some], wanted[some], rate)
        return wrong


def valued(net: ValueNet, after: After) -> Floats:
    """The value of each afterstate; where the game ended with it, how."""
    found = net.chances(after.planes)
    return np.where(after.ended >= 0, after.ended, found).astype(np.float32)


def take_best(after: After, values: Floats, best: Floats, actions: Any) -> None:
    """The first of the best acts of every game that has afterstates."""
    is_best = values == best[after.games]
    first = np.full(len(actions), np.iinfo(np.int32).max, np.int32)
    np.minimum.at(first, after.games[is_best], after.actions[is_best])
    placing = best >= 0
    actions[placing] = first[placing]
