"""What must hold for every decision: explained or not, and whatever lies in bags and cup."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw
from opfor.core.trace import Decision, decision_json
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.tests.deeds import decide_placement
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.state import HIDDEN, State


def bot_states(seed: int, **options: Any) -> tuple[Any, list[State]]:
    """States of a random game in which a stratagem was drawn and the bot is about to decide."""
    setting = prepare(Options(**options), {})
    play = Play(GAME, setting, new(setting))
    chance = Seeded(derived_seed(13, seed))
    found: list[State] = []
    request = play.begin()
    while request is not None:
        is_draw = isinstance(request, Draw) and request.source == "cup"
        if isinstance(request, Choose):
            request = play.answer(request.options[chance.pick("player", len(request.options))])
            continue
        answer = chance(request)
        if is_draw:
            found.append(replace(play.state, stratagem=answer, in_force=answer))
        request = play.answer(answer)
    return setting, [s for s in found if s.in_force != "steamroll"]


def decided(setting: Any, state: State) -> list[Any]:
    play = Play(GAME, setting, state, explain=True)
    procedure = decide_placement(play)
    try:
        next(procedure)
        procedure.send((4,))
    except StopIteration:
        pass
    return [decision_json(item) for item in play.log if isinstance(item, Decision)]


@pytest.mark.rule("BLZ-S-1")
@pytest.mark.parametrize("board", ["base", "nippon"])
@pytest.mark.parametrize("seed", range(4))
def test_the_bot_decides_the_same_without_seeing_bags_pile_and_cup(board: str, seed: int) -> None:
    setting, states = bot_states(seed, board=board)
    assert len(states) > 5
    for state in states:
        redacted = replace(
            state,
            bags=((), (HIDDEN,) * 9),
            pile=(HIDDEN,),
            cup=(),
            reserves=(state.reserves[0], (HIDDEN,) * len(state.reserves[1])),
        )
        assert decided(setting, redacted) == decided(setting, state)


@pytest.mark.rule("X-3")
@pytest.mark.parametrize("board", ["base", "nippon"])
@pytest.mark.parametrize("seed", range(6))
def test_explaining_changes_no_choice(board: str, seed: int) -> None:
    """The same seed gives the same events and settling rules with and without explanations."""
    plain, told = (_events(seed, board, explain=explain) for explain in (False, True))
    assert plain[0] == told[0]
    assert plain[1] == told[1]
    assert told[2] > 20
    assert plain[2] == 0


def _events(seed: int, board: str, *, explain: bool) -> tuple[list[Any], list[str], int]:
    setting = prepare(Options(board=board), {})
    play = Play(GAME, setting, new(setting), explain=explain)
    chance = Seeded(derived_seed(17, seed))
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            request = play.answer(request.options[chance.pick("player", len(request.options))])
        else:
            request = play.answer(chance(request))
    events = [item for item in play.log if not isinstance(item, Decision)]
    return events, play.settled, len(play.log) - len(events)


@pytest.mark.rule("X-3")
def test_every_decision_can_be_followed_step_by_step() -> None:
    """Each step starts from what the one before kept; the last one leaves the survivors."""
    setting, states = bot_states(3)
    for state in states:
        for decision in decided(setting, state):
            left = decision["candidates"]
            for step in decision["steps"]:
                assert sorted(map(str, step["kept"] + step["dropped"])) == sorted(map(str, left))
                left = step["kept"]
            assert left == decision["survivors"]
            assert decision["chosen"] in left
            assert (decision["chance"] is None) == (len(left) == 1)


def test_a_decision_asks_at_most_one_die() -> None:
    setting, states = bot_states(4)
    for state in states:
        play = Play(GAME, setting, state)
        procedure = decide_placement(play)
        try:
            next(procedure)
        except StopIteration:
            continue
        with pytest.raises(StopIteration):
            procedure.send((1,))
