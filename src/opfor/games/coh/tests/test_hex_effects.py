"""What a hex does to who comes in: markers, fortifications, wire, mines; and shells that stray."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from opfor.cardboard.coh.missions.mission import Control, WorkRow
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.play import drive
from opfor.core.requests import Choose, Draw, Roll
from opfor.games.coh.course.turn import tidy
from opfor.games.coh.rules.artillery import fall
from opfor.games.coh.rules.control_and_fieldworks import come_in, set_off, take_control
from opfor.games.coh.rules.hits import abandon
from opfor.games.coh.rules.rolls import rolled
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import AddCaps, PlayBonus
from opfor.games.coh.values.shots import Wanted
from opfor.games.coh.values.state import OFF, Barrage, Marker, Work


class Answers:
    """Dice from a list; of choices the one given, else the first; who was asked."""

    def __init__(self, *dice: tuple[int, ...], says: Any = None) -> None:
        self.dice, self.says = list(dice), says
        self.asked: list[Choose] = []

    def __call__(self, request: Any) -> Any:
        if isinstance(request, Roll):
            return self.dice.pop(0)
        if isinstance(request, Draw):
            return "pinned" if "pinned" in request.pool else request.pool[0]
        self.asked.append(request)
        return self.says if self.says in request.options else request.options[0]


def done(table: Table, procedure: Any, *dice: tuple[int, ...], says: Any = None) -> Any:
    table.play.log.clear()
    answers = Answers(*dice, says=says)
    value = drive(procedure, answers)
    assert answers.dice == [], "all dice are rolled"
    return value


# -- markers ---------------------------------------------------------------------------------------


@each_case(
    ("units", "taken"),
    [
        ({}, False),
        ({"G01": "E09 N"}, True),
        ({"G01": "E09 N", "S01": "E09 S"}, False),
        ({"S01": "E09 S"}, False),
        ({"G35": "E09 N"}, False),
        ({"G01": "E09 N hidden"}, False),
        ({"G01": "D09 N"}, False),
    ],
    ids=["nobody", "an enemy", "both", "its holder", "a truck", "a hidden enemy", "next door"],
)
def test_a_marker_falls_to_an_armed_enemy_alone_in_its_hex(
    units: dict[str, str], taken: bool
) -> None:
    """Another marker comes first in the list and stays as it is."""
    table = Table({"G02": "L10 N", "S02": "A02 S", **units})
    first, cell = table.cell("H05"), table.cell("E09")
    table.play.state = replace(table.state, markers=(Marker(first, SOVIET), Marker(cell, SOVIET)))
    table.play.log.clear()
    take_control(table.play, cell)
    assert [m.side for m in table.state.markers] == [SOVIET, GERMAN if taken else SOVIET]
    tidy(table.play)
    assert [m.side for m in table.state.markers] == [SOVIET, GERMAN if taken else SOVIET]


def test_taking_a_marker_scores_what_is_given_for_that_one() -> None:
    table = Table({"G01": "E09 N", "S02": "A02 S"})
    control = (
        Control(hex="H05", owner="soviet", when_taken=5),
        Control(hex="E09", owner="soviet", when_taken=2),
    )
    force_setattr(table.setting, "mission", replace(table.setting.mission, control=control))
    cells = (table.cell("H05"), table.cell("E09"))
    table.play.state = replace(table.state, markers=tuple(Marker(c, SOVIET) for c in cells))
    table.play.log.clear()
    take_control(table.play, cells[1])
    assert [(e.side, e.points) for e in happened(table.play.log, ev.PointsScored)] == [(GERMAN, 2)]


# -- obstacles -------------------------------------------------------------------------------------


@each_case(
    ("work", "unit", "dice", "extra", "left"),
    [
        ("barbed-wire", "G01", [(4,)], 4, True),
        ("barbed-wire", "G27", [], 0, True),
        ("barbed-wire", "G45", [], 0, False),
        ("road-block", "G01", [], 0, True),
        ("road-block", "G45", [], 0, True),
        ("trench", "G01", [], 0, True),
        ("mines", "G01", [(3, 4)], 0, True),
    ],
)
def test_what_happens_on_entering(
    work: str, unit: str, dice: list[tuple[int, ...]], extra: int, left: bool
) -> None:
    """Wire costs foot a die more, tracks crush it; mines need 8."""
    row = WorkRow(kind=work, hex="E09", owner="soviet", hidden=True)
    table = Table({unit: "E09 N", "S02": "A02 S"}, works=(row,))
    assert done(table, come_in(table.play, table.n(unit), table.cell("E09")), *dice) == extra
    assert happened(table.play.log, ev.WorkRevealed)
    assert bool(table.state.works) == left
    assert table.unit(unit).hit == ""


@pytest.mark.parametrize(
    ("dice", "result"), [((3, 4), "miss"), ((4, 4), "hit"), ((5, 6), "hit"), ((6, 6), "kill")]
)
def test_mines_hit_on_eight_and_kill_on_twelve(dice: tuple[int, int], result: str) -> None:
    mines = WorkRow(kind="mines", hex="E09", owner="soviet")
    table = Table({"G01": "E09 N", "S02": "A02 S"}, works=(mines,))
    done(table, set_off(table.play, table.n("G01")), dice)
    (roll,) = happened(table.play.log, ev.AttackRolled)
    assert (roll.attacker, roll.result, roll.source) == (OFF, result, "mines")
    assert (table.unit("G01").place, table.unit("G01").hit) == {
        "miss": ("map", ""), "hit": ("map", "pinned"), "kill": ("destroyed", "")
    }[result]  # fmt: skip


@pytest.mark.parametrize(
    ("units", "victims"),
    [
        ({"G16": "E09 N"}, []),
        ({"G38": "E09 N", "G01": "on G38"}, ["G38", "G01"]),
        ({"G38": "E09 N", "G16": "on G38"}, ["G38", "G16"]),
    ],
    ids=["pioneers on foot", "a vehicle with its riders", "pioneers who ride"],
)
def test_whom_mines_attack(units: dict[str, str], victims: list[str]) -> None:
    mines = WorkRow(kind="mines", hex="E09", owner="soviet")
    table = Table({**units, "S02": "A02 S"}, works=(mines,))
    done(table, set_off(table.play, table.n(next(iter(units)))), *[(1, 1)] * len(victims))
    rolls = happened(table.play.log, ev.AttackRolled)
    assert [table.state.counters[roll.target].id for roll in rolls] == victims


@pytest.mark.parametrize(
    ("owner", "caps", "extra"),
    [(SOVIET, (2, 2), 2), (GERMAN, (2, 0), 2), (GERMAN, (0, 2), 0), (OFF, (2, 2), 0)],
    ids=["theirs", "one's own", "only the enemy has CAPs", "nobody's"],
)
def test_only_their_owners_caps_change_what_mines_roll(
    owner: int, caps: tuple[int, int], extra: int
) -> None:
    table = Table({"G01": "E09 N", "S02": "A02 S"}, caps=caps)
    mines = Work("mines", table.cell("E09"), side=owner)
    table.play.state = replace(table.state, works=(mines,))
    done(table, set_off(table.play, table.n("G01")), (1, 1), says=AddCaps(2))
    (roll,) = happened(table.play.log, ev.AttackRolled)
    assert roll.extra == extra


def test_a_hasty_defence_goes_with_its_builder_and_no_other() -> None:
    table = Table({"G01": "E09 N", "G02": "H09 N", "S02": "A02 S"})
    works = tuple(
        Work("hasty-defence", table.cell(c), side=GERMAN, builder=table.n(u))
        for u, c in (("G01", "E09"), ("G02", "H09"))
    )
    table.play.state = replace(table.state, works=works)
    abandon(table.play, table.n("G01"))
    assert [work.builder for work in table.state.works] == [table.n("G02")]


# -- shells and luck -------------------------------------------------------------------------------


@pytest.mark.rule("drift-off-the-map")
@pytest.mark.parametrize(
    ("dice", "where"),
    [
        ([(3,)], "B09"),
        ([(2,), (1,)], ""),
        ([(1,), (4,)], "C09"),
        ([(2,), (4,)], "D09"),
        ([(2,), (3,)], "C11"),
    ],
    ids=["on target", "off the map", "one south", "two south", "two south-east"],
)
def test_a_stray_shell_goes_as_far_as_its_die_shows(
    dice: list[tuple[int, ...]], where: str
) -> None:
    """Off the map it is lost: it falls nowhere."""
    table = Table({"G01": "L02 N", "S01": "L18 N"})
    done(table, fall(table.play, Barrage(GERMAN, table.cell("B09"), 1)), *dice)
    (fell,) = happened(table.play.log, ev.BarrageFell)
    assert fell.cell == (table.cell(where) if where else OFF)
    assert fell.drift == (dice[0][0] if len(dice) > 1 else 0)


@pytest.mark.parametrize(("die", "total"), [(1, 7 - 3), (2, 7 + 2), (6, 7 + 2)])
def test_luck_takes_three_on_a_one_and_gives_two_else(die: int, total: int) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"}, hands=(("13",), ()))
    roll = rolled(table.play, GERMAN, Wanted(2, 8), "a roll")
    found = done(table, roll, (3, 4), (die,), says=PlayBonus("13"))
    assert found.total == total
    assert table.state.hands[GERMAN] == ()


def test_a_roll_again_counts_as_it_falls() -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"}, hands=(("07",), ()))
    roll = rolled(table.play, GERMAN, Wanted(2, 8), "a roll")
    found = done(table, roll, (1, 1), (3, 4), says=PlayBonus("07"))
    assert (found.dice, found.total) == ((3, 4), 7)


def test_a_shell_is_nobodys_attack() -> None:
    table = Table({"G01": "L02 N", "S01": "E09 N"})
    done(table, fall(table.play, Barrage(GERMAN, table.cell("E09"), 1)), (6,), (1, 1))
    (roll,) = happened(table.play.log, ev.AttackRolled)
    assert (roll.attacker, roll.source) == (OFF, "artillery")
