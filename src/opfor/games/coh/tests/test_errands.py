"""The baseline player plays for what a firefight is about, and not with everybody alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Control, Exit, mission_ids
from opfor.core.requests import Choose
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.course.players.errands import Errand, Errands
from opfor.games.coh.tests.bench import GERMAN, SOVIET, Table, ground
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.stakes import by_road, has_errands, prize

FAR_EDGE = Exit(hexes=("A10",), vp=2)


def table(units: Mapping[str, str], markers: Mapping[str, str], **more: Any) -> Table:
    """A sand table whose markers score when they are taken."""
    made = Table(units, control=markers, **more)
    control = tuple(Control(hex=h, owner=o, when_taken=3) for h, o in markers.items())  # type: ignore[arg-type]
    mission = replace(made.setting.mission, control=control)
    made.setting = replace(made.setting, mission=mission)
    return made


def errands(made: Table, side: int = GERMAN, **changes: Any) -> dict[str, Errand]:
    """The errands of a side by the ids of its counters."""
    state = replace(made.state, **changes)
    found = Errands(made.setting, state, look(made.setting, state), side).all()
    return {state.counters[unit].id: errand for unit, errand in found.items()}


def goal(made: Table, errand: Errand) -> str:
    return made.setting.field.name(errand.row.index(0))


def test_some_take_the_marker_while_the_others_make_for_the_exit() -> None:
    units = {"G01": "E09", "G02": "F09", "G03": "K09", "G04": "K10", "S01": "B18"}
    made = table(units, {"D09": "soviet"}, sides={"german": {"exit": FAR_EDGE}})
    found = errands(made)
    assert [goal(made, found[name]) for name in ("G01", "G02")] == ["D09", "D09"]
    assert [goal(made, found[name]) for name in ("G03", "G04")] == ["A10", "A10"]
    assert [name for name, errand in found.items() if errand.leaves] == ["G03", "G04"]


def test_nobody_makes_for_an_exit_that_is_too_far() -> None:
    units = {"G03": "K09", "G04": "C10", "S01": "B18"}
    made = table(units, {}, sides={"german": {"exit": FAR_EDGE}})
    assert all(errand.leaves for errand in errands(made).values())
    late = errands(made, round=3)
    assert [name for name, errand in late.items() if errand.leaves] == ["G04"]
    assert goal(made, late["G03"]) == "B18", "it looks for the enemy instead"


def test_one_guards_the_own_marker_and_the_rest_attack() -> None:
    units = {"G01": "J09", "G02": "I09", "G03": "K05", "S01": "B09"}
    made = table(units, {"J09": "german", "B09": "soviet"})
    found = errands(made)
    assert {name: goal(made, errand) for name, errand in found.items()} == {
        "G01": "J09",
        "G02": "B09",
        "G03": "B09",
    }
    assert found["G01"].stays
    assert not found["G02"].stays


def test_time_presses_whoever_is_not_ahead() -> None:
    made = table({"G01": "J09", "S01": "B09"}, {"B09": "soviet"}, rounds=5)
    pulls = [errands(made, round=n)["G01"].pull for n in range(1, 6)]
    assert pulls == [2.0, 2.0, 3.0, 4.0, 5.0]
    assert errands(made, round=5, vp=(1, 0))["G01"].pull == 2.0


def test_a_hidden_unit_that_is_hunted_stays_and_holds_its_fire() -> None:
    hunted = {"german": {"kill_vp_of": {"1": 4}}}
    units = {"G01": "E07", "S01": "E09 hidden"}
    made = Table(units, sides=hunted, mover=SOVIET)
    request = made.play.pending
    assert isinstance(request, Choose)
    assert request.seat == "soviet"
    assert any(type(option).__name__ == "Fire" for option in request.options)
    answer = baseline_player(made.setting, made.state, request, lambda _n: 0)
    assert type(answer).__name__ == "Pass"
    assert errands(made, SOVIET)["S01"].hides
    assert prize(made.setting, made.unit("S01")) == 2.5
    assert prize(made.setting, made.unit("G01")) == 1


def test_the_truck_follows_the_road_even_where_it_bends_away() -> None:
    road = ("E09", "E08", "E07", "D07", "C07", "B07")
    field = ground(roads=[road])
    sides = {"soviet": {"exit_of": {"36": Exit(hexes=("B07",), vp=3)}}}
    made = Table({"S36": "E09 N", "G01": "L09"}, field, sides=sides, mover=SOVIET)
    errand = errands(made, SOVIET)["S36"]
    away = [errand.row[field.cell(hex_)] for hex_ in road]
    assert away == [5, 4, 3, 2, 1, 0]
    assert errand.row[field.cell("D09")] > 100, "nearer as the crow flies, but no road"
    assert errand.row == by_road(made.setting, frozenset({field.cell("B07")}))


def test_of_the_written_firefights_only_the_convoy_divides_its_labour() -> None:
    found = [name for name in mission_ids() if has_errands(prepare(Options(mission=name), {}))]
    assert found == ["convoy"]
