"""Clauses of the base rules that seldom matter, each told by the smallest case."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.core.play import drive
from opfor.core.requests import Choose, Roll
from opfor.games.coh.course.firefight_rounds import _ended_early
from opfor.games.coh.course.offers import _stands_alone
from opfor.games.coh.rules.action_cards import _bog_down
from opfor.games.coh.rules.aps_and_caps import Paid
from opfor.games.coh.rules.artillery import burst, burst_defence
from opfor.games.coh.rules.bonus_moves import bonus_strides
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.demolition import demolitions
from opfor.games.coh.rules.hidden_actions import can_probe
from opfor.games.coh.rules.hidden_units import stays_hidden
from opfor.games.coh.rules.movement import choose_facing
from opfor.games.coh.rules.movement_steps import charge
from opfor.games.coh.rules.rally import has_cover
from opfor.games.coh.rules.targets import _below_the_gun, fire_mask, indirect_mask
from opfor.games.coh.rules.victory import score_absent
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, ground
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Face, PlayBonus
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.entries import entry_cells
from opfor.games.coh.values.state import OFF, Smoke, Work


@pytest.mark.parametrize(
    ("hit", "alone"),
    [
        ("", True), ("light-damage", True), ("immobilised", False), ("vehicle-stunned", False),
        ("red-gun-damaged", False), ("blue-gun-damaged", False), ("vehicle-panicked", False),
    ],
)  # fmt: skip
def test_whose_condition_counts_for_others(hit: str, alone: bool) -> None:
    """A gun that cannot fire, or a vehicle that cannot drive, changes what its crew may do."""
    table = Table({"S41": "E09 S", "G01": "A02 N"}, hits={"S41": hit})
    assert _stands_alone(table.look, table.n("S41")) == alone


@pytest.mark.parametrize(
    ("work", "smoke", "ways"),
    [("", 0, 1), ("", 1, 1), ("", 2, 0), ("barbed-wire", 0, 0)],
    ids=["open road", "light smoke", "heavy smoke", "wire"],
)
def test_what_ends_the_bonus_moves_of_wheels(work: str, smoke: int, ways: int) -> None:
    works = (WorkRow(kind=work, hex="D09", owner="soviet"),) if work else ()
    table = Table({"G35": "E09 N", "S01": "A02 S"}, ground(roads=[("E09", "D09")]), works=works)
    if smoke:
        lies = (Smoke(table.cell("D09"), smoke),)
        table.play.state = replace(table.state, smoke=lies)
    truck = table.n("G35")
    assert len(bonus_strides(table.look, truck, table.cell("E09"), ["wheel"])) == ways


def test_smoke_is_seen_by_who_has_fired_there_before() -> None:
    """What can be fired at is kept only while nothing drifts between."""
    table = Table({"G01": "H09 N", "S01": "D09 S"})
    gun, target = table.n("G01"), 1 << table.cell("D09")
    assert fire_mask(table.look, gun) & target
    wall = tuple(Smoke(table.cell(name), 2) for name in ("F09", "F10", "F08", "E09", "G09"))
    table.play.state = replace(table.state, smoke=wall)
    assert not fire_mask(table.look, gun) & target
    table.play.state = replace(table.state, smoke=())
    assert fire_mask(table.look, gun) & target


def test_without_a_hex_to_suspect_nobody_searches_by_fire() -> None:
    """A mortar in a bunker reaches no hex at all."""
    bunker = WorkRow(kind="bunker", hex="E09", owner="german", facing="N")
    units = {"G21": "E09 N", "S01": "A02 S", "S02": "L18 N hidden"}
    assert can_probe((open_ := Table(units)).look, open_.n("G21"))
    inside = Table(units, works=(bunker,))
    assert fire_mask(inside.look, inside.n("G21")) == 0
    assert not can_probe(inside.look, inside.n("G21"))


@pytest.mark.rule("never-entered")
def test_who_is_worth_nothing_by_number_costs_nothing_by_staying_away() -> None:
    sides = {"german": {"kill_vp": 0, "kill_vp_of": {"2": 2}}}
    table = Table({"G01": "H09 N", "S01": "D09 S", "S03": "enters north"}, sides=sides)
    assert table.unit("S03").place == "reserve"
    table.play.log.clear()
    score_absent(table.play)
    assert table.play.log == []


def test_a_mortar_fires_over_others_unless_it_is_in_a_bunker() -> None:
    bunker = WorkRow(kind="bunker", hex="E09", owner="german", facing="N")
    mortar = next(k for k in unit_kinds().values() if k.nation == "german" and k.indirect_cost)
    name = f"G{mortar.numbers[0]:02d}"
    units = {name: "E09 N", "S01": "A02 S"}
    table, inside = Table(units), Table(units, works=(bunker,))
    assert indirect_mask(table.look, table.n(name))
    assert indirect_mask(inside.look, inside.n(name)) == 0
    rifle = Table({"G01": "E09 N", "S01": "A02 S"})
    assert indirect_mask(rifle.look, rifle.n("G01")) == 0


@pytest.mark.parametrize(
    ("mode", "caps", "aps", "spent"),
    [
        ("caps", 3, 0, [ev.CapsSpent(0, 2, "wire")]),
        ("caps", 1, 0, [ev.CapsSpent(0, 1, "wire")]),
        ("caps", 0, 0, []),
        ("ap", 0, 3, [ev.ApsSpent(0, 2)]),
        ("ap", 3, 1, [ev.ApsSpent(0, 1)]),
        ("free", 3, 3, []),
    ],
)
def test_wire_takes_what_is_there_from_where_the_move_was_paid(
    mode: Any, caps: int, aps: int, spent: list[Any]
) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"}, caps=(caps, 0))
    table.play.state = replace(table.state, aps=(aps, 0))
    table.play.log.clear()
    paid = charge(table.play, table.n("G01"), Paid(mode, 2), 2)
    assert table.play.log == spent
    assert paid.aps == (2 if mode == "free" else 4)


@pytest.mark.rule("COH-2.7-b", "QC-29")
@pytest.mark.parametrize(
    ("ruling", "ends"), [({}, True), ({"no-fighters-left": "plays-on"}, False)]
)
def test_a_side_with_a_truck_alone_is_beaten_unless_ruled_otherwise(
    ruling: dict[str, str], ends: bool
) -> None:
    table = Table({"G01": "E09 N", "S36": "A02 S"}, rulings=ruling)
    assert _ended_early(table.play) == ends
    both = Table({"G01": "E09 N", "S01": "A02 S"}, rulings=ruling)
    assert not _ended_early(both.play)


@pytest.mark.parametrize(
    ("needed", "two", "one"),
    [
        (1, 36, 6),
        (2, 36, 5),
        (3, 35, 4),
        (6, 26, 1),
        (7, 21, 0),
        (11, 3, 0),
        (12, 1, 0),
        (13, 0, 0),
    ],
)
def test_the_chance_of_dice(needed: int, two: int, one: int) -> None:
    assert chance_of(needed) == two / 36
    assert chance_of(needed, 1) == one / 6


@pytest.mark.parametrize(
    ("unit", "enemy", "terrain", "hidden"),
    [
        ("S02", "G09", {}, False),
        ("S02", "H09", {}, True),
        ("S02", "F09", {"E09": "light-woods"}, True),
        ("S41", "L09", {}, False),
        ("S41", "L09", {"E09": "light-woods"}, True),
    ],
    ids=["two hexes", "three hexes", "in woods", "a tank", "a tank in woods"],
)
def test_who_stays_hidden_from_whom(
    unit: str, enemy: str, terrain: dict[str, str], hidden: bool
) -> None:
    table = Table({unit: "E09 S hidden", "G01": f"{enemy} N"}, ground(terrain))
    assert stays_hidden(table.look, table.n(unit), table.cell("E09")) == hidden
    assert not stays_hidden(table.look, table.n(unit), table.cell(enemy)), "not with anybody open"


@pytest.mark.parametrize(
    ("enemies", "open_"),
    [({}, {"A04", "A06"}), ({"G01": "A04 N"}, {"A06"})],
)
def test_reinforcements_come_in_where_no_enemy_stands(
    enemies: dict[str, str], open_: set[str]
) -> None:
    units = {"S02": "enters A04 A06", "G02": "L18 N", **enemies}
    table = Table(units)
    cells = entry_cells(table.look, table.n("S02"))
    assert {table.setting.field.name(cell) for cell in cells} == open_


def test_if_all_are_blocked_they_shift_along_the_edge_by_two() -> None:
    table = Table({"S02": "enters A06", "G01": "A06 N", "G02": "A04 N"})
    field = table.setting.field
    cells = entry_cells(table.look, table.n("S02"))
    named = {field.name(cell) for cell in cells}
    assert all(field.distance(cell, table.cell("A06")) <= 2 for cell in cells)
    assert all(len(field.adjacent(cell)) < 6 for cell in cells)
    assert "A08" in named
    assert not {"A06", "A04", "A10"} & named


@pytest.mark.parametrize(("level", "below"), [(1, 0), (2, 6)])
def test_a_tank_cannot_fire_down_a_steep_side(level: int, below: int) -> None:
    table = Table({"G45": "E09 N", "S01": "A02 S"}, ground(levels={"E09": level}))
    assert _below_the_gun(table.look, table.n("G45")).bit_count() == below
    one = Table({"G45": "E09 N", "S01": "A02 S"}, ground(levels={"E09": 2, "D09": 1}))
    mask = _below_the_gun(one.look, one.n("G45"))
    assert not mask >> one.cell("D09") & 1


def test_soft_ground_is_for_the_first_vehicle_off_the_road() -> None:
    """The first of two moved along the road, where the ground is firm."""
    field = ground(roads=[("E09", "D09")])
    table = Table({"G45": "E09 N", "G44": "G09 N", "S01": "A02 S"}, field, hands=((), ("40",)))
    table.play.state = replace(table.state, action="move")
    tanks = [table.n("G45"), table.n("G44")]
    asked = next(_bog_down(table.play, SOVIET, tanks))
    assert isinstance(asked, Choose)
    assert "G44" in asked.why
    table.play.state = replace(table.state, action="fire")
    assert list(_bog_down(table.play, SOVIET, tanks)) == []


def test_soft_ground_kept_from_one_vehicle_may_be_played_on_the_next() -> None:
    table = Table({"G45": "E09 N", "G44": "G09 N", "S01": "A02 S"}, hands=((), ("40",)))
    table.play.state = replace(table.state, action="move")
    offers = _bog_down(table.play, SOVIET, [table.n("G45"), table.n("G44")])
    first = next(offers)
    assert isinstance(first, Choose)
    second = offers.send(next(o for o in first.options if not isinstance(o, PlayBonus)))
    assert isinstance(second, Choose)
    assert ("G45" in first.why, "G44" in second.why) == (True, True)


@pytest.mark.rule("shells-on-the-hidden")
@pytest.mark.parametrize(("more", "found"), [(-1, False), (0, True)])
def test_a_shell_finds_who_hides_by_just_what_it_needs(more: int, found: bool) -> None:
    table = Table({"G01": "A02 N", "S01": "E09 S hidden"})
    rifle = table.n("S01")
    value = burst_defence(table.look, rifle, table.look.kind(rifle).flank_colour).total
    total = value - table.setting.numbers.artillery_red + more
    rolls = [(total - 1, 1)]

    def answer(request: Any) -> Any:
        if isinstance(request, Roll):
            return rolls.pop(0) if rolls else (6,) * request.dice
        return request.options[0] if isinstance(request, Choose) else request.pool[0]

    drive(burst(table.play, GERMAN, table.cell("E09")), answer)
    assert table.unit("S01").hidden != found


@pytest.mark.rule("firing-at-works")
@pytest.mark.parametrize(
    ("units", "shots"),
    [({"S01": "A02 S"}, 1), ({"S01": "D09 S"}, 0), ({"G02": "D09 N", "S01": "A02 S"}, 0)],
    ids=["nobody there", "an enemy there", "a friend there"],
)
def test_works_are_fired_at_where_nobody_is_to_be_seen(units: dict[str, str], shots: int) -> None:
    wire = WorkRow(kind="barbed-wire", hex="D09", owner="soviet")
    table = Table({"G01": "F09 N", **units}, works=(wire,))
    assert len(list(demolitions(table.look, table.n("G01"), 7))) == shots


@pytest.mark.parametrize("kind", ["trench", "barbed-wire", "hasty-defence"])
def test_only_trenches_and_bunkers_have_somebody_inside(kind: str) -> None:
    """Nobody holds wire, and a hasty defence is its builder's alone."""
    table = Table({"G01": "E09 N", "S01": "A02 S"})
    builder = table.n("G01") if kind == "hasty-defence" else OFF
    work = Work(kind=kind, cell=table.cell("E09"), side=GERMAN, builder=builder)
    table.play.state = replace(table.state, works=(work,))
    table.play.log.clear()
    update_holders(table.play)
    assert [type(event) for event in table.play.log] == [ev.WorkHeld] * (kind == "trench")


@pytest.mark.parametrize("facing", range(6))
def test_a_unit_may_face_all_six_ways_its_own_first(facing: int) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"})
    counters = (replace(table.state.counters[0], facing=facing), *table.state.counters[1:])
    table.play.state = replace(table.state, counters=counters)
    asked = next(choose_facing(table.play, 0))
    assert isinstance(asked, Choose)
    assert asked.options[0] == Face(facing)
    assert sorted(option.facing for option in asked.options) == list(range(6))


@pytest.mark.parametrize(("density", "cover"), [(1, False), (2, True)])
def test_heavy_smoke_is_cover_to_rally_in(density: int, cover: bool) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"})
    table.play.state = replace(table.state, smoke=(Smoke(table.cell("E09"), density),))
    assert has_cover(table.look, table.n("G01")) == cover
