"""Assault: an attack in Movement, and the extra shot it costs."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.course.lookout import movement_options, shooting_options
from opfor.games.tactics2gm.tests.asked import extra_shots
from opfor.games.tactics2gm.tests.deeds import carry_out, end_turn, start
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import Assault, Shoot
from opfor.games.tactics2gm.values.state import NO_FIRE


def close_quarters() -> tuple[Field, int, int]:
    field = Field()
    return field, field.put(NORTH, "heavy-infantry", 3, 5), field.put(SOUTH, "hmg", 4, 5)


@pytest.mark.rule("2GM-CON-3")
def test_infantry_assaults_a_neighbour_once_and_may_still_shoot() -> None:
    field, men, enemy = close_quarters()
    assert Assault(men, enemy) in movement_options(field.setting, field.state, NORTH)
    field.do(carry_out(field.play, NORTH, Assault(men, enemy)), 9)
    assert field.unit(enemy).wounds == 1
    assert Assault(men, enemy) not in movement_options(field.setting, field.state, NORTH)
    assert Shoot(men, 0, enemy) in shooting_options(field.setting, field.state, NORTH)


@pytest.mark.rule("2GM-CON-3")
def test_the_assaulted_enemy_gets_one_extra_shot_at_the_attacker() -> None:
    field, men, enemy = close_quarters()
    field.do(carry_out(field.play, NORTH, Assault(men, enemy)), 1)
    end_turn(field.play, NORTH)
    start(field.play, SOUTH)
    extra = Shoot(enemy, 0, men, extra=True)
    options = shooting_options(field.setting, field.state, SOUTH)
    assert {Shoot(enemy, 0, men), extra} <= set(options)
    field.do(carry_out(field.play, SOUTH, Shoot(enemy, 0, men)), 1)
    field.do(carry_out(field.play, SOUTH, extra), 9)
    assert field.unit(men).wounds == 2
    assert extra_shots(field.setting, field.state, SOUTH) == []


@pytest.mark.rule("2GM-CON-3")
def test_an_extra_shot_not_taken_is_lost() -> None:
    field, men, enemy = close_quarters()
    field.do(carry_out(field.play, NORTH, Assault(men, enemy)), 1)
    end_turn(field.play, NORTH)
    end_turn(field.play, SOUTH)
    assert field.state.extra_shots == ()


@pytest.mark.rule("2GM-CON-3")
def test_tanks_and_mortars_do_not_assault() -> None:
    field = Field()
    field.put(NORTH, "panzer-iv", 3, 5)
    field.put(NORTH, "mortar", 3, 6)
    field.put(SOUTH, "hmg", 4, 5)
    field.put(SOUTH, "hmg", 4, 6)
    options = movement_options(field.setting, field.state, NORTH)
    assert not [o for o in options if isinstance(o, Assault)]


@pytest.mark.rule("2GM-CON-3")
def test_infantry_in_the_corner_of_the_board_assaults() -> None:
    field = Field()
    men, enemy = field.put(NORTH, "heavy-infantry", 1, 1), field.put(SOUTH, "hmg", 1, 2)
    assert Assault(men, enemy) in movement_options(field.setting, field.state, NORTH)


@pytest.mark.rule("2GM-CON-3")
@pytest.mark.parametrize(("side", "halted", "shots"), [(SOUTH, 0, 1), (NORTH, 0, 0), (SOUTH, 1, 0)])
def test_an_extra_shot_is_for_the_assaulted_side_if_it_may_fire(
    side: int, halted: int, shots: int
) -> None:
    field = Field()
    men = field.put(NORTH, "heavy-infantry", 3, 5)
    enemy = field.put(SOUTH, "hmg", 4, 5, halted=halted * NO_FIRE)
    field.change(extra_shots=((enemy, men),))
    assert len(extra_shots(field.setting, field.state, side)) == shots
