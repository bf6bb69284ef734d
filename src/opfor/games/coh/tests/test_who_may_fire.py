"""Who may fire, and at which hexes: the masks against a reading of the rules hex by hex."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.requests import Choose
from opfor.games.coh.rules.aps_and_caps import Paid
from opfor.games.coh.rules.fire_and_close_combat import _gather
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.rules.hasty_defenses import can_dig_in
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.rules.targets import (
    fire_cost,
    fire_mask,
    flame_mask,
    indirect_mask,
    may_shoot,
    spotters,
    supporters_of,
)
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.tests.test_attack_values import aimed
from opfor.games.coh.values.actions import Fire
from opfor.games.coh.values.deployment import has_fire_zone
from opfor.games.coh.values.state import Smoke
from opfor.kit.hexes import FACINGS
from opfor.kit.masks import members

WOODS = dict.fromkeys(("F09", "F11", "G07", "E12", "D08"), "heavy-woods")


def in_arc(table: Table, name: str) -> set[int]:
    field, unit = table.setting.field, table.unit(name)
    front = FACINGS[unit.facing]
    return {c for c in range(len(field)) if field.is_in_front(unit.cell, front, c)} - {unit.cell}


def away(table: Table, name: str, least: int, most: int) -> set[int]:
    field, cell = table.setting.field, table.unit(name).cell
    return {c for c in range(len(field)) if least <= field.distance(cell, c) <= most}


@pytest.mark.rule("V-1")
@pytest.mark.parametrize(
    ("unit", "least", "most"), [("G01", 1, 10), ("G16", 1, 6), ("G21", 2, 20), ("G23", 3, 32)]
)
def test_direct_fire_wants_sight_arc_and_twice_the_range(unit: str, least: int, most: int) -> None:
    table = Table({unit: "J09 N", "S01": "A02 S"}, ground(WOODS))
    seen = set(members(table.look.sight[table.cell("J09")]))
    expected = seen & in_arc(table, unit) & away(table, unit, least, most)
    assert set(members(fire_mask(table.look, table.n(unit)))) == expected
    assert table.cell("F09") in seen
    assert table.cell("E09") not in seen


@pytest.mark.rule("V-1")
def test_indirect_fire_wants_a_spotter_in_sight_within_two() -> None:
    table = Table({"G23": "J09 N", "S01": "A02 S"}, ground({**WOODS, "H09": "light-woods"}))
    mortar, sight = table.n("G23"), table.look.sight
    seen = set(members(sight[table.cell("J09")]))
    eyes = {c for c in away(table, "G23", 0, 2) if c in seen or c == table.cell("J09")}
    assert set(spotters(table.look, mortar)) <= eyes
    assert set(spotters(table.look, mortar)) >= eyes - {table.cell("J09")}
    spotted = {c for eye in eyes for c in members(sight[eye])}
    expected = spotted & in_arc(table, "G23") & away(table, "G23", 3, 32)
    assert set(members(indirect_mask(table.look, mortar))) == expected
    assert expected - seen, "hexes it does not see itself"


@pytest.mark.parametrize("unit", ["G16", "G56"])
def test_flames_reach_the_next_hex_in_the_arc(unit: str) -> None:
    """A turret throws them all round."""
    table = Table({unit: "J09 N", "S01": "A02 S"})
    expected = away(table, unit, 1, 1)
    if unit == "G16":
        expected &= in_arc(table, unit)
    assert set(members(flame_mask(table.look, table.n(unit)))) == expected
    assert flame_mask(table.look, table.n("S01")) == 0


@each_case(
    ("unit", "hit", "may"),
    [
        ("G01", "", True),
        ("G01", "stunned", False),
        ("G01", "panicked", False),
        ("G01", "pinned", True),
        ("G45", "red-gun-damaged", True),
        ("G45", "blue-gun-damaged", True),
        ("G45", "vehicle-stunned", False),
        ("G45", "vehicle-panicked", False),
        ("G33", "", False),
    ],
)
def test_who_can_use_a_weapon_at_all(unit: str, hit: str, may: bool) -> None:
    table = Table({unit: "E09 N", "S01": "A02 S"}, hits={unit: hit})
    assert may_shoot(table.look, table.n(unit)) == may


def test_nobody_shoots_off_the_map_from_a_seat_or_out_of_water() -> None:
    units = {"G38": "E09 N", "G01": "on G38", "G02": "enters south", "G03": "J09 N", "S01": "A02 S"}
    table = Table(units, ground({"J09": "water"}))
    assert [may_shoot(table.look, table.n(u)) for u in ("G38", "G01", "G02", "G03")] == [
        True, False, False, False
    ]  # fmt: skip


def test_the_first_hex_of_the_map_is_a_hex_like_any_other() -> None:
    """A02 has the number 0."""
    table = Table({"G01": "A02 S", "S01": "C02 N"})
    unit = table.n("G01")
    assert table.cell("A02") == 0
    assert may_shoot(table.look, unit)
    assert fire_zone(table.look, unit)
    assert can_dig_in(table.look, unit)
    assert Fire(unit, table.cell("C02")) in table.offered(Fire)
    hidden = Table({"G01": "A02 S hidden", "G02": "L10 N", "S01": "C02 N"})
    find_exposed(hidden.play)
    assert not hidden.unit("G01").hidden


@pytest.mark.rule("COH-5.2-c", "QC-32")
@each_case(
    ("unit", "hit", "zone"),
    [
        ("G01", "", True),
        ("G01", "suppressed", True),
        ("G25", "suppressed", True),
        ("S23", "suppressed", True),
        ("G35", "", False),
        ("G33", "", False),
        ("G45", "vehicle-suppressed", True),
        ("S39", "vehicle-suppressed", False),
        ("G01", "stunned", True),
    ],
)
def test_a_fire_zone_needs_an_ar_of_0_in_some_colour_and_a_range(
    unit: str, hit: str, zone: bool
) -> None:
    table = Table({unit: "E09 N", ("S01" if unit[0] == "G" else "G01"): "A02 S"}, hits={unit: hit})
    assert bool(fire_zone(table.look, table.n(unit))) == zone
    assert has_fire_zone(table.look.kind(table.n(unit)), table.look.hit(table.n(unit))) == zone


@each_case(
    ("where", "hit", "supports"),
    [
        ("H09 N", "", True),
        ("G09 N", "", True),
        ("G10 N", "", True),
        ("H09 S", "", False),
        ("I09 N", "", False),
        ("H09 N", "suppressed", False),
        ("H09 N", "pinned", True),
        ("H09 N", "berserk", False),
        ("H09 N", "stunned", False),
    ],
)
def test_who_may_support_an_attack(where: str, hit: str, supports: bool) -> None:
    """In the leader's hex or beside it, the target in arc, sight and normal range."""
    table = Table({"G19": "G09 N", "G01": where, "S01": "C09 S"}, hits={"G01": hit})
    found = supporters_of(table.look, aimed(table, "G19", "S01"))
    assert found == [table.n("G01")] * supports


