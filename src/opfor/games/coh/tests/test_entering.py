"""Coming onto the map as a group: one payment, one check, side by side."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.requests import Choose
from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.told.labels import key, label
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Done, Enter, StepTo

EDGE = "enters L04 L05 L06"
TWO = {"G01": EDGE, "G02": EDGE, "S01": "A02 S"}


def first(table: Table, unit: str = "G01", at: str = "L04") -> list[Any]:
    """Let a unit enter; returns who could come along, and where."""
    request = table.play.answer(Enter(table.n(unit), table.cell(at)))
    while isinstance(request, Choose) and request.question in ("payment", "facing"):
        request = table.play.answer(request.options[0])
    if not isinstance(request, Choose) or request.question != "group-enter":
        return []
    return list(request.options)


def part(table: Table, unit: str, at: str) -> StepTo:
    return StepTo(table.n(unit), table.cell(at))


def test_a_group_that_enters_shares_one_activation() -> None:
    table = Table(TWO)
    table.act(Enter(table.n("G01"), table.cell("L04")), says=[part(table, "G02", "L05")])
    assert set(table.state.activated[0]) == {table.n("G01"), table.n("G02")}
    assert table.state.aps[0] == 6


@pytest.mark.rule("COH-3.1.1-c")
@pytest.mark.parametrize(("die", "spent"), [(1, True), (10, False)])
def test_in_the_solo_economy_one_check_decides_for_all_who_entered(die: int, spent: bool) -> None:
    table = Table(TWO, economy="solo")
    says = [part(table, "G02", "L05")]
    log = table.act(Enter(table.n("G01"), table.cell("L04")), dice=[(die,)], says=says)
    (check,) = happened(log, ev.SpentChecked)
    assert (set(check.units), check.cost) == ({table.n("G01"), table.n("G02")}, 1)
    assert [table.unit(u).spent for u in ("G01", "G02")] == [spent, spent]


@pytest.mark.rule("QC-17")
def test_the_dearest_entry_comes_first_and_pays_for_all() -> None:
    woods = ground({"L05": "heavy-woods"})
    table = Table(TWO, woods)
    assert part(table, "G02", "L05") not in first(table, at="L04")
    table = Table(TWO, woods)
    assert part(table, "G02", "L04") in first(table, at="L05")
    table.play.answer(part(table, "G02", "L04"))
    assert table.state.aps[0] == 5


def test_nobody_comes_along_on_a_hex_apart() -> None:
    table = Table({"G01": EDGE, "G02": "enters L05 L12", "S01": "A02 S"})
    assert first(table) == [Done(), part(table, "G02", "L05")]


def test_the_last_one_to_enter_is_not_asked_for_company() -> None:
    assert first(Table({"G01": EDGE, "S01": "A02 S"})) == []


def test_coming_along_is_told_without_a_price() -> None:
    table = Table(TWO)
    along = first(table)[1]
    assert label(table.setting, table.state, along) == "Rifle G02 comes along at L04"
    assert key(table.setting, table.state, along) == "step g02 l04"
