"""AR and DV clause by clause: each position adds one thing to the last (facts 6, 10, 11, 12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.rules.ar_and_dv import attack_rating, defence_value, struck_colour
from opfor.games.coh.rules.artillery import burst_defence
from opfor.games.coh.rules.targets import eye_of
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.values.shots import Shot
from opfor.games.coh.values.state import Smoke

PZJG = "G44"
"""Open-topped, blue 13 in the flank and 15 in front."""


def aimed(table: Table, attacker: str, target: str, manner: Any = "direct") -> Shot:
    cell, unit = table.unit(target).cell, table.n(attacker)
    return Shot(unit, cell, manner, eye_of(table.look, unit, cell, manner))


def values(table: Table, attacker: str, target: str, manner: Any = "direct") -> tuple[int, int]:
    shot = aimed(table, attacker, target, manner)
    look, unit = table.look, table.n(target)
    return attack_rating(look, shot, unit).total, defence_value(look, shot, unit).total


def smoked(table: Table, **densities: int) -> Table:
    clouds = tuple(Smoke(table.cell(name), density) for name, density in densities.items())
    table.play.state = replace(table.state, smoke=clouds)
    return table


@pytest.mark.rule("COH-5.1.2-a", "high-explosive-defence")
@pytest.mark.parametrize(
    ("attacker", "at", "manner", "colour", "dv"),
    [
        ("S01", "H09", "direct", "blue", 15),
        ("S25", "H09", "direct", "red", 13),
        ("S39", "F09", "direct", "blue", 15),
        ("S39", "F09", "flame", "red", 13),
        ("S01", "E09", "direct", "red", 13),
        ("S41", "E09", "direct", "blue", 13),
    ],
    ids=["fire", "shells", "a tank", "its flames", "close combat on foot", "of vehicles"],
)
def test_from_above_an_open_top_is_soft(
    attacker: str, at: str, manner: str, colour: str, dv: int
) -> None:
    table = Table({PZJG: "E09 S", attacker: f"{at} N"})
    shot = aimed(table, attacker, PZJG, manner)
    assert struck_colour(table.look, shot, table.n(PZJG)) == colour
    assert values(table, attacker, PZJG, manner)[1] == dv


def test_armour_with_a_roof_is_armour_from_above_too() -> None:
    table = Table({"G45": "E09 S", "S25": "H09 N", "S39": "F09 N"})
    for attacker, manner in (("S25", "direct"), ("S39", "flame")):
        shot = aimed(table, attacker, "G45", manner)
        assert struck_colour(table.look, shot, table.n("G45")) == "blue"
        assert values(table, attacker, "G45", manner)[1] == 12, "its flank"


@pytest.mark.rule("high-explosive-defence")
@pytest.mark.parametrize(
    ("terrain", "mortar", "target", "dv"),
    [
        ("heavy-woods", "H09", "G01", 11),
        ("heavy-woods", "E09", "G01", 11 + 2),
        ("heavy-woods", "H09", "G45", 12 + 2),
        ("light-woods", "H09", "G01", 11 + 1),
        ("stone-building", "H09", "G01", 11 + 2),
    ],
    ids=["bursts in trees", "not next to you", "not over armour", "not in light woods", "walls"],
)
def test_shells_burst_in_heavy_woods_over_soft_targets(
    terrain: str, mortar: str, target: str, dv: int
) -> None:
    """In close combat a mortar's crew fights with rifles: that is no high explosive."""
    table = Table({target: "E09 S", "S25": f"{mortar} N"}, ground({"E09": terrain}))
    assert values(table, "S25", target)[1] == dv


@each_case(
    ("attacker", "at", "manner", "ar"),
    [
        ("S01", "F09", "direct", 3 + 3),
        ("S01", "E09", "direct", 3 + 4),
        ("S17", "E09", "direct", 3 - 2),
        ("S25", "E09", "direct", 3 - 2),
        ("S39", "F09", "flame", 3 + 3),
        ("S39", "E09", "flame", 3 + 4),
        ("S41", "E09", "direct", 4 + 4),
    ],
)
def test_next_door_and_in_close_combat(attacker: str, at: str, manner: str, ar: int) -> None:
    table = Table({"G01": "E09 S", attacker: f"{at} N"})
    assert values(table, attacker, "G01", manner)[0] == ar


@pytest.mark.parametrize(
    ("units", "dv"),
    [
        ({"G45": "E09 S"}, 12 + 1),
        ({"G02": "E09 S"}, 12),
        ({"G45": "D09 S"}, 12),
        ({"G38": "E09 S", "G01": "on G38"}, 12 + 2),
        ({"G35": "E09 S", "G01": "on G35"}, 12),
        ({"S41": "E09 S"}, 12),
    ],
    ids=["a tank beside it", "a comrade", "a tank next door", "in an APC", "on a truck", "theirs"],
)
def test_behind_a_vehicle_of_ones_own(units: Mapping[str, str], dv: int) -> None:
    """+1 for foot beside it, +2 for riders behind the shield of an APC."""
    table = Table({"G38": "A02 N", "G01": "E09 S", "S17": "H09 N", **units})
    if "S41" in units:
        assert table.look.is_locked(table.n("G01"))
    assert values(table, "S17", "G01")[1] == dv


