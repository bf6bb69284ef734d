"""Firefights to the last clause: just enough APs, the end that comes early, walls on one side."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from opfor.cardboard.coh.missions.mission import Control
from opfor.core.play import drive
from opfor.core.requests import Choose, Roll
from opfor.games.coh.course.firefight_setup import place_units
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.rules.aps_and_caps import payments, take
from opfor.games.coh.rules.artillery import burst, burst_defence
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.rules.hidden_units import facing_nearest, probe
from opfor.games.coh.rules.rally import has_cover
from opfor.games.coh.tests.bench import GERMAN, Table, ground, happened
from opfor.games.coh.tests.test_teams import begun
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Fire, LaySmoke, Pay, Probe
from opfor.games.coh.values.state import Marker


def offered(table: Table, unit: str, aps: int, kind: type) -> int:
    """How many actions of a kind a unit has with so many APs left."""
    activated = ((table.n(unit),), ())
    table.play.state = replace(table.state, activated=activated, aps=(aps, 0), caps=(0, 0))
    return sum(isinstance(each, kind) for each in turn_options(table.play, GERMAN))


@pytest.mark.rule("COH-2.7-b", "QC-29")
def test_markers_that_count_at_the_end_count_when_a_side_is_beaten() -> None:
    table = Table({"G01": "H09 N", "S01": "G09 S"}, hits={"S01": "pinned"})
    markers = (Control(hex="H09", owner="german", at_end=3),)
    mission = replace(table.setting.mission, control=markers)
    force_setattr(table.setting, "mission", mission)
    cell = table.cell("H09")
    table.play.state = replace(table.state, markers=(Marker(cell, GERMAN),))
    log = table.act(Fire(table.n("G01"), table.cell("G09")), dice=[(6, 6)])
    assert [e.points for e in happened(log, ev.PointsScored)] == [1, 3]
    assert happened(log, ev.GameEnded)[0].why == "beaten:soviet"


def test_each_player_of_a_team_puts_down_units_of_his_own() -> None:
    """Four players: the seat that is asked is that of the unit's owner."""
    setting, play = begun(4)
    waiting = [
        replace(c, place="reserve", cell=-1, due=0) if c.place == "map" else c
        for c in play.state.counters
    ]
    play.state = replace(play.state, counters=tuple(waiting))
    placing = place_units(play, 0)
    seats: dict[int, str] = {}
    answer: Any = None
    while True:
        try:
            request = placing.send(answer)
        except StopIteration:
            break
        assert isinstance(request, Choose)
        answer = request.options[0]
        seats[answer.unit] = request.seat
    own = {0: "german", 2: "german-2"}
    assert seats
    assert seats == {unit: own[setting.teams.owners[unit]] for unit in seats}
    assert set(seats.values()) == set(own.values())


def test_smoke_is_thrown_with_just_enough_aps_by_who_has_it() -> None:
    table = Table({"G17": "E09 N", "G01": "H05 N", "S01": "A02 S"})
    cost = table.look.attack_cost(table.n("G17"))
    assert [offered(table, "G17", aps, LaySmoke) for aps in (cost - 1, cost)] == [0, 1]
    assert offered(table, "G01", 7, LaySmoke) == 1, "only the pioneers, as an opportunity"


def test_a_hex_is_searched_by_fire_with_just_enough_aps() -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S", "S02": "L18 N hidden"})
    cost = table.look.attack_cost(table.n("G01"))
    assert [offered(table, "G01", aps, Probe) for aps in (cost - 1, cost)] == [0, 1]


