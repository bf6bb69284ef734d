"""The track, the end of a mission and its moments to the last clause."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.games.coh.course.mission_end import ended_early, has_fighters, remaining_events
from opfor.games.coh.course.mission_lines.triggers import after_changes, tally
from opfor.games.coh.course.mission_track import advance, in_play
from opfor.games.coh.course.solo_rounds import end_round
from opfor.games.coh.tests.solo.table import Table, mission, spaces
from opfor.games.coh.tests.solo.test_mission_effects import stand
from opfor.games.coh.values import events as base


@pytest.mark.rule("COH-2.3.1-e", "COH-2.3.1-f", "COH-2.3.1-g", "COH-2.7-a")
@pytest.mark.parametrize(
    ("by", "marker", "scored", "over"),
    [
        (1, 6, [], False),
        (2, 7, [2, 4], False),
        (-2, 3, [], False),
        (-9, 1, [], False),
        (7, 12, [2, 16], True),
        (9, 12, [2, 16], True),
    ],
)
def test_where_the_marker_goes_and_which_events_run(
    by: int, marker: int, scored: list[int], over: bool
) -> None:
    """From space 5: 6 is yellow and empty on the way only if passed; 12 is the last."""
    events = {"y6": "AI scores 2 VPs", "s7": "AI scores 4 VPs", "s8": "AI scores 8 VPs",
              "s12": "AI scores 16 VPs"}  # fmt: skip
    if by == 1:
        events.pop("y6")
    table = Table(mission(track=spaces(**events)))
    table.play.state = replace(table.state, solo=replace(table.solo, marker=5))
    table.run(advance(table.play, by))
    assert table.solo.marker == marker
    assert [e.points for e in table.happened(base.PointsScored)] == scored
    assert (table.state.stage == "over") == over


@pytest.mark.rule("COH-2.7-c")
def test_only_yellow_events_ahead_of_the_marker_are_left_to_run() -> None:
    events = {"y4": "AI scores 1 VP", "y5": "AI scores 2 VPs", "s6": "AI scores 4 VPs",
              "y12": "AI scores 8 VPs"}  # fmt: skip
    table = Table(mission(track=spaces(**events)))
    table.play.state = replace(table.state, solo=replace(table.solo, marker=4))
    table.run(remaining_events(table.play))
    assert [e.points for e in table.happened(base.PointsScored)] == [2, 8]


@pytest.mark.rule("COH-2.7-c")
def test_an_event_that_ends_the_mission_ends_the_remaining_ones() -> None:
    track = spaces(y5="End the mission", y6="AI scores 2 VPs")
    table = Table(mission(track=track))
    table.run(remaining_events(table.play))
    assert table.happened(base.PointsScored) == []


@pytest.mark.rule("COH-2.3.1-c", "COH-2.3.1-d")
def test_who_is_in_play() -> None:
    """A truck on the map and an AI that comes later do not count; one due now does."""
    ai = (
        stand(35, "B03"), stand(1, "C09", "S", spent=True),
        Force(numbers=(5,), enters=2, by=("north",)), Force(numbers=(6,), enters=3, by=("north",)),
    )  # fmt: skip
    units = (stand(35, "K03"), stand(1, "K09"), stand(2, "K11", hidden=True))
    table = Table(mission(units=units, ai=ai, rumors=("A04",), cup=(7,)), round=2)
    assert in_play(table.play) == 1 + 1 + 2 + 1


@pytest.mark.rule("COH-2.7-b", "no-fighters-left")
@pytest.mark.parametrize(
    ("more", "fights"),
    [
        ({"rumors": ("A04",), "cup": (5,)}, True),
        ({"cup": (5,)}, False),
        ({"rumors": ("A04",), "no_enemy": 1}, False),
        ({"rumors": ("A04",), "cup": (36,)}, False),
    ],
    ids=["somebody behind a rumor", "no rumor on the map", "nobody behind it", "only a truck"],
)
def test_who_may_yet_come_from_behind_a_rumor(more: dict[str, Any], fights: bool) -> None:
    table = Table(mission(ai=(stand(35, "C09", "S"),), **more))
    assert has_fighters(table.play, 1) == fights
    assert table.run(ended_early(table.play)) != fights
    ends = [e.why for e in table.happened(base.GameEnded)]
    assert ends == [] if fights else ends == ["beaten:soviet"]


@pytest.mark.rule("SOLO-6.1-a")
def test_lines_for_a_moment_run_once_for_each_loss_of_their_kind() -> None:
    lines = (
        "When an AI is destroyed: AI scores 1 VP",
        "When a Unit is destroyed: AI scores 2 VPs",
        "When an RE is revealed: AI scores 4 VPs",
    )
    ai = (stand(1, "C09", "S"), stand(2, "C11", "S"), stand(3, "C13", "S"))
    table = Table(mission(ai=ai, standing=lines))
    before = tally(table.play)
    for name in ("S01", "S02", "G01"):
        unit = [c.id for c in table.state.counters].index(name)
        table.play.emit(base.UnitDestroyed(unit, False, table.counter(name).cell))
    table.run(after_changes(table.play, before))
    assert [e.points for e in table.happened(base.PointsScored)] == [1, 1, 2]
    table.play.log.clear()
    table.run(after_changes(table.play, tally(table.play)))
    assert table.happened(base.PointsScored) == []


@pytest.mark.rule("QS-19", "COH-2.4-c")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, True)])
def test_a_mission_with_a_last_round_ends_with_it(number: int, over: bool) -> None:
    table = Table(mission(rounds=2), round=number)
    table.run(end_round(table.play))
    assert (table.state.stage == "over") == over
    assert table.state.round == 2


@pytest.mark.rule("COH-2.7-b", "QC-29")
@pytest.mark.parametrize(
    ("units", "ai", "why"),
    [(1, 1, []), (35, 1, ["beaten:german"]), (1, 35, ["beaten:soviet"])],
    ids=["nobody", "the Player", "the AI"],
)
def test_whoever_cannot_fight_is_beaten(units: int, ai: int, why: list[str]) -> None:
    table = Table(mission(units=(stand(units, "K09"),), ai=(stand(ai, "C09", "S"),)))
    assert table.run(ended_early(table.play)) == bool(why)
    assert [e.why for e in table.happened(base.GameEnded)] == why


@pytest.mark.rule("SOLO-6.1-a", "COH-2.3.1-h")
def test_a_line_for_a_moment_is_a_command_order() -> None:
    """A Spent AI carries it out, and no check follows."""
    line = "When the round ends: AI closest to Unit: Move"
    spent = (stand(1, "C09", "S", spent=True),)
    table = Table(mission(ai=spent, standing=(line,)))
    table.run(end_round(table.play))
    assert len(table.happened(base.UnitMoved)) == 1
    assert table.happened(base.SpentChecked) == []
