"""Night: face-down cards, who sees what, and when they are turned up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.tests.deeds import carry_out, shoot
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.told.view import view
from opfor.games.tactics2gm.values.actions import Deploy, Fly, Move, PlaySupport, Shoot
from opfor.games.tactics2gm.values.content import HIDDEN


def night() -> Field:
    field = Field(night=True)
    field.give(NORTH, "panther")
    return field


@pytest.mark.rule("2GM-MOD-8")
def test_units_come_face_down_and_only_their_owner_knows_them() -> None:
    field = night()
    field.do(carry_out(field.play, NORTH, Deploy("panther", field.cell(1, 5))))
    (unit,) = field.state.units
    assert unit.hidden
    assert view(field.setting, field.state, "north").units[0].card == "panther"
    assert view(field.setting, field.state, "south").units[0].card == HIDDEN


@pytest.mark.rule("2GM-MOD-8")
@pytest.mark.parametrize(("line", "seen"), [(4, False), (3, True)])
def test_within_two_spaces_of_an_enemy_it_is_turned_up(line: int, seen: bool) -> None:
    field = night()
    unit = field.put(NORTH, "panther", 1, 5, hidden=True)
    enemy = field.put(SOUTH, "sherman", line + 1, 5, hidden=True)
    field.do(carry_out(field.play, NORTH, Move(unit, field.cell(2, 5))))
    assert field.unit(unit).hidden != seen
    assert field.unit(enemy).hidden != seen


@pytest.mark.rule("2GM-MOD-8")
def test_who_shoots_is_turned_up() -> None:
    field = night()
    unit = field.put(NORTH, "panther", 1, 5, hidden=True)
    enemy = field.put(SOUTH, "sherman", 5, 5, hidden=True)
    field.do(shoot(field.play, unit, 0, enemy), 1)
    assert not field.unit(unit).hidden
    assert field.unit(enemy).hidden


@pytest.mark.rule("2GM-MOD-8")
def test_the_odds_of_a_shot_do_not_tell_what_lies_face_down() -> None:
    said = set()
    for card in ("tiger", "light-infantry"):
        field = Field(night=True)
        shooter = field.put(SOUTH, "sherman", 4, 5)
        enemy = field.put(NORTH, card, 1, 5, hidden=True)
        shown = view(field.setting, field.state, "south")
        said.add(GAME.words.action(field.setting, shown, Shoot(shooter, 0, enemy)))
        rolls = shoot(field.play, shooter, 0, enemy)
        said.add(next(rolls).why)
    assert len(said) == 2, said
    assert not any("Tiger" in text or "Infantry" in text for text in said)


def test_by_day_nothing_is_face_down() -> None:
    field = Field()
    field.give(NORTH, "panther")
    field.do(carry_out(field.play, NORTH, Deploy("panther", field.cell(1, 5))))
    assert not field.state.units[0].hidden


@pytest.mark.rule("2GM-MOD-8")
@pytest.mark.parametrize("by", ["shot", "airplane", "card"])
def test_a_unit_that_bails_out_beside_the_enemy_is_turned_up(by: str) -> None:
    field = Field(night=True)
    truck = field.put(NORTH, "truck", 3, 5)
    rider = field.put(NORTH, "heavy-infantry", 3, 5, hidden=True, aboard=truck)
    field.change(
        units=tuple(
            replace(u, cell=-1) if u.id == rider else replace(u, cargo=rider)
            for u in field.state.units
        )
    )
    sherman = field.put(SOUTH, "sherman", 4, 5)
    field.change(mover=SOUTH)
    if by == "shot":
        field.do(shoot(field.play, sherman, 0, truck), 10)
    elif by == "airplane":
        field.give(SOUTH, "p47")
        field.do(carry_out(field.play, SOUTH, Fly("p47", truck)), 10)
    else:
        field.give(SOUTH, "hit")
        field.do(carry_out(field.play, SOUTH, PlaySupport("hit", sherman, truck)))
    assert not field.is_there(truck)
    assert field.unit(rider).cell == field.cell(3, 5)
    assert not field.unit(rider).hidden
