"""Corners of the board and of the purse: the first space, the last coin, the wound before."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.course.lookout import support_plays
from opfor.games.tactics2gm.tests.asked import (
    drop_zone,
    healthier,
    mark,
    need,
    scenario_terrain_left,
)
from opfor.games.tactics2gm.tests.deeds import reveal
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.tests.hand import field_with, play
from opfor.games.tactics2gm.values.actions import PlaySupport


@pytest.mark.rule("2GM-MOD-8")
def test_an_enemy_in_the_corner_turns_a_card_up() -> None:
    field = Field(night=True)
    hidden = field.put(SOUTH, "sherman", 2, 1, hidden=True)
    field.put(NORTH, "panther", 1, 1)
    reveal(field.play)
    assert not field.unit(hidden).hidden


def test_nobody_lands_beside_an_enemy_in_the_corner() -> None:
    field = Field()
    field.put(NORTH, "pak40", 1, 1)
    zone = set(drop_zone(field.setting, field.state, SOUTH))
    assert field.cell(2, 1) not in zone
    assert field.cell(2, 2) in zone


@pytest.mark.parametrize(("hq", "side"), [((2, 3), NORTH), ((3, 2), SOUTH), ((2, 2), None)])
def test_the_healthier_hq(hq: tuple[int, int], side: int | None) -> None:
    field = Field()
    field.change(hq=hq)
    assert healthier(field.setting, field.state) == side


@pytest.mark.parametrize(("ap", "can_land"), [(5, True), (4, False)])
def test_paratroopers_cost_their_card_and_the_troops(ap: int, can_land: bool) -> None:
    field = field_with("paratroopers")
    field.give(SOUTH, "heavy-infantry")
    field.change(ap=(9, ap))
    found = [p for p in support_plays(field.setting, field.state, SOUTH) if p.other]
    assert bool(found) == can_land


@pytest.mark.parametrize(("wounds", "hits"), [(0, False), (1, True)])
def test_a_wound_makes_a_barrage_easier(wounds: int, hits: bool) -> None:
    field = field_with("artillery-barrage")
    tank = field.put(NORTH, "panzer-iii", 1, 1, wounds=wounds)
    play(field, PlaySupport("artillery-barrage", target=tank), 4)
    is_there = field.is_there(tank)
    assert (not is_there or field.unit(tank).wounds > wounds) == hits


def test_terrain_laid_on_any_line_of_the_zone_is_no_longer_to_be_laid() -> None:
    field = Field(scenario="farmhouse")
    role = field.setting.mission.roles[NORTH]
    assert scenario_terrain_left(field.setting, field.state, NORTH) == list(role.terrain)
    field.lay("trench", role.zone[1], 2)
    left = scenario_terrain_left(field.setting, field.state, NORTH)
    assert sorted([*left, "trench"]) == sorted(role.terrain)
    field.lay("wall", role.zone[0], 3)
    field.lay("forest", role.zone[0], 5)
    left = scenario_terrain_left(field.setting, field.state, NORTH)
    assert sorted([*left, "trench", "wall"]) == sorted(role.terrain)


@pytest.mark.parametrize("aim", [0, 1])
def test_a_hindered_aim_needs_a_higher_roll(aim: int) -> None:
    field = Field()
    gun = field.put(NORTH, "pak40", 2, 5, aim=aim)
    tank = field.put(SOUTH, "sherman", 4, 5)
    card = field.setting.unit("pak40")
    at = mark(field.setting, field.state, NORTH, tank)
    still = field.put(NORTH, "pak40", 2, 6)
    needed = need(field.setting, field.state, field.unit(gun), card, at)
    assert needed == need(field.setting, field.state, field.unit(still), card, at) + aim
