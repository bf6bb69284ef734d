"""The baseline player uses what the rules offer: groups, spade, smoke, lorries, CAPs and cards."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.requests import Choose
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.course.players.fieldcraft import digging, veil
from opfor.games.coh.course.players.fire import firing
from opfor.games.coh.tests.bench import GERMAN, Table
from opfor.games.coh.values import actions as do

CAPS = tuple(do.AddCaps(n) for n in range(3))


def answer(table: Table, request: Choose | None = None) -> Any:
    asked = request or table.play.pending
    assert isinstance(asked, Choose)
    return baseline_player(table.setting, table.state, asked, lambda _n: 0)


def played(table: Table) -> None:
    """One whole turn of the player, whatever is asked; no dice come up."""
    request: Any = table.play.answer(answer(table))
    while isinstance(request, Choose) and request.question != "turn":
        request = table.play.answer(answer(table))


def test_comrades_advance_together() -> None:
    units = {"G01": "K08", "G02": "K09", "G03": "K10", "S01": "B02 N"}
    table = Table(units, control={"D09": "soviet"}, economy="solo")
    assert isinstance(answer(table), do.GroupMove)
    before = [table.setting.field.distance(table.unit(n).cell, table.cell("D09")) for n in units]
    played(table)
    after = [table.setting.field.distance(table.unit(n).cell, table.cell("D09")) for n in units]
    assert [b - a for b, a in zip(before, after, strict=True)] == [1, 1, 1, 0]


def test_who_is_spent_is_left_behind_by_the_fresh() -> None:
    units = {"G01": "K08", "G02": "K09 spent", "S01": "B02 N"}
    table = Table(units, control={"D09": "soviet"}, economy="solo")
    assert answer(table) != do.GroupMove(table.n("G01"))
    assert table.unit("G02").spent


def test_hit_neighbours_rally_together() -> None:
    hits = {"G01": "pinned", "G02": "pinned"}
    table = Table({"G01": "K08", "G02": "K09", "S01": "B02"}, economy="solo", hits=hits)
    assert isinstance(answer(table), do.GroupRally)
    along = Choose("german", "rally-group", (do.Done(), do.Join(table.n("G02"))))
    assert answer(table, along) == do.Join(table.n("G02"))


def test_whoever_stays_under_fire_digs_in() -> None:
    table = Table({"G01": "E09 N", "S17": "B09 S", "G02": "K09"}, control={"E09": "german"})
    thoughts = Appraisal(table.setting, table.state, GERMAN)
    assert digging(thoughts, do.DigIn(table.n("G01"))) > 0
    assert digging(thoughts, do.DigIn(table.n("G02"))) == 0, "it has somewhere to go"
    calm = Table({"G01": "E09 N", "S17": "B09 N"}, control={"E09": "german"})
    thoughts = Appraisal(calm.setting, calm.state, GERMAN)
    assert digging(thoughts, do.DigIn(calm.n("G01"))) == 0, "nobody shoots there"


def test_smoke_is_for_the_hit_under_fire() -> None:
    units = {"G16": "E10 N", "G01": "E09 N", "S17": "B09 S"}
    table = Table(units, hits={"G01": "pinned"}, control={"E09": "german"})
    thoughts = Appraisal(table.setting, table.state, GERMAN)
    assert veil(thoughts, table.cell("E09")) > 0
    assert veil(thoughts, table.cell("E10")) <= 0
    where = Choose("german", "smoke", tuple(do.PickHex(table.cell(h)) for h in ("E10", "E09")))
    assert answer(table, where) == do.PickHex(table.cell("E09"))


def test_riders_get_off_near_the_goal_and_ride_while_it_is_far() -> None:
    near = Table({"G38": "E09 N", "G01": "on G38", "S01": "A02 N"}, control={"D09": "soviet"})
    assert isinstance(answer(near), do.Unload)
    far = Table({"G38": "L09 N", "G01": "on G38", "S01": "A02 N"}, control={"B09": "soviet"})
    assert not isinstance(answer(far), do.Unload)


def test_comrades_and_caps_count_when_a_shot_is_weighed() -> None:
    units = {"G01": "E09 N", "S01": "B09 S"}
    alone = Table(units)
    fire = next(o for o in alone.offered(do.Fire) if o.unit == alone.n("G01"))
    helped = Table({**units, "G02": "E10 N"})
    rich = Table(units, caps=(2, 0))
    worths = [
        firing(Appraisal(table.setting, table.state, GERMAN), do.Fire(table.n("G01"), fire.at))
        for table in (alone, helped, rich)
    ]
    assert worths[0] < worths[1] < worths[2]


@pytest.mark.parametrize(
    ("why", "caps"),
    [("initiative", 0), ("attack, 8 needed", 2), ("G01 rallies, 2 needed", 0)],
)
def test_caps_go_where_they_change_most(why: str, caps: int) -> None:
    table = Table({"G01": "E09", "S01": "A02"}, caps=(4, 0))
    assert answer(table, Choose("german", "before-roll", CAPS, why)) == do.AddCaps(caps)


@pytest.mark.parametrize(
    ("card", "why", "used"),
    [
        ("07", "attack, 8 needed: the dice show 3", True),
        ("07", "attack, 8 needed: the dice show 9", False),
        ("13", "attack, 8 needed: the dice show 7", True),
        ("13", "attack, 8 needed: the dice show 3", False),
        ("07", "initiative: the dice show 3", False),
    ],
)
def test_cards_are_played_on_rolls_they_can_save(card: str, why: str, used: bool) -> None:
    table = Table({"G01": "E09", "S01": "A02"}, hands=((card,), ()))
    request = Choose("german", "after-roll", (do.Done(), do.PlayBonus(card)), why)
    assert (answer(table, request) == do.PlayBonus(card)) == used


def test_fresh_orders_go_to_the_unit_with_the_best_shot() -> None:
    units = {"G01": "L02 N", "G09": "E09 N", "S01": "C09 S"}
    table = Table(units, hands=(("02",), ()))
    request = Choose(
        "german",
        "card-unit",
        tuple(do.PickUnit(table.n(name)) for name in ("G01", "G09")),
        "Fresh Orders",
    )
    assert answer(table, request) == do.PickUnit(table.n("G09"))
