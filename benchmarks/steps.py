"""Own decisions a second of games stepped from outside: ``python benchmarks/steps.py [GAME …]``.

Outside compared with outside, all driven from Python: many games at once from NumPy
(``opfor.envs.vector``), with observations and masks, beside single games move by move (the readable
engine, no observations), and microseconds of a copy for each kB. With ``--peers`` in the same run
backgammon by pgx (jax on the processor, as many at once) and by open_spiel (move by move), where
they are installed. Random legal answers, one core, processor time.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import opfor.envs
from opfor.envs.match import Match

GAMES: dict[str, dict[str, Any]] = {"blitzkrieg": {}, "2gm": {}, "coh": {"mission": "first-light"}}


def at_once(game: str, options: dict[str, Any], n: int, seconds: float) -> tuple[float, float]:
    """Decisions a second, and microseconds of an afterstate."""
    env: Any = opfor.envs.vector(game, n, **options)
    env.reset(seed=1)
    chance, decisions, start = np.random.default_rng(1), 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        env.step((chance.random(n) * env.counts).astype(np.int32))
        decisions += n
    begun, found = time.process_time(), len(env.afterstates().games)
    return decisions / used, (time.process_time() - begun) / max(found, 1) * 1e6


def one_by_one(game: str, options: dict[str, Any], seconds: float) -> float:
    match, decisions, seed = Match(game, options, {}, "random", alone=True), 0, 0
    chance, start = np.random.default_rng(1), time.process_time()
    while time.process_time() - start < seconds:
        match.begin(seed := seed + 1)
        while match.asked is not None:
            match.answer(int(chance.integers(len(match.asked.options))))
            decisions += 1
    return decisions / (time.process_time() - start)


def copied(game: str, options: dict[str, Any], n: int) -> tuple[float, float]:
    """kB of a game, and microseconds that taking it and putting it back with fresh luck takes for
    each."""
    env: Any = opfor.envs.vector(game, n, **options)
    env.reset(seed=1)
    size = sum(each.nbytes for each in env.taken()) / n / 1000
    start, times = time.process_time(), 0
    while time.process_time() - start < 1.0:
        env.put(env.taken(), luck="fresh")
        times += 1
    return size, (time.process_time() - start) / times / n / 2 / size * 1e6


def pgx_backgammon(n: int, seconds: float) -> float:
    import jax
    import pgx

    env = pgx.make("backgammon")
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    @jax.jit
    def acts(state: Any, key: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(state.legal_action_mask), axis=-1)

    again = jax.jit(
        lambda state, new: jax.tree_util.tree_map(
            lambda a, b: jax.numpy.where(
                state.terminated.reshape(-1, *[1] * (a.ndim - 1)), b, a
            ), state, new,
        )
    )  # fmt: skip
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, n))
    decisions, start = -n, 0.0
    while decisions < 0 or time.process_time() - start < seconds:
        key, one, two, three = jax.random.split(key, 4)
        state = step(state, acts(state, one), jax.random.split(two, n))
        state = jax.block_until_ready(again(state, begin(jax.random.split(three, n))))
        decisions += n
        start = start or time.process_time()
    return decisions / (time.process_time() - start)


def spiel_backgammon(seconds: float) -> float:
    import pyspiel

    game, chance, decisions = pyspiel.load_game("backgammon"), np.random.default_rng(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                acts, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(acts[int(np.searchsorted(np.cumsum(shares), chance.random()))])
                continue
            acts = state.legal_actions()
            state.observation_tensor()
            state.apply_action(acts[int(chance.integers(len(acts)))])
            decisions += 1
    return decisions / (time.process_time() - start)


def peers(n: int, seconds: float) -> None:
    for name, rate in (
        (f"pgx backgammon, {n} at once", lambda: pgx_backgammon(n, seconds)),
        ("open_spiel backgammon, one by one", lambda: spiel_backgammon(seconds)),
    ):
        try:
            print(f"{name}: {rate():,.0f} decisions a second")
        except ImportError as error:
            print(f"{name}: {error.name} is not installed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--peers", action="store_true", help="pgx and open_spiel in the same run")
    given = parser.parse_args()
    print(f"batch {given.batch}; decisions a second at once, one by one; µs an afterstate")
    for game in given.games:
        many, after = at_once(game, GAMES[game], given.batch, given.seconds)
        single = one_by_one(game, GAMES[game], given.seconds)
        size, each = copied(game, GAMES[game], given.batch)
        print(
            f"{game:12} {many:10,.0f} {single:8,.0f} {after:6.2f}  {many / single:5.0f} times; "
            f"a copy of {size:.1f} kB {each:.2f} µs a kB"
        )
    if given.peers:
        peers(given.batch, given.seconds)


if __name__ == "__main__":
    main()