@pytest.mark.rule("COH-3.2.1-a", "COH-3.2.2-a")
def test_a_fresh_unit_pays_with_seven_aps_and_then_with_caps() -> None:
    """An action of 8 takes at least 1 CAP; in the solo economy APs have no end."""
    table = Table({"G01": "E09 N", "S01": "A02 S"}, caps=(2, 0))
    assert payments(table.play, table.n("G01"), 8) == [Pay("ap", 1), Pay("ap", 2)]
    solo = Table({"G01": "E09 N", "S01": "A02 S"}, caps=(2, 0), economy="solo")
    assert payments(solo.play, solo.n("G01"), 8) == [Pay("ap", 0), Pay("ap", 1), Pay("ap", 2)]
    paid = take(table.play, table.n("G01"), 0, Pay("free"))
    assert (paid.mode, paid.aps) == ("free", 0)


@pytest.mark.parametrize(
    ("terrain", "unit", "dm"),
    [("light-woods", "S01", 1), ("heavy-woods", "S01", 0), ("heavy-woods", "S49", 2),
     ("open", "S01", 0)],
)  # fmt: skip
def test_shells_burst_in_the_trees_over_soft_targets_only(terrain: str, unit: str, dm: int) -> None:
    table = Table({"G01": "A02 N", unit: "E09 S"}, ground({"E09": terrain}))
    number, kind = table.n(unit), table.look.kind(table.n(unit))
    value = burst_defence(table.look, number, kind.flank_colour)
    assert value.total == kind.flank_dr + dm


@pytest.mark.rule("COH-5.2-c", "QC-32")
def test_a_weapon_that_reaches_nowhere_has_no_fire_zone() -> None:
    """A truck's AR is for close combat."""
    table = Table({"G35": "E09 N", "S01": "A02 S"})
    assert table.look.kind(table.n("G35")).range == 0
    assert fire_zone(table.look, table.n("G35")) == 0


def test_who_comes_to_light_faces_the_nearest_enemy_not_most_of_them() -> None:
    units = {"S01": "E09 N", "G01": "G09 N", "G02": "B09 S", "G03": "B10 S", "G04": "B08 S"}
    table = Table(units)
    assert facing_nearest(table.look, table.n("S01")) in (2, 3, 4)
    alone = Table({k: v for k, v in units.items() if k != "G01"})
    assert facing_nearest(alone.look, alone.n("S01")) == 0


@pytest.mark.parametrize(("walls", "cover"), [([("E09", "D09")], True), ([("H05", "H06")], False)])
def test_a_wall_on_one_side_is_cover_to_rally_behind(
    walls: list[tuple[str, str]], cover: bool
) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"}, ground(walls=walls))
    assert has_cover(table.look, table.n("G01")) == cover


def shelled_in_one_hex(dice: list[tuple[int, ...]]) -> tuple[Table, list[Any]]:
    """A hidden rifle and one in the open, both in E09, and the first die rolls of a shell."""
    table = Table({"G01": "A02 N", "S01": "E09 S hidden", "S02": "E09 S"})
    rolls = list(dice)

    def answer(request: Any) -> Any:
        if isinstance(request, Roll):
            assert (request.dice, request.sides) == (2, 6)
            return rolls.pop(0)
        return request.options[0] if isinstance(request, Choose) else request.pool[0]

    table.play.log.clear()
    drive(burst(table.play, GERMAN, table.cell("E09")), answer)
    return table, list(table.play.log)


@pytest.mark.rule("shells-on-the-hidden")
def test_a_shell_that_misses_who_hides_still_falls_on_the_others() -> None:
    table, log = shelled_in_one_hex([(1, 1), (6, 6)])
    assert table.unit("S01").hidden
    assert [table.state.counters[e.target].id for e in happened(log, ev.AttackRolled)] == ["S02"]
    assert table.unit("S02").place == "destroyed"


def test_a_search_by_fire_that_finds_nobody_is_no_attack() -> None:
    """Nobody is in D09: whatever the dice show, nothing more happens."""
    table = Table({"G01": "E09 N", "S01": "A02 S", "S02": "L18 N hidden"})
    searching = probe(table.play, table.n("G01"), table.cell("D09"))
    found = drive(searching, lambda request: (6, 6))
    assert found is False
    assert not happened(table.play.log, ev.AttackRolled)
