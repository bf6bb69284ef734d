"""Scenarios: half the terrain, units placed in advance, equipment for what is left."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.play import Procedure
from opfor.core.requests import Draw, Roll, TieBreak
from opfor.games.tactics2gm.tests.deeds import deploy_before_the_game
from opfor.games.tactics2gm.tests.field import Field, setting_for
from opfor.games.tactics2gm.values.events import (
    EquipmentBought,
    StageBegun,
    TerrainPlaced,
    UnitDeployed,
)
from opfor.games.tactics2gm.values.start import scenario_counts
from opfor.games.tactics2gm.values.state import TerrainPiece
from tests.oracle.tactics2gm.bot.setup.pre_game import place_unit
from tests.oracle.tactics2gm.bot.setup.terrain import half_of, place_half, roll_space
from tests.oracle.tactics2gm.rules.d10 import pick_by_d10


def scenario(**role: Any) -> Field:
    """The farmhouse's defender on an open field, with another role text."""
    field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
    roles = (replace(field.setting.mission.roles[0], **role), field.setting.mission.roles[1])
    mission = replace(field.setting.mission, roles=roles, target=-1)
    field.setting = replace(field.setting, mission=mission)
    field.play.setting = field.setting
    return field


def run(field: Field, procedure: Procedure[Any], *dice: int) -> list[Roll]:
    """Draws take the first card, dice fall as told and then as 1, 2, 3, …; the rolls asked for."""
    rolls, n, asked = list(dice), 0, []
    try:
        request = next(procedure)
        while True:
            if isinstance(request, Draw):
                request = procedure.send(request.pool[0])
            elif isinstance(request, Roll):
                asked.append(request)
                n += 1
                request = procedure.send((rolls.pop(0) if rolls else (n - 1) % 10 + 1,))
            else:
                request = procedure.send(request.candidates[0])  # type: ignore[union-attr]
    except StopIteration:
        return asked


@pytest.mark.rule("2GM-SC-3", "GT-2GM-2")
@pytest.mark.parametrize(("allowed", "placed"), [(4, 2), (5, 3), (1, 1), (0, 0)])
def test_half_the_terrain_rounded_up(allowed: int, placed: int) -> None:
    assert half_of(allowed) == placed


@pytest.mark.rule("2GM-SC-5", "2GM-SC-3", "GT-2GM-3")
def test_four_walls_make_two_for_two_ap() -> None:
    field = scenario(terrain=("wall",) * 4, zone=(2, 3))
    before = field.state.ap[0]
    run(field, place_half(field.play), 1, 4, 9, 6)
    placed = field.events(TerrainPlaced)
    assert [(e.card, e.cell) for e in placed] == [
        ("wall", field.cell(2, 4)), ("wall", field.cell(3, 6)),
    ]  # fmt: skip
    assert before - field.state.ap[0] == 2


def test_a_card_listed_more_often_than_the_deck_holds_it_is_placed_no_oftener() -> None:
    field = scenario(terrain=("house", "wall", "house", "house", "wall"), start_ap=30)
    field.change(terrain_deck=("house", "wall"), ap=(30, 0))
    run(field, place_half(field.play))
    assert [e.card for e in field.events(TerrainPlaced)] == ["house"]


@pytest.mark.rule("2GM-SC-4")
def test_terrain_stays_inside_the_zone() -> None:
    field = scenario(terrain=("wall",) * 4, zone=(3, 3))
    run(field, place_half(field.play))
    assert {field.setting.board.line(e.cell) for e in field.events(TerrainPlaced)} == {3}


@pytest.mark.rule("2GM-SC-2")
def test_the_solo_line_gives_the_counts() -> None:
    field = scenario(solo="Germans, 11-7-0-3-12, Defensive AI")
    counts = scenario_counts(field.setting)
    assert list(counts.values()) == [11, 7, 0, 3, 12]


def before_the_game(ap: int) -> Field:
    """Five cards, three of them units; a house on line 3, a trench on line 2."""
    field = scenario(deploy_cards=5, deploy_zone=(1, 3))
    field.stack(0, "command-group", "heavy-infantry", "hit", "luck", "pak40")
    field.lay("house", 3, 4)
    field.lay("trench", 2, 6)
    field.change(ap=(ap, 0))
    return field


@pytest.mark.rule("2GM-SC-6", "2GM-SC-7", "GT-2GM-4")
def test_the_dearest_first_on_strong_terrain_and_in_supply() -> None:
    field = before_the_game(7)
    run(field, deploy_before_the_game(field.play), 9)
    placed = [(e.card, field.setting.board.line(e.cell)) for e in field.events(UnitDeployed)]
    assert placed == [("pak40", 3), ("heavy-infantry", 2), ("command-group", 1)]
    cells = [e.cell for e in field.events(UnitDeployed)]
    assert cells[:2] == [field.cell(3, 4), field.cell(2, 6)]
    assert field.state.decks[0].hand == ()


@pytest.mark.rule("2GM-SC-6")
def test_units_placed_in_advance_may_move_in_the_first_turn() -> None:
    field = before_the_game(7)
    run(field, deploy_before_the_game(field.play))
    field.play.emit(StageBegun("turn"))
    assert [unit.fresh for unit in field.state.units] == [False] * 3


