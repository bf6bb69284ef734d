"""Special weapons, one story each."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.tests.deeds import as_unit, legal_spaces, place
from opfor.games.blitzkrieg.tests.table import (
    arrange,
    do,
    happened,
    offered,
    run,
    solo,
    space_of,
    track,
    two_players,
)
from opfor.games.blitzkrieg.values.events import EffectTaken, UnitBombed

AXIS, ALLIES = 0, 1


def test_a_blitz_unit_allows_another_placement_in_the_same_theatre() -> None:
    play = arrange(two_players(), row=["army-blitz", "army-2", "navy-1"])
    asked = run(play, "army-blitz western-europe 2", "spy")
    assert [o.unit for o in offered(asked)[:-1]] == ["army-2", "navy-1", "navy-1"]
    run(play, "army-2 western-europe 3", "general")
    assert play.state.reserves[AXIS] == ("navy-1", "general")
    assert play.state.mover == ALLIES


def test_a_player_may_decline_the_second_placement() -> None:
    play = arrange(two_players(), row=["airforce-blitz", "army-2"])
    run(play, "airforce-blitz western-europe 2", "spy", "end", "general")
    assert play.state.reserves[AXIS] == ("army-2", "general")


def test_a_blitz_follow_up_lapses_with_its_theatre() -> None:
    play = arrange(
        two_players(),
        row=["airforce-blitz", "army-2"],
        placed={
            ("south-east-asia", 2, 1): ("axis", "navy-1"),
            ("south-east-asia", 2, 2): ("axis", "army-1"),
        },
        campaigns={"south-east-asia": 2},
    )
    run(play, "airforce-blitz south-east-asia 3", "general")
    assert play.state.mover == ALLIES


def test_a_second_blitz_goes_on() -> None:
    play = arrange(two_players(), row=["airforce-blitz", "army-blitz", "army-1"])
    run(
        play,
        "airforce-blitz western-europe 1",
        "general",
        "army-blitz western-europe 2",
        "spy",
        "army-1 western-europe 3",
        "navy-1",
    )
    assert play.state.placed[:3] == (
        (AXIS, "airforce-blitz"),
        (AXIS, "army-blitz"),
        (AXIS, "army-1"),
    )
    assert play.state.reserves[AXIS] == ("general", "navy-1")


def test_a_navy_blitz_keeps_to_water() -> None:
    play = arrange(two_players(), row=["navy-blitz"])
    spaces = legal_spaces(play.setting, play.state, AXIS, "navy-blitz")
    assert {play.setting.board.spaces[s].terrain for s in spaces} == {"sea", "either"}


@pytest.mark.parametrize(
    ("unit", "where", "steps"),
    [
        ("army-elite", ("western-europe", 2, 3), 4),
        ("navy-elite", ("western-europe", 2, 3), 4),
        ("airforce-elite", ("western-europe", 2, 3), 3),
    ],
)
def test_elites_are_strong(unit: str, where: tuple[str, int, int], steps: int) -> None:
    play = arrange(two_players(), row=[unit], campaigns={"western-europe": 2})
    do(play, place(play, AXIS, unit, space_of(play, *where)))
    assert track(play, "western-europe") == steps


@pytest.mark.rule("task-force-effect")
@pytest.mark.parametrize("unit", ["army-task-force", "navy-task-force", "airforce-task-force"])
def test_a_task_force_skips_the_effect_of_its_space(unit: str) -> None:
    play = arrange(two_players(), row=[unit])
    do(play, place(play, AXIS, unit, space_of(play, "western-europe", 1, 3)))
    assert happened(play, EffectTaken) == []
    assert play.state.vp == (0, 0)


@pytest.mark.rule("task-force-effect")
def test_a_task_force_takes_the_effect_by_ruling() -> None:
    play = arrange(two_players({"task-force-effect": "carried-out"}), row=["army-task-force"])
    do(play, place(play, AXIS, "army-task-force", space_of(play, "western-europe", 1, 3)))
    assert play.state.vp == (1, 0)


@pytest.mark.parametrize("unit", ["navy-bomber", "airforce-bomber"])
def test_a_bomber_bombs_besides_the_effect_of_its_space(unit: str) -> None:
    play = arrange(two_players(), row=[unit], reserve=["army-1", "army-2", "army-3"])
    do(play, place(play, AXIS, unit, space_of(play, "pacific-ocean", 1, 1)), "army-1", "army-3")
    assert [e.unit for e in happened(play, UnitBombed)] == ["army-1", "army-3"]


@pytest.mark.rule("nuclear-backlash")
def test_the_bomb_costs_two_steps_in_every_other_open_theatre() -> None:
    play = arrange(two_players(), row=["nuclear-bomb"], campaigns={"south-east-asia": "closed"})
    space = space_of(play, "eastern-europe", 1, 1)
    do(play, place(play, AXIS, "nuclear-bomb", space))
    assert play.state.tracks == (-2, -2, 8, -2, 0)


@pytest.mark.rule("nuclear-backlash")
def test_an_allied_bomb_helps_the_axis_elsewhere() -> None:
    play = arrange(two_players(), reserve=["nuclear-bomb"])
    do(play, place(play, ALLIES, "nuclear-bomb", space_of(play, "eastern-europe", 1, 1)))
    assert play.state.tracks == (2, 2, -8, 2, 2)


@pytest.mark.rule("nuclear-backlash")
def test_the_bomb_costs_nothing_by_ruling() -> None:
    play = arrange(two_players({"nuclear-backlash": "0"}), row=["nuclear-bomb"])
    do(play, place(play, AXIS, "nuclear-bomb", space_of(play, "eastern-europe", 1, 1)))
    assert play.state.tracks == (0, 0, 8, 0, 0)


@pytest.mark.rule("pushed-marker")
def test_the_backlash_stops_one_step_short_of_the_end() -> None:
    play = arrange(two_players(), row=["nuclear-bomb"], tracks={"south-east-asia": -9})
    do(play, place(play, AXIS, "nuclear-bomb", space_of(play, "eastern-europe", 1, 1)))
    assert track(play, "south-east-asia") == -10


@pytest.mark.rule("nuclear-ground")
def test_the_bomb_goes_where_an_army_goes() -> None:
    play = arrange(two_players(), row=["nuclear-bomb"])
    sea = space_of(play, "pacific-ocean", 1, 1)
    assert sea not in legal_spaces(play.setting, play.state, AXIS, "nuclear-bomb")
    any_ground = arrange(two_players({"nuclear-ground": "any"}), row=["nuclear-bomb"])
    assert sea in legal_spaces(any_ground.setting, any_ground.state, AXIS, "nuclear-bomb")


@pytest.mark.rule("spy-copies")
def test_a_spy_copies_the_unit_placed_last() -> None:
    play = arrange(two_players(), row=["navy-3", "army-1"], reserve=["spy"])
    do(play, place(play, AXIS, "navy-3", space_of(play, "pacific-ocean", 1, 2)), "army-elite")
    assert space_of(
        play, "eastern-europe", 1, 1 not in legal_spaces(play.setting, play.state, ALLIES, "spy")
    )
    do(play, place(play, ALLIES, "spy", space_of(play, "pacific-ocean", 1, 1)))
    assert track(play, "pacific-ocean") == 0
    assert play.state.last_unit == "navy-3"


@pytest.mark.rule("spy-copies")
def test_a_spy_with_nothing_to_copy_cannot_be_placed() -> None:
    play = arrange(two_players(), row=["spy"])
    assert legal_spaces(play.setting, play.state, AXIS, "spy") == ()


@pytest.mark.rule("spy-copies")
def test_a_spy_that_copies_a_blitz_unit_is_one() -> None:
    play = arrange(two_players(), row=["spy", "army-1"], last_unit="army-blitz")
    asked = run(play, "spy eastern-europe 1")
    assert [o.unit for o in offered(asked)[:-1]] == ["army-1"]


@pytest.mark.rule("spy-copies")
def test_a_spy_copies_the_last_enemy_unit_by_ruling() -> None:
    play = two_players({"spy-copies": "last-enemy-unit"})
    arrange(play, row=["spy"], last_unit="navy-1", last_units=("navy-1", "army-3"))
    assert as_unit(play.setting, play.state, AXIS, "spy").id == "army-3"
    assert as_unit(play.setting, play.state, ALLIES, "spy").id == "navy-1"


@pytest.mark.rule("players-scientist")
def test_a_players_scientist_goes_to_any_campaign_and_takes_its_effect() -> None:
    play = arrange(two_players(), row=["scientist"])
    run(play, "scientist eastern-europe 3.4", "general")
    assert play.state.vp == (2, 0)
    assert play.state.tracks == (0, 0, 0, 0, 0)


@pytest.mark.rule("players-scientist")
def test_a_players_scientist_keeps_out_of_closed_theatres() -> None:
    play = arrange(two_players(), row=["scientist"], campaigns={"western-europe": "closed"})
    spaces = legal_spaces(play.setting, play.state, AXIS, "scientist")
    assert {play.setting.board.spaces[s].theatre for s in spaces} == {1, 2, 3, 4}


@pytest.mark.rule("players-scientist")
def test_a_players_scientist_keeps_to_open_campaigns_by_ruling() -> None:
    play = arrange(two_players({"players-scientist": "open-campaign"}), row=["scientist"])
    spaces = legal_spaces(play.setting, play.state, AXIS, "scientist")
    assert {play.setting.board.spaces[s].campaign for s in spaces} == {0}


@pytest.mark.rule("BLZ-E-7")
def test_the_bots_scientist_is_an_airforce_of_three() -> None:
    play = arrange(solo(), row=["scientist"], campaigns={"western-europe": 2})
    scientist = as_unit(play.setting, play.state, 0, "scientist")
    assert (scientist.kind, scientist.strength, scientist.special) == ("airforce", 3, True)
    spaces = legal_spaces(play.setting, play.state, 0, "scientist")
    assert {play.setting.board.spaces[s].terrain for s in spaces} == {"land", "sea", "either"}
    do(play, place(play, 0, "scientist", space_of(play, "western-europe", 2, 3)))
    assert track(play, "western-europe") == 3
    assert space_of(
        play, "western-europe", 3, 1 not in legal_spaces(play.setting, play.state, 0, "scientist")
    )


@pytest.mark.rule("BLZ-E-7", "spy-copies")
def test_the_bots_spy_copies_a_scientist_as_the_bot_plays_one() -> None:
    play = arrange(solo(), row=["spy"], last_unit="scientist")
    copied = as_unit(play.setting, play.state, 0, "spy")
    assert (copied.kind, copied.strength) == ("airforce", 3)
