"""Copies of games, in mid-step too: the same luck, other luck, hidden things dealt anew."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import opfor.envs
from opfor.core.errors import OpforError
from opfor.envs.alone import OfferedEnv
from opfor.envs.match import Match
from opfor.envs.steps import StepsVector
from opfor.fast import is_compiled

pytestmark = pytest.mark.usefixtures("toy_installed")
SMALL: dict[str, Any] = {"most_offers": 512, "view_size": 128, "offer_size": 8}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("race", {}),
    ("blitzkrieg", {}),
    ("2gm", {"mode": "two-player"}),
    ("coh", {"mission": "first-light"}),
]
MANY = [("blitzkrieg", {}), ("2gm", {}), ("coh", {"mission": "first-light"})]


def begun(game: str, options: dict[str, Any], acts: int, seed: int = 3) -> OfferedEnv:
    env = OfferedEnv(game, **SMALL, **options)
    seen, _ = env.reset(seed=seed)
    for number in range(acts):
        seen, _, over, *_ = env.step(number % max(int(seen["action_mask"].sum()), 1))
        assert not over
    return env


def lived(env: OfferedEnv, acts: int) -> list[Any]:
    """What comes of first and last offers in turn."""
    found: list[Any] = []
    for number in range(acts):
        offers = int(env.offered.observe(env.seat)["action_mask"].sum())
        seen, reward, over, *_ = env.step(offers - 1 if number % 2 else 0)
        found.append((seen["observation"].tobytes(), reward, over))
        if over:
            break
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_forks_go_where_their_parent_goes_and_never_touch_it(
    game: str, options: dict[str, Any]
) -> None:
    env = begun(game, options, 1 if game == "race" else 4)
    stood = env.offered.match.stand()
    forks = [env.fork(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    lives = [lived(fork, 8) for fork in forks]
    env.fork("fresh").step(0)
    if game != "race":  # nobody thinks ahead in it, so nothing can be dealt
        env.fork("dealt").step(0)
    left = env.offered.match.stand()
    assert left._replace(counters={}) == stood._replace(counters={})
    assert all(life == lives[0] for life in lives)
    assert lived(env, 8) == lives[0]


@pytest.mark.parametrize(("game", "options"), GAMES[1:])
def test_fresh_luck_changes_what_comes_and_nothing_that_is(
    game: str, options: dict[str, Any]
) -> None:
    env = begun(game, options, 4)
    now = env.offered.observe(env.seat)
    for luck in ("fresh", "dealt"):
        forks = [env.fork(luck, seed) for seed in (1, 1, 2, 3, 4)]
        assert all(np.array_equal(f.offered.observe(f.seat)[k], now[k]) for f in forks for k in now)
        lives = [lived(fork, 12) for fork in forks]
        assert lives[0] == lives[1]
        assert any(life != lives[0] for life in lives)
    with pytest.raises(OpforError, match=r"luck: 'good' is not known"):
        env.fork("good")


def test_everybody_at_the_table_can_be_copied() -> None:
    env = opfor.envs.aec("2gm", mode="two-player", **SMALL)
    env.reset(seed=4)
    for _ in range(6):
        env.step(0)
    other, written = env.fork(), pickle.loads(pickle.dumps(env))
    for _ in range(6):
        for each in (other, written, env):
            each.step(0)
        agent = env.agent_selection
        seen = [each.observe(agent)["observation"] for each in (env, other, written)]
        assert np.array_equal(seen[0], seen[1])
        assert np.array_equal(seen[0], seen[2])


Planner = Callable[[OfferedEnv], int]


def values(env: OfferedEnv, luck: str) -> int:
    """The first of the offers after which most has been won some acts later: a plan by forks."""

    def worth(action: int, seed: int) -> float:
        fork = env.fork(luck, seed)
        fork.step(action)
        for _ in range(3):
            fork.step(0)
        view = fork.offered.match.view(fork.seat)
        return float(view.vp[1] - view.vp[0] + sum(view.tracks) / 100)

    offers = range(int(env.offered.observe(env.seat)["action_mask"].sum()))
    return max(offers, key=lambda action: sum(worth(action, seed) for seed in range(3)))


def peeks(planner: Planner, games: int = 3) -> bool:
    """Whether what it does hangs on luck that nobody can know: the same game with other luck to
    come must not change a plan."""
    for seed in range(games):
        env = begun("blitzkrieg", {}, 3, seed)
        if len({planner(env.fork("fresh", other)) for other in range(3)}) > 1:
            return True
    return False


def test_a_planner_that_peeks_fails() -> None:
    assert not peeks(lambda env: values(env, "fresh"))
    assert peeks(lambda env: values(env, "same"))


def steps(game: str, n: int, **options: Any) -> StepsVector:
    setting = Match(game, options, {}, "random", alone=True).setting
    return StepsVector(game, n, plain=not is_compiled(setting), **options)


def ran_on(many: StepsVector, acts: int) -> list[bytes]:
    chance, found = np.random.default_rng(2), []
    for _ in range(acts):
        seen, rewards, *_ = many.step((chance.random(many.num_envs) * many.counts).astype(int))
        found.append(seen["observation"].tobytes() + rewards.tobytes() + many.asked.tobytes())
    return found


@pytest.mark.parametrize(("game", "options"), MANY)
def test_games_of_a_vector_are_taken_and_put_in_mid_step(
    game: str, options: dict[str, Any]
) -> None:
    many = steps(game, 2, **options)
    many.reset(seed=[5, 6])
    ran_on(many, 9)
    kept, written = many.taken(), pickle.loads(pickle.dumps(many))
    first = ran_on(many, 12)
    seen = many.put(kept)
    assert np.array_equal(seen["observation"], kept.planes)
    assert ran_on(many, 12) == first
    assert ran_on(written, 12) == first
    wide = steps(game, 3, **options)
    wide.put(many.taken(slice(0, 1)))
    assert np.array_equal(wide.counts, np.repeat(many.counts[:1], 3))


@pytest.mark.parametrize(("game", "options"), MANY)
def test_with_fresh_luck_the_games_of_a_vector_are_others_from_the_next_answer_on(
    game: str, options: dict[str, Any]
) -> None:
    """Also where a fork is forked again within one step: what has happened in it stays."""
    many = steps(game, 4, **options)
    many.reset(seed=[5, 6, 7, 8])
    again = in_step = 0
    for _ in range(40):
        kept = many.taken()
        seen = many.put(kept, luck="fresh")
        in_step += int((many.taken().rows[:, 0] > 0).sum())
        assert np.array_equal(seen["observation"], kept.planes)
        action = many.counts - 1
        left = many.step(action)[0]["observation"].copy()
        many.put(kept)
        again += int(not np.array_equal(left, many.step(action)[0]["observation"]))
        many.put(kept, luck="fresh")
        many.step(action)
    assert again
    assert in_step or game == "2gm"
    with pytest.raises(OpforError, match="luck"):
        many.put(kept, luck="good")
