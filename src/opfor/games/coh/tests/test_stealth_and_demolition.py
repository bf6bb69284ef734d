"""Finer points: staying hidden, being found, shells and flames on the hidden, firing at works."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import WorkRow
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, ground, happened
from opfor.games.coh.told.labels import label
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import (
    DriveOn,
    Enter,
    Fire,
    GroupMove,
    Move,
    Pass,
    PickHex,
    Probe,
    Sneak,
    StepTo,
)
from opfor.games.coh.values.state import Barrage

WOODS = {"E09": "light-woods", "E10": "light-woods", "D09": "light-woods"}


def wire(hexagon: str = "E09") -> WorkRow:
    return WorkRow(kind="barbed-wire", hex=hexagon, owner="soviet")


def shell(dice: tuple[int, int]) -> list[Any]:
    """A barrage on E09, where S01 hides, with these dice; the events."""
    table = Table({"S01": "E09 N hidden", "G01": "L02 N"}, ground(WOODS))
    barrage = Barrage(0, table.cell("E09"), 2, smoke=False)
    table.play.state = replace(table.state, barrages=(barrage,))
    table.act(Pass())
    return table.act(Pass(), dice=[(6,), dice, (6, 6), (1, 1)])


def test_a_comrade_in_the_open_gives_a_hidden_unit_away() -> None:
    units = {"S01": "E09 N hidden", "S02": "D09 S", "G01": "L02 N"}
    table = Table(units, ground(WOODS), mover=SOVIET)
    table.act(Move(table.n("S02"), table.cell("E09")))
    assert not table.unit("S01").hidden


def test_a_vehicle_does_not_drive_hidden_into_sight() -> None:
    field = ground(WOODS)
    for unit, offered in (("S49", False), ("S01", True)):
        table = Table({unit: "D09 N hidden", "G01": "H09 N"}, field, mover=SOVIET)
        assert (Sneak(table.n(unit), table.cell("E09")) in table.offered(Sneak)) is offered


def test_sneaking_into_wire_gives_it_away() -> None:
    units = {"S01": "D09 N hidden", "G01": "L02 N"}
    table = Table(units, ground(WOODS), mover=SOVIET, works=[wire()], caps=(0, 3))
    table.act(Sneak(table.n("S01"), table.cell("E09")), dice=[(2,)])
    assert not table.unit("S01").hidden
    assert table.state.aps[SOVIET] == 0  # 5 for sneaking, 2 for the wire


def test_flames_find_whoever_hides_without_a_roll() -> None:
    units = {"G16": "F09 N", "S01": "E09 S hidden"}
    table = Table(units, ground(WOODS))
    log = table.act(Probe(table.n("G16")), says=[PickHex(table.cell("E09"))], dice=[(1, 1)])
    assert happened(log, ev.UnitRevealed)
    assert [roll.needed for roll in happened(log, ev.AttackRolled)] == [11 - 3 - 3]


def test_a_shell_that_misses_a_hidden_unit_tells_nothing() -> None:
    log = shell((1, 2))
    assert happened(log, ev.AttackRolled) == happened(log, ev.UnitRevealed) == []


def test_a_shell_that_hits_a_hidden_unit_reveals_it() -> None:
    log = shell((4, 4))
    assert len(happened(log, ev.UnitRevealed)) == len(happened(log, ev.UnitHit)) == 1


def test_an_empty_enemy_work_can_be_shot_at_and_its_odds_are_told() -> None:
    table = Table({"G19": "G09 N", "S01": "A02 N"}, works=[wire()])
    fire = Fire(table.n("G19"), table.cell("E09"))
    assert "Barbed wire: needs 10 (17 %)" in label(table.setting, table.state, fire)
    table.act(fire, dice=[(6, 4)])
    assert table.state.works == ()


def test_own_works_are_no_target() -> None:
    table = Table({"S19": "G09 N", "G01": "L02 N"}, works=[wire()], mover=SOVIET)
    assert table.offered(Fire) == []


def test_wire_makes_a_group_move_dearer_for_all() -> None:
    table = Table({"G01": "F09 N", "G02": "F08 N", "S01": "A02 N"}, works=[wire()])
    first, second = (
        StepTo(table.n("G01"), table.cell("E09")),
        StepTo(table.n("G02"), table.cell("E08")),
    )
    table.act(GroupMove(table.n("G01")), dice=[(4,)], says=[first, second])
    assert table.state.aps[0] == 7 - 1 - 4


def test_a_reinforcement_on_the_road_drives_on() -> None:
    field = ground(roads=[("A10", "B10", "C10", "D10")])
    table = Table({"G39": "enters A10", "S01": "L02 N"}, field)
    log = table.act(
        Enter(table.n("G39"), table.cell("A10")),
        says=[DriveOn(table.cell("B10")), DriveOn(table.cell("C10"))],
    )
    assert table.at("G39") == "C10"
    assert [spent.aps for spent in happened(log, ev.ApsSpent)] == [1]


@pytest.mark.rule("firing-at-works")
def test_works_are_fired_at_as_soon_as_a_friend_has_left() -> None:
    """What was offered before is not offered again unseen."""
    wire = WorkRow(kind="barbed-wire", hex="D09", owner="soviet")
    table = Table({"G01": "F09 N", "G02": "D09 N", "S01": "A02 S"}, works=(wire,))
    shot = Fire(table.n("G01"), table.cell("D09"))
    assert shot not in turn_options(table.play, GERMAN)
    gone = replace(table.unit("G02"), cell=table.cell("G02"))
    counters = table.state.counters
    friend = table.n("G02")
    counters = (*counters[:friend], gone, *counters[friend + 1 :])
    table.play.state = replace(table.state, counters=counters)
    assert shot in turn_options(table.play, GERMAN)
