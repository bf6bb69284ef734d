"""Where units may go, and in which order a placement is resolved."""

from __future__ import annotations

import pytest

from opfor.core.errors import BadAnswer
from opfor.core.requests import check_answer
from opfor.games.blitzkrieg.tests.deeds import (
    can_place,
    legal_placements,
    legal_spaces,
    open_spaces,
    place,
)
from opfor.games.blitzkrieg.tests.table import (
    arrange,
    do,
    run,
    run_chance,
    solo,
    space_of,
    two_players,
)
from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.events import EffectTaken, TrackMoved, UnitDrawn, UnitPlaced


@pytest.mark.parametrize(
    ("unit", "terrains"),
    [
        ("army-1", {"land", "either"}),
        ("general", {"land", "either"}),
        ("navy-1", {"sea", "either"}),
        ("admiral", {"sea", "either"}),
        ("airforce-1", {"land", "sea", "either"}),
    ],
)
def test_units_keep_to_their_ground(unit: str, terrains: set[str]) -> None:
    play = arrange(two_players(), row=[unit])
    spaces = legal_spaces(play.setting, play.state, 0, unit)
    assert {play.setting.board.spaces[s].terrain for s in spaces} == terrains


def test_only_empty_spaces_of_open_campaigns_are_offered() -> None:
    play = arrange(
        two_players(),
        row=["airforce-1"],
        placed={("western-europe", 1, 1): ("axis", "navy-1")},
        campaigns={"pacific-ocean": "closed", "eastern-europe": 2},
    )
    spaces = legal_spaces(play.setting, play.state, 0, "airforce-1")
    named = {
        (play.setting.board.spaces[s].theatre, play.setting.board.spaces[s].campaign)
        for s in spaces
    }
    assert named == {(0, 0), (2, 1), (3, 0), (4, 0)}
    assert space_of(play, "western-europe", 1, 1) not in spaces
    assert open_spaces(play.setting, play.state, 1) == 0


def test_a_full_space_is_refused() -> None:
    play = arrange(
        two_players(), row=["army-1"], placed={("western-europe", 1, 2): ("allies", "army-1")}
    )
    space = space_of(play, "western-europe", 1, 2)
    assert space not in legal_spaces(play.setting, play.state, 0, "army-1")
    asked = run_chance(play)
    assert asked is not None
    with pytest.raises(BadAnswer, match="not one of the legal answers"):
        check_answer(asked, Place("army-1", space))


def test_equal_units_are_offered_once() -> None:
    play = arrange(two_players(), row=["army-1", "army-1"])
    placements = legal_placements(play.setting, play.state, 0)
    assert len(placements) == len(set(placements)) == 9


def test_nobody_can_place_without_units() -> None:
    play = arrange(two_players(), row=[])
    assert not can_place(play.setting, play.state, 0)


@pytest.mark.rule("BLZ-B-1", "QB-22", "order-of-a-turn")
def test_the_effect_comes_before_the_marker_and_the_draw_comes_last() -> None:
    play = arrange(two_players(), row=["navy-2"])
    run(play, "navy-2 western-europe 1", "army-1", "army-2")
    kinds = [type(event) for event in play.log[:5]]
    assert kinds == [UnitPlaced, EffectTaken, UnitDrawn, TrackMoved, UnitDrawn]


@pytest.mark.rule("QB-22")
def test_the_marker_may_come_first_by_ruling() -> None:
    play = arrange(solo({"effect-and-track": "track-first"}), row=["navy-2"])
    do(play, place(play, 0, "navy-2", space_of(play, "western-europe", 1, 1)), "army-1")
    assert [type(event) for event in play.log] == [UnitPlaced, TrackMoved, EffectTaken, UnitDrawn]


def test_the_marker_stops_at_the_end_of_its_track() -> None:
    play = arrange(
        two_players(),
        row=["army-3"],
        tracks={"western-europe": 13},
        campaigns={"western-europe": 3},
        pile=(),
    )
    do(
        play,
        place(play, 0, "army-3", space_of(play, "western-europe", 3, 3)),
        "research-industry 3.1",
        "pacific-ocean",
    )
    assert play.state.tracks[0] == 14
