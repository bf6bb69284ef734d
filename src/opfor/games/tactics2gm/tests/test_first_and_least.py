"""The first unit, the first space, the least penetration, the slowest pace, the sixth token."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.games.tactics2gm.course.lookout import deployment_options, support_plays
from opfor.games.tactics2gm.tests.asked import expected_damage, mark
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import UseToken
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.state import HQ
from tests.oracle.tactics2gm.bot.movement.ground import turns_to_aim
from tests.oracle.tactics2gm.bot.setup.pre_game import Site, is_elsewhere
from tests.oracle.tactics2gm.bot.shooting.goals import could_break_supply
from tests.oracle.tactics2gm.bot.shooting.weapons import is_worth_a_shot
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import pick_by_d10


def with_card(field: Field, name: str, **values: Any) -> None:
    cards = field.setting.cards
    units = {**cards.units, name: replace(cards.units[name], **values)}
    field.setting = field.play.setting = replace(field.setting, cards=replace(cards, units=units))


def survey_of(field: Field, **more: Any) -> Survey:
    stance = stance_named("battle-royal", "full-assault")
    return Survey(field.setting, field.state, stance, **more)


@pytest.mark.rule("V-37")
@pytest.mark.parametrize("movement", [0, 1])
def test_the_slowest_unit_needs_a_turn_for_every_space(movement: int) -> None:
    """Four spaces from where its range of 1 would do; what cannot move counts as slow."""
    field = Field(mode="solo")
    with_card(field, "pak40", movement=movement, range=1, min_range=1)
    unit = field.put(NORTH, "pak40", 2, 5)
    survey = survey_of(field, is_moving=True)
    survey.unit = field.unit(unit)
    assert turns_to_aim(survey, survey.unit.cell) == 4


@pytest.mark.rule("2GM-SC-7")
def test_a_unit_on_the_first_space_holds_its_line_and_the_target_is_asked_first() -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
    field.put(NORTH, "truck", 1, 1)
    site = Site(field.setting, field.state, 0)
    assert site.held == {1}
    target = field.setting.mission.target
    assert not is_elsewhere(site, [target, target + 1])
    assert is_elsewhere(site, [target + 1, target])


@pytest.mark.rule("V-14")
@pytest.mark.parametrize(("penetration", "can"), [(3, True), (2, False)])
def test_a_link_is_in_danger_from_penetration_that_equals_its_defence(
    penetration: int, can: bool
) -> None:
    field = Field(mode="solo")
    with_card(field, "panzer-iii", defence=3)
    with_card(field, "sherman", penetration=penetration, range=2)
    field.put(NORTH, "panzer-iii", 1, 5)
    enemy = field.put(SOUTH, "sherman", 2, 5)
    assert could_break_supply(survey_of(field), enemy) == can


@pytest.mark.rule("V-31")
def test_a_lucky_ten_is_worth_a_shot_at_a_unit_but_not_at_the_hq() -> None:
    field = Field(mode="solo")
    with_card(field, "pak40", penetration=0, range=9, min_range=1)
    gun = field.put(NORTH, "pak40", 3, 5)
    enemy = field.put(SOUTH, "tiger", 4, 5)
    survey = survey_of(field)
    worth = {shot.target: is_worth_a_shot(survey, shot) for shot in survey.shots(field.unit(gun))}
    assert worth[enemy] is True
    assert not worth[HQ]


@pytest.mark.rule("GT-2GM-9")
@pytest.mark.parametrize(("rolled", "token"), [(1, "a"), (2, "b"), (6, "f")])
def test_of_six_tokens_each_has_one_face(rolled: int, token: str) -> None:
    field = Field(mode="solo")
    picked = field.do(pick_by_d10(field.setting, tuple("abcdef"), "equipment", "x"), rolled)
    assert picked[0] == token


def test_a_hit_may_be_scored_on_the_first_unit() -> None:
    field = Field()
    field.give(SOUTH, "hit")
    field.change(mover=SOUTH, phase="deployment")
    enemy = field.put(NORTH, "panther", 3, 5)
    field.put(SOUTH, "sherman", 4, 5)
    assert enemy == 1
    assert {each.target for each in support_plays(field.setting, field.state, SOUTH)} == {enemy}


def test_what_the_hq_can_expect_of_a_shot_is_exact() -> None:
    field = Field()
    arm = replace(field.setting.cards.units["sherman"], damage=2, penetration=9)
    at = mark(field.setting, field.state, SOUTH, HQ)
    assert [expected_damage(needed, arm, at) for needed in (1, 5, 10)] == [2.0, 1.2, 0.2]


def test_nobody_uses_the_enemys_tokens() -> None:
    field = Field()
    field.change(mover=SOUTH, phase="deployment")
    tokens = field.setting.cards.tokens
    smoke = next(name for name, row in tokens.items() if row.use == "smoke")
    field.put(NORTH, "panther", 3, 5, tokens=(smoke,))
    own = field.put(SOUTH, "sherman", 5, 5, tokens=(smoke,))
    found = deployment_options(field.setting, field.state, SOUTH)
    assert {use.unit for use in found if isinstance(use, UseToken)} <= {own}
