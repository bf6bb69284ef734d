"""Games as environments: what others check of one, and what we promise beside."""

from __future__ import annotations

import subprocess
import sys
import warnings
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import opfor.envs
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.envs.alone import OfferedEnv
from opfor.envs.features import folded
from opfor.envs.turns import OfferedAEC
from tests.conftest import ROOT

pytestmark = pytest.mark.usefixtures("toy_installed")
SMALL: dict[str, Any] = {"most_offers": 512, "view_size": 128, "offer_size": 16}
FOR_TWO = [
    ("race", {"mode": "two-player"}),
    ("blitzkrieg", {"mode": "two-player"}),
    ("2gm", {"mode": "two-player"}),
    ("coh", {"mission": "crossroads"}),
]
ALONE = [("race", {}), ("blitzkrieg", {}), ("2gm", {}), ("coh", {"mission": "first-light"})]


def ran_out(env: Any, seed: int, most: int = 400) -> list[tuple[Any, ...]]:
    """A game of random legal answers: every observation, as bytes, and reward."""
    chance, found = np.random.default_rng(seed), []
    seen, info = env.reset(seed=seed)
    done = False
    while not done and len(found) < most:
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, done, _, info = env.step(action)
        found.append((action, *(each.tobytes() for each in seen.values()), reward))
    return [*found, (done, msgspec.json.encode(info))]


def test_the_names_of_the_contract_are_there() -> None:
    wanted = {"opfor/Blitzkrieg-v0", "opfor/CoH-FirstLight-v0", "opfor/2GM-v0"}
    assert wanted <= set(opfor.envs.names())


@pytest.mark.parametrize("name", opfor.envs.names())
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name, **SMALL).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game", "options"), [*FOR_TWO, ("race", {}), ("blitzkrieg", {})])
def test_pettingzoo_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(opfor.envs.aec(game, **SMALL, **options), num_cycles=60)
        seed_test(partial(opfor.envs.aec, game, **SMALL, **options), num_cycles=40)


@pytest.mark.parametrize(("game", "options"), ALONE)
def test_the_same_seed_is_the_same_game(game: str, options: dict[str, Any]) -> None:
    env = OfferedEnv(game, **SMALL, **options)
    one, two, other = ran_out(env, 3), ran_out(env, 3), ran_out(env, 4)
    assert one == two
    assert one != other


def test_the_same_seed_is_the_same_game_in_another_process() -> None:
    code = (
        "import gymnasium, numpy as np, opfor.envs; from zlib import crc32;"
        "env = gymnasium.make('opfor/Blitzkrieg-v0'); seen, _ = env.reset(seed=5); mark = 0\n"
        "for _ in range(10):\n"
        "    seen, *_ = env.step(int(np.flatnonzero(seen['action_mask'])[-1]))\n"
        "    mark = crc32(seen['observation'].tobytes() + seen['offers'].tobytes(), mark)\n"
        "print(mark)"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
        ).stdout
        for hash_seed in ("1", "2")
    }  # fmt: skip
    assert len(said) == 1


@pytest.mark.parametrize(("game", "options"), FOR_TWO)
def test_the_mask_is_what_the_engine_offers_and_only_to_whom_it_asks(
    game: str, options: dict[str, Any]
) -> None:
    env = opfor.envs.aec(game, **SMALL, **options)
    env.reset(seed=2)
    chance = np.random.default_rng(2)
    for _ in range(60):
        asked = env.offered.match.asked
        if asked is None:
            break
        for agent in env.possible_agents:
            mask = env.observe(agent)["action_mask"]
            assert mask.sum() == (len(asked.options) if agent == asked.seat else 0)
        number = int(chance.integers(len(asked.options)))
        told = env.offered.decode(number)
        assert env.offered.encode(told["action"]) == number
        assert told["label"]
        env.step(number)


@pytest.mark.parametrize(("game", "options"), FOR_TWO[1:])
def test_what_a_seat_cannot_see_changes_no_observation(game: str, options: dict[str, Any]) -> None:
    """Hidden things dealt anew: both games look alike, also to what reads text."""
    env, differing = opfor.envs.aec(game, **SMALL, **options), 0
    env.reset(seed=7)
    match, chance = env.offered.match, np.random.default_rng(7)
    for number in range(25):
        if match.asked is None:
            break
        state = match.play.state
        for seat in match.seats:
            before, said = env.observe(seat), env.offered.text(seat)
            pick = partial(Seeded(number).pick, "deal")
            view = match.game.view(match.setting, state, seat)
            match.play.state = foresight_of(match.game).redeal(match.setting, view, seat, pick)
            differing += match.play.state != state
            after = env.observe(seat)
            assert all(np.array_equal(before[key], after[key]) for key in before)
            assert env.offered.text(seat) == said
            match.play.state = state
        env.step(int(chance.integers(len(match.asked.options))))
    assert differing > 10


