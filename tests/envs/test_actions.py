"""Numbers for actions: of the offer, of the catalogue, in stages; each comes back as it was."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import opfor.envs
from opfor.core.errors import OpforError
from opfor.envs.actions import catalogue_of
from opfor.envs.alone import OfferedEnv
from opfor.envs.match import Match

pytestmark = pytest.mark.usefixtures("toy_installed")
SMALL: dict[str, Any] = {"view_size": 64, "offer_size": 8}
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("race", {"wager": True}),
    ("blitzkrieg", {}),
    ("blitzkrieg", {"board": "nippon", "mode": "two-player"}),
    ("2gm", {"mode": "two-player"}),
    ("2gm", {"scenario": "farmhouse"}),
    ("coh", {"mission": "first-light"}),
    ("coh", {"mission": "crossroads"}),
]
KEPT = Path(__file__).parent / "catalogue.json"


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_every_offer_has_numbers_of_its_own_and_comes_back(
    game: str, options: dict[str, Any]
) -> None:
    match = Match(game, options, {}, "random", alone=False)
    catalogue, chance = catalogue_of(match.game, match.setting), np.random.default_rng(1)
    match.begin(5)
    for _ in range(150):
        if match.asked is None:
            break
        offered = match.asked.options
        staged = [catalogue.staged(each) for each in offered]
        assert len(set(staged)) == len(offered)
        assert len({row[0] for row in staged}) <= len({type(each) for each in offered})
        assert [catalogue.action(row) for row in staged] == list(offered)
        assert [catalogue.flat_action(catalogue.flat(each)) for each in offered] == list(offered)
        match.answer(int(chance.integers(len(offered))))


@pytest.mark.parametrize("way", ["offered", "catalogue", "staged"])
@pytest.mark.parametrize(
    ("game", "options"), [("blitzkrieg", {}), ("coh", {"mission": "first-light"})]
)
def test_the_same_game_is_played_whichever_way_one_says_it(
    way: str, game: str, options: dict[str, Any]
) -> None:
    env = OfferedEnv(game, actions=way, **SMALL, **options)
    plain = Match(game, options, {}, "random", alone=True)
    seen, _ = env.reset(seed=3)
    plain.begin(3)
    for number in range(40):
        if plain.asked is None:
            break
        place = number % len(plain.asked.options)
        wanted = env.offered.decode(place)["action"] if way == "offered" else None
        begun = plain.asked
        while env.offered.match.asked == begun:
            action = env.offered.encode(wanted) if wanted else _said(env, begun.options[place])
            assert seen["action_mask"][action]
            fork = env.fork()
            seen, *_ = env.step(action)
            again, *_ = fork.step(action)
            assert all(np.array_equal(seen[key], again[key]) for key in seen)
            if env.offered.is_over or way == "offered":
                break
        plain.answer(place)
        assert env.offered.match.play.state == plain.play.state
    assert env.offered.illegal[env.seat] == 0


def _said(env: OfferedEnv, option: Any) -> int:
    number = env.offered.encode(msgspec.to_builtins(option))
    assert env.offered.decode(number)
    return number


def test_staged_masks_lead_to_offers_and_nowhere_else() -> None:
    env = OfferedEnv("coh", actions="staged", mission="first-light", illegal_most=3, **SMALL)
    seen, _ = env.reset(seed=2)
    chance = np.random.default_rng(1)
    for _ in range(150):
        assert env.observation_space.contains(seen)
        closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        assert env.fork().step(closed)[4]["illegal"] == 1
        with pytest.raises(OpforError, match="nothing that is offered"):
            env.offered.decode(closed)
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, _, over, _, info = env.step(action)
        assert info["illegal"] == 0
        if over:
            break


def test_numbers_stay_the_same_from_version_to_version() -> None:
    """What an agent has learned by number. Where content was added on purpose,
    OPFOR_WRITE_CATALOGUE=1 keeps the new numbers."""
    found = {}
    for game, options in SETTINGS:
        match = Match(game, options, {}, "random", alone=False)
        catalogue = catalogue_of(match.game, match.setting)
        name = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
        found[name] = {"mark": catalogue.mark, "flat": catalogue.flat_size} | {
            block.name: [block.first, len(block.values)] for block in catalogue.blocks
        }
    if os.environ.get("OPFOR_WRITE_CATALOGUE"):
        KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert found == json.loads(KEPT.read_text(encoding="utf-8"))


def test_what_cannot_be_numbered_is_said() -> None:
    with pytest.raises(OpforError, match="say actions='staged'"):
        OfferedEnv("2gm", actions="catalogue")
    with pytest.raises(OpforError, match=r"actions: 'names' is not known"):
        OfferedEnv("race", actions="names")
    with pytest.raises(OpforError, match="no catalogue of actions"):
        OfferedEnv("coh-generator", actions="staged")
    catalogue = catalogue_of(*_race())
    for numbers in ((99,), (0,), (0, 99)):
        with pytest.raises(OpforError):
            catalogue.action(numbers)
    with pytest.raises(OpforError, match="the catalogue has 0 to"):
        catalogue.flat_action(catalogue.flat_size)
    assert opfor.envs.aec("2gm", actions="staged", mode="two-player", **SMALL)


def _race() -> tuple[Any, Any]:
    match = Match("race", {}, {}, "random", alone=True)
    return match.game, match.setting
