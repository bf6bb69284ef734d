"""A masked policy gradient on Blitzkrieg!: REINFORCE over afterstates, in plain NumPy.

    python3 examples/policy_gradient.py --minutes 20 -o net.npz

A small net scores the board after every placement, a softmax says how likely each is. It begins as
the greedy player, then makes likelier what ends well (won, and by how many points). Other questions
are the greedy player's. Measured on seeds it never met; trained_agent.py takes it to the table.
"""

import argparse
import time

import numpy as np

import opfor.envs

HIDDEN, GAMES, LESSON, IMITATES = 64, 256, 2000, 0.2


class Net:  # planes to a score: one hidden layer, steps as long as slopes are usual
    def __init__(self, planes: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        shapes = [(planes, HIDDEN), (HIDDEN,), (HIDDEN,)]
        self.weights = [chance.normal(0, 0.05, shape).astype(np.float32) for shape in shapes]
        self.squares = [np.zeros_like(each) for each in self.weights]

    def scores(self, planes):
        inner = np.maximum(planes @ self.weights[0] + self.weights[1], 0)
        return inner @ self.weights[2], (planes, inner)

    def learn(self, planes, inner, slopes, rate: float = 1e-3) -> None:
        back = np.outer(slopes, self.weights[2]) * (inner > 0)
        gradients = [planes.T @ back, back.sum(axis=0), inner.T @ slopes]
        for weight, square, slope in zip(self.weights, self.squares, gradients, strict=True):
            square += 0.01 * (slope**2 - square)
            weight += rate * slope / (np.sqrt(square) + 1e-6)


def chosen(env, net, chance=None, imitates=False):
    """An answer in every game (without chance the best); whose the afterstates are; what is learned
    from: planes, inner values, slopes."""
    after, actions, games = env.afterstates(), env.baseline.copy(), env.num_envs
    scores, (planes, inner) = net.scores(after.planes.copy())
    most = np.full(games, -np.inf)
    np.maximum.at(most, after.games, scores)
    raw = np.exp(scores - most[after.games])
    slopes = -raw / np.bincount(after.games, raw, games)[after.games]
    noise = 0 if chance is None else chance.gumbel(size=len(scores))
    order = np.lexsort((scores + noise, after.games))
    picks = order[np.flatnonzero(np.diff(after.games[order], append=-1))]
    actions[after.games[picks]] = after.actions[picks]
    slopes[after.actions == env.baseline[after.games] if imitates else picks] += 1
    return actions, after.games.copy(), (planes, inner, slopes)


def share_won(net, games: int, seed: int) -> float:  # without a net: the greedy player's
    env = opfor.envs.vector("blitzkrieg", games, advised=True)
    env.reset(seed=seed)
    won = np.zeros(games)
    while (going := won == 0).any():
        _, rewards, over, _, _ = env.step(chosen(env, net)[0] if net else env.baseline.copy())
        won[going & over] = rewards[going & over]
    return float((won > 0).mean())


def train(minutes: float, seed: int = 1) -> Net:
    env = opfor.envs.vector("blitzkrieg", GAMES, advised=True)
    (seen, _), lead = env.reset(seed=seed), env.planes.index("points:lead")
    net, chance = Net(len(env.planes), seed), np.random.default_rng(seed)
    lessons, kept, usual, games, begun = [[] for _ in range(GAMES)], [], 0.0, 0, time.process_time()
    while (used := (time.process_time() - begun) / 60) < minutes:
        imitates = used < IMITATES * minutes
        actions, owners, known = chosen(env, net, chance, imitates)
        points = seen["observation"][:, lead] / 10
        cuts = np.searchsorted(owners, np.arange(1, GAMES))
        for lesson, *parts in zip(lessons, *(np.split(each, cuts) for each in known), strict=True):
            lesson.append(parts)
        seen, rewards, over, _, _ = env.step(actions)
        for game in np.flatnonzero(over):
            gain = rewards[game] + points[game] - usual
            usual += 0.002 * gain
            kept += [(p, i, s if imitates else s * gain) for p, i, s in lessons[game]]
            lessons[game], games = [], games + 1
        if len(kept) > LESSON:
            *seen_so, slopes = (np.concatenate(part) for part in zip(*kept, strict=True))
            net.learn(*seen_so, (slopes / len(kept)).astype(np.float32))
            kept = []
            print(f"\r{games} games, {usual:+.2f}", end="", flush=True)
    return net


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="of the processor")
    parser.add_argument("-o", "--output", default="net.npz", help="where its weights go")
    given = parser.parse_args()
    np.savez(given.output, *(net := train(given.minutes)).weights)
    found = [100 * share_won(each, 4000, seed=77) for each in (net, None)]
    print(f"\nof 4000 games won: the net {found[0]:.1f} %, greedy {found[1]:.1f} %")
