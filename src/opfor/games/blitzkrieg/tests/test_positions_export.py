"""Positions of games under way: whatever is written is read back exactly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.game import Positions
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.trace import Decision, decision_json
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.tests.ask import ask
from opfor.games.blitzkrieg.tests.deeds import can_place
from opfor.games.blitzkrieg.tests.table import arrange, solo, two_players
from opfor.games.blitzkrieg.told.positions.export import is_scoring_due
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from opfor.games.blitzkrieg.values.state import State

assert GAME.positions is not None
assert GAME.forecast is not None
POSITIONS: Positions[State] = GAME.positions
FORECAST = GAME.forecast
NOT_SAID = ("turn", "stratagem_turn", "last_units", "last_turn", "loser")
"""Fields a position has no words for; what hangs on them is looked at by what follows from it."""
VARIANTS: list[dict[str, Any]] = [
    {"board": "base"},
    {"board": "nippon"},
    {"board": "base", "stratagems": False},
    {"board": "base", "difficulty": "hard", "extra_vp": 6},
]


def moments(setting: Setting, seed: int) -> Iterator[State]:
    """Every state in which something is asked in a random game, and the last one.

    Left out are those with a full campaign that waits to be scored.
    """
    play = Play(GAME, setting, new(setting))
    chance = Seeded(derived_seed(5, seed))
    request = play.begin()
    while request is not None:
        if play.state.stage == "turn" and not is_scoring_due(setting, play.state):
            yield play.state
        if isinstance(request, Choose):
            request = play.answer(request.options[chance.pick("player", len(request.options))])
        else:
            request = play.answer(chance(request))
    yield play.state


def again(setting: Setting, state: State) -> State:
    """The state written and read back."""
    raw = json.dumps(POSITIONS.write(setting, state)).encode()
    _, read_back = POSITIONS.read(setting.rulings.by_name(), raw)
    return read_back


@pytest.mark.parametrize(
    "options", VARIANTS, ids=[" ".join(map(str, v.values())) for v in VARIANTS]
)
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_is_read_back_exactly(options: dict[str, Any], seed: int) -> None:
    setting = prepare(Options(**options), {})
    for state in moments(setting, seed):
        read_back = again(setting, state)
        if state.stage == "over":
            assert FORECAST(setting, read_back, None) == [] or not fits(setting, state)
            continue
        for field in State.__struct_fields__:
            if field not in NOT_SAID:
                assert getattr(read_back, field) == getattr(state, field), field
        assert POSITIONS.write(setting, read_back) == POSITIONS.write(setting, state)
        assert FORECAST(setting, read_back, None) == FORECAST(setting, state, None)


def fits(setting: Setting, state: State) -> bool:
    """Whether both sides could place: a game lost for want of that ends when it is found out."""
    return can_place(setting, state, 0) and can_place(setting, state, 1)


@pytest.mark.parametrize("seed", range(3))
def test_what_follows_a_placement_is_forecast_alike(seed: int) -> None:
    """Every placement offered to the person, in the game and in its position read back."""
    setting = prepare(Options(), {})
    play = Play(GAME, setting, new(setting))
    chance = Seeded(seed)
    request = play.begin()
    while request is not None:
        if not isinstance(request, Choose):
            request = play.answer(chance(request))
            continue
        if play.state.stage == "turn" and not play.step_answers:
            read_back = again(setting, play.state)
            for option in request.options[::5]:
                expected = FORECAST(setting, play.state, option)
                assert FORECAST(setting, read_back, option) == expected
        request = play.answer(request.options[chance.pick("player", len(request.options))])


@pytest.mark.parametrize("seed", range(3))
def test_the_bot_decides_the_same_when_read_back(seed: int) -> None:
    setting = prepare(Options(), {})
    for state in moments(setting, seed):
        if state.stage == "turn" and can_place(setting, state, 0):
            assert decisions(setting, again(setting, state)) == decisions(setting, state)


def decisions(setting: Setting, state: State) -> list[Any]:
    """What the bot decides in a state when the die shows a 3."""
    play = Play(GAME, setting, state, explain=True)
    ask(play, rolled=3)
    return [decision_json(item) for item in play.log if isinstance(item, Decision)]


def test_where_spies_copy_the_enemy_the_position_names_what_the_bots_spy_copies() -> None:
    play = arrange(
        solo({"spy-copies": "last-enemy-unit"}),
        row=["spy"],
        last_unit="army-3",
        last_units=("army-3", "navy-2"),
    )
    assert POSITIONS.write(play.setting, play.state)["last_unit"] == "navy-2"


def test_a_person_who_researched_a_bombed_unit_is_read_back() -> None:
    """All 22 of the own tokens and one of the bot's: no more than there are."""
    setting = prepare(Options(), {})
    state = replace(
        solo().state, bags=(setting.units.bags[0], tuple(sorted((*setting.units.bags[1], "spy"))))
    )
    state = replace(state, pile=tuple(u for u in state.pile if u != "spy"))
    bot, player = state.bags
    bombed = replace(state, bags=(without(bot, "army-1"), tuple(sorted((*player, "army-1")))))
    assert again(setting, bombed).bags == bombed.bags


def without(bag: tuple[str, ...], unit: str) -> tuple[str, ...]:
    i = bag.index(unit)
    return bag[:i] + bag[i + 1 :]


def test_a_table_no_position_describes_is_not_written() -> None:
    play = arrange(solo(), row=["army-1"], in_force="secure", stratagem="big-guns", mover=1)
    with pytest.raises(OpforError, match="cannot be written as a position: cup would be lost"):
        POSITIONS.write(play.setting, replace(play.state, cup=("big-guns", *play.state.cup)))
    play = arrange(solo(), row=["spy", "spy"])
    with pytest.raises(OpforError, match="cannot be written as a position: row: one spy too many"):
        POSITIONS.write(play.setting, play.state)


def test_a_placement_is_scored_before_there_is_a_position() -> None:
    play = arrange(solo(), row=["army-1"])
    full = dict.fromkeys(play.setting.board.theatres[1].campaigns[0].spaces, (0, "navy-1"))
    placed = tuple(full.get(s, there) for s, there in enumerate(play.state.placed))
    with pytest.raises(OpforError, match="a placement is under way"):
        POSITIONS.write(play.setting, replace(play.state, placed=placed))


def test_there_is_no_position_before_the_turns_begin_nor_without_a_bot() -> None:
    setting = prepare(Options(), {})
    with pytest.raises(OpforError, match="still being set up"):
        POSITIONS.write(setting, new(setting))
    play = two_players()
    with pytest.raises(OpforError, match="positions are for solo games"):
        POSITIONS.write(play.setting, play.state)
