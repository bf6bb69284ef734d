"""A counter picked by a mission's words, as on cards: superlatives, distance, then the ladder."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.core.requests import TieBreak
from opfor.core.trace import Decision
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.course.mission_lines.lines import ready, run
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.tests.solo.table import Table, mission, spaces
from opfor.games.coh.values import events as base

RIFLE, HMG, MORTAR = 1, 19, 21
"""German counters: DR 12 with red AR 2, DR 12 with 5, DR 13 with 2."""


def forces(*placed: tuple[int, str]) -> tuple[Force, ...]:
    return tuple(Force(numbers=(number,), hex=place, facing="N") for number, place in placed)


def fired_on(event: str, *units: tuple[int, str], ai: tuple[Force, ...] = ()) -> set[str]:
    """The Units attacked when the track's marker reaches an event; a strike does not drift."""
    ai = ai or forces((1, "C09"))
    table = Table(mission(units=forces(*units), ai=ai, track=spaces(y2=event)))
    table.rolls = [(6,)]
    table.run(advance(table.play, 1))
    return {table.state.counters[e.target].id for e in table.happened(base.AttackRolled)}


@pytest.mark.rule("COH-5.0-c", "QC-10")
def test_tile_20_strikes_the_lowest_dv_unit_not_the_closest() -> None:
    units = (MORTAR, "F09"), (RIFLE, "K07")
    assert fired_on("Artillery on Unit closest to AI", *units) == {"G21"}
    assert fired_on("Artillery on Lowest DV Unit closest to AI", *units) == {"G01"}


@pytest.mark.rule("COH-5.0-d", "QC-10")
def test_the_highest_ar_unit_is_struck_wherever_it_is() -> None:
    units = (RIFLE, "F09"), (HMG, "K07")
    assert fired_on("Artillery on Highest AR Unit closest to AI", *units) == {"G19"}


@pytest.mark.rule("QC-10")
def test_the_distance_word_decides_between_equals_of_the_superlative() -> None:
    units = (RIFLE, "F09"), (2, "K07")
    assert fired_on("Artillery on Lowest DV Unit closest to AI", *units) == {"G01"}
    assert fired_on("Artillery on Lowest DV Unit farthest from AI", *units) == {"G02"}


def test_distance_may_be_measured_to_a_place() -> None:
    units = (RIFLE, "F09"), (2, "K07")
    assert fired_on("Artillery on Unit closest to K08", *units) == {"G02"}


@pytest.mark.rule("COH-5.1.2-f")
def test_chance_decides_who_is_struck_when_nothing_else_does() -> None:
    table = Table(
        mission(units=forces((RIFLE, "F09"), (2, "K07")), track=spaces(y2="Artillery on Unit"))
    )
    table.run(advance(table.play, 1))
    ties = [request for request in table.asked if isinstance(request, TieBreak)]
    assert ties[0].candidates == ("G01", "G02")


@pytest.mark.rule("COH-5.0-i")
def test_the_largest_group_of_ai_marks_the_place() -> None:
    """Smoke falls on the pair, though the lone AI was listed first."""
    ai = forces((1, "C15"), (2, "C09"), (3, "C10"))
    event = "Smoke Barrage on Largest Group AI"
    table = Table(mission(ai=ai, track=spaces(y2=event)))
    table.run(advance(table.play, 1))
    (laid,) = table.happened(base.SmokeLaid)
    assert table.setting.field.cell("C15") not in laid.cells


def freshened(line: str) -> tuple[set[str], list[tuple[str, ...]]]:
    """Whom a mission's order freshens, and whom chance chose between: Spent are a mortar and two
    rifles."""
    units = tuple(
        Force(numbers=(n,), hex=place, facing="N", spent=True)
        for n, place in ((MORTAR, "F09"), (RIFLE, "K07"), (2, "K08"))
    )
    table = Table(mission(units=units))
    step = parse_line(line, "story")
    assert isinstance(step, OrderLine)
    table.run(run(table.play, step, outlook_now(table.setting, table.state)))
    ties = [request.candidates for request in table.asked if isinstance(request, TieBreak)]
    return {c.id for c in table.state.counters if c.side == 0 and not c.spent}, ties


@pytest.mark.rule("COH-5.0-c")
@pytest.mark.parametrize(
    ("line", "whom"),
    [
        ("Each Lowest DV Unit: Become Fresh", {"G01", "G02"}),
        ("2 Lowest DV Units: Become Fresh", {"G01", "G02"}),
        ("3 Lowest DV Units: Become Fresh", {"G01", "G02", "G21"}),
    ],
)
def test_orders_without_a_target_go_by_superlatives_too(line: str, whom: set[str]) -> None:
    assert freshened(line)[0] == whom


@pytest.mark.rule("COH-5.1.2-f")
def test_chance_decides_which_of_two_equals_a_line_without_a_target_means() -> None:
    whom, ties = freshened("Lowest DV Unit: Become Fresh")
    assert ties == [("G01", "G02")]
    assert len(whom) == 1


@pytest.mark.rule("COH-5.0-c")
@pytest.mark.parametrize(("place", "true"), [("K07", True), ("F09", False)])
def test_conditions_count_only_the_best(place: str, true: bool) -> None:
    table = Table(mission(units=forces((MORTAR, "F09"), (RIFLE, "K07"))))
    line = parse_line(f"If any Lowest DV Unit within 1 of {place}: AI scores 1 VP", "story")
    assert isinstance(line, OrderLine)
    held = table.run(ready(table.play, line, outlook_now(table.setting, table.state)))
    assert isinstance(held, OrderLine) is true


@pytest.mark.rule("COH-5.1.2-f")
def test_a_place_that_is_one_of_equals_is_left_to_chance() -> None:
    """Two Rumored Enemies at one distance: which hex is meant is nobody's to say but chance's."""
    rumors = ("K05", "K09")
    table = Table(mission(units=forces((RIFLE, "K07")), rumors=rumors), explain=True)
    line = parse_line("Remove 1 RE at RE closest to Unit", "story")
    assert isinstance(line, OrderLine)
    table.run(run(table.play, line, outlook_now(table.setting, table.state)))
    told = {d.question: d for d in table.play.log if isinstance(d, Decision)}
    assert told["line-target"].survivors == ("RE1", "RE2")
    assert told["line-target"].chance == {"kind": "uniform"}
    assert len(told["removed-counter"].candidates) == 1


@pytest.mark.rule("SOLO-6.0-a")
def test_which_counter_is_removed_is_a_question() -> None:
    rumors = ("A02", "B03")
    table = Table(mission(units=forces((RIFLE, "K07")), rumors=rumors), explain=True)
    line = parse_line("Remove 1 RE", "story")
    assert isinstance(line, OrderLine)
    table.run(run(table.play, line, outlook_now(table.setting, table.state)))
    (told,) = [d for d in table.play.log if getattr(d, "question", "") == "removed-counter"]
    assert told.candidates == rumors
    assert told.chance == {"kind": "uniform"}
