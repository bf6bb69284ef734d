"""Many games of 2GM Tactics stepped at once: the games one by one, offer by offer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from opfor.core.chance import derived_seed
from opfor.envs.match import Match
from opfor.envs.steps import StepsVector
from opfor.fast import is_compiled

SETTINGS: list[dict[str, Any]] = [
    {},
    {"night": True},
    {"scenario": "farmhouse"},
    {"scenario": "beach-landing"},
    {"mode": "two-player"},
]


def steps(n: int, **options: Any) -> StepsVector:
    setting = Match("2gm", {}, {}, "random", alone=True).setting
    return StepsVector("2gm", n, plain=not is_compiled(setting), **options)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_games_at_once_are_the_games_one_by_one(options: dict[str, Any]) -> None:
    many = steps(1, **options)
    many.reset(seed=[11])
    match = Match("2gm", options, {}, "random", alone=True)
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


def test_planes_have_names_and_say_what_stands_on_the_board() -> None:
    many, match = steps(1, advised=True), Match("2gm", {}, {}, "random", alone=True)
    seen, _ = many.reset(seed=[4])
    match.begin(4)
    for _ in range(25):
        action = int(many.baseline[0])
        seen, *_ = many.step(np.array([action]))
        match.answer(action)
    shown, state = dict(zip(many.planes, seen["observation"][0], strict=True)), match.play.state
    assert len(many.planes) == len(set(many.planes))
    assert shown["ap:mine"] == state.ap[1]
    assert shown["hq:theirs"] == state.hq[0]
    types = ("infantry", "artillery", "tank", "transport")
    for cell in range(match.setting.board.size):
        there = [unit for unit in state.units if unit.cell == cell and unit.side == 1]
        assert sum(shown[f"space:{cell}:mine:{each}"] for each in types) == len(there)
    hand = {name: n for name, n in shown.items() if name.startswith("hand:mine:") and n}
    assert sum(hand.values()) == len(state.decks[1].hand)
    assert {name.removeprefix("hand:mine:") for name in hand} == set(state.decks[1].hand)


def test_what_two_players_hide_is_on_no_plane() -> None:
    many = steps(1, mode="two-player")
    many.reset(seed=[4])
    for _ in range(40):
        seen, *_ = many.step(np.array([0]))
        shown = dict(zip(many.planes, seen["observation"][0], strict=True))
        assert not any(number for name, number in shown.items() if name.startswith("hand:ai:"))


def test_afterstates_leave_the_games_alone_and_have_luck_of_their_own() -> None:
    many, other = steps(2), steps(2)
    many.reset(seed=[4, 5])
    other.reset(seed=[4, 5])
    for _ in range(25):
        after = many.afterstates()
        assert np.array_equal(np.bincount(after.games, minlength=2), many.counts)
        assert set(after.ended) <= {-1, 0, 1}
        action = np.zeros(2, np.int32)
        left, right = many.step(action), other.step(action)
        assert np.array_equal(left[0]["observation"], right[0]["observation"])


@pytest.mark.parametrize(("seed", "won"), [(7, 1), (19, 0)])
def test_an_afterstate_knows_how_its_last_act_ends_the_game(seed: int, won: int) -> None:
    """Gone through to its end first, then again up to its last act."""
    many, acts, over = steps(1, advised=True, scenario="farmhouse"), [], [False]
    many.reset(seed=[seed])
    while not over[0]:
        assert len(acts) < 100
        acts.append(many.baseline.copy())
        _, rewards, over, _, _ = many.step(acts[-1])
    many.reset(seed=[seed])
    for act in acts[:-1]:
        many.step(act)
    after = many.afterstates()
    assert rewards[0] == 2 * won - 1
    assert set(after.ended) == {won}
    assert list(after.actions) == list(range(many.counts[0]))


def test_at_night_a_card_that_lies_face_down_is_only_there() -> None:
    many, match = steps(1, night=True), Match("2gm", {"night": True}, {}, "random", alone=True)
    seen, _ = many.reset(seed=[3])
    match.begin(3)
    chance, met = np.random.default_rng(1), 0
    for _ in range(80):
        shown = dict(zip(many.planes, seen["observation"][0], strict=True))
        for unit in match.play.state.units:
            if unit.side == 0 and unit.cell >= 0 and unit.hidden:
                met += 1
                assert shown[f"space:{unit.cell}:theirs:face-down"] >= 1
                assert shown[f"space:{unit.cell}:theirs:tank"] == 0
        action = int(chance.integers(many.counts[0]))
        seen, _, over, _, _ = many.step(np.array([action]))
        match.answer(action)
        if over[0]:
            break
    assert met


def test_compiled_and_plain_are_the_same_to_the_last_number() -> None:
    if not is_compiled(Match("2gm", {}, {}, "random", alone=True).setting):
        pytest.skip("nothing is compiled here")
    both = [StepsVector("2gm", 1, plain=plain, advised=True) for plain in (False, True)]
    for many in both:
        many.reset(seed=[2])
    for _ in range(15):
        compiled, plain = (many.afterstates() for many in both)
        assert all(np.array_equal(a, b) for a, b in zip(compiled, plain, strict=True))
        actions = both[0].baseline.copy()
        assert np.array_equal(actions, both[1].baseline)
        left, right = (many.step(actions) for many in both)
        assert all(np.array_equal(left[0][key], right[0][key]) for key in left[0])
