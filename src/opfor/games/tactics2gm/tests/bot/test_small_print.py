"""Clauses of the AI that seldom matter: planes without bombs, no room, no money, no weapon."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.core.trace import Decision
from opfor.games.tactics2gm.course.forecast import moves_in
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.state import HQ
from tests.oracle.tactics2gm.bot.cards.airplanes import is_useful_flight
from tests.oracle.tactics2gm.bot.cards.support_targets import said, target_cost
from tests.oracle.tactics2gm.bot.deployment.clauses import punch
from tests.oracle.tactics2gm.bot.deployment.equipment import buy_for_all, can_destroy_top
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.deployment.winning_choice import wins_at_once
from tests.oracle.tactics2gm.bot.setup.pre_game import place_unit
from tests.oracle.tactics2gm.bot.sight.survey import Survey

ADVANCE = stance_named("battle-royal", "advance")


def survey_of(field: Field) -> Survey:
    return Survey(field.setting, field.state, ADVANCE)


@pytest.mark.parametrize(("traits", "is_useful"), [((), True), (("no-fire",), False)])
def test_an_airplane_without_a_weapon_stays_in_hand(
    traits: tuple[str, ...], is_useful: bool
) -> None:
    field = Field(mode="solo")
    cards = field.setting.cards
    plane = replace(cards.units["bf109"], traits=traits)
    field.setting = replace(
        field.setting, cards=replace(cards, units={**cards.units, "bf109": plane})
    )
    assert is_useful_flight(Hand(survey_of(field), 9), "bf109") == is_useful


@pytest.mark.rule("2GM-CE-6")
def test_of_targets_the_hq_is_worth_no_ap() -> None:
    field = Field(mode="solo")
    truck = field.put(SOUTH, "truck", 4, 4)
    hand = Hand(survey_of(field), 9)
    assert target_cost(hand, PlaySupport("mines", target=HQ)) == 0
    assert target_cost(hand, PlaySupport("mines", target=truck)) == 1


def test_a_card_played_on_the_first_space_names_it() -> None:
    field = Field(mode="solo")
    tank = field.put(NORTH, "panther", 2, 2)
    survey = survey_of(field)
    assert said(survey, PlaySupport("fire", cell=0)) == "1-1"
    assert said(survey, PlaySupport("forced-march", unit=tank, cell=0)) == "1-1/panther#1"
    assert said(survey, PlaySupport("smoke-barrage", unit=tank)) == "panther#1"
    assert said(survey, PlaySupport("sabotage")) == "nobody"


def test_the_strength_of_a_card_is_the_damage_of_a_shot_that_may_miss() -> None:
    cards = Field().setting.cards.units
    gun = replace(cards["pak40"], to_hit=4, damage=3)
    assert punch(gun) == 2.1
    assert punch(replace(gun, traits=("no-fire",))) == 0


def test_what_is_no_weapon_destroys_nobody() -> None:
    field = Field(mode="solo")
    field.put(SOUTH, "truck", 4, 4)
    tokens = field.setting.cards.tokens
    able = {name for name, row in tokens.items() if can_destroy_top(survey_of(field), row)}
    assert able
    assert {tokens[name].use for name in able} == {"weapon"}
    bag = next(row for row in tokens.values() if row.use == "heal")
    assert not can_destroy_top(survey_of(field), replace(bag, penetration=9, damage=9))


@pytest.mark.rule("2GM-SC-8")
@pytest.mark.parametrize(("ap", "is_asked"), [(0, False), (1, True)])
def test_without_ap_nobody_is_asked_who_gets_equipment(ap: int, is_asked: bool) -> None:
    field = Field(mode="solo")
    field.change(ap=(ap, 0))
    for column in (4, 5):
        field.put(NORTH, "heavy-infantry", 1, column, fresh=True)
    field.play.explain = True
    field.do(buy_for_all(field.play, survey_of(field), {}, "killing"), *(5,) * 9)
    asked = {decision.question for decision in field.events(Decision)}
    assert ("next-to-equip" in asked) == is_asked


@pytest.mark.rule("2GM-SC-7")
def test_a_unit_without_room_is_not_placed() -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
    role = replace(field.setting.mission.roles[NORTH], deploy_zone=(1, 1))
    mission = replace(field.setting.mission, roles=(role, field.setting.mission.roles[1]))
    field.setting = field.play.setting = replace(field.setting, mission=mission)
    for column in range(1, field.setting.board.columns + 1):
        field.put(NORTH, "light-infantry", 1, column)
    before = field.state
    assert field.do(place_unit(field.play, field.setting.cards.units["pak40"], 0)) is False
    assert field.state == before


@pytest.mark.rule("2GM-WND-1")
def test_a_forecast_takes_it_that_the_wounded_hold() -> None:
    """Falling back it would move towards the HQ."""
    field = Field(mode="solo")
    field.put(NORTH, "panzer-iv", 4, 5, wounds=1)
    field.put(SOUTH, "pak40", 6, 5)
    defense = stance_named("battle-royal", "defense")
    assert moves_in(field.setting, field.state, defense) == []


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize(("held", "chance"), [(2, 1.0), (1, 0.0)])
def test_a_unit_that_enters_on_the_target_may_win(held: int, chance: float) -> None:
    """The target lies on the AI's own line and must be held three turns."""
    field = Field(mode="solo", scenario="farmhouse", ai_role="attacker")
    mission = replace(field.setting.mission, target=field.cell(1, 5))
    field.setting = field.play.setting = replace(field.setting, mission=mission)
    field.give(NORTH, "heavy-infantry")
    field.change(held=(held, 0))
    survey = Survey(field.setting, field.state, stance_named("offensive", "attack"))
    assert wins_at_once(Hand(survey, 9), "heavy-infantry") == chance
