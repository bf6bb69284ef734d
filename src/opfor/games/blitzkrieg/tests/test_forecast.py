"""The forecast: exact, complete, and what really happens."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial

import pytest
from msgspec.structs import replace

from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.odds import walk
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.replies import after_action, replies
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.tests.ask import only_open, table
from opfor.games.blitzkrieg.tests.table import arrange, solo, space_of, two_players
from opfor.games.blitzkrieg.told.odds import forecast
from opfor.games.blitzkrieg.values.actions import PickTheatre, Place
from opfor.games.blitzkrieg.values.events import StratagemDrawn, UnitPlaced
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import State


def states(seed: int, board: str = "base") -> list[State]:
    """The states of a random game in which the person is about to place."""
    setting = prepare(Options(board=board), {})
    play = Play(GAME, setting, new(setting))
    chance = Seeded(derived_seed(9, seed))
    found: list[State] = []
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            if isinstance(request.options[0], Place):
                found.append(play.state)
            request = play.answer(request.options[chance.pick("player", len(request.options))])
        else:
            request = play.answer(chance(request))
    return found


def test_stratagems_and_die_are_weighed_exactly() -> None:
    """Only the Pacific is open and two navies fit: Rapid Deployment takes the first for sure,
    Counterattack and Big Guns the one that changes more, the other stratagems roll."""
    play = only_open(
        "pacific-ocean", 1, 2, row=["navy-1", "navy-2", "army-1"], tracks={"pacific-ocean": -9}
    )
    play.state = replace(play.state, stratagem="steamroll")
    found = replies(play.setting, play.state)
    shares = {slot: odds.share for (_, slot), odds in found.items()}
    assert shares == {0: Fraction(1, 7) + Fraction(2, 7), 1: Fraction(2, 7) + Fraction(2, 7)}
    first, second = forecast(play.setting, play.state, None)
    assert first.key == "pacific-ocean 1 2"
    assert first.label == "navy 2 (unit 2 of the row) on Pacific Ocean, space 1 (bombing)"
    assert first.probability == pytest.approx(4 / 7)
    assert "Counterattack" in first.because
    assert "Rapid Deployment" in second.because
    assert "rapid-deployment" not in first.because


@pytest.mark.parametrize("board", ["base", "nippon"])
def test_shares_add_up_to_one(board: str) -> None:
    setting = prepare(Options(board=board), {})
    for state in states(1, board):
        assert sum(odds.share for odds in replies(setting, state).values()) == 1


@pytest.mark.parametrize("board", ["base", "nippon"])
def test_walking_every_outcome_of_the_bots_turn_gives_the_same(board: str) -> None:
    """The whole turn is run again for every stratagem and every face of the die."""
    setting = prepare(Options(board=board), {})

    def has_placed(play: BlitzkriegPlay) -> bool:
        return any(isinstance(event, UnitPlaced) for event in play.log)

    for state in states(3, board):
        at_turn = replace(state, mover=0)
        walked: dict[tuple[int, int], Fraction] = {}
        for share, play in walk(partial(Play, GAME, setting, at_turn), has_placed):
            first = next(event for event in play.log if isinstance(event, UnitPlaced))
            key = (first.space, first.slot)
            walked[key] = walked.get(key, Fraction(0)) + share
        assert walked == {key: odds.share for key, odds in replies(setting, state).items()}


def test_what_is_forecast_is_what_happens() -> None:
    """2,000 seeded bot turns from one state follow the forecast."""
    setting = prepare(Options(), {})
    state = replace(states(2)[4], mover=0)
    expected = {key: float(odds.share) for key, odds in replies(setting, state).items()}
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(2000):
        play, chance = Play(GAME, setting, state), Seeded(seed)
        request = play.begin()
        while not any(isinstance(event, UnitPlaced) for event in play.log):
            assert request is not None
            request = play.answer(chance(request))
        first = next(event for event in play.log if isinstance(event, UnitPlaced))
        seen[first.space, first.slot] += 1
    assert set(seen) <= set(expected)
    for key, share in expected.items():
        assert seen[key] / 2000 == pytest.approx(share, abs=0.04)


def test_the_persons_placement_comes_first() -> None:
    """Filling the Pacific's first campaign opens the second, and that is where the bot goes."""
    play = only_open("pacific-ocean", 1, 1, row=["navy-1"], reserve=["navy-3"], mover=1)
    now = {f.label for f in forecast(play.setting, play.state, None)}
    assert now == {"navy 1 (unit 1 of the row) on Pacific Ocean, space 2 (research)"}
    action = Place("navy-3", space_of(play, "pacific-ocean", 1, 2))
    after = {f.key: f.because for f in forecast(play.setting, play.state, action)}
    assert after["pacific-ocean 1 1"] == ("Research & Development",)
    assert after["pacific-ocean 2 1"] == ("Economic Warfare",)
    assert set(after) == {"pacific-ocean 1 1", "pacific-ocean 2 1", "pacific-ocean 3 1"}


