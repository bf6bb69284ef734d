"""Smoke, fortifications, markers, points: who lays, holds and wins (facts 3.6, 10, 12)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from opfor.cardboard.coh.missions.mission import Control, WorkRow
from opfor.games.coh.course.offers import _others
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.rules.smoke import smoke_cells, smoke_cost
from opfor.games.coh.rules.victory import score_absent, score_held
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, ground, happened
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import LaySmoke
from opfor.games.coh.values.outcome import outcome
from opfor.games.coh.values.state import OFF, Marker

# -- smoke -----------------------------------------------------------------------------------------


def test_pioneers_throw_smoke_onto_hexes_next_to_them_or_their_own() -> None:
    table = Table({"G16": "E09 N", "S01": "A02 S"}, ground({"D09": "water"}))
    cells = {table.setting.field.name(c) for c in smoke_cells(table.look, table.n("G16"))}
    near = {table.setting.field.name(c) for c in table.setting.field.adjacent(table.cell("E09"))}
    assert cells - {"E09"} == near - {"D09"}, "not on water"
    locked = Table({"G16": "E09 N", "S01": "E09 S"})
    assert smoke_cells(locked.look, locked.n("G16")) == []
    rifle = Table({"G01": "E09 N", "S01": "A02 S"})
    assert smoke_cells(rifle.look, rifle.n("G01")) == []


@pytest.mark.parametrize(
    ("unit", "enemy", "hit", "means", "may"),
    [
        ("G16", "A02", "", 2, True),
        ("G16", "A02", "", 1, False),
        ("G16", "E09", "", 7, False),
        ("G16", "A02", "stunned", 7, False),
        ("G01", "A02", "", 7, False),
    ],
    ids=["for 2", "not for 1", "not in close combat", "not stunned", "not without any"],
)
def test_who_may_lay_smoke(unit: str, enemy: str, hit: str, means: int, may: bool) -> None:
    table = Table({unit: "E09 N", "S01": f"{enemy} S"}, hits={unit: hit})
    found = list(_others(table.look, table.n(unit), means))
    assert found == [LaySmoke(table.n(unit))] * may


@pytest.mark.rule("smoke-by-direct-fire")
def test_smoke_fired_over_heads_costs_what_indirect_fire_does() -> None:
    table = Table({"G23": "I09 N", "S01": "A02 S"}, ground({"G09": "heavy-woods"}))
    mortar, look = table.n("G23"), table.look
    assert smoke_cost(look, mortar, table.cell("F07")) == 3
    assert smoke_cost(look, mortar, table.cell("E09")) == 4
    cells = smoke_cells(look, mortar, 4)
    assert table.cell("E09") in cells
    assert table.cell("E09") not in smoke_cells(look, mortar, 3)
    assert smoke_cells(look, mortar, 2) == []
    assert table.cell("H09") not in cells, "below its minimum range"


# -- holding and winning ---------------------------------------------------------------------------


def test_a_trench_is_the_first_comers_until_all_of_his_are_gone() -> None:
    trench = WorkRow(kind="trench", hex="E09", owner="german")
    table = Table({"G01": "E09 N", "S01": "E09 S", "G45": "H09 N", "S02": "A02 S"}, works=(trench,))

    def holder() -> int:
        update_holders(table.play)
        return table.state.works[0].holder

    assert holder() == GERMAN
    table.play.emit(ev.UnitMoved(table.n("G01"), table.cell("D09"), 0))
    assert holder() == SOVIET
    table.play.emit(ev.UnitMoved(table.n("G01"), table.cell("E09"), 0))
    assert holder() == SOVIET, "he was there first"
    table.play.emit(ev.UnitMoved(table.n("S01"), table.cell("F09"), 0))
    assert holder() == GERMAN
    table.play.emit(ev.UnitMoved(table.n("G01"), table.cell("D09"), 0))
    table.play.emit(ev.UnitMoved(table.n("G45"), table.cell("E09"), 0))
    assert holder() == OFF, "a tank does not fit in"


@pytest.mark.parametrize(
    ("moment", "points"),
    [({"round_ends": True}, [2]), ({"game_ends": True}, [3]), ({}, []),
     ({"round_ends": True, "game_ends": True}, [5])],
)  # fmt: skip
def test_markers_score_for_their_holder(moment: dict[str, bool], points: list[int]) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"})
    control = (Control(hex="E09", owner="soviet", each_round=2, at_end=3),)
    force_setattr(table.setting, "mission", replace(table.setting.mission, control=control))
    markers = (Marker(table.cell("H05"), SOVIET), Marker(table.cell("E09"), GERMAN))
    table.play.state = replace(table.state, markers=markers)
    table.play.log.clear()
    score_held(table.play, **moment)
    scored = [(e.side, e.points) for e in happened(table.play.log, ev.PointsScored)]
    assert scored == [(GERMAN, each) for each in points]


@pytest.mark.rule("COH-2.7-d", "QC-30")
@pytest.mark.parametrize(("vp", "winner"), [((5, 3), "german"), ((3, 5), "soviet"), ((4, 4), None)])
def test_most_points_win_a_firefight_and_equal_ones_are_a_draw(
    vp: tuple[int, int], winner: str | None
) -> None:
    table = Table({"G01": "E09 N", "S01": "A02 S"})
    assert outcome(table.setting, replace(table.state, vp=vp)) is None
    over = outcome(table.setting, replace(table.state, vp=vp, stage="over", ended="last-round"))
    assert over is not None
    assert (over.winner, over.scores) == (winner, {"german": vp[0], "soviet": vp[1]})


@pytest.mark.rule("never-entered")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ({"kill_vp": 1, "kill_vp_of": {"3": 4}}, [3]),
        ({"kill_vp": 1, "kill_vp_of": {"3": 1}}, []),
        ({"kill_vp": 1, "kill_vp_of": {"4": 4}}, []),
        ({"kill_vp": 1, "kill_vp_of": {"3": 4, "soviet-rifle": 2}}, [2]),
    ],
)
def test_what_the_enemy_scores_for_somebody_kept_off_the_map(
    row: dict[str, Any], points: list[int]
) -> None:
    """What it is worth by number beyond any other of its kind."""
    units = {"G01": "H09 N", "S01": "D09 S", "S03": "enters north"}
    table = Table(units, sides={"german": row})
    table.play.log.clear()
    score_absent(table.play)
    scored = [(e.side, e.points) for e in happened(table.play.log, ev.PointsScored)]
    assert scored == [(GERMAN, each) for each in points]
