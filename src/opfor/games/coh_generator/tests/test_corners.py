"""Generations to the last clause: advice, the last map, counters that cannot stay."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import battlefield
from opfor.cardboard.coh.board.layout import MOST_BOARDS, Placed
from opfor.cardboard.coh.board.printed import Board
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.orders.order_cards import load_order_cards
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.bot.order_deck import command_cards
from opfor.games.coh_generator.rules.completion import advice
from opfor.games.coh_generator.rules.maps import layable
from opfor.games.coh_generator.rules.setup import FIRST_MAP
from opfor.games.coh_generator.rules.stray_counters import (
    Stray,
    _by_its_owner,
    _can_hold_all,
    settle_counters,
)
from opfor.games.coh_generator.rules.trucks import routes
from opfor.games.coh_generator.rules.turn_order import edge_of_side, sequence
from opfor.games.coh_generator.tests.story import drive, play, setting, told, until
from opfor.games.coh_generator.values.actions import LayMap, TakeEdge
from opfor.games.coh_generator.values.ground import can_hold, field_of, key
from opfor.games.coh_generator.values.state import MarkerAt, State


@pytest.mark.rule("SOLO-5.4-b")
def test_command_cards_are_the_blue_ones() -> None:
    blue = {number for number, card in load_order_cards().items() if card.is_command}
    assert command_cards() == blue
    assert {1, 2, 3, 4, 52, 53, 54, 55} <= blue


@pytest.mark.rule("GEN-3.0-b")
def test_who_has_only_units_is_told_so_once_all_cards_are_played() -> None:
    """Half-way through nothing is amiss yet, and a single top is enough."""
    made, done = setting(guideline=1), told(guideline=1)
    first = made.plan.seats[0]
    units = tuple(replace(done.state.log[0], role=first.role, half="bottom") for _ in range(9))
    none = "no victory-point option"

    def is_told(*log: object) -> bool:
        state = replace(done.state, log=log)
        return any(line.startswith(first.role) and none in line for line in advice(made, state))

    assert is_told(*units[: first.plays])
    assert not is_told(*units[: first.plays - 1])
    assert not is_told(*units[: first.plays - 1], replace(units[0], half="top"))
    assert not is_told()


@pytest.mark.rule("GEN-3.0-b")
def test_a_side_with_a_truck_alone_has_units_but_none_that_fights() -> None:
    done = told(guideline=1)
    trucks = tuple(replace(unit, unit="truck-35") for unit in done.state.units[:1])
    side = trucks[0].side
    said = advice(setting(guideline=1), replace(done.state, units=trucks))
    other = "soviet" if side == "german" else "german"
    assert f"The {side} side has no Unit that can fight; there is nothing to fight with." in said
    assert f"The {other} side has no Units at all; there is nothing to fight with." in said
    enemy = replace(trucks[0], side=other, unit="rifle-01")
    said = advice(setting(guideline=1), replace(done.state, units=(*trucks, enemy)))
    assert (
        said[-1] == f"The {side} side has no Unit that can fight; there is nothing to fight with."
    )


@pytest.mark.rule("GEN-3.8-a", "QG-17")
def test_no_map_is_laid_beyond_the_most() -> None:
    """Three in a row leave room for one more; four do not."""
    game, boards = play(guideline=1), ("1", "2", "3", "4", "5")
    row = tuple(Placed(board, (0, south)) for south, board in enumerate(boards[:MOST_BOARDS]))
    last = replace(game.state, layout=row[:-1])
    assert {act.placed.board for act in layable(boards, last)} == {"4", "5"}
    assert layable(boards, replace(game.state, layout=row)) == ()


@pytest.mark.rule("GEN-3.8.1-b", "V-30")
def test_a_hiding_place_must_hold_everybody_who_may_hide_there() -> None:
    drawn = Board(id="t", terrain={"E09": "heavy-woods"})
    field = battlefield((Placed("t"),), lambda _name: drawn)
    rifle, truck = unit_kinds()["german-rifle"], unit_kinds()["german-truck"]
    wood, meadow = field.cell("E09"), field.cell("H09")
    assert _can_hold_all(field, meadow, (rifle, truck))
    assert _can_hold_all(field, wood, (rifle,))
    assert not _can_hold_all(field, wood, (rifle, truck))


@pytest.mark.rule("QG-17", "GEN-3.8.1-b")
def test_the_owner_is_asked_only_where_two_hexes_are_as_near() -> None:
    game = play(guideline=1)
    field = battlefield((Placed("t"),), lambda _name: Board(id="t"))
    cell = field.cell("E09")
    stray = Stray(field, cell, "unit", "german")
    near, other, far = field.cell("D09"), field.cell("F09"), field.cell("H09")
    one = _by_its_owner(game, stray, [near, far])
    with pytest.raises(StopIteration) as settled:
        next(one)
    assert settled.value.value == near
    asked = next(_by_its_owner(game, stray, [near, other, far]))
    assert isinstance(asked, Choose)
    assert len(asked.options) == 2


@pytest.mark.rule("GEN-2.1-f")
def test_the_second_map_is_laid_beside_the_first() -> None:
    game = play(guideline=4)
    asked: list[tuple[str, str]] = []

    def watch(request: object) -> None:
        if isinstance(request, Choose) and isinstance(request.options[0], LayMap):
            asked.append((request.seat, request.question))

    drive(game, watch)
    first, second = asked[:2]
    assert first == (game.state.initiative, FIRST_MAP)
    assert second[0] != game.state.initiative
    assert second[1] == "Which map is laid beside it, and where?"


@pytest.mark.rule("GEN-2.1-g", "GEN-GL-7")
@pytest.mark.parametrize(("guideline", "whose"), [(1, "the Germans"), (7, "German 1")])
def test_the_question_of_the_edge_names_whoever_enters_by_it(guideline: int, whose: str) -> None:
    game = play(guideline=guideline)
    asked = until(
        game, lambda each: isinstance(each, Choose) and isinstance(each.options[0], TakeEdge)
    )
    assert isinstance(asked, Choose)
    assert asked.question == f"Which edge do the Units of {whose} enter by?"


@pytest.mark.rule("GEN-3.8.1-b", "V-30")
def test_a_counter_that_may_stay_does_not_hide_one_that_must_move() -> None:
    """Rifles may stand in the woods where the truck, named after them, may not."""
    done = told(guideline=1)
    field = field_of(done.state)
    kinds = unit_kinds()
    wood = next(
        key(field, cell)
        for cell in range(len(field))
        if can_hold(field, cell, kinds["german-rifle"])
        and not can_hold(field, cell, kinds["german-truck"])
    )
    rifle, truck = (
        replace(done.state.units[0], unit=unit, side="german", role="german", where="map", hex=wood)
        for unit in ("rifle-01", "truck-35")
    )
    game = Play(GAME, setting(guideline=1), replace(done.state, units=(rifle, truck)))
    procedure = settle_counters(game)
    asked = next(procedure)
    assert isinstance(asked, Choose)
    with pytest.raises(StopIteration):
        procedure.send(asked.options[0])
    stayed, moved = (unit.hex for unit in game.state.units)
    assert stayed == wood
    assert field.distance(field.cell(moved), field.cell(wood)) == 1


@pytest.mark.rule("GEN-3.8.1-b", "QG-17")
@pytest.mark.parametrize("owner", ["german", "soviet"])
def test_a_marker_in_the_water_is_moved_by_the_side_it_belongs_to(owner: Any) -> None:
    done = told(guideline=1, boards=["5"])
    marker = MarkerAt(hex="5-B12", owner=owner, by="german", card="03", vp=1)
    game = Play(GAME, setting(guideline=1), replace(done.state, markers=(marker,)))
    asked = next(settle_counters(game))
    assert isinstance(asked, Choose)
    assert asked.seat == done.state.roles[owner]


@pytest.mark.rule("GEN-3.0-a", "GEN-GL-9")
@pytest.mark.parametrize("guideline", range(1, 9))
def test_everybody_plays_all_his_cards(guideline: int) -> None:
    made = setting(guideline=guideline)
    plays = Counter(sequence(made, told(guideline=1).state))
    assert plays == {seat.role: seat.plays for seat in made.plan.seats}


@pytest.mark.rule("GEN-3.0-a")
def test_who_has_more_cards_plays_the_last_of_them_alone() -> None:
    made = setting(guideline=1)
    one, two = made.plan.seats
    plan = replace(made.plan, seats=(replace(one, plays=1), replace(two, plays=3)))
    order = sequence(replace(made, plan=plan), told(guideline=1).state)
    assert sorted(order[:2]) == sorted((one.role, two.role))
    assert order[2:] == (two.role, two.role)


def test_the_edges_of_a_side_are_those_of_all_its_players() -> None:
    north, south, east = (("1", edge) for edge in ("north", "south", "east"))
    edges = {"german-1": (north,), "soviet": (south,), "german-2": (east, north)}
    state = State(edges=edges)  # type: ignore[arg-type]
    assert edge_of_side(state, "german") == (north, east)
    assert edge_of_side(state, "soviet") == (south,)


@pytest.mark.rule("SOLO-6.2-g")
@pytest.mark.parametrize(("road", "ways"), [(("C02", "C03", "B03"), 2), (("B02", "B03"), 0)])
def test_a_road_of_three_hexes_round_a_corner_is_a_way(road: tuple[str, ...], ways: int) -> None:
    """There and back; two hexes do not make a road to drive."""
    drawn = Board(id="t", roads=(road,))
    field = battlefield((Placed("t"),), lambda _name: drawn)
    assert len(list(routes(field))) == ways
