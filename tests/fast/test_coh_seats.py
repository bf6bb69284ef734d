"""Players at a table answer over numbers as the readable players do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.fast.coh.course import seats
from opfor.games.coh import GAME
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.course.players.promised import promise
from opfor.games.coh.course.players.strategies import STRATEGIES
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from tests.fast.coh_missions import setting_among

PLAYERS = {"baseline": (baseline_player, seats.baseline_player)} | {
    name: (STRATEGIES[name], seats.STRATEGIES[name]) for name in STRATEGIES
}
ASKED = 40


@pytest.mark.parametrize(
    ("name", "player"),
    [
        ("shelled-hiders", "baseline"),
        ("convoy", "baseline"),
        ("fieldworks-and-armour", "baseline"),
        *(("column", player) for player in STRATEGIES),
    ],
)
def test_a_player_answers_as_the_readable_one(name: str, player: str) -> None:
    answers_alike(setting_among(name, "activation"), player)


def test_the_baseline_player_answers_alike_in_a_solo_mission() -> None:
    answers_alike(prepare(Options(mission="first-light"), {}), "baseline")


def test_partners_answer_alike() -> None:
    answers_alike(prepare(Options(mission="crossroads", players=4), {}), "baseline")


def answers_alike(setting: Any, player: str) -> None:
    """A game goes on as the readable player plays it; at each question the other is asked too."""
    readable, over_numbers = PLAYERS[player]
    play: Play[Any, Any] = Play(GAME, setting, GAME.new(setting))
    chance, request, asked = Seeded(5), play.begin(), 0
    while request is not None and asked < ASKED:
        if not isinstance(request, Choose):
            request = play.answer(chance(request))
            continue
        view, asked = GAME.view(setting, play.state, request.seat), asked + 1
        answer = readable(setting, view, request, Random(asked).randrange)
        other = over_numbers(setting, view, request, Random(asked).randrange)
        assert other == answer, (request.question, asked)
        assert seats.promise(setting, view, request) == promise(setting, view, request)
        request = play.answer(answer)
    assert asked == ASKED