def test_a_placement_that_ends_the_game_has_no_reply() -> None:
    play = only_open("south-east-asia", 1, 3, row=["army-1"], reserve=["navy-1"], vp=(0, 23))
    action = Place("navy-1", space_of(play, "south-east-asia", 1, 1))
    assert forecast(play.setting, play.state, action) == []
    assert after_action(play.setting, play.state, action) is None


def test_a_bot_that_cannot_place_is_foreseen() -> None:
    play = only_open("pacific-ocean", 1, row=["army-1"])
    (only,) = forecast(play.setting, play.state, None)
    assert (only.key, only.probability) == ("cannot-place", 1.0)


def test_a_learning_game_has_no_stratagems_to_blame() -> None:
    play = arrange(solo(stratagems=False), row=["army-1", "navy-1"], stratagem=None, cup=())
    found = forecast(play.setting, play.state, None)
    assert sum(f.probability for f in found) == pytest.approx(1)
    assert all(f.because == () for f in found)


def test_what_cannot_be_forecast_is_said() -> None:
    play = two_players()
    with pytest.raises(OpforError, match="no bot plays"):
        forecast(play.setting, play.state, None)
    play = table()
    with pytest.raises(OpforError, match="a forecast looks at placements"):
        forecast(play.setting, play.state, PickTheatre(1, "set-up"))


def test_a_stratagem_drawn_already_is_the_only_one() -> None:
    """The die is still to be rolled at the table: the cup has nothing more to say."""
    play = only_open("pacific-ocean", 1, 2, row=["navy-1", "navy-2"])
    play.emit(StratagemDrawn("rapid-deployment", "rapid-deployment"))
    (only,) = forecast(play.setting, play.state, None)
    assert (only.key, only.because) == ("pacific-ocean 1 1", ("Rapid Deployment",))


def test_a_position_is_forecast_with_its_stratagem() -> None:
    raw = b'{"row": ["navy-1", "army-2"], "stratagem": "rapid-deployment"}'
    setting, state = GAME.positions.read({}, raw)  # type: ignore[union-attr]
    (only,) = forecast(setting, state, None)
    decided = GAME.positions.decide({}, raw, Seeded(1))  # type: ignore[union-attr]
    assert only.key == " ".join(str(decided.actions[0][k]) for k in ("theatre", "space", "unit"))


def test_after_the_last_turn_the_bot_does_nothing() -> None:
    play = arrange(solo(), row=["army-1"], reserve=["army-2"], mover=1, last_turn=True)
    assert forecast(play.setting, play.state, None) == []


@pytest.mark.parametrize(
    ("points", "mover", "goes_on"),
    [
        ((24, 24), 1, True),
        ((24, 25), 1, False),
        ((24, 25), 0, False),
        ((25, 24), 1, False),
        ((25, 24), 0, True),
    ],
)
def test_nothing_is_forecast_after_the_last_turn(
    points: tuple[int, int], mover: int, goes_on: bool
) -> None:
    """The person's 25 points end it at once, the bot's with the person's next turn."""
    play = arrange(solo(), vp=points)
    state = replace(play.state, mover=mover, stage="turn")
    assert (after_action(play.setting, state, None) is not None) == goes_on
