"""What will be once a unit has gone or turned is told before; nations keep their colours."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.games.coh.tests.bench import Table
from opfor.games.coh.told.chances import cost, quick
from opfor.games.coh.told.counters import is_red
from opfor.games.coh.told.foreseen import arc
from opfor.games.coh.told.labels import label
from opfor.games.coh.told.scene import pieces
from opfor.games.coh.values.actions import Face, Move, Pivot
from opfor.kit.drawing.style import exchanged


def test_a_turn_shows_the_hexes_it_would_cover() -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"})
    north, south = (arc(table.setting, table.state, (Pivot(0, side),)) for side in (0, 3))
    assert {mark.kind for mark in (*north, *south)} == {"zone"}
    assert "hex:E09" in {mark.ref for mark in north} - {mark.ref for mark in south}


def test_a_move_shows_them_with_the_facing_it_ends_in() -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"})
    there = Move(table.n("G01"), table.cell("F09"))
    ahead, turned = (arc(table.setting, table.state, (there, Face(side))) for side in (0, 3))
    assert {mark.ref for mark in ahead} != {mark.ref for mark in turned}


def test_a_chance_to_be_hit_is_a_risk() -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"})
    found = quick(table.setting, table.state, (Move(table.n("G01"), table.cell("F09")),))
    assert found is not None
    exposed = next(each for each in found.chances if each.key == "exposed:S01")
    assert exposed.is_risk
    assert 0 < exposed.probability < 1


def test_what_a_spent_unit_does_is_priced_in_caps() -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"}, caps=(3, 0))
    counters = list(table.state.counters)
    unit = table.n("G01")
    counters[unit] = replace(counters[unit], spent=True)
    spent, there = replace(table.state, counters=tuple(counters)), Move(unit, table.cell("F09"))
    assert cost(table.setting, spent, there) == "1 CAP"
    assert label(table.setting, spent, there).endswith("(1 CAP)")
    assert label(table.setting, table.state, there).endswith("(1 AP)")


def test_the_badge_of_a_stack_tells_the_best_below() -> None:
    table = Table({"G09": "G09 N", "G01": "G09 N", "S01": "D09 S"})
    found = {piece.ref: piece for piece in pieces(table.setting, table.state, "german")}
    badge = "translate(-23 -26)"
    assert [ref for ref, piece in found.items() if badge in piece.svg] == ["unit:G01"]


def test_the_germans_are_blue_whoever_plays() -> None:
    table = Table({"G01": "G09 N", "S01": "D09 S"})
    assert not is_red(table.setting, "german")
    assert is_red(table.setting, "soviet")
    assert exchanged("--d-you:blue;--d-foeline:red") == "--d-foe:blue;--d-youline:red"
