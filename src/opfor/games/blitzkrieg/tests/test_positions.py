"""Position files: what they mean, and what `decide` answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.core.chance import Seeded
from opfor.core.game import Positions, Situation
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.values.events import StratagemDrawn
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, STRATAGEMS, State

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


def test_with_the_player_to_move_the_stratagem_is_the_one_used_last() -> None:
    """It is not in force any more: the next one is drawn, by forecasts and decisions alike."""
    position: dict[str, Any] = {
        "row": ["navy-1", "army-2"],
        "stratagem": "rapid-deployment",
        "to_move": "player",
    }
    setting, state = read(**position)
    assert state.mover == 1
    assert state.cup == tuple(s for s in STRATAGEMS if s != "rapid-deployment")
    assert GAME.forecast is not None
    found = GAME.forecast(setting, state, None)
    assert "Rapid Deployment" not in {name for one in found for name in one.because}
    assert sum(one.probability for one in found) == pytest.approx(1)
    situation = decide(1, **position)
    assert situation.summary.startswith("The bot's stratagem is ")
    assert "Rapid Deployment" not in situation.summary


def test_used_stratagems_are_out_of_the_cup() -> None:
    used = ["secure", "big-guns"]
    _, state = read(row=["army-1"], stratagem="secure", used_stratagems=used, to_move="player")
    assert state.cup == tuple(s for s in STRATAGEMS if s not in used)
    _, state = read(row=["army-1"], used_stratagems=list(STRATAGEMS), to_move="player")
    assert state.cup == ()


def test_a_position_without_stratagem_is_decided_and_forecast_without_one() -> None:
    position = {"row": ["navy-1", "army-2"]}
    setting, state = read(**position)
    assert GAME.forecast is not None
    found = GAME.forecast(setting, state, None)
    assert {one.because for one in found} == {()}
    chosen = decide(1, **position).actions[0]
    assert found[0].key.startswith(f"{chosen['theatre']} {chosen['space']} ")


def test_a_stratagem_still_to_be_drawn_is_drawn() -> None:
    """At the table, before the bot's draw: Secure lies out, in force last turn."""
    setting, state = read(row=["army-1"], previous_stratagem="secure", used_stratagems=["secure"])
    assert (state.stratagem, state.in_force, len(state.cup)) == ("secure", "secure", 7)
    assert GAME.forecast is not None
    because = {name for one in GAME.forecast(setting, state, None) for name in one.because}
    assert "Secure" not in because
    assert "Steamroll" in because


def test_a_position_is_played_on_with_the_stratagem_in_force() -> None:
    setting, state = read(
        row=["army-1", "army-2"],
        reserve=["army-1"],
        stratagem="rapid-deployment",
        bag=["navy-1"],
    )
    play = Play(GAME, setting, state)
    request = play.begin()
    assert not [e for e in play.log if isinstance(e, StratagemDrawn)]
    assert isinstance(request, Choose)
    assert play.state.mover == 1


def test_a_players_bag_is_given_and_the_rest_lies_in_the_pile() -> None:
    _, state = read(row=["army-3"], bag=["navy-1"], player_bag=["army-1", "spy"])
    assert state.bags == (("navy-1",), ("army-1", "spy"))
    assert len(state.pile) == 22 + 22 + 16 - 4


@pytest.mark.parametrize(
    ("position", "stage", "last"),
    [
        ({"vp": {"bot": 25}, "to_move": "player"}, "turn", True),
        ({"vp": {"bot": 24}, "to_move": "player"}, "turn", False),
        ({"vp": {"player": 25}, "to_move": "player"}, "over", False),
        ({"vp": {"player": 24}}, "turn", False),
        ({"vp": {"bot": 25}, "stratagem": "secure"}, "turn", False),
    ],
)
def test_points_tell_whether_the_game_goes_on(
    position: dict[str, Any], stage: str, last: bool
) -> None:
    _, state = read(row=["army-1"], **position)
    assert (state.stage, state.last_turn) == (stage, last)


def test_the_example_of_the_contract_is_decided() -> None:
    western = [[["bot", "army-1"], ["player", "army-2"], ["bot", "airforce-1"]], [None] * 3]
    position: dict[str, Any] = {
        "game": "blitzkrieg",
        "board": "base",
        "vp": {"bot": 7, "player": 10},
        "theatres": {"western-europe": {"track": 0, "rows": western}},
        "row": ["admiral", "airforce-2", "navy-1", "navy-3", "army-1"],
        "reserve": ["army-1", "navy-2", "airforce-1"],
        "stratagem": "research-and-development",
        "previous_stratagem": "secure",
        "last_unit": "army-2",
    }
    assert decide(**position).actions[0]["do"] == "place"
