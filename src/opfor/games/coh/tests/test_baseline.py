"""The baseline player uses what the rules offer: groups, spade, smoke, lorries, CAPs and cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.requests import Choose
from opfor.games.coh.course.players.acts import best_of
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.course.players.fieldcraft import digging, veil
from opfor.games.coh.course.players.fire import firing
from opfor.games.coh.rules.artillery import fall
from opfor.games.coh.rules.rolls import rolled
from opfor.games.coh.tests.bench import GERMAN, Table
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.shots import Wanted
from opfor.games.coh.values.state import Barrage

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


def test_an_attack_is_weighed_by_the_numbers_in_force() -> None:
    units = {"G01": "E09 N", "G02": "E10 N", "S01": "B09 S"}
    table = Table(units)
    fire = next(o for o in table.offered(do.Fire) if o.unit == table.n("G01"))
    usual = table.setting.numbers
    worths = [
        firing(Appraisal(replace(table.setting, numbers=numbers), table.state, 0), fire)
        for numbers in (usual, replace(usual, kill_margin=1), replace(usual, support=2))
    ]
    assert worths[0] < worths[1]
    assert worths[0] < worths[2]


def test_the_best_cover_of_the_map_is_never_overlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rallying is worth 3; a neighbour with a DM of 20 is worth more."""
    table = Table({"G01": "K09", "S01": "B02"}, hits={"G01": "pinned"}, economy="solo")
    field, haven = table.setting.field, table.cell("K10")
    ground = list(field.terrain)
    ground[haven] = replace(ground[haven], dm=20)
    monkeypatch.setattr(field, "terrain", tuple(ground))
    table.setting.offered.clear()
    thoughts = Appraisal(table.setting, table.state, GERMAN)
    acts = [do.Rally(table.n("G01")), do.Move(table.n("G01"), haven)]
    assert best_of(thoughts, acts) == [do.Move(table.n("G01"), haven)]


def test_good_cover_never_makes_danger_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table({"G01": "E09 N", "S17": "B09 S"})
    field, cell = table.setting.field, table.cell("E09")
    ground = list(field.terrain)
    ground[cell] = replace(ground[cell], dm=9)
    monkeypatch.setattr(field, "terrain", tuple(ground))
    thoughts = Appraisal(table.setting, table.state, GERMAN)
    assert thoughts.exposure(cell)
    assert thoughts.risk(cell) == 0


@pytest.mark.parametrize(
    ("wanted", "caps"),
    [
        (Wanted(), 0),
        (Wanted(2, 8, 12), 2),
        (Wanted(2, 2), 0),
        (Wanted(2, 4), 0),
        (Wanted(2, 4, 8), 2),
        (Wanted(1, 3), 2),
        (Wanted(2, 1, 5), 1),
    ],
)
def test_caps_go_where_they_change_most(wanted: Wanted, caps: int) -> None:
    """One die that needs 3 fails in a third of all throws, two dice hardly ever."""
    table = Table({"G01": "E09", "S01": "A02"}, caps=(4, 0))
    request = Choose("german", "before-roll", CAPS, about=wanted)
    assert answer(table, request) == do.AddCaps(caps)


def test_a_roll_is_asked_about_with_its_numbers() -> None:
    """Drift takes one die; a shell kills like any attack."""
    table = Table({"G01": "A02 N", "S01": "E09 S"}, caps=(4, 0))
    falling = fall(table.play, Barrage(GERMAN, table.cell("E09"), 1, smoke=False))
    drift: Any = next(falling)
    assert drift.about == Wanted(1, table.setting.numbers.drift["german"])
    assert answer(table, drift) == do.AddCaps(2)
    falling.send(do.AddCaps(0))
    shell: Any = falling.send((6,))
    assert shell.about == Wanted(2, 6, 10)


def test_what_caps_have_added_need_not_be_shown_by_the_dice() -> None:
    """A total of 8 is reached: no second roll, no luck."""
    table = Table({"G01": "E09", "S01": "A02"}, caps=(4, 0), hands=(("07",), ()))
    rolling = rolled(table.play, GERMAN, Wanted(2, 8), "a roll, 8 needed")
    next(rolling)
    rolling.send(do.AddCaps(2))
    request: Any = rolling.send((3, 3))
    assert request.about == Wanted(2, 6, shown=6)
    assert answer(table, request) == do.Done()


@pytest.mark.parametrize(
    ("card", "wanted", "used"),
    [
        ("07", Wanted(2, 8, 12, 3), True),
        ("07", Wanted(2, 8, 12, 9), False),
        ("07", Wanted(2, 10, 14, 3), False),
        ("13", Wanted(2, 8, 12, 7), True),
        ("13", Wanted(2, 8, 12, 3), False),
        ("07", Wanted(2, shown=3), False),
    ],
)
def test_cards_are_played_on_rolls_they_can_save(card: str, wanted: Wanted, used: bool) -> None:
    table = Table({"G01": "E09", "S01": "A02"}, hands=((card,), ()))
    options = (do.Done(), do.PlayBonus(card))
    request = Choose("german", "after-roll", options, about=wanted)
    assert (answer(table, request) == do.PlayBonus(card)) == used


def test_fresh_orders_go_to_the_unit_with_the_best_shot() -> None:
    units = {"G01": "L02 N", "G09": "E09 N", "S01": "C09 S"}
    table = Table(units, hands=(("02",), ()), economy="solo")
    request: Any = table.play.answer(do.PlayCard("02"))
    assert request.question == "card-unit"
    assert answer(table, request) == do.PickUnit(table.n("G09"))