def test_a_gun_does_not_crouch_and_flames_find_the_riders() -> None:
    table = Table({"G27": "E09 S", "G45": "E09 S", "S17": "H09 N"})
    assert values(table, "S17", "G27")[1] == 13
    table = Table({"G38": "E09 S", "G01": "on G38", "S39": "F09 N"})
    assert values(table, "S39", "G01", "flame")[1] == 11


def in_smoke(
    clouds: Mapping[str, int], attacker: str = "H09", field: Battlefield | None = None
) -> tuple[int, int]:
    table = Table({"G01": "E09 S", "S17": f"{attacker} N"}, field)
    return values(smoked(table, **clouds), "S17", "G01")


@pytest.mark.rule("COH-5.1.2-a")
@each_case(
    ("clouds", "change", "dm"),
    [
        ({"A02": 2}, 0, 0),
        ({"E09": 1}, 0, 1),
        ({"E09": 2}, 0, 2),
        ({"F09": 1}, 0, 1),
        ({"E09": 1, "F09": 1}, 0, 2),
        ({"E09": 2, "F09": 1}, 0, 2),
        ({"H09": 1}, -1, 0),
        ({"H09": 2}, -2, 0),
    ],
)
def test_smoke_on_the_target_on_the_line_and_before_the_gun(
    clouds: dict[str, int], change: int, dm: int
) -> None:
    """Together it adds 2 at most."""
    assert in_smoke(clouds) == (3 + change, 12 + dm)


def test_in_close_combat_smoke_hides_nobody() -> None:
    assert in_smoke({"E09": 2}, "E09") == (3 - 2, 10 + 1)


@pytest.mark.parametrize(
    ("attacker", "at", "manner", "dm"),
    [("S01", "G09", "direct", 5), ("S01", "D09", "direct", 3), ("S01", "E09", "direct", 3)],
    ids=["in its arc", "from behind", "inside"],
)
def test_a_bunker_protects_most_in_its_arc(attacker: str, at: str, manner: str, dm: int) -> None:
    """5 in its arc, 3 else and in close combat; the machine gun's own facing is another matter."""
    bunker = WorkRow(kind="bunker", hex="E09", owner="german", facing="S")
    table = Table({"G19": "E09 S", attacker: f"{at} N"}, works=(bunker,))
    flank = at != "G09"
    assert values(table, attacker, "G19", manner)[1] == (10 if flank else 12) + dm


def test_flames_find_their_way_into_a_bunker_but_not_through_smoke() -> None:
    bunker = WorkRow(kind="bunker", hex="E09", owner="german", facing="S")
    table = Table({"G19": "E09 S", "S39": "F09 N"}, works=(bunker,))
    assert values(table, "S39", "G19", "flame")[1] == 10
    assert values(smoked(table, E09=2), "S39", "G19", "flame")[1] == 10 + 2


def test_a_spotter_sees_past_the_smoke_before_the_mortar() -> None:
    """Indirect fire is directed by the eye: light smoke on the mortar's own line adds nothing."""
    field = ground({"F09": "light-woods"}, levels={"I10": 2})
    table = Table({"S25": "I09 N", "G01": "D09 S"}, field)
    over, high = values(table, "S25", "G01", "indirect"), table.cell("I10")
    assert aimed(table, "S25", "G01", "indirect").eye == high
    assert over == (3 + 1, 11)
    assert values(smoked(table, H09=1), "S25", "G01", "indirect") == over


@pytest.mark.rule("spotter-hexes")
def test_light_smoke_on_the_spotters_line_makes_indirect_fire_harder() -> None:
    """From I10 the line to D09 runs through E09; the smoke adds as it does to the eye that sees."""
    field = ground({"F09": "light-woods"}, levels={"I10": 2})
    table = Table({"S25": "I09 N", "G01": "D09 S"}, field)
    rating, value = values(table, "S25", "G01", "indirect")
    assert values(smoked(table, E09=1), "S25", "G01", "indirect") == (rating, value + 1)
    assert values(smoked(table, D09=1), "S25", "G01", "indirect") == (rating, value + 1)


@pytest.mark.rule("spotter-hexes")
def test_of_spotters_as_high_one_whose_line_is_clear_directs_the_fire() -> None:
    field = ground({"F09": "light-woods"}, levels={"I10": 2, "I08": 2})
    table = Table({"S25": "I09 N", "G01": "D09 S"}, field)
    first = aimed(table, "S25", "G01", "indirect").eye
    spots = {table.cell("I08"), table.cell("I10")}
    assert first in spots
    (other,) = spots - {first}
    for name in field.names:
        hazed = smoked(table, **{name: 1})
        sight = hazed.look.sight
        if sight.light_smoke_between(first, table.cell("D09")) and not sight.light_smoke_between(
            other, table.cell("D09")
        ):
            assert aimed(hazed, "S25", "G01", "indirect").eye == other
            return
    raise AssertionError("no hex lies on one line alone")


@pytest.mark.parametrize("density", [1, 2])
def test_smoke_protects_from_shells_too(density: int) -> None:
    table = Table({"G01": "D09 S", "S01": "A02 S"})
    unit = table.n("G01")
    clear = burst_defence(table.look, unit, "red").total
    assert burst_defence(smoked(table, D09=density).look, unit, "red").total == clear + density
