"""A shot tells its chances, its tally and whether it can penetrate; things have names."""

from __future__ import annotations

import pytest

from opfor.core.trace import Decision
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.told.chances import consequence, odds, quick
from opfor.games.tactics2gm.told.refs import ref_of_candidate, refs_of_action
from opfor.games.tactics2gm.values.actions import Move, Shoot
from opfor.games.tactics2gm.values.state import HQ


def duel() -> tuple[Field, int, int]:
    """A Sherman (hits on 5, penetration 4, damage 2) against a Panzer IV (defence 4, 3 HP)."""
    field = Field(mode="two-player")
    return field, field.put(SOUTH, "sherman", 4, 5), field.put(NORTH, "panzer-iv", 2, 5)


def test_a_shot_tells_hit_damage_and_destruction() -> None:
    field, sherman, panzer = duel()
    found = quick(field.setting, field.state, (Shoot(sherman, 0, panzer),))
    assert found is not None
    chances = {each.key: each.probability for each in found.chances}
    assert chances == pytest.approx({"hit": 0.6, "hurt": 0.6, "destroyed": 0.1})
    assert found.sums[0].startswith("to hit 5 = ")
    assert found.warnings == ()
    assert odds(field.setting, field.state, Shoot(sherman, 0, panzer)) == "10 % destroyed"


def test_a_shot_that_cannot_penetrate_says_so_beforehand() -> None:
    field = Field(mode="two-player")
    rifles, panzer = field.put(SOUTH, "light-infantry", 3, 5), field.put(NORTH, "panzer-iv", 2, 5)
    shot = Shoot(rifles, 0, panzer)
    found = quick(field.setting, field.state, (shot,))
    assert found is not None
    assert "cannot penetrate" in found.warnings[0]
    assert consequence(field.setting, field.state, shot) == "cannot penetrate"


def test_units_targets_and_spaces_are_pointed_at_in_order() -> None:
    field, sherman, panzer = duel()

    def refs(action: object) -> tuple[str, ...]:
        return refs_of_action(field.setting, field.state, action)

    assert refs(Shoot(sherman, 0, panzer)) == (f"unit:{sherman}", f"unit:{panzer}")
    assert refs(Move(sherman, field.unit(panzer).cell))[1].startswith("space:2.5")
    assert refs(Shoot(sherman, 0, HQ))[1].startswith("hq:")


def test_candidates_of_the_ai_by_name() -> None:
    field, _, _ = duel()

    def named(question: str, name: str) -> str:
        return ref_of_candidate(field.setting, Decision(question, (name,), (), (), None), name)

    assert named("shoot", "sherman#7 by pak40#3") == "unit:7"
    assert named("move", "3-5") == "space:3.5"
    assert named("stance", "advance") == ""
