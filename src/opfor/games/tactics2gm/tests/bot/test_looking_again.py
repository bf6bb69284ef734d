"""What the AI looks at again after something happened, and what it may keep."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.state import HQ
from tests.oracle.tactics2gm.bot.sight.danger import victims_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.targets import breakable


@pytest.fixture
def field() -> Field:
    """A German gun with two enemies and, from line 5, the HQ in range."""
    field = Field(mode="solo")
    field.put(NORTH, "pak40", 5, 5)
    field.put(SOUTH, "sherman", 6, 5)
    field.put(SOUTH, "sherman", 6, 6)
    return field


def surveyed(field: Field) -> Survey:
    survey = Survey(field.setting, field.state, stance_named("battle-royal", "advance"))
    assert {at.target for at in survey.marks()} == {2, 3, HQ}
    return survey


def test_an_hq_that_was_hit_is_seen_with_the_hit_points_it_has_left(field: Field) -> None:
    survey = surveyed(field)
    field.change(hq=(0, 3))
    survey.refresh(field.state)
    (hq,) = (at for at in survey.marks() if at.target == HQ)
    assert hq.hp == field.setting.numbers.hq.hp - 3


def test_nobody_aims_at_a_unit_that_is_gone(field: Field) -> None:
    survey = surveyed(field)
    field.change(units=field.state.units[:-1])
    survey.refresh(field.state)
    assert {at.target for at in survey.marks()} == {2, HQ}


def test_terrain_laid_since_then_makes_a_shot_harder(field: Field) -> None:
    survey = surveyed(field)
    (gun, target, _) = field.state.units
    (before,) = (s for s in survey.shots(gun) if s.target == target.id)
    field.lay("forest", 6, 5)
    survey.refresh(field.state)
    (after,) = (s for s in survey.shots(gun) if s.target == target.id)
    assert after.damage < before.damage


@pytest.mark.rule("2GM-GOAL-1")
def test_the_last_loss_but_one_makes_every_unit_decisive() -> None:
    field = Field(mode="solo", scenario="breakout", ai_role="defender")
    field.put(NORTH, "pak40", 5, 5)
    field.put(SOUTH, "sherman", 6, 5)
    survey = Survey(field.setting, field.state, stance_named("defensive", "reinforce-lines"))
    assert survey.decisive() == {}
    field.change(losses=(0, 10))
    survey.refresh(field.state)
    assert set(survey.decisive()) == {2}


def test_what_can_be_destroyed_is_told_by_the_cards_in_use() -> None:
    """The same board under an owner's pack in which houses cannot be destroyed."""
    field = Field()
    cell = field.lay("house", 3, 3)
    assert [where for where, _ in breakable(field.setting, field.state)] == [cell]
    cards = field.setting.cards
    rows = {**cards.terrain, "house": replace(cards.terrain["house"], hp=0)}
    solid = replace(field.setting, cards=replace(cards, terrain=rows))
    assert breakable(solid, field.state) == ()
    assert [where for where, _ in breakable(field.setting, field.state)] == [cell]


@pytest.mark.rule("2GM-MOD-8")
@pytest.mark.parametrize("night", [True, False])
def test_at_night_the_ai_does_not_know_a_card_that_lies_face_down(night: bool) -> None:
    field = Field(mode="solo", night=night)
    field.put(NORTH, "pak40", 1, 1, hidden=night)
    field.put(SOUTH, "tiger", 5, 5, hidden=night, tokens=("mortar",))
    field.put(SOUTH, "truck", 5, 6)
    survey = Survey(field.setting, field.state, stance_named("battle-royal", "advance"))
    assert [unit.card for unit in survey.foes] == [HIDDEN if night else "tiger", "truck"]
    assert [len(unit.tokens) for unit in survey.foes] == [0 if night else 1, 0]
    assert [unit.card for unit in survey.mine] == ["pak40"]


@pytest.mark.rule("V-22")
@pytest.mark.parametrize(("column", "shooters"), [(5, 0), (6, 1), (7, 1), (8, 0)])
def test_an_enemy_counts_from_its_least_to_its_farthest_range(column: int, shooters: int) -> None:
    field = Field(mode="solo")
    cards = field.setting.cards
    gun = replace(cards.units["pak40"], min_range=2, range=3)
    field.setting = replace(field.setting, cards=replace(cards, units=cards.units | {"pak40": gun}))
    field.put(SOUTH, "pak40", 4, 4)
    survey = Survey(field.setting, field.state, stance_named("battle-royal", "advance"))
    assert survey.shooters_at(field.cell(4, column)) == shooters


@pytest.mark.rule("V-10")
def test_a_target_on_the_first_space_is_a_victim_like_any_other() -> None:
    field = Field(mode="solo", scenario="winter-depot")
    mission = replace(field.setting.mission, target=0)
    field.setting = replace(field.setting, mission=mission)
    field.lay("house", 1, 1)
    survey = Survey(field.setting, field.state, stance_named("defensive", "reinforce-lines"))
    assert any(at.cell == 0 for at, _ in victims_of(survey, NORTH))


@pytest.mark.parametrize(("column", "now", "later"), [(7, 1, 1), (8, 0, 1), (9, 0, 0)])
def test_shots_are_those_in_range_and_before_a_move_those_a_step_away(
    column: int, now: int, later: int
) -> None:
    """The gun shoots three spaces and moves one."""
    field = Field(mode="solo")
    cards = field.setting.cards
    gun = replace(cards.units["pak40"], range=3, movement=1)
    field.setting = replace(field.setting, cards=replace(cards, units=cards.units | {"pak40": gun}))
    unit = field.unit(field.put(NORTH, "pak40", 2, 4))
    field.put(SOUTH, "truck", 2, column)
    stance = stance_named("battle-royal", "advance")
    for is_moving, shots in ((False, now), (True, later)):
        survey = Survey(field.setting, field.state, stance, is_moving=is_moving)
        assert len(survey.shots(unit)) == shots
