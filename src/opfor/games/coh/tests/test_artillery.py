"""Off-board artillery and smoke."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Artillery
from opfor.games.coh.tests.bench import Table, ground, happened
from opfor.games.coh.told.view import view
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Aim, Fire, LaySmoke, Pass, PickHex
from opfor.games.coh.values.state import Barrage, Smoke


def shot(table: Table) -> Fire:
    return Fire(table.n("G01"), table.cell("E09"))


def shelled(dice: list[tuple[int, ...]], side: int = 0, smoke: bool = False) -> Table:
    units = {"G01": "A02 N", "S01": "E09 S", "S02": "D09 S", "S03": "L18 S"}
    table = Table(units)
    barrage = Barrage(side, table.cell("E09"), 2, smoke)
    table.play.state = replace(table.state, barrages=(barrage,))
    table.act(Pass())
    table.act(Pass(), dice=[*dice, (6, 6), (1, 1)])
    return table


@pytest.mark.rule("COH-2.5-h")
def test_artillery_on_target_attacks_the_hex_and_its_neighbours() -> None:
    table = shelled([(3,), (3, 3), (3, 2)])
    assert table.unit("S01").hit != ""
    assert table.unit("S02").hit == ""
    assert table.state.barrages == ()


def test_artillery_that_misses_drifts_as_far_as_the_die_says() -> None:
    """Germans need 3: a 2 drifts two hexes, here to the south (4 of six directions)."""
    table = shelled([(2,), (4,)])
    assert table.unit("S01").hit == table.unit("S02").hit == ""


def test_soviet_guns_need_a_four() -> None:
    table = shelled([(3,), (4,)], side=1)
    assert table.unit("S01").hit == ""


def test_artillery_may_lay_smoke_on_seven_hexes() -> None:
    table = shelled([(6,)], smoke=True)
    assert len(table.state.smoke) == 7
    assert {s.density for s in table.state.smoke} == {2}


@pytest.mark.rule("COH-2.5-g", "COH-2.5-h")
def test_targets_are_named_a_round_ahead() -> None:
    sides = {"german": {"artillery": Artillery(rounds=(3,))}}
    table = Table({"G01": "A02 N", "S01": "E09 S"}, sides=sides)
    table.act(Pass())
    table.act(Pass(), dice=[(6, 6), (1, 1)], says=[Aim(table.cell("E09"))])
    assert [b.due for b in table.state.barrages] == [3]
    assert view(table.setting, table.state, "soviet").barrages == ()
    table.act(Pass())
    log = table.act(Pass(), dice=[(6,), (1, 1), (6, 6), (1, 1)])
    assert len(happened(log, ev.BarrageFell)) == 1


def in_smoke(**smoke: int) -> Table:
    table = Table({"G01": "H09 N", "S01": "E09 S"})
    cells = tuple(Smoke(table.cell(name), density) for name, density in smoke.items())
    table.play.state = replace(table.state, smoke=cells)
    return table


def test_smoke_on_the_target_and_on_the_line_protects_up_to_two() -> None:
    assert in_smoke(E09=1).odds(shot(in_smoke()), "S01").dv.total == 13
    assert in_smoke(E09=2).odds(shot(in_smoke()), "S01").dv.total == 14
    assert in_smoke(F09=1).odds(shot(in_smoke()), "S01").dv.total == 13
    assert in_smoke(E09=2, F09=1).odds(shot(in_smoke()), "S01").dv.total == 14


def test_firing_out_of_smoke_is_worse() -> None:
    assert in_smoke(H09=2).odds(shot(in_smoke()), "S01").ar.total == 0
    assert in_smoke(H09=1).odds(shot(in_smoke()), "S01").ar.total == 1


def test_heavy_smoke_hides_and_two_light_ones_too() -> None:
    for smoke in ({"F09": 2}, {"F09": 1, "G09": 1}):
        table = in_smoke(**smoke)
        assert not table.look.sight.sees(table.cell("H09"), table.cell("E09"))


@pytest.mark.rule("COH-2.5-d")
def test_smoke_thins_before_each_round() -> None:
    table = in_smoke(F09=2, G09=1)
    table.act(Pass())
    table.act(Pass(), dice=[(6, 6), (1, 1)])
    assert table.state.smoke == (Smoke(table.cell("F09"), 1),)


def test_pioneers_throw_smoke_next_to_them_and_mortars_fire_it() -> None:
    table = Table({"G16": "H09 N", "S01": "A02 S"})
    table.act(LaySmoke(table.n("G16")), says=[PickHex(table.cell("G09"))])
    assert table.state.smoke == (Smoke(table.cell("G09"), 2),)
    mortar = Table({"G23": "H09 N", "S01": "A02 S"})
    mortar.act(LaySmoke(mortar.n("G23")), says=[PickHex(mortar.cell("D09"))])
    assert mortar.state.aps[0] == 4  # it sees the hex: the cost of direct fire


def test_smoke_does_not_lie_on_water() -> None:
    table = Table({"G16": "H09 N", "S01": "A02 S"}, ground({"G09": "water"}))
    table.play.answer(LaySmoke(table.n("G16")))
    assert PickHex(table.cell("G09")) not in table.play.pending.options  # type: ignore[union-attr]
