"""Lines that change how far anybody sees, and when the map may be left."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Exit, PlayRule
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.tests.solo.table import Table, mission, spaces
from opfor.games.coh.tests.solo.test_exit_orders import leaving
from opfor.games.coh.tests.solo.test_mission_effects import did, stand
from opfor.games.coh.told.sentences import story
from opfor.games.coh.values.actions import Leave
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.solo_events import ExitsOpened, SightChanged


def far(table: Table) -> int:
    """How far a Unit in the open sees down an open road, in hexes."""
    sight, field = look(table.setting, table.state).sight, table.setting.field
    origin = field.cell("G18")
    seen = (cell for cell in range(len(field)) if sight[origin] >> cell & 1)
    return max(field.distance(origin, cell) for cell in seen)


@pytest.mark.rule("V-43")
def test_dusk_falls_and_a_flare_lights_its_round_only() -> None:
    table = Table(mission())
    assert far(table) == 8
    did(table, "Sight 4")
    assert far(table) == 4
    did(table, "Sight 7 for this round")
    assert far(table) == 7
    table.play.state = replace(table.state, round=table.state.round + 1)
    assert far(table) == 4


@pytest.mark.rule("V-43")
def test_a_line_counts_before_the_limit_of_the_mission() -> None:
    night = mission(rules=(PlayRule(key="sight-limit", value=3),))
    table = Table(night)
    assert far(table) == 3
    did(table, "Sight 6")
    assert far(table) == 6


def waiting(*, opens: bool = True) -> SoloMission:
    """A Unit and an AI of the same mission stand where they may leave."""
    more: dict[str, Any] = {"track": spaces(s6="Open the exits")} if opens else {}
    own = {"exit": Exit(hexes=("north",), vp=2)}
    at_the_edge = leaving(stand(1, "L12"), units=(stand(1, "A08"),), **more)
    player, bot = at_the_edge.sides
    return replace(at_the_edge, sides=(replace(player, **own), bot))


def may_leave(table: Table) -> bool:
    return any(isinstance(act, Leave) for act in turn_options(table.play, 0))


@pytest.mark.rule("V-44")
def test_nobody_leaves_before_the_exits_are_open() -> None:
    table = Table(waiting())
    assert not may_leave(table)
    assert not did(table, "AI closest to south edge: Exit")
    assert not did(table, "Each AI: Exit")
    assert did(table, "Open the exits")
    assert may_leave(table)
    assert did(table, "Each AI: Exit")
    assert not did(table, "Open the exits")


@pytest.mark.rule("V-44")
def test_without_such_a_line_they_are_open() -> None:
    assert may_leave(Table(waiting(opens=False)))


def test_the_baseline_does_not_walk_to_a_closed_exit() -> None:
    table = Table(waiting())
    edge = set(table.setting.field.edge("north"))
    goals = Appraisal(table.setting, table.state, 0).goals
    assert not edge & set(goals)
    did(table, "Open the exits")
    assert edge == set(Appraisal(table.setting, table.state, 0).goals)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (SightChanged(4), "From now on nobody sees farther than 4 hexes."),
        (SightChanged(8, 2), "Until the round ends everybody sees 8 hexes far."),
        (ExitsOpened(), "From now on units may leave the map."),
    ],
)
def test_it_is_told(event: object, said: str) -> None:
    table = Table(mission())
    assert story(table.setting, table.state, event) == said
