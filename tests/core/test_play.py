"""Single procedures run without a game around them, and whole games by one player."""

from __future__ import annotations

from typing import Any

from opfor.core.chance import Seeded
from opfor.core.play import Play, Procedure, apart, drive, play_out, seated
from opfor.core.requests import Judge, Roll
from tests.toy_game import GAME as RACE


def add_a_roll(play: Play[Any, int]) -> Procedure[str]:
    (rolled,) = yield Roll("die", 1, 6, "how much is added")
    play.emit(rolled)
    (again,) = yield Roll("die", 1, 6, "how much is added")
    play.emit(again)
    return "done"


def test_a_procedure_runs_apart_from_a_game_to_its_result() -> None:
    play = apart(lambda state, event: state + event, None, 10)
    rolls = iter([(2,), (5,)])
    assert drive(add_a_roll(play), lambda _request: next(rolls)) == "done"
    assert play.state == 17
    assert play.log == [2, 5]
    assert not play.explain


def test_a_procedure_that_asks_nothing_is_answered_nothing() -> None:
    def quiet() -> Procedure[int]:
        yield from ()
        return 3

    def refuse(_request: object) -> None:
        raise AssertionError("nothing was to be asked")

    assert drive(quiet(), refuse) == 3


def test_one_player_sits_in_every_seat_and_a_seed_answers_the_rest() -> None:
    setting = RACE.prepare(RACE.options(mode="two-player"), {"finish": "over"})
    play: Play[Any, Any] = Play(RACE, setting, RACE.new(setting))
    chance = Seeded(2)
    respond = seated(RACE.players["random"], chance)
    assert respond(play, Judge("Who is ahead?", ("hare", "tortoise"))) in ("hare", "tortoise")
    play_out(play, respond)
    assert RACE.outcome(setting, play.state) is not None
    assert {"player:hare", "player:tortoise", "judge"} < set(chance.counters)
