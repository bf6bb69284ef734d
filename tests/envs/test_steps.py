"""Many games stepped at once: the same games as one after the other, and what else is promised."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import opfor.envs
from opfor.app.registry import load_game
from opfor.core.chance import derived_seed
from opfor.core.errors import OpforError
from opfor.envs.match import Match
from opfor.envs.steps import StepsVector
from opfor.fast import is_compiled

BLITZKRIEG: list[dict[str, Any]] = [
    {},
    {"difficulty": "hard"},
    {"stratagems": False},
    {"board": "nippon"},
    {"mode": "two-player"},
]


def steps(n: int, **options: Any) -> StepsVector:
    """Compiled where that is so; else the same functions, plain."""
    setting = Match("blitzkrieg", {}, {}, "random", alone=True).setting
    return StepsVector("blitzkrieg", n, plain=not is_compiled(setting), **options)


@pytest.mark.parametrize("options", BLITZKRIEG, ids=str)
def test_games_at_once_are_the_games_one_by_one(options: dict[str, Any]) -> None:
    many, seeds = steps(3, **options), [11, 12, 13]
    seen, _ = many.reset(seed=seeds)
    single = [Match("blitzkrieg", options, {}, "random", alone=True) for _ in seeds]
    for match, seed in zip(single, seeds, strict=True):
        match.begin(seed)
    chance, games = np.random.default_rng(5), [0, 0, 0]
    for _ in range(60):
        for place, match in enumerate(single):
            assert match.asked is not None
            offered = [many.decode(place, k) for k in range(many.counts[place])]
            assert offered == list(match.asked.options)
            assert seen["action_mask"][place].sum() == len(offered)
        actions = (chance.random(3) * many.counts).astype(np.int32)
        seen, rewards, over, _, _ = many.step(actions)
        for place, match in enumerate(single):
            match.answer(int(actions[place]))
            assert over[place] == (match.asked is None)
            if over[place]:
                assert rewards[place] == match.reward(many.seat)
                match.begin(derived_seed(seeds[place], games[place]))
                games[place] += 1
    assert min(games) > 1


def test_somebody_elses_only_choice_takes_the_luck_it_takes_everywhere() -> None:
    """With this seed the other person has a choice among one; later choices hang on it."""
    many, seed = steps(1, mode="two-player"), 441099475399194416
    many.reset(seed=[seed])
    match = Match("blitzkrieg", {"mode": "two-player"}, {}, "random", alone=True)
    match.begin(seed)
    for action in (26, 21, 5, 2, 7, 9, 1, 8, 1, 13, 4, 0, 0):
        many.step(np.array([action]))
        match.answer(action)
    assert match.asked is not None
    offered = [many.decode(0, number) for number in range(many.counts[0])]
    assert offered == list(match.asked.options)


def test_planes_have_names_and_say_what_stands_on_the_board() -> None:
    many = steps(1)
    many.reset(seed=[4])
    match = Match("blitzkrieg", {}, {}, "random", alone=True)
    match.begin(4)
    for _ in range(9):
        seen, *_ = many.step(np.array([0]))
        match.answer(0)
    shown = dict(zip(many.planes, seen["observation"][0], strict=True))
    state = match.play.state
    assert shown["points:mine"] == state.vp[1]
    assert shown["points:theirs"] == state.vp[0]
    for space, there in enumerate(state.placed):
        assert shown[f"space:{space}:mine"] == (there is not None and there[0] == 1)
        assert shown[f"space:{space}:theirs"] == (there is not None and there[0] == 0)
    for theatre, lead in zip(match.setting.board.theatres, state.tracks, strict=True):
        assert shown[f"lead:{theatre.id}"] == -lead
        levels = {n: v for n, v in shown.items() if n.startswith(f"lead:{theatre.id}>")}
        assert levels == {name: -lead > int(name.partition(">")[2]) for name in levels}
        assert levels
    hand = sum(number for name, number in shown.items() if name.startswith("reserve:mine:"))
    assert hand == shown["reserve:mine"] == len(state.reserves[1])
    assert sum(v for n, v in shown.items() if n.startswith("pile:")) == len(state.pile)


def test_what_two_players_hide_is_on_no_plane() -> None:
    many = steps(1, mode="two-player")
    seen, _ = many.reset(seed=[4])
    shown = dict(zip(many.planes, seen["observation"][0], strict=True))
    hidden = [n for n in shown if n.startswith(("reserve:theirs:", "bag:theirs:", "pile:"))]
    assert hidden
    assert not any(shown[name] for name in hidden)


def test_afterstates_leave_the_games_alone_and_have_luck_of_their_own() -> None:
    many, other = steps(2), steps(2)
    many.reset(seed=[4, 5])
    other.reset(seed=[4, 5])
    for _ in range(25):
        after = many.afterstates()
        placing = np.isin(many.asked, (0, 1))
        assert np.array_equal(
            np.bincount(after.games, minlength=2), np.where(placing, many.counts, 0)
        )
        assert set(after.ended) <= {-1, 0, 1}
        action = np.zeros(2, np.int32)
        left, right = many.step(action), other.step(action)
        assert np.array_equal(left[0]["observation"], right[0]["observation"])
        assert np.array_equal(left[1], right[1])


def test_an_afterstate_is_the_board_after_the_placement() -> None:
    many = steps(1)
    many.reset(seed=[8])
    after = many.afterstates()
    for number, planes in zip(after.actions, after.planes, strict=True):
        placed = many.decode(0, int(number))
        assert planes[many.planes.index(f"space:{placed.space}:mine")] == 1


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        many = steps(4)
        seen, _ = many.reset(seed=9)
        found = [seen["observation"].copy()]
        for _ in range(20):
            found.append(many.step(np.zeros(4, np.int32))[0]["observation"].copy())
        runs.append(np.array(found))
    assert np.array_equal(*runs)


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        ([0], "2 whole numbers"),
        ([0.5, 0.5], "2 whole numbers"),
        ([0, 9999], "game 1: 9999 is not offered"),
        ([-1, 0], "game 0: -1 is not offered"),
    ],
)
def test_nonsense_gets_one_line(actions: list[Any], line: str) -> None:
    many = steps(2)
    with pytest.raises(OpforError, match="reset"):
        many.step(np.zeros(2, np.int32))
    many.reset(seed=1)
    with pytest.raises(OpforError, match=line):
        many.step(np.array(actions))


def test_too_few_offers_and_seeds_are_said() -> None:
    with pytest.raises(OpforError, match="most_offers=80; give a larger one"):
        steps(2, most_offers=80)
    with pytest.raises(OpforError, match="3 seeds for 2 games"):
        steps(2).reset(seed=[1, 2, 3])


@pytest.mark.usefixtures("toy_installed")
def test_where_nothing_is_compiled_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OpforError, match="no engine steps"):
        opfor.envs.vector("race", 2)
    monkeypatch.setattr("opfor.envs.steps.is_compiled", lambda _setting: False)
    with pytest.raises(OpforError, match="not compiled here"):
        opfor.envs.vector("blitzkrieg", 2)
    with pytest.raises(OpforError, match="no player"):
        opfor.envs.vector("blitzkrieg", 2, other="nobody")


def test_compiled_and_plain_are_the_same_to_the_last_number() -> None:
    match = Match("blitzkrieg", {}, {}, "random", alone=True)
    if not is_compiled(match.setting):
        pytest.skip("nothing is compiled here")
    assert load_game("blitzkrieg")
    both = [StepsVector("blitzkrieg", 2, plain=plain, advised=True) for plain in (False, True)]
    for many in both:
        many.reset(seed=[1, 2])
    for _ in range(30):
        compiled, plain = (many.afterstates() for many in both)
        assert all(np.array_equal(a, b) for a, b in zip(compiled, plain, strict=True))
        actions = both[0].baseline.copy()
        assert np.array_equal(actions, both[1].baseline)
        left, right = (many.step(actions) for many in both)
        assert all(np.array_equal(left[0][key], right[0][key]) for key in left[0])
