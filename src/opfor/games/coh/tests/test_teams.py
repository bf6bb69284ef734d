"""Three and four players: seats, units of one's own, turns in rotation, the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import mission
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh import GAME
from opfor.games.coh.values.actions import Fire, GroupMove, Move, Pass
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.teams import teams_of


def begun(players: int, name: str = "crossroads") -> tuple[Any, Play[Any, Any]]:
    """A firefight of so many players at its first turn."""
    setting = prepare(Options(mission=name, players=players), {})
    play: Play[Any, Any] = Play(GAME, setting, new(setting))
    chance, request = Seeded(3), play.begin()
    while not (isinstance(request, Choose) and request.question == "turn"):
        assert request is not None
        first = request.options[0] if isinstance(request, Choose) else chance(request)
        request = play.answer(first)
    return setting, play


def asked(play: Play[Any, Any]) -> Choose:
    assert isinstance(play.pending, Choose)
    return play.pending


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, ["german", "soviet"]),
        (3, ["german", "soviet", "german-2"]),
        (4, ["german", "soviet", "german-2", "soviet-2"]),
    ],
)
def test_everybody_has_a_seat(players: int, seats: list[str]) -> None:
    setting = prepare(Options(players=players), {})
    assert [seat.id for seat in GAME.seats(setting)] == seats


@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    with pytest.raises(OpforError, match=f"players: {players} cannot play; two to four can"):
        prepare(Options(players=players), {})


def test_with_three_the_larger_side_is_shared() -> None:
    assert [len(team) for team in teams_of(mission("ridge"), 3).seats] == [1, 2]


def test_riders_belong_to_whoever_commands_their_vehicle() -> None:
    setting = prepare(Options(mission="convoy", players=4), {})
    state = new(setting)
    for unit, counter in enumerate(state.counters):
        if counter.carrier >= 0:
            assert setting.teams is not None
            assert setting.teams.owners[unit] == setting.teams.owners[counter.carrier]


def test_a_player_is_offered_the_own_units_only_and_partners_take_turns() -> None:
    setting, play = begun(4)
    seen = []
    for _ in range(4):
        request = asked(play)
        seen.append(request.seat)
        player = setting.teams.player_of(request.seat)
        kinds = Move | Fire | GroupMove
        units = {o.unit for o in request.options if isinstance(o, kinds)}
        assert units
        assert all(setting.teams.owners[unit] == player for unit in units)
        play.answer(next(o for o in request.options if isinstance(o, Move)))
        while not (isinstance(play.pending, Choose) and play.pending.question == "turn"):
            request = asked(play)
            play.answer(request.options[0])
    assert len(set(seen)) == 4
    assert [len(group) for group in play.state.activated] == [1, 1, 1, 1]


def test_the_round_ends_when_all_four_have_passed() -> None:
    _, play = begun(4)
    for _ in range(3):
        play.answer(Pass())
        assert asked(play).question == "turn"
    play.answer(Pass())
    assert play.state.round == 2


def test_partners_see_the_same_and_the_enemy_less() -> None:
    setting, play = begun(4, "church-tower")
    views = {seat.id: GAME.view(setting, play.state, seat.id) for seat in GAME.seats(setting)}
    assert views["soviet"] == views["soviet-2"]
    assert views["german"] == views["german-2"]
    assert any(c.hidden and c.cell < 0 for c in views["german-2"].counters)
    assert not any(c.hidden and c.cell < 0 for c in views["soviet-2"].counters)


@pytest.mark.parametrize(("name", "players"), [("crossroads", 3), ("convoy", 4)])
def test_firefights_of_three_and_four_come_to_an_end(name: str, players: int) -> None:
    setting = prepare(Options(mission=name, players=players), {})
    play: Play[Any, Any] = Play(GAME, setting, new(setting))
    chance, request = Seeded(5), play.begin()
    baseline = GAME.players["baseline"]
    while request is not None:
        if isinstance(request, Choose):
            view = GAME.view(setting, play.state, request.seat)
            answer = baseline(setting, view, request, lambda n: chance.pick("p", n))
        else:
            answer = chance(request)
        request = play.answer(answer)
    outcome = GAME.outcome(setting, play.state)
    assert outcome is not None
    assert len(outcome.scores) == players