def test_answers_that_are_not_offered_lose_the_game_and_are_not_replaced() -> None:
    env = OfferedEnv("blitzkrieg", illegal_most=3, **SMALL)
    seen, _ = env.reset(seed=1)
    for count in (1, 2, 3):
        again, reward, over, _, info = env.step(255)
        assert np.array_equal(seen["observation"], again["observation"])
        assert (info["illegal"], over, reward) == (count, count == 3, -1.0 if count == 3 else 0.0)


def test_of_two_the_one_who_gives_garbage_loses() -> None:
    env = opfor.envs.aec("race", mode="two-player", illegal_most=1)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(511)
    assert env.rewards == {each: -1.0 if each == loser else 1.0 for each in env.possible_agents}
    assert all(env.terminations.values())


def test_too_few_places_for_offers_are_told_at_once() -> None:
    with pytest.raises(OpforError, match="more than most_offers=2; give a larger one"):
        OfferedEnv("blitzkrieg", most_offers=2)
    with pytest.raises(OpforError, match="at least 1"):
        OfferedEnv("blitzkrieg", view_size=0)
    with pytest.raises(OpforError, match="acts at once, more than most_offers=100"):
        opfor.envs.aec("2gm", most_offers=100)
    assert OfferedEnv("coh").action_space.n > OfferedEnv("coh").offered.match.game.offers_seen > 0
    with pytest.raises(OpforError, match="game: 'chess' is not known"):
        opfor.envs.aec("chess")


def test_rewards_are_the_outcome_and_scores_are_told_apart() -> None:
    env = OfferedEnv("blitzkrieg", **SMALL)
    ends = [ran_out(env, seed)[-2:] for seed in range(4)]
    assert all(over and game[-1] in (-1.0, 0.0, 1.0) for game, (over, _) in ends)
    assert all(b'"scores"' in info for _, (_, info) in ends)


def test_values_that_differ_are_folded_apart() -> None:
    assert np.array_equal(folded({"a": [1, "x"]}, 64), folded({"a": (1, "x")}, 64))
    assert not np.array_equal(folded({"a": [1, "x"]}, 64), folded({"a": [1, "y"]}, 64))
    assert not np.array_equal(folded({"a": 1}, 64), folded({"a": 2}, 64))


def test_a_vector_is_as_many_games_as_it_says() -> None:
    """Step by step the same as each game by itself, and new games begin where one is over."""
    seeds, ended = [3, 4, 5], 0
    many = opfor.envs.vector("blitzkrieg", 3, readable=True, **SMALL)
    single = [OfferedEnv("blitzkrieg", **SMALL) for _ in seeds]
    seen, _ = many.reset(seed=seeds)
    alone = [env.reset(seed=seed)[0] for env, seed in zip(single, seeds, strict=True)]
    going, chance = [True] * 3, np.random.default_rng(1)
    for _ in range(40):
        for n in (n for n in range(3) if going[n]):
            assert all(np.array_equal(seen[key][n], alone[n][key]) for key in alone[n])
        acts = np.array([chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, _, _ = many.step(acts)
        for n in (n for n in range(3) if going[n]):
            alone[n], reward, is_over, *_ = single[n].step(acts[n])
            assert (reward, is_over) == (rewards[n], over[n])
            going[n] = not is_over
        ended += int(over.sum())
    assert ended > 3
    with pytest.raises(OpforError, match="at least 1"):
        opfor.envs.vector("blitzkrieg", 0)


def test_it_is_shown_in_words() -> None:
    env = OfferedAEC("blitzkrieg", render_mode="ansi", **SMALL)
    env.reset(seed=1)
    assert "Pacific Ocean" in (env.render() or "")


def test_examples_in_the_docs_run(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = [part.partition("```")[0] for part in text.split("```python\n")[1:]]
    assert len(blocks) >= 2
    for number, block in enumerate(blocks):
        path = tmp_path / f"example{number}.py"
        path.write_text(block, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, str(path)], stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr[-2000:]
