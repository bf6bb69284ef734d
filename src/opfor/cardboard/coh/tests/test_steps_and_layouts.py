"""Steps by every gait over every kind of ground, and where boards lie (facts 4, 5, 14, 16)."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield, battlefield
from opfor.cardboard.coh.board.layout import Placed, Placing, add, beside, opposite, settle
from opfor.cardboard.coh.board.move_costs import MoveTables
from opfor.cardboard.coh.board.printed import Board
from opfor.cardboard.coh.counters.numbers import full_pile, hit_counters, numbers
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.rulings import Rulings
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.errors import OpforError

RIFLE, MORTAR, GUN, TRUCK, TANK = (
    "german-rifle", "german-mortar-81", "german-pak38", "german-truck", "german-pz-ii-f"
)  # fmt: skip
OUT = None


def tables(rulings: dict[str, Any] | None = None, **more: Any) -> tuple[Battlefield, MoveTables]:
    drawn = Board(id="t", **more)
    field = battlefield((Placed("t"),), lambda _name: drawn)
    return field, MoveTables(field, Rulings(**rulings or {}), numbers().unburdened_move_cost)


def step(unit: str, rulings: dict[str, Any] | None = None, **more: Any) -> Any:
    """The step from E09 north into D09: its surcharge and whether a track may take it on; None if
    it is barred."""
    field, steps = tables(rulings, **more)
    found = steps.stride(unit_kinds()[unit], field.cell("E09"), field.cell("D09"))
    return None if found is None else (found.extra, found.easy)


@each_case(
    ("terrain", "rifle", "mortar", "gun", "truck", "tank"),
    [
        ("open", 0, 0, 0, 0, 0),
        ("plowed-field", 0, 0, OUT, OUT, 0),
        ("light-woods", 0, 0, 2, 2, 1),
        ("heavy-woods", 1, 1, OUT, OUT, 2),
        ("wood-building", 1, 1, 2, 2, 1),
        ("stone-building", 1, 1, 3, 3, 2),
        ("water", 4, OUT, OUT, OUT, OUT),
    ],
)
def test_the_surcharge_of_ground(
    terrain: str, rifle: int, mortar: int, gun: int, truck: int, tank: int
) -> None:
    """By road everybody goes everywhere for nothing more."""
    costs = dict(zip((RIFLE, MORTAR, GUN, TRUCK, TANK), (rifle, mortar, gun, truck, tank),
                     strict=True))  # fmt: skip
    road: dict[str, Any] = {"terrain": {"D09": terrain}, "roads": (("E09", "D09"),)}
    for unit, cost in costs.items():
        found = step(unit, terrain={"D09": terrain})
        assert (None if found is None else found[0]) == cost, unit
        assert step(unit, **road) == (0, True)
        field, steps = tables(terrain={"D09": terrain})
        assert steps.entry_extra(unit_kinds()[unit], field.cell("D09")) == cost
        field, steps = tables(**road)
        assert steps.entry_extra(unit_kinds()[unit], field.cell("D09")) == 0
    easy = step(TANK, terrain={"D09": terrain})
    assert (easy is not None and easy[1]) == (terrain == "open")


@pytest.mark.rule("slopes-for-vehicles")
@pytest.mark.parametrize(
    ("here", "there", "foot", "gun", "tank", "ruled"),
    [
        (0, 1, 1, 1, 0, 1),
        (1, 0, 0, 0, 0, 0),
        (1, 1, 0, 0, 0, 0),
        (0, 2, 2, 2, OUT, OUT),
        (2, 0, 2, 2, OUT, OUT),
    ],
)
def test_slopes(here: int, there: int, foot: int, gun: int, tank: Any, ruled: Any) -> None:
    """A step of two levels is steep: 2 up or down, and no way for vehicles; roads help nobody."""
    levels = {"E09": here, "D09": there}
    for roads in ((), (("E09", "D09"),)):
        ground: dict[str, Any] = {"levels": levels, "roads": roads}
        assert step(RIFLE, **ground)[0] == foot
        assert step(GUN, **ground)[0] == gun
        found = step(TANK, **ground)
        assert (None if found is None else found[0]) == tank
        found = step(TANK, {"slopes_for_vehicles": "one-per-level"}, **ground)
        assert (None if found is None else found[0]) == ruled


@pytest.mark.parametrize(("unit", "cost"), [(RIFLE, 1), (GUN, OUT), (TRUCK, OUT), (TANK, 0)])
def test_walls(unit: str, cost: int | None) -> None:
    """A wall costs foot 1, bars wheels and ends the bonus moves of tracks; a gate is none."""
    wall: dict[str, Any] = {"walls": (("E09", "D09"),)}
    found = step(unit, **wall)
    assert found == (None if cost is None else (cost, False))
    assert step(unit, **wall, roads=(("E09", "D09"),)) == (0, True)


def test_everybody_stops_at_the_edge_of_the_map() -> None:
    field, steps = tables()
    for name, ways in (("A10", 4 - 1), ("E09", 6), ("L10", 3)):
        assert len(steps.strides(unit_kinds()[RIFLE])[field.cell(name)]) == ways, name


# -- boards ----------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-2.1-f")
@each_case(
    ("edge", "own", "turned", "at", "rotated"),
    [
        ("south", "north", False, (0, 1), False),
        ("south", "south", False, (0, 1), True),
        ("north", "south", False, (0, -1), False),
        ("north", "north", False, (0, -1), True),
        ("east", "west", False, (1, 0), False),
        ("east", "east", False, (1, 0), True),
        ("west", "east", False, (-1, 0), False),
        ("south", "north", True, (0, -1), True),
        ("south", "south", True, (0, -1), False),
        ("east", "west", True, (-1, 0), True),
    ],
)
def test_where_a_board_lies_beside_another(
    edge: Any, own: Any, turned: bool, at: tuple[int, int], rotated: bool
) -> None:
    """The printed edges meet; that of a turned board lies on the other side."""
    first = Placed("1", (3, 5), turned)
    assert beside(first, edge, "2", own) == Placed("2", (3 + at[0], 5 + at[1]), rotated)


def test_edges_lie_across_from_each_other_and_only_equal_ones_meet() -> None:
    assert [opposite(edge) for edge in ("north", "east", "south", "west")] == [
        "south", "west", "north", "east"
    ]  # fmt: skip
    with pytest.raises(OpforError, match=r"its west edge is short, the north edge .* is long"):
        beside(Placed("1"), "north", "2", "west")
    with pytest.raises(OpforError, match=r"its south edge is long, the east edge .* is short"):
        beside(Placed("1"), "east", "2", "south")


@pytest.mark.rule("GEN-3.8-a")
@each_case(
    ("placings", "said"),
    [
        (["1", "2", "3", "4"], ""),
        (["1", "2", "3", "4", "5"], "at most 4 boards"),
        (["1", "1"], "already in use"),
        (["1", Placed("2", (0, 0))], "would lie on board 1"),
        (["1", Placed("2", (1, 1))], "touches no board"),
        (["1", Placed("2", (2, 0))], "touches no board"),
        (["1", Placed("2", (1, 0))], ""),
        ([], "no board is named"),
        (["1", Placing(board="2", edge="north")], "edge needs to"),
        (["1", Placing(board="2", to="9")], "maps[1]: to: "),
        (["1", Placing(board="2", to="1")], "to needs edge and to_edge"),
        (["1", Placing(board="2", to="1", edge="north")], "to needs edge and to_edge"),
        (["1", Placing(board="2", to="1", at=(0, 1))], "either at and rotated"),
        (["1", Placing(board="2", to="1", rotated=True)], "either at and rotated"),
        (["1", Placing(board="2", to="1", edge="north", to_edge="south")], ""),
        (["1", Placing(board="2", at=(0, 1), rotated=True)], ""),
    ],
)
def test_layouts(placings: list[Any], said: str) -> None:
    if not said:
        assert len(settle(placings)) == len(placings)
        return
    with pytest.raises(OpforError) as told:
        settle(placings)
    assert said in str(told.value)


def test_a_bare_name_is_laid_south_of_the_one_before() -> None:
    assert [p.at for p in settle(["1", "2", "3"])] == [(0, 0), (0, 1), (0, 2)]
    assert add((), Placed("1", (7, 7))) == (Placed("1", (7, 7)),)
    assert settle([Placing(board="1")]) == (Placed("1"),)
    turned = settle([Placing(board="1", at=(2, 2), rotated=True), "2"])
    assert turned == (Placed("1", (2, 2), rotated=True), Placed("2", (2, 3)))


def test_two_boards_keep_what_is_on_each() -> None:
    drawn = {
        name: Board(id=name, roads=((a, b),), walls=((a, b),), rubble=((a, b),),
                    terrain={a: "water"}, levels={b: 1})
        for name, a, b in (("1", "E09", "D09"), ("2", "H09", "G09"))
    }  # fmt: skip
    field = battlefield(settle(["1", "2"]), drawn.__getitem__)
    pairs = {("1-E09", "1-D09"), ("2-H09", "2-G09")}
    for sides in (field.roads, field.walls, field.rubble):
        named = {(field.name(a), field.name(b)) for a, b in sides}
        assert named == pairs | {(b, a) for a, b in pairs}
    cells = range(len(field))
    assert {field.name(c) for c in cells if field.road[c]} == {n for pair in pairs for n in pair}
    assert {field.name(c) for c in cells if field.level[c]} == {"1-D09", "2-G09"}
    assert {field.name(c) for c in cells if field.terrain[c].id == "water"} == {"1-E09", "2-H09"}


# -- counters --------------------------------------------------------------------------------------


@pytest.mark.rule("COH-1.0-d")
def test_each_pile_holds_its_own_hit_counters() -> None:
    kinds = hit_counters()
    for pile in ("soft", "armour"):
        assert {kinds[name].pile for name in full_pile(pile)} == {pile}
    assert sum(name == "pinned" for name in full_pile("soft")) == 5
    assert sum(name == "immobilised" for name in full_pile("armour")) == 5


@each_case(
    ("name", "changes"),
    [
        ("unnerved", False), ("pinned", False), ("suppressed", True), ("stunned", True),
        ("panicked", True), ("cowering", True), ("berserk", True), ("light-damage", False),
        ("immobilised", False), ("vehicle-suppressed", True), ("red-gun-damaged", True),
        ("blue-gun-damaged", True),
    ],
)  # fmt: skip
def test_which_hits_change_firepower(name: str, changes: bool) -> None:
    """AR, range, or a weapon that does not fire at all."""
    assert hit_counters()[name].changes_firepower == changes
