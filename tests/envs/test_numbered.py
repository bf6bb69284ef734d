"""Vectors whose offers carry the catalogue's numbers: those of single environments."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import opfor.envs
from opfor.core.chance import derived_seed
from opfor.core.errors import OpforError
from opfor.envs.alone import OfferedEnv
from opfor.envs.match import Match
from opfor.envs.numbered import NumberedVector
from opfor.fast import is_compiled


def vector(game: str, n: int, **options: Any) -> NumberedVector:
    setting = Match(game, {}, {}, "random", alone=True).setting
    return NumberedVector(game, n, plain=not is_compiled(setting), **options)


@pytest.mark.parametrize("game", ["blitzkrieg", "coh"])
def test_a_number_means_what_it_means_in_single_environments(game: str) -> None:
    many, alone = vector(game, 1, actions="catalogue"), OfferedEnv(game, actions="catalogue")
    seen, _ = many.reset(seed=[7])
    single, _ = alone.reset(seed=7)
    chance, games = np.random.default_rng(3), 0
    assert many.single_observation_space["action_mask"] == alone.observation_space["action_mask"]
    for _ in range(25):
        assert np.array_equal(seen["action_mask"][0], single["action_mask"])
        number = int(chance.choice(np.flatnonzero(single["action_mask"])))
        assert many.decode(0, number) == meant(alone, number)
        seen, rewards, over, _, _ = many.step(np.array([number]))
        single, reward, ended, _, _ = alone.step(number)
        assert (rewards[0], over[0]) == (reward, ended)
        if ended:
            single, _ = alone.reset(seed=derived_seed(7, games))
            games += 1


def meant(env: OfferedEnv, number: int) -> Any:
    asked = env.offered.match.asked
    assert asked is not None
    place = env.offered.actions.taken(asked.options, number)
    assert place is not None
    return asked.options[place]


@pytest.mark.parametrize("game", ["2gm", "coh"])
def test_in_stages_every_offer_has_its_row(game: str) -> None:
    many = vector(game, 2, actions="staged")
    seen, _ = many.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(6):
        for place in range(2):
            for offer in range(many.counts[place]):
                row = many.catalogue.staged(many.decode(place, offer))
                assert tuple(seen["rows"][place, offer, : len(row)]) == row
                assert (seen["rows"][place, offer, len(row) :] == -1).all()
            assert (seen["rows"][place, many.counts[place] :] == -1).all()
        assert many.single_observation_space["rows"].contains(seen["rows"][0])
        seen, *_ = many.step((chance.random(2) * many.counts).astype(np.int32))


def test_they_are_taken_put_and_written_down_with_their_numbers() -> None:
    many = vector("blitzkrieg", 3, actions="catalogue", advised=True)
    many.reset(seed=4)
    for _ in range(5):
        many.step(many.numbered(many.baseline))
    again = pickle.loads(pickle.dumps(many))
    assert type(again) is NumberedVector
    kept = many.taken()
    first = many.step(many.numbered(many.baseline))[0]["action_mask"].copy()
    assert np.array_equal(first, again.step(again.numbered(again.baseline))[0]["action_mask"])
    seen = many.put(kept)
    offered = [np.flatnonzero(row) for row in seen["action_mask"]]
    assert [len(each) for each in offered] == list(many.counts)
    taken = many.offers([row[-1] for row in offered])
    assert many.numbered(taken).tolist() == [row[-1] for row in offered]
    assert many.decode(2, offered[2][-1]) == many.catalogue.flat_action(int(offered[2][-1]))


@pytest.mark.parametrize(
    ("game", "options", "line"),
    [
        ("blitzkrieg", {"actions": "numbers"}, "actions: 'numbers' is not known"),
        ("2gm", {"actions": "catalogue"}, "say actions='staged'"),
    ],
)
def test_what_cannot_be_numbered_so_is_said(game: str, options: dict[str, Any], line: str) -> None:
    with pytest.raises(OpforError, match=line):
        vector(game, 1, **options)


def test_a_number_that_is_not_offered_is_said() -> None:
    many = vector("blitzkrieg", 2, actions="catalogue")
    with pytest.raises(OpforError, match="reset"):
        many.step(np.array([1, 2]))
    seen, _ = many.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    right = int(np.flatnonzero(seen["action_mask"][0])[0])
    with pytest.raises(OpforError, match=f"game 1: {wrong} is the number of nothing offered"):
        many.step(np.array([right, wrong]))
    with pytest.raises(OpforError, match="2 whole numbers"):
        many.step(np.array([0.5, 0.5]))
    if is_compiled(many.setting):
        assert type(opfor.envs.vector("blitzkrieg", 2, actions="staged")) is NumberedVector
        assert type(opfor.envs.vector("blitzkrieg", 2, actions="offered")) is not NumberedVector
