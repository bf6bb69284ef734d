"""Position files: what they mean, what `decide` answers, and that they can be written back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.core.chance import Seeded, derived_seed
from opfor.core.game import Positions, Situation
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw
from opfor.core.trace import Decision, decision_json
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.rules.legality import can_place
from opfor.games.blitzkrieg.tests.ask import ask
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State

assert GAME.positions is not None
POSITIONS: Positions[State] = GAME.positions


def decide(seed: int = 1, **position: Any) -> Situation:
    return POSITIONS.decide({}, json.dumps(position).encode(), Seeded(seed))


def read(**position: Any) -> tuple[Any, State]:
    return POSITIONS.read({}, json.dumps(position).encode())


def test_only_the_row_is_needed() -> None:
    setting, state = read(row=["army-1"])
    assert setting.board.id == "base"
    assert state.tracks == (0, 0, 0, 0, 0)
    assert state.campaigns == (0, 0, 0, 0, 0)
    assert state.vp == (0, 0)
    assert state.in_force is None
    assert state.reserves == (("army-1",), ())
    assert (state.stage, state.mover) == ("turn", 0)


def test_full_rows_are_closed_and_the_next_one_is_open() -> None:
    full = [["bot", "navy-1"], ["player", "navy-1"]]
    rows = {"pacific-ocean": {"rows": [full, [None, None, None, ["player", "airforce-1"]]]}}
    _, state = read(row=["army-1"], theatres=rows)
    assert state.campaigns[1] == 1
    _, state = read(row=["army-1"], theatres={"pacific-ocean": {"track": 14, "closed": True}})
    assert state.campaigns[1] == CLOSED
    assert state.tracks[1] == 14


def test_a_players_scientist_may_stand_below_the_open_row() -> None:
    theatres = {"western-europe": {"rows": [[None] * 3, [["player", "scientist"], None, None]]}}
    _, state = read(row=["army-1"], theatres=theatres)
    assert state.campaigns[0] == 0


def test_unseen_tokens_lie_in_bags_and_pile() -> None:
    setting, state = read(row=["army-3", "spy"], reserve=["general"])
    assert len(state.bags[0]) == 21
    assert len(state.bags[1]) == 21
    assert len(state.pile) == 15
    assert GAME.inventory is not None
    assert sum(GAME.inventory(setting, state).values()) == 22 + 22 + 16 + 8


def test_with_a_bag_given_missing_regular_units_were_bombed() -> None:
    _, state = read(row=["army-3"], bag=["navy-1", "spy"])
    assert state.bags[0] == ("navy-1", "spy")
    assert len(state.pile) == 15 + 20


@pytest.mark.rule("BLZ-T-8")
def test_steamroll_acts_as_the_previous_stratagem() -> None:
    _, state = read(row=["army-1"], stratagem="steamroll", previous_stratagem="secure")
    assert (state.stratagem, state.in_force) == ("steamroll", "secure")
    _, state = read(row=["army-1"], stratagem="steamroll")
    assert state.in_force is None
    assert "steamroll" not in state.cup
    assert len(state.cup) == 7


def test_the_answer_names_actions_by_theatre_space_and_unit() -> None:
    situation = decide(
        row=["army-1", "navy-1"], theatres={"pacific-ocean": {"track": 3}}, stratagem="secure"
    )
    assert situation.actions == (
        {"do": "place", "theatre": "pacific-ocean", "space": 2, "unit": 2},
    )
    assert situation.summary == (
        "The bot places navy 1 (unit 2 of its row) on Pacific Ocean, space 2 (research)."
    )


@pytest.mark.rule("BLZ-E-4")
def test_a_strategic_advantage_is_a_decision_and_an_action() -> None:
    situation = decide(row=["army-1"], theatres={"eastern-europe": {"track": -2}})
    assert [d.question for d in situation.decisions][3:] == ["strategic-advantage"]
    assert situation.actions[1] == {
        "do": "strategic-advantage",
        "theatre": "eastern-europe",
        "steps": 3,
    }
    assert "Its strategic advantage of 3 goes to Eastern Europe." in situation.summary


@pytest.mark.rule("BLZ-E-8")
def test_after_a_blitz_units_are_counted_in_the_row_as_it_is_then() -> None:
    situation = decide(
        row=["navy-blitz", "army-1", "navy-3"],
        stratagem="rapid-deployment",
        theatres={"pacific-ocean": {"track": 13}},
    )
    assert [(a["theatre"], a["unit"]) for a in situation.actions if a["do"] == "place"] == [
        ("pacific-ocean", 1),
        ("africa-middle-east", 1),
    ]


def test_a_bot_that_cannot_place() -> None:
    no_units: dict[str, Any] = {"row": []}
    no_ground: dict[str, Any] = {"row": ["army-1"], "theatres": all_but_the_pacific_closed()}
    for position in (no_units, no_ground):
        situation = decide(**position)
        assert situation.decisions == ()
        assert situation.actions == ({"do": "cannot-place"},)


def all_but_the_pacific_closed() -> dict[str, Any]:
    names = ("western-europe", "eastern-europe", "africa-middle-east", "south-east-asia")
    return {name: {"closed": True} for name in names}


def test_draws_inside_the_turn_come_from_the_bag_or_are_left_out() -> None:
    asked: list[Any] = []

    def chance(request: Any) -> Any:
        asked.append(request)
        return Seeded(1)(request)

    first_row = [None, ["player", "army-1"], ["player", "airforce-1"]]
    theatres = {"western-europe": {"track": 13, "rows": [first_row]}}
    position: dict[str, Any] = {"row": ["navy-1"], "theatres": theatres}
    POSITIONS.decide({}, json.dumps(position).encode(), chance)
    assert not [r for r in asked if isinstance(r, Draw)]
    position["bag"] = ["army-1", "army-2"]
    POSITIONS.decide({}, json.dumps(position).encode(), chance)
    assert ("army-1", "army-2") in [r.pool for r in asked if isinstance(r, Draw)]


def test_on_the_nippon_board_a_listed_theatre_is_open() -> None:
    setting = prepare(Options(board="nippon"), {})
    later = next(t for t in setting.board.theatres if not t.open_at_start)
    _, state = read(board="nippon", row=["army-1"], theatres={later.id: {"track": 1}})
    assert state.campaigns[later.index] == 0
    assert sum(campaign == 0 for campaign in state.campaigns) == 5
    assert sum(campaign == NOT_OPENED for campaign in state.campaigns) == 10


@pytest.mark.parametrize("board", ["base", "nippon"])
@pytest.mark.parametrize("game", range(6))
def test_any_state_of_a_game_can_be_written_and_read_back(board: Any, game: int) -> None:
    """Every turn of a random game: the position read back shows the bot the same."""
    setting = prepare(Options(board=board), {})
    play = Play(GAME, setting, new(setting))
    chance = Seeded(derived_seed(5, game))
    request = play.begin()
    while request is not None:
        if not play.step_answers and play.state.stage == "turn":
            check_round_trip(setting, play.state)
        if isinstance(request, Choose):
            request = play.answer(request.options[chance.pick("player", len(request.options))])
        else:
            request = play.answer(chance(request))


def check_round_trip(setting: Any, state: State) -> None:
    written = POSITIONS.write(setting, state)
    raw = json.dumps(written).encode()
    _, again = POSITIONS.read({}, raw)
    for field in ("tracks", "campaigns", "placed", "vp", "in_force", "last_unit", "stratagem"):
        assert getattr(again, field) == getattr(state, field)
    assert again.reserves == state.reserves
    assert again.bags[0] == state.bags[0]
    assert POSITIONS.write(setting, again) == written
    if not can_place(setting, state, 0):
        return
    assert decisions(setting, again) == decisions(setting, state)


def decisions(setting: Any, state: State) -> list[Any]:
    """What the bot decides in a state when the die shows a 3."""
    play = Play(GAME, setting, state, explain=True)
    ask(play, rolled=3)
    return [decision_json(item) for item in play.log if isinstance(item, Decision)]