@pytest.mark.rule("2GM-SC-7")
def test_the_target_to_defend_comes_before_the_strongest_terrain() -> None:
    field = before_the_game(7)
    target = field.lay("wall", 2, 9)
    mission = replace(field.setting.mission, target=target)
    field.setting = field.play.setting = replace(field.setting, mission=mission)
    run(field, deploy_before_the_game(field.play))
    assert field.events(UnitDeployed)[0].cell == target


@pytest.mark.rule("2GM-SC-6")
def test_only_what_the_starting_ap_pay_for() -> None:
    field = before_the_game(5)
    run(field, deploy_before_the_game(field.play))
    assert [e.card for e in field.events(UnitDeployed)] == ["pak40", "command-group"]


@pytest.mark.rule("2GM-SC-8", "GT-2GM-4")
def test_left_over_ap_buy_equipment_for_the_cheapest_unit_first() -> None:
    field = before_the_game(9)
    run(field, deploy_before_the_game(field.play))
    owners = [field.unit(e.unit).card for e in field.events(EquipmentBought)]
    assert owners == ["command-group", "heavy-infantry"]


@pytest.mark.rule("GT-2GM-9", "2GM-SC-8")
@pytest.mark.parametrize(
    ("dice", "token"),
    [((1,), "mortar"), ((3,), "mortar"), ((4,), "hmg"), ((9,), "bazooka"), ((10, 6), "hmg")],
)
def test_a_d10_decides_between_three_tokens(dice: tuple[int, ...], token: str) -> None:
    options = ("mortar", "hmg", "bazooka")
    field = Field(mode="solo")
    picked = field.do(pick_by_d10(field.setting, options, "equipment", "2GM-SC-8"), *dice)
    assert picked[0] == token


@pytest.mark.rule("2GM-SET-2")
def test_kinds_of_ai() -> None:
    assert setting_for(mode="solo").ai_kind == "battle-royal"
    assert setting_for(mode="solo", scenario="farmhouse").ai_kind == "defensive"


@pytest.mark.rule("2GM-SC-7", "Q2-32")
@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        (("pak40",), [3]),
        (("pak40", "heavy-infantry"), [3, 2]),
        (("pak40", "heavy-infantry", "command-group"), [3, 2, 1]),
    ],
)
def test_the_target_is_occupied_first_and_by_one_unit_only(
    cards: tuple[str, ...], lines: list[int]
) -> None:
    field = scenario(deploy_cards=len(cards), deploy_zone=(1, 3))
    field.stack(0, *cards)
    field.change(ap=(12, 0))
    target = field.lay("house", 3, 4)
    field.lay("trench", 2, 6)
    mission = replace(field.setting.mission, target=target)
    field.setting = field.play.setting = replace(field.setting, mission=mission)
    run(field, deploy_before_the_game(field.play))
    placed = field.events(UnitDeployed)
    assert placed[0].cell == target
    assert [field.setting.board.line(e.cell) for e in placed] == lines


@pytest.mark.rule("2GM-BR-9", "Q2-6")
def test_terrain_that_finds_no_space_by_dice_takes_the_next_free_one() -> None:
    field = Field(mode="solo")
    free = [field.cell(2, 3), field.cell(2, 7), field.cell(3, 1)]
    dice = (1, *(5,) * 10) * 10
    assert field.do(roll_space(field.setting, (2, 3), free, "2GM-BR-9"), *dice) == field.cell(2, 7)
    again = (1, *(1,) * 9, 3)
    assert field.do(roll_space(field.setting, (2, 3), free, "2GM-BR-9"), *again) == field.cell(2, 3)


@pytest.mark.rule("2GM-SC-7")
def test_units_placed_in_advance_stay_inside_the_zone() -> None:
    field = scenario(deploy_cards=5, deploy_zone=(1, 2))
    field.stack(0, "command-group", "heavy-infantry", "hit", "luck", "pak40")
    field.lay("house", 3, 4)
    field.change(ap=(12, 0))
    run(field, deploy_before_the_game(field.play))
    assert {field.setting.board.line(e.cell) for e in field.events(UnitDeployed)} <= {1, 2}


@pytest.mark.rule("2GM-SC-7")
@pytest.mark.parametrize(("damage", "kind"), [(1, TieBreak), (2, Roll)])
def test_equal_terrain_by_a_fair_die_while_a_hit_point_of_it_is_left(
    damage: int, kind: type
) -> None:
    """Two walls of two hit points; rubble is a space like any other."""
    field = scenario(deploy_cards=1, deploy_zone=(1, 1))
    for column in (3, 7):
        cell = field.lay("wall", 1, column)
        piece = TerrainPiece("wall", damage=damage)
        terrain = (*field.state.terrain[:cell], piece, *field.state.terrain[cell + 1 :])
        field.change(terrain=terrain)
    asked = place_unit(field.play, field.setting.cards.units["light-infantry"], 0)
    assert isinstance(next(asked), kind)
