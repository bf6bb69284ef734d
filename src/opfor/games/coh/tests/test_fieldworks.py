"""Fortifications, obstacles, hidden units."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.mission import Force, WorkRow
from opfor.games.coh import GAME
from opfor.games.coh.tests.bench import SOVIET, Table, ground, happened
from opfor.games.coh.told.view import heard, view
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import (
    DigIn,
    Fire,
    Hide,
    Move,
    Pass,
    PickHex,
    Pivot,
    Probe,
    Sneak,
)


def work(kind: str, hexagon: str = "E09", **more: object) -> WorkRow:
    return WorkRow(kind=kind, hex=hexagon, owner="soviet", **more)  # type: ignore[arg-type]


def shot(table: Table, unit: str = "G01", at: str = "E09") -> Fire:
    return Fire(table.n(unit), table.cell(at))


def step(table: Table, unit: str = "G01", to: str = "E09") -> Move:
    return Move(table.n(unit), table.cell(to))


# -- fortifications --------------------------------------------------------------------------------


def test_a_trench_protects_foot_whichever_way_it_faces() -> None:
    table = Table({"G01": "G09 N", "S01": "E09 S"}, works=[work("trench")])
    assert table.odds(shot(table), "S01").dv.total == 14


def test_a_unit_set_up_outside_is_not_in_the_trench_until_it_comes_back() -> None:
    outside = {"forces": (Force(numbers=(1,), hex="E09", facing="S", outside=True),)}
    table = Table({"G01": "G09 N"}, works=[work("trench")], sides={"soviet": outside}, mover=SOVIET)
    assert table.odds(shot(table), "S01").dv.total == 12
    table.act(step(table, "S01", "E10"))
    table.act(Pass())
    table.act(step(table, "S01", "E09"))
    assert table.odds(shot(table), "S01").dv.total == 14


def test_a_trench_shelters_no_vehicle_and_bars_wheels() -> None:
    table = Table({"G29": "G09 N", "G42": "F09 N", "S41": "E09 S"}, works=[work("trench")])
    assert table.odds(shot(table, "G29"), "S41").dv.total == 14
    assert step(table, "G42") not in table.offered(Move)


def test_a_bunker_is_weaker_from_behind_and_narrows_fire() -> None:
    units = {"G01": "G09 N", "G02": "C09 S", "S17": "E09 S"}
    table = Table(units, works=[work("bunker", facing="S")])
    assert table.odds(shot(table, "G02", "E09"), "S17").dv.total == 10 + 3
    assert table.odds(shot(table), "S17").dv.total == 12 + 5
    table.act(Pass())
    table.act(Pivot(table.n("S17"), 0))
    table.act(Pivot(table.n("G01"), 1))
    assert table.offered(Fire) == []


def test_ranged_fire_may_wreck_the_fortification() -> None:
    table = Table({"G09": "F09 N", "S01": "E09 S"}, works=[work("trench")])
    log = table.act(shot(table, "G09"), dice=[(1, 1), (5, 4)])
    assert happened(log, ev.AttackRolled)[1].needed == 16 - 4 - 3
    assert table.state.works == ()


def test_a_hasty_defence_protects_its_builder_until_it_moves() -> None:
    table = Table({"G01": "E09 S", "G02": "E09 S", "S01": "H09 N"})
    table.act(DigIn(table.n("G01")))
    assert table.odds(shot(table, "S01"), "G01").dv.total == 13
    assert table.odds(shot(table, "S01"), "G02").dv.total == 12
    table.act(Pass())
    table.act(Pivot(table.n("G01"), 2))
    assert table.state.works == ()


def test_the_enemys_trench_is_no_shelter_while_he_is_in_it() -> None:
    units = {"G01": "F09 N", "S01": "E09 S", "S02": "H09 N"}
    table = Table(units, works=[work("trench")])
    table.act(step(table))
    assert table.state.works[0].holder == 1
    assert table.look.shelter(table.n("G01")) is None


# -- obstacles -------------------------------------------------------------------------------------


def test_barbed_wire_costs_foot_a_die_more() -> None:
    table = Table({"G01": "F09 N", "S01": "A02 S"}, works=[work("barbed-wire")])
    table.act(step(table), dice=[(4,)])
    assert table.state.aps[0] == 7 - 1 - 4


def test_wire_may_take_all_that_is_left() -> None:
    table = Table({"G01": "G09 N", "S01": "A02 S"}, works=[work("barbed-wire", "F09")])
    table.act(step(table, to="F09"), dice=[(6,)])
    assert table.unit("G01").spent


def test_tracks_crush_wire_and_wheels_stay_out() -> None:
    units = {"G50": "F09 N", "G42": "F09 N", "S01": "A02 S"}
    table = Table(units, works=[work("barbed-wire")])
    assert step(table, "G42") not in table.offered(Move)
    table.act(step(table, "G50"))
    assert table.state.works == ()


def test_wheels_behind_wire_on_every_side_stay_where_they_are() -> None:
    units = {"G42": "F09 N", "S01": "A02 S"}
    table = Table(units)
    around = [table.setting.field.name(move.to) for move in table.offered(Move)]
    assert len(around) == 6
    table = Table(units, works=[work("barbed-wire", each) for each in around])
    assert table.offered(Move) == []


def test_a_road_block_stops_wheels_but_not_feet() -> None:
    road = ground(roads=[("F09", "E09", "D09")])
    units = {"G35": "F09 N", "G01": "F09 N", "S01": "A02 S"}
    table = Table(units, road, works=[work("road-block")])
    assert step(table, "G35") not in table.offered(Move)
    assert step(table) in table.offered(Move)


def test_mines_hit_whoever_turns_on_them_but_not_pioneers_on_foot() -> None:
    table = Table({"G01": "E09 N", "G16": "F09 N", "S01": "A02 S"}, works=[work("mines")])
    log = table.act(Pivot(table.n("G01"), 1), dice=[(3, 3)])
    assert happened(log, ev.AttackRolled)[0].result == "miss"
    table.act(Pass())
    log = table.act(step(table, "G16"))
    assert happened(log, ev.AttackRolled) == []


def test_hidden_mines_show_themselves_when_stepped_on() -> None:
    mines = work("mines", hidden=True)
    table = Table({"G01": "F09 N", "S01": "A02 S"}, works=[mines])
    assert view(table.setting, table.state, "german").works == ()
    assert view(table.setting, table.state, "soviet").works != ()
    log = table.act(step(table), dice=[(6, 6)])
    assert happened(log, ev.WorkRevealed)
    assert table.unit("G01").place == "destroyed"


# -- hidden units ----------------------------------------------------------------------------------


def test_the_enemy_does_not_see_a_hidden_unit() -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S hidden"}, ground({"E09": "light-woods"}))
    seen = view(table.setting, table.state, "german")
    assert seen.counters[table.n("S01")].cell == -1
    assert view(table.setting, table.state, "soviet").counters[table.n("S01")].cell >= 0
    assert table.offered(Fire) == []


@pytest.mark.parametrize(("beside", "told"), [("G09 S", -1), ("E09 S", SOVIET)])
def test_who_hides_in_a_fortification_does_not_show_by_holding_it(beside: str, told: int) -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S hidden", "S02": beside}, works=[work("trench")])
    assert table.state.works[0].holder == SOVIET
    assert view(table.setting, table.state, "german").works[0].holder == told
    assert view(table.setting, table.state, "soviet").works[0].holder == SOVIET


def test_who_it_is_that_acts_in_hiding_is_not_told() -> None:
    """Until it is revealed: then it has a name."""
    table = Table({"G01": "H09 N", "S01": "E09 S hidden"}, ground({"E09": "light-woods"}))
    unit = table.n("S01")
    shown = {seat: view(table.setting, table.state, seat) for seat in ("german", "soviet")}

    def told(event: object, seat: str) -> tuple[str, tuple[str, ...]]:
        seen = shown[seat]
        text = GAME.words.event(table.setting, seen, event)
        return text, GAME.shown.refs_of_event(table.setting, seen, event)

    activated = ev.UnitsActivated(1, (unit,), 7)
    assert told(activated, "german") == ("A hidden unit is activated.", ())
    assert told(activated, "soviet") == ("Rifle S01 is activated.", ("unit:S01",))
    rallied = ev.RallyRolled(unit, 7, (3, 4), 0, True)
    said = "A hidden unit needs 7 and rolls 3 + 4: it rallies."
    assert told(rallied, "german") == (said, ())
    spent = ev.UnitsSpent((unit,))
    assert GAME.words.instruct(table.setting, shown["german"], spent) == ""
    assert "S01" in GAME.words.instruct(table.setting, shown["soviet"], spent)
    assert heard(table.setting, ev.WorkHeld(table.cell("E09"), 1), "german") is None
    assert GAME.shown.details(table.setting, shown["german"], "german", "unit:S01") == []
    text, refs = told(ev.UnitRevealed(unit, table.cell("E09"), 0, "acted"), "german")
    assert text.startswith("Rifle S01 is revealed at E09")
    assert "unit:S01" in refs


def test_acting_reveals_and_it_faces_the_enemy() -> None:
    field = ground({"E09": "light-woods"})
    table = Table({"G01": "H09 S", "S01": "E09 N hidden"}, field, mover=1)
    table.act(Pivot(table.n("S01"), 2))
    assert not table.unit("S01").hidden
    other = Table({"G01": "G09 N", "S01": "E09 N hidden"}, field)
    other.act(step(other, to="F09"))
    assert other.unit("S01").hidden


@pytest.mark.parametrize(("terrain", "hidden"), [("open", False), ("light-woods", True)])
def test_in_the_open_a_foot_unit_is_noticed_from_two_hexes(terrain: str, hidden: bool) -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S hidden"}, ground({"E09": terrain}))
    table.act(step(table, to="G09"))
    assert table.unit("S01").hidden is hidden


def test_walking_into_a_hidden_unit_finds_it() -> None:
    table = Table({"G01": "F09 N", "S01": "E09 S hidden"}, ground({"E09": "light-woods"}))
    table.act(step(table))
    assert not table.unit("S01").hidden


def test_hiding_needs_to_be_out_of_sight_and_costs_five() -> None:
    wood = ground({"F09": "light-woods", "F08": "light-woods", "F10": "light-woods"})
    units = {"S01": "D09 N", "S02": "A02 S hidden", "G01": "H09 N"}
    table = Table(units, wood, mover=1)
    table.act(Hide(table.n("S01")))
    assert table.unit("S01").hidden
    assert table.state.aps[1] == 2
    seen = Table(units, mover=1)
    assert Hide(seen.n("S01")) not in seen.offered(Hide)


def test_moving_hidden_stays_hidden() -> None:
    field = ground({"E09": "light-woods", "D09": "heavy-woods"})
    table = Table({"S01": "E09 N hidden", "G01": "H09 N"}, field, mover=1)
    table.act(Sneak(table.n("S01"), table.cell("D09")))
    assert table.unit("S01").hidden
    assert table.at("S01") == "D09"
    assert table.state.aps[1] == 2


@pytest.mark.parametrize(("dice", "found"), [((3, 3), False), ((3, 4), True)])
def test_searching_by_fire_needs_six_and_the_cover(dice: tuple[int, int], found: bool) -> None:
    table = Table({"G01": "H09 N", "S01": "E09 S hidden"}, ground({"E09": "light-woods"}))
    rolls = [dice, (1, 1)] if found else [dice]
    says = [PickHex(table.cell("E09"))]
    log = table.act(Probe(table.n("G01")), dice=rolls, says=says)
    assert table.unit("S01").hidden is not found
    assert bool(happened(log, ev.NothingFound)) is not found


def test_a_hidden_unit_fires_where_it_likes_and_then_faces_its_target() -> None:
    table = Table({"S01": "E09 N hidden", "G01": "H09 N"}, ground({"E09": "light-woods"}), mover=1)
    table.act(shot(table, "S01", "H09"), dice=[(1, 1)])
    assert not table.unit("S01").hidden
    assert table.look.front(table.n("S01")) >> table.cell("H09") & 1


def test_a_hidden_holder_keeps_its_marker() -> None:
    units = {"S01": "E09 N hidden", "G01": "F09 N"}
    table = Table(units, ground({"E09": "light-woods"}), control={"E09": "soviet"})
    table.act(step(table))
    assert table.state.markers[0].side == 1
    assert table.state.intrusion is not None


def test_close_combat_on_a_minefield_sets_it_off() -> None:
    from opfor.games.coh.values.actions import Assault

    table = Table({"G01": "E09 N", "S01": "E09 S"}, works=[work("mines")])
    log = table.act(Assault(0, 1), dice=[(1, 1), (1, 1)])
    assert [roll.source for roll in happened(log, ev.AttackRolled)] == ["mines", ""]
