"""The same rules from the other side of the table: whoever is whose enemy."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.coh.course.firefight_rounds import turn
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.rules.action_cards import interfere
from opfor.games.coh.rules.aps_and_caps import Paid
from opfor.games.coh.rules.control_and_fieldworks import take_control
from opfor.games.coh.rules.hidden_actions import can_probe
from opfor.games.coh.rules.hidden_units import facing_nearest, is_seen_by_enemy, stays_hidden
from opfor.games.coh.rules.hits import destroy
from opfor.games.coh.rules.targets import shots
from opfor.games.coh.rules.victory import score_absent
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, ground, happened
from opfor.games.coh.tests.test_hex_effects import done
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.entries import entry_cells
from opfor.games.coh.values.state import Marker

SIDES = pytest.mark.parametrize(("own", "enemy", "side"), [("G", "S", GERMAN), ("S", "G", SOVIET)])


@SIDES
def test_whom_one_fires_at_and_who_is_in_the_way(own: str, enemy: str, side: int) -> None:
    table = Table({f"{own}01": "H09 N", f"{own}02": "G09 N", f"{enemy}01": "F09 S"})
    unit = table.n(f"{own}01")
    assert [fire.at for fire in shots(table.look, unit, 7)] == [table.cell("F09")]
    fires = [o for o in turn_options(table.play, side) if isinstance(o, do.Fire)]
    assert {fire.at for fire in fires} == {table.cell("F09")}


@SIDES
def test_who_is_seen_noticed_and_suspected(own: str, enemy: str, side: int) -> None:
    woods = ground({"F04": "heavy-woods"})
    units = {f"{own}01": "H09 N hidden", f"{own}02": "L18 N", f"{enemy}01": "F09 S"}
    table = Table({**units, f"{enemy}02": "A02 S"}, woods)
    unit = table.n(f"{own}01")
    assert is_seen_by_enemy(table.look, unit)
    assert not stays_hidden(table.look, unit, table.cell("H09"))
    assert stays_hidden(table.look, unit, table.cell("L10"))
    assert can_probe(table.look, table.n(f"{enemy}01"))
    assert not can_probe(table.look, table.n(f"{own}02"))
    assert facing_nearest(table.look, unit) == 0
    assert table.look.state.counters[unit].side == side


@SIDES
def test_reinforcements_are_kept_out_by_the_enemy_only(own: str, enemy: str, side: int) -> None:
    units = {f"{own}02": "enters A04 A06", f"{own}01": "A04 S", f"{enemy}01": "A06 S"}
    table = Table(units)
    cells = entry_cells(table.look, table.n(f"{own}02"))
    assert [table.setting.field.name(cell) for cell in cells] == ["A04"]
    assert table.unit(f"{own}02").side == side


@SIDES
def test_the_enemy_scores_for_who_is_lost_or_kept_away(own: str, enemy: str, side: int) -> None:
    nation = "soviet" if own == "G" else "german"
    worth = {nation: {"kill_vp": 2, "kill_vp_of": {"3": 5}}}
    units = {f"{own}01": "H09 N", f"{own}02": "L18 N", f"{own}03": "enters north",
             f"{enemy}01": "A02 S"}  # fmt: skip
    table = Table(units, sides=worth)
    table.play.log.clear()
    destroy(table.play, table.n(f"{own}01"))
    score_absent(table.play)
    scored = [(e.side, e.points) for e in happened(table.play.log, ev.PointsScored)]
    assert scored == [(1 - side, 2), (1 - side, 3)]


@SIDES
def test_a_marker_goes_to_the_other_side(own: str, enemy: str, side: int) -> None:
    table = Table({f"{own}01": "E09 N", f"{enemy}01": "A02 S"})
    cell = table.cell("E09")
    table.play.state = replace(table.state, markers=(Marker(cell, 1 - side),))
    take_control(table.play, cell)
    assert table.state.markers == (Marker(cell, side),)


@SIDES
def test_the_enemy_of_the_mover_may_interfere(own: str, enemy: str, side: int) -> None:
    for holder in (GERMAN, SOVIET):
        hands = (("06",), ()) if holder == GERMAN else ((), ("06",))
        table = Table({f"{own}01": "E09 N", f"{enemy}01": "A02 S"}, hands=hands)
        unit = table.n(f"{own}01")
        table.play.state = replace(table.state, mover=side, action="attack")
        found = done(table, interfere(table.play, Paid("ap", 2), [unit]), says=do.PlayBonus("06"))
        assert found.aps == (5 if holder != side else 2)


@SIDES
def test_the_sides_take_turns_unless_one_has_another(own: str, enemy: str, side: int) -> None:
    for again in (False, True):
        table = Table({f"{own}01": "E09 N", f"{enemy}01": "A02 S"})
        table.play.state = replace(table.state, mover=side, again=again)
        done(table, turn(table.play))
        begun = [e.side for e in happened(table.play.log, ev.TurnBegun)]
        assert begun == [side if again else 1 - side]
