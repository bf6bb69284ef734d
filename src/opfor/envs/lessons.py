"""Games that a net of values learns from: it plays them by the values of afterstates, and what each
position was worth is seen from behind (temporal differences, TD(0.7)).

Nothing is told to the net but the planes and who won. It begins with games of the baseline player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from opfor.envs.columns import After
from opfor.envs.steps import StepsVector
from opfor.envs.value_net import Floats, ValueNet

TRUST = 0.7
"""How much the further way of a game counts against the net's own value of the next position."""
CURIOUS, STILL_CURIOUS = 0.1, 0.02
"""How often another act is tried, at the beginning and at the end."""
BY_THE_BASELINE, LED = 0.04, 0.25
"""The part of the rounds in which the baseline plays, and the part of the games that it goes on to
lead afterwards, fewer and fewer: what the net does not win it would else never see won."""
WINDOW = 32
"""Steps of all games between two lessons."""


class Lesson(NamedTuple):
    """Planes of positions and what they were worth; how much was played for it."""

    planes: Any
    wanted: Floats
    decisions: int
    games: int


class Moment(NamedTuple):
    """One step of all games: the positions after the acts taken (with the games they are of), the
    value of the best of each, whether it was passed over to try another, who ended and how."""

    games: Any
    planes: Any
    best: Any
    is_best: Any
    tried: Any
    over: Any
    won: Any


class Lessons:
    """Games of one setting, played by the net as it is."""

    def __init__(self, game: str, options: Mapping[str, Any], n: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.env = StepsVector(game, n, advised=True, **options)
        self.env.reset(seed=seed)
        self.net = ValueNet(np.ones(len(self.env.planes), np.float32))

    def scale(self) -> Floats:
        """One over the largest number seen on each plane in games of the baseline."""
        most = np.ones(len(self.env.planes), np.float32)
        for _ in range(2 * WINDOW):
            seen = self.env.step(self.env.baseline.copy())[0]["observation"]
            most = np.maximum(most, np.abs(seen).max(0))
        return (1 / most).astype(np.float32)

    def window(self, net: ValueNet, part: float) -> Lesson:
        """So many steps of every game by the net, and what they teach."""
        self.net = net
        curious = CURIOUS * (1 - part) + STILL_CURIOUS * part
        led = 1.0 if part < BY_THE_BASELINE else LED * (1 - part)
        moments = [self._step(curious, led) for _ in range(WINDOW)]
        planes, wanted = self._from_behind(moments)
        games = sum(int(moment.over.sum()) for moment in moments)
        return Lesson(planes, wanted, WINDOW * self.env.num_envs, games)

    def _step(self, curious: float, led: float) -> Moment:
        """Answer once in every game; the first of them are led by the baseline."""
        env = self.env
        after, values = tried_out(env, self.net)
        actions = env.baseline.copy()
        best = best_of(after, values, env.num_envs)
        take_best(after, values, best, actions)
        first = round(led * env.num_envs)
        actions[:first] = env.baseline[:first]
        tried = (best >= 0) & (self.chance.random(env.num_envs) < curious)
        anything = self.chance.random(env.num_envs) * env.counts
        actions[tried] = anything[tried].astype(np.int32)
        games, planes = positions_after(env, after, actions)
        _, rewards, over, _, _ = env.step(actions)
        won = ((rewards + 1) / 2).astype(np.float32)
        return Moment(games, planes, best, best >= 0, tried, over, won)

    def _from_behind(self, moments: Sequence[Moment]) -> tuple[Any, Floats]:
        """What each position after an act was worth."""
        after, values = tried_out(self.env, self.net)
        coming = best_of(after, values, self.env.num_envs)
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
        return np.concatenate(planes), np.concatenate(wanted)


def tried_out(env: StepsVector, net: ValueNet) -> tuple[After, Floats]:
    """Every act on offer and what the net makes of what follows; where dice follow, the mean of
    some tries, each with luck of its own. The planes are those of the last try."""
    after = env.afterstates()
    values = valued(net, after)
    after = after._replace(games=after.games.copy(), actions=after.actions.copy())
    looks = getattr(env.engine, "looks", 1)
    if looks > 1:
        counts, lucky = env.counts.copy(), np.isin(env.asked, env.engine.lucky)
        env.counts[~lucky] = 0
        again = lucky[after.games]
        for _ in range(looks - 1):
            values[again] += valued(net, env.afterstates())
        values[again] /= looks
        env.counts[:] = counts
    return after, values


def positions_after(env: StepsVector, after: After, actions: Any) -> tuple[Any, Any]:
    """Games that go on, and their planes after the acts taken: with the luck that will be where the
    engine can tell, else those that were tried."""
    if not hasattr(env.engine.module, "to_come"):
        taken = (actions[after.games] == after.actions) & (after.ended < 0)
        return after.games[taken], after.planes[taken].astype(np.int16)
    coming = env.to_come(actions)
    goes_on = coming.ended < 0
    return coming.games[goes_on].copy(), coming.planes[goes_on].astype(np.int16)


def valued(net: ValueNet, after: After) -> Floats:
    """The value of each afterstate; where the game ended with it, how."""
    found = net.chances(after.planes)
    return np.where(after.ended >= 0, after.ended, found).astype(np.float32)


def best_of(after: After, values: Floats, games: int) -> Floats:
    """The value of the best act of every game; -1 where nothing was tried."""
    best = np.full(games, -1.0, np.float32)
    np.maximum.at(best, after.games, values)
    return best


def take_best(after: After, values: Floats, best: Floats, actions: Any) -> None:
    """The first of the best acts of every game that has afterstates."""
    is_best = values == best[after.games]
    first = np.full(len(actions), np.iinfo(np.int32).max, np.int32)
    np.minimum.at(first, after.games[is_best], after.actions[is_best])
    placing = best >= 0
    actions[placing] = first[placing]