@pytest.mark.parametrize(("target", "supports"), [("C09", True), ("B09", False)])
def test_support_is_given_at_normal_range_only(target: str, supports: bool) -> None:
    table = Table({"G19": "G09 N", "G01": "H09 N", "S01": f"{target} S"})
    assert table.setting.field.distance(table.cell("H09"), table.cell("C09")) == 5
    found = supporters_of(table.look, aimed(table, "G19", "S01"))
    assert found == [table.n("G01")] * supports


@pytest.mark.parametrize(
    ("units", "who"),
    [
        ({"G01": "E09 N"}, ["G01"]),
        ({"G01": "F09 N"}, []),
        ({"G01": "E09 S"}, ["G01"]),
        ({"G01": "E09 N", "S02": "G09 N"}, ["G01"]),
    ],
    ids=["beside it", "next door", "facing away", "with others about"],
)
def test_in_close_combat_support_comes_from_the_same_hex(
    units: dict[str, str], who: list[str]
) -> None:
    table = Table({"G02": "E09 N", "S01": "E09 S", **units})
    found = supporters_of(table.look, aimed(table, "G02", "S01"))
    assert found == [table.n(name) for name in who]


def test_who_fights_in_his_own_hex_supports_nobody_else() -> None:
    table = Table({"G19": "G09 N", "G01": "H09 N", "S02": "H09 S", "S01": "E09 S"})
    assert supporters_of(table.look, aimed(table, "G19", "S01")) == []


