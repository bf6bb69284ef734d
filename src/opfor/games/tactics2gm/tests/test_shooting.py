"""Shooting: the number to roll, penetration, wounds, criticals, suppression, terrain, HQ."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from opfor.games.tactics2gm.course.lookout import shooting_options
from opfor.games.tactics2gm.tests.asked import (
    expected_damage,
    hurt_chance,
    kill_chance,
    mark,
    need,
    need_tally,
)
from opfor.games.tactics2gm.tests.deeds import shoot
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import Shoot
from opfor.games.tactics2gm.values.arms import weapon
from opfor.games.tactics2gm.values.state import HQ, Unit, terrain_target


def needed(field: Field, shooter: int, target: int, slot: int = 0) -> int:
    unit = field.unit(shooter)
    arm = weapon(field.setting, unit, slot)
    at = mark(field.setting, field.state, unit.side, target)
    total = need(field.setting, field.state, unit, arm, at)
    assert need_tally(field.setting, field.state, unit, arm, at).total == total
    return total


def duel() -> tuple[Field, int, int]:
    """A Sherman (hits on 5, penetration 4, damage 2) against a Panzer IV (defence 4, 3 HP)."""
    field = Field(mode="two-player")
    return field, field.put(SOUTH, "sherman", 4, 5), field.put(NORTH, "panzer-iv", 2, 5)


@pytest.mark.parametrize(("rolled", "wounds"), [(4, 0), (5, 2), (9, 2)])
def test_the_needed_number_or_more_hits(rolled: int, wounds: int) -> None:
    field, sherman, panzer = duel()
    field.do(shoot(field.play, sherman, 0, panzer), rolled)
    assert field.unit(panzer).wounds == wounds


def test_too_little_penetration_does_nothing() -> None:
    field = Field()
    men = field.put(SOUTH, "heavy-infantry", 3, 5)
    tank = field.put(NORTH, "tiger", 2, 5)
    field.do(shoot(field.play, men, 0, tank), 9)
    assert field.unit(tank).wounds == 0


@pytest.mark.rule("2GM-CON-6")
def test_a_ten_destroys_any_unit() -> None:
    field = Field()
    men = field.put(SOUTH, "light-infantry", 3, 5)
    tank = field.put(NORTH, "tiger", 2, 5)
    field.do(shoot(field.play, men, 0, tank), 10)
    assert not field.is_there(tank)
    assert field.state.losses == (1, 0)
    assert field.state.decks[NORTH].discard == ("tiger",)


@pytest.mark.rule("2GM-CON-6")
def test_a_ten_at_the_hq_is_a_plain_hit() -> None:
    field = Field()
    tank = field.put(SOUTH, "sherman", 2, 5)
    field.do(shoot(field.play, tank, 0, HQ), 10)
    assert field.state.hq == (2, 0)


@pytest.mark.rule("2GM-CON-6")
def test_a_ten_at_a_house_leaves_it_standing_and_kills_the_unit_inside() -> None:
    field = Field()
    house = field.lay("house", 2, 5)
    inside = field.put(NORTH, "heavy-infantry", 2, 5)
    tank = field.put(SOUTH, "sherman", 4, 5)
    field.do(shoot(field.play, tank, 0, terrain_target(house)), 10)
    piece = field.state.terrain[house]
    assert piece is not None
    assert piece.damage == 2
    field.do(shoot(field.play, tank, 0, inside), 10)
    assert not field.is_there(inside)
    assert field.state.terrain[house] == piece


@pytest.mark.rule("2GM-MOD-1", "2GM-MOD-2")
@pytest.mark.parametrize(
    ("card", "harder"),
    [("forest", 1), ("bushes", 1), ("ruins", 0), ("mountain", 0), ("house", 2), ("trench", 2),
     ("wall", 1), ("bunker", 3), ("sandbags", 1), ("wire", 0), ("barrier", 0)],
)  # fmt: skip
def test_cover_of_each_terrain(card: str, harder: int) -> None:
    field = Field()
    men = field.put(NORTH, "heavy-infantry", 2, 5)
    tank = field.put(SOUTH, "sherman", 4, 5)
    field.lay(card, 2, 5)
    assert needed(field, tank, men) == 5 + harder


@pytest.mark.rule("2GM-MOD-1", "2GM-MOD-2")
@pytest.mark.parametrize("card", ["forest", "bushes"])
def test_destroyed_cover_covers_nobody(card: str) -> None:
    field = Field()
    men = field.put(NORTH, "heavy-infantry", 2, 5)
    gun = field.put(SOUTH, "pershing", 5, 5)
    cell = field.lay(card, 2, 5)
    for _ in range(2):
        field.do(shoot(field.play, gun, 0, terrain_target(cell)), 9)
        if field.state.terrain[cell] is None:
            break
    assert field.state.terrain[cell] is None
    assert needed(field, gun, men) == 4


@pytest.mark.rule("2GM-MOD-5")
@pytest.mark.parametrize(("wounds", "easier"), [(0, 0), (1, 1), (3, 3), (4, 3), (5, 3)])
def test_wounds_make_a_unit_easier_to_hit_up_to_three(wounds: int, easier: int) -> None:
    field = Field()
    tank = field.put(NORTH, "pershing", 2, 5, wounds=min(wounds, 4))
    field.change(units=tuple(_with(u, wounds) for u in field.state.units))
    shooter = field.put(SOUTH, "sherman", 4, 5)
    assert needed(field, shooter, tank) == 5 - easier


def _with(unit: Unit, wounds: int) -> Unit:
    return replace(unit, wounds=wounds)


@pytest.mark.rule("2GM-MOD-7")
def test_the_second_shooter_hits_easier_and_the_first_does_not_twice() -> None:
    field = Field()
    tank = field.put(NORTH, "tiger", 2, 5)
    first = field.put(SOUTH, "sherman", 4, 5, tokens=["mg"])
    second = field.put(SOUTH, "sherman", 3, 6)
    assert needed(field, second, tank) == 5
    field.do(shoot(field.play, first, 0, tank), 2)
    assert needed(field, second, tank) == 4
    assert needed(field, first, tank, 1) == 4  # its own MG needs 4: not suppressed by itself


@pytest.mark.rule("2GM-MOD-8")
def test_at_night_everything_is_harder_to_hit() -> None:
    field = Field(night=True)
    tank = field.put(NORTH, "tiger", 2, 5)
    shooter = field.put(SOUTH, "sherman", 4, 5)
    assert needed(field, shooter, tank) == 6
    assert needed(field, field.put(SOUTH, "sherman", 2, 6), HQ) == 6


@pytest.mark.rule("V-13")
@pytest.mark.parametrize(
    ("wounds", "kill", "hurt", "expected"),
    [(0, 0.1, 0.6, 0.1 * 3 + 0.5 * 2), (1, 0.7, 0.7, 0.1 * 2 + 0.6 * 2)],
)
def test_exact_odds(wounds: int, kill: float, hurt: float, expected: float) -> None:
    """Panzer IV: 3 HP against damage 2; one wound makes 2 HP and hits from 4."""
    field = Field()
    tank = field.put(NORTH, "panzer-iv", 2, 5, wounds=wounds)
    shooter = field.put(SOUTH, "sherman", 4, 5)
    arm = field.setting.unit("sherman")
    at = mark(field.setting, field.state, SOUTH, tank)
    number = needed(field, shooter, tank)
    assert kill_chance(number, arm, at) == pytest.approx(kill)
    assert hurt_chance(number, arm, at) == pytest.approx(hurt)
    assert expected_damage(number, arm, at) == pytest.approx(expected)


@given(wounds=st.integers(0, 2), cover=st.booleans())
def test_odds_agree_with_what_the_die_does(wounds: int, cover: bool) -> None:
    """Counting the faces that destroy gives the stated chance."""
    deaths = 0
    for face in range(1, 11):
        field, sherman, panzer = duel()
        field.change(units=tuple(
            _with(u, wounds) if u.id == panzer else u for u in field.state.units))  # fmt: skip
        if cover:
            field.lay("wall", 2, 5)
        number = needed(field, sherman, panzer)
        at = mark(field.setting, field.state, SOUTH, panzer)
        stated = kill_chance(number, field.setting.unit("sherman"), at)
        field.do(shoot(field.play, sherman, 0, panzer), face)
        deaths += not field.is_there(panzer)
    assert stated == pytest.approx(deaths / 10)


def test_range_and_minimum_range() -> None:
    field = Field()
    mortar = field.put(SOUTH, "mortar", 4, 5)
    near = field.put(NORTH, "heavy-infantry", 3, 5)
    far = field.put(NORTH, "heavy-infantry", 2, 3)
    beyond = field.put(NORTH, "heavy-infantry", 1, 3)
    shots = {o.target for o in shooting_options(field.setting, field.state, SOUTH)
             if isinstance(o, Shoot) and o.unit == mortar}  # fmt: skip
    assert far in shots
    assert near not in shots
    assert beyond not in shots


def test_each_weapon_fires_once_a_turn() -> None:
    field, sherman, panzer = duel()
    field.do(shoot(field.play, sherman, 0, panzer), 1)
    assert not [o for o in shooting_options(field.setting, field.state, SOUTH)
                if isinstance(o, Shoot) and o.unit == sherman]  # fmt: skip


def test_destroying_the_hq_wins() -> None:
    field = Field()
    field.change(hq=(field.setting.numbers.hq.hp - 1, 0), mover=SOUTH)
    tank = field.put(SOUTH, "sherman", 2, 5)
    field.do(shoot(field.play, tank, 0, HQ), 9)
    assert field.state.result is not None
    assert field.state.result.winner == SOUTH
