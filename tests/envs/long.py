"""Long looks at environments: ``python -m tests.envs.long modes|masks|games [NUMBER] [GAME …]``.

``modes``: PettingZoo's ``api_test``, ``seed_test`` and ``parallel_api_test`` and Gymnasium's
``check_env`` in every mode of every game. ``masks``: of so many choices the mask is what the engine
offers, and every number of the catalogue comes back. ``games``: so many games of a vector, step by
step the single games.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

import opfor.envs
from opfor.app.registry import load_game
from opfor.core.chance import derived_seed
from opfor.core.errors import OpforError
from opfor.envs.actions import catalogue_of
from opfor.envs.alone import OfferedEnv
from opfor.envs.match import Match

GAMES = ("blitzkrieg", "2gm", "coh")
SMALL: dict[str, Any] = {"most_offers": 2048, "view_size": 64, "offer_size": 8}
AT_ONCE = 16


def modes(game: str) -> Iterator[dict[str, Any]]:
    """Every way a game says it can be played."""
    for options in load_game(game).variants:
        if not any(str(value).endswith(".toml") for value in options.values()):
            yield dict(options)


def look_at_mode(game: str, options: dict[str, Any], cycles: int) -> None:
    """What others check of an environment."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = partial(opfor.envs.aec, game, **SMALL, **options)
        api_test(made(), num_cycles=cycles)
        seed_test(made, num_cycles=cycles)
        parallel_api_test(turn_based_aec_to_parallel(_parallel(made())), num_cycles=cycles)
        check_env(OfferedEnv(game, **SMALL, **options), skip_render_check=True)


def _parallel(env: Any) -> Any:
    """Everybody acts at once: only who is asked is heard."""
    env.metadata = env.metadata | {"is_parallelizable": True}
    return env


def look_at_masks(game: str, options: dict[str, Any], choices: int, seed: int) -> int:
    """Mask, offers and catalogue, choice by choice; how many offers there were. None are more than
    the game says were seen."""
    env = opfor.envs.aec(game, **SMALL, **options)
    match, chance, seen = env.offered.match, np.random.default_rng(seed), 0
    catalogue = catalogue_of(match.game, match.setting)
    env.reset(seed=seed)
    for number in range(choices):
        if env.offered.is_over:
            env.reset(seed=seed + number)
        asked = match.asked
        if asked is None:
            continue
        assert len(asked.options) <= match.game.offers_seen, (game, options, len(asked.options))
        for agent in env.possible_agents:
            mask = env.offered.mask(agent)
            wanted = len(asked.options) if agent == asked.seat else 0
            assert mask.sum() == wanted == mask[:wanted].sum(), (game, options, number)
        for place, option in enumerate(asked.options):
            assert catalogue.action(catalogue.staged(option)) == option
            assert match.asked is not None
            assert match.asked.options[place] == option
        seen += len(asked.options)
        env.step(int(chance.integers(len(asked.options))))
    return seen


def look_at_games(game: str, options: dict[str, Any], games: int, seed: int) -> int:
    """A vector beside single games, step by step; how many steps that were."""
    many: Any = opfor.envs.vector(game, AT_ONCE, **options)
    many.reset(seed=[seed + place for place in range(AT_ONCE)])
    first = Match(game, options, {}, "random", alone=True)
    single = [first, *(first.fork() for _ in range(AT_ONCE - 1))]
    for place, match in enumerate(single):
        match.begin(seed + place)
    chance, over, steps, had = np.random.default_rng(seed), 0, 0, [0] * AT_ONCE
    while over < games:
        for place, match in enumerate(single):
            assert match.asked is not None
            offered = [many.decode(place, k) for k in range(many.counts[place])]
            assert offered == list(match.asked.options), (game, options, place, had)
        actions = (chance.random(AT_ONCE) * many.counts).astype(np.int32)
        _, rewards, ended, _, _ = many.step(actions)
        for place, match in enumerate(single):
            match.answer(int(actions[place]))
            assert ended[place] == (match.asked is None), (game, options, place, had)
            if ended[place]:
                assert rewards[place] == match.reward(many.seat)
                match.begin(derived_seed(seed + place, had[place]))
                had[place], over = had[place] + 1, over + 1
        steps += AT_ONCE
    return steps


def main(words: list[str]) -> None:
    what, *rest = words or ["modes"]
    number = int(rest.pop(0)) if rest and rest[0].isdecimal() else 1000
    for game in rest or GAMES:
        ways = list(modes(game))
        for place, options in enumerate(ways):
            if what == "modes":
                look_at_mode(game, options, 60)
                print(game, options, "nothing wrong", flush=True)
            elif what == "masks":
                found = look_at_masks(game, options, -(-number // len(ways)), place)
                print(game, options, f"{found:,} offers, no difference", flush=True)
            else:
                try:
                    found = look_at_games(game, options, -(-number // len(ways)), 100 * place)
                except OpforError as error:
                    print(game, options, error, flush=True)
                    continue
                print(game, options, f"{found:,} steps, no difference", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
