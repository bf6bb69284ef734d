"""Airplanes: attacks, patrols, anti-air fire."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.tests.asked import bombed, flights
from opfor.games.tactics2gm.tests.deeds import carry_out
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import Fly, Patrol
from opfor.games.tactics2gm.values.events import PlaneShotAt
from opfor.games.tactics2gm.values.state import HQ


def airfield(*cards: str) -> Field:
    field = Field()
    field.give(NORTH, *cards)
    field.change(phase="deployment")
    return field


def test_a_stuka_attacks_once_and_is_gone() -> None:
    field = airfield("stuka")
    tank = field.put(SOUTH, "sherman", 6, 1)
    assert Fly("stuka", tank) in flights(field.setting, field.state, NORTH)
    field.do(carry_out(field.play, NORTH, Fly("stuka", tank)), 5)
    assert not field.is_there(tank)
    assert field.state.decks[NORTH].discard == ("stuka",)
    assert field.state.ap[NORTH] == 5


def test_airplanes_reach_the_hq() -> None:
    field = airfield("stuka")
    field.do(carry_out(field.play, NORTH, Fly("stuka", HQ)), 9)
    assert field.state.hq == (0, 4)


def test_cover_helps_against_airplanes() -> None:
    field = airfield("stuka")
    field.lay("trench", 5, 5)
    men = field.put(SOUTH, "heavy-infantry", 5, 5)
    field.do(carry_out(field.play, NORTH, Fly("stuka", men)), 6)
    assert field.is_there(men)


def test_a_level_bomber_hits_everything_around_the_space() -> None:
    field = airfield("he111")
    middle = field.put(SOUTH, "light-infantry", 5, 5)
    beside = field.put(SOUTH, "light-infantry", 5, 6)
    apart = field.put(SOUTH, "light-infantry", 5, 8)
    plane = field.setting.unit("he111")
    assert set(bombed(field.setting, field.state, NORTH, plane, middle)) == {middle, beside}
    field.do(carry_out(field.play, NORTH, Fly("he111", middle)), 9, 9)
    assert not field.is_there(middle)
    assert not field.is_there(beside)
    assert field.is_there(apart)


def test_anti_air_guns_in_range_of_the_space_fire_first() -> None:
    field = airfield("stuka")
    tank = field.put(SOUTH, "sherman", 6, 5)
    field.put(SOUTH, "bofors", 6, 7)
    field.put(SOUTH, "bofors", 6, 10)  # too far away
    field.do(carry_out(field.play, NORTH, Fly("stuka", tank)), 9)
    assert field.is_there(tank)
    (shot,) = field.events(PlaneShotAt)
    assert shot.shot_down


def test_an_airplane_missed_by_the_guns_goes_on() -> None:
    field = airfield("stuka")
    tank = field.put(SOUTH, "sherman", 6, 5)
    field.put(SOUTH, "bofors", 6, 7)
    field.do(carry_out(field.play, NORTH, Fly("stuka", tank)), 1, 9)
    assert not field.is_there(tank)


def test_a_fighter_on_patrol_meets_the_next_enemy_airplane_and_goes_home() -> None:
    field = airfield("stuka")
    field.give(SOUTH, "p51")
    field.do(carry_out(field.play, SOUTH, Patrol("p51")))
    assert field.state.decks[SOUTH].in_play == ("p51",)
    tank = field.put(SOUTH, "sherman", 6, 5)
    field.do(carry_out(field.play, NORTH, Fly("stuka", tank)), 5)
    assert field.is_there(tank)
    assert field.state.decks[SOUTH].in_play == ()
    assert field.state.decks[SOUTH].discard == ("p51",)


def test_only_fighters_patrol_and_only_what_can_be_paid_flies() -> None:
    field = airfield("stuka", "bf109")
    options = flights(field.setting, field.state, NORTH)
    assert Patrol("bf109") in options
    assert Patrol("stuka") not in options
    field.change(ap=(3, 0))
    assert {o.card for o in flights(field.setting, field.state, NORTH)} == {"bf109"}


@pytest.mark.parametrize(("rolled", "shot_down"), [(5, True), (4, False)])
def test_what_the_gun_needs_is_just_enough_by_day(rolled: int, shot_down: bool) -> None:
    """A Bofors needs 5; its penetration, 3, is the defence of a Bf 109, its damage all it has."""
    field = airfield("bf109")
    tank = field.put(SOUTH, "sherman", 6, 5)
    field.put(SOUTH, "bofors", 6, 7)
    field.do(carry_out(field.play, NORTH, Fly("bf109", tank)), rolled, 1)
    (shot,) = field.events(PlaneShotAt)
    assert (shot.need, shot.shot_down) == (5, shot_down)


def test_a_blast_reaches_the_hq_beside_the_last_line() -> None:
    field = airfield("he111")
    plane = field.setting.unit("he111")
    last = field.put(SOUTH, "light-infantry", field.setting.board.lines, 5)
    assert HQ in bombed(field.setting, field.state, NORTH, plane, last)
    before = field.put(SOUTH, "light-infantry", field.setting.board.lines - 1, 5)
    assert HQ not in bombed(field.setting, field.state, NORTH, plane, before)