@pytest.mark.rule("V-1", "COH-5.2-c")
def test_what_smoke_hides_is_seen_again_when_it_lies_elsewhere() -> None:
    """What can be covered is worked out anew for every cloud."""
    table = Table({"G01": "H09 N", "S01": "A02 S"})
    unit, target = table.n("G01"), 1 << table.cell("E09")
    near = tuple(Smoke(table.cell(name), 2) for name in ("F09", "G09"))
    for clouds, seen in ((near, False), ((Smoke(table.cell("A18"), 2),), True), (near, False)):
        table.play.state = replace(table.state, smoke=clouds)
        assert bool(fire_mask(table.look, unit) & target) == seen
        assert bool(fire_zone(table.look, unit) & target) == seen


def test_who_declines_support_is_not_asked_again() -> None:
    table = Table({"G19": "G09 N", "G01": "H09 N", "G02": "H09 N", "S01": "C09 S"})
    gathering = _gather(table.play, aimed(table, "G19", "S01"), Paid("free", 0))
    first = next(gathering)
    assert isinstance(first, Choose)
    with pytest.raises(StopIteration):
        gathering.send(first.options[0])


@pytest.mark.rule("V-1")
def test_a_cowering_mortar_reaches_nobody_and_a_bunker_elsewhere_hinders_none() -> None:
    """Range 1, and twice that at most: less than its minimum of 3."""
    cowed = Table({"G23": "J09 N", "S01": "A02 S"}, hits={"G23": "cowering"})
    assert indirect_mask(cowed.look, cowed.n("G23")) == 0
    bunker = WorkRow(kind="bunker", hex="C05", owner="german", facing="N")
    table = Table({"G23": "J09 N", "G21": "J11 N", "S01": "A02 S"}, works=(bunker,))
    free = Table({"G23": "J09 N", "G21": "J11 N", "S01": "A02 S"})
    for mask in (indirect_mask, fire_mask):
        for name in ("G23", "G21"):
            assert mask(table.look, table.n(name)) == mask(free.look, free.n(name))
    gun = WorkRow(kind="bunker", hex="J09", owner="german", facing="N")
    inside = Table({"G27": "J09 N", "S01": "A02 S"}, works=(gun,))
    assert fire_mask(inside.look, inside.n("G27")), "a gun fires out of its bunker"


@pytest.mark.rule("V-1")
def test_no_spotter_sees_the_first_hex_of_the_map_through_woods() -> None:
    """A02 has the number 0: an empty mask must not hold it."""
    woods = dict.fromkeys(("B02", "B03", "A04"), "heavy-woods")
    table = Table({"G23": "H05 NW", "S01": "A02 S"}, ground(woods))
    mask = indirect_mask(table.look, table.n("G23"))
    assert not mask & 1
    assert mask >> table.cell("B03") & 1


def test_a_turret_turns_for_every_hex_outside_its_front() -> None:
    table = Table({"G45": "F09 NE", "S01": "A02 S"})
    tank = table.n("G45")
    ahead = in_arc(table, "G45")
    for cell in set(range(len(table.setting.field))) - {table.cell("F09")}:
        assert fire_cost(table.look, Fire(tank, cell)) == (2 if cell in ahead else 4)
