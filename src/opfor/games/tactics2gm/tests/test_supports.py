"""One story for each support card: those of the solo rules."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.course.lookout import (
    deploy_cost,
    movement_options,
    shooting_options,
    support_plays,
)
from opfor.games.tactics2gm.tests.asked import cards_to_draw, mark, need
from opfor.games.tactics2gm.tests.deeds import carry_out, shoot
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH
from opfor.games.tactics2gm.tests.hand import field_with, play
from opfor.games.tactics2gm.values.actions import Discard, Done, PlaySupport, RollAgain
from opfor.games.tactics2gm.values.events import ShotFired
from opfor.games.tactics2gm.values.state import terrain_target


@pytest.mark.rule("2GM-CE-4")
def test_hit_destroys_what_the_unit_could_shoot() -> None:
    field = field_with("hit")
    men = field.put(SOUTH, "light-infantry", 4, 5)
    tiger = field.put(NORTH, "tiger", 3, 5)
    far = field.put(NORTH, "pak40", 1, 1)
    assert PlaySupport("hit", men, far) not in support_plays(field.setting, field.state, SOUTH)
    play(field, PlaySupport("hit", men, tiger))
    assert not field.is_there(tiger)
    assert field.state.ap[SOUTH] == 5
    assert not shooting_options(field.setting, field.state, SOUTH)  # it has fired


def test_mines_hurt_a_unit_that_has_left_its_line() -> None:
    field = field_with("mines")
    home = field.put(NORTH, "panzer-iii", 1, 5)
    out = field.put(NORTH, "panzer-iii", 2, 5)
    heavy = field.put(NORTH, "panther", 3, 5)
    plays = support_plays(field.setting, field.state, SOUTH)
    assert plays == [PlaySupport("mines", target=out), PlaySupport("mines", target=heavy)]
    play(field, plays[1])
    assert field.unit(heavy).wounds == 2
    assert field.unit(home).wounds == field.unit(out).wounds == 0


def test_an_anti_tank_mine_takes_vehicles_only() -> None:
    field = field_with("anti-tank-mine")
    field.put(NORTH, "heavy-infantry", 3, 4)
    tiger = field.put(NORTH, "tiger", 3, 5)
    plays = support_plays(field.setting, field.state, SOUTH)
    assert plays == [PlaySupport("anti-tank-mine", target=tiger)]
    play(field, plays[0])
    assert not field.is_there(tiger)


def test_fire_burns_the_house_and_both_units_inside() -> None:
    field = field_with("fire")
    house = field.lay("house", 2, 5)
    first = field.put(NORTH, "heavy-infantry", 2, 5)
    second = field.put(NORTH, "light-infantry", 2, 5)
    play(field, PlaySupport("fire", cell=house))
    assert field.unit(first).wounds == 2
    assert not field.is_there(second)
    piece = field.state.terrain[house]
    assert piece is not None
    assert piece.damage == 2


@pytest.mark.rule("2GM-CON-5")
def test_promotion_comes_after_shooting_and_needs_a_kill() -> None:
    field = field_with("promotion")
    killer = field.put(SOUTH, "sherman", 4, 5, wounds=1, kills=1)
    field.put(SOUTH, "sherman", 4, 6)
    assert support_plays(field.setting, field.state, SOUTH) == []  # not in Deployment
    plays = support_plays(field.setting, field.state, SOUTH, "after-shooting")
    assert plays == [PlaySupport("promotion", unit=killer)]
    field.do(carry_out(field.play, SOUTH, plays[0]))
    unit = field.unit(killer)
    assert (unit.rank, unit.wounds) == (1, 0)
    tank = field.put(NORTH, "panzer-iv", 2, 5)
    at = mark(field.setting, field.state, SOUTH, tank)
    assert need(field.setting, field.state, unit, field.setting.unit("sherman"), at) == 4


def test_enigma_costs_the_enemy_a_card_and_brings_one() -> None:
    field = field_with("enigma")
    field.give(NORTH, "pak40", "tiger")
    field.stack(SOUTH, "sherman")
    play(field, PlaySupport("enigma"), answers=("tiger", "sherman"))
    assert field.state.decks[NORTH].hand == ("pak40",)
    assert field.state.decks[SOUTH].hand == ("sherman",)


@pytest.mark.parametrize("card", ["enigma", "espionage"])
def test_an_empty_handed_enemy_draws_one_card_fewer(card: str) -> None:
    field = field_with(card)
    play(field, PlaySupport(card))
    assert cards_to_draw(field.play, NORTH) == field.setting.numbers.cards.draw - 1


def test_espionage_shows_the_hand_and_discards_one_card() -> None:
    field = field_with("espionage")
    field.give(NORTH, "pak40", "tiger")
    play(field, PlaySupport("espionage"), answers=(Discard("tiger"),))
    assert field.state.decks[NORTH].hand == ("pak40",)
    assert field.state.decks[NORTH].discard == ("tiger",)


def test_replacements_fetch_a_unit_from_the_deck() -> None:
    field = field_with("replacements")
    field.stack(SOUTH, "sherman", "hit")
    plays = support_plays(field.setting, field.state, SOUTH)
    assert plays == [PlaySupport("replacements", other="sherman")]
    play(field, plays[0])
    assert field.state.decks[SOUTH].hand == ("sherman",)
    assert field.state.decks[SOUTH].draw == ("hit",)


@pytest.mark.rule("2GM-CON-5")
def test_luck_repeats_a_missed_shot_in_the_shooting_phase() -> None:
    field = field_with("luck")
    sherman = field.put(SOUTH, "sherman", 4, 5)
    panzer = field.put(NORTH, "panzer-iv", 2, 5)
    assert support_plays(field.setting, field.state, SOUTH) == []
    field.do(shoot(field.play, sherman, 0, panzer), 1, 9, answers=(RollAgain("luck"),))
    assert field.unit(panzer).wounds == 2
    assert field.state.decks[SOUTH].discard == ("luck",)


def test_luck_may_be_kept() -> None:
    field = field_with("luck")
    sherman = field.put(SOUTH, "sherman", 4, 5)
    panzer = field.put(NORTH, "panzer-iv", 2, 5)
    field.do(shoot(field.play, sherman, 0, panzer), 1, answers=(Done(),))
    assert field.state.decks[SOUTH].hand == ("luck",)


@pytest.mark.rule("2GM-CON-5", "2GM-CON-6")
def test_a_natural_ten_is_no_miss_to_be_repeated_even_where_more_is_needed() -> None:
    field = field_with("luck")
    sherman = field.put(SOUTH, "sherman", 4, 5, aim=9)
    panzer = field.put(NORTH, "panzer-iv", 2, 5)
    field.do(shoot(field.play, sherman, 0, panzer), 10)
    assert field.events(ShotFired)[0].need > 10
    assert not field.is_there(panzer)


def test_a_battering_ram_needs_a_tank_beside_its_target() -> None:
    field = field_with("battering-ram")
    field.put(SOUTH, "heavy-infantry", 3, 6)
    gun = field.put(NORTH, "pak40", 2, 6)
    assert support_plays(field.setting, field.state, SOUTH) == []
    tank = field.put(SOUTH, "sherman", 2, 5)
    play(field, PlaySupport("battering-ram", tank, gun))
    assert not field.is_there(gun)
    assert field.unit(tank).wounds == 1


def test_a_battering_ram_breaks_a_barrier() -> None:
    field = field_with("battering-ram")
    tank = field.put(SOUTH, "sherman", 2, 5)
    cell = field.lay("barrier", 2, 6)
    play(field, PlaySupport("battering-ram", tank, terrain_target(cell)))
    assert field.state.terrain[cell] is None
    assert field.state.terrain_out == ("barrier",)


def test_contradictory_orders_stop_a_unit_for_a_turn() -> None:
    field = field_with("contradictory-orders")
    tank = field.put(NORTH, "panzer-iv", 2, 5)
    field.put(SOUTH, "sherman", 4, 5)
    play(field, PlaySupport("contradictory-orders", target=tank))
    assert movement_options(field.setting, field.state, NORTH) == []
    assert shooting_options(field.setting, field.state, NORTH) == []


def test_a_blocked_road_stops_movement_only() -> None:
    field = field_with("blocked-road")
    tank = field.put(NORTH, "panzer-iv", 2, 5)
    field.put(SOUTH, "sherman", 4, 5)
    play(field, PlaySupport("blocked-road", target=tank))
    assert movement_options(field.setting, field.state, NORTH) == []
    assert shooting_options(field.setting, field.state, NORTH)


def test_a_general_stays_and_makes_units_cheaper_but_never_free() -> None:
    field = field_with("general")
    play(field, PlaySupport("general"))
    assert field.state.decks[SOUTH].in_play == ("general",)
    assert deploy_cost(field.setting, field.state, SOUTH, "sherman") == 3
    assert deploy_cost(field.setting, field.state, SOUTH, "light-infantry") == 1
    assert field.setting.cards.points("general") == 4
    assert field.setting.cards.supports["general"].cost == 1


def test_paratroopers_land_anywhere_but_beside_an_enemy() -> None:
    field = field_with("paratroopers")
    field.give(SOUTH, "heavy-infantry")
    enemy = field.put(NORTH, "pak40", 3, 5)
    plays = support_plays(field.setting, field.state, SOUTH)
    cells = {p.cell for p in plays}
    assert field.cell(2, 1) in cells
    near = {field.unit(enemy).cell, *field.setting.board.neighbours[field.unit(enemy).cell]}
    assert not near & cells
    assert not set(field.setting.board.entry(NORTH)) & cells
    landing = PlaySupport("paratroopers", cell=field.cell(2, 1), other="heavy-infantry")
    play(field, landing)
    assert [u.cell for u in field.state.units if u.side == SOUTH] == [field.cell(2, 1)]
    assert field.state.ap[SOUTH] == 9 - 3 - 2


def test_a_c47_shot_down_brings_nobody() -> None:
    field = field_with("c47")
    field.give(SOUTH, "rangers")
    field.put(NORTH, "flak38", 1, 1)
    play(field, PlaySupport("c47", cell=field.cell(3, 1), other="rangers"), 10)
    assert not [u for u in field.state.units if u.side == SOUTH]
    assert field.state.decks[SOUTH].hand == ("rangers",)
    assert field.state.decks[SOUTH].discard == ("c47",)
