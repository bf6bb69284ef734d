"""How strong a net plays: games on fresh seeds, the baseline's beside them on the same ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from opfor.core.net import Net
from opfor.envs.lessons import best_of, take_best, tried_out
from opfor.envs.steps import StepsVector
from opfor.envs.value_net import ValueNet, as_delivered
from opfor.kit.shares import wilson

AT_ONCE = 128


def measured(
    game_id: str,
    options: Mapping[str, Any],
    net: Net,
    games: int,
    seed: int,
    rulings: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Wins of the net and of the baseline in so many games, draws for half, with an interval of
    95 %."""
    env = StepsVector(game_id, min(AT_ONCE, games), rulings=rulings, advised=True, **options)
    ready = as_delivered(net, len(env.planes))
    won, baseline = (points(env, player, games, seed) for player in (ready, None))
    rate = wilson(won, games)
    return {
        "options": dict(options),
        "rulings": dict(rulings or {}),
        "games": games,
        "seed": seed,
        "net": round(won / games, 4),
        "low": round(rate.low, 4),
        "high": round(rate.high, 4),
        "baseline": round(baseline / games, 4),
    }


def points(env: StepsVector, net: ValueNet | None, games: int, seed: int) -> float:
    """What a net (none: the baseline) wins: of every place the first games, however long."""
    env.reset(seed=seed)
    n, won = env.num_envs, 0.0
    left = np.full(n, games // n) + (np.arange(n) < games % n)
    while left.any():
        actions = env.baseline.copy()
        if net is not None:
            after, values = tried_out(env, net)
            take_best(after, values, best_of(after, values, n), actions)
        _, rewards, over, _, _ = env.step(actions)
        counted = over & (left > 0)
        won += float(((rewards + 1) / 2)[counted].sum())
        left -= counted
    return won
