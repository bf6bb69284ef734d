"""Shooting: goals, and one story per stance."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, decided, foe, shots

STILL: dict[str, Any] = {"movement": 0}
HARMLESS: dict[str, Any] = {"movement": 0, "traits": ["no-fire"]}
GUN: dict[str, Any] = {"range": 6, "penetration": 3, "to_hit": 5}
TARGET: dict[str, Any] = {"line": 5, "column": 5, "goal": "destroy"}


def fire(*units: dict[str, Any], stance: str, **fields: Any) -> Situation:
    return decided(*units, stance=stance, phase="shooting", **fields)


def first_target(*units: dict[str, Any], stance: str, **fields: Any) -> str:
    return shots(fire(*units, stance=stance, **fields))[0][1]


@pytest.mark.rule("2GM-GOAL-1", "V-13")
def test_a_sure_kill_beats_a_closer_unit_and_a_threat_beats_both() -> None:
    gun = ai("gun", 3, 5, **GUN, damage=2, movement=0)
    close = foe("close", 4, 5, hp=6, **HARMLESS)
    weak = foe("weak", 6, 4, hp=2, **HARMLESS)
    threat = foe("threat", 6, 7, hp=6, range=6, damage=2, to_hit=2, movement=0)
    assert first_target(gun, close, weak, stance="reinforce-lines", kind="offensive") == "weak"
    all_three = (gun, close, weak, threat)
    assert first_target(*all_three, stance="reinforce-lines", kind="offensive") == "threat"


@pytest.mark.rule("2GM-GOAL-1")
def test_then_the_closest_that_can_be_damaged() -> None:
    gun = ai("gun", 3, 5, **GUN, movement=0)
    hard = foe("hard", 4, 5, hp=6, defence=6, **HARMLESS)
    near, far = foe("near", 5, 5, hp=6, **HARMLESS), foe("far", 6, 8, hp=6, **HARMLESS)
    assert first_target(gun, far, near, hard, stance="reinforce-lines", kind="offensive") == "near"


@pytest.mark.rule("2GM-GOAL-1")
def test_a_shot_that_may_win_comes_first() -> None:
    gun = ai("gun", 5, 5, **GUN, damage=3, movement=0)
    close = foe("close", 5, 4, hp=1, damage=3, range=3)
    usual = first_target(gun, close, stance="total-defense")
    winning = first_target(gun, close, stance="total-defense", hq={"player": 7})
    assert (usual, winning) == ("close", "hq")


@pytest.mark.rule("2GM-GOAL-2", "V-12")
def test_equal_targets_are_left_to_a_die() -> None:
    gun = ai("gun", 3, 5, **GUN, movement=0)
    pair = foe("left", 5, 4, hp=6, **HARMLESS), foe("right", 5, 6, hp=6, **HARMLESS)
    situation = fire(gun, *pair, stance="reinforce", tie=lambda request: request.candidates[1])
    (decision,) = asked(situation, "shoot")
    assert decision.survivors == ("left", "right")
    assert decision.chosen == "right"
    assert decision.chance == {"kind": "uniform"}


@pytest.mark.rule("2GM-BR-TD-S", "V-10")
def test_total_defense_fires_everything_at_the_most_dangerous() -> None:
    guns = [ai(f"gun{n}", 1, n, **GUN, movement=0) for n in (4, 5, 6)]
    raider = foe("raider", 2, 5, hp=9, damage=4, range=3, to_hit=2)
    bystander = foe("near", 2, 4, hp=1, range=1, to_hit=9)
    situation = fire(*guns, bystander, raider, stance="total-defense", otherwise=9)
    assert [target for _who, target in shots(situation)] == ["raider"] * 3


@pytest.mark.rule("2GM-BR-DE-S", "V-15")
def test_defense_fires_at_what_is_near() -> None:
    gun = ai("gun", 3, 5, **GUN, movement=0)
    far = foe("far", 6, 6, hp=1, damage=3, range=6, to_hit=2)
    near = foe("near", 4, 6, hp=6, **HARMLESS)
    assert first_target(gun, far, near, stance="defense") == "near"


@pytest.mark.rule("2GM-BR-RE-S")
@pytest.mark.parametrize(
    ("kind", "stance"), [("battle-royal", "reinforce"), ("defensive", "hold-position")]
)
def test_reinforce_fires_at_the_middle(kind: str, stance: str) -> None:
    gun = ai("gun", 4, 5, **GUN, movement=0)
    front = foe("front", 5, 5, hp=1, damage=3, range=3, to_hit=2)
    middle = foe("middle", 3, 2, hp=6, **HARMLESS)
    assert first_target(gun, front, middle, stance=stance, kind=kind) == "middle"


@pytest.mark.rule("2GM-DF-HP-S")
def test_hold_position_fires_at_lines_three_and_four_first() -> None:
    gun = ai("gun", 2, 5, **GUN, movement=0)
    front = foe("front", 2, 6, hp=1, damage=3, range=3, to_hit=2)
    middle = foe("middle", 4, 5, hp=6, **HARMLESS)
    units = gun, front, middle
    assert first_target(*units, stance="hold-position", kind="defensive") == "middle"


SUPPLY = foe("pair1", 6, 1, hp=3, **HARMLESS), foe("pair2", 6, 9, hp=3, **HARMLESS)


@pytest.mark.rule("2GM-BR-AD-S", "V-14")
def test_advance_fires_at_the_supply_line_then_command_groups_then_the_hq() -> None:
    gun = ai("gun", 4, 5, **{**GUN, "range": 9}, movement=0)
    link = foe("link", 5, 3, hp=6, **HARMLESS)
    staff = foe("staff", 6, 2, hp=6, movement=0, traits=["command-group", "no-fire"])
    near = foe("near", 6, 5, hp=6, damage=3, range=3, to_hit=2)
    assert first_target(gun, *SUPPLY, near, staff, link, stance="advance") == "link"
    assert first_target(gun, *SUPPLY, near, staff, stance="advance") == "staff"
    assert first_target(gun, *SUPPLY, near, stance="advance") == "hq"


@pytest.mark.rule("2GM-BR-AD-S", "Q2-31")
def test_without_a_supply_line_there_is_nothing_to_break() -> None:
    gun = ai("gun", 1, 5, **{**GUN, "range": 9}, movement=0)
    lone = foe("lone", 3, 5, hp=6, **HARMLESS)
    staff = foe("staff", 4, 5, hp=6, movement=0, traits=["command-group", "no-fire"])
    beside = foe("beside", 4, 6, hp=6, **HARMLESS)
    units = gun, lone, staff, beside
    assert first_target(*units, stance="advance") == "staff"
    link = foe("five1", 5, 1, hp=3, **HARMLESS), foe("five2", 5, 2, hp=3, **HARMLESS)
    assert first_target(*units, *SUPPLY, *link, stance="advance") == "lone", "now it is in a line"


@pytest.mark.rule("2GM-BR-TD-S", "V-10", "Q2-33")
def test_a_unit_that_can_damage_nothing_is_no_threat_on_any_line() -> None:
    gun = ai("gun", 3, 5, **{**GUN, "range": 9}, movement=0, defence=3, hp=9)
    truck = foe("truck", 1, 5, hp=9, movement=2, traits=["no-fire"])
    rifle = foe("rifle", 1, 9, hp=9, range=3, penetration=1)
    cannon = foe("cannon", 6, 1, hp=9, penetration=3, range=5, to_hit=10, movement=3)
    assert first_target(gun, truck, rifle, cannon, stance="total-defense") == "cannon"


@pytest.mark.rule("2GM-DF-OD-S")
def test_overcome_defense_fires_at_the_supply_line_then_command_groups() -> None:
    gun = ai("gun", 4, 5, **{**GUN, "range": 9}, movement=0)
    link = foe("link", 5, 3, hp=6, **HARMLESS)
    staff = foe("staff", 6, 2, hp=6, movement=0, traits=["command-group", "no-fire"])
    near = foe("near", 6, 5, hp=6, damage=3, range=3, to_hit=2)
    story: dict[str, Any] = {"stance": "overcome-defense", "kind": "defensive"}
    assert first_target(gun, *SUPPLY, near, staff, link, **story) == "link"
    assert first_target(gun, *SUPPLY, near, staff, **story) == "staff"
    assert first_target(gun, *SUPPLY, near, **story) == "near", "the HQ is not asked for"


@pytest.mark.rule("2GM-BR-FA-S", "Q2-10")
def test_full_assault_fires_at_the_hq_or_at_what_hurts_the_best() -> None:
    close = foe("close", 5, 3, hp=1, movement=0, range=1)
    anti_tank = foe("at", 6, 6, hp=6, penetration=6, range=3, to_hit=9, movement=0)
    gun = ai("gun", 5, 5, **GUN, movement=0)
    assert first_target(gun, close, anti_tank, stance="full-assault") == "hq"
    short = ai("short", 3, 5, "panzer-iv")
    close = foe("close", 4, 4, hp=1, movement=0, range=1)
    anti_tank = foe("at", 5, 6, hp=6, penetration=6, range=3, to_hit=9, movement=0)
    assert first_target(short, close, anti_tank, stance="full-assault") == "at"
    ruled = fire(short, close, stance="full-assault", rulings={"full-assault-fire": "hq-only"})
    assert shots(ruled) == []


@pytest.mark.rule("2GM-OF-FA-S", "Q2-10")
def test_by_ruling_a_full_assault_spares_all_but_the_target() -> None:
    gun, other = ai("gun", 1, 5, **GUN, movement=0), foe("other", 2, 5, hp=6, **HARMLESS)
    far = {"line": 6, "column": 9, "goal": "destroy"}
    story: dict[str, Any] = {"stance": "full-assault", "kind": "offensive", "target": far}
    assert shots(fire(gun, other, **story)) == [("gun", "other")]
    ruled = fire(gun, other, rulings={"full-assault-fire": "hq-only"}, **story)
    assert shots(ruled) == []


@pytest.mark.rule("2GM-OF-RL-S")
def test_reinforce_lines_fires_at_anything_in_range() -> None:
    guns = ai("a", 1, 1, movement=0, range=2), ai("b", 1, 9, movement=0, range=2)
    prey = foe("p", 2, 1, hp=6, **HARMLESS), foe("q", 3, 9, hp=6, **HARMLESS)
    situation = fire(*guns, *prey, stance="reinforce-lines", kind="offensive")
    assert set(shots(situation)) == {("a", "p"), ("b", "q")}


@pytest.mark.rule("2GM-OF-SH-S")
def test_seize_and_hold_fires_at_threats_nearby() -> None:
    gun = ai("gun", 3, 5, **GUN, movement=0)
    far = foe("far", 6, 5, hp=1, damage=4, range=6, to_hit=1, movement=0)
    calm = foe("calm", 4, 5, hp=1, **HARMLESS)
    near = foe("near", 5, 5, hp=6, damage=2, range=2, to_hit=1, movement=0)
    units = gun, far, calm, near
    assert first_target(*units, stance="seize-and-hold", kind="offensive") == "near"


GUARDED = (
    foe("guard", 4, 4, hp=6, **HARMLESS),
    foe("other", 3, 8, hp=1, damage=3, range=6, to_hit=1),
)


@pytest.mark.rule("2GM-OF-AD-S")
def test_advance_fires_at_the_defenders_of_the_target() -> None:
    gun = ai("gun", 3, 5, **GUN, movement=0)
    story: dict[str, Any] = {"stance": "advance", "kind": "offensive", "target": TARGET}
    assert first_target(gun, *GUARDED, **story) == "guard"


@pytest.mark.rule("2GM-OF-AT-S")
def test_attack_fires_at_the_target_if_it_must_fall_else_at_its_defenders() -> None:
    gun = ai("gun", 3, 5, **GUN, movement=0)
    story: dict[str, Any] = {"stance": "attack", "kind": "offensive"}
    assert first_target(gun, *GUARDED, **story, target=TARGET) == "target"
    taken = TARGET | {"goal": "defend"}
    assert first_target(gun, *GUARDED, **story, target=taken) == "guard"


@pytest.mark.rule("2GM-OF-FA-S", "Q2-10")
def test_full_assault_fires_only_at_the_target_while_it_is_in_range() -> None:
    near = ai("gun", 3, 5, **GUN, movement=0)
    far = ai("far", 1, 8, "panzer-iv")
    story: dict[str, Any] = {"stance": "full-assault", "kind": "offensive", "target": TARGET}
    situation = fire(near, far, *GUARDED, **story)
    assert set(shots(situation)) == {("gun", "target"), ("far", "other")}


@pytest.mark.rule("2GM-DF-TD-S")
def test_defensive_total_defense_fires_at_the_most_dangerous_nearby() -> None:
    gun = ai("gun", 2, 5, **GUN, movement=0)
    far = foe("far", 6, 5, hp=9, damage=9, range=6, to_hit=1, movement=0)
    calm = foe("calm", 3, 5, hp=1, **HARMLESS)
    near = foe("near", 4, 5, hp=6, damage=1, range=2, to_hit=5, movement=0)
    story: dict[str, Any] = {"stance": "total-defense", "kind": "defensive"}
    assert first_target(gun, far, calm, near, **story) == "near"


@pytest.mark.rule("2GM-DF-RL-S", "2GM-DF-SH-S")
@pytest.mark.parametrize("stance", ["reinforce-lines", "seize-and-hold"])
def test_nearby_units_first(stance: str) -> None:
    gun = ai("gun", 2, 5, **GUN, movement=0)
    far = foe("far", 6, 5, hp=1, damage=4, range=6, to_hit=1, movement=0)
    two, one = foe("two", 4, 5, hp=1, **HARMLESS), foe("one", 3, 5, hp=6, **HARMLESS)
    assert first_target(gun, far, two, one, stance=stance, kind="defensive") == "one"
