"""What the AI looks at again after something happened, and what it may keep."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.rules.targets import breakable
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.state import HQ


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
