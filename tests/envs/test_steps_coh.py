"""Many games of Conflict of Heroes stepped at once: the games one by one, offer by offer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from opfor.core.chance import derived_seed
from opfor.envs.match import Match
from opfor.envs.steps import StepsVector
from opfor.fast import is_compiled

MISSIONS = ("first-light", "ridge", "river-road-6")


def steps(n: int, **options: Any) -> StepsVector:
    setting = Match("coh", {"mission": "first-light"}, {}, "random", alone=True).setting
    return StepsVector("coh", n, plain=not is_compiled(setting), **options)


@pytest.mark.parametrize("mission", MISSIONS)
def test_games_at_once_are_the_games_one_by_one(mission: str) -> None:
    many = steps(1, mission=mission)
    many.reset(seed=[11])
    match = Match("coh", {"mission": mission}, {}, "random", alone=True)
    match.begin(11)
    chance, games = np.random.default_rng(5), 0
    for _ in range(250):
        assert match.asked is not None
        offered = [many.decode(0, k) for k in range(many.counts[0])]
        assert offered == list(match.asked.options)
        action = int(chance.integers(many.counts[0]))
        _, rewards, over, _, _ = many.step(np.array([action]))
        match.answer(action)
        assert over[0] == (match.asked is None)
        if over[0]:
            assert rewards[0] == match.reward(many.seat)
            match.begin(derived_seed(11, games))
            games += 1


def test_planes_have_names_and_say_what_stands_on_the_map() -> None:
    many = steps(1, mission="first-light", advised=True)
    match = Match("coh", {"mission": "first-light"}, {}, "random", alone=True)
    seen, _ = many.reset(seed=[4])
    match.begin(4)
    for _ in range(25):
        action = int(many.baseline[0])
        seen, *_ = many.step(np.array([action]))
        match.answer(action)
    shown = dict(zip(many.planes, seen["observation"][0], strict=True))
    state = match.view(many.seat)
    assert len(many.planes) == len(set(many.planes))
    side = match.setting.side_of_seat(many.seat)
    assert shown["caps:mine"] == state.caps[side]
    assert shown["vp:lead"] == state.vp[side] - state.vp[1 - side]
    for cell, name in enumerate(match.setting.field.names):
        there = [c for c in state.counters if c.cell == cell and c.place == "map"]
        assert shown[f"hex:{name}:mine"] == sum(c.side == side for c in there)
        assert shown[f"hex:{name}:theirs"] == sum(c.side != side for c in there)
    for counter in state.counters:
        assert shown[f"unit:{counter.id}:spent"] == counter.spent


def test_afterstates_leave_the_games_alone_and_have_luck_of_their_own() -> None:
    many, other = steps(2, mission="first-light"), steps(2, mission="first-light")
    many.reset(seed=[4, 5])
    other.reset(seed=[4, 5])
    for _ in range(12):
        after = many.afterstates()
        assert np.array_equal(np.bincount(after.games, minlength=2), many.counts)
        assert set(after.ended) <= {-1, 0, 1}
        action = many.counts - 1
        left, right = many.step(action), other.step(action)
        assert np.array_equal(left[0]["observation"], right[0]["observation"])


def test_compiled_and_plain_are_the_same_to_the_last_number() -> None:
    if not is_compiled(Match("coh", {"mission": "first-light"}, {}, "random", alone=True).setting):
        pytest.skip("nothing is compiled here")
    both = [
        StepsVector("coh", 1, plain=plain, advised=True, mission="first-light")
        for plain in (False, True)
    ]
    for many in both:
        many.reset(seed=[2])
    for _ in range(8):
        compiled, plain = (many.afterstates() for many in both)
        assert all(np.array_equal(a, b) for a, b in zip(compiled, plain, strict=True))
        actions = both[0].baseline.copy()
        assert np.array_equal(actions, both[1].baseline)
        left, right = (many.step(actions) for many in both)
        assert all(np.array_equal(left[0][key], right[0][key]) for key in left[0])
