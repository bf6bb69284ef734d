"""Information-set Monte Carlo on 2GM Tactics: every act is tried in games that are dealt anew.

    python3 examples/search_2gm.py --tries 16 --games 5

The search sees no more than its seat: ``fork("dealt")`` deals what is hidden to fit what the seat
has seen, with luck of its own. Acts are chosen like arms of a bandit (UCB), tries end after some
turns with the chance to win as the game appraises it.
"""

import argparse
from math import log, sqrt

import numpy as np

from opfor.core.foresight import foresight_of
from opfor.envs.alone import OfferedEnv

FAR = 12
"""Own choices after which a try is appraised."""


def appraised(env: OfferedEnv) -> float:
    """The chance to win, 0 to 1; of a game that is over how it ended."""
    match, seat = env.offered.match, env.seat
    if env.offered.is_over:
        return (env.offered.reward(seat) + 1) / 2
    return foresight_of(match.game).appraise(match.setting, match.view(seat), seat)


def usual(env: OfferedEnv) -> int:
    """What the baseline would do."""
    match = env.offered.match
    request, player = match.asked, match.game.players["baseline"]
    act = player(match.setting, match.view(env.seat), request, lambda _count: 0)
    return request.options.index(act)


def tried(env: OfferedEnv, action: int, seed: int) -> float:
    """An act in a game dealt anew, and on by the baseline."""
    fork = env.fork("dealt", seed)
    fork.step(action)
    for _ in range(FAR):
        if fork.offered.is_over:
            break
        fork.step(usual(fork))
    return appraised(fork)


def searched(env: OfferedEnv, tries: int, seed: int) -> int:
    """The act that went best, after so many tries."""
    count = len(env.offered.match.asked.options)
    visits, total = np.zeros(count), np.zeros(count)
    first = usual(env)
    for number in range(tries):
        if number == 0:
            action = first
        else:
            mean = (total + 0.5) / (visits + 1)
            action = int(np.argmax(mean + sqrt(log(number + 1)) / (visits + 1) ** 0.5))
        total[action] += tried(env, action, seed + number)
        visits[action] += 1
    return int(np.lexsort((total, visits))[-1])


def played(tries: int, seed: int, most: int = 10_000) -> float:
    """A game against the AI: 1 won, -1 lost, 0 drawn or broken off."""
    env = OfferedEnv("2gm")
    env.reset(seed=seed)
    for number in range(most):
        if env.offered.is_over:
            break
        env.step(searched(env, tries, 1000 * number + seed))
    return env.offered.reward(env.seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=16)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--most", type=int, default=10_000, help="choices in a game")
    given = parser.parse_args()
    ends = [played(given.tries, seed, given.most) for seed in range(given.games)]
    print(
        f"{sum(end > 0 for end in ends)} of {len(ends)} games won with {given.tries} tries a choice"
    )


if __name__ == "__main__":
    main()
