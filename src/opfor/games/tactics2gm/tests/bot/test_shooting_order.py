"""Shooting: who shoots first, extra shots, and when danger is measured."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, decided, foe, shots
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.events import ShotFired
from opfor.games.tactics2gm.values.stances import stance_named
from tests.oracle.tactics2gm.bot.shooting.weapons import shoot_all
from tests.oracle.tactics2gm.bot.sight.survey import Survey

HARMLESS: dict[str, Any] = {"movement": 0, "traits": ["no-fire"]}
GUN: dict[str, Any] = {"range": 6, "penetration": 3, "to_hit": 5}


def fire(*units: dict[str, Any], stance: str, **fields: Any) -> Situation:
    return decided(*units, stance=stance, phase="shooting", **fields)


@pytest.mark.rule("Q2-28", "2GM-BR-TD-S")
@pytest.mark.parametrize(("moment", "second"), [("once-a-phase", "two"), ("each-act", "one")])
def test_danger_is_measured_once_a_phase_or_after_every_act(moment: str, second: str) -> None:
    """Whether a threat to a wounded gun counts on when that gun is gone and only the HQ is left."""
    field = Field(mode="solo", rulings={"danger-moment": moment})
    first, _second = (field.put(NORTH, "pak40", 3, column) for column in (4, 6))
    field.put(SOUTH, "heavy-infantry", 4, 1)
    stance = stance_named("battle-royal", "total-defense")
    survey = Survey(field.setting, field.state, stance)
    (foe_unit,) = survey.foes
    before = survey.danger(foe_unit.id)
    left = tuple(u for u in field.state.units if u.id != first)
    field.change(units=left)
    survey.refresh(field.state)
    after = survey.danger(foe_unit.id)
    assert (after < before) == (second == "one")


@pytest.mark.rule("2GM-ORD-1", "2GM-ORD-2")
@pytest.mark.parametrize(
    ("kind", "stance"),
    [
        ("battle-royal", "reinforce"),
        ("battle-royal", "advance"),
        ("battle-royal", "full-assault"),
        ("offensive", "reinforce-lines"),
        ("offensive", "attack"),
    ],
)
def test_the_best_chance_shoots_first(kind: str, stance: str) -> None:
    guns = ai("poor", 4, 4, to_hit=7, range=3, hp=3, wounds=1), ai("good", 4, 6, to_hit=4, range=3)
    situation = fire(*guns, foe("p", 5, 5, hp=9), stance=stance, kind=kind)
    assert [who for who, _target in shots(situation)] == ["good", "poor"]


@pytest.mark.rule("2GM-ORD-1")
@pytest.mark.parametrize("stance", ["total-defense", "defense"])
def test_in_its_defensive_mode_the_hard_pressed_shoot_first(stance: str) -> None:
    whole = ai("whole", 1, 5, hp=4, range=4, to_hit=2)
    hurt = ai("hurt", 1, 4, hp=4, wounds=2, range=4, to_hit=8)
    situation = fire(whole, hurt, foe("p", 3, 5, hp=9), stance=stance)
    assert [who for who, _target in shots(situation)] == ["hurt", "whole"]


@pytest.mark.rule("2GM-ORD-3")
def test_the_defensive_ai_shoots_from_close_to_the_target_first() -> None:
    guns = ai("far", 4, 5, range=6), ai("near", 1, 5, range=6)
    target = {"line": 1, "column": 4, "goal": "defend"}
    story: dict[str, Any] = {"stance": "hold-position", "kind": "defensive", "target": target}
    situation = fire(*guns, foe("p", 5, 5, hp=9), **story)
    assert [who for who, _target in shots(situation)] == ["near", "far"]


@pytest.mark.rule("2GM-CON-3")
def test_an_assaulted_unit_takes_its_extra_shot() -> None:
    field = Field(mode="solo")
    held = field.put(NORTH, "heavy-infantry", 2, 5)
    attacker = field.put(SOUTH, "heavy-infantry", 3, 5)
    field.change(extra_shots=((held, attacker),))
    survey = Survey(field.setting, field.state, stance_named("battle-royal", "defense"))
    field.do(shoot_all(field.play, survey), 1, 1)
    assert [shot.how for shot in field.events(ShotFired)] == ["fire", "extra"]


@pytest.mark.rule("2GM-DF-HP-S")
def test_a_defensive_ai_never_shoots_at_the_target_it_protects() -> None:
    gun, near = ai("gun", 1, 5, **GUN, movement=0), foe("near", 4, 5, hp=6, **HARMLESS)
    house = [{"card": "house", "line": 3, "column": 5}]
    target = {"line": 3, "column": 5, "goal": "defend"}
    situation = fire(
        gun, near, stance="hold-position", kind="defensive", target=target, terrain=house
    )
    assert "target" not in asked(situation, "shoot")[0].candidates


@pytest.mark.rule("V-31", "2GM-GOAL-1")
def test_nobody_shoots_at_an_hq_that_cannot_be_damaged() -> None:
    rifle = ai("rifle", 6, 5, range=2, penetration=1, movement=0)
    assert shots(fire(rifle, stance="full-assault")) == []
    gun = ai("gun", 6, 5, range=2, penetration=2, movement=0)
    assert shots(fire(gun, stance="full-assault")) == [("gun", "hq")]
