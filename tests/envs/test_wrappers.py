"""What else can be seen and rewarded: text, structure, margins, potentials; reasons if asked."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import numpy as np
import pytest

from opfor.envs.alone import OfferedEnv
from opfor.envs.wrappers import (
    MarginReward,
    PerfectInformation,
    PotentialReward,
    StructuredObservation,
    TextObservation,
    schema_of,
)

pytestmark = pytest.mark.usefixtures("toy_installed")
SMALL: dict[str, Any] = {"most_offers": 512, "view_size": 128, "offer_size": 8}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("race", {}),
    ("blitzkrieg", {"mode": "two-player"}),
    ("2gm", {}),
    ("coh", {"mission": "first-light"}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_structured_observation_is_what_its_schema_says(
    game: str, options: dict[str, Any]
) -> None:
    one = OfferedEnv(game, **SMALL, **options)
    env, schema = StructuredObservation(one), schema_of(one.offered.match.game)
    seen, _ = env.reset(seed=2)
    for _ in range(3):
        assert env.observation_space.contains(seen)
        told = json.loads(seen["observation"])
        jsonschema.validate(told, schema)
        assert len(told["offers"]) == seen["action_mask"].sum()
        seen, _, over, *_ = env.step(0)
        if over:
            break


def test_a_text_tells_the_board_and_the_offers_as_one_wishes() -> None:
    told = {}
    for offers in ("listed", "counted", "none"):
        env = TextObservation(OfferedEnv("blitzkrieg", **SMALL), offers)
        seen, _ = env.reset(seed=1)
        told[offers] = seen["observation"]
    most = int(seen["action_mask"].sum()) - 1
    assert "Pacific Ocean" in told["none"]
    assert told["counted"].endswith(f" 0 to {most}.")
    assert told["listed"].splitlines()[-1].startswith(f"{most}: ")
    assert told["listed"].startswith(told["none"])


def test_who_sees_everything_says_so_by_its_name() -> None:
    """With other cards in the enemy's hand an honest observation stays, the perfect one changes."""
    one = OfferedEnv("2gm", mode="two-player", **SMALL)
    env = PerfectInformation(one)
    env.reset(seed=3)
    forks = [one.fork("dealt", seed) for seed in range(4)]
    honest = {each.offered.observe(one.seat)["observation"].tobytes() for each in forks}
    perfect = {PerfectInformation(each).seen().tobytes() for each in forks}
    assert (len(honest), len(perfect) > 1) == (1, True)


def test_shaped_rewards_are_named_and_end_where_they_should() -> None:
    chance = np.random.default_rng(1)
    plain, margins = [], []
    for seed in range(5):
        one = OfferedEnv("blitzkrieg", **SMALL)
        env = PotentialReward(MarginReward(OfferedEnv("blitzkrieg", **SMALL), scale=5))
        one.reset(seed=seed)
        seen, _ = env.reset(seed=seed)
        total, over, begun = 0.0, False, env.before
        while not over:
            action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
            _, reward, *_ = one.step(action)
            seen, shaped, over, _, info = env.step(action)
            total += shaped
        scores = info["scores"]
        margins.append((scores["player"] - scores["bot"]) / 5)
        assert total == pytest.approx(margins[-1] - begun)
        plain.append(reward)
    assert set(plain) <= {-1.0, 0.0, 1.0}
    assert len(set(margins)) > 2


def test_reasons_are_told_if_asked_for() -> None:
    env = OfferedEnv("blitzkrieg", reasons=True, **SMALL)
    env.reset(seed=1)
    _, _, _, _, info = env.step(0)
    assert all(told["steps"] and told["settled_by"] for told in info["reasons"])
    assert {"theatre", "unit"} & {told["question"] for told in info["reasons"]}
    assert "reasons" not in OfferedEnv("blitzkrieg", **SMALL).reset(seed=1)[1]
