"""Movement: pace, terrain, friends and enemies, swaps, covered movement, transports."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opfor.games.tactics2gm.course.lookout import has_room, movement_options, reachable
from opfor.games.tactics2gm.tests.asked import can_move, mark, need
from opfor.games.tactics2gm.tests.deeds import carry_out_move, shoot
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import Load, MoveCovered, Swap, Unload
from opfor.games.tactics2gm.values.movement_points import entry_cost, pace
from opfor.games.tactics2gm.values.state import ABOARD, Unit


def spaces(field: Field, unit: int) -> set[int]:
    return set(reachable(field.setting, field.state, field.unit(unit)))


def test_a_unit_goes_as_far_as_its_movement() -> None:
    field = Field()
    unit = field.put(NORTH, "heavy-infantry", 3, 5)
    row = field.setting.board.distance[field.cell(3, 5)]
    assert spaces(field, unit) == {c for c in range(60) if 1 <= row[c] <= 2}


@pytest.mark.rule("2GM-MOD-1", "2GM-MOD-3")
@pytest.mark.parametrize("card", ["forest", "ruins", "mountain"])
def test_hard_terrain_costs_two(card: str) -> None:
    field = Field()
    unit = field.put(NORTH, "heavy-infantry", 3, 1)
    field.lay(card, 2, 1)
    field.lay(card, 3, 2)
    field.lay(card, 4, 1)
    reach = reachable(field.setting, field.state, field.unit(unit))
    assert reach == {field.cell(2, 1): 2, field.cell(3, 2): 2, field.cell(4, 1): 2}


def test_one_step_into_hard_terrain_is_always_possible() -> None:
    field = Field()
    unit = field.put(NORTH, "pak40", 3, 5)
    field.lay("forest", 4, 5)
    assert field.cell(4, 5) in spaces(field, unit)


@pytest.mark.rule("2GM-MOD-4")
@pytest.mark.parametrize("card", ["lake", "sea"])
def test_water_is_never_crossed(card: str) -> None:
    field = Field()
    unit = field.put(NORTH, "sdkfz-222", 1, 1)
    water = {field.lay(card, 1, 2), field.lay(card, 2, 1)}
    assert spaces(field, unit) == set()
    assert not water & spaces(field, unit)


def test_a_house_keeps_vehicles_out_and_holds_two_on_foot() -> None:
    field = Field()
    house = field.lay("house", 3, 5)
    tank = field.put(NORTH, "panzer-iv", 3, 4)
    first = field.put(NORTH, "heavy-infantry", 2, 5)
    assert house not in spaces(field, tank)
    field.put(NORTH, "light-infantry", 3, 5)
    assert house in spaces(field, first)
    field.put(NORTH, "light-infantry", 3, 5)
    assert house not in spaces(field, first)


def test_wire_slows_men_and_barriers_stop_tanks() -> None:
    field = Field()
    wire, barrier = field.lay("wire", 3, 5), field.lay("barrier", 3, 3)
    infantry = field.put(NORTH, "heavy-infantry", 3, 4)
    tank = field.put(NORTH, "panzer-iv", 2, 4)
    reach = reachable(field.setting, field.state, field.unit(infantry))
    assert (reach[wire], reach[barrier]) == (2, 2)
    assert wire in spaces(field, tank)
    assert barrier not in spaces(field, tank)


def test_enemies_block_and_friends_do_not() -> None:
    field = Field()
    unit = field.put(NORTH, "light-infantry", 1, 1)
    field.put(NORTH, "light-infantry", 1, 2)
    field.put(SOUTH, "light-infantry", 2, 1)
    assert spaces(field, unit) == {field.cell(1, 3), field.cell(2, 2)}


@pytest.mark.rule("2GM-MOD-9")
@pytest.mark.parametrize(("card", "expected"), [("truck", 2), ("pak40", 1), ("mountain-troops", 3)])
def test_snow_slows_all_but_units_with_mobility(card: str, expected: int) -> None:
    field = Field(arctic=True)
    unit = field.put(NORTH, card, 3, 5)
    assert pace(field.setting, field.unit(unit)) == expected


@pytest.mark.rule("2GM-PH-10")
def test_a_unit_just_deployed_does_not_move() -> None:
    field = Field()
    unit = field.put(NORTH, "panzer-iv", 1, 5, fresh=True)
    assert not can_move(field.setting, field.state, field.unit(unit))


def test_two_slow_friends_change_places() -> None:
    field = Field()
    gun = field.put(NORTH, "pak40", 2, 5)
    group = field.put(NORTH, "command-group", 3, 5)
    options = movement_options(field.setting, field.state, NORTH)
    assert Swap(gun, group) in options
    field.do(carry_out_move(field.play, Swap(gun, group)))
    assert (field.unit(gun).cell, field.unit(group).cell) == (field.cell(3, 5), field.cell(2, 5))


@pytest.mark.rule("2GM-MOD-6")
def test_infantry_beside_a_tank_keeps_the_slower_pace_and_is_harder_to_hit() -> None:
    field = Field()
    men = field.put(NORTH, "light-infantry", 2, 5)
    tank = field.put(NORTH, "panther", 2, 4)
    options = movement_options(field.setting, field.state, NORTH)
    covered = [o for o in options if isinstance(o, MoveCovered)]
    row = field.setting.board.distance
    start = field.cell(2, 4)
    assert covered
    assert max(row[start][o.cell] for o in covered) == 2  # the Panther alone could go 3
    way = next(o for o in covered if o.cell == field.cell(4, 4))
    field.do(carry_out_move(field.play, way))
    assert row[field.unit(men).cell][field.unit(tank).cell] == 1
    shooter = field.unit(field.put(SOUTH, "sherman", 5, 5))
    arm = field.setting.unit("sherman")
    at = mark(field.setting, field.state, SOUTH, men)
    assert need(field.setting, field.state, shooter, arm, at) == arm.to_hit + 1


@pytest.mark.rule("2GM-MOD-6")
@pytest.mark.parametrize(("side", "behind"), [(NORTH, 3), (SOUTH, 5)])
def test_infantry_ends_behind_its_tank_where_its_own_hq_lies(side: int, behind: int) -> None:
    field = Field()
    field.put(side, "light-infantry", 4, 5)
    field.put(side, "panther", 4, 4)
    field.change(mover=side)
    options = movement_options(field.setting, field.state, side)
    (way,) = (o for o in options if isinstance(o, MoveCovered) and o.cell == field.cell(4, 6))
    assert way.beside == field.cell(behind, 6)


@pytest.mark.rule("2GM-MOD-6")
def test_tanks_do_not_move_under_cover() -> None:
    field = Field()
    field.put(NORTH, "panzer-iv", 2, 5)
    field.put(NORTH, "panther", 2, 4)
    options = movement_options(field.setting, field.state, NORTH)
    assert not [o for o in options if isinstance(o, MoveCovered)]


def test_a_truck_tows_a_gun_and_sets_it_down() -> None:
    field = Field()
    truck = field.put(NORTH, "truck", 2, 5)
    gun = field.put(NORTH, "pak40", 2, 6)
    assert Load(gun, truck) in movement_options(field.setting, field.state, NORTH)
    field.do(carry_out_move(field.play, Load(gun, truck)))
    assert field.unit(gun).cell == ABOARD
    assert field.unit(truck).cargo == gun
    from opfor.games.tactics2gm.tests.deeds import end_turn

    end_turn(field.play, NORTH)
    field.change(mover=NORTH)
    there = Unload(gun, field.cell(3, 5))
    assert there in movement_options(field.setting, field.state, NORTH)
    field.do(carry_out_move(field.play, there))
    assert field.unit(gun).cell == field.cell(3, 5)
    assert field.unit(truck).cargo == 0


def test_who_has_just_got_on_does_not_get_off() -> None:
    field = Field()
    truck = field.put(NORTH, "truck", 2, 5)
    gun = field.put(NORTH, "pak40", 2, 6)
    field.do(carry_out_move(field.play, Load(gun, truck)))
    options = movement_options(field.setting, field.state, NORTH)
    assert not [o for o in options if isinstance(o, Unload)]


@pytest.mark.parametrize(("rider", "survives"), [("heavy-infantry", True), ("pak40", False)])
def test_men_bail_out_of_a_burning_truck_and_guns_burn(rider: str, survives: bool) -> None:
    field = Field()
    truck = field.put(NORTH, "truck", 2, 5)
    load = field.put(NORTH, rider, 2, 6)
    field.do(carry_out_move(field.play, Load(load, truck)))
    tank = field.put(SOUTH, "sherman", 4, 5)
    field.do(shoot(field.play, tank, 0, truck), 9)
    assert not field.is_there(truck)
    assert field.is_there(load) == survives
    if survives:
        assert field.unit(load).wounds == 1
        assert field.unit(load).cell == field.cell(2, 5)


def by_walking(field: Field, unit: int, points: int) -> set[int]:
    """Where a unit can end a move, found by trying every path step by step."""
    board, start = field.setting.board, field.unit(unit)
    card = field.setting.unit(start.card)
    crowd: dict[int, list[Unit]] = {}
    for each in field.state.units:
        crowd.setdefault(each.cell, []).append(each)
    ends: set[int] = set()
    paths = [(start.cell, points)]
    while paths:
        here, left = paths.pop()
        for cell in board.neighbours[here]:
            cost = entry_cost(field.setting, field.state, card, cell)
            if cost is None or any(u.side != start.side for u in crowd.get(cell, ())):
                continue
            if cost > left and (here != start.cell or left != points):
                continue
            if cell != start.cell and has_room(field.setting, field.state, NORTH, cell):
                ends.add(cell)
            if left - cost > 0:
                paths.append((cell, left - cost))
    return ends


@settings(max_examples=60)
@given(data=st.data())
def test_reach_agrees_with_walking_every_path(data: st.DataObject) -> None:
    field = Field()
    cells = data.draw(st.lists(st.integers(0, 59), min_size=8, max_size=30, unique=True))
    kinds = ("forest", "lake", "house", "wire", "barrier", "bushes")
    for n, cell in enumerate(cells[:-8]):
        field.lay(kinds[n % 6], *divmod_cell(cell))
    unit = field.put(NORTH, data.draw(st.sampled_from(["panther", "rangers", "pak40", "jeep"])),
                     *divmod_cell(cells[-1]))  # fmt: skip
    for n, cell in enumerate(cells[-8:-1]):
        field.put((NORTH, SOUTH)[n % 2], "light-infantry", *divmod_cell(cell))
    assert spaces(field, unit) == by_walking(field, unit, pace(field.setting, field.unit(unit)))


def divmod_cell(cell: int) -> tuple[int, int]:
    line, column = divmod(cell, 10)
    return line + 1, column + 1


@pytest.mark.parametrize(("ground", "can"), [("house", False), ("bushes", True)])
def test_neighbours_change_places_only_where_both_may_stand(ground: str, can: bool) -> None:
    field = Field()
    men = field.put(NORTH, "light-infantry", 2, 5)
    tank = field.put(NORTH, "panther", 3, 5)
    field.lay(ground, 2, 5)
    options = movement_options(field.setting, field.state, NORTH)
    assert (Swap(men, tank) in options) == can
