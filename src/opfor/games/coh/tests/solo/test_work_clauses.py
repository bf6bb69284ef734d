"""Where mission lines put works and smoke, measure by measure (GEN-3.7.3, V-7)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.core.requests import Choose
from opfor.games.coh.bot.advantage import to_goal, unnoticed
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.course.ai_answers import steered
from opfor.games.coh.course.mission_lines import defense_counters as defences
from opfor.games.coh.course.mission_lines import smoke_screens as screens
from opfor.games.coh.rules.action_cards import FREE
from opfor.games.coh.rules.movement import pivot
from opfor.games.coh.tests.solo.table import marker
from opfor.games.coh.tests.solo.test_line_clauses import scene
from opfor.games.coh.tests.solo.test_mission_effects import did, names, stand
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.state import Smoke, Work
from opfor.kit.hexes import FACINGS


@pytest.mark.rule("GEN-3.7.3-d")
def test_where_a_defense_counter_may_lie() -> None:
    """Not in or next to a Unit, not next to a marker of the Player's, none on another."""
    control = (marker("E05"), marker("H14", "soviet"))
    table = scene(units=(stand(1, "K09"), stand(2, "F16")), control=control)
    field = table.setting.field
    taken = Work("mines", field.cell("C03"), side=1)
    table.play.state = replace(table.state, works=(taken,))
    survey = survey_now(table.play)
    free = set(defences._free(survey))
    barred = {
        cell
        for cell in range(len(field))
        for near in ("K09", "F16", "E05")
        if field.distance(cell, field.cell(near)) <= 1
    }
    expected = {c for c in range(len(field)) if field.holds_counters(c)} - barred
    assert free == expected - {field.cell("C03")}
    assert field.cell("H14") in free


@pytest.mark.rule("GEN-3.7.3-f", "SOLO-6.0-a")
def test_a_shelter_goes_to_an_ai_in_cover_if_none_lacks_it() -> None:
    """Both its faces are shelters, and every AI has cover already."""
    table = scene(ai=(stand(1, "D11", "S"),), defences=("trench/bunker",),
                  control=(marker("D09", "soviet"),))  # fmt: skip
    assert did(table, "Place 1 random Defense Counter")
    (placed,) = table.happened(ev.DefencePlaced)
    assert (placed.kind, names(table, [placed.cell])) == ("trench", ["D11"])
    assert table.solo.defences == ()


@pytest.mark.rule("GEN-3.7.3-f", "SOLO-6.0-a")
@pytest.mark.parametrize(
    ("faces", "kind", "there"),
    [
        ("bunker/trench", "trench", "C09"),
        ("bunker/mines", "mines", None),
        ("bunker/bunker", "bunker", None),
    ],
)
def test_no_bunker_over_a_mortar_that_may_then_not_fire(
    faces: str, kind: str, there: str | None
) -> None:
    """An 82 mm mortar stands in the open at C09; an empty bunker looks at the Unit south of it."""
    table = scene(ai=(stand(25, "C09", "S"),), defences=(faces,), units=(stand(1, "K09"),))
    assert did(table, "Place 1 random Defense Counter")
    (placed,) = table.happened(ev.DefencePlaced)
    assert placed.kind == kind
    assert (names(table, [placed.cell]) == ["C09"]) == (there == "C09")
    if kind == "bunker":
        (work,) = table.state.works
        field = table.setting.field
        unit = table.state.counters[0].cell
        assert field.arc(work.cell, FACINGS[work.facing]) >> unit & 1


@pytest.mark.rule("GEN-3.7.3-f")
def test_a_counter_that_no_hex_may_hold_is_out_of_the_game() -> None:
    table = scene(ai=(stand(1, "D11", "S"),), defences=("trench/bunker",))
    every = tuple(Work("mines", cell) for cell in range(len(table.setting.field)))
    table.play.state = replace(table.state, works=every)
    assert did(table, "Place 1 random Defense Counter")
    (placed,) = table.happened(ev.DefencePlaced)
    assert (placed.cell, placed.side) == (-1, 1)
    assert table.solo.defences == ()


@pytest.mark.rule("SOLO-6.0-a", "V-7")
@pytest.mark.parametrize(
    ("line", "there"),
    [
        ("Place 1 Trench at C09 or C05", "C09"),
        ("Place 1 Wire at C09 or E09", "E09"),
        ("Place 1 Hasty Defense at C09 or C05", "C09"),
    ],
)
def test_shelter_goes_to_an_ai_and_an_obstacle_beside_it(line: str, there: str) -> None:
    table = scene(ai=(stand(1, "C09", "S"),))
    assert did(table, line)
    assert names(table, [work.cell for work in table.state.works]) == [there]


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_smoke_screens_measure_by_measure() -> None:
    table = scene(ai=(stand(1, "C09", "S"), stand(2, "H05", "S")), units=(stand(1, "F09"),))
    survey, field = survey_now(table.play), table.setting.field
    cells = {name: field.cell(name) for name in ("C09", "F09", "H05", "A18")}
    assert [screens.over_no_unit.of(survey, cells[n]) for n in cells] == [True, False, True, True]
    assert [screens.over_an_ai.of(survey, cells[n]) for n in cells] == [True, False, True, False]
    assert [screens.units_covering.of(survey, cells[n]) for n in cells] == [1, 0, 0, 0]
    assert [screens.least_dm.of(survey, cells[n]) for n in ("C09", "H05")] == [0, 2]
    table.play.state = replace(table.state, smoke=(Smoke(cells["C09"], 1),))
    survey = survey_now(table.play)
    for density, open_ in ((1, ["F09"]), (2, ["C09", "F09"])):
        found = screens.open_to_smoke(survey, (cells["C09"], cells["F09"]), density)
        assert names(table, found) == open_


@pytest.mark.rule("V-7")
def test_what_is_to_the_ais_advantage() -> None:
    """K09 is light woods: enough not to be noticed. The nearest of two Objectives counts."""
    table = scene(units=(stand(1, "H09", "S"),), control=(marker("K11"), marker("A02")))
    survey, field = survey_now(table.play), table.setting.field
    told = {name: unnoticed.of(survey, field.cell(name)) for name in ("K09", "J09", "I09", "D12")}
    assert told == {"K09": True, "J09": False, "I09": False, "D12": True}
    assert to_goal.of(survey, field.cell("K09")) == 2


@pytest.mark.rule("COH-3.2.3-a")
def test_the_player_commits_caps_to_mines_an_ai_runs_onto() -> None:
    """An AI answers for itself alone while it moves or turns."""
    table = scene(ai=(stand(1, "C09", "S"),), units=(stand(1, "K09"),))
    ai = next(i for i, c in enumerate(table.state.counters) if c.side == table.setting.bot)
    player = 1 - table.state.counters[ai].side
    mines = Work("mines", table.state.counters[ai].cell, side=player)
    caps = (3, 0) if player == 0 else (0, 3)
    table.play.state = replace(table.state, works=(mines,), caps=caps)
    asked = next(steered(table.play, pivot(table.play, ai, 1, FREE), ai, 1))
    assert isinstance(asked, Choose)
    assert (asked.seat, asked.question) == ("player", "before-roll")
    assert len(asked.options) > 1
